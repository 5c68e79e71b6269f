"""Integrals of roots of quadratic polynomials, by trigonometric substitution."""
