"""Areas and integrals with a parameter: shares of regions, smallest segments, windows of time."""

from collections.abc import Iterator

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, at_most, equal, every, implies, less
from seedproof.certifying.university import plain
from seedproof.certifying.university.area_words import QUESTIONS, STATEMENTS
from seedproof.certifying.university.best import Choice, best_choice, best_gain
from seedproof.certifying.university.exponents import linear_parts
from seedproof.certifying.university.expression import (
    E,
    Expression,
    Name,
    Power,
    Product,
    children,
    multiplied,
    number,
    rebuilt,
    replaced,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import (
    Polynomial,
    constant,
    integral,
    letter,
    polynomial,
    same,
)
from seedproof.certifying.university.promises import answer_is, law, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import is_point, stated_number, stated_point
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "area_between_graphs": "The area between two graphs is the integral of the upper minus the lower one.",
    "moving_window": "The derivative of the integral of c from s to s + w is c(s + w) - c(s).",
    "product_with_exponential": "The derivative of p(t) e^(k t) is (p'(t) + k p(t)) e^(k t).",
    "logarithm_is_increasing": "The logarithm of a number above 1 is positive.",
    "first_growing_then_falling": (
        "A function whose derivative is positive before a point and negative after it is greatest there."
    ),
}


def _build(said: Said, task: Task) -> Said:
    return said


def _between(
    ground: Ground, upper: Expression, lower: Expression, ends: tuple[Operand, Operand], **known: Term
) -> Term:
    """Return the area between two graphs."""
    area = ground.unknown("area")
    height = polynomial(upper - lower, known)
    ground.say(
        "the area between both graphs",
        equal(area, integral(ground, height, "x", *ends).number()),
        lemma="area_between_graphs",
    )
    return area


def _whole(asked: Asked[Said], ground: Ground) -> tuple[Term, Term]:
    """Return where the arc above the x-axis ends, and the area under it."""
    rule = _given(asked, "divided")["rule"]
    zero, middle = ground.unknown("zero"), ground.unknown("middle")
    ground.say(
        "the arc is above the axis",
        less(0, zero),
        equal(value(ground, rule, {"x": zero}), 0),
        equal(middle * 2, zero),
        less(0, value(ground, rule, {"x": middle})),
    )
    return zero, _between(ground, rule, number(0), (0, zero))


