"""Reads the new variables as linear forms or products of powers, their bounds, and the integrand."""

from collections.abc import Sequence
from fractions import Fraction

from flint import fmpq_mat

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Symbol
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.checking.series import fraction
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.change_of_variables import phrases
from seedproof.problems.templates.change_of_variables.facts import Facts, Linear, Monomial


def made(values: Values) -> Facts:
    """Return what the bounds, the new variables and the integrand show."""
    places = [(kind, dimension) for kind, words in phrases.WHERE.items() for dimension in words]
    ((kind, dimension),) = [
        (kind, dimension) for kind, dimension in places if phrases.WHERE[kind][dimension] == values["where"]
    ]
    for name, text in phrases.SPACES[dimension].items():
        if values.get(name, text) != text:
            raise Unreadable(f"{values[name]!r} belongs to another number of variables")
    conditions = read_gaps(values["conditions"], phrases.CONDITIONS[dimension])
    coordinates = read_gaps(values["coordinates"], phrases.COORDINATES[dimension])
    names = "uvw"[:dimension]
    if any(conditions[name] != coordinates[name] for name in names):
        raise Unreadable("the region is bounded by something else than the new variables")
    bounds = [(integer_of(conditions[f"{name}low"]), integer_of(conditions[f"{name}high"])) for name in names]
    variables = [read(coordinates[name]) for name in names]
    made_of = _linear if kind == "linear" else _monomial
    return made_of(variables, read(values["integrand"]), bounds)


def _linear(variables: Sequence[Node], integrand: Node, bounds: list[tuple[int, int]]) -> Facts:
    letters = "xyz"[: len(variables)]
    matrix = [_coefficients(variable, letters) for variable in variables]
    power = 0
    if isinstance(integrand, Product):
        first, integrand = integrand.factors
        power = _power_of(first, matrix[0], letters)
    target = [[number] for number in _coefficients(integrand, letters)]
    found = fmpq_mat(matrix).transpose().solve(fmpq_mat(target))
    return Linear(matrix, power, [integer(fraction(number)) for number in found.entries()], bounds)


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


def _monomial(variables: Sequence[Node], integrand: Node, bounds: list[tuple[int, int]]) -> Facts:
    letters = "xyz"[: len(variables)]
    matrix: list[list[int]] = []
    for variable in variables:
        factor, exponents = _powers(variable, letters)
        if factor != 1:
            raise Unreadable("a new variable has a factor")
        matrix.append(exponents)
    factor, exponents = _powers(integrand, letters)
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


# No gap is a field, whichever kind the facts are.
READER = reader(Linear, Phrases(phrases.TEXTS, {}), made)
