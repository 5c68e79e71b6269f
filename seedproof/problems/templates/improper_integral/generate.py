"""Draws integrals whose ends make closed forms nice; those that diverge have the same look.

Kinds: c x^n over a power of a polynomial; c x^m (ln x)^r with ends stored as their logarithms; a polynomial
times exp.
"""

from fractions import Fraction
from math import factorial, isqrt

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, E, Formula, Symbol, Word, call, formula, latex, polynomial, product

X, HALF, DIVERGES = Symbol("x"), Fraction(1, 2), Word("diverges")
_SHAPES = ("tail edge fall", "inside bell slow linear", "fraction bell weight parabola")
_STATEMENTS = ("Let {}", "Consider {}", "Suppose that {}")
_QUESTIONS = (
    'Evaluate {} exactly; write "diverges" if the integral does not converge.',
    'Does {} converge? Give its exact value, or write "diverges".',
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """One integral, or two of different shapes of which one converges at least."""
    shapes = draws.sample(_SHAPES[difficulty - 1].split(), 1 + (difficulty > 1))
    integrals = [_drawn(draws, shape, difficulty == 3) for shape in shapes]
    if difficulty > 1 and all(_value(one) == DIVERGES for one in integrals):
        raise Rejected("both integrals diverge")
    return {"integrals": integrals}


def _drawn(draws: Draws, shape: str, hard: bool) -> Facts:
    """The facts of one integral."""
    factor, growth, above = draws.between(1, 6), draws.nonzeros(1, 4 - hard)[0], 0
    x, low, high, facts = draws.between(-4, 4), "-oo", "oo", Facts()
    if shape in ("fall", "linear", "parabola"):
        end = str(draws.between(-1, 2) if shape == "fall" else 0)
        top = [factor, *draws.integers({"linear": 1, "parabola": 2}.get(shape, 0), -4, 4)]
        facts |= {"kind": "exponential", "polynomial": top, "growth": growth}
        return facts | {"ends": [end, "oo"] if growth < 0 else ["-oo", end]}
    near, far, power = *(draws.choice((1, 4, 9)) for _ in "ab"), Fraction(draws.choice((1, 2, 3, 4, 4, 6)), 2)
    if shape == "slow":
        ends = draws.choice((["0", str(min(near, 4))], [str(min(near, 4)), "oo"]))
        return {"kind": "logarithm", "factor": factor, "power": "-1", "logs": str(-power), "ends": ends}
    if shape == "weight":
        outer, ends = draws.choice((-6, -4, -3, -2, -1, 0, 2, 4)), draws.choice((["-oo", "0"], ["0", "oo"]))
        facts |= {"kind": "logarithm", "factor": factor, "power": str(Fraction(outer, 2))}
        return facts | {"logs": "1", "ends": ends}
    if shape in ("tail", "edge", "inside"):
        below, u = [1, -x], near if power.denominator > 1 else draws.between(1, 4)
        low = str({"tail": x + u, "edge": x, "inside": x - near}[shape])
        high = {"tail": "oo", "edge": str(x + u), "inside": str(x + far)}[shape]
        power = Fraction(draws.choice((1, 1, 2, 4)), 2) if shape == "inside" else power
    elif shape == "bell":
        power, x, side = Fraction(1), hard * draws.nonzeros(1, 4)[0], draws.between(1, 6)
        below, low = [1, -2 * x, x**2 + side**2], draws.choice(("-oo", str(x), str(x + side)))
    else:
        power, first, last = Fraction(1), draws.between(0, 2), draws.between(3, 5)
        above, low = draws.below(2) if first else 0, str(draws.below(3))
        below = [1, first + last, first * last]
    facts |= {"kind": "algebraic", "factor": factor, "above": above, "below": below, "power": str(power)}
    return facts | {"bars": int(shape == "inside" and power == HALF), "ends": [low, high]}


def answers(facts: Facts) -> list[Answer]:
    """The closed form of each integral."""
    return [Answer(_value(one), "number") for one in facts["integrals"]]


def _value(one: Facts) -> Formula:
    """By the rule of the kind; a polynomial times exp gives factorials."""
    low, high = (None if "oo" in end else Fraction(end) for end in one["ends"])
    if one["kind"] == "algebraic":
        return _algebraic(one, low, high)
    if one["kind"] == "logarithm":
        power, factor = Fraction(one["power"]) + 1, Fraction(one["factor"])
        if power == 0 and low is not None:
            return _rule(factor, -Fraction(one["logs"]), low, high)
        diverges = power == 0 or (power > 0) == (high is None)
        return DIVERGES if diverges else formula((1 if high is None else -1) * factor / power**2)
    growth, top, end = one["growth"], one["polynomial"], (high if low is None else low) or 0
    terms = (Fraction(c * factorial(n), abs(growth) * (-growth) ** n) for n, c in enumerate(top[::-1]))
    return product(sum(terms, Fraction(0)), E ** (growth * end))


def _rule(factor: Fraction, power: Fraction, low: Fraction, high: Fraction | None) -> Formula:
    """Of u^(-power) between values of u which are positive, 0, or None for infinity."""
    rise, value = 1 - power, Fraction(0)
    for sign, u in ((-1, low), (1, high)):
        if rise == 0 or (u is None and rise > 0) or (u == 0 and rise < 0):
            return DIVERGES
        if u:
            base = Fraction(isqrt(u.numerator)) if rise.denominator > 1 else u
            value += sign * base ** (rise * rise.denominator).numerator / rise
    return formula(factor * value)


def _algebraic(one: Facts, low: Fraction | None, high: Fraction | None) -> Formula:
    """The rule for powers; else by the roots of the quadratic below, or an angle as a part of a turn."""
    factor, below, power = Fraction(one["factor"]), one["below"], Fraction(one["power"])
    if len(below) == 2 and low is not None:
        start, end = low + below[1], None if high is None else high + below[1]
        if start >= 0 or end is None:
            return _rule(factor, power, start, end)
        roots = isqrt(-start.numerator) + isqrt(end.numerator)
        return formula(2 * factor * roots) if one["bars"] else DIVERGES
    middle, square = Fraction(-below[1], 2), below[1] ** 2 - 4 * below[2]
    side = Fraction(isqrt(abs(square)), 2)
    if square < 0:
        turns = [sign * HALF if x is None else (x - middle) / side / 4 for sign, x in ((-1, low), (1, high))]
        return factor / side * (turns[1] - turns[0]) * PI
    if one["above"] or low is None or low <= middle + side:
        return DIVERGES
    return factor / (2 * side) * call("log", (low - middle + side) / (low - middle - side))


def _said(one: Facts) -> Formula:
    """The function."""
    if one["kind"] == "exponential":
        return product(polynomial(one["polynomial"], X), call("exp", one["growth"] * X))
    factor, power, log = formula(one["factor"]), Fraction(one["power"]), call("log", X)
    if one["kind"] == "algebraic":
        inner = polynomial(one["below"], X)
        base = call("abs", inner) if one["bars"] else inner
        return product(factor, X ** one["above"]) / _power(base, power)
    if one["logs"] == "1":
        return factor * log / _power(X, -power) if power < 0 else factor * X**power * log
    return factor / (X * _power(log, -Fraction(one["logs"])))


def _power(base: Formula, exponent: Fraction) -> Formula:
    return call("sqrt", base) if exponent == HALF else base**exponent


def words(facts: Facts, draws: Draws) -> Words:
    """The functions f and g, and their integrals."""
    functions, questions, asked = list[str](), list[str](), draws.choice(_QUESTIONS)
    for name, one in zip("fg", facts["integrals"], strict=False):
        functions.append(f"$${name}(x) = {latex(_said(one))}")
        logarithm = one["kind"] == "logarithm"
        said = {"oo": r"\infty", "-oo": "0" if logarithm else r"-\infty"}
        low, high = (said.get(end) or (latex(E ** int(end)) if logarithm else end) for end in one["ends"])
        questions.append(asked.format(rf"$\int_{{{low}}}^{{{high}}} {name}(x) \, dx$"))
    return Words(draws.choice(_STATEMENTS).format("$$ and ".join(functions) + ".$$"), tuple(questions))


METHOD = "quadrature and comparison"
TEMPLATE = Template(subject="integral_calculus", method=METHOD, sample=sample, answers=answers, words=words)
