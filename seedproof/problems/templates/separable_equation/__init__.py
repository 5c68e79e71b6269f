"""Separable differential equations: the solution, and where it exists or grows fastest."""
