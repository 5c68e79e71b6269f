"""A matrix equation that is solved by an inverse, and a determinant that follows from it."""
