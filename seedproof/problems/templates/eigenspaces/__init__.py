"""Eigenvalues and eigenspaces of a matrix similar to a chosen one."""
