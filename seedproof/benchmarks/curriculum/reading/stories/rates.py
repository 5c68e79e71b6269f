"""Reads rates: `A boat travels 6.6 kilometers every hour. How far does it travel in 2.1 hours?`."""

from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Unreadable
from seedproof.benchmarks.curriculum.reading.stories.cursor import Cursor
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Operation, Problem, Question

_TIMES = {form: unit for unit in ("minute", "hour", "day", "week", "gallon") for form in (unit, f"{unit}s")}
_EACH = frozenset(("every", "each", "per", "one", "a", "an"))


class _Quantity:
    """An amount with its unit, or a unit with `every` before it."""

    def __init__(self, value: Expression | None, unit: str, asked: bool) -> None:
        self.value = value
        self.unit = unit
        self.asked = asked


def read_rate(sentences: list[list[Token]]) -> Problem:
    """Read the product or quotient that is stated. Raises: Unreadable."""
    stated = [amount for sentence in sentences for amount in _units(sentence)]
    asked = [amount for amount in stated if amount.asked]
    each = [amount for amount in stated if not amount.asked and amount.value is None]
    amounts = [amount for amount in stated if amount.value is not None]
    if len(asked) != 1 or len(each) != 1 or len(amounts) != 2:
        raise Unreadable("no rate")
    by_unit = {amount.unit: amount.value for amount in amounts}
    much = asked[0].unit
    per = each[0].unit
    if len(by_unit) != 2 or set(by_unit) != {much, per}:
        raise Unreadable("a rate of other units")
    told_first = _stands_before(sentences, per)
    left = by_unit[much]
    right = by_unit[per]
    if left is None or right is None:
        raise Unreadable("no numbers")
    made = Operation("*", left, right) if told_first else Operation("/", left, right)
    return Problem((), Question("n", (made,)))


def _stands_before(sentences: list[list[Token]], per: str) -> bool:
    """Return whether the amount for each unit is stated, not asked for."""
    for sentence in sentences:
        words = [token.text for token in sentence]
        asking = words.index("how") if "how" in words else len(words)
        for at, word in enumerate(words):
            unit = Cursor(sentence)
            unit.at = at + 1
            if word in _EACH and (unit.unit() or _TIMES.get(unit.peek(), "")) == per:
                return at < asking and (at == 0 or words[at - 1] != "does")
    return False


def _units(sentence: list[Token]) -> list[_Quantity]:
    amounts: list[_Quantity] = []
    cursor = Cursor(sentence)
    while not cursor.done:
        if cursor.take("how many"):
            amounts.append(_Quantity(None, _unit(cursor), True))
            continue
        at = cursor.at
        word = cursor.peek()
        if word in _EACH:
            cursor.at += 1
            unit = _unit(cursor, optional=True)
            if unit:
                amounts.append(_Quantity(None, unit, False))
                continue
            cursor.at = at
        value = cursor.numeral()
        if value is not None:
            if word == "one":
                cursor.at = at + 1
                continue
            amounts.append(_Quantity(value, _unit(cursor), False))
            continue
        cursor.at += 1
    return amounts


def _unit(cursor: Cursor, optional: bool = False) -> str:
    word = cursor.peek()
    unit = cursor.unit()
    if not unit and word in _TIMES:
        cursor.at += 1
        unit = _TIMES[word]
    if not unit and not optional:
        raise Unreadable(f"no unit at {cursor.rest()!r}")
    return unit
