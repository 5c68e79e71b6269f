"""Plants radicands whose leading coefficients are powers, and adds up the expansions of the roots in 1/x."""

from fractions import Fraction
from typing import Any

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import INFINITY, Formula, Symbol, formula, latex, polynomial

X = Symbol("x")
_STATEMENTS = (
    "Let $${}$$ for all real $x$ for which the right side is defined; all roots are real.",
    "Consider the function $${}$$ with real roots, wherever it is defined.",
    "For real $x$ of large absolute value a function is given by $${}$$ where all roots are real.",
)
_QUESTIONS = (
    "Find $\\lim_{{x \\to {}}} f(x)$; write $\\infty$ or $-\\infty$ if the limit is infinite.",
    "What is $\\lim_{{x \\to {}}} f(x)$? It may be a number, $\\infty$ or $-\\infty$.",
)
_ENDS = ("\\infty", "-\\infty")
_KINDS = (
    "root-line line/root root/line",
    "root-root sum/sum sum/sum",
    "x(root-line) x(root-root) cube-line cube-root",
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """One root and a line; two roots; then a factor that grows, or a cube root."""
    kind, a = draws.choice(_KINDS[difficulty - 1].split()), draws.between(1, 3)

    def under(scale: int) -> list[int]:
        slope, constant = draws.nonzeros(1, 9)[0], draws.between(-5, 9)
        if slope**2 == 4 * scale**2 * constant:
            raise Rejected("a radicand is a square")
        return [scale**2, slope, constant]

    line, radicand, other = [a, draws.between(-4, 4)], under(a), under(a)
    one: list[Any] = [[], [1]]
    above, below, power = one, one, int(kind.startswith("x"))
    if kind == "root-line":
        above = [[[1, 2, radicand]], [-one for one in line]]
    elif kind in ("line/root", "root/line"):
        line = [draws.between(1, 6), draws.nonzeros(1, 7)[0]]
        above, below = [[], line], [[[1, 2, radicand]], []]
        above, below = (above, below) if kind == "line/root" else (below, above)
    elif kind in ("root-root", "x(root-root)"):
        other[1] = radicand[1] if power else other[1]
        above = [[[1, 2, radicand], [-1, 2, other]], []]
    elif kind == "sum/sum":
        above, below = (
            [[[draws.choice((1, -1)), 2, under(draws.between(1, 3))]], draws.integers(2, 1, 4)] for _ in "ab"
        )
    elif kind == "x(root-line)":
        radicand = [a * a, 2 * a * line[1], line[1] ** 2 + draws.nonzeros(1, 9)[0]]
        above = [[[1, 2, radicand]], [-one for one in line]]
    else:
        cube = [1, 3, [a**3, 3 * a * draws.between(-3, 3), draws.between(-5, 5), draws.between(-4, 7)]]
        rest: list[Any] = [[-1, 2, other]] if kind == "cube-root" else []
        above = [[cube, *rest], [] if rest else [-one for one in line]]
    facts = {"power": power, "above": above, "below": below}
    limits = [_limit(facts, direction) for direction in (1, -1)]
    finite = [limit for limit in limits if isinstance(limit, Fraction)]
    if not any(finite) or any(abs(limit) > 30 or limit.denominator > 36 for limit in finite):
        raise Rejected("no limit is a nice number other than zero")
    return facts


def _expanded(part: list[Any], direction: int) -> list[Fraction]:
    """The coefficients of x, 1 and 1/x; a square root of x squared is minus x on the left."""
    roots, line = part
    found = [Fraction(one) for one in [0, 0, *line][-2:]] + [Fraction(0)]
    for sign, index, (first, second, third, *_) in roots:
        a = next(a for a in range(1, 10) if a**index == first)
        front, u, v = (
            sign * a * (direction if index == 2 else 1),
            Fraction(second, first),
            Fraction(third, first),
        )
        terms = (Fraction(1), u / index, v / index - Fraction(index - 1, 2 * index**2) * u**2)
        found = [one + front * term for one, term in zip(found, terms, strict=True)]
    return found


def _limit(facts: Facts, direction: int) -> Fraction | Formula:
    """The quotient of the first terms that are left."""
    terms = []
    for name in ("above", "below"):
        found = _expanded(facts[name], direction)
        place = next((place for place, one in enumerate(found) if one), None)
        if place is None:
            raise Rejected("the first three terms of an expansion vanish")
        terms.append((1 - place, found[place]))
    (high, top), (low, bottom) = terms
    power, ratio = high - low + facts["power"], top / bottom
    if power > 0:
        return INFINITY if ratio * direction**power > 0 else -INFINITY
    return ratio if power == 0 else Fraction(0)


def answers(facts: Facts) -> list[Answer]:
    """Right and left."""
    limits = [_limit(facts, direction) for direction in (1, -1)]
    return [Answer(one if isinstance(one, Formula) else formula(one), "number") for one in limits]


def _said(part: list[Any]) -> str:
    """A sum of roots and a line; the line goes first if the root is subtracted."""
    roots, line = part
    terms = [latex(polynomial(line, X))] if any(line) else []
    for sign, index, under in roots:
        said = (
            "-" if sign < 0 else ""
        ) + rf"\sqrt{'[3]' if index == 3 else ''}{{{latex(polynomial(under, X))}}}"
        terms.insert(0 if sign > 0 else len(terms), said)
    return terms[0] + "".join(f" - {one[1:]}" if one[0] == "-" else f" + {one}" for one in terms[1:])


def words(facts: Facts, draws: Draws) -> Words:
    """The function, and both limits."""
    said = _said(facts["above"])
    if facts["below"] != [[], [1]]:
        said = rf"\frac{{{said}}}{{{_said(facts['below'])}}}"
    if facts["power"]:
        said = rf"x \left({said}\right)"
    question = draws.choice(_QUESTIONS)
    statement = draws.choice(_STATEMENTS).format(f"f(x) = {said}")
    return Words(statement, tuple(question.format(end) for end in _ENDS))


TEMPLATE = Template(
    subject="differential_calculus", method="series in 1/x", sample=sample, answers=answers, words=words
)
