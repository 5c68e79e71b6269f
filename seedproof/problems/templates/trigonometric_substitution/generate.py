"""Knows an antiderivative of each kind as a sum of basic terms, which have exact values at the ends."""

from fractions import Fraction
from typing import Literal

from seedproof.problems.making.values import (
    Value,
    added,
    difference,
    logarithm,
    rational,
    scaled,
    surd,
    times,
    value_of,
    written,
)
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.trigonometric_substitution.facts import Facts, Kind
from seedproof.problems.templates.trigonometric_substitution.phrases import (
    ANTIDERIVATIVES,
    DOMAINS,
    FUNCTIONS,
    INTEGRALS,
    STATEMENTS,
    Domain,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    INFINITY,
    PI,
    Formula,
    Symbol,
    call,
    formula,
    latex,
    polynomial,
    product,
    total,
)

X = Symbol("x")
CONSTANT = Symbol("C")
HALF = Fraction(1, 2)

Basis = Literal["ur", "arc", "r/u", "u/r", "u/r^2", "log", "r", "1/r"]
"""What an antiderivative is made of; r is the root, the arc the angle of the substitution."""

Terms = dict[Basis, Fraction]
"""Factors of the basic terms."""

End = tuple[str, int]
"""A rational number times the root of an integer."""

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: (
        "circle_root",
        "circle_square",
        "circle_over_square",
        "circle_reciprocal",
        "circle_cube",
        "circle_square_over_cube",
    ),
    2: (
        "plus_root",
        "plus_inverse",
        "plus_square",
        "plus_reciprocal",
        "plus_cube",
        "plus_square_below",
        "minus_root",
        "minus_over",
        "minus_inverse",
        "minus_reciprocal",
        "minus_cube",
    ),
    3: (
        "circle_root",
        "circle_cube",
        "circle_linear",
        "circle_linear",
        "plus_root",
        "plus_inverse",
        "plus_cube",
        "plus_linear",
        "plus_square_below",
        "minus_cube",
        "minus_root",
    ),
}
_SINES: dict[Fraction, Fraction] = {
    Fraction(0): Fraction(0),
    Fraction(1, 4): Fraction(1, 6),
    HALF: Fraction(1, 4),
    Fraction(3, 4): Fraction(1, 3),
    Fraction(1): HALF,
}
"""Angles over pi by the squares of their sines."""
_TANGENTS: dict[Fraction, Fraction] = {
    Fraction(0): Fraction(0),
    Fraction(1, 3): Fraction(1, 6),
    Fraction(1): Fraction(1, 4),
    Fraction(3): Fraction(1, 3),
}
"""Angles over pi by the squares of their tangents."""

_RATIOS: dict[str, tuple[End, ...]] = {
    "circle": (("0", 1), ("1/2", 1), ("1/2", 2), ("1/2", 3), ("1", 1), ("3/5", 1), ("4/5", 1)),
    "plus": (("0", 1), ("1/3", 3), ("1", 1), ("1", 3), ("3/4", 1), ("4/3", 1)),
    "minus": (("1", 1), ("2", 1), ("1", 2), ("2/3", 3), ("5/3", 1), ("5/4", 1)),
}
"""Ends over a, at which the root is nice."""

_WITH_X_BELOW = ("circle_over_square", "circle_reciprocal", "plus_reciprocal")
_WITH_ROOT_ABOVE = ("circle_root", "circle_over_square", "minus_root", "minus_over")


