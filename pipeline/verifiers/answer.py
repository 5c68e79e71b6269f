"""Whether a response states the row's answer: read strictly, compared exactly, in bounded time.

What is only layout is taken off: LaTeX wrappers, Markdown emphasis, spaces, one closing full stop. Nothing
else is repaired: a text with two values, or with words beside its value, states no value.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import isqrt
from typing import TypeAlias


@dataclass(frozen=True)
class Surd:
    """The irrational s with s * |s| = `signed_square`: 2*sqrt(2) and sqrt(8) are one, without factoring."""

    signed_square: Fraction


Scalar: TypeAlias = Fraction | Surd
Value: TypeAlias = Scalar | tuple[Fraction, ...]

MAX_LENGTH = 2_000
"""Characters of a final answer; a longer one states no value."""


def is_right(response: str, answer: str, answer_type: str, names: tuple[str, ...] = ()) -> bool:
    """Whether the response's final answer states exactly the value of the stored answer.

    Raises:
        ValueError: The stored answer states no value of a known type. No response raises.
    """
    expected = value_of(answer, answer_type, names)
    if expected is None:
        raise ValueError(f"stored answer: is {answer[:80]!r}, expected one {answer_type} value [answer]")
    return value_of(final_answer(response), answer_type, names) == expected


def final_answer(response: str) -> str:
    r"""The paragraph after the last `Answer:` that starts a line, a later `\boxed{...}`, or else all of it.

    Boxes on one line are answers side by side: then it is the line, not its last box.
    """
    marker, end = None, 0
    for found in _MARKER.finditer(response):
        marker = found
    if marker:
        blank = _BLANK_LINE.search(response, marker.end())
        end = blank.start() if blank else len(response)
    boxed = _last_box(response[end:])
    if boxed is None and marker:
        return response[marker.end() : end].strip("* \t\r\n")
    return response.strip() if boxed is None else boxed.strip()


def value_of(text: str, answer_type: str, names: tuple[str, ...] = ()) -> Value | None:
    """The exact value that the text states, or None when it states none or is ambiguous.

    Raises:
        ValueError: The answer type is unknown.
    """
    plain = _without_layout(text) if len(text) <= MAX_LENGTH else ""
    match answer_type:
        case "integer":
            return _scalar(plain, _number)
        case "rational":
            return _scalar(plain, _number_or_percent)
        case "tuple":
            return _tuple(plain, names)
        case "expression":
            return _scalar(plain, _expression)
    known = "integer, rational, tuple or expression"
    raise ValueError(f"answer type: is {answer_type!r}, expected {known} [answer-type]")


_MARKER = re.compile(r"^[ \t#*]*answer[ \t*]*:[\s*]*", re.IGNORECASE | re.MULTILINE)
_BLANK_LINE = re.compile(r"\n[ \t\r]*\n")
_BOX = r"\boxed{"


def _last_box(text: str) -> str | None:
    start = text.rfind(_BOX)
    inside = _inside_box(text, start) if start >= 0 else None
    if inside is None:
        return None
    line = text[text.rfind("\n", 0, start) + 1 :].partition("\n")[0]
    return line if line.count(_BOX) > 1 else inside


def _inside_box(text: str, start: int) -> str | None:
    first, depth = start + len(_BOX), 1
    for position, character in enumerate(text[first : first + MAX_LENGTH], first):
        depth += (character == "{") - (character == "}")
        if depth == 0:
            return text[first:position]
    return None


_SIGNS = str.maketrans("\N{MINUS SIGN}\N{EN DASH}\N{MULTIPLICATION SIGN}\N{MIDDLE DOT}", "--**")
_TIMES = re.compile(r"\\(?:cdot|times)(?![A-Za-z])")
_WORDS = re.compile(r"\\(?:text|mathrm|mbox)\{([^{}]*)\}")
_THOUSANDS = re.compile(r"(?<=[0-9])(?:\{,\}|\\,)(?=[0-9]{3}(?![0-9]))")
_LAYOUT = re.compile(r"\\(?:left|right|q?quad)(?![A-Za-z])|\\[()\[\],;:! ]|\$|```(?:json)?|[^\S\n]+")


def _without_layout(text: str) -> str:
    while (start := text.rfind(_BOX)) >= 0 and (inside := _inside_box(text, start)) is not None:
        text = f"{text[:start]} {inside} {text[start + len(_BOX) + len(inside) + 1 :]}"
    text = _TIMES.sub("*", _WORDS.sub(r" \1 ", text.translate(_SIGNS)))
    text = _LAYOUT.sub(" ", _THOUSANDS.sub("", text))
    return text.strip("*` \n").removesuffix(".").strip("*` \n")


# A name, with arguments or indices in brackets: P(H|E), x_{01}, A[1][0]. Possessive, so that it stays linear.
_LABEL = re.compile(
    r"(?=[\\(]?[^\W\d])"
    r"(?:\\?(?!(?:or|and|not)\b|[dtc]?frac(?![a-z])|sqrt)[^\W\d][\w']*+|\^\w*+|\s"
    r"|\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\})+"
)
_ARITHMETIC = re.compile(r"(?:[-+*/^.%(){}\[\]0-9\s√]|\\%|\\[dtc]?frac|\\?sqrt)+")
_OUTER_EQUALS = re.compile(r"=(?![^()\[\]{}]*+[)\]}])")


def _scalar(text: str, read: Callable[[str], Scalar | None]) -> Scalar | None:
    """The value alone, or at the end of `label = arithmetic = value`; `2x = 6` does not state 6."""
    decoded = _json(text)
    if isinstance(decoded, Fraction):
        return decoded
    *links, value = _OUTER_EQUALS.split(text)
    stated = read(value.strip())
    for link in map(str.strip, links):
        if read(link) not in (None, stated) or not (_LABEL.fullmatch(link) or _ARITHMETIC.fullmatch(link)):
            return None
    return stated


# 400 digits: the lowest limit that Python lets anyone set for int(str) is 640.
_WHOLE = r"(?:[1-9][0-9]{0,2}(?:,[0-9]{3}){1,132}|[0-9]{1,400})"
_UNSIGNED = rf"(?:{_WHOLE}(?:\.[0-9]{{1,400}})?|\.[0-9]{{1,400}})(?:[eE][+-]?[0-9]{{1,3}})?"
_DECIMAL = re.compile(rf"[+-]?\s*{_UNSIGNED}")
_RATIO = re.compile(rf"([+-]?)\s*({_WHOLE})\s*/\s*([+-]?{_WHOLE})")
_ARGUMENT = rf"(\{{\s*[+-]?\s*{_WHOLE}\s*\}}|[0-9])"
_LATEX_RATIO = re.compile(rf"([+-]?)\s*\\[dtc]?frac\s*{_ARGUMENT}\s*{_ARGUMENT}")
_PERCENT = re.compile(rf"([+-]?\s*{_UNSIGNED})\s*\\?%")
_ROOT = re.compile(r"(?:\\?sqrt|√)\s*(?:\(([^()]*)\)|\{([^{}]*)\})|√\s*([0-9]+)")


def _number(text: str) -> Fraction | None:
    if _DECIMAL.fullmatch(text):
        return _fraction(text)
    ratio = _RATIO.fullmatch(text) or _LATEX_RATIO.fullmatch(text)
    if ratio is None or _fraction(ratio[3]) == 0:
        return None
    return _fraction(ratio[1] + "1") * _fraction(ratio[2]) / _fraction(ratio[3])


def _fraction(matched: str) -> Fraction:
    if matched.isdecimal():
        return Fraction(int(matched))
    return Fraction(re.sub(r"[\s,{}]", "", matched))


def _number_or_percent(text: str) -> Fraction | None:
    percent = _PERCENT.fullmatch(text)
    return _fraction(percent[1]) / 100 if percent else _number(text)


def _expression(text: str) -> Scalar | None:
    """A rational, or a rational times sqrt(n); `1/2sqrt(2)` can be read in two ways and is neither."""
    root = _ROOT.search(text)
    if root is None:
        return _number(text)
    before, after = text[: root.start()].strip(), text[root.end() :].strip()
    if after[:1] not in ("", "/") or ("/" in before and before[-1] != "*"):
        return None
    factor = _number((f"{before}1" if before in ("", "+", "-") else before.removesuffix("*").strip()) + after)
    radicand = _number((root[1] or root[2] or root[3] or "").strip())
    if factor is None or radicand is None or radicand < 0:
        return None
    signed_square = factor * abs(factor) * radicand
    top, bottom = isqrt(abs(signed_square.numerator)), isqrt(signed_square.denominator)
    if (top**2, bottom**2) != (abs(signed_square.numerator), signed_square.denominator):
        return Surd(signed_square)
    return Fraction(top if factor > 0 else -top, bottom)


_SEPARATOR = re.compile(r"\s*[,;\n]\s*(?:and\b\s*)?|\s+and\s+")
_WHOLE_TUPLE = re.compile(r"([^=]*)=\s*([(\[][^=]*[)\]])")
_NAME_LAYOUT = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789", "\\_{}[]() ")


def _tuple(text: str, names: tuple[str, ...]) -> tuple[Fraction, ...] | None:
    """`(1, 2)`, `x = (1, 2)`, `a = 1, b = 2`, `(a, b) = (1, 2)`, a JSON list or a JSON object."""
    decoded = _json(text)
    if isinstance(decoded, dict):
        return _in_order(list(decoded), [_item(value) for value in decoded.values()], names)
    if isinstance(decoded, list):
        return _in_order([], [_item(value) for value in decoded], names)
    if whole := _WHOLE_TUPLE.fullmatch(text):
        labels, values = _pieces(whole[1].strip()), [_number(piece) for piece in _pieces(whole[2])]
        return _in_order([] if len(labels) == 1 and _LABEL.fullmatch(labels[0]) else labels, values, names)
    parts = [piece.rpartition("=") for piece in _pieces(text)]
    labels = [label for label, equals, _ in parts if equals]
    return _in_order(labels, [_number(value.strip()) for _, _, value in parts], names)


def _pieces(text: str) -> list[str]:
    bracketed = text[:1] + text[-1:] in ("()", "[]")
    return _SEPARATOR.split(text[1:-1].strip() if bracketed else text)


def _in_order(
    labels: list[str], values: list[Fraction | None], names: tuple[str, ...]
) -> tuple[Fraction, ...] | None:
    """The values as they stand, or in the order of the names if every value has a label."""
    exact = tuple(value for value in values if value is not None)
    if not labels and exact and len(exact) == len(values):
        return exact
    if not len(labels) == len(exact) == len(values):
        return None
    named: dict[str, Fraction] = {}
    for label, value in zip(labels, exact, strict=True):
        if named.setdefault(label.translate(_NAME_LAYOUT), value) != value:
            return None
    order = [name.translate(_NAME_LAYOUT) for name in names]
    return tuple(named[name] for name in order) if named.keys() == set(order) else None


def _item(decoded: object) -> Fraction | None:
    if isinstance(decoded, str):
        return _number(decoded.strip())
    return decoded if isinstance(decoded, Fraction) else None


def _json(text: str) -> object:
    """The object or list, with exact numbers, and with ratios of numerator and denominator as Fractions."""
    if not text.startswith(("{", "[")):
        return None
    try:
        return json.loads(
            text, parse_int=_exact, parse_float=_exact, parse_constant=_exact, object_pairs_hook=_object
        )
    except (ValueError, RecursionError):
        return None


def _exact(text: str) -> Fraction:
    value = _number(text)
    if value is None:
        raise ValueError(f"{text[:80]!r} is no exact number")
    return value


def _object(pairs: list[tuple[str, object]]) -> Fraction | dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise ValueError("a key stands twice")
    match fields:
        case {"numerator": Fraction(denominator=1) as top, "denominator": Fraction(denominator=1) as bottom}:
            return top / bottom if len(fields) == 2 and bottom else fields
    return fields
