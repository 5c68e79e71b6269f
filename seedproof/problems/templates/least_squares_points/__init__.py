"""Least squares for points on a grid."""
