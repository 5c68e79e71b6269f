"""The set of all solutions of an equation in one unknown."""

import re

from seedproof.answers.asked import Asked
from seedproof.answers.exact_values import Exact, negative
from seedproof.answers.labels import is_label, plain
from seedproof.answers.lists import split_outside, without_bullets
from seedproof.answers.nouns import HARMLESS
from seedproof.answers.scalars import scalar
from seedproof.answers.unread import OtherError, UnreadError
from seedproof.record.patterns import Pattern


def solutions(text: str, asked: Asked) -> frozenset[Exact]:
    """Return the solutions in `-8, 8`, `x = 8 or x = -8`, `x_1 = 8, x_2 = -8`, `±8` or `{-8, 8}`.

    The unknown may stand before every value, before the first only, or not at all.

    Raises:
        UnreadError: The text is no plain list of solutions of one unknown.
        OtherError: It says that there are none.
    """
    if _NONE.fullmatch(text):
        raise OtherError("it says that there are none")
    text = _without_lead(without_bullets(text), asked)
    remark = _REMARK.fullmatch(text)
    if remark is not None and "±" in remark[1]:
        stated = solutions(remark[1], asked)
        if solutions(remark[2], asked) != stated:
            raise UnreadError("its remark states other solutions")
        return stated
    if whole := _WHOLE_SET.fullmatch(text):
        unknown, sign, opening, inside, closing = whole.groups()
        # `x in (-8, 8)` or `x in [-8, 8]` names an interval, not a set of values.
        if opening + closing not in (_SETS if sign not in (None, "=") else (*_SETS, "()", "[]")):
            raise UnreadError("it names an interval, or its brackets do not match")
        text = inside.strip() if sign is None else f"{unknown} = {inside.strip()}"
    parts = [part for _, part in split_outside(text, _SEPARATOR)]
    unknowns = list[str]()
    values = set[Exact]()
    for position, part in enumerate(parts):
        match = _EQUATION.fullmatch(part)
        if match is not None and _is_unknown(match[1].strip()):
            if position > len(unknowns):
                raise UnreadError("its unknown does not stand before every value")
            unknowns.append(match[1].strip())
            part = match[2]
        elif match is not None:
            raise UnreadError(f"{part[:40]!r} is no solution")
        values.update(_values(part.strip(), asked))
    if len(unknowns) not in (0, 1, len(parts)):
        raise UnreadError("its unknown does not stand before every value")
    if len({_without_index(unknown) for unknown in unknowns}) > 1:
        raise UnreadError("it names two unknowns")
    return frozenset(values)


_WHOLE_SET = Pattern(r"(?:([^=∈,;\n]+)(=|∈))?\s*(\\\{|[\[({])([^=]*?)(\\\}|[\])}])", re.DOTALL)
_NONE = Pattern(
    r"(?:there (?:are|is) )?(?:none|no (?:real )?solutions?)|∅|\\(?:emptyset|varnothing)", re.IGNORECASE
)
_REMARK = Pattern(r"([^()]*)\(([^()]+)\)")
_SETS = ("{}", r"\{\}")
_SEPARATOR = Pattern(r"\s*[,;\n]\s*(?:(?:and|or)\b\s*)?|\s+(?:and|or)\s+")
_EQUATION = Pattern(r"([^=]*)(?:=|\bis\b|∈)\s*(.*)", re.DOTALL)
_LEAD = Pattern(
    r"\A(?:[A-Za-z-]{2,}+\s++){1,20}+(?:[a-z]\s*(?=:))?:?\s*(?=[-±0-9(\[{\\.+√]|[a-zA-Z]\s*[=_∈])|\A[A-Za-z\s-]*+:\s*"
)


def _without_lead(text: str, asked: Asked) -> str:
    """Return the text without harmless words before it: `The solutions are`."""
    match = _LEAD.match(text)
    if match is None:
        return text
    words = re.findall("[a-z]+", match[0].lower())
    if all(word in HARMLESS or word in asked.words or word in _OWN_WORDS for word in words):
        return text[match.end() :]
    return text


_OWN_WORDS = frozenset(["solution", "solutions", "real", "root", "roots", "either", "both", "two"])


def _is_unknown(label: str) -> bool:
    return is_label(label) and not {"^", "|"} & set(label) and " " not in label


def _without_index(label: str) -> str:
    return plain(label).rstrip("0123456789")


def _values(text: str, asked: Asked) -> frozenset[Exact]:
    """Return the value of a part, or both of `±8`; the members of a chain must be the same."""
    if "±" not in text:
        return frozenset({scalar(text, asked)})
    sets = {_both(member, asked) for _, member in split_outside(text, _EQUALS)}
    if len(sets) > 1:
        raise UnreadError("the sides of its equation are not equal")
    return sets.pop()


_EQUALS = Pattern("=")


def _both(text: str, asked: Asked) -> frozenset[Exact]:
    size = text.removeprefix("±").strip()
    if size == text or size[:1] in ("+", "-", "±", ""):
        raise UnreadError("its sign ± does not stand before one number")
    value = scalar(size, asked)
    return frozenset({value, negative(value)})
