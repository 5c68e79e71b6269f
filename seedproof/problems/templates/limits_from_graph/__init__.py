"""Limits, values and discontinuities of a function, read off a graph with jumps and holes."""