def family_of(kind: Kind) -> str:
    """Return `circle`, `plus` or `minus`."""
    return kind.split("_")[0]


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a kind, a side, and two ends at which everything has exact values."""
    kind = draws.choice(_KINDS[difficulty])
    side = draws.between(2, 8)
    factor = 1
    if "<above>" in FUNCTIONS[kind]:
        factor = draws.between(1, 9) * draws.choice((1, side))
    shift = 0
    offset = 0
    if difficulty == 3:
        (shift,) = draws.nonzeros(1, 5)
    if kind in ("circle_linear", "plus_linear"):
        (offset,) = draws.nonzeros(1, 6)
    low, high = draws.sample(_RATIOS[family_of(kind)], 2)
    if _square(low) > _square(high):
        low, high = high, low
    low = _times(low, side)
    high = _times(high, side)
    if difficulty == 3 and draws.below(3) == 0 and family_of(kind) != "minus":
        high, low = low, high
        low = (f"-{low[0]}", low[1])
    facts = Facts(kind, factor, side, shift, offset, low, high)
    _refuse_ugly(facts, difficulty)
    return facts


def _square(end: End) -> Fraction:
    coefficient, radicand = end
    return Fraction(coefficient) ** 2 * radicand


def _times(end: End, side: int) -> End:
    coefficient, radicand = end
    return str(Fraction(coefficient) * side), radicand


def _refuse_ugly(facts: Facts, difficulty: int) -> None:
    """Raises: Rejected where an end is ugly, or the function has no value there."""
    for coefficient, radicand in (facts.low, facts.high):
        if Fraction(coefficient).denominator > 2 or (Fraction(coefficient).denominator > 1 and radicand == 1):
            raise Rejected("an end is a fraction")
        if difficulty == 3 and radicand != 1:
            raise Rejected("an end has a root beside the shift")
    squares = {_square(facts.low), _square(facts.high)}
    if facts.kind in _WITH_X_BELOW and 0 in squares:
        raise Rejected("the function has a pole at an end")
    has_root_below = facts.kind not in _WITH_ROOT_ABOVE
    if family_of(facts.kind) != "plus" and has_root_below and facts.side**2 in squares:
        raise Rejected("the function has a pole at an end")
    if squares == {_square(facts.high)} and facts.offset == 0:
        raise Rejected("the integral is symmetric")


def terms_of(facts: Facts) -> Terms:
    """Return an antiderivative as a sum of basic terms."""
    a = Fraction(facts.side)
    factor = Fraction(facts.factor)
    match facts.kind:
        case "circle_root":
            return {"ur": HALF, "arc": a**2 / 2}
        case "circle_square":
            return {"arc": a**2 / 2, "ur": -HALF}
        case "circle_over_square":
            return {"r/u": Fraction(-1), "arc": Fraction(-1)}
        case "circle_reciprocal" | "plus_reciprocal":
            return {"r/u": -factor / a**2}
        case "circle_cube" | "plus_cube":
            return {"u/r": factor / a**2}
        case "circle_square_over_cube":
            return {"u/r": Fraction(1), "arc": Fraction(-1)}
        case "circle_linear":
            return {"arc": Fraction(facts.offset), "r": Fraction(-1)}
        case "plus_root":
            return {"ur": HALF, "log": a**2 / 2}
        case "plus_inverse":
            return {"log": factor}
        case "plus_square" | "minus_root":
            return {"ur": HALF, "log": -(a**2) / 2}
        case "plus_square_below":
            return {"u/r^2": factor / (2 * a**2), "arc": factor / (2 * a**3)}
        case "plus_linear":
            return {"u/r": facts.offset / a**2, "1/r": Fraction(-1)}
        case "minus_over":
            return {"r": Fraction(1), "arc": -a}
        case "minus_inverse":
            return {"arc": factor / a}
        case "minus_reciprocal":
            return {"r/u": factor / a**2}
        case "minus_cube":
            return {"u/r": -factor / a**2}


def below_of(facts: Facts) -> list[int]:
    """Return the quadratic polynomial, the highest power first."""
    square = facts.side**2
    match family_of(facts.kind):
        case "circle":
            return [-1, 2 * facts.shift, square - facts.shift**2]
        case "plus":
            return [1, -2 * facts.shift, square + facts.shift**2]
        case _:
            return [1, -2 * facts.shift, facts.shift**2 - square]


def below_formula(facts: Facts) -> Formula:
    """Write the quadratic polynomial, constants first where the square is negative."""
    square, linear, constant = below_of(facts)
    if square > 0:
        return polynomial([square, linear, constant], X)
    return total(constant, linear * X, -(X**2))


def basic(facts: Facts, basis: Basis) -> Formula:
    """Write a basic term as a function of x."""
    u = X - facts.shift
    below = below_formula(facts)
    r = call("sqrt", below)
    match basis:
        case "ur":
            return product(u, r)
        case "r/u":
            return r / u
        case "u/r":
            return u / r
        case "u/r^2":
            return u / below
        case "log":
            return call("log", total(u, r))
        case "r":
            return r
        case "1/r":
            return 1 / r
        case "arc":
            return _arc(facts, u, r)


def _arc(facts: Facts, u: Formula, r: Formula) -> Formula:
    match family_of(facts.kind):
        case "circle":
            return call("arcsin", u / facts.side)
        case "plus":
            return call("arctan", u / facts.side)
        case _:
            return call("arctan", r / facts.side)


def formula_of(facts: Facts, terms: Terms) -> Formula:
    """Write the antiderivative."""
    return total(*(product(factor, basic(facts, basis)) for basis, factor in terms.items()))


def value_at(facts: Facts, terms: Terms, end: End) -> Value:
    """Return the antiderivative at an end."""
    return added(*(scaled(_basic_value(facts, basis, end), factor) for basis, factor in terms.items()))


def _basic_value(facts: Facts, basis: Basis, end: End) -> Value:
    """Return a basic term at an end; the logarithm without that of a. Raises: Rejected for other angles."""
    u = scaled(surd(end[1]), Fraction(end[0]))
    square = _square(end)
    below = _below(facts, square)
    r = surd(below)
    match basis:
        case "ur":
            return times(u, r)
        case "r/u":
            return scaled(times(r, u), 1 / square)
        case "u/r":
            return scaled(times(u, r), 1 / below)
        case "u/r^2":
            return scaled(u, 1 / below)
        case "r":
            return r
        case "1/r":
            return scaled(r, 1 / below)
        case "log":
            return _logarithm_value(scaled(added(u, r), Fraction(1, facts.side)))
        case "arc":
            return value_of(angle_at(facts, end), PI)


def _below(facts: Facts, square: Fraction) -> Fraction:
    match family_of(facts.kind):
        case "circle":
            return facts.side**2 - square
        case "plus":
            return facts.side**2 + square
        case _:
            return square - facts.side**2


def _logarithm_value(argument: Value) -> Value:
    number = rational(argument)
    if number is not None:
        return logarithm(number)
    return value_of(1, call("log", written(argument)))


def angle_at(facts: Facts, end: End) -> Fraction:
    """Return the angle of the substitution, over pi. Raises: Rejected where it is none that is known."""
    square = _square(end) / facts.side**2
    table = _SINES
    match family_of(facts.kind):
        case "plus":
            table = _TANGENTS
        case "minus":
            table = _TANGENTS
            square -= 1
    if square not in table:
        raise Rejected("an angle is not known")
    if Fraction(end[0]) < 0:
        return -table[square]
    return table[square]


def answers(facts: Facts) -> list[Answer]:
    """The antiderivative, and its gain from end to end."""
    terms = terms_of(facts)
    integral = difference(value_at(facts, terms, facts.high), value_at(facts, terms, facts.low))
    if not integral or any(number.denominator > 200 for number in integral.values()):
        raise Rejected("the integral is ugly, or zero")
    return [
        Answer(total(formula_of(facts, terms), CONSTANT), "antiderivative(x)"),
        Answer(written(integral), "number"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the function, where it is defined, and the ends."""
    statement = fill(draws.choice(STATEMENTS), f=_function(facts), domain=_domain(facts))
    low = latex(end_formula(facts, facts.low))
    high = latex(end_formula(facts, facts.high))
    first = draws.choice(ANTIDERIVATIVES)
    return Words(statement, (first, fill(draws.choice(INTEGRALS), low=low, high=high)))


