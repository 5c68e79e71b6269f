"""Reads the polynomial, the known sum, and what is asked of the roots."""

from fractions import Fraction

import msgspec

from seedproof.equivalence import read
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of, read_kind
from seedproof.problems.templates.symmetric_functions_of_roots.facts import Facts
from seedproof.problems.templates.symmetric_functions_of_roots.phrases import IMAGES, TEXTS, WORDS

_UNKNOWN = {"squares": (1, 1), "cubes": (0, 1)}
"""By the known sum, the powers of x and c in the term whose coefficient is not given."""


def made(values: Values) -> Facts:
    """Return the facts of a cubic polynomial and what is asked of its roots."""
    image, numbers = _image(values["images"])
    terms = expanded(read(values["polynomial"]), "xc")
    powers = [2, 1, 0]
    known = values.get("known")
    if known:
        place = _UNKNOWN.get(known, (0, 0))
        if terms.pop(place, None) != 1:
            raise Unreadable("the number c does not stand where the known sum decides it")
        powers.remove(place[0])
    coefficients = [integer(terms.pop((power, 0), Fraction(0))) for power in powers]
    if terms != {(3, 0): 1}:
        raise Unreadable("the polynomial is not cubic and monic, or has more terms")
    found = {"coefficients": coefficients, "image": image, "numbers": numbers}
    facts: Facts = msgspec.convert(values | found, Facts)
    return facts


def _image(text: str) -> tuple[str, tuple[int, int]]:
    """Return what is made of the roots, with its numbers."""
    image, gaps = read_kind(text, IMAGES)
    match image:
        case "linear":
            return image, (integer_of(gaps["a"]), _signed(gaps["b"]))
        case "shifted":
            return image, (0, _signed(gaps["b"]))
        case "quotient":
            return image, (_signed(gaps["a"]), _signed(gaps["b"]))
    return image, (0, 0)


def _signed(text: str) -> int:
    """Return the number of `+ 3` or `- 3`."""
    sign, _, digits = text.partition(" ")
    number = integer_of(digits)
    match sign:
        case "+":
            return number
        case "-":
            return -number
    raise Unreadable(f"{text!r} has no sign")


READER = reader(Facts, Phrases(TEXTS, WORDS), made)
