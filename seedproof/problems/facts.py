"""What the facts of a problem are: all that makes it, a record in code and JSON in its row.

A template declares its record in its own `facts.py`, which has no code. The fields stand in the order of the
keys in the row. They are integers, texts (exact numbers, too), lists, tuples and records; no floats. The gap
with a field's name is written by the field's type (`making/texts.py`), and read by it (`checking/texts.py`).
Where the type alone does not tell how, it is one of those below.
"""

from typing import Annotated, TypeVar

F = TypeVar("F")
"""The facts of one template."""

Matrix = Annotated[list[list[int]], "matrix"]
"""Its rows."""

Polynomial = Annotated[list[int], "polynomial in x"]
"""Its coefficients, that of the highest power first."""
