"""Linear approximation: a value with an error bound, and errors of measured quantities."""
