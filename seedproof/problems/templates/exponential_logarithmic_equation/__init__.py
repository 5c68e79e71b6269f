"""Exponential and logarithmic equations over the real numbers."""
