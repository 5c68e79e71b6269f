"""Reads both right sides as linear forms in x and y."""

from fractions import Fraction

from seedproof.equivalence import read
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.system_of_equations_in_time.facts import Facts
from seedproof.problems.templates.system_of_equations_in_time.phrases import TEXTS


def _made(values: Values) -> Facts:
    return Facts(
        matrix=(_row(values["first"]), _row(values["second"])),
        start=(integer_of(values["x0"]), integer_of(values["y0"])),
        asked=values["asked"],
    )


def _row(text: str) -> tuple[int, int]:
    """Return the coefficients of x and y. Raises: Unreadable where there is another term."""
    terms = expanded(read(text), "xy")
    x, y = (terms.pop(powers, Fraction(0)) for powers in ((1, 0), (0, 1)))
    if terms:
        raise Unreadable(f"{text!r} is no linear form in x and y")
    return integer(x), integer(y)


READER = reader(Facts, Phrases(TEXTS, {}), _made)
