"""Solving what was read, by SymPy's exact linear algebra. Only the readers (`cycle`) use this room."""
