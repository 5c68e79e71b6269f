"""Reads the recurrence as a polynomial whose powers stand for the places of the terms."""

import re

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Number, Power, Symbol
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.terms import terms_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.linear_recurrence.facts import Facts
from seedproof.problems.templates.linear_recurrence.phrases import TEXTS

_TERM = re.compile(r"a_(?:n|\{n\+([1-9])\})")
_FIRST_POWER = 2
"""That of x for a_n; then that of each term is written."""


def _made(values: Values) -> Facts:
    newest, _, right = values["recurrence"].partition(" = ")
    initial = [equation.split(" = ") for equation in values["start"].split(r", \quad ")]
    order = len(initial)
    if newest != f"a_{{n+{order}}}" or [name for name, _ in initial] != [f"a_{n}" for n in range(order)]:
        raise Unreadable("the initial values do not fit the recurrence")
    coefficients, forcing = _right_side(right, order)
    return Facts(coefficients, forcing, [integer_of(value) for _, value in initial])


def _right_side(text: str, order: int) -> tuple[list[int], list[int]]:
    """Return the coefficients of the earlier terms, the newest first, and what is added to them."""
    coefficients = [0] * order
    added: list[list[int]] = []
    for number, factors in terms_of(read(_TERM.sub(_as_power, text))):
        match factors:
            case (Power(Symbol("x"), Number(power)),) if power < order + _FIRST_POWER:
                coefficients[order + _FIRST_POWER - 1 - integer(power)] = integer(number)
            case (Power(Number(base), Symbol("n")),):
                added.append([integer(number), integer(base)])
            case ():
                added.append([integer(number), 1])
            case _:
                raise Unreadable("there is another term than multiples of a_n, constants and powers")
    if len(added) > 1:
        raise Unreadable("there are two terms without a_n")
    return coefficients, added[0] if added else []


def _as_power(term: re.Match[str]) -> str:
    return f"x^{{{int(term[1] or 0) + _FIRST_POWER}}}"


READER = reader(Facts, Phrases(TEXTS, {}), _made)
