"""Chooses the coefficients, splits them into those of known series, sums these, and puts a number in."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making import coefficients
from seedproof.problems.making.wordings import filled
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.power_series_sum import phrases
from seedproof.problems.templates.power_series_sum.facts import Facts, Kind
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import E, Formula, Symbol, Verbatim, call, formula, latex, polynomial, total

N = Symbol("n")
X = Symbol("x")

_CHOICES: dict[int, tuple[tuple[Kind, int], ...]] = {
    1: (("geometric", 1),),
    2: (("geometric", 2), ("logarithm", 1)),
    3: (("logarithm", 2), ("double", 1), ("exponential", 2), ("double", 1), ("exponential", 3)),
}
"""Kinds, and degrees of the polynomial in n, by difficulty."""

_POINTS = ("1/2", "-1/2", "1/3", "-1/3", "2/3", "1/4", "3/4", "-1/4", "1/5", "2/5")
_POINTS_OF_LOGARITHMS = ("1/2", "-1/2", "1/3", "2/3", "3/4", "-1/3", "3/5", "4/5")
_POINTS_OF_EXPONENTIALS = ("2", "-2", "3", "1/2", "-1", "-3")

_FALLING = ("1", "n", "n (n - 1)", "n (n - 1) (n - 2)")

_TERMS = {
    "geometric": r"\left(<weight>\right) <power>",
    "logarithm": r"\frac{<weight>}{n + 1} \, x \, <power>",
    "double": r"\frac{<weight>}{n \, (n + 1)} \, x \, <power>",
    "exponential": r"\frac{<weight>}{n!} \, <power>",
}
"""With (x/scale)^n as power."""

Polynomial = list[Fraction]
"""Coefficients, the highest power first."""


class Closed(NamedTuple):
    """above(x) / (scale - x)^power + logarithm(x) * ln(1 - x/scale) + exponential(x) * e^(x/scale)."""

    above: Sequence[Fraction] = ()
    power: int = 0
    logarithm: Sequence[Fraction] = ()
    exponential: Sequence[Fraction] = ()


class Numbers(NamedTuple):
    """rational + logarithm * ln(1 - at) + exponential * e^at."""

    rational: Fraction
    logarithm: Fraction
    exponential: Fraction

    def over(self, divisor: int) -> "Numbers":
        """Return all of it over a number."""
        return Numbers(*(number / divisor for number in self))

    def written(self, at: Fraction) -> Formula:
        """Write the number, with a logarithm of more than one; four is the square of two."""
        inside = 1 - at
        logarithm = self.logarithm
        if 0 < inside < 1:
            inside = 1 / inside
            logarithm = -logarithm
        if inside == 4:
            inside = Fraction(2)
            logarithm = 2 * logarithm
        terms = [formula(self.rational)]
        if logarithm:
            terms.append(logarithm * call("log", inside))
        if self.exponential:
            power = E ** abs(at)
            terms.append(self.exponential * power if at > 0 else self.exponential / power)
        return total(*terms)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the kind, the polynomial in n, the scale and a point. Raises: Rejected."""
    kind, degree = draws.choice(_CHOICES[difficulty])
    weight = [draws.between(1, 3), *(draws.between(-5, 5) for _ in range(degree))]
    scales = (1, 2, -1, -2) if kind == "exponential" else (1, 2, 3, 4, 5, -1, -2, -3)
    scale = draws.choice(scales)
    points = {"geometric": _POINTS, "exponential": _POINTS_OF_EXPONENTIALS}.get(kind, _POINTS_OF_LOGARITHMS)
    facts = Facts(kind=kind, weight=weight, scale=scale, at=draws.choice(points))
    if weight[-1] == 0 and degree == 1:
        raise Rejected("the coefficients are a multiple of n")
    if kind in ("logarithm", "double") and coefficients.value(weight, -1) == 0:
        raise Rejected("n + 1 can be cancelled")
    if kind == "geometric" and degree == 2 and weight[1:] == [0, 0]:
        raise Rejected("the coefficients are squares")
    _, closed = _summed(facts, NO_SLIP)
    if any(abs(coefficient) > 400 for coefficient in closed.above):
        raise Rejected("the numerator has large coefficients")
    numbers = _numbers(closed, facts, NO_SLIP).over(_divisor(facts))
    sizes = [abs(number.numerator) < 1000 and number.denominator < 100 for number in numbers]
    if not (all(sizes) and any(numbers)):
        raise Rejected("the value is zero, or has a large denominator")
    return facts


