"""A sketch with lengths from which the function to optimise is built."""
