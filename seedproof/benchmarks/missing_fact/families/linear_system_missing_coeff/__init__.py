"""A linear system with one coefficient withheld: find one unknown (paper: B7)."""
