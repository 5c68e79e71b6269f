"""Encloses the coefficients at enormous n by the logarithm of the gamma function, and compares.

The logarithm of a coefficient is A n + B ln n + C + O(1/n), so that differences between far apart n show A
and B to many digits. A is the logarithm of the limit, and the terms at the ends are of the order n^B.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from flint import arb

from seedproof.equivalence.deciding.balls import precision
from seedproof.problems.checker import Checker
from seedproof.problems.checking.series import BITS, Interval, agree, ball, exact
from seedproof.problems.templates.ratio_and_root_radius.facts import Facts, Kind

_FAR = 10**20


def _factorial(n: arb) -> arb:
    return (n + 1).lgamma()


_CORES: Mapping[Kind, Callable[[Facts, arb], arb]] = {
    "power over factorial": lambda _, n: n * n.log() - _factorial(n),
    "factorial over power": lambda _, n: _factorial(n) - n * n.log(),
    "binomial of 2n": lambda _, n: _factorial(2 * n) - 2 * _factorial(n),
    "one over binomial of 2n": lambda _, n: 2 * _factorial(n) - _factorial(2 * n),
    "binomial of 3n": lambda _, n: _factorial(3 * n) - _factorial(2 * n) - _factorial(n),
    "trinomial": lambda _, n: _factorial(3 * n) - 3 * _factorial(n),
    "double power over factorial": lambda _, n: 2 * n * n.log() - _factorial(2 * n),
    "growing root": lambda facts, n: n * n * (1 + facts.a / n).log(),
    "falling root": lambda facts, n: -n * n * (1 + facts.a / n).log(),
    "quotient to the n": lambda facts, n: n * ((facts.a * n + 1) / (facts.b * n + 3)).log(),
}
"""Their logarithms."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare limit and ends with the coefficients at enormous n."""
    try:
        limit = ball(answers[0])
        stated = Interval(answers[1])
        low = ball(stated.low)
        high = ball(stated.high)
    except ValueError as error:
        yield str(error)
        return
    with precision(BITS):
        rate = _logarithm(facts, _FAR + 1) - _logarithm(facts, _FAR)
        # The next term of the difference is B/n, far less than the distance of two such limits.
        if not agree(limit, rate.exp(), 15):
            yield f"the coefficients do not grow like the powers of {answers[0]}"
            return
        radius = 1 / limit
        if not (agree(low, facts.centre - radius) and agree(high, facts.centre + radius)):
            yield f"{answers[1]} does not reach from the centre as far as the limit says"
            return
        doubled = _logarithm(facts, 2 * _FAR) - _logarithm(facts, _FAR) - _FAR * limit.log()
        order = doubled / arb(2).log()
    if not facts.ends:
        if stated.has_low or stated.has_high:
            yield "the interval asked for is open"
        return
    absolutely = bool(order < -1 - exact(Fraction(1, 10)))
    alternating = bool(order < -exact(Fraction(1, 10)))
    if stated.has_high != (absolutely or (alternating and facts.sign == -1)):
        yield "the right end is judged wrongly"
    if stated.has_low != (absolutely or (alternating and facts.sign == 1)):
        yield "the left end is judged wrongly"


def _logarithm(facts: Facts, number: int) -> arb:
    """Return the logarithm of the absolute coefficient."""
    n = arb(number)
    return _CORES[facts.kind](facts, n) - n * arb(facts.base).log() - facts.weight * n.log()


CHECKER = Checker(
    facts=Facts,
    method="asymptotic balls of the coefficients",
    wrong=wrong,
    types=lambda facts: ["number", "interval_union"],
)