def gaps(facts: Facts) -> dict[str, str]:
    """Return the power series with its scale, and the numerical one without it."""
    size = abs(facts.scale)
    weight = polynomial(facts.weight, N)
    series = filled(phrases.SERIES[facts.kind][0 if size == 1 else 1], weight=weight, size=size)
    if facts.scale < 0:
        series = series.replace(r"\infty} ", rf"\infty}} {phrases.SIGN}")
    domain = phrases.EVERYWHERE if facts.kind == "exponential" else filled(phrases.BOUNDED, radius=size)
    numerical = filled(phrases.NUMERICAL[facts.kind], weight=weight, at=Fraction(facts.at))
    return {"series": series, "domain": domain, "numerical": numerical}


def _divisor(facts: Facts) -> int:
    """Return by what the value of the power series is divided, where this has a further factor x."""
    return facts.scale if facts.kind in ("logarithm", "double") else 1


def work(facts: Facts, slip: Slip) -> Worked:
    """Sum the parts, put them together, and evaluate."""
    steps, closed = _summed(facts, slip)
    whole = _written(closed, facts.scale)
    numbers = _numbers(closed, facts, slip)
    at = Fraction(facts.at)
    value = numbers.over(_divisor(facts)).written(at)
    start = 1 if facts.kind == "double" else 0
    term = filled(_TERMS[facts.kind], weight=polynomial(facts.weight, N), power=_power(facts))
    _, _, numerical = gaps(facts)["numerical"].partition(r"^{\infty} ")
    more = (
        _sum(start, term, whole),
        step("value", letter=X, at=facts.scale * at, expression=whole, value=numbers.written(at)),
        _sum(start, numerical, value),
    )
    return Worked((*steps, *more), (whole, value))


def _numbers(closed: Closed, facts: Facts, slip: Slip) -> Numbers:
    """Return the value of the power series."""
    x = facts.scale * Fraction(facts.at)
    power = closed.power
    if slip == "power_lost_in_the_value" and power > 1:
        power -= 1
    logarithm = coefficients.value(closed.logarithm, x)
    return Numbers(
        coefficients.value(closed.above, x) / (facts.scale - x) ** power,
        slip.or_else(logarithm, sign_of_the_value_of_the_logarithm=-logarithm),
        coefficients.value(closed.exponential, x),
    )


def _written(closed: Closed, scale: int) -> Formula:
    base = X - scale if scale < 0 else scale - X
    sign = Fraction((-1) ** closed.power if scale < 0 else 1)
    above = polynomial(coefficients.scaled(closed.above, sign), X)
    return total(
        above / base**closed.power,
        polynomial(closed.logarithm, X) * _logarithm(scale),
        polynomial(closed.exponential, X) * call("exp", X / scale),
    )


def _logarithm(scale: int) -> Formula:
    """Return ln(1 - x/scale)."""
    return call("log", 1 + X / -scale if scale < 0 else 1 - X / scale)


def _sum(start: int, term: str, value: Formula) -> Step:
    return step("series_sum", index=N, start=start, term=Verbatim(term), value=value)


def _power(facts: Facts) -> str:
    """Write (x/scale)^n."""
    return "x^n" if facts.scale == 1 else rf"\left({latex(X / facts.scale)}\right)^n"