def _function(facts: Facts) -> str:
    wording = FUNCTIONS[facts.kind]
    below = latex(below_formula(facts))
    if "<above>" in wording:
        return fill(wording, above=str(facts.factor), below=below)
    if "<linear>" in wording:
        return fill(wording, linear=latex(X + (facts.offset - facts.shift)), below=below)
    return fill(wording, below=below)


def domain_of(facts: Facts) -> tuple[Formula, Formula]:
    """Return the ends of the interval on which the function is given."""
    low = formula(facts.shift - facts.side)
    high = formula(facts.shift + facts.side)
    match family_of(facts.kind):
        case "circle" if facts.kind in _WITH_X_BELOW:
            return formula(0), high
        case "circle":
            return low, high
        case "plus" if facts.kind in _WITH_X_BELOW:
            return formula(0), INFINITY
        case "plus":
            return -INFINITY, INFINITY
        case _:
            return high, INFINITY


def _domain(facts: Facts) -> str:
    low, high = domain_of(facts)
    if low == -INFINITY:
        return DOMAINS["everywhere"]
    if high == INFINITY:
        kind: Domain = "from" if facts.kind in _WITH_ROOT_ABOVE else "above"
        return fill(DOMAINS[kind], low=latex(low))
    if facts.kind == "circle_root":
        return fill(DOMAINS["closed"], low=latex(low), high=latex(high))
    kind = "up to" if facts.kind in _WITH_ROOT_ABOVE else "between"
    return fill(DOMAINS[kind], low=latex(low), high=latex(high))


def end_formula(facts: Facts, end: End) -> Formula:
    """Write an end as x."""
    return total(facts.shift, written(scaled(surd(end[1]), Fraction(end[0]))))


TEMPLATE = Template(
    subject="integral_calculus",
    method="derivative in normal form",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a root of a^2 - x^2, by a sine",
        2: "a root of x^2 + a^2 or x^2 - a^2, by a tangent or a secant",
        3: "first a square is to be completed; the numerator may be linear",
    },
)
