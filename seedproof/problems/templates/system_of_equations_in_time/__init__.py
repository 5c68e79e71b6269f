"""Linear systems of two differential equations: the solution, and where it goes."""