def _summed(facts: Facts, slip: Slip) -> tuple[list[Step], Closed]:
    """Return the sums of the parts, and the whole sum."""
    ways = {
        "geometric": _of_powers,
        "logarithm": _with_logarithm,
        "double": _with_two_logarithms,
        "exponential": _with_exponential,
    }
    return ways[facts.kind](facts, slip)


def _power_sums(facts: Facts, slip: Slip) -> list[Polynomial]:
    """Return the numerators of the sums of n^k (x/scale)^n over (scale - x)^(k + 1), for k = 0, 1, 2."""
    scale = Fraction(facts.scale)
    zero = Fraction(0)
    return [
        slip.or_else([scale], geometric_series_begun_at_one=[Fraction(1), zero]),
        slip.or_else([scale, zero], power_of_x_not_put_back=[scale]),
        slip.or_else([scale, scale**2, zero], power_of_x_not_put_back=[2 * scale]),
    ]


def _weighted(facts: Facts, weight: Sequence[int | Fraction], sums: Sequence[Polynomial]) -> Closed:
    """Return the sum of weight(n) (x/scale)^n from the sums of powers of n."""
    degree = len(weight) - 1
    scale_minus_x = [Fraction(-1), Fraction(facts.scale)]
    above = [Fraction(0)]
    for power, coefficient in enumerate(reversed(weight)):
        extended = coefficients.product(sums[power], *[scale_minus_x] * (degree - power))
        above = coefficients.total(above, coefficients.scaled(extended, Fraction(coefficient)))
    return Closed(above, degree + 1)


def _of_powers(facts: Facts, slip: Slip) -> tuple[list[Step], Closed]:
    sums = _power_sums(facts, slip)
    powers_of_n = ("", "n ", "n^2 ")[: len(facts.weight)]
    steps = [
        _sum(0, power_of_n + _power(facts), _written(Closed(sums[power], power + 1), facts.scale))
        for power, power_of_n in enumerate(powers_of_n)
    ]
    *others, constant = facts.weight
    weight = [*others, slip.or_else(constant, sign_of_the_constant=-constant)]
    return steps, _weighted(facts, weight, sums)


def _factor_of_logarithm(facts: Facts, slip: Slip) -> Fraction:
    """Return what stands before the logarithm in the integral of the geometric series."""
    scale = Fraction(facts.scale)
    return slip.or_else(-scale, sign_of_the_logarithm=scale, factor_of_the_inner_function_lost=Fraction(-1))


def _with_logarithm(facts: Facts, slip: Slip) -> tuple[list[Step], Closed]:
    """Divide the polynomial in n by n + 1; what is left over n + 1 gives a logarithm."""
    scale = facts.scale
    quotient, _ = coefficients.division(facts.weight, [1, 1])
    rest = coefficients.value(facts.weight, -1)
    rest = slip.or_else(rest, sign_of_the_remainder=-rest)
    rational = _weighted(facts, quotient, _power_sums(facts, slip))
    rational = rational._replace(above=[*rational.above, Fraction(0)])
    factor = _factor_of_logarithm(facts, slip)
    logarithm = factor * _logarithm(scale)
    divided = polynomial(quotient, N)
    term = rf"\left({latex(divided)}\right) x \, {_power(facts)}"
    integrand = -scale / (X - scale) if scale < 0 else scale / (scale - X)
    steps = [
        step("identity", left=polynomial(facts.weight, N) / (N + 1), right=divided + rest / (N + 1)),
        _sum(0, term, _written(rational, scale)),
        step("antiderivative", function=integrand, letter=X, antiderivative=logarithm),
        _sum(0, rf"\frac{{x}}{{n + 1}} \, {_power(facts)}", logarithm),
    ]
    return steps, rational._replace(logarithm=[rest * factor])


