"""Reads the number, and that the series named for it is its own."""

import msgspec

from seedproof.problems.checking.rational_values import fraction_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.approximation_by_series import phrases
from seedproof.problems.templates.approximation_by_series.facts import Facts


def made(values: Values) -> Facts:
    """Return the number, a value or an integral."""
    kind, source = read_kind(values["source"], phrases.SOURCES)
    numbers = {"power": 0, "weight": 0, "digits": values["digits"]}
    function = values["number"]
    end = source.get("end", "")
    if kind == "integral":
        integral = read_gaps(function, phrases.INTEGRAL)
        end = integral["end"]
        numbers["power"], _ = read_kind(source["inside"], phrases.INSIDES)
        numbers["weight"], function = _weight(integral["integrand"])
    if _function(source["function"]) != (_function(function)[0], "t"):
        raise Unreadable("the series is that of another function, or not one in t")
    name, inside = _function(function)
    if inside != source.get("inside", end):
        raise Unreadable("the series is that of another number")
    return msgspec.convert({**numbers, "function": name, "end": str(fraction_of(end))}, Facts)


def _weight(text: str) -> tuple[int, str]:
    """Return the power of x beside the function, and the function."""
    for weight in (-2, -1, 1, 2):
        try:
            return weight, read_gaps(text, phrases.WEIGHTS[weight])["function"]
        except Unreadable:
            continue
    return 0, text


def _function(text: str) -> tuple[str, str]:
    """Return the function, and what it is taken of; a numerator needs no brackets."""
    if text.startswith("1 - "):
        return _function(rf"\left({text}\right)")
    function, gaps = read_kind(text, phrases.FUNCTIONS)
    return function, gaps["inside"]


READER = reader(Facts, Phrases(phrases.TEXTS, {}), made)
