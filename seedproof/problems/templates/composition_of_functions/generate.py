"""Draws two quotients of polynomials, puts one into the other, and clears the fractions in the fraction.

The composition in lowest terms can have a value where the inner function has none: such inputs stay excluded.
"""

from fractions import Fraction
from math import gcd, isqrt

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, collection, latex, polynomial

Quotient = list[list[int]]
"""Numerator and denominator, their coefficients with that of the highest power first."""

X = Symbol("x")
_PAIR = r"$$f(x) = {f} \quad\text{and}\quad g(x) = {g}$$"
_STATEMENTS = (
    "Consider the functions " + _PAIR + " each defined for all real $x$ for which its formula makes sense.",
    "Two functions are given, each on the largest possible set of real numbers: " + _PAIR,
    "Let " + _PAIR + " be functions of a real variable, each with the largest possible domain.",
)
_QUESTIONS = {
    "formula": (
        r"Find $(f \circ g)(x)$ as a single fraction in lowest terms.",
        "Simplify $f(g(x))$ to a quotient of two polynomials without a common factor.",
        "Write $f(g(x))$ as one fraction of polynomials in $x$, reduced to lowest terms.",
    ),
    "excluded": (
        r"Which real numbers are not in the domain of $f \circ g$? Give the set of all of them.",
        r"Find the set of all real $x$ for which the composition $f \circ g$ is not defined.",
    ),
    "reverse": (
        r"Find $(g \circ f)(x)$ as a single fraction in lowest terms.",
        "Simplify $g(f(x))$ to a quotient of two polynomials without a common factor.",
    ),
    "zeros": (
        "Find the set of all real solutions of $f(g(x)) = 0$.",
        r"Determine the set of all real zeros of $f \circ g$.",
    ),
}
_ASKED = (["formula", "excluded"], ["formula", "excluded", "reverse"], ["formula", "excluded", "zeros"])


def sample(draws: Draws, difficulty: int) -> Facts:
    """The inner function with a constant above; then two linear ones; then a quadratic one below f."""
    below = [1, *draws.nonzeros(1, 5)]
    if difficulty == 3:
        first, second = draws.sample((-4, -3, -2, -1, 0, 1, 2, 3, 4), 2)
        below = [1, -first - second, first * second]
    f = [[draws.choice((1, 1, 2, 3, -1)), draws.between(-5, 5)], below]
    slope = draws.choice((1, 1, 2)) if difficulty > 1 else 1
    g = [draws.nonzeros(1, 6) if difficulty == 1 else draws.nonzeros(2, 4), [slope, draws.between(-4, 4)]]
    if (difficulty > 1 and g[0][0] * g[1][1] == g[0][1] * g[1][0]) or gcd(*g[0], *g[1]) > 1:
        raise Rejected("the inner function is constant, or can be reduced")
    if _value(below, Fraction(-f[0][1], f[0][0])) == 0:
        raise Rejected("the outer function can be reduced")
    facts: Facts = {"f": f, "g": g, "asked": list(_ASKED[difficulty - 1])}
    for one, other in ((f, g), (g, f))[: 2 if difficulty == 2 else 1]:
        above, under = _composed(one, other)
        if len(under) < len(below) or max(map(abs, above + under)) > 40:
            raise Rejected("the composition has no fraction, or large numbers")
    excluded = _excluded(f, g)
    if len(excluded) < len(below) or max(one.denominator for one in excluded) > 4:
        raise Rejected("the excluded inputs are few, or not nice")
    if difficulty == 3 and len(_reached(g, Fraction(-f[0][1], f[0][0]))) != 1:
        raise Rejected("the composition has no zero")
    return facts


def answers(facts: Facts) -> list[Answer]:
    """The compositions; the pole of g and what g sends to a pole of f; what g sends to the zero of f."""
    f, g = facts["f"], facts["g"]
    found = {
        "formula": Answer(_written(_composed(f, g)), "expression(x)"),
        "excluded": Answer(collection(*_excluded(f, g)), "set"),
        "reverse": Answer(_written(_composed(g, f)), "expression(x)"),
        "zeros": Answer(collection(*_reached(g, Fraction(-f[0][1], f[0][0]))), "set"),
    }
    return [found[name] for name in facts["asked"]]


def _composed(outer: Quotient, inner: Quotient) -> Quotient:
    """Both halves of the outer function multiplied by the inner denominator, as often as needed."""
    (above, below), degree = inner, max(map(len, outer)) - 1
    halves = []
    for half in outer:
        found = [0] * (degree * (max(map(len, inner)) - 1) + 1)
        for power, value in enumerate(reversed(half)):
            term = [value]
            for factor in [above] * power + [below] * (degree - power):
                term = _times(term, factor)
            found = [a + b for a, b in zip(found, [0] * (len(found) - len(term)) + term, strict=True)]
        while len(found) > 1 and not found[0]:
            found.pop(0)
        halves.append(found)
    common = gcd(*halves[0], *halves[1]) * (1 if halves[1][0] > 0 else -1)
    return [[value // common for value in half] for half in halves]


def _times(one: list[int], other: list[int]) -> list[int]:
    found = [0] * (len(one) + len(other) - 1)
    for place, value in enumerate(one):
        for further, more in enumerate(other):
            found[place + further] += value * more
    return found


def _value(coefficients: list[int], x: Fraction) -> Fraction:
    found = Fraction(0)
    for one in coefficients:
        found = found * x + one
    return found


def _poles(below: list[int]) -> list[Fraction]:
    """The zeros of a denominator of degree 1 or 2; rational by choice."""
    if len(below) == 2:
        return [Fraction(-below[1], below[0])]
    a, b, c = below
    return [Fraction(-b + sign * isqrt(b * b - 4 * a * c), 2 * a) for sign in (-1, 1)]


def _reached(inner: Quotient, y: Fraction) -> list[Fraction]:
    """Where a quotient of linear functions has the value y."""
    above, below = [[0] * (2 - len(half)) + half for half in inner]
    slope, constant = (one - y * other for one, other in zip(above, below, strict=True))
    return [-constant / slope] if slope else []


def _excluded(f: Quotient, g: Quotient) -> list[Fraction]:
    return sorted(_poles(g[1]) + [x for pole in _poles(f[1]) for x in _reached(g, pole)])


def _written(quotient: Quotient) -> Formula:
    return polynomial(quotient[0], X) / polynomial(quotient[1], X)


def words(facts: Facts, draws: Draws) -> Words:
    """Both functions."""
    f, g = (latex(_written(facts[name])) for name in "fg")
    statement = draws.choice(_STATEMENTS).replace("{f}", f).replace("{g}", g)
    return Words(statement, tuple(draws.choice(_QUESTIONS[name]) for name in facts["asked"]))


TEMPLATE = Template(
    subject="algebra", method="polynomial identity", sample=sample, answers=answers, words=words
)
