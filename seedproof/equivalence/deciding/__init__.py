"""Equality of the values of two expressions: decided exactly, or refuted by balls."""
