"""Inverts the new variables, by matrices or by exponents, and integrates monomials between numbers."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, NamedTuple, assert_never

from seedproof.problems.making.matrices import determinant, inverse
from seedproof.problems.making.matrices import product as matrix_product
from seedproof.problems.making.multivariate import (
    Terms,
    monomial,
    plus,
    scaled,
    times,
    written,
)
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.change_of_variables.facts import Facts, Linear, Monomial
from seedproof.problems.templates.change_of_variables.phrases import (
    CONDITIONS,
    COORDINATES,
    INTEGRALS,
    JACOBIANS,
    SIZES,
    STATEMENTS,
    WHERE,
    Where,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, latex, product, total

OLD = (Symbol("x"), Symbol("y"), Symbol("z"))
NEW = (Symbol("u"), Symbol("v"), Symbol("w"))

Dimension = Literal[2, 3]

_PLANE_MAPS = (
    ((1, 1), (-1, 1)),
    ((1, 1), (1, -1)),
    ((1, 1), (1, 2)),
    ((1, 1), (-2, 1)),
    ((1, 1), (-1, 2)),
    ((-1, 2), (2, -1)),
    ((-2, 1), (1, -2)),
)
"""Exponents of x and y in u and v, such that the Jacobian has whole exponents."""
_SPACE_MAPS = (
    ((1, 1, 0), (0, 1, 1), (1, 0, 1)),
    ((1, 1, 0), (-1, 1, 0), (1, 0, 1)),
    ((1, 1, 1), (-1, 1, 0), (0, 1, 0)),
)


class Power(NamedTuple):
    """A product of powers of the new variables, with a factor."""

    factor: Fraction
    exponents: tuple[Fraction, ...]


class Value(NamedTuple):
    """A rational number times the logarithm of another, which is e where there is none."""

    factor: Fraction
    logarithm: Fraction | None


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw linear forms; products of powers; either of them in space. Raises: Rejected."""
    facts: Facts
    if difficulty == 1:
        facts = _linear(draws, 2)
    elif difficulty == 2:
        facts = _monomial(draws, draws.choice(_PLANE_MAPS))
    elif draws.below(2) == 0:
        facts = _linear(draws, 3)
    else:
        facts = _monomial(draws, draws.choice(_SPACE_MAPS))
    for value in (size(facts), integral(facts)):
        if value.factor == 0 or value.factor.denominator > 40 or abs(value.factor) > 400:
            raise Rejected("a value is zero or large")
    if size(facts) == integral(facts):
        raise Rejected("the integral is the size")
    return facts


def _linear(draws: Draws, dimension: Dimension) -> Linear:
    matrix = [draws.nonzeros(dimension, 5 - dimension) for _ in range(dimension)]
    if not 2 <= abs(determinant(matrix)) <= 12:
        raise Rejected("the determinant is too simple, or zero")
    bounds: list[tuple[int, int]] = []
    for _ in range(dimension):
        low = draws.between(-1, 2)
        bounds.append((low, low + draws.between(1, 3)))
    facts = Linear(
        matrix=matrix,
        power=draws.between(0, 2),
        combination=draws.nonzeros(dimension, 2),
        bounds=bounds,
    )
    if len(_combination(facts)) < 2:
        raise Rejected("the integrand has one term")
    return facts


def _monomial(draws: Draws, rows: Sequence[Sequence[int]]) -> Monomial:
    dimension = len(rows)
    facts = Monomial(
        matrix=[[*row] for row in rows],
        factor=draws.between(1, 4),
        exponents=[draws.between(-1, 3) for _ in rows],
        bounds=[(low, low + draws.between(1, 4)) for low in (draws.between(1, 3) for _ in range(dimension))],
    )
    density = in_new_variables(facts)
    jacobian = jacobian_power(facts)
    exponents = [*density.exponents, *jacobian.exponents]
    if any(exponent.denominator > 2 for exponent in exponents) or not any(facts.exponents):
        raise Rejected("the exponents are no integers")
    if any(exponent.denominator == 2 for exponent in exponents):
        facts = Monomial(facts.matrix, facts.factor, facts.exponents, _squares(facts.bounds))
    if density.exponents.count(Fraction(-1)) > 1 or jacobian.exponents.count(Fraction(-1)) > 1:
        raise Rejected("two logarithms")
    if max(abs(exponent) for exponent in density.exponents) > 3:
        raise Rejected("the powers are high")
    return facts


