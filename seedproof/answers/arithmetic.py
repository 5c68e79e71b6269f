r"""Exact values of what is written in figures: `-3`, `1,234.50`, `3 1/2`, `\frac{10}{37}`, `2\sqrt{5}`.

A text of plain signs is read, as `plain_text` gives it. Whatever has two readings has none.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from seedproof.answers.exact_values import (
    Exact,
    Surd,
    negative,
    power,
    product,
    quotient,
    square_root,
    total,
    whole_root,
)
from seedproof.answers.unread import UnreadError
from seedproof.record.patterns import Pattern

MOST_TOKENS = 200
MOST_BRACKETS = 20

# 400 digits: the lowest limit that Python lets anyone set for int(str) is 640.
_WHOLE = r"(?:[1-9][0-9]{0,2}(?:,[0-9]{3})+(?![0-9])|[0-9]+)"
NUMBER = rf"(?:{_WHOLE}(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]{{1,3}}(?![0-9]))?"
REPEATING = r"[0-9]+\.[0-9]*(?:\\overline\s*\{[0-9]+\}|\([0-9]+\)|\.\.\.)"
ARITHMETIC = (
    rf"(?P<repeating>{REPEATING})|(?P<number>{NUMBER})|(?P<frac>\\frac)"
    r"|(?P<root>\\sqrt\s*\[\s*[2-9]\s*\]|\\sqrt|sqrt|√)|(?P<sign>[-+*/^%(){}])"
)

_MOST_DIGITS = 400
_TOKEN = Pattern(rf"\s*(?:{ARITHMETIC})")
_SIMPLE = Pattern(r"[+-]?[0-9]{1,400}(?:\.[0-9]{1,400}|/0{0,9}[1-9][0-9]{0,390})?")
_RANGE = Pattern(r"[0-9]+-[0-9]+")
_CLOSING = {"(": ")", "{": "}"}


class Token(NamedTuple):
    """A number, a command or a sign, and whether a blank stands before it."""

    kind: str
    text: str
    spaced: bool


def number(text: str) -> Exact:
    """Return the exact value of a text in figures alone.

    Raises:
        UnreadError: The text is anything else, or has two readings.
    """
    text = text.strip()
    simple = simple_number(text)
    return value_of_tokens(tokens_of(text)) if simple is None else simple


def simple_number(text: str) -> Fraction | None:
    """Return the value of `-12`, `0.5` or `3/4`; None of a text of any other form."""
    return Fraction(text) if _SIMPLE.fullmatch(text) else None


def tokens_of(text: str) -> list[Token]:
    """Return the tokens of a text in figures. Raises: UnreadError where anything else stands in it."""
    if _RANGE.fullmatch(text):
        raise UnreadError(f"{text[:40]!r} can be a range or a difference")
    tokens = list[Token]()
    position = 0
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            if text[position:].isspace():
                break
            raise UnreadError(f"{text[:40]!r} is not a number")
        kind = match.lastgroup or ""
        tokens.append(Token(kind, match[kind], match.start(kind) > match.start()))
        position = match.end()
    return tokens


def value_of_tokens(tokens: list[Token]) -> Exact:
    """Return the exact value. Raises: UnreadError when there is none, or more than one reading."""
    if not tokens:
        raise UnreadError("there is no number")
    if len(tokens) > MOST_TOKENS:
        raise UnreadError("it is too long to be worked out")
    reader = _Reader(tokens)
    value = reader.sum()
    if reader.position < len(tokens):
        raise UnreadError("it is not one number")
    return value


class _Reader:
    """Reads tokens from the left by the usual order of operations."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.position = 0
        self.depth = 0

    def sum(self) -> Exact:
        value = self.product()
        while (sign := self.text()) in ("+", "-"):
            self.position += 1
            term = self.product()
            value = total(value, term if sign == "+" else negative(term))
        return value

    def product(self) -> Exact:
        if self.text() in ("+", "-"):
            return self.signed()
        value = self.factor()
        divided = False
        while (sign := self.text()) in ("*", "/"):
            self.position += 1
            if sign == "/" and divided:
                raise UnreadError("it divides twice in a row, which has two readings")
            divided = sign == "/"
            # Behind a slash a number stands alone: `1/2 sqrt(3)` has two readings.
            factor = self.signed_atom(self.powered) if divided else self.signed_atom(self.factor)
            value = quotient(value, factor) if divided else product(value, factor)
        if divided and self.kind() in ("root", "frac"):
            raise UnreadError("a root behind a slash has two readings")
        return value

    def signed(self) -> Exact:
        """Read a sign and the product behind it; two signs in a row are none."""
        sign = self.text()
        self.position += 1
        if self.text() in ("+", "-"):
            raise UnreadError("two signs stand in a row")
        value = self.product()
        return negative(value) if sign == "-" else value

    def factor(self) -> Exact:
        """Read a number, a mixed number, a root, or a number before a root; with a percent sign behind it."""
        start = self.position
        value = self.powered()
        if self.tokens[start].kind == "number" and self.position == start + 1:
            value = self.mixed(value)
        while self.kind() == "root" or (self.kind() == "frac" and isinstance(value, Surd)):
            value = product(value, self.powered())
        while self.text() == "(" and not self.tokens[self.position].spaced:
            if self.tokens[self.position - 1].kind == "number" and self.text(2) == ")":
                raise UnreadError("a number in brackets behind a number has two readings")
            value = product(value, self.powered())
        if self.text() == "%":
            self.position += 1
            value = quotient(value, Fraction(100))
        return value

    def mixed(self, whole: Exact) -> Exact:
        """Read the fraction of `3 1/2` or `3 \\frac{1}{2}` behind its whole number, if one stands there."""
        start = self.position
        if self.kind() == "frac":
            numerator, denominator = self.fraction()
            part = quotient(numerator, denominator)
        elif self.kind() == "number" and self.text(1) == "/" and self.kind(2) == "number":
            if not self.tokens[start].spaced:
                raise UnreadError("two numbers stand side by side")
            numerator = _decimal(self.tokens[start].text)
            denominator = _decimal(self.tokens[start + 2].text)
            part = quotient(numerator, denominator)
            self.position += 3
        else:
            return whole
        values = (whole, numerator, denominator)
        if not all(isinstance(value, Fraction) and value.denominator == 1 for value in values):
            raise UnreadError("a number and a fraction side by side have two readings")
        if isinstance(part, Surd) or not 0 < part < 1:
            readings = () if isinstance(part, Surd) else (total(whole, part), product(whole, part))
            raise UnreadError("a number and an improper fraction side by side have two readings", readings)
        return total(whole, part)

    def powered(self) -> Exact:
        base = self.atom()
        if self.text() != "^":
            return base
        self.position += 1
        start = self.position
        exponent = self.group() if self.text() == "{" else self.signed_atom(self.atom)
        if self.text() in ("^", "/") and self.tokens[start].text not in _CLOSING:
            raise UnreadError("the end of an exponent is not plain")
        if self.tokens[start].kind == "number" and "e" in self.tokens[start].text.lower():
            raise UnreadError("such a power is not read")
        return power(base, exponent)

    def signed_atom(self, read: Callable[[], Exact]) -> Exact:
        sign = self.text()
        if sign not in ("+", "-"):
            return read()
        self.position += 1
        value = read()
        return negative(value) if sign == "-" else value

    def atom(self) -> Exact:
        kind = self.kind()
        if kind == "number":
            return _decimal(self.take())
        if kind == "repeating":
            return _repeating(self.take())
        if kind == "frac":
            numerator, denominator = self.fraction()
            return quotient(numerator, denominator)
        if kind == "root":
            return self.root()
        if self.text() == "(":
            return self.group()
        raise UnreadError("a number is missing")

    def group(self) -> Exact:
        opening = self.take()
        self.depth += 1
        if self.depth > MOST_BRACKETS:
            raise UnreadError("it has too many brackets")
        value = self.sum()
        if self.text() != _CLOSING[opening]:
            raise UnreadError("a bracket is not closed")
        self.position += 1
        self.depth -= 1
        return value

    def fraction(self) -> tuple[Exact, Exact]:
        r"""Read the two arguments of `\frac`; without braces each is a figure: `\frac12`, `\frac{10}37`."""
        self.position += 1
        if self.text() == "{":
            numerator = self.group()
            return numerator, self.group() if self.text() == "{" else self.bare_argument()
        digits = self.bare_digits()
        if self.text() == "{":
            if len(digits) > 1:
                raise UnreadError(r"\frac has too many figures")
            return Fraction(int(digits)), self.group()
        if len(digits) == 1:
            return Fraction(int(digits)), self.bare_argument()
        if len(digits) != 2:
            raise UnreadError(r"\frac has too many figures")
        return Fraction(int(digits[0])), Fraction(int(digits[1]))

    def bare_argument(self) -> Exact:
        return Fraction(int(self.bare_digits()))

    def bare_digits(self) -> str:
        digits = self.take() if self.kind() == "number" else ""
        if not digits.isdecimal() or len(digits) > _MOST_DIGITS:
            raise UnreadError(r"\frac has no two numbers")
        return digits

    def root(self) -> Exact:
        name = self.take()
        if name.endswith("]"):
            if self.text() != "{":
                raise UnreadError("a root of nothing is not read")
            return whole_root(self.group(), int(name.strip("] ")[-1]))
        if self.text() in ("(", "{"):
            return square_root(self.group())
        if self.kind() != "number":
            raise UnreadError("a root of nothing is not read")
        radicand = self.take()
        if name == r"\sqrt" and len(radicand) > 1:
            raise UnreadError(r"\sqrt without braces takes one figure alone")
        if name == "sqrt" and self.text() in ("/", "^"):
            raise UnreadError("a root without brackets has two readings before a slash")
        return square_root(_decimal(radicand))

    def kind(self, ahead: int = 0) -> str:
        position = self.position + ahead
        return self.tokens[position].kind if position < len(self.tokens) else ""

    def text(self, ahead: int = 0) -> str:
        position = self.position + ahead
        return self.tokens[position].text if position < len(self.tokens) else ""

    def take(self) -> str:
        if self.position == len(self.tokens):
            raise UnreadError("a number is missing")
        self.position += 1
        return self.tokens[self.position - 1].text


