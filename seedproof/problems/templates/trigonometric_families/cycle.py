"""Reads the terms of a sum of sines or cosines, the right side, and the interval."""

from fractions import Fraction
from typing import Literal, NamedTuple

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Call, Product, Symbol
from seedproof.problems.checking.complex_surds import element_of, gaussian, rational, real_part, times
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.shares import share_of_pi
from seedproof.problems.checking.terms import Term, multiple_of, terms_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.trigonometric_families.facts import Facts
from seedproof.problems.templates.trigonometric_families.phrases import TEXTS


class Wave(NamedTuple):
    """A term: the square of its factor, with its sign, the function, and the multiple of x in it."""

    square: int
    function: Literal["sin", "cos"]
    multiple: int


def made(values: Values) -> Facts:
    """Return the equation and the interval."""
    waves = _waves(values["left"])
    signs = [wave.square for wave in waves]
    multiples = [wave.multiple for wave in waves]
    function = waves[0].function
    sign: Literal[1, -1] = 1
    if signs == [1, -1]:
        sign = -1
        if function == "sin":
            multiples.reverse()
    elif {*signs} != {1}:
        raise Unreadable("there are factors on the left, or a sum of four has a minus sign")
    if any(wave.function != function for wave in waves):
        raise Unreadable("there are sines and cosines on the left")
    factor = 0
    if values["right"] != "0":
        first, last = multiples
        (right,) = _waves(values["right"])
        if right != (right.square, "sin" if sign == -1 else "cos", (last - first) / 2):
            raise Unreadable(f"{values['right']!r} is no right side of these equations")
        factor = right.square
    low, high = (integer(2 * share_of_pi(read(values[end]))) for end in ("low", "high"))
    return Facts(function=function, multiples=multiples, sign=sign, factor=factor, interval=(low, high))


def _waves(text: str) -> list[Wave]:
    return list(map(_wave, terms_of(read(text))))


def _wave(term: Term) -> Wave:
    if term == Term(Fraction(1), ()):
        return Wave(1, "cos", 0)
    *roots, wave = term.factors
    factor = times(gaussian(term.number, 0), element_of(Product(tuple(roots))))
    square = integer(rational(times(factor, factor)))
    match wave:
        case Call("sin" | "cos" as function, (argument,)):
            multiple = integer(multiple_of(argument, (Symbol("x"),)))
            return Wave(square if real_part(factor) > 0 else -square, function, multiple)
    raise Unreadable("a term is no sine or cosine")


READER = reader(Facts, Phrases(TEXTS, {}), made)
