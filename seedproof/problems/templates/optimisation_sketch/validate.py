"""Puts coordinates to the sketch: the function at many places, and the optimum among all candidates."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import fmpq, fmpq_poly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.comparing import agrees
from seedproof.problems.templates.optimisation_sketch.facts import Facts, Ladder, Plate, Triangle

_X = fmpq_poly([0, 1])


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Both answers are those of the sketch."""
    expected = _expected(facts)
    if expected is None:
        yield "the optimum has no form that is known here"
        return
    for stated, text, answer_type in zip(answers, expected, _types(facts), strict=True):
        if not agrees(stated, text, answer_type):
            yield f"{stated} is not {text}"


def _expected(facts: Facts) -> tuple[str, str] | None:
    match facts:
        case Triangle(across, up):
            # The corner of the rectangle is on the line x / across + y / up = 1.
            height = up * (1 - _X / across)
            return f"x*({up} - {up}*x/{across})", _greatest(_X * height, across)
        case Ladder(fence, gap):
            return _of_ladder(fence, gap)
        case Plate(across, up, cut_across, cut_up):
            # From the lower end of the break to P it is x to the left.
            height = up - cut_up + _X * cut_up / cut_across
            written = f"({across} - x)*({up - cut_up} + {cut_up}*x/{cut_across})"
            return written, _greatest((across - _X) * height, cut_across)


def _greatest(area: fmpq_poly, high: int) -> str:
    """Return the greatest value of a quadratic polynomial on [0, high]."""
    change = area.derivative()
    candidates = [fmpq(0), fmpq(high), -change[0] / change[1]]
    return str(max(area(place) for place in candidates if 0 <= place <= high))


def _of_ladder(fence: int, gap: int) -> tuple[str, str] | None:
    """The square of the length has a rational least place where x^3 = gap * fence^2."""
    cube = gap * fence**2
    x = round(cube ** (1 / 3))
    if x < 1 or x**3 != cube:
        return None
    square = Fraction((x + gap) ** 2 * (x**2 + fence**2), x**2)
    return f"(1 + {gap}/x)*sqrt({fence**2} + x^2)", f"sqrt({square})"


def _types(facts: Facts) -> list[str]:
    return ["expression(x; x > 0)" if isinstance(facts, Ladder) else "expression(x)", "number"]


CHECKER = Checker(
    facts=Facts,
    method="functions and candidates compared",
    wrong=wrong,
    types=_types,
)
