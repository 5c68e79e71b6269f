"""Reads both distances, the map, and the point that is given."""

import re
from fractions import Fraction

from seedproof.problems.checking.complex_surds import element, rational, times
from seedproof.problems.checking.gaussian_integers import gaussian_integer, linear_in_z, zero_of_difference
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.complex_locus.facts import Facts, Gaussian
from seedproof.problems.templates.complex_locus.phrases import TEXTS

_DISTANCE = re.compile(r"(?:(?P<factor>[^|]+) )?\\left\|(?P<inside>[^|]+)\\right\|")
_MAP = re.compile(r"\\frac\{(?P<above>.+)\}\{(?P<below>z[^{}]*)\}")


def made(values: Values) -> Facts:
    """Return the facts of a circle, with a point or a map."""
    given: tuple[Gaussian, ...] = ()
    if "point" in values:
        given = (gaussian_integer(element(values["point"])),)
    if "map" in values:
        given = _map(values["map"])
    ratio, first = _distance(values["left"])
    square, second = _distance(values["right"])
    if ratio != 1:
        raise Unreadable("the first distance has a factor")
    return Facts(first, second, (square.numerator, square.denominator), values["asked"], given)


def _distance(text: str) -> tuple[Fraction, Gaussian]:
    """Return the square of the factor, and the point from which the distance is taken."""
    match = _DISTANCE.fullmatch(text)
    if match is None:
        raise Unreadable(f"{text!r} is no distance")
    factor = element(match["factor"] or "1")
    return rational(times(factor, factor)), zero_of_difference(match["inside"])


def _map(text: str) -> tuple[Gaussian, Gaussian, Gaussian]:
    match = _MAP.fullmatch(text)
    if match is None:
        raise Unreadable(f"{text!r} is no Moebius map")
    factor, constant = linear_in_z(match["above"])
    return gaussian_integer(factor), gaussian_integer(constant), zero_of_difference(match["below"])


READER = reader(Facts, Phrases(TEXTS, {}), made)
