"""Whether an answer is fully evaluated, in the form that its question asks for."""

import re
from collections.abc import Iterator
from math import gcd

from seedproof.answers.lists import split_outside
from seedproof.record.asked_form import AskedForm
from seedproof.record.patterns import Pattern
from seedproof.scoring.members import members_of


def is_evaluated(text: str, asked: AskedForm, *, is_single: bool) -> bool:
    """Return whether no operation is left to be carried out in an answer, where the question wants none.

    Where one value is asked for, it may be stated in another way beside.
    """
    if asked["kind"] in _QUOTIENTS and any(name not in asked["functions"] for name in _functions(text)):
        return False
    if _IN_BARS.search(text) and "abs" not in asked["functions"]:
        return False
    if _SAID_OPERATION.search(_REMARK.sub(" ", text)) and not _EQUALS.search(text):
        return False
    if asked["arithmetic"] or asked["kind"] not in _QUOTIENTS:
        return True
    entries = _NEXT_ENTRY.sub(";", _MATRIX.sub(" ", _REMARK.sub(" ", text)))
    values = (members_of(piece)[-1] for _, piece in split_outside(entries, _BETWEEN))
    plain = [_is_plain(_ROUNDED.split(value)[0], asked) for value in values if _DIGIT.search(value)]
    return any(plain) or not plain if is_single else all(plain)


def _functions(text: str) -> Iterator[str]:
    """Yield the functions of several numbers, or of a matrix, that a text leaves to be evaluated."""
    yield from (found[1].lower() for found in _FUNCTION.finditer(text))


def _has_function(name: str, value: str) -> bool:
    return f"{name}(" in value or f"\\{name}" in value or (name == "sqrt" and "√" in value)


def _is_plain(value: str, asked: AskedForm) -> bool:
    """Return whether a value is one number: with a sign, an exponent of ten, and one fraction at most."""
    value = _LOGARITHM.sub(r"\\log", _HALF_POWER.sub("√", value))
    if any(_has_function(name, value) for name in asked["functions"]):
        return not _WITHIN_ROOT.search(value) and len(_RATIONAL_TERM.findall(value)) < _TWO
    value = _SCIENTIFIC.sub("", _WORDS.sub(" ", value))
    value = _BRACKETED.sub(r"\1", value)
    quotients = len(_QUOTIENT.findall(value))
    if _OPERATION.search(value) or quotients > _QUOTIENTS[asked["kind"]]:
        return False
    fraction = _FRACTION.search(value)
    if fraction is None:
        return not quotients or not _DECIMAL_QUOTIENT.search(value)
    above, below = (int(part) for part in fraction.groups() if part is not None)
    return gcd(above, below) == 1 if asked["kind"] in _REDUCED else below == 1 or above % below != 0


_TWO = 2
_REDUCED = ("lowest terms", "set")
_BRACKETED = Pattern(r"\(\s*(\d[\d.]*)\s*\)")
_DECIMAL_QUOTIENT = Pattern(
    r"\d\.\d+\s*(?:/|\\over)|(?:/|\\over)\s*\d+\.\d|\\[dtc]?frac\s*\{[^{}]*\.|\\[dtc]?frac\s*\{[^{}]*\}\s*\{[^{}]*\."
)
_HALF_POWER = Pattern(r"\^\s*(?:\{\s*\\[dt]?frac\{?1\}?\{?2\}?\s*\}|[({]\s*1\s*/\s*2\s*[)}])")
"""Another way to write a square root."""
_LOGARITHM = Pattern(r"\\?\bln(?![a-z])")
_WITHIN_ROOT = Pattern(r"(?:sqrt|√)\s*[({]\s*\d[\d.]*\s*[-+*^−·×]")
"""An operation in a root, which is left to be carried out."""
_RATIONAL_TERM = Pattern(r"(?:(?<=[)}\d])\s*[-+−]|\A)\s*\d[\d./]*\s*(?=[-+−]|\Z)")
"""A term without a root; two of them are a sum that is left."""
_FUNCTION = Pattern(
    r"\\?\b(gcd|lcm|max|min|det|floor|ceil|round|mod|bmod|sum|prod|mean|cbrt|vmatrix|(?-i:E)(?=\s*[\[(]))(?![A-Za-z])(?=\s*[\[({\\}_]|\()",
    re.IGNORECASE,
)
_QUOTIENTS = {
    "numeral": 0,
    "decimal": 1,
    "fraction": 1,
    "lowest terms": 1,
    "closed form": 1,
    "tuple": 1,
    "set": 1,
}
"""How many strokes of a fraction may stand in a value of a kind."""
_MATRIX = Pattern(r"\\(?:begin|end)\{[a-z]*matrix\}(?:\s*\^\s*\{?(?:T|\\top)\}?)?")
_NEXT_ENTRY = Pattern(r"\\\\|&")
_BETWEEN = Pattern(r",(?!\d{3}(?!\d))|[;\n]|\b(?:and|or|remainder)\b|(?<=\d)\s*[rR]\s*(?=\d)")
_REMARK = Pattern(r"(?<=[\w%)}$])\s+\((?=[^()]*[A-Za-z=≈])[^()]*\)|(?<=[.])\s+\([^()]*\)")
_ROUNDED = Pattern(r"≈|\\approx(?![a-z])")
_DIGIT = Pattern(r"\d")
_WORDS = Pattern(
    r"\\(?:text|textbf|mathrm|mathbf|boxed|fbox|mbox|left|right|displaystyle|[,;:! ()\[\]])|\$"
    r"|(?<![\\A-Za-z])[A-Za-z]{2,}[²³]?(?:\^\{?\d\}?)?|\^\{?\\circ\}?"
)
_SCIENTIFIC = Pattern(r"\s*(?:[×x*·]|\\times|\\cdot)\s*10\s*\^?\s*\{?[-−]?\d+\}?|(?<=\d)[eE][-+]?\d+")
_OPERATION = Pattern(
    r"(?<=[\d)}!])\s*[-−–]\s*(?=[\d(\\.])|(?<=[\d)}!])\s*\+|[*×÷·⋅∗^!√²³]|\\(?:times|div|cdot|sqrt|binom|sum|prod|int)(?![a-z])"
    r"|[-−/]\s*[({]*\s*[-−]|[\d)]\s*\(\s*\d",
)
"""An operation between numbers; a sign alone is none, nor are groups of digits."""
_IN_BARS = Pattern(r"\A[\s$]*(?:\|.*\||\\lvert.*)[\s$]*\Z|[⌊⌈]|\\l(?:floor|ceil)(?![a-z])")
"""An absolute value, a floor or a ceiling, which is left to be carried out."""
_SAID_OPERATION = Pattern(r"\d\s(?:minus|plus|times|divided by)\s[-−]?\d")
_EQUALS = Pattern(r"=|\b(?:is|are|equals?)\b")
_QUOTIENT = Pattern(r"/|\\[dtc]?frac(?![a-z])|\\over(?![a-z])")
_FRACTION = Pattern(r"(\d+)\s*/\s*(\d+)|\\[dtc]?frac\s*\{\s*(\d+)\s*\}\s*\{\s*(\d+)\s*\}", re.ASCII)
