"""Chooses where two power curves meet, and integrates along x: washers about y = k, shells about x = k."""

from fractions import Fraction

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, latex, product

X = Symbol("x")
_HALF = Fraction(1, 2)
_UNDER = (
    "Let $R$ be the region between the $x$-axis and the curve $y = {}$ for $0 \\le x \\le {}$.",
    "The region $R$ lies above the $x$-axis and under the curve $y = {}$, from $x = 0$ to $x = {}$.",
    "Consider the region $R$ that is bounded by the curve $y = {}$, the $x$-axis and the line $x = {}$.",
)
_BETWEEN = (
    "Let $R$ be the region in the first quadrant that is enclosed by the curves $y = {}$ and $y = {}$.",
    "The curves $y = {}$ and $y = {}$ bound a region $R$ in the first quadrant.",
    "Consider the region $R$ between the curves $y = {}$ and $y = {}$ in the first quadrant, "
    "from the origin to the point where they meet again.",
)
_QUESTIONS = (
    "Find the exact volume of the solid that is generated when $R$ is rotated about {}.",
    "What is the exact volume of the solid of revolution that $R$ generates about {}?",
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """A curve and the axis, or two curves, of which the one with the lower power is above."""
    alone = difficulty == 1 or (difficulty == 2 and draws.below(3) == 0)
    twice = draws.choice(
        ((1, 0), (4, 0), (6, 0)) if alone else ((1, 2), (1, 4), (2, 4), (2, 6), (4, 6), (1, 6))
    )
    powers = [Fraction(one, 2) for one in twice if one]
    end = draws.choice((1, 4, 4, 9)) if _HALF in powers else draws.between(1, 4)
    if end == 1 and draws.below(3):
        raise Rejected("too many regions end at 1")
    height = draws.between(1, 4 if end == 1 else 18)
    factors = [height / _power(end, one) for one in powers]
    if any(one.denominator > 1 and (one.denominator > 8 or one.numerator > 3) for one in factors):
        raise Rejected("a coefficient is ugly")
    lines: list[list[str | int]] = [["y", 0], ["x", 0]]
    if difficulty == 3 or (alone and difficulty == 2):
        lines = [
            [name, draws.choice((-3, -2, -1, far, far + 1, far + 2))]
            for name, far in (("y", height), ("x", end))
        ]
    curves = [[str(factor), str(one)] for factor, one in zip(factors, powers, strict=True)]
    facts: Facts = {"upper": curves[0], "lower": [] if alone else curves[1], "end": end}
    return facts | {"about": [draws.choice(lines)] if difficulty == 1 else lines}


def _power(base: int, exponent: Fraction) -> Fraction:
    """Of a square, where the exponent is a half."""
    if exponent == _HALF:
        return Fraction(next(one for one in range(10) if one * one == base))
    return Fraction(base) ** int(exponent)


def _moment(facts: Facts, across: int, up: int) -> Fraction:
    """The integral of x^across (upper^up - lower^up) from 0 to the end."""
    found = Fraction(0)
    for sign, curve in ((1, facts["upper"]), (-1, facts["lower"])):
        if curve:
            factor, exponent = Fraction(curve[0]), Fraction(curve[1])
            tall = (factor * _power(facts["end"], exponent)) ** up * facts["end"] ** (across + 1)
            found += sign * tall / (across + up * exponent + 1)
    return found


def answers(facts: Facts) -> list[Answer]:
    """Pi (upper^2 - lower^2) and 2 pi x (upper - lower), shifted to the line."""
    found = list[Answer]()
    for name, place in facts["about"]:
        area = _moment(facts, 0, 1)
        if name == "y":
            volume = abs(_moment(facts, 0, 2) - 2 * place * area)
        else:
            volume = 2 * abs(_moment(facts, 1, 1) - place * area)
        found.append(Answer(product(volume, PI), "number"))
    return found


def _curve(curve: list[str]) -> Formula:
    factor, exponent = Fraction(curve[0]), Fraction(curve[1])
    base = call("sqrt", X) if exponent == _HALF else X**exponent
    return factor.numerator * base / factor.denominator


def words(facts: Facts, draws: Draws) -> Words:
    """The curves in either order, and the axes or lines."""
    if facts["lower"]:
        curves = draws.sample([latex(_curve(facts[name])) for name in ("upper", "lower")], 2)
        statement = draws.choice(_BETWEEN).format(*curves)
    else:
        statement = draws.choice(_UNDER).format(latex(_curve(facts["upper"])), facts["end"])
    lines = (
        f"the line ${name} = {place}$" if place else f"the ${'x' if name == 'y' else 'y'}$-axis"
        for name, place in facts["about"]
    )
    asked = draws.choice(_QUESTIONS)
    return Words(statement, tuple(asked.format(line) for line in lines))


TEMPLATE = Template(
    subject="integral_calculus",
    method="washers against shells",
    sample=sample,
    answers=answers,
    words=words,
)
