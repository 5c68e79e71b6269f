"""Evaluates an antiderivative of a simple kind at both ends: a sum of numbers times constants."""

from fractions import Fraction
from itertools import pairwise

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    PI,
    E,
    Formula,
    Symbol,
    call,
    formula,
    latex,
    polynomial,
    product,
    root,
    total,
)

X, ONE, HALF = Symbol("x"), formula(1), Fraction(1, 2)
Value = list[tuple[Fraction, Formula]]
_KINDS = (("powers", "powers", "wave"), ("wave", "exponential", "absolute"), ("arc", "circle", "absolute"))
_SINES = {Fraction(0): 0, Fraction(1, 6): 1, Fraction(1, 4): 2, Fraction(1, 3): 3, HALF: 4}
"""Four times the square of the sine of a multiple of pi."""
_STATEMENTS = (
    "Let $$f(x) = {}.$$",
    "A function $f$ has the formula $$f(x) = {}.$$",
    "Consider the function $f$ with $$f(x) = {}.$$",
)
_INTEGRALS = ("Evaluate {} exactly.", "Find the exact value of {}.")
_INTEGRAL = r"$\int_{{{}}}^{{{}}} f(x) \, dx$"
_MEANS = ("What is the exact mean of $f$ on $[{}, {}]$?", "Find the exact mean value of $f$ on $[{}, {}]$.")


