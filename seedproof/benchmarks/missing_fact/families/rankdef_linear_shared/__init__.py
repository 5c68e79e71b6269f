"""Two equations of four, in three integers: either of the others completes them (paper: A10)."""
