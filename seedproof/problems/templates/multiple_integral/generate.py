"""Integrates term by term over a plane region, first in y; over a tetrahedron by Dirichlet's formula."""

from fractions import Fraction
from math import factorial, gcd, prod

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, equation, formula, latex, product, total

LETTERS = (Symbol("x"), Symbol("y"), Symbol("z"))
X, Y, Z = LETTERS
_PLANE = [(i, j) for i in range(4) for j in range(4) if 0 < i + j < 4]
_SPACE = [(i, j, k) for i in range(3) for j in range(3) for k in range(3) if 0 < i + j + k < 3]
_STATEMENTS = (
    "Let $R$ be {}, and let ${}$.",
    "The region $R$ is {}. On it the function ${}$ is given.",
    "Denote by $R$ {}. Consider the function ${}$ on $R$.",
)
_SIZES = ("Find the {} of $R$.", "What is the {} of $R$?")
_INTEGRALS = ("Evaluate ${}$ exactly.", "What is the exact value of ${}$?")


def sample(draws: Draws, difficulty: int) -> Facts:
    """A triangle; a segment between parabola and line; a tetrahedron at the origin."""
    pool, sign = (_SPACE if difficulty == 3 else _PLANE), draws.choice((1, 1, -1))
    if difficulty == 1:
        pool = [powers for powers in _PLANE if sum(powers) < 3]
    powers = draws.sample(pool, 2)
    factors = [draws.between(1, 6), sign * draws.between(1, 6)]
    terms = sorted(([*one, factor] for one, factor in zip(powers, factors, strict=True)), reverse=True)
    if not any(sum(power > 0 for power in one) > 1 for one in powers):
        raise Rejected("no term has two variables")
    if difficulty == 3:
        region: Facts = {"kind": "tetrahedron", "intercepts": [draws.between(1, 4) for _ in range(3)]}
        if region["intercepts"] == [1, 1, 1]:
            raise Rejected("the tetrahedron is the simplest")
    else:
        kind = draws.choice(("below", "above")) if difficulty == 1 else "parabola"
        region = {"kind": kind, "width": draws.between(1, 4), "factor": draws.between(1, 3)}
    facts = {"region": region, "terms": terms}
    value = _integral(facts)
    if value == 0 or value.denominator > 40 or abs(value.numerator) > 400:
        raise Rejected("the integral is zero, large, or no simple fraction")
    return facts


def _monomial(region: Facts, powers: list[int]) -> Fraction:
    """The integral of one product of powers."""
    if region["kind"] == "tetrahedron":
        sizes = prod(size ** (power + 1) for size, power in zip(region["intercepts"], powers, strict=True))
        return Fraction(sizes * prod(map(factorial, powers)), factorial(sum(powers) + 3))
    (i, j), a, k = powers, region["width"], region["factor"]
    # The integral of x^i u^(j+1) / (j+1) for u = k x^n a^(1-n), an upper or lower end of y.
    flat, line, curve = (Fraction(a ** (i + j + 2), i + n * (j + 1) + 1) * k ** (j + 1) for n in (0, 1, 2))
    if region["kind"] == "parabola":
        # Here the ends are k a x and k x^2, so that there is a factor of a more for each u.
        return Fraction((line - curve) * a ** (j + 1), j + 1)
    return Fraction(line if region["kind"] == "below" else flat - line, j + 1)


def _integral(facts: Facts) -> Fraction:
    return sum(
        (factor * _monomial(facts["region"], powers) for *powers, factor in facts["terms"]), Fraction(0)
    )


def answers(facts: Facts) -> list[Answer]:
    """The integral of 1, and that of the function."""
    size = _monomial(facts["region"], [0] * (len(facts["terms"][0]) - 1))
    return [Answer(formula(size), "number"), Answer(formula(_integral(facts)), "number")]


def _region(region: Facts) -> str:
    if region["kind"] == "tetrahedron":
        a, b, c = region["intercepts"]
        factors = [b * c, a * c, a * b, a * b * c]
        common = gcd(*factors)
        first, second, third, last = (factor // common for factor in factors)
        plane = equation(first * X + second * Y + third * Z, last)
        return f"the tetrahedron bounded by the coordinate planes and the plane ${latex(plane)}$"
    a, k = region["width"], region["factor"]
    if region["kind"] == "parabola":
        curves = latex(equation(Y, k * X**2)), latex(equation(Y, k * a * X))
        return f"the region enclosed by the parabola ${curves[0]}$ and the line ${curves[1]}$"
    sides = (
        f"y = {latex(k * X)}",
        *(("y = 0", f"x = {a}") if region["kind"] == "below" else ("x = 0", f"y = {k * a}")),
    )
    return "the triangle bounded by the lines ${}$, ${}$ and ${}$".format(*sides)


def words(facts: Facts, draws: Draws) -> Words:
    """The region by its boundary, the function, and what is asked of them."""
    count = len(facts["terms"][0]) - 1
    at = f"({', '.join('xyz'[:count])})"
    said = f"f{at} = {latex(_formula(facts['terms']))}"
    integral = rf"\i{'i' * (count - 1)}nt_R f{at}\,d{'A' if count == 2 else 'V'}"
    return Words(
        draws.choice(_STATEMENTS).format(_region(facts["region"]), said),
        (
            draws.choice(_SIZES).format("area" if count == 2 else "volume"),
            draws.choice(_INTEGRALS).format(integral),
        ),
    )


def _formula(terms: list[list[int]]) -> Formula:
    parts = []
    for *powers, factor in terms:
        parts.append(product(factor, *(one**power for one, power in zip(LETTERS, powers, strict=False))))
    return total(*parts)


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="iterated integral in the other order",
    sample=sample,
    answers=answers,
    words=words,
)