def sample(draws: Draws, difficulty: int) -> Facts:
    """Numbers that make nice values at both ends; those of waves are multiples of pi."""
    kind, (one, two), more = draws.choice(_KINDS[difficulty - 1]), draws.nonzeros(2, 5), 0
    ends: list[int] | list[Fraction] = draws.choice(([0, 2], [-1, 1], [-2, 0]))
    if kind == "powers":
        numbers, ends = [3 * abs(one), draws.between(-6, 6), two], [1, draws.between(2, 5)]
    elif kind == "wave":
        more = difficulty - 1 + draws.between(1, 2)
        numbers = [one, two] if difficulty == 2 else draws.sample([one, 0], 2)
        ends = sorted(Fraction(place, 12 * more) for place in draws.sample((-6, -3, -2, 0, 2, 3, 4, 6), 2))
    elif kind == "exponential":
        more = draws.choice((-2, -1, 1, 2))
        numbers = [abs(one) * more**2, draws.between(-4, 4) * more]
    elif kind == "absolute":
        numbers, places = [1], sorted(draws.sample(range(-3, 4), difficulty))
        for place in places:
            shifted = zip([*numbers, 0], [0, *numbers], strict=True)
            numbers = [first - place * second for first, second in shifted]
        ends = [places[0] - draws.below(2), places[-1] + draws.between(1, 2) - difficulty // 3]
    elif kind == "arc":
        more = draws.between(1, 4)
        numbers, ends = [2 * one, two * more], draws.choice(([0, more], [-more, 0], [-more, more]))
    else:
        half = draws.between(1, 4)
        numbers, ends = [2 * half], [half * place for place in sorted(draws.sample(range(-2, 3), 2))]
    return {"kind": kind, "numbers": numbers, "more": more, "ends": [str(one) for one in ends]}


def answers(facts: Facts) -> list[Answer]:
    """An antiderivative at the upper end less that at the lower; the mean divides it by the length."""
    low, high = map(Fraction, facts["ends"])
    inner, parts = list[Fraction](), dict[Formula, Fraction]()
    if facts["kind"] == "absolute":
        roots = (Fraction(x) for x in range(-9, 10) if not _at(facts["numbers"], Fraction(x)))
        inner = [x for x in roots if low < x < high]
    for start, end in pairwise((low, *inner, high)):
        middle = _at(facts["numbers"], (start + end) / 2) if facts["kind"] == "absolute" else 1
        for sign, place in ((1, end), (-1, start)):
            for factor, constant in _whole(facts["kind"], facts["numbers"], facts["more"], place):
                change = factor * (sign if middle > 0 else -sign)
                parts[constant] = parts.get(constant, Fraction(0)) + change
    if not any(parts.values()):
        raise Rejected("the integral is zero")
    lengths = [Fraction(1), high - low][: 1 + (facts["kind"] not in ("powers", "wave"))]
    values = (total(*(product(factor / length, one) for one, factor in parts.items())) for length in lengths)
    return [Answer(value, "number") for value in values]


def _whole(kind: str, numbers: list[int], more: int, x: Fraction) -> Value:
    """An antiderivative at a place: numbers times constants."""
    match kind:
        case "powers":
            parts = [(Fraction(numbers[0], 3) * x**3 + numbers[1] * x, ONE)]
            return [*parts, (Fraction(numbers[2]), call("log", x))] if x != 1 else parts
        case "wave":
            sine, cosine = _sine(x * more), _sine(x * more + HALF)
            signed = (-numbers[0], cosine), (numbers[1], sine)
            return [(factor * value / more, constant) for factor, (value, constant) in signed]
        case "exponential":
            value = (numbers[0] * x + numbers[1] - Fraction(numbers[0], more)) / more
            return [(value, E ** (more * x))]
        case "absolute":
            whole = [Fraction(one, len(numbers) - place) for place, one in enumerate(numbers)]
            return [(_at([*whole, Fraction(0)], x), ONE)]
        case "arc":
            turn = (Fraction(numbers[1], more) * x / more / 4, PI)
            return [(Fraction(numbers[0], 2), call("log", 2)), turn] if x else [turn]
    double = 2 * x / numbers[0]
    angle = {0: Fraction(0), 1: Fraction(1, 6), 2: HALF}[abs(int(double))] * (1 if x > 0 else -1)
    area = (HALF * numbers[0] ** 2 * angle, PI)
    return [area, (Fraction(numbers[0] ** 2, 8) * double, root(3))] if abs(double) == 1 else [area]


def _sine(turn: Fraction) -> tuple[Fraction, Formula]:
    """The sine of a multiple of pi from minus a half to one: a number, and a root or 1."""
    square = _SINES[min(abs(turn), 1 - abs(turn))]
    size = Fraction(square, 2) if square < 2 else Fraction(square // 4 + 1, 2)
    return size * (1 if turn > 0 else -1), root(square) if square in (2, 3) else ONE


def _at(coefficients: list[int] | list[Fraction], x: Fraction) -> Fraction:
    value = Fraction(0)
    for one in coefficients:
        value = value * x + one
    return value


def words(facts: Facts, draws: Draws) -> Words:
    """The formula of the function, the ends, and where it is rational their mean value."""
    numbers, more, ends = facts["numbers"], facts["more"], list(map(Fraction, facts["ends"]))
    kind = facts["kind"]
    if kind == "powers":
        said = polynomial([numbers[0], 0, numbers[1]], X) + numbers[2] / X
    elif kind == "wave":
        said = total(
            *(product(one, call(name, more * X)) for one, name in zip(numbers, ("sin", "cos"), strict=True))
        )
    elif kind == "exponential":
        said = product(polynomial(numbers, X), call("exp", more * X))
    elif kind == "absolute":
        said = call("abs", polynomial(numbers, X))
    elif kind == "arc":
        said = polynomial(numbers, X) / (X**2 + more**2)
    else:
        said = call("sqrt", numbers[0] ** 2 - X**2)
    stated = [latex(end.numerator * PI / end.denominator if kind == "wave" else end) for end in ends]
    questions = [draws.choice(_INTEGRALS).format(_INTEGRAL.format(*stated))]
    if kind not in ("powers", "wave"):
        questions.append(draws.choice(_MEANS).format(*stated))
    return Words(draws.choice(_STATEMENTS).format(latex(said)), tuple(questions))


METHOD = "rigorous interval quadrature"
TEMPLATE = Template(subject="integral_calculus", method=METHOD, sample=sample, answers=answers, words=words)
