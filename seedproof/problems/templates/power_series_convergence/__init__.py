"""Radius and interval of convergence of a power series."""
