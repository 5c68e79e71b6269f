"""Recognises what is stated as one amount: numerals, larger units, coins, the number not stated."""

from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Variable,
    is_numeral,
)
from seedproof.benchmarks.curriculum.words.stories.matter import Measured, Money, is_in_units
from seedproof.benchmarks.curriculum.words.stories.teller import Teller

Value = Expression


def is_leaf(t: Teller, value: Value) -> bool:
    """Return whether it is stated as one amount: a numeral, so many of a larger unit, or the unknown."""
    if t.is_unknown(value):
        return True
    factor = t.matter.factor if isinstance(t.matter, Measured | Money) else 0
    coins = (5, 10, 25) if isinstance(t.matter, Money) and not factor else ()
    whole = isinstance(value, Number)
    return whole or (t.broken and is_numeral(value)) or is_in_units(value, (factor, *coins))


def is_coins(t: Teller, value: Value) -> bool:
    """Return whether it is stated as a number of coins or bills."""
    return isinstance(t.matter, Money) and isinstance(value, Operation)


def is_count(value: Value) -> bool:
    """Return whether it is a whole number from 2 on."""
    return isinstance(value, Number) and not value.places and value.digits > 1


def is_one_amount(value: Value) -> bool:
    """Return whether the amount is exactly one."""
    return isinstance(value, Number) and value.value == 1


def constant(t: Teller, value: Value) -> Value:
    """Return the value of a leaf: named constants count as their numerals where they are used once."""
    while isinstance(value, Variable) and value.name in t.declared and t.uses[value.name] == 1:
        meant = t.declared[value.name]
        if not is_leaf(t, meant) and not isinstance(meant, Variable):
            break
        value = meant
    return value
