"""A determinant with a parameter: where it is zero, and an entry of the inverse."""
