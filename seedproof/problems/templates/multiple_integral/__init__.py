"""A polynomial integrated over a triangle, a parabolic segment, or a tetrahedron."""
