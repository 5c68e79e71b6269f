"""Works an inequality out by the zeros of both polynomials and the signs between them."""

from collections.abc import Callable

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.template import Facts
from seedproof.problems.templates.rational_inequality.generate import answers
from seedproof.record.draws import Rejected
from seedproof.text.formula import collection


def _mirrored(places: list[int]) -> list[int]:
    if 0 in places or len({*map(abs, places)}) < len(places):
        raise Rejected("the zeros are the same without their signs")
    return sorted(-place for place in places)


_MISTAKEN: dict[str, Callable[[Facts], Facts]] = {
    "": lambda facts: facts,
    "zeros_of_the_numerator_with_the_wrong_sign": lambda facts: facts | {"roots": _mirrored(facts["roots"])},
    "zeros_of_the_denominator_with_the_wrong_sign": lambda facts: (
        facts | {"poles": _mirrored(facts["poles"])}
    ),
    "sign_flipped": lambda facts: facts | {"factor": -facts["factor"]},
    "endpoint_swapped": lambda facts: facts | {"sign": facts["sign"][0] + ("" if facts["sign"][1:] else "=")},
}


def work(facts: Facts, slip: str) -> Worked:
    """First the zeros of the numerator, then those of the denominator, then the signs."""
    taken = _MISTAKEN[slip](facts)
    if {*taken["roots"]} & {*taken["poles"]}:
        raise Rejected("a zero of both polynomials")
    (found,) = (answer.formula for answer in answers(taken))
    return Worked(
        (
            step("The numerator is zero exactly for $x$ in {}.", collection(*taken["roots"]), "set"),
            step("The denominator is zero exactly for $x$ in {}.", collection(*taken["poles"]), "set"),
            step(
                "The quotient can change its sign only at these places; trying a number between each two of "
                "them, and deciding about the places themselves, leaves {}.",
                found,
                "interval_union",
            ),
        ),
        (found,),
    )


SOLUTION = Solution(
    work=work,
    slips={
        "zeros_of_the_numerator_with_the_wrong_sign": "the zeros of the numerator have the wrong sign",
        "zeros_of_the_denominator_with_the_wrong_sign": "the zeros of the denominator have the wrong sign",
        "sign_flipped": "the intervals are those where the quotient has the other sign",
        "endpoint_swapped": "the zeros of the numerator are taken in where they are not, or left out",
    },
)
