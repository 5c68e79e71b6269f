"""Reads the new variables as linear forms or products of powers, their bounds, and the integrand."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from seedproof.equivalence import read as read_formula
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Symbol
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.change_of_variables.facts import Facts, Linear, Monomial
from seedproof.problems.templates.change_of_variables.phrases import (
    CONDITIONS,
    COORDINATES,
    INTEGRALS,
    JACOBIANS,
    SIZES,
    STATEMENTS,
    WHERE,
)

Dimension = Literal[2, 3]
_DIMENSIONS: dict[str, Dimension] = {"plane": 2, "quadrant": 2, "space": 3, "octant": 3}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a change of variables."""
    if drawing is not None:
        raise Unreadable("a change of variables has no figure")
    where, gaps = _place(statement)
    dimension = _DIMENSIONS[where]
    conditions = read_gaps(gaps["conditions"], CONDITIONS[dimension])
    coordinates = read_gaps(gaps["coordinates"], COORDINATES[dimension])
    names = "uvw"[:dimension]
    if any(conditions[name] != coordinates[name] for name in names):
        raise Unreadable("the region is bounded by something else than the new variables")
    bounds = [(integer_of(conditions[f"{name}low"]), integer_of(conditions[f"{name}high"])) for name in names]
    jacobian, size, integral = questions
    read_gaps(jacobian, JACOBIANS[dimension])
    read_gaps(size, SIZES[dimension])
    integrand = read_gaps(integral, INTEGRALS[dimension])["integrand"]
    variables = [coordinates[name] for name in names]
    if where in ("plane", "space"):
        return _linear(variables, integrand, bounds)
    return _monomial(variables, integrand, bounds)


def _place(statement: str) -> tuple[str, Gaps]:
    """Return where the region lies, and what stands in the gaps."""
    wordings = {dimension: STATEMENTS[dimension] for dimension in (2, 3)}
    for dimension in (2, 3):
        try:
            gaps = read_gaps(statement, wordings[dimension])
            where, _ = read_kind(gaps["where"], WHERE)
        except Unreadable:
            continue
        if _DIMENSIONS[where] == dimension:
            return where, gaps
    raise Unreadable(f"{statement!r} is no wording of this template")


def _linear(variables: Sequence[str], integrand: str, bounds: list[tuple[int, int]]) -> Linear:
    letters = "xyz"[: len(variables)]
    matrix = [_coefficients(read_formula(variable), letters) for variable in variables]
    power = 0
    rest = read_formula(integrand)
    if isinstance(rest, Product):
        first, *others = _split(rest)
        power = _power_of(first, matrix[0], letters)
        (rest,) = others
    combination = _combination(_coefficients(rest, letters), matrix)
    return Linear(matrix, power, combination, bounds)


def _split(node: Product) -> list[Node]:
    if len(node.factors) != 2:
        raise Unreadable("the integrand has another form")
    return list(node.factors)


def _power_of(node: Node, form: Sequence[int], letters: str) -> int:
    """Return which power of a form a factor is. Raises: Unreadable."""
    exponent = 1
    if isinstance(node, Power) and isinstance(node.exponent, Number):
        exponent = integer(node.exponent.value)
        node = node.base
    if _coefficients(node, letters) != [*form]:
        raise Unreadable("a factor of the integrand is no power of u")
    return exponent


def _coefficients(node: Node, letters: str) -> list[int]:
    """Return the coefficients of a linear form. Raises: Unreadable."""
    terms = expanded(node, letters)
    units = [tuple(int(place == index) for place in range(len(letters))) for index in range(len(letters))]
    if not {*terms} <= {*units}:
        raise Unreadable("it is no linear form")
    return [integer(terms.get(unit, Fraction(0))) for unit in units]


def _combination(target: Sequence[int], matrix: Sequence[Sequence[int]]) -> list[int]:
    """Return the small integers with which the rows add up to a linear form. Raises: Unreadable."""
    small = range(-2, 3)
    candidates: list[list[int]] = [[]]
    for _ in matrix:
        candidates = [[*candidate, factor] for candidate in candidates for factor in small]
    for candidate in candidates:
        sums = [
            sum(factor * row[column] for factor, row in zip(candidate, matrix, strict=True))
            for column in range(len(target))
        ]
        if sums == [*target]:
            return candidate
    raise Unreadable("the integrand is no combination of the new variables")


def _monomial(variables: Sequence[str], integrand: str, bounds: list[tuple[int, int]]) -> Monomial:
    letters = "xyz"[: len(variables)]
    matrix: list[list[int]] = []
    for variable in variables:
        factor, exponents = _powers(read_formula(variable), letters)
        if factor != 1:
            raise Unreadable("a new variable has a factor")
        matrix.append(exponents)
    factor, exponents = _powers(read_formula(integrand), letters)
    return Monomial(matrix, integer(factor), exponents, bounds)


def _powers(node: Node, letters: str) -> tuple[Fraction, list[int]]:
    """Return the factor and the exponents of a product of powers. Raises: Unreadable."""
    exponents = dict.fromkeys(letters, 0)
    factor = _gathered(node, 1, exponents)
    return factor, [exponents[letter] for letter in letters]


def _gathered(node: Node, sign: int, exponents: dict[str, int]) -> Fraction:
    """Add the exponents of a product, and return its factor."""
    match node:
        case Number(value):
            return value**sign
        case Symbol(name) if name in exponents:
            exponents[name] += sign
            return Fraction(1)
        case Power(base, Number(exponent)) if exponent.denominator == 1:
            return _gathered(base, sign * int(exponent), exponents)
        case Product(factors):
            factor = Fraction(1)
            for part in factors:
                factor *= _gathered(part, sign, exponents)
            return factor
    raise Unreadable("it is no product of powers")


READER = Reader(read=read)
