"""Areas and integrals with a parameter: shares of regions, smallest segments, windows of time."""

from collections.abc import Iterator
from fractions import Fraction
from functools import partial

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import (
    Operand,
    Term,
    at_most,
    between,
    equal,
    every,
    implies,
    less,
    product,
    term,
)
from seedproof.certifying.university import plain
from seedproof.certifying.university.best import Choice, best_choice, best_gain
from seedproof.certifying.university.expression import Expression, Name, number
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import Polynomial, integral, letter, polynomial
from seedproof.certifying.university.promises import answer_is, law, never, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import is_point, stated_number, stated_point
from seedproof.certifying.university.template import Asked, Template
from seedproof.certifying.university.windows import amounts, slope_by_start
from seedproof.problems.templates.parameter_of_an_area import phrases

LEMMAS = {
    "area_between_graphs": (
        "The area between two graphs that do not cross is the integral of the upper minus the lower one."
    ),
    "sum_and_product_of_zeros": (
        "For a other than 0, the zeros of a x^2 + b x + c add up to -b/a, and their product is c/a."
    ),
    "segment_of_parabola": (
        "For a other than 0, a parabola y = a x^2 + b x + c and the x-axis enclose the area |a| d^3/6, "
        "where its two zeros are d apart."
    ),
    "first_growing_then_falling": (
        "On an interval, a continuous function whose derivative is positive before a point and negative "
        "after it is greatest there, and nowhere else."
    ),
}


STATEMENTS = meanings(
    (phrases.DIVIDED, phrases.CHORD, phrases.WINDOW),
    {
        "divided": {
            "The parabola ... and the $x$-axis enclose a region": "rule:tree",
            "Let $R$ be the region between the $x$-axis and the arc": "rule:tree",
            "Between its two zeros, the parabola": "rule:tree",
            "A field $R$ lies between the parabola": "rule:tree",
        },
        "cut_off": {
            "Through $P = ... is called $A(m)$": "px py rule:tree",
            "Consider the parabola ... and a point above it, $P =": "rule:tree px py",
            "The point $P = ... lies above the parabola": "px py rule:tree",
            "For every real $m$, a line ... goes through the point $P = ... the parabola": "px py rule:tree",
        },
        "window": {
            "A reactor gives off heat at a rate of $c(t) =": "rate:tree width:tree",
            "Visitors enter a fair at a rate of $c(t) =": "rate:tree width:tree",
            "The concentration of a drug in the blood, ... is $c(t) =": "rate:tree width:tree",
            "After a rain, a river carries $c(t) =": "rate:tree width:tree",
        },
    },
    seen="01d99c44",
)
QUESTIONS = meanings(
    (wordings for _, *parts in phrases.TEXTS["kind"].values() for wordings in parts),
    {
        "area": ("What is the area of $R$", "Find the area of $R$"),
        "share": {"Find $m$ so that the part above": "share:tree", "For which $m$ is the part": "share:tree"},
        "meets": ("Where does this line meet the parabola", "Find the point other than the origin"),
        "formula": ("Express $A(m)$ by $m$", "Find a formula for $A(m)$"),
        "slope": ("For which $m$ is the area smallest", "Find the slope ... as small as possible"),
        "smallest": ("Find that smallest area", "What is the smallest area"),
        "derivative": ("Find $F'(s)$ for", "Find the derivative $F'(s)$"),
        "when": ("For which $s$ is $F(s)$ greatest", "Find the exact $s$ at which ... greatest value"),
        "greatest": ("What is the greatest value of $F$", "Find that greatest value"),
    },
    seen="0b42dee3",
)

_SQUARE, _LINE = (("x", Fraction(2)),), (("x", Fraction(1)),)
"""The monomials of a parabola."""


