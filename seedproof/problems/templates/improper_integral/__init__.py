"""Improper integrals: the exact value of those that converge, and the word for those that do not."""
