"""Statistics of rows, and the expectations of their tables."""
