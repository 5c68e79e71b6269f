"""Knows an antiderivative of each kind as a sum of basic terms: of x, of the angle, and at the ends."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal, TypeVar, get_args

from seedproof.problems.making import values
from seedproof.problems.making.integrals import antiderivative_between
from seedproof.problems.phrases import GAP
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.trigonometric_substitution.facts import Facts, Kind
from seedproof.problems.templates.trigonometric_substitution.phrases import DOMAINS, FUNCTIONS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import INFINITY, PI, Formula, Symbol, call, formula, latex, polynomial, total

T = TypeVar("T")

CONSTANT, THETA, X = map(Symbol, ("C", "theta", "x"))
SINE, COSINE, TANGENT = (call(name, THETA) for name in ("sin", "cos", "tan"))
HALF = Fraction(1, 2)

Basis = Literal["ur", "arc", "r/u", "u/r", "u/r^2", "log", "r", "1/r"]
"""What an antiderivative is made of; r is the root, the arc the angle of the substitution."""

Terms = dict[Basis, Fraction]
"""Factors of the basic terms."""

End = tuple[str, int]
"""A rational number times the root of an integer."""

_KINDS: tuple[Kind, ...] = get_args(Kind)
_CIRCLES = [kind for kind in _KINDS if kind.startswith("circle") and kind != "circle_linear"]
_OTHERS = [kind for kind in _KINDS if not kind.startswith("circle") and kind != "plus_linear"]
_SHIFTED: tuple[Kind, ...] = (
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
)
_SINES = {
    Fraction(0): Fraction(0),
    Fraction(1, 4): Fraction(1, 6),
    HALF: Fraction(1, 4),
    Fraction(3, 4): Fraction(1, 3),
    Fraction(1): HALF,
}
"""Angles over pi by the squares of their sines."""
_TANGENTS = {
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


def _family(kind: Kind) -> str:
    return kind.split("_")[0]


def _by_family(facts: Facts, circle: T, plus: T, minus: T) -> T:
    return {"circle": circle, "plus": plus, "minus": minus}[_family(facts.kind)]


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a kind, a side, and two ends at which everything has exact values."""
    kind = draws.choice((_CIRCLES, _OTHERS, _SHIFTED)[difficulty - 1])
    side = draws.between(2, 8)
    factor = 1
    shift = 0
    offset = 0
    if "<above>" in FUNCTIONS[kind]:
        factor = draws.between(1, 9) * draws.choice((1, side))
    if difficulty == 3:
        (shift,) = draws.nonzeros(1, 5)
    if kind in ("circle_linear", "plus_linear"):
        (offset,) = draws.nonzeros(1, 6)
    ends = draws.sample(_RATIOS[_family(kind)], 2)
    low, high = ((str(side * Fraction(ratio)), radicand) for ratio, radicand in sorted(ends, key=_square))
    if difficulty == 3 and draws.below(3) == 0 and _family(kind) != "minus":
        mirrored = (f"-{high[0]}", high[1])
        high = low
        low = mirrored
    facts = Facts(kind, factor, side, shift, offset, low, high)
    _refuse_ugly(facts, difficulty)
    return facts


def _square(end: End) -> Fraction:
    return Fraction(end[0]) ** 2 * end[1]


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
    if _family(facts.kind) != "plus" and has_root_below and facts.side**2 in squares:
        raise Rejected("the function has a pole at an end")
    if squares == {_square(facts.high)} and facts.offset == 0:
        raise Rejected("the integral is symmetric")


def gaps(facts: Facts) -> Mapping[str, Formula | str]:
    """Return the function, where it is defined, and the ends."""
    wording = FUNCTIONS[facts.kind]
    pieces: dict[str, Formula | int] = {
        "above": facts.factor,
        "linear": X + (facts.offset - facts.shift),
        "below": _below(facts),
    }
    f = fill(wording, **{name: latex(pieces[name]) for name in GAP.findall(wording)})
    return {"f": f, "domain": _domain(facts), "start": _end(facts, facts.low), "end": _end(facts, facts.high)}


