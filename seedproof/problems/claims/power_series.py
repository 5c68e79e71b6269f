"""Decides the rules of power series that solve differential equations, and of linear recurrences, exactly."""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import factorial

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Relation, Sum, Symbol, names
from seedproof.problems.checking.evaluating import exact, real_value, slope
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.claims.truth import Claim, Truth, same, together, truth
from seedproof.problems.reading import Gaps

_TERMS = 16
_PLACES_NEAR_ZERO = (Fraction(1, 7), Fraction(-1, 9), Fraction(2, 11), Fraction(-1, 5))
"""Inside the interval of convergence."""
_INITIAL = re.compile(r"y('*)\(0\) = (-?[0-9]+)")
_DERIVATIVE = re.compile(r"y(?:\^\{\(([0-9]+)\)\}|('+))\(0\)")
_FIRST_TERM = re.compile(r"a_\{?([0-9]+)\}? = (-?[0-9]+)")
_INDEX = re.compile(r"a_n(?:([+-][0-9]+))?")
_PLACE = re.compile(r"a_\{?([0-9]+)\}?")

Series = list[Fraction]
"""Coefficients, that of the constant first, up to a fixed order."""


def _equation(text: str) -> Node:
    """Return the left side of an equation less its right side. Raises: ValueError."""
    match read(text):
        case Relation((left, right), ("=",)):
            return Sum((left, Product((Number(Fraction(-1)), right))))
    raise ValueError(f"{text!r} is no equation")


def _series(tree: Node, values: Mapping[str, Series]) -> Series:
    """Return a formula in x, y and derivatives of y as a power series. Raises: ValueError."""
    match tree:
        case Number(number):
            return [number, *[Fraction(0)] * (_TERMS - 1)]
        case Symbol(name):
            return values[name]
        case Sum(terms):
            parts = [_series(term, values) for term in terms]
            return [sum(column, Fraction(0)) for column in zip(*parts, strict=True)]
        case Product(factors):
            product = _series(Number(Fraction(1)), values)
            for factor in factors:
                product = _product(product, _series(factor, values))
            return product
        case Power(base, Number(exponent)) if exponent.denominator == 1 and exponent >= 0:
            return _series(Product((base,) * int(exponent)), values)
    raise ValueError("this is no polynomial")


def _product(left: Series, right: Series) -> Series:
    product = [Fraction(0)] * _TERMS
    for place, factor in enumerate(left):
        if factor:
            for further in range(_TERMS - place):
                product[place + further] += factor * right[further]
    return product


def _differentiated(series: Series) -> Series:
    scaled = [place * value for place, value in enumerate(series)]
    return [*scaled[1:], Fraction(0)]


def _residual(equation: Node, known: Sequence[Fraction]) -> Series:
    """Return what the equation makes of a polynomial with these coefficients."""
    y = [*known, *[Fraction(0)] * (_TERMS - len(known))]
    slope_series = _differentiated(y)
    x = [Fraction(0), Fraction(1), *[Fraction(0)] * (_TERMS - 2)]
    values = {"x": x, "y": y, "y'": slope_series, "y''": _differentiated(slope_series)}
    return _series(equation, values)


def _solution(equation: Node, initial: Sequence[Fraction]) -> Series:
    """Return the coefficients of the power series solution with these first ones. Raises: ValueError."""
    found = list(initial)
    while len(found) < _TERMS - 3:
        without = _residual(equation, [*found, Fraction(0)])
        having = _residual(equation, [*found, Fraction(1)])
        place = next((number for number in range(_TERMS) if without[number] != having[number]), None)
        if place is None:
            raise ValueError("a coefficient is not determined")
        found.append(-without[place] / (having[place] - without[place]))
    return found


def _initial(text: str) -> list[Fraction]:
    """Return the first coefficients, from the values of y and its derivative at 0. Raises: ValueError."""
    by_order = {len(primes): Fraction(value) for primes, value in _INITIAL.findall(text)}
    return [by_order[order] for order in range(len(by_order))]


def _solved(gaps: Gaps) -> Series:
    return _solution(_equation(gaps["equation"]), _initial(gaps["initial"]))


