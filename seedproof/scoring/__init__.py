"""Scores responses: a single one, or a file of them."""
