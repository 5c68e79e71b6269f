"""Monotonicity, extrema, concavity and inflection points of a polynomial with chosen critical points."""
