"""Two equations in three integers, one of which is shared and withheld: find all three (paper: A5)."""
