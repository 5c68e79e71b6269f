"""Finds each area as a formula in the parameter, then the parameter, and what belongs to it."""

from collections.abc import Mapping
from fractions import Fraction
from math import isqrt

from seedproof.problems.making.texts import Filling, Writer
from seedproof.problems.making.values import scaled, surd, written
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.parameter_of_an_area.facts import Chord, Divided, Facts, Window
from seedproof.problems.templates.parameter_of_an_area.phrases import TEXTS, UNITS, WINDOW
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import INFINITY, Formula, Symbol, call, formula, point, polynomial, product

M, S, T, X, Y = map(Symbol, ("m", "s", "t", "x", "y"))

_SHARES = ((1, 2), (1, 3), (2, 3), (1, 4), (3, 4), (2, 5), (3, 5), (4, 5))
_RATIOS = ("2", "3", "3/2", "4/3", "4")


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw numbers that make all areas rational, or nearly so."""
    match difficulty:
        case 1:
            share = draws.choice(_SHARES)
            zero = draws.between(2, 8)
            factor = draws.between(1, 5)
            if (factor * zero * (share[1] - share[0])) % share[1]:
                raise Rejected("the slope is ugly")
            return Divided(factor, zero, share)
        case 2:
            factor = draws.between(1, 4)
            (x,) = draws.nonzeros(1, 4)
            half = draws.between(1, 3)
            return Chord(factor, (x, factor * (x**2 + half**2)))
        case _:
            return Window(draws.between(2, 12), draws.between(1, 6), draws.choice(_RATIOS))


def gaps(facts: Facts) -> Mapping[str, Filling]:
    """Return the curve, and what depends on the parameter."""
    match facts:
        case Divided(share=(above, below)):
            return {"curve": _curve(facts), "part": Fraction(above**3, below**3)}
        case Chord(point=(x, y)):
            return {"curve": _curve(facts), "x": x, "y": y}
        case Window():
            return {"curve": _curve(facts), "length": _length(facts)}


def _curve(facts: Facts) -> Formula:
    """Write the curve, or the concentration."""
    match facts:
        case Divided(factor, zero, _):
            return polynomial([-factor, factor * zero, 0], X)
        case Chord(factor, _):
            return factor * X**2
        case Window(factor, time, _):
            return factor * T * call("exp", -T / time)


def _length(facts: Window) -> Formula:
    return facts.time * call("log", Fraction(facts.ratio))


def work(facts: Facts, slip: Slip) -> Worked:
    """First the area or the derivative, then the parameter, then what belongs to it."""
    match facts:
        case Divided():
            return _divided(facts, slip)
        case Chord():
            return _chord(facts, slip)
        case Window():
            return _window(facts, slip)


def _divided(facts: Divided, slip: Slip) -> Worked:
    c = facts.factor
    k = facts.zero
    ratio = Fraction(*facts.share)
    whole = Fraction(c * k**3, 6)
    area = slip.or_else(whole, power_not_divided=3 * whole)
    slope = slip.or_else(
        c * k * (1 - ratio), share_of_the_slope=c * k * ratio**3, parts_exchanged=c * k * ratio
    )
    x = slip.or_else(k - slope / c, zero_taken_for_the_intersection=Fraction(k))
    if x <= 0:
        raise Rejected("the line does not meet the region")
    meeting = point(x, slope * x)
    # The width between the intersections is k - m / c.
    part = Fraction(c, 6) * (k - M / c) ** 3
    steps = (
        step("area_between", lower=0, upper=_curve(facts), letter=X, low=0, high=k, area=area),
        step("satisfies", letter=M, value=slope, left=part, right=ratio**3 * whole),
        step("satisfies", letter=X, value=x, left=slope * X, right=_curve(facts)),
        step("satisfies", letter=point(X, Y), value=meeting, left=Y, right=_curve(facts)),
    )
    return Worked(steps, (formula(area), formula(slope), meeting))


def _chord(facts: Chord, slip: Slip) -> Worked:
    c = facts.factor
    x, y = facts.point
    scale = slip.or_else(1, half_of_the_width_forgotten=2)
    under_root = polynomial([1, -4 * c * x, 4 * c * y], M)
    area = scale * (under_root ** Fraction(3, 2) / (6 * c**2))
    slope = slip.or_else(2 * c * x, sign_of_the_slope=-2 * c * x, slope_not_doubled=c * x)
    square = slope**2 - 4 * c * x * slope + 4 * c * y
    half = isqrt(y // c - x**2)
    smallest = slip.or_else(
        written(scaled(surd(square), Fraction(scale * square, 6 * c**2))),
        cube_forgotten=formula(Fraction(4 * c * half**2, 6)),
    )
    root = call("sqrt", under_root)
    slope_of_area = product(scale, M - 2 * c * x, root) / (2 * c**2)
    steps = (
        step("identity", left=Fraction(c, 6) * (root / c) ** 3, right=area),
        step("derivative", function=area, letter=M, derivative=slope_of_area),
        step("minimum", letter=M, low=-INFINITY, high=INFINITY, expression=area, at=slope),
        step("value", letter=M, at=slope, expression=area, value=smallest),
    )
    return Worked(steps, (area, formula(slope), smallest))


def _window(facts: Window, slip: Slip) -> Worked:
    """What comes in at the end is then what goes out at the start."""
    curve = _curve(facts)
    length = _length(facts)
    ratio = Fraction(facts.ratio)
    growth = facts.factor / ratio * (S + length) - facts.factor * S
    derivative = growth * call("exp", -S / facts.time)
    derivative = slip.or_else(derivative, ends_exchanged=-derivative)
    share = slip.or_else(
        1 / (ratio - 1), sign_in_the_equation=1 / (ratio + 1), length_divided_by_the_ratio=1 / ratio
    )
    start = facts.time * share * call("log", ratio)
    best = _gain(facts, share)
    best = slip.or_else(best, sign_of_the_lower_end=(ratio + 1) / (ratio - 1) * best)
    steps = (
        step(
            "derivative_of_integral",
            low=S,
            high=S + length,
            integrand=curve,
            variable=T,
            letter=S,
            derivative=derivative,
        ),
        step("satisfies", letter=S, value=start, left=1 / ratio * (S + length), right=S),
        step("definite_integral", low=start, high=start + length, integrand=curve, letter=T, value=best),
    )
    return Worked(steps, (derivative, start, best))


def _gain(facts: Window, share: Fraction) -> Formula:
    """Return the integral over a window that opens at a share of its length.

    The greatest one is a b^2 (1 - 1/k) k^(-1/(k - 1)).
    """
    ratio = Fraction(facts.ratio)
    size = facts.factor * facts.time**2
    if share != 1 / (ratio - 1):
        logarithmic = (share - (share + 1) / ratio) * call("log", ratio)
        return product(size, formula(ratio) ** -share, 1 - 1 / ratio + logarithmic)
    if share.denominator == 1:
        return formula(size * (1 - 1 / ratio) / ratio ** int(share))
    return size * (1 - 1 / ratio) * formula(ratio) ** -share


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return the area or its derivative, the parameter, and what belongs to it."""
    match facts:
        case Divided():
            return Typed("number"), Typed("number", ("m",)), Typed("tuple")
        case Chord():
            return Typed("expression(m)", ("A",)), Typed("number", ("m",)), Typed("number")
        case Window():
            return Typed("expression(s; s > 0)", ("F'",)), Typed("number", ("s",)), Typed("number")


