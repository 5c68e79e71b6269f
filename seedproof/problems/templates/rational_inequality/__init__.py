"""A rational inequality with chosen roots and poles."""
