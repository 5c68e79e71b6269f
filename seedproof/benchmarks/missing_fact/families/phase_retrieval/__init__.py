"""A signal from the magnitudes of its Fourier transform, one sign withheld (paper: A8)."""
