"""Expressions and equations as they are written: `2(x + 3) ÷ 5 - [4 · 7]`, `3^2`, `□ - 5 = 2`.

Each number stays as it is written: nothing is worked out here. A quotient is a symbol of its own, which times
the divisor is the dividend.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from seedproof.certifying.curriculum.numerals import numeral
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Symbol, Term, different, equal, literal, unknown


@dataclass(frozen=True, slots=True)
class Value:
    """A term as written, and whether it is a plain number: the engines take a product with one for linear."""

    term: Term
    plain: bool


@dataclass(slots=True)
class Sheet:
    """What the expressions of one text need: their letters, and their quotients with what defines them."""

    letters: dict[str, Symbol] = field(default_factory=dict)
    quotients: list[Symbol] = field(default_factory=list)
    definitions: list[Term] = field(default_factory=list)

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """Return all symbols, letters first."""
        return (*self.letters.values(), *self.quotients)

    def letter(self, name: str) -> Symbol:
        """Return the unknown that a letter stands for."""
        return self.letters.setdefault(name, unknown(name))

    def take(self) -> tuple[Term, ...]:
        """Return the definitions since the last call."""
        taken, self.definitions = tuple(self.definitions), []
        return taken

    def quotient(self, dividend: Value, divisor: Value) -> Value:
        """Name what a division yields."""
        named = unknown(f"quotient_{len(self.quotients) + 1}")
        self.quotients.append(named)
        back = times(Value(named, False), divisor)
        self.definitions += [different(divisor.term, literal(0)), equal(back.term, dividend.term)]
        return Value(named, False)


def times(left: Value, right: Value) -> Value:
    """Multiply two terms as they are written."""
    return _applied("*", left, right)


def plus(left: Value, right: Value) -> Value:
    """Add two terms as they are written."""
    return _applied("+", left, right)


def minus(left: Value, right: Value) -> Value:
    """Subtract two terms as they are written."""
    return _applied("-", left, right)


def written(number: Fraction) -> Value:
    """Return a number as it is written."""
    return Value(literal(number), True)


def raised(base: Value, exponent: int) -> Value:
    """Multiply a term with itself, at least once.

    Raises: Unread for an exponent that is no small number.
    """
    if not 1 <= exponent <= _GREATEST_EXPONENT:
        raise Unread(f"{exponent} is no exponent that is read")
    if exponent == 1:
        return base
    nonlinear = base.term.nonlinear or not base.plain
    factors = " ".join([base.term.text] * exponent)
    return Value(_term(f"(* {factors})", nonlinear), False)


_GREATEST_EXPONENT = 12


def expression(text: str, sheet: Sheet) -> Term:
    """Read an expression.

    Raises: Unread for a text that is none.
    """
    return evaluated(text, sheet).term


def evaluated(text: str, sheet: Sheet) -> Value:
    """Read an expression, and whether it is a plain number.

    Raises: Unread for a text that is none.
    """
    tokens = _Tokens(text)
    value = _sum(tokens, sheet)
    if tokens.next is not None:
        raise Unread(f"{tokens.next.text} is too much in {text}")
    return value


def equation(text: str, sheet: Sheet) -> Term:
    """Read two expressions with a sign of equality between them.

    Raises: Unread for a text that is no equation.
    """
    sides = text.split("=")
    if len(sides) != 2:
        raise Unread(f"{text} is no equation")
    left, right = (expression(side.strip(), sheet) for side in sides)
    return equal(left, right)


_TOKEN = re.compile(
    r"\s*(?:(?P<number>\d[\d,]* \d+/\d+|\d+/\d+|(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?![\d])"
    r"|(?P<power>[⁰¹²³⁴⁵⁶⁷⁸⁹]+)|(?P<letter>[a-zA-Z](?![a-zA-Z]))|(?P<blank>_+|□|\?)|(?P<sign>[-+−–*×·÷/^()\[\]{}]))"
)
_PLAIN = str.maketrans("−–⁰¹²³⁴⁵⁶⁷⁸⁹", "--0123456789")
_CLOSING = {"(": ")", "[": "]", "{": "}"}


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    attached: bool
    """Whether it follows the token before it without a space."""


class _Tokens:
    """The tokens of an expression, to be taken one after the other."""

    def __init__(self, text: str) -> None:
        self._tokens = list(_cut(text))
        self._place = 0

    @property
    def next(self) -> _Token | None:
        return self._tokens[self._place] if self._place < len(self._tokens) else None

    def sign(self, signs: str) -> str | None:
        """Take the next token if it is one of some signs."""
        token = self.next
        if token is None or token.kind != "sign" or token.text not in signs:
            return None
        self._place += 1
        return token.text

    def take(self) -> _Token:
        token = self.next
        if token is None:
            raise Unread("an expression ends too early")
        self._place += 1
        return token


def _cut(text: str) -> Iterator[_Token]:
    place = 0
    while place < len(text):
        match = _TOKEN.match(text, place)
        if match is None or match.lastgroup is None:
            raise Unread(f"no expression: {text}")
        word = match[match.lastgroup].translate(_PLAIN)
        yield _Token(match.lastgroup, word, match.start(match.lastgroup) == place)
        place = match.end()


def _sum(tokens: _Tokens, sheet: Sheet) -> Value:
    value = _products(tokens, sheet)
    while sign := tokens.sign("+-"):
        value = _applied(sign, value, _products(tokens, sheet))
    return value


def _products(tokens: _Tokens, sheet: Sheet) -> Value:
    value = _signed(tokens, sheet)
    while sign := tokens.sign("*×·÷/"):
        right = _signed(tokens, sheet)
        value = sheet.quotient(value, right) if sign in "÷/" else times(value, right)
    return value


def _signed(tokens: _Tokens, sheet: Sheet) -> Value:
    if tokens.sign("-"):
        value = _signed(tokens, sheet)
        return Value(_term(f"(- {value.term.text})", value.term.nonlinear), value.plain)
    return _juxtaposed(tokens, sheet)


def _juxtaposed(tokens: _Tokens, sheet: Sheet) -> Value:
    """Read factors without a sign between them: `3x`, `3(x + 1)`, `3x(x + 1)`."""
    value = _power(tokens, sheet)
    while (token := tokens.next) and token.attached and (token.kind == "letter" or token.text in _CLOSING):
        value = times(value, _power(tokens, sheet))
    return value


def _power(tokens: _Tokens, sheet: Sheet) -> Value:
    base = _atom(tokens, sheet)
    token = tokens.next
    if token is not None and token.kind == "power":
        return _raised(base, tokens.take())
    if tokens.sign("^"):
        return _raised(base, tokens.take())
    return base


def _raised(base: Value, exponent: _Token) -> Value:
    if not exponent.text.isdigit():
        raise Unread(f"{exponent.text} is no exponent that is read")
    return raised(base, int(exponent.text))


def _atom(tokens: _Tokens, sheet: Sheet) -> Value:
    token = tokens.take()
    if token.kind == "number":
        return written(numeral(token.text))
    if token.kind == "letter":
        return Value(sheet.letter(token.text), False)
    if token.kind == "blank":
        return Value(sheet.letter("blank"), False)
    if token.text in _CLOSING:
        value = _sum(tokens, sheet)
        if tokens.sign(_CLOSING[token.text]):
            return value
    raise Unread(f"{token.text} stands where a number should")


def _applied(operator: str, left: Value, right: Value) -> Value:
    multiplies = operator == "*" and not left.plain and not right.plain
    nonlinear = multiplies or left.term.nonlinear or right.term.nonlinear
    return Value(_term(f"({operator} {left.term.text} {right.term.text})", nonlinear), False)


def _term(text: str, nonlinear: bool) -> Term:
    return Term(text, "Real", nonlinear=nonlinear)
