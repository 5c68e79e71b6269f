"""Integrates between the stated places, and looks at both sides of a stated extremum.

The areas are integrals of the difference, by Simpson's rule, which is exact for parabolas.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import arb

from seedproof.equivalence import read
from seedproof.equivalence.deciding.balls import precision
from seedproof.equivalence.reading.tree import names
from seedproof.problems.checker import Checker
from seedproof.problems.checking.placed import value_at
from seedproof.problems.checking.stated_values import BITS, agrees, ball, integral, meets, stated
from seedproof.problems.templates.parameter_of_an_area.facts import Chord, Divided, Facts, Window

_LONGEST = 200
_TRIALS = (Fraction(1, 3), Fraction(2), Fraction(-5, 4), Fraction(13, 2))


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Check the three parts by the kind of the problem."""
    if len(answers) != 3 or any(len(answer) > _LONGEST for answer in answers):
        yield "there are not three answers, or one is too long"
        return
    with precision(BITS):
        match facts:
            case Divided():
                yield from _divided_wrong(facts, answers)
            case Chord():
                yield from _chord_wrong(facts, answers)
            case Window():
                yield from _window_wrong(facts, answers)


def _arch(factor: int, width: arb) -> arb:
    """Return the area between a parabola and a chord of this width, by Simpson's rule."""
    middle = factor * (width / 2) ** 2
    return width * 4 * middle / 6


def _divided_wrong(facts: Divided, answers: Sequence[str]) -> Iterator[str]:
    above, below = facts.share
    whole = _arch(facts.factor, arb(facts.zero))
    if not agrees(answers[0], whole):
        yield f"the area is {whole.str(12)}, not {answers[0]!r}"
    slope = stated(answers[1])
    if slope is None or not 0 < slope < facts.factor * facts.zero:
        yield f"{answers[1]!r} is no slope that divides the region"
        return
    width = facts.zero - slope / facts.factor
    if not meets(_arch(facts.factor, width), whole * (ball(Fraction(above, below)) ** 3)):
        yield f"with the slope {answers[1]!r} the part is another one"
    x, _, y = answers[2].removeprefix("(").removesuffix(")").partition(", ")
    if not agrees(x, width) or not agrees(y, slope * width):
        yield f"the line does not meet the parabola at {answers[2]!r}"


def _value(answer: str, letter: str, place: Fraction) -> arb | None:
    """Return the value of a formula in one letter, None where there is none."""
    tree = read(answer)
    return value_at(tree, {letter: str(place)}) if names(tree) == {letter} else None


def _area(facts: Chord, slope: arb) -> arb:
    """Return the area between the line and the parabola, from their intersections."""
    x, y = facts.point
    constant = y - slope * x
    width = (slope**2 + 4 * facts.factor * constant).sqrt() / facts.factor
    return _arch(facts.factor, width)


def _chord_wrong(facts: Chord, answers: Sequence[str]) -> Iterator[str]:
    x, y = facts.point
    if y <= facts.factor * x**2:
        yield "the point is not above the parabola"
        return
    for trial in _TRIALS:
        value = _value(answers[0], "m", trial)
        if value is None or not meets(value, _area(facts, ball(trial))):
            yield f"{answers[0]!r} is not the area for m = {trial}"
            return
    slope = stated(answers[1])
    if slope is None:
        yield f"{answers[1]!r} is no number"
        return
    # The square of the width is quadratic in the slope: it is smallest where it is symmetric.
    if not meets(_area(facts, slope + 1), _area(facts, slope - 1)):
        yield f"the area is not smallest for m = {answers[1]!r}"
    if not agrees(answers[2], _area(facts, slope)):
        yield f"the smallest area is not {answers[2]!r}"


def _window_wrong(facts: Window, answers: Sequence[str]) -> Iterator[str]:
    def rate(t: arb) -> arb:
        return facts.factor * t * (-t / facts.time).exp()

    length = facts.time * ball(facts.ratio).log()
    for trial in _TRIALS:
        place = abs(trial)
        value = _value(answers[0], "s", place)
        change = rate(ball(place) + length) - rate(ball(place))
        if value is None or not meets(value, change):
            yield f"{answers[0]!r} is not the derivative for s = {place}"
            return
    start = stated(answers[1])
    if start is None or not start > 0:
        yield f"{answers[1]!r} is no time"
        return
    if not meets(rate(start + length), rate(start)) or not start < facts.time:
        yield f"at {answers[1]!r} the integral is not greatest"
    best = integral(lambda t, _: facts.factor * t * (-t / facts.time).exp(), start, start + length)
    if not agrees(answers[2], best):
        yield f"the greatest integral is {best.str(12)}, not {answers[2]!r}"


def types(facts: Facts) -> list[str]:
    """Return the types of the parts."""
    match facts:
        case Divided():
            return ["number", "number", "tuple"]
        case Chord():
            return ["expression(m)", "number", "number"]
        case Window():
            return ["expression(s; s > 0)", "number", "number"]


CHECKER = Checker(
    facts=Facts,
    method="substitution into integrals",
    wrong=wrong,
    types=types,
)
