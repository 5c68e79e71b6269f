"""Limits of the form 0/0 at zero, planted by subtracting a Taylor polynomial."""
