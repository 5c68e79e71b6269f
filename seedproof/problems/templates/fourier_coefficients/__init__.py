"""Fourier coefficients of a periodic function with polynomial pieces, and the value of its series."""
