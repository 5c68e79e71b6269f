"""Writes the term as a difference of neighbours, and keeps what does not cancel at either end."""

from fractions import Fraction
from math import comb, prod

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.telescoping_sum.generate import less
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Power, Symbol, formula, polynomial, product, quotient, total

K, N = Symbol("k"), Symbol("n")
_TERM, _SUM = "expression(k; k >= 1, integer)", "expression(n; n >= 1, integer)"


def work(facts: Facts, slip: str) -> Worked:
    """The difference, what is left of its first and of its last terms, the partial sum, its limit."""
    found, first, last = (_fractions if facts["ratio"] == "1" else _powers)(facts, slip)
    if slip == "first_index_slip" and facts["numerator"][-1] == 0:
        raise Rejected("the term for k = 0 is zero")
    if slip and (first == 0 or abs(first) > 50 or (slip == "coefficient_slip" and first.numerator > 999)):
        raise Rejected("the sum is zero, or ugly")
    partial = total(first, last) if slip == "sign_flipped" else less(first, last)
    return Worked(
        (
            found,
            step(
                "In the sum from $k = 1$ to $k = n$ the inner parts cancel; what is left of the first terms "
                "is {}.",
                formula(first),
                "number",
            ),
            step("What is left of the last terms, to be subtracted, is {}.", last, _SUM),
            step("So the partial sum $S_n$ is {}.", partial, _SUM),
            step(
                "As $n$ grows, what is left of the last terms tends to zero, so the sum of the series is {}.",
                formula(first),
                "number",
            ),
        ),
        (partial, formula(first)),
    )


def _fractions(facts: Facts, slip: str) -> tuple[Step, Fraction, Formula]:
    """Fractions c / (s k + t): each cancels with the one that stands `gap` places on."""
    factors, above = facts["factors"], facts["numerator"][0]
    pace, start, power = factors[0]
    gap = (factors[1][1] - start) // pace if len(factors) == 2 else 1
    divisor = 2 * pace**2 if power == 2 else 2 * pace if len(factors) == 3 else gap * pace
    part = Fraction(above, divisor)
    if slip == "coefficient_slip":
        part = Fraction(above) if power == 1 else Fraction(1)
        if part == Fraction(above, divisor):
            raise Rejected("the constant factor is 1")
    if slip in ("shift_sign_lost", "power_slip"):
        raise Rejected("there are no powers")

    def below(place: int) -> list[int]:
        """The constants of the linear factors in the denominator, this many places on."""
        return [start + pace * (place + one) for one in range(2 if len(factors) == 3 else 1)]

    def fraction(place: int, variable: Formula) -> Formula:
        linear = (polynomial((pace, one), variable) ** power for one in below(place))
        return quotient(part.numerator, product(part.denominator, *linear))

    near, far = range(1, gap + 1), range(1, gap + 1)
    if slip == "off_by_one":
        far = range(gap)
    if slip == "first_index_slip":
        near = range(gap)
    if slip == "terms_left_out":
        if gap == 1:
            raise Rejected("only one fraction is left at either end")
        near, far = range(1, 2), range(gap, gap + 1)
    if any(0 in below(place) for place in near):
        raise Rejected("a denominator is zero")
    return (
        step(
            "Written as a difference of two fractions, the term $a_k$ is {}.",
            fraction(0, K) - fraction(gap, K),
            _TERM,
        ),
        sum((part / prod(below(place)) ** power for place in near), Fraction(0)),
        total(*(fraction(place, N) for place in far)),
    )


def _powers(facts: Facts, slip: str) -> tuple[Step, Fraction, Formula]:
    """A(k) r^k - A(k + 1) r^(k + 1), where A is found from its highest coefficient down."""
    ratio, given = Fraction(facts["ratio"]), facts["numerator"][::-1]
    if slip in ("coefficient_slip", "terms_left_out"):
        raise Rejected("there are no fractions")
    found = [Fraction(0)] * len(given)
    for place in reversed(range(len(given))):
        brought = ratio * sum(comb(high, place) * found[high] for high in range(place + 1, len(given)))
        found[place] = (given[place] + (-brought if slip == "shift_sign_lost" else brought)) / (1 - ratio)
    if max(one.denominator for one in found) > 9:
        raise Rejected("the coefficients are ugly")
    shifted = [
        sum((comb(high, place) * found[high] for high in range(place, len(found))), Fraction(0))
        for place in range(len(found))
    ]
    first = found[0] if slip == "first_index_slip" else shifted[0] * ratio
    last = [one * (1 if slip == "power_slip" else ratio) for one in shifted]
    if slip == "off_by_one":
        last = found
    return (
        step(
            "We look for a polynomial $A$ with $a_k = A(k) r^k - A(k+1) r^{{k+1}}$, where $r$ is {ratio}; "
            "comparing coefficients gives $A(k)$ as {}.",
            polynomial(found[::-1], K),
            _TERM,
            ratio=formula(ratio),
        ),
        first,
        product(polynomial(last[::-1], N), Power(formula(ratio), N)),
    )


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "coefficient_slip": "the constant factor of the difference is forgotten",
        "shift_sign_lost": "a sign is lost where the coefficients are compared",
        "first_index_slip": "the first terms are taken as if the sum began with k = 0",
        "off_by_one": "the last terms are taken at n instead of n + 1",
        "terms_left_out": "only one fraction is kept at either end",
        "power_slip": "the power of the ratio in the last terms is one too low",
        "sign_flipped": "what is left of the last terms is added instead of subtracted",
    },
)
