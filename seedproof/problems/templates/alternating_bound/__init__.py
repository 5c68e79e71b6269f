"""Bounds for the sum of an alternating series, and how many terms a precision needs."""
