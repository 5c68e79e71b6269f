"""The minimal polynomial of a matrix, and a power of the matrix expressed by it."""