def _below(facts: Facts) -> Formula:
    """Write the quadratic polynomial, constants first where the square is negative."""
    square = facts.side**2
    linear = 2 * facts.shift
    less = facts.shift**2 - square
    return _by_family(
        facts,
        circle=total(-less, linear * X, -(X**2)),
        plus=polynomial([1, -linear, facts.shift**2 + square], X),
        minus=polynomial([1, -linear, less], X),
    )


def _interval(facts: Facts) -> tuple[Formula, Formula]:
    """Return the ends of the interval on which the function is given."""
    low = formula(facts.shift - facts.side)
    high = formula(facts.shift + facts.side)
    if facts.kind in _WITH_X_BELOW:
        low = formula(0)
    elif _family(facts.kind) == "plus":
        low = -INFINITY
    return _by_family(facts, circle=(low, high), plus=(low, INFINITY), minus=(high, INFINITY))


def _domain(facts: Facts) -> str:
    low, high = _interval(facts)
    has_low_end = facts.kind in _WITH_ROOT_ABOVE
    if low == -INFINITY:
        return DOMAINS["everywhere"]
    if high == INFINITY:
        return fill(DOMAINS["from" if has_low_end else "above"], low=latex(low))
    closed = "closed" if facts.kind == "circle_root" else "up to" if has_low_end else "between"
    return fill(DOMAINS[closed], low=latex(low), high=latex(high))


def _end(facts: Facts, end: End) -> Formula:
    return facts.shift + values.written(values.scaled(values.surd(end[1]), Fraction(end[0])))


def work(facts: Facts, slip: Slip) -> Worked:
    """Complete the square, substitute, integrate the angle, go back, and put in both ends."""
    terms = _slipped(facts, _terms(facts), slip)
    high = _value_at(facts, terms, facts.high)
    low = _value_at(facts, terms, facts.low)
    integral = slip.or_else(
        values.difference(high, low),
        ends_exchanged=values.difference(low, high),
        lower_end_dropped=dict(high),
        upper_end_dropped=values.scaled(low, -1),
    )
    if not integral or (not slip and any(number.denominator > 200 for number in integral.values())):
        raise Rejected("the integral is ugly, or zero")
    general = total(*(factor * _basic(facts, basis) for basis, factor in terms.items()), CONSTANT)
    in_angle = total(*(factor * _basic_in_angle(facts, basis) for basis, factor in terms.items()))
    integrand = _integrand(facts)
    transformed = _transformed(facts)
    left, right = (_end(facts, end) for end in (facts.low, facts.high))
    value = values.written(integral)
    square = (X - facts.shift) ** 2
    side = facts.side**2
    completed = _by_family(facts, circle=side - square, plus=square + side, minus=square - side)
    u = _by_family(facts, facts.side * SINE, facts.side * TANGENT, facts.side / COSINE)
    steps = (
        step("identity", left=_below(facts), right=completed),
        step(
            "new_variable",
            letter=X,
            inner=facts.shift + u,
            new=THETA,
            integrand=integrand,
            transformed=transformed,
        ),
        step("antiderivative", function=transformed, letter=THETA, antiderivative=in_angle),
        antiderivative_between(*_interval(facts), integrand, X, general),
        step("definite_integral", low=left, high=right, integrand=integrand, letter=X, value=value),
    )
    return Worked(steps if facts.shift else steps[1:], (general, value))


