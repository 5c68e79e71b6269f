"""Sums over the roots of a cubic polynomial, and the polynomial of numbers made from the roots."""
