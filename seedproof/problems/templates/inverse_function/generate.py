"""Draws the coefficients of an invertible function, and undoes its steps in reverse order."""

from fractions import Fraction
from math import gcd

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula

X = formula.Symbol("x")
_STATEMENTS = (
    "The one-to-one function $f$ is defined by $$f(x) = {}$$ for all real $x$ for which this makes sense.",
    "Let $$f(x) = {}$$ on the largest possible set of real numbers. This function has an inverse.",
    "Consider the invertible function $$f(x) = {}$$ whose domain consists of all real $x$ for which the "
    "formula is defined.",
)
_FORMULAS = (
    "Find a formula for $f^{-1}(x)$.",
    "Determine $f^{-1}(x)$.",
    "Give the rule of the inverse, $f^{-1}(x)$.",
)
_DOMAINS = (
    "What is the domain of $f^{-1}$? Answer in interval notation.",
    "Give the domain of $f^{-1}$ in interval notation.",
)
_RANGES = (
    "What is the range of $f^{-1}$? Answer in interval notation.",
    "Give the range of $f^{-1}$ in interval notation.",
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Möbius functions in the first two difficulties; shifts and rates come in one after the other."""
    kind = draws.choice(
        (("moebius", "exponential"), ("moebius", "exponential", "logarithm"), ("exponential", "logarithm"))[
            difficulty - 1
        ]
    )
    if kind == "moebius":
        above, below = (
            draws.nonzeros(2, 4 + 2 * difficulty),
            [draws.between(2, 6) if difficulty == 2 else 1, draws.nonzeros(1, 8)[0]],
        )
        if above[0] * below[1] == above[1] * below[0] or gcd(*above, *below) > 1:
            raise Rejected("the function is constant, or not in lowest terms")
        return {"kind": kind, "above": above, "below": below}
    rate, shift = draws.choice((-4, -3, -2, -1, 2, 3, 4, 5)), draws.nonzeros(1, 7)[0]
    if kind == "logarithm" and difficulty == 2:
        rate = 1
    if kind == "exponential" and difficulty < 3:
        rate, shift = rate if difficulty == 2 else 1, 0
    factor = (
        draws.choice((-5, -4, -3, -2, 2, 3, 4, 5, 6, 7)) if difficulty != 2 or kind == "exponential" else 1
    )
    base = draws.choice("eee23") if difficulty > 1 else "e"
    return {
        "kind": kind,
        "base": base,
        "factor": factor,
        "rate": rate,
        "shift": shift,
        "level": draws.nonzeros(1, 9)[0],
    }


def answers(facts: Facts) -> list[Answer]:
    """The inverse; its domain, which is the range of the function; its range."""
    if facts["kind"] == "moebius":
        (a, b), (c, d) = facts["above"], facts["below"]
        inverse = _linear(-d, b) / _linear(c, -a)
        return _answers(inverse, "x", _without(Fraction(a, c)), _without(Fraction(-d, c)))
    factor, rate, shift, level = (facts[name] for name in ("factor", "rate", "shift", "level"))
    base = formula.E if facts["base"] == "e" else formula.formula(int(facts["base"]))
    inside = (X - level if factor > 0 else _linear(-1, level)) / abs(factor)
    if facts["kind"] == "exponential":
        log = formula.ONE if facts["base"] == "e" else formula.call("log", base)
        undone, moved = formula.call("log", inside), shift * log
        opposite = moved - undone if shift > 0 else -undone + moved
        inverse = (undone - moved if rate > 0 else opposite) / (abs(rate) * log)
        return _answers(inverse, f"x; x {'>' if factor > 0 else '<'} {level}", _beyond(level, factor), _REALS)
    power = base**inside
    inverse = (power - shift if rate > 0 else shift - power if shift > 0 else -power + shift) / abs(rate)
    return _answers(inverse, "x", _REALS, _beyond(Fraction(-shift, rate), rate))


_REALS = formula.interval(-formula.INFINITY, formula.INFINITY)


def _answers(
    inverse: formula.Formula, variable: str, domain: formula.Formula, values: formula.Formula
) -> list[Answer]:
    return [
        Answer(inverse, f"expression({variable})"),
        Answer(domain, "interval_union"),
        Answer(values, "interval_union"),
    ]


def _without(number: Fraction) -> formula.Formula:
    return formula.union(
        formula.interval(-formula.INFINITY, number), formula.interval(number, formula.INFINITY)
    )


def _beyond(end: Fraction | int, direction: int) -> formula.Formula:
    return (
        formula.interval(end, formula.INFINITY) if direction > 0 else formula.interval(-formula.INFINITY, end)
    )


def _linear(slope: int, constant: int) -> formula.Formula:
    return slope * X + constant if slope > 0 or constant <= 0 else constant + slope * X


def words(facts: Facts, draws: Draws) -> Words:
    """The rule of the function."""
    if facts["kind"] == "moebius":
        said = formula.latex(_linear(*facts["above"]) / _linear(*facts["below"]))
    else:
        inside, base = _linear(facts["rate"], facts["shift"]), facts["base"]
        if facts["kind"] == "exponential":
            number = formula.E if base == "e" else formula.formula(int(base))
            power = facts["factor"] * number**inside
            first = facts["factor"] > 0 or facts["level"] < 0
            said = formula.latex(power + facts["level"] if first else facts["level"] + power)
        else:
            head = r"\ln" if base == "e" else rf"\log_{{{base}}}"
            factor = "" if facts["factor"] == 1 else f"{facts['factor']} "
            said = rf"{factor}{head}\left({formula.latex(inside)}\right)"
            said += f" {'+' if facts['level'] > 0 else '-'} {abs(facts['level'])}"
    questions = tuple(draws.choice(phrasings) for phrasings in (_FORMULAS, _DOMAINS, _RANGES))
    return Words(draws.choice(_STATEMENTS).replace("{}", said), questions)


TEMPLATE = Template(
    subject="precalculus", method="both compositions", sample=sample, answers=answers, words=words
)
