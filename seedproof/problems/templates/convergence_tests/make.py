"""Chooses an expression that decays like a power, and compares the exponent of the terms with 0 and 1."""

from fractions import Fraction

from seedproof.problems.making.wordings import filled
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.convergence_tests.facts import Facts, Kind
from seedproof.problems.templates.convergence_tests.phrases import ARGUMENTS, TERMS, WORDS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import INFINITY, Formula, Symbol, Verbatim, interval, point

N = Symbol("n")
P = Symbol("p")

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("quotient", "quotient with a root"),
    2: ("difference with a root", "sine", "cosine", "exponential", "logarithm", "difference with a root"),
    3: (
        "sine defect",
        "logarithm defect",
        "exponential defect",
        "arctangent defect",
        "exponential and logarithm",
    ),
}
"""By difficulty."""

_FIRST_TERMS = {
    "sine": (1, 1),
    "exponential": (1, 1),
    "logarithm": (1, 1),
    "cosine": (2, 2),
    "logarithm defect": (2, 2),
    "exponential defect": (2, 2),
    "exponential and logarithm": (2, 1),
    "sine defect": (3, 6),
    "arctangent defect": (3, 3),
}
"""Of expansions in t: the order k, and the divisor d of t^k/d."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the expression and the power of n beside it. Raises: Rejected."""
    kind = draws.choice(_KINDS[difficulty])
    a = draws.between(1, 6)
    m = draws.between(1, 3)
    b = 0
    c = 0
    match kind:
        case "quotient":
            m = draws.between(2, 5)
            b = draws.between(1, 5)
            c = draws.between(1, 6)
        case "quotient with a root":
            m = draws.choice((3, 5))
            b = draws.between(1, 6)
        case "difference with a root":
            a = draws.between(2, 9)
            b = draws.between(0, m - 1)
        case "sine" | "sine defect":
            a = draws.between(1, 3)
    facts = Facts(kind=kind, a=a, m=m, b=b, c=c, halves=draws.choice((0, 1, 2, 2, 3, 4, 6)))
    exponent, _ = _decay(facts)
    if facts.halves == 0 and exponent == 1:
        raise Rejected("the series is that of the powers of n")
    return facts


def _decay(facts: Facts, slip: Slip = NO_SLIP) -> tuple[Fraction, Fraction]:
    """Return q and A of the A/n^q that the expression is like, from the first terms of known expansions."""
    a = Fraction(facts.a)
    m = Fraction(facts.m)
    match facts.kind:
        case "quotient":
            return slip.or_else(m - 1, exponent_of_the_numerator_overlooked=m), a
        case "quotient with a root":
            return slip.or_else(m / 2, root_overlooked=m), a
        case "difference with a root":
            return m - facts.b, slip.or_else(a / 2, constant_without_its_divisor=a)
    order, divisor = _FIRST_TERMS[facts.kind]
    order = slip.or_else(order, first_terms_not_cancelled=1)
    divisor = slip.or_else(divisor, first_terms_not_cancelled=1, constant_without_its_divisor=1)
    return order * m, a**order / divisor


def _expression(facts: Facts) -> str:
    """Write g_n."""
    return filled(
        TERMS[facts.kind],
        a=facts.a,
        m=facts.m,
        b=facts.b,
        c=facts.c,
        above=facts.a * N + facts.b,
        double=2 * facts.m,
        rest=facts.a * N**facts.b,
        power=N**facts.m,
        t=filled(ARGUMENTS[0 if facts.m == 1 else 1], a=facts.a, m=facts.m),
    )


def work(facts: Facts, slip: Slip) -> Worked:
    """Find the decay, then absolute, any, and conditional convergence."""
    exponent, constant = _decay(facts, slip)
    halves = slip.or_else(facts.halves, power_beside_overlooked=0, power_beside_divided_by=-facts.halves)
    vanishing = Fraction(halves, 2) / exponent
    summable = (Fraction(halves, 2) + 1) / exponent
    absolutely = interval(summable, INFINITY, slip.or_else("", end_of_absolute_convergence_taken_in="["))
    whole = interval(vanishing, INFINITY, slip.or_else("", null_terms_at_the_end="["))
    conditionally = interval(
        vanishing,
        summable,
        slip.or_else("]", end_of_absolute_convergence_taken_in="", null_terms_at_the_end="[]"),
    )
    pair = point(exponent, constant)
    expression = _expression(facts)
    term = Verbatim(rf"(-1)^n {WORDS['halves'][facts.halves]} \left({expression}\right)^p")

    def judged(rule: str, solution: Formula) -> Step:
        return step(rule, index=N, start=1, term=term, letter=P, solution=solution)

    steps = (
        step("decay", letter=N, expression=Verbatim(expression), pair=pair),
        judged("converges_absolutely_for", absolutely),
        judged("converges_for", whole),
        judged("converges_conditionally_for", conditionally),
    )
    return Worked(steps, (pair, absolutely, conditionally))


SHEET = Sheet(
    subject="sequences_series",
    method="balls at enormous n",
    sample=sample,
    gaps=lambda facts: {"g": _expression(facts)},
    work=work,
    types=(Typed("tuple", ("q", "A")), Typed("interval_union", ("p",)), Typed("interval_union", ("p",))),
    slips={
        "first_terms_not_cancelled": "the first term of the expansion is kept, though it cancels",
        "constant_without_its_divisor": "the divisor in the expansion, or of the conjugate, is lost",
        "exponent_of_the_numerator_overlooked": "the power of n in the numerator is overlooked",
        "root_overlooked": "the square root is overlooked",
        "power_beside_overlooked": "the power of n beside the expression is left out",
        "power_beside_divided_by": "the power of n beside the expression is divided by",
        "end_of_absolute_convergence_taken_in": "the harmonic series is thought to converge",
        "null_terms_at_the_end": "terms that do not tend to zero are thought to do for convergence",
    },
    levels={
        1: "the order is read off a quotient of powers",
        2: "the order needs a conjugate expression, or the first term of an expansion",
        3: "first terms cancel: the order needs the second or third term of an expansion",
    },
)
