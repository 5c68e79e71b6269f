"""Draws two quotients of polynomials, puts one into the other, and clears the fractions in the fraction.

The composition in lowest terms can have a value where the inner function has none: such inputs stay excluded.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import gcd, isqrt

from seedproof.problems.facts import Quotient
from seedproof.problems.making.coefficients import product, total, value, with_roots, without_leading_zeros
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.composition_of_functions.facts import Asked, Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, collection, polynomial

X = Symbol("x")


def sample(draws: Draws, difficulty: int) -> Facts:
    """The inner function with a constant above; then two linear ones; then a quadratic one below f."""
    f = _outer_function(draws, difficulty)
    g = _inner_function(draws, difficulty)
    is_constant = len(g[0]) == 2 and g[0][0] * g[1][1] == g[1][0] * g[0][1]
    if is_constant or gcd(*g[0], *g[1]) > 1:
        raise Rejected("the inner function is constant, or can be reduced")
    (zero,) = _zeros(f[0])
    if value(f[1], zero) == 0:
        raise Rejected("the outer function can be reduced")
    composition = _reduced(*_composed(f, g))
    in_both_orders = [composition]
    if difficulty < 3:
        in_both_orders.append(_reduced(*_composed(g, f)))
    for numerator, denominator in in_both_orders:
        if len(denominator) < len(f[1]) or max(map(abs, numerator + denominator)) > 40:
            raise Rejected("the composition has no fraction, or large numbers")
    if in_both_orders == [composition, composition]:
        raise Rejected("both orders give the same function")
    numerator, denominator = composition
    excluded = [*_zeros(g[1]), *_zeros(denominator)]
    if max(x.denominator for x in excluded) > 4:
        raise Rejected("the excluded inputs are few, or not nice")
    if difficulty == 3 and len(numerator) < len(f[1]):
        raise Rejected("the composition has no zero")
    last: Asked = "zeros" if difficulty == 3 else "reverse"
    return Facts(f, g, ["formula", "excluded", last])


def _outer_function(draws: Draws, difficulty: int) -> Quotient:
    """Draw a quotient of linear functions, or with two poles in the last difficulty."""
    denominator = [1, *draws.nonzeros(1, 5)]
    if difficulty == 3:
        poles = draws.sample((-4, -3, -2, -1, 0, 1, 2, 3, 4), 2)
        denominator = with_roots(poles, 1)
    numerator = [draws.choice((1, 1, 2, 3, -1)), draws.between(-5, 5)]
    return numerator, denominator


def _inner_function(draws: Draws, difficulty: int) -> Quotient:
    """Draw a quotient of linear functions; in the first difficulty the numerator is a constant."""
    if difficulty == 1:
        numerator = draws.nonzeros(1, 6)
        return numerator, [1, draws.between(-4, 4)]
    slope = draws.choice((1, 1, 2))
    numerator = draws.nonzeros(2, 4)
    return numerator, [slope, draws.between(-4, 4)]


def work(facts: Facts, slip: Slip) -> Worked:
    """Both halves of the composition, its fraction, its domain, and what else is asked."""
    f = facts.f
    g = facts.g
    outer, inner = slip.or_else((f, g), order_swapped=(g, f))
    if slip == "order_swapped" and "zeros" in facts.asked:
        raise Rejected("the other order has other zeros")
    numerator, denominator = _halves(outer, inner, slip)
    fraction = _fraction(numerator, denominator)
    zeros = _zeros(denominator)
    zeros = slip.or_else(zeros, zeros_with_the_wrong_sign=sorted(-zero for zero in zeros))
    (pole,) = _zeros(inner[1])
    pole = slip.or_else(pole, pole_sign_flipped=-pole)
    excluded = sorted(slip.or_else([pole, *zeros], domain_dropped=zeros))
    if slip:
        _check_excluded(excluded)
    power = polynomial(g[1], X) ** _degree(f)
    above, below = (polynomial(half, X) for half in (numerator, denominator))
    undefined = polynomial(g[1], X) * below
    steps = [
        step("identity", left=_put_in(f[0], g) * power, right=above),
        step("identity", left=_put_in(f[1], g) * power, right=below),
        step("identity", left=_put_in(f[0], g) / _put_in(f[1], g), right=fraction),
        step("zeros", polynomial=below, letter=X, zeros=collection(*zeros)),
        step("zeros", polynomial=polynomial(g[1], X), letter=X, zeros=collection(pole)),
        step("zeros", polynomial=undefined, letter=X, zeros=collection(*excluded)),
    ]
    if "reverse" in facts.asked:
        last = _fraction(*_composed(inner, outer))
        steps.append(step("identity", left=_put_in(g[0], f) / _put_in(g[1], f), right=last))
    else:
        last = collection(*_kept(_zeros(numerator), excluded, slip))
        steps.append(step("zeros_of_quotient", numerator=above, denominator=undefined, letter=X, zeros=last))
    return Worked(tuple(steps), (fraction, collection(*excluded), last))


def _degree(quotient: Quotient) -> int:
    return max(map(len, quotient)) - 1


def _composed(outer: Quotient, inner: Quotient) -> Quotient:
    """Return the composition, both halves multiplied by the inner denominator as often as needed."""
    degree = _degree(outer)
    return _cleared(outer[0], inner, degree), _cleared(outer[1], inner, degree)


def _cleared(coefficients: Sequence[int], inner: Quotient, degree: int) -> list[int]:
    """Return the polynomial at the inner function, times the inner denominator to the power of a degree."""
    numerator, denominator = inner
    result: list[int] = []
    for power, coefficient in enumerate(reversed(coefficients)):
        numerators = [numerator] * power
        denominators = [denominator] * (degree - power)
        result = total(result, product([coefficient], *numerators, *denominators))
    return without_leading_zeros(result)


def _halves(outer: Quotient, inner: Quotient, slip: Slip) -> Quotient:
    """Return both halves of the composition, cleared of fractions."""
    degree = _degree(outer)
    if slip == "power_slip" and degree == 1:
        raise Rejected("there is no power to lose")
    *others, constant = outer[0]
    leading, middle, *rest = outer[1]
    without_constant = total(_cleared([*others, 0], inner, degree), [constant])
    numerator = slip.or_else(
        _cleared(outer[0], inner, degree),
        sign_flipped=_cleared([*others, -constant], inner, degree),
        power_slip=_cleared(outer[0], inner, degree - 1),
        constant_not_multiplied=without_leading_zeros(without_constant),
    )
    denominator = slip.or_else(outer[1], denominator_sign_flipped=[leading, -middle, *rest])
    return numerator, _cleared(denominator, inner, degree)


def _put_in(coefficients: Sequence[int], inner: Quotient) -> Formula:
    """Return a polynomial of a quotient, as it stands before anything is worked out."""
    numerator, denominator = inner
    return polynomial(coefficients, polynomial(numerator, X) / polynomial(denominator, X))


def _reduced(numerator: Sequence[int], denominator: Sequence[int]) -> Quotient:
    """Return the quotient without a common integer factor, the leading coefficient below positive."""
    factor = gcd(*numerator, *denominator)
    if denominator[0] < 0:
        factor = -factor
    return (
        [coefficient // factor for coefficient in numerator],
        [coefficient // factor for coefficient in denominator],
    )


def _fraction(numerator: Sequence[int], denominator: Sequence[int]) -> Formula:
    """Return the fraction in lowest terms. Raises: Rejected where a factor is common."""
    if any(value(numerator, zero) == 0 for zero in _zeros(denominator)):
        raise Rejected("there is a common factor")
    numerator, denominator = _reduced(numerator, denominator)
    if max(map(abs, numerator + denominator)) > 60:
        raise Rejected("the fraction gets ugly")
    return polynomial(numerator, X) / polynomial(denominator, X)


def _zeros(coefficients: Sequence[int]) -> list[Fraction]:
    """Return the zeros in their order. Raises: Rejected where they are not rational, or there are none."""
    match coefficients:
        case [slope, constant]:
            return [Fraction(-constant, slope)]
        case [a, b, c]:
            discriminant = b * b - 4 * a * c
            root = isqrt(max(discriminant, 0))
            if root**2 == discriminant > 0:
                return sorted((Fraction(-b - root, 2 * a), Fraction(-b + root, 2 * a)))
    raise Rejected("there are no rational zeros")


def _kept(zeros: list[Fraction], excluded: list[Fraction], slip: Slip) -> list[Fraction]:
    """Return the zeros in the domain. Raises: Rejected where there are none, or ugly ones."""
    inside = [zero for zero in zeros if zero not in excluded]
    kept = slip.or_else(inside, extraneous_root_kept=zeros)
    if not kept:
        raise Rejected("there is no zero")
    if slip and any(zero.denominator > 20 or abs(zero.numerator) > 40 for zero in kept):
        raise Rejected("a zero is ugly")
    return kept


def _check_excluded(excluded: Sequence[Fraction]) -> None:
    """Raise Rejected where the excluded numbers look wrong at once."""
    if len({*excluded}) < len(excluded):
        raise Rejected("two excluded numbers coincide")
    if any(x.denominator > 8 or abs(x.numerator) > 30 for x in excluded):
        raise Rejected("an excluded number is ugly")


_TYPES: dict[Asked, Typed] = {
    "formula": Typed("expression(x)"),
    "reverse": Typed("expression(x)"),
    "excluded": Typed("set", ("x",)),
    "zeros": Typed("set"),
}

SHEET = Sheet(
    subject="algebra",
    method="polynomial identity",
    sample=sample,
    work=work,
    types=lambda facts: [_TYPES[asked] for asked in facts.asked],
    slips={
        "sign_flipped": "the constant in the outer numerator gets the wrong sign",
        "constant_not_multiplied": "the constant above is not multiplied by the inner denominator",
        "power_slip": "the outer numerator is multiplied by the inner denominator once too seldom",
        "denominator_sign_flipped": "a sign in the outer denominator gets lost",
        "order_swapped": "the two functions are put into each other the wrong way round",
        "zeros_with_the_wrong_sign": "the zeros of the composition's denominator have the wrong sign",
        "pole_sign_flipped": "the place where the inner function is not defined has the wrong sign",
        "domain_dropped": "the place where the inner function is not defined is not left out",
        "extraneous_root_kept": "a zero of the numerator is kept where the inner function is not defined",
    },
    levels={
        1: "an inner function with a constant above, in both orders",
        2: "two quotients of linear functions",
        3: "a quadratic denominator, and zeros of which one may be excluded",
    },
    school=True,
    version=2,
)
