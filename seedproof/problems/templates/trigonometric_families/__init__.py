"""Trigonometric equations that are factored by sums and products; all real solutions are asked for."""
