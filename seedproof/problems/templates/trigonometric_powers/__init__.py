"""Integrals of powers and products of trigonometric functions, and reduction formulas for them."""