def _squares(bounds: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return squares as bounds, so that the roots are integers."""
    return [(low**2, min(low + 2, high) ** 2) for low, high in bounds]


def dimension_of(facts: Facts) -> Dimension:
    """Return the number of variables."""
    return 2 if len(facts.matrix) == 2 else 3


def inverse_matrix(facts: Facts) -> list[list[Fraction]]:
    """Return the inverse of the matrix of coefficients or exponents."""
    return inverse(facts.matrix)


def old_variables(facts: Facts) -> list[Formula]:
    """Return x, y (and z) in terms of the new variables."""
    letters = NEW[: dimension_of(facts)]
    rows = inverse_matrix(facts)
    match facts:
        case Linear():
            return [_combined(row, letters) for row in rows]
        case Monomial():
            return [_old_variable(row, letters) for row in rows]
        case _:
            assert_never(facts)


def _old_variable(exponents: Sequence[Fraction], letters: Sequence[Formula]) -> Formula:
    """Return a product of powers: with roots, or with broken exponents."""
    if all(exponent.denominator <= 2 for exponent in exponents):
        return power_formula(Power(Fraction(1), tuple(exponents)))
    return product(*(letter**exponent for letter, exponent in zip(letters, exponents, strict=True)))


def _combined(row: Sequence[Fraction], letters: Sequence[Formula]) -> Formula:
    """Return a linear form."""
    terms: list[Formula] = []
    for number, letter in zip(row, letters, strict=True):
        terms.append(number.numerator * letter / number.denominator)
    return total(*terms)


def jacobian_power(facts: Facts) -> Power:
    """Return the determinant of x, y (and z) by the new variables, with its sign."""
    size_of_matrix = determinant(facts.matrix)
    match facts:
        case Linear():
            return Power(1 / size_of_matrix, tuple(Fraction(0) for _ in facts.matrix))
        case Monomial():
            return Power(1 / size_of_matrix, _lowered(_exponents(facts, [1] * len(facts.matrix))))
        case _:
            assert_never(facts)


def _lowered(exponents: Sequence[Fraction]) -> tuple[Fraction, ...]:
    return tuple(exponent - 1 for exponent in exponents)


def _exponents(facts: Monomial, old: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the exponents of u, v (and w) in a product of powers of x, y (and z)."""
    (row,) = matrix_product([old], inverse_matrix(facts))
    return tuple(row)


def in_new_variables(facts: Monomial) -> Power:
    """Return the integrand times the size of the Jacobian."""
    raised = [exponent + 1 for exponent in facts.exponents]
    factor = facts.factor / abs(determinant(facts.matrix))
    return Power(factor, _lowered(_exponents(facts, raised)))


def linear_integrand(facts: Linear) -> Terms:
    """Return the integrand in the new variables, without the Jacobian."""
    count = len(facts.matrix)
    return times(_linear_form(facts.combination), monomial(0, count, facts.power))


def forms(facts: Linear) -> list[Terms]:
    """Return u, v (and w) as polynomials in the old variables."""
    return [_linear_form(row) for row in facts.matrix]


def _linear_form(coefficients: Sequence[int]) -> Terms:
    """Return the linear form with these coefficients."""
    count = len(coefficients)
    return plus(*(scaled(monomial(place, count), number) for place, number in enumerate(coefficients)))


def _combination(facts: Linear) -> Terms:
    """Return the last factor of the integrand as a polynomial in the old variables."""
    scaled_forms: list[Terms] = []
    for form, factor in zip(forms(facts), facts.combination, strict=True):
        scaled_forms.append(scaled(form, factor))
    return plus(*scaled_forms)


def over_interval(exponent: Fraction, bounds: tuple[int, int]) -> Value:
    """Return the integral of a power between positive bounds, or a whole power between any."""
    low, high = bounds
    if exponent == -1:
        return _logarithm(Fraction(high, low))
    raised = exponent + 1
    return Value((_raised(high, raised) - _raised(low, raised)) / raised, None)


def _logarithm(number: Fraction) -> Value:
    """Return the logarithm of a number, of a square as twice that of the root."""
    above = _root(number.numerator)
    below = _root(number.denominator)
    if above is None or below is None:
        return Value(Fraction(1), number)
    simpler = _logarithm(Fraction(above, below))
    return Value(2 * simpler.factor, simpler.logarithm)


def _root(square: int) -> int | None:
    """Return the root of a square, None for another number."""
    return next((root for root in range(1, square + 1) if root * root == square), None)


def _raised(base: int, exponent: Fraction) -> Fraction:
    """Return a power with a whole or half exponent; the base is then a square."""
    if exponent.denominator == 1:
        return Fraction(base) ** int(exponent)
    root = _root(base)
    if root is None:
        raise Rejected("a bound is no square")
    return Fraction(root) ** int(2 * exponent)


def over_box(power: Power, bounds: Sequence[tuple[int, int]]) -> Value:
    """Return the integral of a product of powers."""
    factor = power.factor
    logarithm: Fraction | None = None
    for exponent, interval in zip(power.exponents, bounds, strict=True):
        value = over_interval(exponent, interval)
        factor *= value.factor
        logarithm = value.logarithm or logarithm
    return Value(factor, logarithm)


def size(facts: Facts) -> Value:
    """Return the area or volume."""
    jacobian = jacobian_power(facts)
    return over_box(Power(abs(jacobian.factor), jacobian.exponents), facts.bounds)


def integral(facts: Facts) -> Value:
    """Return the integral over the region."""
    match facts:
        case Monomial():
            return over_box(in_new_variables(facts), facts.bounds)
        case Linear():
            scale = abs(jacobian_power(facts).factor)
            whole = Fraction(0)
            for powers, coefficient in linear_integrand(facts).items():
                exponents = tuple(Fraction(power) for power in powers)
                whole += over_box(Power(coefficient * scale, exponents), facts.bounds).factor
            return Value(whole, None)
        case _:
            assert_never(facts)


def value_formula(value: Value) -> Formula:
    """Return a value as a formula: 15 ln(3) / 2."""
    if value.logarithm is None:
        return formula(value.factor)
    return value.factor.numerator * call("log", value.logarithm) / value.factor.denominator


def power_formula(power: Power, letters: Sequence[Formula] = NEW) -> Formula:
    """Return a product of powers, those with negative exponents below the line, halves as roots."""
    above = _positive_powers(power.exponents, letters)
    below = _positive_powers([-exponent for exponent in power.exponents], letters)
    return product(power.factor.numerator, *above) / product(power.factor.denominator, *below)


def _positive_powers(exponents: Sequence[Fraction], letters: Sequence[Formula]) -> list[Formula]:
    """Return the powers with positive exponents, and the root of the letters with a half in them."""
    factors: list[Formula] = []
    under_root: list[Formula] = []
    for letter, exponent in zip(letters, exponents, strict=False):
        if exponent <= 0:
            continue
        factors.append(letter ** (exponent.numerator // exponent.denominator))
        if exponent.denominator == 2:
            under_root.append(letter)
    if under_root:
        factors.append(call("sqrt", product(*under_root)))
    return factors


def answers(facts: Facts) -> list[Answer]:
    """The Jacobian, the size of the region, and the integral."""
    return [
        Answer(power_formula(jacobian_power(facts)), jacobian_type(facts)),
        Answer(value_formula(size(facts)), "number"),
        Answer(value_formula(integral(facts)), "number"),
    ]


def jacobian_type(facts: Facts) -> str:
    """Return the type of the first answer."""
    match facts:
        case Linear():
            return "number"
        case Monomial(matrix) if len(matrix) == 2:
            return "expression(u, v; u > 0; v > 0)"
    return "expression(u, v, w; u > 0; v > 0; w > 0)"


def new_variables(facts: Facts) -> list[Formula]:
    """Return u, v (and w) in terms of the old variables."""
    match facts:
        case Linear():
            return [written(form, OLD) for form in forms(facts)]
        case Monomial(matrix):
            rows = [tuple(Fraction(exponent) for exponent in row) for row in matrix]
            return [power_formula(Power(Fraction(1), row), OLD) for row in rows]
        case _:
            assert_never(facts)


def integrand(facts: Facts) -> Formula:
    """Return the integrand in the old variables."""
    match facts:
        case Linear():
            return product(written(forms(facts)[0], OLD) ** facts.power, written(_combination(facts), OLD))
        case Monomial():
            exponents = tuple(Fraction(exponent) for exponent in facts.exponents)
            return power_formula(Power(Fraction(facts.factor), exponents), OLD)
        case _:
            assert_never(facts)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the region and the new variables."""
    dimension = dimension_of(facts)
    names = [letter.name for letter in NEW[:dimension]]
    coordinates = {name: latex(variable) for name, variable in zip(names, new_variables(facts), strict=True)}
    limits: dict[str, str] = {}
    for name, (low, high) in zip(names, facts.bounds, strict=True):
        limits[f"{name}low"] = str(low)
        limits[f"{name}high"] = str(high)
    statement = fill(
        draws.choice(STATEMENTS[dimension]),
        where=WHERE[_where(facts)],
        conditions=fill(CONDITIONS[dimension], **coordinates, **limits),
        coordinates=fill(COORDINATES[dimension], **coordinates),
    )
    text = latex(integrand(facts))
    if isinstance(facts, Linear) and facts.power == 0:
        text = rf"\left({text}\right)"
    return Words(
        statement,
        (
            draws.choice(JACOBIANS[dimension]),
            draws.choice(SIZES[dimension]),
            fill(draws.choice(INTEGRALS[dimension]), integrand=text),
        ),
    )


def _where(facts: Facts) -> Where:
    match facts, dimension_of(facts):
        case Linear(), 2:
            return "plane"
        case Linear(), _:
            return "space"
        case _, 2:
            return "quadrant"
    return "octant"


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="Simpson's rule on corners, logarithmic coordinates",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "linear forms as new variables: a parallelogram",
        2: "products and quotients of x and y: a region between four curves",
        3: "three new variables: a body between six surfaces",
    },
)
