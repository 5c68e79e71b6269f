"""A series-parallel circuit with one resistance withheld: find the equivalent resistance (paper: B2)."""
