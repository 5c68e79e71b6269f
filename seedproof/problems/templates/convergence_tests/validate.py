"""Encloses the expression at enormous n: quotients there show the exponent and the constant."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from flint import arb

from seedproof.equivalence.deciding.balls import precision
from seedproof.problems.checker import Checker
from seedproof.problems.checking.series import Interval, agree, components, exact, rational
from seedproof.problems.templates.convergence_tests.facts import Facts, Kind

_FAR = 10**20
_BITS = 1100
"""The third power of a/n^3 is lost behind a/n^3 unless some 120 digits more are kept."""

_OF_T: Mapping[Kind, Callable[[arb], arb]] = {
    "sine": arb.sin,
    "cosine": lambda t: 1 - t.cos(),
    "exponential": lambda t: t.exp() - 1,
    "logarithm": lambda t: (1 + t).log(),
    "sine defect": lambda t: t - t.sin(),
    "logarithm defect": lambda t: t - (1 + t).log(),
    "exponential defect": lambda t: t.exp() - 1 - t,
    "arctangent defect": lambda t: t - t.atan(),
    "exponential and logarithm": lambda t: t.exp() - 1 - (1 + t).log(),
}


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare the exponents with those seen far out."""
    try:
        exponent, constant = [rational(text) for text in components(answers[0])]
        absolute = Interval(answers[1])
        conditional = Interval(answers[2])
        start = rational(absolute.low)
        low = rational(conditional.low)
        high = rational(conditional.high)
    except ValueError as error:
        yield f"an answer is not in the expected form: {error}"
        return
    with precision(_BITS):
        near = _expression(facts, arb(_FAR))
        far = _expression(facts, arb(2 * _FAR))
        if not (near > 0 and far > 0):
            yield "the expression is not positive"
            return
        seen = (near / far).log() / arb(2).log()
        if not agree(seen, exact(exponent), 12):
            yield f"the expression does not decay with the exponent {exponent}"
            return
        if not agree(near * arb(_FAR) ** exact(exponent), exact(constant), 12):
            yield f"the constant is not {constant}"
    beside = Fraction(facts.halves, 2)
    # The terms are of the order n^(beside - exponent p), and from some n on they fall if they tend to zero.
    if exponent * start - beside != 1 or absolute.high != "oo" or absolute.has_low:
        yield f"{answers[1]} is not where the absolute values have a finite sum"
    if exponent * low - beside != 0 or exponent * high - beside != 1:
        yield f"{answers[2]} does not end where the behaviour changes"
    if conditional.has_low or not conditional.has_high:
        yield f"the ends of {answers[2]} are judged wrongly"


def _expression(facts: Facts, n: arb) -> arb:
    """Return g(n)."""
    match facts.kind:
        case "quotient":
            return (facts.a * n + facts.b) / (n**facts.m + facts.c)
        case "quotient with a root":
            return facts.a / (n**facts.m + facts.b).sqrt()
        case "difference with a root":
            return (n ** (2 * facts.m) + facts.a * n**facts.b).sqrt() - n**facts.m
    return _OF_T[facts.kind](facts.a / n**facts.m)


CHECKER = Checker(
    facts=Facts,
    method="balls at enormous n",
    wrong=wrong,
    types=lambda facts: ["tuple", "interval_union", "interval_union"],
)
