"""Extreme values of a linear function on a circle, ellipse, sphere or ellipsoid."""