def _area(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    _, area = _whole(asked, ground)
    return answer_is(asked, ground, equal(area, stated_number(asked, ground)))


def _divided(asked: Asked[Said], ground: Ground, share: Expression) -> tuple[Term, dict[str, Term]]:
    """Return the slope of the line that leaves a share of the area above it, and where the line ends."""
    zero, area = _whole(asked, ground)
    rule = _given(asked, "divided")["rule"]
    m, x, y = (ground.unknown(name) for name in ("m", "x", "y"))
    ground.say(
        "the line meets the arc",
        less(0, m),
        less(0, x),
        less(x, zero),
        equal(y, m * x),
        equal(y, value(ground, rule, {"x": x})),
    )
    above = _between(ground, rule, Name("m") * Name("x"), (0, x), m=m)
    ground.say("the part above the line", equal(above, area * value(ground, share, {})))
    return m, {"x": x, "y": y}


def _share(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    m, _ = _divided(asked, ground, asked.said["share"])
    return answer_is(asked, ground, equal(m, stated_number(asked, ground)))


def _meets(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    _, point = _divided(asked, ground, QUESTIONS.read(asked.task.part("b").question)["share"])
    return answer_is(asked, ground, is_point(point, stated_point(asked, ground, ("x", "y"))))


def _segment(asked: Asked[Said], ground: Ground, who: str = "") -> Choice:
    """Describe a line through P by its slope and by the opposite of the area that it cuts off."""
    said = _given(asked, "cut_off")
    m, left, right = (ground.unknown(f"{name}{who}") for name in ("m", "left", "right"))
    line = Name("m") * (Name("x") - number(said["px"])) + number(said["py"])
    meets = [
        equal(value(ground, line, {"x": end, "m": m}), value(ground, said["rule"], {"x": end}))
        for end in (left, right)
    ]
    ground.say("the line meets the parabola", less(left, right), *meets)
    return Choice(m, -_between(ground, line, said["rule"], (left, right), m=m))


def _formula(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    line = _segment(asked, ground)
    stated = value(ground, plain.expression(asked.part.answer), {"m": line.chosen})
    return law(asked, ground, "the formula is the area", equal(-line.gain, stated))


def _slope(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    stated = stated_number(asked, ground)
    return best_choice(asked, ground, lambda ground, who: _segment(asked, ground, f"_{who}"), stated)


def _smallest(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    stated = stated_number(asked, ground)
    return best_gain(asked, ground, lambda ground, who: _segment(asked, ground, f"_{who}"), -stated)


def _window(asked: Asked[Said], ground: Ground) -> tuple[Expression, Expression]:
    """Return the width of the window, and the derivative of what it takes in by its start."""
    said = _given(asked, "window")
    rate, width = said["rate"], said["width"]
    ground.say("the window has a width", less(0, value(ground, width, {})), lemma="logarithm_is_increasing")
    ground.use("moving_window")
    later = _split(replaced(rate, {"t": Name("s") + width}))
    ground.use("laws_of_powers")
    return width, later - replaced(rate, {"t": Name("s")})


def _split(formula: Expression) -> Expression:
    """Write powers of e along the summands of their exponents."""
    if isinstance(formula, Power) and formula.base == E:
        parts = linear_parts(formula.exponent)
        return multiplied(Power(E, part * number(factor)) for part, factor in parts.items())
    return rebuilt(formula, tuple(_split(part) for part in children(formula)))


def _derivative(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    _, slope = _window(asked, ground)
    at = {"s": ground.unknown("s")}
    ground.say("the start", less(0, at["s"]))
    stated = value(ground, plain.expression(asked.part.answer), at)
    return law(asked, ground, "the answer is the derivative", equal(stated, value(ground, slope, at)))


def _when(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("first_growing_then_falling")
    _, slope = _window(asked, ground)
    s, best = ground.unknown("s"), stated_number(asked, ground)
    ground.say("the start", at_most(0, s))
    grows = value(ground, slope, {"s": s})
    turns = [implies(less(s, best), less(0, grows)), implies(less(best, s), less(grows, 0))]
    return law(
        asked, ground, f"F grows until {asked.part.answer}, then it falls", every([at_most(0, best), *turns])
    )


def _greatest(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    width, slope = _window(asked, ground)
    best = plain.expression(asked.task.part("b").answer)
    turn = equal(value(ground, slope, {"s": value(ground, best, {})}), 0)
    yield from law(asked, ground, "the derivative is 0 at the answer of (b)", turn, "turns_")
    before, after = _amounts(asked, ground, best, best + width)
    amount = ground.unknown("amount")
    ground.say("from then on", equal(amount, after - before), lemma="fundamental_theorem")
    yield from answer_is(asked, ground, equal(amount, stated_number(asked, ground)))


def _amounts(asked: Asked[Said], ground: Ground, *times: Expression) -> list[Term]:
    """Return the values of an antiderivative (a t + b) e^(k t) of the rate."""
    factor, wave = _factors(asked.model["rate"])
    (speed,) = linear_parts(wave.exponent).values()
    a, b = (ground.unknown(name) for name in ("a", "b"))
    derivative = constant(a) + (letter("t").times(a) + constant(b)).times(speed)
    ground.say(
        "its derivative, coefficient by coefficient",
        *same(derivative, factor),
        lemma="product_with_exponential",
    )
    return [
        (value(ground, time, {}) * a + b) * value(ground, replaced(wave, {"t": time}), {}) for time in times
    ]


def _factors(rate: Expression) -> tuple[Polynomial, Power]:
    """Return the polynomial and the power of e whose product a rate is."""
    if isinstance(rate, Product):
        *others, wave = rate.factors
        if isinstance(wave, Power) and wave.base == E and set(linear_parts(wave.exponent)) == {Name("t")}:
            return polynomial(multiplied(others)), wave
    raise Unread(f"no polynomial times a power of e: {rate}")


def _given(asked: Asked[Said], kind: str) -> Said:
    if asked.model.kind != kind:
        raise Unread(f"{asked.task.row_id}: a question of another story")
    return asked.model


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "area": _area,
        "share": _share,
        "meets": _meets,
        "formula": _formula,
        "slope": _slope,
        "smallest": _smallest,
        "derivative": _derivative,
        "when": _when,
        "greatest": _greatest,
    },
)
