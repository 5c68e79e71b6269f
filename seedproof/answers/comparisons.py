"""The sign between two numbers: `<`, `=` or `>`."""

import re
from collections.abc import Iterator
from fractions import Fraction

from seedproof.answers.arithmetic import number
from seedproof.answers.asked import Asked
from seedproof.answers.exact_values import Surd
from seedproof.answers.nouns import DOUBTFUL, HARMLESS, WORD, stem
from seedproof.answers.number_words import in_figures
from seedproof.answers.unread import OtherError, UnreadError
from seedproof.record.patterns import Pattern


def comparison(text: str, asked: Asked) -> str:
    """Return the sign that a text states alone, in words, or between two sides, `3/4 > 5/8`.

    Raises:
        UnreadError: It states no sign, two signs, a false statement, or one about other sides.
        OtherError: It states another sign, as `≤`.
    """
    stated = list(_signs(_plain(text), asked))
    signs = [sign for sign in stated if sign in TURNED]
    if stated and not signs:
        raise UnreadError("the order of its numbers in the question is not known", likely=stated[0][-1])
    if not signs:
        raise UnreadError("it states no comparison")
    if len(set(signs)) == len(TURNED):
        raise UnreadError("it repeats the signs that it has to choose from")
    if len(set(signs)) > 1:
        raise UnreadError("it states two comparisons", tuple(signs), hedged=True)
    return signs[0]


TURNED = {"<": ">", ">": "<", "=": "="}

_MORE = "greater|more|bigger|larger|higher"
_LESS = "less|fewer|smaller|lower"
_NOUNS = r"(?:\s+(?!than\b)[a-z-]+){0,2}"
_SIGN = Pattern(
    rf"(?P<less>\\?<|\b(?:{_LESS})\b(?:{_NOUNS}\s+than\b)?)"
    rf"|(?P<greater>\\?>|\b(?:{_MORE})\b(?:{_NOUNS}\s+than\b)?)"
    r"|(?P<equal>=|\b(?:equal(?:\s+to)?|equals|the same(?: as)?|same|as many\b.*?\bas)\b)"
)
_SIGNS = {"less": "<", "equal": "=", "greater": ">"}
_PIECE = Pattern(r"\s*(?:[(),;\n]|:(?!\d)|\bso\b|\bi\.e\.|\bthat is\b|\bbecause\b|\bsince\b|\bor\b|\.\s)\s*")
_OTHER_SIGN = Pattern(r"[≤≥≠]|<=|>=|!=|\\n?le(?:q|qq)?\b|\\n?ge(?:q|qq)?\b")
_NOT_PLAIN = Pattern(r"[!&]|<\s*[=<>]|>\s*[=<>]|=\s*[=<>]")
_LEAD = Pattern(
    r"\b(?:(?:so|therefore|thus|hence),?\s+)?(?:the\s+)?(?:final\s+|correct\s+|right\s+)?"
    r"(?:answer|symbol|sign|comparison|result)\s*(?:\bis\b|=|:)\s*(?=\S)"
)
_CHANGED = Pattern(
    r"\bthe (?:answer|sign|symbol|comparison|result) (?:now )?(?:changes|would change|has changed)"
    r" (?:from\s+[<=>]\s+)?to\b|\bthe (?:answer|sign|symbol|comparison|result) (?:does not|doesn't|would not"
    r"|wouldn't) change\b(?=.*[<=>])|\b(?:stays|remains)\s+(?=[<=>])"
)
_UNCHANGED = Pattern(
    r"\b(?:answer|sign|symbol|comparison|result|it)\s+(?:\w+\s+){0,2}?(?:stays?|remains?|be|is)\s+"
    r"(?:exactly |still )?the same(?!\s+(?:as|number))\b|\bas before\b"
)
_BLANK = Pattern(r"[^\s_□]{1,40}\s?(?:□|_{2,40})\s?[^\s_□]{1,40}\s?[=:]\s*")
_ASKS = Pattern(r"\W*(?:is|are)\s+(?:it|they|this|that|the)\b", re.IGNORECASE)
_NEGATED = Pattern(r"\b(?:not|never|neither|no|isn't|unequal)\b")
_NUMBER_REMARK = Pattern(r"(?<=\w)\s?\([-0-9./ ≈=]+\)")
_FILLER = frozenset(
    [
        "is",
        "are",
        "was",
        "were",
        "the",
        "than",
        "to",
        "as",
        "it",
        "still",
        "now",
        "they",
        "both",
        "number",
        "numbers",
        "of",
        "and",
        "sign",
        "symbol",
        "with",
        "has",
        "have",
    ]
)


