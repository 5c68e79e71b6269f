"""Convergence of series by the quotient of the sizes of consecutive terms."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Operand, Term, equal, every, less, some, term
from seedproof.certifying.university import latex
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.expression import (
    Expression,
    Function,
    Name,
    Power,
    Product,
    Quotient,
    added,
    multiplied,
    number,
    replaced,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.limits import H, coefficients, small, tends
from seedproof.certifying.university.polynomials import polynomial

LEMMAS = {
    "quotient_of_terms": (
        "(m n + m)! is (m n)! (m n + 1) ... (m n + m); the logarithm of a product is the sum of those of its "
        "factors, and with h = 1/n that of n + c is ln(1 + c h) - ln h."
    ),
    "gauss_test": (
        "Let terms of one sign or of alternating signs have the sizes u_n (ln n)^(-r), and let "
        "u_(n+1)/u_n differ from p (1 - s/n) by at most a multiple of 1/n^2, from some n on. The series "
        "converges absolutely for p < 1, and for p = 1 if s > 1 or s = 1 < r; else not. If its signs "
        "alternate, it also converges for p = 1 if s > 0 or s = 0 < r. In all other cases it diverges."
    ),
}

_ORDER = 4
_N, _ONE = Name("n"), number(1)
_FACTORIALS = {"F": 1, "G": 2, "K": 3}
"""Letters that stand for n!, (2n)! and (3n)!."""
Factor = tuple[Expression, Mapping[int, Fraction]]
"""A base, and its exponent as a polynomial in n."""


def term_of_series(text: str) -> Expression:
    """Read a formula with factorials and binomial coefficients.

    Raises: Unread for letters that are taken.
    """
    if any(letter in text for letter in _FACTORIALS):
        raise Unread(f"a letter that is taken: {text}")
    plain = text.replace("\\binom{2n}{n}", "\\frac{G}{F^2}").replace("\\binom{3n}{n}", "\\frac{K}{F G}")
    plain = plain.replace("(2n)!", "G").replace("(3n)!", "K").replace("n!", "F")
    return latex.expression(re.sub(r"\(([FGK])\)", r"\1", plain))


@dataclass(frozen=True, slots=True)
class Sizes:
    """The terms of a series: p without e^(g_0), the signs, r, and h^2 g for the logarithm g of the rest."""

    rate: Fraction
    alternates: bool
    slow: Fraction
    logarithm: Expression


def sizes(parts: Iterable[Factor]) -> Sizes:
    """Return the sizes of terms by their factors.

    Raises: Unread for a factor of another kind, or terms that grow faster than powers.
    """
    rates, slow, logarithms, excess = [], Fraction(0), [], [Fraction(0)] * 3
    for base, exponent in parts:
        if (value := exact(base)) is not None:
            rates.append(value ** _whole(exponent.get(1, Fraction(0))))
        elif base == Function("ln", (_N,)):
            slow -= _constant(exponent)
        elif isinstance(base, Name) and base.name in _FACTORIALS:
            times, many = _constant(exponent), _FACTORIALS[base.name]
            excess[1] += times * many
            logarithms += [_ln(many + place * H) * times * H**2 for place in range(1, many + 1)]
        else:
            for degree, times in exponent.items():
                before, after = (_in_h(replaced(base, {"n": at})) for at in (_N, _N + 1))
                excess[degree] += times * before[1]
                whole = multiplied([1 + H] * degree) * after[0] - before[0]
                logarithms.append(multiplied([number(times), *[H] * (2 - degree), whole]))
    if any(excess[1:]):
        raise Unread("terms that grow faster than powers")
    rate = prod(rates, start=Fraction(1))
    return Sizes(abs(rate), rate < 0, slow, added(logarithms))


def factors(formula: Expression, times: Expression = _ONE) -> Iterator[Factor]:
    """Yield the factors of a formula, with their exponents as polynomials in n."""
    match formula:
        case Product(parts):
            for part in parts:
                yield from factors(part, times)
        case Quotient(over, under):
            yield from factors(over, times)
            yield from factors(under, -times)
        case Power(base, power):
            yield from factors(base, times * power)
        case _:
            yield formula, _polynomial(times)


def behaviour(ground: Ground, of: Sizes) -> tuple[Term, Term]:
    """Return ln(p/rate) and s."""
    for lemma in ("quotient_of_terms", "gauss_test"):
        ground.use(lemma)
    limit, decay = ground.unknown("ln_p"), ground.unknown("s")
    over, under = (coefficients(ground, one, _ORDER) for one in (of.logarithm, H**2))
    ground.say("the limit of the logarithm of the quotient", tends(ground, over, under, limit))
    excess = tuple(one - other * limit for one, other in zip(over, under, strict=True))
    ground.say("how fast it is approached", tends(ground, excess, (term(0), *under[:-1]), -decay))
    return limit, decay


def decays(of: Sizes, s: Operand) -> Term:
    """Say that terms of p = 1 are those of an absolutely convergent series."""
    return some([less(1, s), every([equal(s, 1), less(1, of.slow)])])


def vanishes(of: Sizes, s: Operand) -> Term:
    """Say that the sizes of terms of p = 1 tend to 0."""
    return some([less(0, s), every([equal(s, 0), less(0, of.slow)])])


def converges_at_end(of: Sizes, s: Operand, alternates: bool) -> Term:
    """Say that a series with p = 1 converges."""
    return some([decays(of, s), vanishes(of, s)]) if alternates else decays(of, s)


def _in_h(base: Expression) -> tuple[Expression, Fraction]:
    """Return ln u and d of a base u/h^d."""
    inner = replaced(base, {"n": Name("x")})
    try:
        found = _polynomial(base)
    except Unread:
        over, under = small(inner, 1)
        return _ln(over) - _ln(under), Fraction(0)
    highest = max(found)
    reversed_ = added(multiplied([number(one), *[H] * (highest - power)]) for power, one in found.items())
    return _ln(reversed_), Fraction(highest)


def _polynomial(formula: Expression) -> dict[int, Fraction]:
    found = {}
    for powers, coefficient in polynomial(formula).terms.items():
        exponents = dict(powers)
        power = exponents.pop("n", Fraction(0))
        if exponents or power.denominator != 1 or power < 0 or coefficient.number is None:
            raise Unread(f"no polynomial in n: {formula}")
        found[int(power)] = coefficient.number
    return found


def _constant(exponent: Mapping[int, Fraction]) -> Fraction:
    if set(exponent) != {0}:
        raise Unread(f"a power with n in the exponent: {exponent}")
    return exponent[0]


def _whole(value: Fraction) -> int:
    if value.denominator != 1:
        raise Unread(f"an exponent that is not whole: {value}")
    return int(value)


def _ln(formula: Expression) -> Expression:
    return Function("ln", (formula,))
