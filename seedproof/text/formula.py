"""Formulas built with Python's operators, and written as LaTeX and as plain text.

With `x = Symbol("x")`, `3 * x**2 - x / 2 + 5` is `3 x^{2} - \\frac{x}{2} + 5` and `3*x**2 - x/2 + 5`. Only
forms that no textbook would print are tidied: zeros and ones, sums in sums, numbers beside numbers. Nothing
is expanded, sorted or reduced: what is built is what is printed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import TypeAlias

import msgspec

Like: TypeAlias = "Formula | int | Fraction"


class Formula(msgspec.Struct, frozen=True, cache_hash=True):
    """A node of a formula tree. Integers and fractions take part in every operation."""

    def __add__(self, other: Like) -> Formula:
        return total(self, other)

    def __radd__(self, other: Like) -> Formula:
        return total(other, self)

    def __sub__(self, other: Like) -> Formula:
        return total(self, -formula(other))

    def __rsub__(self, other: Like) -> Formula:
        return total(other, -self)

    def __mul__(self, other: Like) -> Formula:
        return product(self, other)

    def __rmul__(self, other: Like) -> Formula:
        return product(other, self)

    def __neg__(self) -> Formula:
        if isinstance(self, Sum):
            return Sum(tuple(-term for term in self.terms))
        return product(_MINUS_ONE, self)

    def __truediv__(self, other: Like) -> Formula:
        return quotient(self, other)

    def __rtruediv__(self, other: Like) -> Formula:
        return quotient(other, self)

    def __pow__(self, exponent: Like) -> Formula:
        return power(self, exponent)

    def __rpow__(self, base: Like) -> Formula:
        return power(base, self)


class Number(Formula, frozen=True):
    """An exact number."""

    value: Fraction


class Symbol(Formula, frozen=True):
    """A variable or a constant: `x`, `C1`, `theta`, `pi`, `e`, `oo`."""

    name: str


class Sum(Formula, frozen=True):
    """A sum of terms."""

    terms: tuple[Formula, ...]


class Product(Formula, frozen=True):
    """A product of factors; only the first can be a number."""

    factors: tuple[Formula, ...]


class Quotient(Formula, frozen=True):
    """A numerator over a denominator."""

    above: Formula
    below: Formula


class Power(Formula, frozen=True):
    """A base with an exponent."""

    base: Formula
    exponent: Formula


class Call(Formula, frozen=True):
    """A function call: sqrt, exp, log (natural), sin, cos, tan, arcsin, sinh, abs, and letters such as f."""

    name: str
    arguments: tuple[Formula, ...]


class Sequence(Formula, frozen=True):
    """Items in brackets: `(`, `)` for points and open intervals; `[`; `{`, `}` for sets; none for a list."""

    opening: str
    items: tuple[Formula, ...]
    closing: str


class Union(Formula, frozen=True):
    """A union of intervals and sets; no part is the empty set."""

    parts: tuple[Formula, ...]


class Matrix(Formula, frozen=True):
    """A matrix: rows of equal length."""

    rows: tuple[tuple[Formula, ...], ...]


class Relation(Formula, frozen=True):
    """An equation or inequality: two sides and one of `=`, `<`, `<=`, `>`, `>=`, `!=`."""

    left: Formula
    sign: str
    right: Formula


class Word(Formula, frozen=True):
    """An answer in words: `saddle point`, `does not exist`."""

    text: str


class Verbatim(Formula, frozen=True):
    """LaTeX, written as it is, in place of a symbol. It has no plain text."""

    tex: str


PI, E, INFINITY = Symbol("pi"), Symbol("e"), Symbol("oo")


def formula(value: Like) -> Formula:
    """Return a number as a formula, and a formula unchanged."""
    return value if isinstance(value, Formula) else Number(Fraction(value))


def total(*terms: Like) -> Formula:
    """Return the sum, without zeros."""
    flat: list[Formula] = []
    for term in map(formula, terms):
        for addend in term.terms if isinstance(term, Sum) else (term,):
            if flat and isinstance(addend, Number) and isinstance(flat[-1], Number):
                flat[-1] = Number(flat[-1].value + addend.value)
            elif addend != ZERO:
                flat.append(addend)
    kept = tuple(term for term in flat if term != ZERO)
    return Sum(kept) if len(kept) > 1 else kept[0] if kept else ZERO


def product(*factors: Like) -> Formula:
    """Return the product, its numbers multiplied into one factor in front."""
    number, flat = _UNIT, list[Formula]()
    for factor in map(formula, factors):
        for part in factor.factors if isinstance(factor, Product) else (factor,):
            if isinstance(part, Number):
                number = part.value if number is _UNIT else number * part.value
            else:
                flat.append(part)
    if number == 0 or not flat:
        return Number(number)
    if number == 1:
        return Product(tuple(flat)) if len(flat) > 1 else flat[0]
    return Product((Number(number), *flat))


def quotient(above: Like, below: Like) -> Formula:
    """Return the quotient, or the fraction of two numbers. A minus sign goes in front.

    Raises: ZeroDivisionError for a denominator of zero.
    """
    top, bottom = formula(above), formula(below)
    if bottom == ZERO:
        raise ZeroDivisionError("a formula is divided by zero")
    if isinstance(bottom, Number):
        if isinstance(top, Number):
            return Number(top.value / bottom.value)
        if bottom.value < 0:
            return -quotient(top, -bottom.value)
    if top == ZERO or bottom == ONE:
        return top
    negative = _is_negative(top)
    return -Quotient(-top, bottom) if negative else Quotient(top, bottom)


def power(base: Like, exponent: Like) -> Formula:
    """Return the power, without exponents 0 and 1; an integer power of a number is a number."""
    low, high = formula(base), formula(exponent)
    if high == ZERO:
        return ONE
    if high == ONE:
        return low
    if isinstance(low, Number) and isinstance(high, Number) and high.value.denominator == 1:
        return Number(low.value ** int(high.value))
    return Power(low, high)


def call(name: str, *arguments: Like) -> Formula:
    """Return a function applied to arguments."""
    return Call(name, tuple(map(formula, arguments)))


def root(value: Like) -> Formula:
    """Return the square root of a number with its square factors in front, or of a formula as it is."""
    under = formula(value)
    if not isinstance(under, Number) or under.value < 0:
        return Call("sqrt", (under,))
    inside, outside, factor = under.value.numerator * under.value.denominator, 1, 2
    while factor * factor <= inside:
        while inside % (factor * factor) == 0:
            inside, outside = inside // (factor * factor), outside * factor
        factor += 1
    before = Fraction(outside, under.value.denominator)
    return (
        Number(before * inside) if inside < 2 else product(before, Call("sqrt", (Number(Fraction(inside)),)))
    )


def polynomial(coefficients: Iterable[Like], variable: Formula) -> Formula:
    """Return the polynomial with these coefficients, the highest power first."""
    formulas = [formula(value) for value in coefficients]
    degree = len(formulas) - 1
    return total(*(coefficient * variable ** (degree - index) for index, coefficient in enumerate(formulas)))


def point(*items: Like) -> Formula:
    """Return a point or vector: `(1, 2)`."""
    return Sequence("(", tuple(map(formula, items)), ")")


def collection(*items: Like) -> Formula:
    """Return a set: `{1, 2}`; without items, the empty set."""
    return Sequence("{", tuple(map(formula, items)), "}")


def listing(*items: Like) -> Formula:
    """Return items separated by commas."""
    return Sequence("", tuple(map(formula, items)), "")


def interval(low: Like, high: Like, closed: str = "") -> Formula:
    """Return an interval, open unless `closed` has `[` or `]`; `INFINITY` and `-INFINITY` are allowed."""
    opening, closing = "[" if "[" in closed else "(", "]" if "]" in closed else ")"
    return Sequence(opening, (formula(low), formula(high)), closing)


def union(*parts: Formula) -> Formula:
    """Return the union of intervals and sets in this order; of none, the empty set."""
    return Union(parts) if len(parts) > 1 else parts[0] if parts else collection()


def equation(left: Like, right: Like, sign: str = "=") -> Formula:
    """Return `left = right`, or a relation with another sign."""
    return Relation(formula(left), sign, formula(right))


ZERO, ONE = Number(Fraction(0)), Number(Fraction(1))
_UNIT, _MINUS_ONE = Fraction(1), Number(Fraction(-1))

_GREEK = frozenset(
    ("alpha", "beta", "gamma", "delta", "epsilon", "theta", "lambda", "mu", "nu", "pi", "rho", "sigma")
)
_SIGNS = {"=": "=", "<": "<", ">": ">", "<=": r"\le", ">=": r"\ge", "!=": r"\ne"}
_NAMED = frozenset(
    ("sin", "cos", "tan", "cot", "sec", "csc", "arcsin", "arccos", "arctan", "sinh", "cosh", "tanh")
)

_SUM, _PRODUCT, _POWER, _ATOM = range(4)


def latex(value: Like) -> str:
    """Return the formula as LaTeX, without dollar signs."""
    return _latex(formula(value))


def plain(value: Like) -> str:
    """Return the formula as canonical plain text: `3*x**2/4 - sqrt(2)`, `(-oo, 3) U (3, oo)`, `{1, 2}`."""
    return _plain(formula(value))


def _coefficient(node: Formula) -> tuple[Fraction, Formula | None]:
    """Return the leading number and the rest, from which the sign of a term is read."""
    if isinstance(node, Number):
        return node.value, None
    if isinstance(node, Product) and isinstance(node.factors[0], Number):
        rest = node.factors[1:]
        return node.factors[0].value, Product(rest) if len(rest) > 1 else rest[0]
    return Fraction(1), node


def _is_negative(node: Formula) -> bool:
    """Return whether a term has a minus sign in front: it is a negative number, or begins with one."""
    first = node.factors[0] if isinstance(node, Product) else node
    return isinstance(first, Number) and first.value < 0


def _level(node: Formula) -> int:
    """Return how loosely the outermost operation binds, from _SUM to _ATOM."""
    if isinstance(node, Sum | Relation | Union):
        return _SUM
    if isinstance(node, Number):
        return _SUM if node.value < 0 else _ATOM if node.value.denominator == 1 else _PRODUCT
    if isinstance(node, Product):
        return _SUM if _is_negative(node) else _PRODUCT
    if isinstance(node, Quotient):
        return _PRODUCT
    return _POWER if isinstance(node, Power) else _ATOM


def _terms(node: Sum, write: Callable[[Formula], str], group: Callable[[str], str]) -> str:
    text = ""
    for index, term in enumerate(node.terms):
        negative = _is_negative(term)
        shown = -term if negative else term
        written = group(write(shown)) if isinstance(shown, Sum) else write(shown)
        text += (" - " if negative else " + ") + written if index else "-" * negative + written
    return text


def _latex(node: Formula) -> str:
    match node:
        case Number(value):
            if value.denominator == 1:
                return str(value.numerator)
            sign = "-" if value < 0 else ""
            return rf"{sign}\frac{{{abs(value.numerator)}}}{{{value.denominator}}}"
        case Symbol(name):
            return _symbol(name)
        case Sum():
            return _terms(node, _latex, _grouped)
        case Product(factors):
            return _latex_product(node, factors)
        case Quotient(above, below):
            return rf"\frac{{{_latex(above)}}}{{{_latex(below)}}}"
        case Power(base, exponent):
            natural = isinstance(exponent, Number) and exponent.value > 0
            if isinstance(base, Call) and base.name in _NAMED and natural:
                return rf"\{base.name}^{{{_latex(exponent)}}}{_latex_arguments(base)}"
            inside = _latex(base)
            grouped = _level(base) < _ATOM or (isinstance(base, Call) and base.name not in ("sqrt", "abs"))
            return rf"{_grouped(inside) if grouped else inside}^{{{_latex(exponent)}}}"
        case Call("sqrt", (under,)):
            return rf"\sqrt{{{_latex(under)}}}"
        case Call("abs", (inside,)):
            return rf"\left|{_latex(inside)}\right|"
        case Call("exp", (exponent,)):
            return rf"e^{{{_latex(exponent)}}}"
        case Call(name, _):
            head = rf"\{name}" if name in _NAMED else r"\ln" if name == "log" else _symbol(name)
            return head + _latex_arguments(node)
        case Sequence(opening, items, closing):
            if opening == "{" and not items:
                return r"\emptyset"
            inside = ", ".join(map(_latex, items))
            if opening == "{":
                return rf"\left\{{{inside}\right\}}"
            return rf"\left{opening}{inside}\right{closing}" if opening else inside
        case Union(parts):
            return r" \cup ".join(map(_latex, parts))
        case Matrix(entries):
            body = r" \\ ".join(" & ".join(map(_latex, row)) for row in entries)
            return rf"\begin{{pmatrix}} {body} \end{{pmatrix}}"
        case Relation(left, sign, right):
            return f"{_latex(left)} {_SIGNS[sign]} {_latex(right)}"
        case Word(text):
            return rf"\text{{{text}}}"
        case Verbatim(tex):
            return tex
    raise TypeError(f"{node!r} is no formula")


def _latex_product(node: Product, factors: tuple[Formula, ...]) -> str:
    number, rest = _coefficient(node)
    text = ""
    if number == -1 and rest is not None:
        text, factors = "-", factors[1:]
    for index, factor in enumerate(factors):
        loose = _level(factor) == _SUM and not (index == 0 and isinstance(factor, Number))
        written = _grouped(_latex(factor)) if loose and (text or len(factors) > 1) else _latex(factor)
        # Two adjacent numbers would read as one.
        digits = text[-1:].isdigit() or (text.endswith("}") and text.startswith((r"\frac", r"-\frac")))
        between = "" if text in ("", "-") else r" \cdot " if digits and written[0].isdigit() else " "
        text += between + written
    return text


def _latex_arguments(node: Call) -> str:
    inside = ", ".join(map(_latex, node.arguments))
    return rf"\left({inside}\right)"


def _grouped(text: str) -> str:
    return rf"\left({text}\right)"


def _symbol(name: str) -> str:
    if name == "oo":
        return r"\infty"
    letters = name.rstrip("0123456789")
    index = name[len(letters) :]
    head = rf"\{letters}" if letters in _GREEK else letters
    return rf"{head}_{{{index}}}" if index else head


def _plain(node: Formula) -> str:
    match node:
        case Number(value):
            return str(value)
        case Symbol(name):
            return name
        case Sum():
            return _terms(node, _plain, "({})".format)
        case Product(factors):
            number, rest = _coefficient(node)
            if number == -1 and rest is not None:
                written = _plain(rest)
                return f"-{written}" if _level(rest) > _SUM else f"-({written})"
            parts = [
                f"({_plain(factor)})"
                if (_level(factor) == _SUM and index) or isinstance(factor, Sum)
                else _plain(factor)
                for index, factor in enumerate(factors)
            ]
            if number.denominator > 1:
                top = [str(number.numerator)] * (abs(number.numerator) != 1) + parts[1:]
                return (
                    ("-" if number == Fraction(-1, number.denominator) else "")
                    + "*".join(top)
                    + f"/{number.denominator}"
                )
            return "*".join(parts)
        case Quotient(above, below):
            over = f"({_plain(above)})" if _level(above) == _SUM else _plain(above)
            return f"{over}/({_plain(below)})" if _level(below) < _POWER else f"{over}/{_plain(below)}"
        case Power(base, exponent):
            low = f"({_plain(base)})" if _level(base) < _ATOM else _plain(base)
            return (
                f"{low}**({_plain(exponent)})" if _level(exponent) < _ATOM else f"{low}**{_plain(exponent)}"
            )
        case Call(name, arguments):
            return f"{name}({', '.join(map(_plain, arguments))})"
        case Sequence(opening, items, closing):
            return f"{opening}{', '.join(map(_plain, items))}{closing}"
        case Union(parts):
            return " U ".join(map(_plain, parts))
        case Matrix(entries):
            return f"[{', '.join(_plain(Sequence('[', row, ']')) for row in entries)}]"
        case Relation(left, sign, right):
            return f"{_plain(left)} {sign} {_plain(right)}"
        case Word(text):
            return text
    raise TypeError(f"{node!r} is no formula")
