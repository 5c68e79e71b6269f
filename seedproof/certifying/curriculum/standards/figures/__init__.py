"""Perimeters, areas and sides of triangles, rectangles and polygons."""
