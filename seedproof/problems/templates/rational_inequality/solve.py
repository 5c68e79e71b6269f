"""Works an inequality out by the zeros of both polynomials and the signs between them."""

from msgspec.structs import replace

from seedproof.problems.making.coefficients import with_roots
from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.rational_inequality.facts import Facts, Sign
from seedproof.problems.templates.rational_inequality.generate import X, answers
from seedproof.problems.templates.rational_inequality.phrases import SIGNS
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Verbatim, collection, polynomial, quotient

_OTHER_ENDPOINTS: dict[Sign, Sign] = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}


def _mistaken(facts: Facts, slip: str) -> Facts:
    """Return the facts that the slip makes of the problem. Raises: Rejected where they are the same."""
    match slip:
        case "zeros_of_the_numerator_with_the_wrong_sign":
            return replace(facts, roots=_mirrored(facts.roots))
        case "zeros_of_the_denominator_with_the_wrong_sign":
            return replace(facts, poles=_mirrored(facts.poles))
        case "sign_flipped":
            return replace(facts, factor=-facts.factor)
        case "endpoint_swapped":
            return replace(facts, sign=_OTHER_ENDPOINTS[facts.sign])
    return facts


def _mirrored(zeros: list[int]) -> list[int]:
    sizes = {abs(zero) for zero in zeros}
    if 0 in zeros or len(sizes) < len(zeros):
        raise Rejected("the zeros are the same without their signs")
    return sorted(-zero for zero in zeros)


def _numerator(facts: Facts) -> Formula:
    return polynomial(with_roots(facts.roots, facts.factor), X)


def _denominator(facts: Facts) -> Formula:
    return polynomial(with_roots(facts.poles, 1), X)


def work(facts: Facts, slip: str) -> Worked:
    """First the zeros of the numerator, then those of the denominator, then the signs."""
    mistaken = _mistaken(facts, slip)
    if {*mistaken.roots} & {*mistaken.poles}:
        raise Rejected("a zero of both polynomials")
    (answer,) = answers(mistaken)
    steps = (
        step("zeros", polynomial=_numerator(facts), letter=X, zeros=collection(*mistaken.roots)),
        step("zeros", polynomial=_denominator(facts), letter=X, zeros=collection(*mistaken.poles)),
        step(
            "inequality",
            left=quotient(_numerator(facts), _denominator(facts)),
            sign=Verbatim(SIGNS[facts.sign]),
            right=0,
            letter=X,
            solution=answer.formula,
        ),
    )
    return Worked(steps, (answer.formula,))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "zeros_of_the_numerator_with_the_wrong_sign": "the zeros of the numerator have the wrong sign",
        "zeros_of_the_denominator_with_the_wrong_sign": "the zeros of the denominator have the wrong sign",
        "sign_flipped": "the intervals are those where the quotient has the other sign",
        "endpoint_swapped": "the zeros of the numerator are taken in where they are not, or left out",
    },
)