def _terms(facts: Facts) -> Terms:
    """Return an antiderivative as a sum of basic terms."""
    a = Fraction(facts.side)
    factor = Fraction(facts.factor)
    offset = Fraction(facts.offset)
    one = Fraction(1)
    half = a**2 / 2
    terms: dict[Kind, Terms] = {
        "circle_root": {"ur": HALF, "arc": half},
        "circle_square": {"arc": half, "ur": -HALF},
        "circle_over_square": {"r/u": -one, "arc": -one},
        "circle_reciprocal": {"r/u": -factor / a**2},
        "circle_cube": {"u/r": factor / a**2},
        "circle_square_over_cube": {"u/r": one, "arc": -one},
        "circle_linear": {"arc": offset, "r": -one},
        "plus_root": {"ur": HALF, "log": half},
        "plus_inverse": {"log": factor},
        "plus_square": {"ur": HALF, "log": -half},
        "plus_reciprocal": {"r/u": -factor / a**2},
        "plus_cube": {"u/r": factor / a**2},
        "plus_square_below": {"u/r^2": factor / (2 * a**2), "arc": factor / (2 * a**3)},
        "plus_linear": {"u/r": offset / a**2, "1/r": -one},
        "minus_root": {"ur": HALF, "log": -half},
        "minus_over": {"r": one, "arc": -a},
        "minus_inverse": {"arc": factor / a},
        "minus_reciprocal": {"r/u": factor / a**2},
        "minus_cube": {"u/r": -factor / a**2},
    }
    return terms[facts.kind]


def _slipped(facts: Facts, terms: Terms, slip: Slip) -> Terms:
    """Return the terms, perhaps with a wrong factor. Raises: Rejected."""
    *others, last = terms
    match slip:
        case "sign_of_a_term":
            return {**terms, last: -terms[last]}
        case "half_forgotten":
            if not others or all(factor.denominator == 1 for factor in terms.values()):
                raise Rejected("there is no half")
            return values.scaled(terms, 2)
        case "side_not_squared":
            if facts.kind in (
                "circle_linear",
                "circle_over_square",
                "circle_square_over_cube",
                "plus_inverse",
            ):
                raise Rejected("the side does not occur")
            changed: Basis = "log" if "log" in terms else "arc" if "arc" in terms else next(iter(terms))
            is_above = "ur" in terms or facts.kind == "minus_over"
            return {**terms, changed: terms[changed] * Fraction(facts.side) ** (-1 if is_above else 1)}
        case "second_term_lost":
            if not others:
                raise Rejected("there is only one term")
            return {basis: terms[basis] for basis in others}
    return terms


def _basic(facts: Facts, basis: Basis) -> Formula:
    """Write a basic term as a function of x."""
    u = X - facts.shift
    below = _below(facts)
    r = call("sqrt", below)
    arc = _by_family(facts, ("arcsin", u), ("arctan", u), ("arctan", r))
    return {
        "ur": u * r,
        "r/u": r / u,
        "u/r": u / r,
        "u/r^2": u / below,
        "log": call("log", u + r),
        "r": r,
        "1/r": 1 / r,
        "arc": call(arc[0], arc[1] / facts.side),
    }[basis]


def _basic_in_angle(facts: Facts, basis: Basis) -> Formula:
    a = facts.side
    return {
        "ur": _by_family(facts, a**2 * SINE * COSINE, *[a**2 * SINE / COSINE**2] * 2),
        "r/u": _by_family(facts, COSINE / SINE, 1 / SINE, SINE),
        "u/r": _by_family(facts, TANGENT, SINE, 1 / SINE),
        "u/r^2": Fraction(1, a) * SINE * COSINE,
        "log": call("log", (1 + SINE) / COSINE),
        "r": _by_family(facts, a * COSINE, a / COSINE, a * TANGENT),
        "1/r": Fraction(1, a) * COSINE,
        "arc": THETA,
    }[basis]


def _value_at(facts: Facts, terms: Terms, end: End) -> values.Value:
    """Return the antiderivative at an end."""
    return values.added(
        *(values.scaled(_basic_value(facts, basis, end), factor) for basis, factor in terms.items())
    )


