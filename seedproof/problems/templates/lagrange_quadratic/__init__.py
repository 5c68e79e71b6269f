"""Extremes of quadratic functions and products under a condition."""