def _decimal(text: str) -> Fraction:
    if len(text) > 2 * _MOST_DIGITS + 10:
        raise UnreadError("a number is too long")
    if text.isdecimal() and len(text) <= _MOST_DIGITS:
        return Fraction(int(text))
    whole, _, places = text.replace(",", "").lower().partition("e")[0].partition(".")
    if len(whole) > _MOST_DIGITS or len(places) > _MOST_DIGITS:
        raise UnreadError("a number is too long")
    return Fraction(text.replace(",", "").removesuffix("."))


_PARTS = Pattern(r"([0-9]+)\.([0-9]*)(?:\\overline\s*\{([0-9]+)\}|\(([0-9]+)\)|(\.\.\.))")


def _repeating(text: str) -> Fraction:
    parts = _PARTS.fullmatch(text)
    if parts is None or len(text) > 120:
        raise UnreadError("a repeating decimal is too long")
    whole, fixed, overlined, bracketed, dots = parts.groups()
    period = overlined or bracketed
    if dots:
        fixed, period = _period(fixed)
    value = Fraction(int(whole + fixed), 10 ** len(fixed))
    return value + Fraction(int(period), (10 ** len(period) - 1) * 10 ** len(fixed))


def _period(places: str) -> tuple[str, str]:
    """Return the figures before the period, and the period of `0.1666...`, which stands there twice."""
    if len(places) == 1:
        return "", places
    for length in range(1, len(places) // 2 + 1):
        period = places[-length:]
        if places.endswith(period * 2):
            fixed = places
            while fixed.endswith(period):
                fixed = fixed.removesuffix(period)
            return fixed, period
    raise UnreadError(f"it is open how the figures {places[:20]}... go on")