def _series_solution(gaps: Gaps) -> Truth:
    stated = list(reversed(polynomial_of(gaps["polynomial"], "x")))
    count = int(gaps["order"]) + 1
    expected = _solved(gaps)[:count]
    return truth([*stated, *[Fraction(0)] * (count - len(stated))] == expected)


def _derivative_of_solution(gaps: Gaps) -> Truth:
    match = _DERIVATIVE.fullmatch(gaps["derivative"])
    if match is None:
        raise ValueError("this is no derivative at zero")
    order = int(match[1]) if match[1] else len(match[2])
    (stated,) = polynomial_of(gaps["value"], "x")
    return truth(_solved(gaps)[order] * factorial(order) == stated)


def _coefficient_recurrence(gaps: Gaps) -> Truth:
    """The coefficients of solutions with generic beginnings keep to the recurrence."""
    equation = _equation(gaps["equation"])
    second = "y''" in names(equation)
    beginnings: list[list[Fraction]] = [[Fraction(3, 7)]]
    if second:
        beginnings = [[Fraction(3, 7), Fraction(-2, 5)], [Fraction(3, 7), Fraction(0)]]
    solutions = [_solution(equation, beginning) for beginning in beginnings]
    solving = [solution for solution in solutions if not any(_residual(equation, solution)[: _TERMS - 5])]
    if not solving:
        raise ValueError("no solution begins so")
    return together(
        _follows(gaps["following"], gaps["right"], int(gaps["from"]), solution) for solution in solving
    )


def _follows(following: str, right: str, start: int, terms: Series) -> Truth:
    """Return whether the terms keep to a recurrence, as far as they are known."""
    ahead = _shift(following)
    tree = read(right)
    shifts = {name: _shift_of_name(name) for name in names(tree) if name.startswith("a_")}
    truths: list[Truth] = []
    for n in range(start, start + 6):
        values = {name: exact(terms[n + shift]) for name, shift in shifts.items()}
        truths.append(same(real_value(tree, {**values, "n": exact(n)}), exact(terms[n + ahead])))
    return together(truths)


def _shift(text: str) -> int:
    match read(text):
        case Symbol(name):
            return _shift_of_name(name)
    raise ValueError(f"{text!r} is no term of a sequence")


def _shift_of_name(name: str) -> int:
    match = _INDEX.fullmatch(name)
    if match is None:
        raise ValueError(f"{name!r} is no term of a sequence")
    return int(match[1] or 0)


def _initial_value_problem(gaps: Gaps) -> Truth:
    """The function keeps to the equation at many places, and to its initial values close to zero."""
    function = read(gaps["function"])
    equation = _equation(gaps["equation"])
    truths: list[Truth] = []
    for place in _PLACES_NEAR_ZERO:
        point = {"x": exact(place)}
        derivatives = {"y" + "'" * order: slope(function, "x", point, order) for order in range(3)}
        truths.append(same(real_value(equation, {**point, **derivatives}), exact(0)))
    near = {"x": exact(Fraction(1, 2**60))}
    for order, value in enumerate(_initial(gaps["initial"])):
        truths.append(same(slope(function, "x", near, order), exact(value)))
    return together(truths)


def _recurrence_solved(gaps: Gaps) -> Truth:
    """Step by step, the recurrence leads to the stated term."""
    known = {int(place): exact(Fraction(value)) for place, value in _FIRST_TERM.findall(gaps["initial"])}
    wanted = _PLACE.fullmatch(gaps["term"])
    if wanted is None or int(wanted[1]) > 500:
        raise ValueError("this is no term of the sequence")
    ahead = _shift(gaps["following"])
    tree = read(gaps["right"])
    shifts = {name: _shift_of_name(name) for name in names(tree) if name.startswith("a_")}
    for n in range(int(wanted[1]) + 1):
        if n + ahead not in known:
            values = {name: known[n + shift] for name, shift in shifts.items()}
            known[n + ahead] = real_value(tree, {**values, "n": exact(n)})
    return same(known[int(wanted[1])], real_value(read(gaps["value"]), {}))


CLAIMS: dict[str, Claim] = {
    "series_solution": _series_solution,
    "derivative_of_solution": _derivative_of_solution,
    "coefficient_recurrence": _coefficient_recurrence,
    "initial_value_problem": _initial_value_problem,
    "recurrence_solved": _recurrence_solved,
}
