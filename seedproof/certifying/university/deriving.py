"""Derivatives by the rules of the textbook: what is claimed of them becomes a claim of algebra."""

from collections.abc import Callable, Mapping

from seedproof.certifying.script import Unread
from seedproof.certifying.university.expression import (
    E,
    Expression,
    Function,
    Name,
    Number,
    Power,
    Product,
    Quotient,
    Sum,
    added,
    letters,
    multiplied,
    number,
    root,
)
from seedproof.certifying.university.writing import written

ZERO, ONE = number(0), number(1)

RULES: Mapping[str, Callable[[Expression], Expression]] = {
    "sin": lambda u: Function("cos", (u,)),
    "cos": lambda u: -Function("sin", (u,)),
    "tan": lambda u: 1 + Function("tan", (u,)) ** 2,
    "cot": lambda u: -(1 + Function("cot", (u,)) ** 2),
    "sec": lambda u: Function("sec", (u,)) * Function("tan", (u,)),
    "csc": lambda u: -(Function("csc", (u,)) * Function("cot", (u,))),
    "ln": lambda u: 1 / u,
    "exp": lambda u: Function("exp", (u,)),
    "sinh": lambda u: Function("cosh", (u,)),
    "cosh": lambda u: Function("sinh", (u,)),
    "arcsin": lambda u: 1 / root(1 - u**2),
    "arccos": lambda u: -1 / root(1 - u**2),
    "arctan": lambda u: 1 / (1 + u**2),
    "abs": lambda u: u / Function("abs", (u,)),
}
"""The derivative of each function; scripts that use one name the lemma `derivative_rules`."""


def derivative(expression: Expression, letter: str) -> Expression:
    """Return the derivative with respect to a letter; all other letters are constants.

    Raises: Unread for a function that has no rule.
    """
    if letter not in letters(expression):
        return ZERO
    match expression:
        case Name():
            return ONE
        case Sum(terms):
            return added(derivative(term, letter) for term in terms)
        case Product(factors):
            return added(_one_derived(factors, place, letter) for place in range(len(factors)))
        case Quotient(over, under) if letter not in letters(under):
            return derivative(over, letter) / under
        case Quotient(over, under):
            return (derivative(over, letter) * under - over * derivative(under, letter)) / under**2
        case Power(base, exponent):
            return _of_power(base, exponent, letter)
        case Function(name, (argument,)) if name in RULES:
            return _times(RULES[name](argument), derivative(argument, letter))
        case Function("log", (base, argument)) if letter not in letters(base):
            return derivative(argument, letter) / (argument * Function("ln", (base,)))
    raise Unread(f"no rule derives {written(expression)}")


def _one_derived(factors: tuple[Expression, ...], place: int, letter: str) -> Expression:
    inner = derivative(factors[place], letter)
    if inner == ZERO:
        return ZERO
    return multiplied((*factors[:place], inner, *factors[place + 1 :]))


def _of_power(base: Expression, exponent: Expression, letter: str) -> Expression:
    if letter not in letters(exponent):
        return _times(_power_rule(base, exponent), derivative(base, letter))
    if letter not in letters(base):
        return _times(_exponential_rule(base, exponent), derivative(exponent, letter))

    logarithm = exponent * Function("ln", (base,))
    return Power(base, exponent) * derivative(logarithm, letter)


def _power_rule(base: Expression, exponent: Expression) -> Expression:
    """Derive a power by its base."""
    if isinstance(exponent, Number):
        return _times(exponent, _lowered(base, exponent))
    return exponent * Power(base, exponent - 1)


def _exponential_rule(base: Expression, exponent: Expression) -> Expression:
    """Derive a power by its exponent."""
    power = Power(base, exponent)
    return power if base == E else power * Function("ln", (base,))


def _lowered(base: Expression, exponent: Number) -> Expression:
    """Write the power with an exponent that is less by 1."""
    lower = exponent.value - 1
    if lower == 0:
        return ONE
    if lower == 1:
        return base
    return Power(base, Number(lower))


def _times(left: Expression, right: Expression) -> Expression:
    return ZERO if ZERO in (left, right) else multiplied((left, right))