def _area_of(ground: Ground, gap: Polynomial, low: Operand, high: Operand) -> Term:
    """Return the area between two graphs, by how far the upper one is above the lower one."""
    area = ground.unknown("area")
    ground.say(
        "the area between both graphs",
        equal(area, integral(ground, gap, "x", low, high).number()),
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
    return zero, _area_of(ground, polynomial(rule), 0, zero)


def _area(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    zero, _ = _whole(asked, ground)
    x = ground.unknown("x")
    under = at_most(value(ground, _given(asked, "divided")["rule"], {"x": x}), 0)
    yield never(asked, ground, "arc", "the arc is not above the axis", every([between(0, x, zero), under]))
    ground = start(asked)
    _, area = _whole(asked, ground)
    yield from answer_is(asked, ground, equal(area, stated_number(asked, ground)))


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
    above = _area_of(ground, polynomial(rule) - letter("x").times(m), 0, x)
    ground.say("the part above the line", equal(above, area * value(ground, share, {})))
    return m, {"x": x, "y": y}


def _share(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    m, end = _divided(asked, ground, asked.said["share"])
    x = ground.unknown("inside")
    under = at_most(value(ground, _given(asked, "divided")["rule"], {"x": x}), m * x)
    crossing = every([between(0, x, end["x"]), under])
    yield never(asked, ground, "crossing", "the arc is not above the line", crossing)
    ground = start(asked)
    m, _ = _divided(asked, ground, asked.said["share"])
    yield from answer_is(asked, ground, equal(m, stated_number(asked, ground)))


def _meets(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    _, point = _divided(asked, ground, QUESTIONS.read(asked.task.part("b").question)["share"])
    return answer_is(asked, ground, is_point(point, stated_point(asked, ground, ("x", "y"))))


def _gap(asked: Asked[Said], m: Term) -> Polynomial:
    """Return how far the line of slope m through P is above the parabola, by x."""
    said = _given(asked, "cut_off")
    line = Name("m") * (Name("x") - number(said["px"])) + number(said["py"])
    return polynomial(line - said["rule"], {"m": m})


def _formula(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    line = _segment(asked, ground, "line")
    stated = value(ground, plain.expression(asked.part.answer), {"m": line.chosen})
    return law(asked, ground, "the formula is the area", equal(-line.gain, stated))


def _segment(asked: Asked[Said], ground: Ground, who: str) -> Choice:
    """Describe a line through P by its slope and by the opposite of the area that it cuts off."""
    m, middle, half = (ground.unknown(f"{name}_{who}") for name in ("m", "middle", "half"))
    gap = _gap(asked, m)
    bend, slope, height = (gap.terms.get(power, term(0)) for power in (_SQUARE, _LINE, ()))
    ground.say(
        "the line meets the parabola",
        less(0, half),
        equal(middle * bend * 2, -slope),
        equal((middle * middle - half * half) * bend, height),
        lemma="sum_and_product_of_zeros",
    )
    ground.use("segment_of_parabola")
    return Choice(m, product([half, half, half, bend]) * Fraction(4, 3))


def _slope(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    stated = stated_number(asked, ground)
    return best_choice(asked, ground, partial(_segment, asked), stated)


def _smallest(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    stated = stated_number(asked, ground)
    return best_gain(asked, ground, partial(_segment, asked), -stated)


def _slope_of_amount(asked: Asked[Said], ground: Ground, s: Operand) -> Term:
    said = _given(asked, "window")
    return value(ground, slope_by_start(ground, said["rate"], said["width"]), {"s": s})


def _derivative(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    s = ground.unknown("s")
    ground.say("the start", less(0, s))
    stated = value(ground, plain.expression(asked.part.answer), {"s": s})
    fits = equal(stated, _slope_of_amount(asked, ground, s))
    return law(asked, ground, "the answer is the derivative", fits)


def _when(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("first_growing_then_falling")
    s, best = ground.unknown("s"), stated_number(asked, ground)
    ground.say("the start", at_most(0, s))
    slope = _slope_of_amount(asked, ground, s)
    turns = [at_most(0, best), implies(less(s, best), less(0, slope)), implies(less(best, s), less(slope, 0))]
    return law(asked, ground, f"F grows until {asked.part.answer}, then it falls", every(turns))


def _greatest(asked: Asked[Said]) -> Iterator[Script]:
    ground = start(asked)
    best = plain.expression(asked.task.part("b").answer)
    turn = equal(_slope_of_amount(asked, ground, value(ground, best, {})), 0)
    yield from law(asked, ground, "the derivative is 0 at the answer of (b)", turn, "turns_")
    said = asked.model
    before, after = amounts(ground, said["rate"], best, best + said["width"])
    amount = ground.unknown("amount")
    ground.say("from then on", equal(amount, after - before), lemma="fundamental_theorem")
    yield from answer_is(asked, ground, equal(amount, stated_number(asked, ground)))


def _given(asked: Asked[Said], kind: str) -> Said:
    if asked.model.kind != kind:
        raise Unread(f"{asked.task.row_id}: a question of another story")
    return asked.model


TEMPLATE = Template(
    statements=STATEMENTS,
    build=lambda said, task: said,
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