def words(facts: Facts, writer: Writer) -> Words:
    """Draw the wordings; the units of a window are those of its statement."""
    kind = str(facts.__struct_config__.tag)
    told, *asked = (writer.draws.choice(wordings) for wordings in TEXTS["kind"][kind])
    units = UNITS[WINDOW.index(told)] if told in WINDOW else ()
    return Words(writer.fill(told), tuple(map(writer.fill, asked)), units)


SHEET = Sheet(
    subject="integral_calculus",
    method="substitution into integrals",
    sample=sample,
    gaps=gaps,
    work=work,
    types=types,
    words=words,
    slips={
        "power_not_divided": "a power is not divided by its new exponent in the area",
        "share_of_the_slope": "the share is taken of the steepest slope instead of the area",
        "parts_exchanged": "the part below the line is given the width of the part above it",
        "zero_taken_for_the_intersection": "the zero of the parabola is taken for the intersection",
        "half_of_the_width_forgotten": "the area of the segment comes out twice as large",
        "sign_of_the_slope": "the best slope has the wrong sign",
        "slope_not_doubled": "the best slope is not doubled, as the derivative of a square is",
        "cube_forgotten": "the width is squared in the smallest area, instead of cubed",
        "ends_exchanged": "the value at the upper end is subtracted from that at the lower end",
        "sign_in_the_equation": "a term is brought to the other side with its sign",
        "length_divided_by_the_ratio": "only the length is divided, and the unknown is lost on one side",
        "sign_of_the_lower_end": "the antiderivative at the lower end is added instead of subtracted",
    },
    levels={
        1: "a line that cuts off a given share of an area",
        2: "an area as a function of a slope, and its smallest value",
        3: "an integral whose ends move: the fundamental theorem, and its greatest value",
    },
    version=2,
)
