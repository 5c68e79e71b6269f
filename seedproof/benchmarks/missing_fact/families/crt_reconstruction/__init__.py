"""Three congruences with the third withheld: find the smallest x (paper: A2)."""