def _plain(text: str) -> str:
    return _BLANK.sub("", _NUMBER_REMARK.sub("", text.lower()), count=1).strip()


def _signs(text: str, asked: Asked) -> Iterator[str]:
    if _OTHER_SIGN.search(text):
        raise OtherError("its sign is none of <, = and >")
    if _UNCHANGED.search(text):
        raise UnreadError("it says that an earlier answer stays")
    if _ASKS.match(text):
        raise UnreadError("it asks for the sign")
    text = _LEAD.sub("", _CHANGED.sub("", text))
    if _NOT_PLAIN.search(text):
        raise UnreadError("its sign is none of <, = and >")
    for piece in _PIECE.split(text):
        piece = piece.strip(" .'\"")
        if not piece:
            continue
        found = list(_SIGN.finditer(piece))
        if not found:
            if not all(_is_filler(word) for word in piece.split()):
                raise UnreadError(f"{piece[:40]!r} beside the comparison is not understood")
        elif len(found) == 1:
            match = found[0]
            if _NEGATED.search(piece):
                sign = _SIGNS[match.lastgroup or ""]
                raise UnreadError(f"it says that it is not {sign}", candidates=tuple({*TURNED} - {sign}))
            left = piece[: match.start()].strip()
            right = piece[match.end() :].strip()
            yield _stated(_SIGNS[match.lastgroup or ""], left, right, asked)
        else:
            raise UnreadError("more than one sign stands in it")


def _is_filler(word: str) -> bool:
    word = word.strip(",.:'\"")
    return (word in HARMLESS and word not in DOUBTFUL) or word in _FILLER or not word


def _stated(sign: str, left: str, right: str, asked: Asked) -> str:
    """Return the sign between the question's sides, whose order the statement may turn."""
    left_words = _without_filler(left)
    right_words = _without_filler(right)
    if not left_words and not right_words:
        return sign
    numbers = (_number(left_words), _number(right_words))
    if numbers[0] is not None and numbers[1] is not None:
        return _of_numbers(sign, numbers[0], numbers[1], asked)
    for first, second in asked.sides:
        if _names(left_words, first, second) and (not right_words or _names(right_words, second, first)):
            return sign
        if _names(left_words, second, first) and (not right_words or _names(right_words, first, second)):
            return TURNED[sign]
        if not left_words and _names(right_words, second, first):
            return sign
        if sign == "=" and not right_words and _names_both(left_words, first, second):
            return sign
    raise UnreadError("it compares something else than the question, or in an order that is open")


def _of_numbers(sign: str, left: Fraction, right: Fraction, asked: Asked) -> str:
    """Return the sign of a true statement between two numbers, turned if they stand in the other order."""
    if sign != _sign_between(left, right):
        raise UnreadError("its statement is false", candidates=(sign,))
    for first, second in asked.sides:
        sides = (_number(first), _number(second))
        if sides == (right, left) and left != right:
            return TURNED[sign]
    known = [(_number(first), _number(second)) for first, second in asked.sides]
    if any(side == (left, right) for side in known):
        return sign
    # A true statement with the stored sign can only be about these numbers in this order, if it stands alone.
    return f"?{sign}"


def _sign_between(left: Fraction, right: Fraction) -> str:
    if left == right:
        return "="
    return "<" if left < right else ">"


def _without_filler(text: str) -> str:
    words = [word for word in text.split() if word.strip(",.:'\"") not in _FILLER]
    return " ".join(words).strip(" :,'\"")


def _number(text: str) -> Fraction | None:
    try:
        value = number(in_figures(text.strip()))
    except UnreadError:
        return None
    return None if isinstance(value, Surd) else value


def _names(text: str, side: str, other: str) -> bool:
    """Return whether the words name this side of the question and not the other."""
    own = _keys(side) - _keys(other)
    foreign = _keys(other) - _keys(side)
    words = _keys(text)
    return bool(words & own) and not words & foreign and not words - own - _keys(side) - _PLAIN_WORDS


def _names_both(text: str, first: str, second: str) -> bool:
    words = _keys(text)
    return words <= _keys(first) | _keys(second) | _PLAIN_WORDS


_PLAIN_WORDS = HARMLESS | {"first", "second"}


def _keys(text: str) -> frozenset[str]:
    figures = re.findall(r"[0-9/.\s]*[0-9]", text)
    words = [stem(word) for word in WORD.findall(text.lower()) if word not in _FILLER]
    return frozenset(words) | frozenset(figure.strip() for figure in figures)
