"""Chooses what is raised to the n-th power, its scale, and a slowly varying factor known to behave."""

from fractions import Fraction
from math import gcd, isqrt

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    Formula,
    Power,
    Symbol,
    call,
    formula,
    interval,
    latex,
    polynomial,
    product,
    quotient,
    root,
)

N, X = Symbol("n"), Symbol("x")
_NEVER, _ALTERNATING, _ALWAYS = range(3)
_WEIGHTS = {
    # Above, below, whether a root is taken of what is below, logarithms below; series without a power.
    ("1", "1", 0, 0): _NEVER,
    ("n", "1", 0, 0): _NEVER,
    ("1", "n", 0, 0): _ALTERNATING,
    ("1", "n + 1", 0, 0): _ALTERNATING,
    ("1", "n^2", 0, 0): _ALWAYS,
    ("n^2", "1", 0, 0): _NEVER,
    ("n", "n + 1", 0, 0): _NEVER,
    ("1", "n", 1, 0): _ALTERNATING,
    ("1", "2 n + 1", 0, 0): _ALTERNATING,
    ("1", "n + 2", 1, 0): _ALTERNATING,
    ("1", "n^2 + 1", 0, 0): _ALWAYS,
    ("1", "n^3", 1, 0): _ALWAYS,
    ("n", "n^2 + 1", 0, 0): _ALTERNATING,
    ("1", "n^2 + n", 0, 0): _ALWAYS,
    ("1", "n", 0, 1): _ALTERNATING,
    ("1", "n", 0, 2): _ALWAYS,
    ("1", "1", 0, 1): _ALTERNATING,
    ("n", "n^3 + 1", 0, 0): _ALWAYS,
    ("n", "n^3 + 2", 1, 0): _ALTERNATING,
}
_STATEMENTS = (
    "Consider the power series $$\\sum_{{n={}}}^{{\\infty}} {}$$ for real $x$.",
    "For real numbers $x$, study the convergence of $$\\sum_{{n={}}}^{{\\infty}} {}.$$",
    "A function of a real variable is defined by the power series $$f(x) = \\sum_{{n={}}}^{{\\infty}} {}$$ "
    "wherever it converges.",
)
_RADIUS = ("Find the radius of convergence.", "What is the radius of convergence of the series?")
_INTERVAL = (
    "Find the interval of convergence, with its ends where they belong to it, in interval notation.",
    "For which real $x$ does the series converge? Answer in interval notation, after testing both ends.",
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """A shifted x; then a multiple of it and more factors; then squares, fractions and logarithms."""
    low, high = ((0, 5), (2, 14), (5, 19))[difficulty - 1]
    inside = [1 if difficulty == 1 else draws.choice((1, 2, 3)), draws.between(-5, 5)]
    step = draws.choice((1, 2)) if difficulty == 3 else 1
    base = Fraction(draws.between(1, 6))
    if difficulty == 3 and step == 1:
        base = Fraction(draws.between(2, 7), draws.between(2, 5))
    surd = step == 2 and isqrt(base.numerator) ** 2 != base.numerator
    if (
        gcd(*inside) > 1
        or (difficulty == 3 and step == 1 and base.denominator == 1)
        or surd > (inside[0] == 1)
    ):
        raise Rejected("a divisor could be taken out, or the ends are not neat")
    if inside == [1, 0] and (base == 1 or difficulty > 1):
        raise Rejected("the centre is 0")
    above, below, radical, logs = draws.choice(list(_WEIGHTS)[low:high])
    return {
        "inside": inside,
        "step": step,
        "sign": draws.choice((1, -1)),
        "base": str(base),
        "weight": {"above": above, "below": below, "root": radical, "logs": logs},
    }


def answers(facts: Facts) -> list[Answer]:
    """Right of the centre the powers are positive; left of it they alternate, unless they are squares."""
    (factor, shift), base, weight = facts["inside"], Fraction(facts["base"]), facts["weight"]
    size = formula(base) if facts["step"] == 1 else root(base)
    low, high = (_divided(-shift, one, factor) for one in (-size, size))
    kind = _WEIGHTS[weight["above"], weight["below"], weight["root"], weight["logs"]]
    right = kind == _ALWAYS or (kind == _ALTERNATING and facts["sign"] < 0)
    left = kind == _ALWAYS or (kind == _ALTERNATING and facts["sign"] * (-1) ** facts["step"] < 0)
    return [
        Answer(quotient(size, factor), "number"),
        Answer(interval(low, high, "[" * left + "]" * right), "interval_union"),
    ]


def _divided(shift: int, size: Formula, factor: int) -> Formula:
    return quotient(shift + size, factor)


def _polynomial(text: str) -> Formula:
    """A polynomial in n from the table."""
    found = {0: 0}
    for term in text.split(" + "):
        number, _, letter = term.rpartition(" ") if "n" in term else (term, "", "1")
        power = 0 if letter == "1" else int(letter[2:] or 1)
        found[power] = int(number or 1)
    return polynomial([found.get(power, 0) for power in range(max(found), -1, -1)], N)


def words(facts: Facts, draws: Draws) -> Words:
    """The term as one fraction."""
    base, weight = Fraction(facts["base"]), facts["weight"]
    below = _polynomial(weight["below"])
    down = product(
        _power(base.numerator),
        call("sqrt", below) if weight["root"] else below,
        call("log", N) ** weight["logs"],
    )
    exponent = N if facts["step"] == 1 else 2 * N
    up = product(
        Power(formula(-1), N) if facts["sign"] < 0 else 1,
        _power(base.denominator),
        _polynomial(weight["above"]),
        polynomial(facts["inside"], X) ** exponent,
    )
    statement = draws.choice(_STATEMENTS).format(2 if weight["logs"] else 1, latex(quotient(up, down)))
    return Words(statement, (draws.choice(_RADIUS), draws.choice(_INTERVAL)))


def _power(base: int) -> Formula:
    return formula(1) if base == 1 else Power(formula(base), N)


TEMPLATE = Template(
    subject="sequences_series",
    method="order of the terms at the ends",
    sample=sample,
    answers=answers,
    words=words,
)
