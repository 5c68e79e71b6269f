"""One value: alone, at the end of a chain, beside its name, or with an approximation behind it."""

import re
from fractions import Fraction
from typing import NamedTuple

from seedproof.answers.amounts import Amount, amount, without_doubt
from seedproof.answers.arithmetic import simple_number
from seedproof.answers.asked import Asked
from seedproof.answers.exact_values import Exact, Surd
from seedproof.answers.json_values import decoded
from seedproof.answers.labels import is_label, label_words
from seedproof.answers.lists import split_outside
from seedproof.answers.nouns import DOUBTFUL, WORD
from seedproof.answers.number_words import in_figures
from seedproof.answers.symbols import of_symbol
from seedproof.answers.unread import OtherError, UnreadError
from seedproof.record.patterns import Pattern


def scalar(text: str, asked: Asked) -> Exact:
    """Return the one value that a text of plain signs states.

    Raises:
        UnreadError: It states none, or is not sure of one; its candidates are told if they are sure.
        OtherError: It can be no right answer.
    """
    simple = simple_number(text)
    if simple is not None:
        # Nothing of what follows is about digits alone.
        return simple
    ratio = decoded(text) if text.startswith("{") else None
    if isinstance(ratio, Fraction):
        return ratio
    text = _SPACED.sub(lambda digits: digits[0].replace(" ", ""), text)
    if _BOTH_SIGNS.fullmatch(text):
        raise UnreadError("it states two values, one of each sign", hedged=True)
    if _UNEQUAL.search(text):
        raise UnreadError("it says what the value is not")
    text = _CONGRUENCE.sub("", text)
    text = _without_rejected(_WHEN_OR_HOW.sub("", text))
    if asked.symbol and "=" in text:
        text = of_symbol(text, asked.symbol)
    if not _CONNECTED.search(text):
        return _alone(amount(text, asked))
    return _of_chain(_members(text, asked))


# `12 instead of 20`, `from 20 to 12`, `not 20 but 12`, `at first`, `as a mixed number`

_FIGURES = r"(?:[a-z=]+ )?[-+$]{0,2}[0-9][0-9.,/]*(?<![.,])"
_BEHIND_VALUE = Pattern(
    rf",?\s*\(?(?:\binstead of|\brather than|\band not|\bas opposed to|\bno longer|, not)\s+{_FIGURES}"
    r"(?!\s?[-+*/^=(0-9])(?:\s[a-z]+)?\)?(?=\s*(?:[.,;]|\Z))",
    re.IGNORECASE,
)
_BEFORE_VALUE = Pattern(
    rf"\b(?:(?:chang|go|went|dropp?|ris|increas|decreas|fall|fell|rose)\w{{0,4}}\s+from\s+{_FIGURES}\s+to(?=\s)"
    rf"|not\s+{_FIGURES}(?:\s[a-z]+)?,?\s+but\b)",
    re.IGNORECASE,
)
_WHEN_OR_HOW = Pattern(
    r"(?<=ended) up\b|(?<=ends) up\b|\bat (?:first|the (?:start|beginning))\b|\bin the beginning\b"
    r"|,?\s*\b(?:as|written as|in)\s+(?:an? )?"
    r"(?:mixed (?:number|fraction|form)|improper fraction|decimal(?: form| number)?|(?:simplest|lowest"
    r"|fraction) (?:form|terms))\b",
    re.IGNORECASE,
)


_UNEQUAL = Pattern(r"[<>]=|[≤≥≠]|\\neq?(?![a-z])|(?<![0-9)!\s])\s*!=")
"""Behind a number or a bracket, `!=` may be a factorial and its value."""
_BOTH_SIGNS = Pattern(r"(?:[A-Za-z]\w*\s*=)?\s*±\s*[0-9./\s]*[1-9][0-9./\s]*")


