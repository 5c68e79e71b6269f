"""Finds the speed, integrates it, and asks where the antiderivative has gained a part."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.values import added, rational, scaled, written
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.arc_length.facts import Facts
from seedproof.problems.templates.arc_length.generate import (
    BY_SHARE,
    ends_of,
    length_of,
    lower_of,
    motion_of,
    place_of,
    slope_of_laurent,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, product, total

V = Symbol("v")


class Slipped(NamedTuple):
    """By which factors a slip multiplies the speed, and its antiderivative beyond that."""

    speed: Fraction
    antiderivative: Fraction


def work(facts: Facts, slip: str) -> Worked:
    """The speed, an antiderivative, the length, and the place of the part."""
    motion = motion_of(facts)
    factors = _factors(facts, slip)
    speed = product(factors.speed, motion.speed)
    factor = factors.speed * factors.antiderivative
    antiderivative = product(factor, motion.antiderivative)
    length = scaled(length_of(facts), factor)
    if slip == "lower_end_dropped":
        length = added(length, lower_of(facts))
        if facts.kind in BY_SHARE and facts.kind != "inward":
            raise Rejected("the place is ugly")
    if not length or (rational(length) or 1) <= 0:
        raise Rejected("a length is positive")
    low, high = ends_of(facts)
    answer = written(length)
    place = _place(facts, slip)
    steps = (
        step("speed", x=motion.x, y=motion.y, letter=motion.letter, low=low, high=high, speed=speed),
        step("antiderivative", function=speed, letter=motion.letter, antiderivative=antiderivative),
        step("definite_integral", low=low, high=high, integrand=speed, letter=motion.letter, value=answer),
        _part_step(facts, factor, antiderivative, answer, place),
    )
    right = (written(length_of(facts)), place_of(facts))
    if slip and (answer, place) == right:
        raise Rejected("the slip changes nothing")
    return Worked(steps, (answer, place))


def _factors(facts: Facts, slip: str) -> Slipped:
    """Raises: Rejected where the slip has no place, or the place of the part would be ugly."""
    one = Fraction(1)
    if slip == "factor_of_the_speed_lost":
        if facts.kind in ("involute", "spiral", "inward", "astroid"):
            return Slipped(Fraction(1, facts.scale), one)
        if facts.kind in ("cycloid", "cardioid"):
            return Slipped(Fraction(1, 2), one)
        raise Rejected("the place is ugly")
    if slip == "antiderivative_factor_lost":
        match facts.kind:
            case "cycloid" | "cardioid":
                return Slipped(one, Fraction(1, 2))
            case "involute" | "astroid":
                return Slipped(one, Fraction(2))
            case "spiral" if facts.shape[0] > 1:
                return Slipped(one, Fraction(facts.shape[0]))
            case "inward":
                return Slipped(one, Fraction(*facts.shape))
            case "laurent":
                return Slipped(one, Fraction(2))
        raise Rejected("the place is ugly")
    return Slipped(one, one)


def _place(facts: Facts, slip: str) -> Formula:
    """Return where the part is reached, perhaps with a slip. Raises: Rejected."""
    part = Fraction(facts.part)
    low, high = ends_of(facts)
    match slip:
        case "share_of_the_parameter":
            if facts.kind not in BY_SHARE or facts.kind == "inward":
                raise Rejected("there is no share")
            return product(part, high)
        case "speed_of_the_start_kept":
            return _with_first_speed(facts, part)
        case "share_of_the_distance":
            if facts.kind in BY_SHARE or facts.kind == "laurent":
                raise Rejected("there is no distance")
            whole = rational(length_of(facts))
            if whole is None:
                raise Rejected("the length is ugly")
            return total(low, product(part / whole, high - low))
        case "rest_taken_for_the_part":
            if facts.kind != "inward":
                raise Rejected("there is no rest")
            side, height = facts.shape
            return product(Fraction(height, side), call("log", 1 / part))
        case "multiplied_by_the_arc":
            if facts.kind != "laurent":
                raise Rejected("there is no bead")
            return formula(part * slope_of_laurent(facts, Fraction(facts.high)))
        case "arc_at_the_left_end":
            if facts.kind != "laurent":
                raise Rejected("there is no bead")
            return formula(part / slope_of_laurent(facts, Fraction(facts.low)))
    return place_of(facts)


def _with_first_speed(facts: Facts, part: Fraction) -> Formula:
    """Return how far one comes with the speed at the start. Raises: Rejected where that is zero or ugly."""
    scale = facts.scale
    match facts.kind:
        case "cubic":
            return formula(part / (3 * scale))
        case "catenary":
            return formula(part)
        case "shifted":
            low = int(facts.low)
            return formula(low + part / (scale * (low**2 + 1)))
    raise Rejected("the speed at the start is zero, or ugly")


def _part_step(
    facts: Facts, factor: Fraction, antiderivative: Formula, length: Formula, place: Formula
) -> Step:
    """The gain of the antiderivative is the part; a bead's speed is that along the axis times the arc."""
    part = Fraction(facts.part)
    if facts.kind == "laurent":
        arc = slope_of_laurent(facts, Fraction(facts.high))
        return step("satisfies", letter=V, value=place, left=arc * V, right=part)
    letter = motion_of(facts).letter
    lower = scaled(lower_of(facts), factor)
    right: Formula = formula(part)
    if facts.kind in BY_SHARE:
        right = product(part, length)
    return step("satisfies", letter=letter, value=place, left=antiderivative - written(lower), right=right)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "factor_of_the_speed_lost": "a factor of the speed is lost under the root",
        "antiderivative_factor_lost": "the inner derivative is forgotten in the antiderivative",
        "lower_end_dropped": "the antiderivative is taken as zero at the lower end",
        "share_of_the_parameter": "the share is taken of the parameter instead of the length",
        "share_of_the_distance": "the parameter is taken to grow in proportion to the distance",
        "speed_of_the_start_kept": "the speed is taken to stay that of the start",
        "rest_taken_for_the_part": "what is left of the spiral is taken for what is covered",
        "multiplied_by_the_arc": "the speed is multiplied by the arc element instead of divided",
        "arc_at_the_left_end": "the arc element is that of the left end",
    },
)
