"""A quadratic form: its matrix or definiteness, its eigenvalues, and its extremum on a sphere."""
