"""Partial sums and the sum of a series whose terms are differences of neighbours."""
