"""The facts of a problem: everything that defines it, as a record in code and as JSON in its row.

Each template declares its record in its own `facts.py`, without further code. Fields have the same order as
the keys in the row. Values are integers, texts (including exact numbers), lists, tuples and records, but no
floats. A gap has the name of a field: `making/texts.py` writes it by the field's type, `checking/texts.py`
reads it by that type. Where the type alone does not say how, use one of the types below.
"""

from typing import Annotated, TypeVar

F = TypeVar("F")
"""The facts of one template."""

Matrix = Annotated[list[list[int]], "matrix"]
"""Its rows."""

Polynomial = Annotated[list[int], "polynomial in x"]
"""Its coefficients, that of the highest power first."""

Quotient = Annotated[tuple[list[int], list[int]], "quotient in x"]
"""Numerator and denominator: coefficients, that of the highest power first."""

Ratio = Annotated[tuple[int, int], "ratio"]
"""Numerator and denominator."""

PlanePoint = Annotated[tuple[int, int], "point"]
"""Its coordinates; in a text `(1, 2)`."""

SpacePoint = Annotated[tuple[int, int, int], "point"]

PlaneTerms = Annotated[list[list[int]], "terms in x and y"]
"""Of each term the powers of the letters, and the coefficient at the end; the highest powers first."""

SpaceTerms = Annotated[list[list[int]], "terms in x, y and z"]
