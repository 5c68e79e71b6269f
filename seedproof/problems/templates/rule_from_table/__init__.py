"""The linear, quadratic or exponential rule behind a drawn table of values."""