def _basic_value(facts: Facts, basis: Basis, end: End) -> values.Value:
    """Return a basic term at an end; the logarithm without that of a. Raises: Rejected for other angles."""
    u = values.scaled(values.surd(end[1]), Fraction(end[0]))
    square = _square(end)
    side = facts.side**2
    below = _by_family(facts, side - square, side + square, square - side)
    r = values.surd(below)
    match basis:
        case "ur":
            return values.times(u, r)
        case "r/u":
            return values.scaled(values.times(r, u), 1 / square)
        case "u/r":
            return values.scaled(values.times(u, r), 1 / below)
        case "u/r^2":
            return values.scaled(u, 1 / below)
        case "r":
            return r
        case "1/r":
            return values.scaled(r, 1 / below)
        case "log":
            argument = values.scaled(values.added(u, r), Fraction(1, facts.side))
            number = values.rational(argument)
            return (
                values.value_of(1, call("log", values.written(argument)))
                if number is None
                else values.logarithm(number)
            )
    ratio = square / side
    angles, known = _by_family(facts, (_SINES, ratio), (_TANGENTS, ratio), (_TANGENTS, ratio - 1))
    if known not in angles:
        raise Rejected("an angle is not known")
    return values.value_of(-angles[known] if Fraction(end[0]) < 0 else angles[known], PI)


def _integrand(facts: Facts) -> Formula:
    below = _below(facts)
    r = call("sqrt", below)
    cube = below ** Fraction(3, 2)
    linear = X + (facts.offset - facts.shift)
    return {
        "root": r,
        "square": X**2 / r,
        "over_square": r / X**2,
        "reciprocal": facts.factor / (X**2 * r),
        "cube": facts.factor / cube,
        "square_over_cube": X**2 / cube,
        "linear": linear / _by_family(facts, circle=r, plus=cube, minus=cube),
        "over": r / X,
        "inverse": facts.factor / _by_family(facts, circle=r, plus=r, minus=X * r),
        "square_below": facts.factor / below**2,
    }[facts.kind.partition("_")[2]]


def _transformed(facts: Facts) -> Formula:
    """Write the function of the angle that is then to be integrated."""
    a = facts.side
    factor = facts.factor
    offset = facts.offset
    transformed: dict[Kind, Formula] = {
        "circle_root": a**2 * COSINE**2,
        "circle_square": a**2 * SINE**2,
        "circle_over_square": COSINE**2 / SINE**2,
        "circle_reciprocal": factor / (a**2 * SINE**2),
        "circle_cube": factor / (a**2 * COSINE**2),
        "circle_square_over_cube": TANGENT**2,
        "circle_linear": a * SINE + offset,
        "plus_root": a**2 / COSINE**3,
        "plus_inverse": factor / COSINE,
        "plus_square": a**2 * SINE**2 / COSINE**3,
        "plus_reciprocal": factor * COSINE / (a**2 * SINE**2),
        "plus_cube": Fraction(factor, a**2) * COSINE,
        "plus_square_below": Fraction(factor, a**3) * COSINE**2,
        "plus_linear": Fraction(1, a) * SINE + Fraction(offset, a**2) * COSINE,
        "minus_root": a**2 * SINE**2 / COSINE**3,
        "minus_over": a * TANGENT**2,
        "minus_inverse": formula(Fraction(factor, a)),
        "minus_reciprocal": Fraction(factor, a**2) * COSINE,
        "minus_cube": factor * COSINE / (a**2 * SINE**2),
    }
    return transformed[facts.kind]


SHEET = Sheet(
    subject="integral_calculus",
    method="derivative in normal form",
    sample=sample,
    gaps=gaps,
    work=work,
    types=(Typed("antiderivative(x)"), Typed("number")),
    slips={
        "sign_of_a_term": "a term of the antiderivative has the wrong sign",
        "half_forgotten": "the half in the formula for a square of sine, cosine or secant is forgotten",
        "side_not_squared": "the power of the side that the substitution brings in is wrong",
        "second_term_lost": "only the first term of the antiderivative is kept",
        "ends_exchanged": "the value at the upper end is subtracted from that at the lower end",
        "lower_end_dropped": "the antiderivative is taken as zero at the lower end",
        "upper_end_dropped": "the antiderivative is taken as zero at the upper end",
    },
    levels={
        1: "a root of a^2 - x^2, by a sine",
        2: "a root of x^2 + a^2 or x^2 - a^2, by a tangent or a secant",
        3: "first a square is to be completed; the numerator may be linear",
    },
)
