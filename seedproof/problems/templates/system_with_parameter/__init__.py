"""A linear system with a parameter: no, one or infinitely many solutions."""
