"""Tangent plane, directional derivative and steepest ascent of a polynomial."""
