"""Several numbers in order, by position or by name."""

import re
from fractions import Fraction

from seedproof.answers.amounts import is_harmless
from seedproof.answers.asked import Asked
from seedproof.answers.exact_values import Exact, Surd
from seedproof.answers.json_values import decoded
from seedproof.answers.labels import is_label, plain
from seedproof.answers.lists import split_outside, without_brackets, without_bullets
from seedproof.answers.scalars import scalar
from seedproof.answers.tables import without_table
from seedproof.answers.unread import OtherError, UnreadError
from seedproof.record.patterns import Pattern


def numbers_in_order(text: str, asked: Asked) -> tuple[Exact, ...]:
    """Return the numbers of `(1, 2)`, `x = (1, 2)`, `a = 1, b = 2`, `(a, b) = (1, 2)`, or of JSON.

    Raises:
        UnreadError: A name is strange or stands twice, or a value is not read.
        OtherError: There are more values, or fewer, than are asked for.
    """
    stated = decoded(text)
    if isinstance(stated, dict):
        return _in_order(list(stated), [_item(value) for value in stated.values()], asked.names)
    if isinstance(stated, list):
        return _in_order([], [_item(value) for value in stated], asked.names)
    if _OBJECT.match(text):
        raise UnreadError("its JSON is not valid, or repeats a name")
    text = without_bullets(without_table(text))
    text = _TRANSPOSED.sub(r"\1", text)
    text = _QUOTES.sub("", text)
    if whole := _WHOLE_TUPLE.fullmatch(text):
        return _of_whole(whole[1].strip(), whole[2], asked)
    return _of_pieces(text, asked)


_OBJECT = Pattern(r"\{\s*\"")
_TRANSPOSED = Pattern(r"([)\]])\s*(?:\^\s*(?:\{\s*)?(?:T|\\intercal|\\prime|')(?:\s*\})?|')(?=\W|$)")
_QUOTES = Pattern(r"['\"]")
_BY_LOOSE_COMMAS = Pattern(r",\s|,$|[;\n&]|\band\b")
_WHOLE_TUPLE = Pattern(r"([^=]*[^=\s])\s*(?:=|\b(?:is|are|equals)\b)\s*([(\[{][^=]*[)\]}])")
_NAMED = Pattern(r"(.*?)\s*(?:=|:|\b(?:is|are|equals|equal to)\b)\s*(.*)", re.DOTALL)
_ANSWER = Pattern(r"\A(?:the\s)?(?:final\s)?answers?\s?(?:is|are|=|:)\s*(?=\S)", re.IGNORECASE)
_LEADING_WORD = Pattern(r"([A-Za-z]+)[\s,:]+(?=[^\s=:])")


def _of_whole(name: str, inside: str, asked: Asked) -> tuple[Exact, ...]:
    """Read `x = (1, 2)`, and `(a, b) = (1, 2)` by its names."""
    values = _values(without_brackets(inside), len(asked.names), asked)
    names = _pieces(without_brackets(_without_lead(name, asked)))
    if len(names) == 1 and is_label(name):
        names = []
    return _in_order(names, values, asked.names)


def _without_lead(text: str, asked: Asked) -> str:
    """Return the text without harmless words before it: `The values are e01 = 2`."""
    rest = _ANSWER.sub("", text)
    while (word := _LEADING_WORD.match(rest)) is not None:
        if word[1] in asked.names or not is_harmless(word[1], asked):
            break
        rest = rest[word.end() :]
    return rest


def _of_pieces(text: str, asked: Asked) -> tuple[Exact, ...]:
    """Read values side by side, each with its name before it, or none with one."""
    inside = without_brackets(_without_lead(text, asked))
    parts = _pieces(inside)
    matches = [_NAMED.fullmatch(part) for part in parts]
    if not any(matches):
        return _in_order([], _values(inside, len(asked.names), asked), asked.names)
    names = list[str]()
    values = list[Exact]()
    for match in matches:
        if match is None:
            raise UnreadError("some of its values have a name and some have none")
        names.append(_name(match[1].strip(), asked))
        value = match[2]
        # `e01 = e20 = 2` states two values.
        while (chained := _NAMED.fullmatch(value)) and plain(chained[1].strip()) in map(plain, asked.names):
            names.append(chained[1].strip())
            value = chained[2]
        values.extend([_value(value, asked)] * (len(names) - len(values)))
    return _in_order(names, values, asked.names)


def _name(text: str, asked: Asked) -> str:
    """Return the name without harmless words before it: `therefore x_0`."""
    known = {plain(name) for name in asked.names}
    if plain(text) in known:
        return text
    words = text.split()
    if plain(words[-1] if words else "") not in known:
        return text
    harmless = all(is_harmless(word.strip(",:"), asked) for word in words[:-1])
    return words[-1] if harmless else text


def _pieces(text: str) -> list[str]:
    return [part for _, part in split_outside(text, _EVERY_COMMA) if part]


_EVERY_COMMA = Pattern(r"[,;\n&]|\band\b")


def _values(text: str, count: int, asked: Asked) -> list[Exact]:
    """Read values without names; `1,234, 5` has two if two are asked for."""
    parts = [part for _, part in split_outside(text, _EVERY_COMMA)]
    if _HOLE.search(text):
        raise UnreadError("one of its values is missing")
    parts = [part for part in parts if part]
    if count and len(parts) != count:
        loose = [part for _, part in split_outside(text, _BY_LOOSE_COMMAS) if part]
        if len(loose) == count:
            parts = loose
    return [_value(part, asked) for part in parts]


_HOLE = Pattern(r",\s*,|;\s*;")


def _value(text: str, asked: Asked) -> Exact:
    return scalar(text, asked)


def _in_order(names: list[str], values: list[Exact], asked: tuple[str, ...]) -> tuple[Exact, ...]:
    """Return the values as they stand, or in the order asked for if every value has its name."""
    if not names:
        if asked and len(values) != len(asked):
            raise OtherError(f"it states {len(values)} values, and {len(asked)} are asked for")
        return tuple(values)
    if len(names) != len(values):
        raise UnreadError("its names and its values are not as many")
    named: dict[str, Exact] = {}
    for name, value in zip(names, values, strict=True):
        if named.setdefault(plain(name), value) != value:
            raise UnreadError(f"it states two values of {name[:20]}")
    order = [plain(name) for name in asked]
    strange = named.keys() - set(order)
    if strange:
        raise UnreadError(f"it names {min(strange)[:20]}, which is not asked for")
    missing = [name for name in order if name not in named]
    if missing:
        raise OtherError(f"it does not state {missing[0]}")
    return tuple(named[name] for name in order)


def _item(stated: object) -> Exact:
    if isinstance(stated, str):
        return scalar(stated.strip(), Asked("rational"))
    if isinstance(stated, Fraction | Surd):
        return stated
    raise UnreadError("one of its values is no number")
