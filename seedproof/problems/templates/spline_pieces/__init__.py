"""A drawn parabola that is continued smoothly by a polynomial with unknown coefficients."""
