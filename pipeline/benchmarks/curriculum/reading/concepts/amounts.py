"""Amounts in a sentence: `27 cm`, `$4.50`, `3 quarters`, `4 ten-dollar bills`; and counts: `6 bottles`."""

import msgspec

from pipeline.benchmarks.curriculum.reading.concepts.text import Token, Unreadable
from pipeline.benchmarks.curriculum.reading.concepts.vocabulary import BILLS, FACTORS, UNITS, WORTH
from pipeline.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation


class Amount(msgspec.Struct, frozen=True):
    """A numeral with its unit (empty for a count), and where its words begin and end in the sentence."""

    value: Expression
    unit: str
    start: int
    end: int
    numeral: Expression
    """The numeral alone, without what a coin is worth."""


def unit_at(words: list[str], at: int) -> str:
    """The unit that a word names; nothing for `second` as an ordinal number, and other words."""
    if words[at] == "second" and (
        at == 0 or words[at - 1] in ("a", "the", "this", "that", "her", "his", "their")
    ):
        return ""
    return UNITS.get(words[at], "")


def amounts(tokens: list[Token]) -> list[Amount]:
    """Every amount of a sentence, in order. Raises: Unreadable for a form of its own."""
    found: list[Amount] = []
    at = 0
    while at < len(tokens):
        made = _dollars(tokens, at) if tokens[at].text == "$" else _numeral(tokens, at)
        if made is None:
            at += 1
            continue
        found.append(made)
        at = made.end
    return found


def _word(tokens: list[Token], at: int) -> str:
    return tokens[at].text if at < len(tokens) else ""


def _dollars(tokens: list[Token], at: int) -> Amount | None:
    value = tokens[at + 1].value if at + 1 < len(tokens) else None
    if value is None:
        raise Unreadable("a dollar sign alone")
    return Amount(value, "$", at, at + 2, value)


def _numeral(tokens: list[Token], at: int) -> Amount | None:
    token = tokens[at]
    value = token.value
    if value is None:
        return None
    if token.text == "one" and _word(tokens, at + 1) not in UNITS:
        return None
    after = _word(tokens, at + 1)
    if after in ("of", "a", "an") and _word(tokens, at + 1 + (after == "of")) in ("a", "an"):
        place = at + 2 + (after == "of")
    else:
        place = at + 1
    if after == "-":
        place = at + 2
    word = _word(tokens, place)
    if after == "$" and at + 2 < len(tokens) and _word(tokens, at + 3) in ("bill", "bills"):
        bill = tokens[at + 2].value
        if type(bill) is Number:
            return _worth(value, bill.digits, "$", at, at + 4)
    if word in BILLS:
        end = place + 1 + (_word(tokens, place + 1) in ("bill", "bills"))
        return _worth(value, BILLS[word], "$", at, end)
    if word == "dollar" and _word(tokens, place + 1) in ("bills", "bill", "coins"):
        return Amount(value, "$", at, place + 2, value)
    if word in WORTH and type(value) is Number:
        return _worth(value, WORTH[word], "c", at, place + 1)
    if word in UNITS:
        if word == "second" and token.raw.isalpha():
            return Amount(value, "", at, at + 1, value)
        return Amount(value, UNITS[word], at, place + 1, value)
    return Amount(value, "", at, at + 1, value)


def _worth(count: Expression, worth: int, unit: str, start: int, end: int) -> Amount:
    value = count if worth == 1 else Operation("*", count, Number(worth))
    return Amount(value, unit, start, end, count)


def in_unit(value: Expression, unit: str, wanted: str) -> Expression:
    """The same amount in a smaller unit. Raises: Unreadable when it is none."""
    if unit == wanted or not unit or not wanted:
        return value
    factor = FACTORS.get((unit, wanted))
    if factor is None:
        raise Unreadable(f"{unit} in {wanted}")
    return Operation("*", value, Number(factor))
