"""Samples roots and poles, expands the factors, and reads the solution off their order."""

from collections.abc import Sequence
from itertools import pairwise

from seedproof.problems.making.coefficients import with_roots
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.rational_inequality.facts import Facts, Sign
from seedproof.problems.templates.rational_inequality.phrases import WORDS
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import INFINITY, Formula, Symbol, Verbatim, collection, quotient, union

X = Symbol("x")

_NUMBERS = {1: (1, 1), 2: (2, 1), 3: (2, 2)}
"""How many roots and how many poles there are, by difficulty."""

_OTHER_ENDPOINTS: dict[Sign, Sign] = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw different integers as simple roots and poles, the sign in front, and the inequality sign."""
    roots, poles = _NUMBERS[difficulty]
    zeros = draws.sample(range(-6, 7), roots + poles)
    return Facts(
        roots=sorted(zeros[:roots]),
        poles=sorted(zeros[roots:]),
        factor=draws.choice((1, 1, -1)),
        sign=draws.choice(("<", "<=", ">", ">=")),
    )


def polynomials(facts: Facts) -> dict[str, Formula]:
    """Return numerator and denominator, expanded."""
    return {
        "numerator": formula.polynomial(with_roots(facts.roots, facts.factor), X),
        "denominator": formula.polynomial(with_roots(facts.poles, 1), X),
    }


def work(facts: Facts, slip: Slip) -> Worked:
    """First the zeros of the numerator, then those of the denominator, then the signs."""
    roots = slip.or_else(
        facts.roots, zeros_of_the_numerator_with_the_wrong_sign=lambda: _mirrored(facts.roots)
    )
    poles = slip.or_else(
        facts.poles, zeros_of_the_denominator_with_the_wrong_sign=lambda: _mirrored(facts.poles)
    )
    factor = slip.or_else(int(facts.factor), sign_flipped=-facts.factor)
    sign = slip.or_else(facts.sign, endpoint_swapped=_OTHER_ENDPOINTS[facts.sign])
    if {*roots} & {*poles}:
        raise Rejected("a zero of both polynomials")
    numerator, denominator = polynomials(facts).values()
    solution = _solution(roots, poles, factor, sign)
    steps = (
        step("zeros", polynomial=numerator, letter=X, zeros=collection(*roots)),
        step("zeros", polynomial=denominator, letter=X, zeros=collection(*poles)),
        step(
            "inequality",
            left=quotient(numerator, denominator),
            sign=Verbatim(WORDS["sign"][facts.sign]),
            right=0,
            letter=X,
            solution=solution,
        ),
    )
    return Worked(steps, (solution,))


def _mirrored(zeros: list[int]) -> list[int]:
    sizes = {abs(zero) for zero in zeros}
    if 0 in zeros or len(sizes) < len(zeros):
        raise Rejected("the zeros are the same without their signs")
    return sorted(-zero for zero in zeros)


def _solution(roots: Sequence[int], poles: Sequence[int], factor: int, sign: Sign) -> Formula:
    """Walk from the right, where the sign is that of the factor: it changes at every root and every pole."""
    wanted = sign in (">", ">=")
    positive = factor > 0
    closed = roots if sign in ("<=", ">=") else ()
    ends: list[Formula | int] = [-INFINITY, *sorted([*roots, *poles]), INFINITY]
    parts: list[Formula] = []
    for low, high in reversed(list(pairwise(ends))):
        if positive == wanted:
            opening = "[" if low in closed else ""
            closing = "]" if high in closed else ""
            parts.append(formula.interval(low, high, opening + closing))
        positive = not positive
    return union(*reversed(parts))


SHEET = Sheet(
    subject="precalculus",
    method="exact sign table",
    sample=sample,
    gaps=polynomials,
    work=work,
    types=(Typed("interval_union", ("x",)),),
    slips={
        "zeros_of_the_numerator_with_the_wrong_sign": "the zeros of the numerator have the wrong sign",
        "zeros_of_the_denominator_with_the_wrong_sign": "the zeros of the denominator have the wrong sign",
        "sign_flipped": "the intervals are those where the quotient has the other sign",
        "endpoint_swapped": "the zeros of the numerator are taken in where they are not, or left out",
    },
    levels={
        1: "one zero above and one below",
        2: "two zeros above, so that the sign changes three times",
        3: "two zeros above and two below",
    },
    school=True,
    version=2,
)
