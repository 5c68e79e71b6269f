"""A linear recurrence with the second initial value withheld: find a(n) (paper: A11)."""
