"""Matrices of probabilities, as two families write them."""


def rows_of(text: str) -> list[list[str]]:
    """The rows of "1/2 1/2, 2/5 3/5"."""
    return [row.split() for row in text.split(", ")]