def _with_two_logarithms(facts: Facts, slip: Slip) -> tuple[list[Step], Closed]:
    """Split the coefficients into partial fractions, first / n + second / (n + 1)."""
    slope, first = facts.weight
    second = slip.or_else(slope - first, sign_in_the_partial_fractions=slope + first)
    logarithm = _logarithm(facts.scale)
    factor = _factor_of_logarithm(facts, slip)
    sign = slip.or_else(Fraction(-1), sign_of_the_logarithm=Fraction(1))
    missing = slip.or_else(Fraction(1), first_term_not_taken_off=Fraction(0))
    steps = [
        step(
            "identity", left=polynomial(facts.weight, N) / (N * (N + 1)), right=first / N + second / (N + 1)
        ),
        _sum(1, rf"\frac{{1}}{{n}} \, {_power(facts)}", sign * logarithm),
        _sum(1, rf"\frac{{x}}{{n + 1}} \, {_power(facts)}", factor * logarithm - missing * X),
    ]
    above = [-second * missing, Fraction(0)]
    return steps, Closed(above, logarithm=[first * sign, second * factor])


def _with_exponential(facts: Facts, slip: Slip) -> tuple[list[Step], Closed]:
    """Write the polynomial by the products n (n - 1) ..., which are found by dividing by n, n - 1, ..."""
    falling: list[Fraction] = []
    rest: Sequence[int | Fraction] = facts.weight
    while rest:
        root = len(falling)
        falling.append(coefficients.value(rest, root))
        rest, _ = coefficients.division(rest, [1, -root])
    if slip == "powers_taken_for_falling_products":
        falling = [Fraction(coefficient) for coefficient in reversed(facts.weight)]
    constant, *others = falling
    constant = slip.or_else(constant, sign_of_the_constant=-constant)
    products = [
        coefficient * Verbatim(product) for coefficient, product in zip(others, _FALLING[1:], strict=False)
    ]
    inner = X / facts.scale
    lost = slip.or_else(0, power_of_x_not_put_back=1)
    steps = [
        step("identity", left=polynomial(facts.weight, N), right=total(*reversed(products), constant)),
        *(
            _sum(
                0,
                rf"\frac{{{_FALLING[power]}}}{{n!}} \, {_power(facts)}",
                inner ** (power - lost) * call("exp", inner),
            )
            for power in range(1, len(falling))
        ),
    ]
    terms = [constant, *others]
    if lost:
        terms = [constant + others[0], *others[1:]]
    terms = [coefficient / Fraction(facts.scale) ** power for power, coefficient in enumerate(terms)]
    return steps, Closed(exponential=terms[::-1])


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return what the function is, and for which x, and the value."""
    radius = abs(facts.scale)
    where = "" if facts.kind == "exponential" else f"; -{radius} < x < {radius}"
    return Typed(f"expression(x{where})", ("f",)), Typed("number")


SHEET = Sheet(
    subject="sequences_series",
    method="coefficients of the closed form, balls of the partial sums",
    sample=sample,
    gaps=gaps,
    work=work,
    types=types,
    slips={
        "power_of_x_not_put_back": "the power of x that differentiating takes away is not put back",
        "geometric_series_begun_at_one": "the geometric series is summed from its second term on",
        "sign_of_the_constant": "a part of the coefficients enters with the wrong sign",
        "power_lost_in_the_value": "the denominator of the value has too small an exponent",
        "sign_of_the_remainder": "the remainder of the division has the wrong sign",
        "sign_of_the_logarithm": "the minus sign of the logarithm is lost",
        "factor_of_the_inner_function_lost": "the factor of the inner function is lost in integrating",
        "sign_of_the_value_of_the_logarithm": "the value of the logarithm has the wrong sign",
        "sign_in_the_partial_fractions": "one of the partial fractions is wrong",
        "first_term_not_taken_off": "the first term of the logarithmic series is not taken off",
        "powers_taken_for_falling_products": "powers of n are treated as products n (n - 1)",
    },
    levels={
        1: "the geometric series is differentiated once",
        2: "it is differentiated twice, or integrated after a division",
        3: "a division and both operations, partial fractions with two logarithms, or the exponential series "
        "with a polynomial",
    },
)
