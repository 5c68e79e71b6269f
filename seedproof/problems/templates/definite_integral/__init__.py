"""A definite integral with an exact value, and the mean value of the function."""
