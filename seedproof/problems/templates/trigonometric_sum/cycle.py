"""Reads the terms of both sums: weight, power and angle."""

import re
from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import PI, Call, Node, Power, Symbol
from seedproof.problems.checking.complex_surds import element_of, norm, rational
from seedproof.problems.checking.terms import multiple_of, term_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.trigonometric_sum.facts import Facts, Weight
from seedproof.problems.templates.trigonometric_sum.phrases import TEXTS

_K = Symbol("k")
_SUM = re.compile(
    r"\\sum_\{k=0\}\^\{(?P<last>[1-9][0-9]*)\} "
    r"((?P<rising>k (?:\\cdot )?)|\\binom\{(?P<upper>[0-9]+)\}\{k\} )?(?P<term>.*)"
)


def made(values: Values) -> Facts:
    """Return what both sums have in common: everything but the function."""
    facts = _facts(values["cosines"], "cos")
    if _facts(values["sines"], "sin") != facts:
        raise Unreadable("the sums do not belong together")
    return facts


def _facts(text: str, function: str) -> Facts:
    match = _SUM.fullmatch(text)
    if match is None or match["upper"] not in (None, match["last"]):
        raise Unreadable(f"{text!r} is no such sum")
    weight: Weight = "rising" if match["rising"] else "binomial" if match["upper"] else "geometric"
    square = Fraction(1)
    *powers, wave = term_of(read(match["term"])).factors
    for power in powers:
        square *= _square(power)
    match wave:
        case Call(name, (argument,)) if name == function:
            angle = multiple_of(argument, (_K, PI))
            return Facts(weight, square.as_integer_ratio(), angle.as_integer_ratio(), int(match["last"]))
    raise Unreadable(f"{text!r} has another function")


def _square(power: Node) -> Fraction:
    """Return the square of r, from r^k, or from a power with half the exponent."""
    match power:
        case Power(base, exponent) if exponent == _K:
            return rational(norm(element_of(base)))
        case Power(base, exponent) if multiple_of(exponent, (_K,)) == Fraction(1, 2):
            return rational(element_of(base))
    raise Unreadable("a factor is no such power")


READER = reader(Facts, Phrases(TEXTS, {}), made)
