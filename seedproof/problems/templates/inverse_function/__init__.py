"""The inverse of a Möbius, exponential or logarithmic function, with its domain and range."""