def _without_rejected(text: str) -> str:
    """Return the text without a value that it plainly rejects for the other."""
    return _BEFORE_VALUE.sub("to", _BEHIND_VALUE.sub("", text))


class _Member(NamedTuple):
    """A member of a chain: the sign or word before it, and the amount that it states."""

    before: str
    amount: Amount
    text: str


_APPROXIMATELY = Pattern(
    r"\b(?:approximately|approx\.?|about|roughly|around|circa|close to)\s+(?=[-$0-9.\\])", re.IGNORECASE
)
_LINK = Pattern(
    r"(?:\b(?:which|that)\s+)?\b(?:is\s+)?equal\s+to\b|\bequals\b|\b(?:which\s+|that\s+)?(?:is|are|was)(?=\s)|="
    r"|(?:,?\s*\b(?:or|i\.\s?e\.,?|is)\s*|,\s*)?≈"
    r"|,?\s*\b(?:or(?:\s+equivalently)?|equivalently|i\.\s?e\.,?|that\s+is,?|namely|a\.k\.a\.)(?=[\s,])"
    r"|[,;](?!\d)|:(?!\d)|\n+|⇒|\s-(?=\s+[A-Za-z])",
    re.IGNORECASE,
)
_CONNECTED = Pattern(
    r"[=≈,;:\n⇒(]|\b(?:is|are|was|equals?|or|about|approx\w*|roughly|around|circa|close)\b|\s-\s",
    re.IGNORECASE,
)
_REMARK = Pattern(r"(?<=[\w.%)}°$¢])\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)(?!\s*[=(\[/*^+-])")
_LEADING = Pattern(
    r"^(?:or|i\.\s?e\.|that is|=|equivalently|exactly|in words|in decimals?:?)\b,?\s*|^=\s*", re.IGNORECASE
)
_NUMBERED = Pattern(r"\b([A-Za-z]+) [0-9]+\b")
_CONGRUENCE = Pattern(r"\A[^=≡]*(?:≡|\\equiv\b)[^=≡⇒]*?\bp?mod\b[^=⇒]*(?:\bso\b|[,;]\s|⇒|=)\s*(?=\S)")
_SPACED = Pattern(r"(?<![0-9.,/])(?<![0-9.,/]\s)[1-9][0-9]{0,2}(?: [0-9]{3})+(?!\s?[0-9.,/])")
_DIGIT = Pattern("[0-9]")
_DECIMAL = Pattern(r"[-+]?\s*\$?\s*([0-9][0-9,]*)(?:\.([0-9]{1,400}))?(\.\.\.)?\s*(%)?")


def _members(text: str, asked: Asked) -> list[_Member]:
    """Return the members of a text that state amounts; names and harmless words are dropped."""
    text, remarks = _without_remarks(_APPROXIMATELY.sub("≈", text), asked)
    parts = split_outside(text, _LINK)
    members = list[_Member]()
    for position, (before, part) in enumerate(parts):
        link = _kind(before)
        follows = _kind(parts[position + 1][0]) if position + 1 < len(parts) else ""
        if follows == "=":
            part = _NUMBERED.sub(lambda name: name[1] if name[0].lower() in asked.words else name[0], part)
        if follows == "=" and is_label(part) and not _DIGIT.search(_figures_of_words(part)):
            if _is_known(part, asked):
                continue
            raise UnreadError(f"{part[:40]!r} is not what is asked for")
        if not part:
            if link in ("", ",", "⇒"):
                continue
            raise UnreadError("a side of an equation is empty")
        try:
            members.append(_member(link, part, asked))
        except UnreadError:
            if link != "or" and not _DIGIT.search(in_figures(part)) and without_doubt(part, asked):
                continue
            raise
    for remark in remarks:
        if members and _is_reason(remark, asked):
            continue
        link = "≈" if remark.startswith("≈") else "("
        try:
            members.append(_member(link, remark.lstrip("≈ "), asked))
        except UnreadError:
            if not members or not _says_where(remark, asked):
                raise UnreadError(
                    f"its remark {remark[:40]!r} is not understood", likely=_likely(members, remark, asked)
                ) from None
    return members


