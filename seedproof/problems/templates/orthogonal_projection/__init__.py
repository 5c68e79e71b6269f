"""Gram-Schmidt, an orthogonal projection, and a distance or a least squares solution."""