_NO_REMAINDER = Pattern(r"(?:with )?(?:(?:an? )?remainder(?: of|:| =)?|r) ?(?:0|zero)", re.IGNORECASE)


def _is_reason(remark: str, asked: Asked) -> bool:
    """Return whether a remark is a true equation, `76 - 11 = 65`, or tells that nothing remains."""
    if _NO_REMAINDER.fullmatch(remark.strip()):
        return True
    sides = remark.split("=")
    if len(sides) < _TWO or not all(_OPERATIONS.fullmatch(side) for side in sides):
        return False
    try:
        values = {amount(side.strip(), asked).value for side in sides}
    except (UnreadError, OtherError):
        return False
    return len(values) == 1


_TWO = 2
_OPERATIONS = Pattern(r"[-+*/^()0-9.,\sxX√$]+(?:\s[a-z]+)?\s*")


def _likely(members: list[_Member], remark: str, asked: Asked) -> Exact | None:
    """Return the one value before a remark that is not understood and casts no doubt on it."""
    values = {member.amount.value for member in members if member.before != "≈"}
    words = {word.lower() for word in WORD.findall(remark)} - _FUNCTIONS
    if len(values) != 1 or words & DOUBTFUL or words & _ALTERNATING or not words:
        return None
    return values.pop()


_FUNCTIONS = frozenset(("sqrt", "frac", "log", "ln", "exp", "sin", "cos", "tan", "pi"))
_ALTERNATING = frozenset(
    [
        "mod",
        "modulo",
        "base",
        "or",
        "also",
        "should",
        "would",
        "was",
        "wrong",
        "wait",
        "actually",
        "correction",
    ]
)


def _figures_of_words(part: str) -> str:
    """Return the numbers that a name would state if it were one: `two thirds`, not `f(7)` or `x_0`."""
    return "" if _DIGIT.search(part) else in_figures(part)


def _member(link: str, part: str, asked: Asked) -> _Member:
    """Read a member; an open decimal is an approximation, `0.27...` behind an equals sign too."""
    decimal = _DECIMAL.fullmatch(part)
    if decimal and decimal[3] and decimal[2] and link in ("=", "or", "("):
        return _Member("≈", Amount(Fraction(f"{decimal[1].replace(',', '')}.{decimal[2]}")), part)
    return _Member(link, amount(part, asked), part)


def _kind(link: str) -> str:
    """Return the kind of a link between members: an equation, an approximation, an alternative or a list."""
    plain = link.strip(" ,").lower()
    if not plain:
        return "," if link else ""
    if "≈" in plain:
        return "≈"
    if plain.startswith(_ALTERNATIVES):
        return "or"
    return _KINDS.get(plain, "=")


_ALTERNATIVES = ("or", "i.", "that is", "equivalently", "namely", "a.k", "-")
_KINDS = {";": ",", "⇒": "⇒"}


def _without_remarks(text: str, asked: Asked) -> tuple[str, list[str]]:
    """Return the text without its remarks, and those with numbers: `12 (twelve)`, `10/37 (≈ 0.27)`."""
    remarks = list[str]()
    first = _REMARK.search(text)
    if first is None:
        return text, remarks
    states_before = _DIGIT.search(in_figures(text[: first.start()])) is not None

    def taken(match: re.Match[str]) -> str:
        if match[0][0] == "(" or not (states_before or _DIGIT.search(text, 0, match.start())):
            return match[0]
        inside = _LEADING.sub("", match[1].strip())
        if _DIGIT.search(in_figures(inside)):
            remarks.append(inside)
            return " "
        return f" {inside} "

    return _REMARK.sub(taken, text), remarks


def _says_where(remark: str, asked: Asked) -> bool:
    """Return whether a remark is made of words of the question: `the entry in row 0, column 1`."""
    numbers = _NUMBERED.findall(remark)
    known = all(name[0].lower() in asked.words for name in _NUMBERED.finditer(remark))
    return bool(numbers) and known and without_doubt(_NUMBERED.sub("", remark), asked)


def _is_known(label: str, asked: Asked) -> bool:
    """Return whether the words of a name before an equals sign are those of the question."""
    if not asked.words:
        return True
    return all(without_doubt(word, asked) for word in label_words(label))


def _of_chain(members: list[_Member]) -> Exact:
    if not members:
        raise UnreadError("it states no number")
    exact = list[_Member]()
    approximate = list[_Member]()
    for member in members:
        if member.before == "≈" and not exact:
            approximate.append(member)
        elif member.before == "≈" or (
            member.before == "(" and exact and member.amount.value != exact[-1].amount.value
        ):
            _approximate(exact, member)
        elif member.before == "⇒":
            exact = [member]
        else:
            exact.append(member)
    if not exact:
        raise UnreadError("it is stated as an approximation", (approximate[-1].amount.value,))
    for member in approximate:
        _approximate(exact, member)
    values = list(dict.fromkeys(member.amount.value for member in exact))
    if len(values) == 1:
        listed = [member for member in exact if member.before in (",", "") and not member.amount.worded]
        if len(listed) > 1 and len(listed) == len(exact):
            raise UnreadError("it states its value twice, as a list")
        return _one_of(exact)
    sides = [member for member in exact if member.before in ("or", ",", "")]
    if any(member.before == "or" for member in exact) and len(sides) == len(exact):
        raise UnreadError("it states two values", tuple(values), hedged=True)
    bare = len(sides) == len(exact) and not any(member.amount.worded for member in exact)
    raise UnreadError("it states two values", tuple(values) if bare else ())


def _one_of(exact: list[_Member]) -> Exact:
    for member in exact:
        if not member.amount.elsewhere:
            return member.amount.value
    return _alone(exact[-1].amount)


def _alone(stated: Amount) -> Exact:
    if stated.elsewhere:
        raise UnreadError("it is stated in another unit than the one asked for", (stated.value,))
    return stated.value


def _approximate(exact: list[_Member], member: _Member) -> None:
    """Check an approximation against the value before it; the exact one of the two stays."""
    last = exact[-1]
    if is_rounding(member.text, last.amount.value):
        if (
            _UNDONE.search(last.text)
            and member.amount.value != last.amount.value
            and not _SURD.search(last.text)
        ):
            raise UnreadError("its operation is worked out as a rounded value alone", (member.amount.value,))
        return
    if is_rounding(last.text, member.amount.value):
        exact[-1] = member
        return
    raise UnreadError("the approximation beside its value is no rounding of it")


_UNDONE = Pattern(r"[0-9)]\s*(?:[*+]|[xX]\s?[0-9(]|\s-\s)|/.*/")
_SURD = Pattern(r"√|sqrt|[A-Za-z]{2}")


_FRACTION = Pattern(r"[0-9]\s*/\s*[0-9]")


def is_rounding(text: str, value: Exact) -> bool:
    """Return whether a decimal is the value, rounded or cut off."""
    match = _DECIMAL.search(text)
    if match is None or _FRACTION.search(text):
        return False
    whole, places, _, percent = match.groups()
    size = Fraction(f"{whole.replace(',', '')}.{places or ''}0")
    step = Fraction(1, 10 ** len(places or ""))
    if percent:
        size /= 100
        step /= 100
    square = value.signed_square if isinstance(value, Surd) else value * abs(value)
    if (square < 0) != ("-" in match[0]) and size:
        return False
    return _squared(size - step / 2) <= abs(square) <= _squared(size + step / 2) or (
        size * size <= abs(square) < (size + step) ** 2
    )


def _squared(size: Fraction) -> Fraction:
    return size * abs(size)
