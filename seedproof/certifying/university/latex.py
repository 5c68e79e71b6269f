"""Formulas in LaTeX, as the questions write them, read as trees; what is not known is refused."""

import re
from collections.abc import Iterable
from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.university.expression import (
    Expression,
    Function,
    Matrix,
    Name,
    Number,
    Power,
    Quotient,
    Relation,
    Several,
    System,
    added,
    multiplied,
)

_TOKEN = re.compile(r"\\[A-Za-z]+|\\.|\d+(?:\.\d+)?|[A-Za-z]|\S")
_SPACES = frozenset([r"\,", r"\;", r"\:", r"\!", r"\ "])
_SEPARATORS = frozenset([",", ";", r"\quad", r"\qquad", r"\text"])
_ORDER = {"<": "<", ">": ">", r"\le": "<=", r"\leq": "<=", r"\ge": ">=", r"\geq": ">="}
_SIGNS = {"=": "=", r"\ne": "!=", r"\neq": "!=", **_ORDER}
_CIRCULAR = ("sin", "cos", "tan", "cot", "sec", "csc", "arcsin", "arccos", "arctan")
_OTHER = ("sinh", "cosh", "tanh", "ln", "log", "exp", "det", "deg")
_FUNCTIONS = frozenset(rf"\{name}" for name in (*_CIRCULAR, *_OTHER))
_GREEK = (
    "alpha",
    "beta",
    "gamma",
    "delta",
    "eta",
    "theta",
    "varphi",
    "phi",
    "lambda",
    "mu",
    "rho",
    "sigma",
    "pi",
)
_LETTERS = frozenset(rf"\{name}" for name in _GREEK)
_CLOSING = {"(": ")", "[": "]"}


def expression(text: str, functions: Iterable[str] = ()) -> Expression:
    """Read one expression; `functions` are the letters that are functions in this text.

    Raises: Unread for a formula that is not understood.
    """
    read = one(text, functions)
    if isinstance(read, Relation | System):
        raise Unread(f"a relation where an expression belongs: {text}")
    return read


def relation(text: str, functions: Iterable[str] = ()) -> Relation:
    """Read one equation or inequality.

    Raises: Unread for a formula that is not understood.
    """
    read = one(text, functions)
    if not isinstance(read, Relation):
        raise Unread(f"no equation or inequality: {text}")
    return read


def one(text: str, functions: Iterable[str] = ()) -> Expression:
    """Read a formula that says one thing."""
    read = formulas(text, functions)
    if len(read) != 1:
        raise Unread(f"{len(read)} formulas where one belongs: {text}")
    return read[0]


def formulas(text: str, functions: Iterable[str] = ()) -> list[Expression]:
    """Read formulas that stand in a row, with commas, spaces or an `and` between them.

    Raises: Unread for a formula that is not understood.
    """
    reader = _Reader(text, frozenset(functions))
    read = [reader.statement()]
    while reader.separated():
        read.append(reader.statement())
    reader.end()
    return read


class _Reader:
    """Reads from left to right, one sign ahead."""

    def __init__(self, text: str, functions: frozenset[str]) -> None:
        self.text = text
        self.functions = functions
        stripped = re.sub(r"[.,;\s]+$", "", text)
        self.tokens = [token for token in _TOKEN.findall(stripped) if token not in _SPACES]
        self.place = 0
        self.bars = 0

    def refuse(self, why: str) -> Unread:
        rest = " ".join(self.tokens[self.place :])
        return Unread(f"formula {self.text!r}: {why} at {rest[:40]!r}")

    @property
    def next(self) -> str:
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def take(self, *expected: str) -> str:
        token = self.next
        if not token or (expected and token not in expected):
            raise self.refuse(f"expected {' or '.join(expected) or 'more'}")
        self.place += 1
        return token

    def took(self, token: str) -> bool:
        if self.next != token:
            return False
        self.place += 1
        return True

    def end(self) -> None:
        if self.next:
            raise self.refuse("unread")

    def separated(self) -> bool:
        """Skip what stands between two formulas; return whether there was any."""
        start = self.place
        while self.next in _SEPARATORS and self.next:
            if self.take() == r"\text":
                words = self.raw()
                if words not in ("and", "with", "for"):
                    raise self.refuse(f"unknown words {words}")
        return self.place > start

    def raw(self) -> str:
        """Read what stands in braces, as it is."""
        self.take("{")
        depth = 1
        held: list[str] = []
        while True:
            token = self.take()
            depth += {"{": 1, "}": -1}.get(token, 0)
            if not depth:
                return "".join(held)
            held.append(token)

    def statement(self) -> Expression:
        """Read an expression, or sides with signs between them."""
        sides, signs = [self.sum()], []
        while self.next in _SIGNS:
            signs.append(_SIGNS[self.take()])
            sides.append(self.sum())
        return Relation(tuple(sides), tuple(signs)) if signs else sides[0]

    def sum(self) -> Expression:
        terms = [self.signed(first=True)]
        while self.next in ("+", "-"):
            terms.append(self.signed())
        return added(terms) if len(terms) > 1 else terms[0]

    def signed(self, *, first: bool = False) -> Expression:
        sign = self.take() if self.next in ("+", "-") else "+"
        if not first and sign not in "+-":
            raise self.refuse("expected a sign")
        product = self.product()
        return -product if sign == "-" else product

    def product(self) -> Expression:
        factors = [self.factor()]
        while True:
            if self.next in (r"\cdot", r"\times"):
                self.take()
                factors.append(self.factor())
            elif self.starts_factor():
                factors.append(self.factor())
            else:
                return multiplied(factors) if len(factors) > 1 else factors[0]

    def starts_factor(self) -> bool:
        token = self.next
        if token in ("|", r"\left"):
            return token == r"\left" or not self.bars
        return (
            token[:1].isalnum()
            or token in ("(", "{", r"\frac", r"\sqrt", r"\begin", r"\binom")
            or (token in _FUNCTIONS or token in _LETTERS or token == r"\infty")
        )

    def factor(self) -> Expression:
        base = self.atom()
        if not self.took("^"):
            return base
        power = Power(base, self.script())
        if self.next == "^":
            raise self.refuse("a power of a power without braces")
        return power

    def script(self) -> Expression:
        """Read an exponent: one sign, or what stands in braces, which may be a fraction in one line."""
        if not self.took("{"):
            return self.leaf(self.take())
        inner = self.sum()
        if isinstance(inner, Number) and self.took("/"):
            inner = Quotient(inner, self.leaf(self.take()))
        self.take("}")
        return inner

    def leaf(self, token: str) -> Expression:
        if token[0].isdigit():
            return Number(Fraction(token))
        if token[0].isalpha():
            return Name(token)
        if token in _LETTERS:
            return Name(token[1:])
        if token == r"\infty":
            return Name("oo")
        raise self.refuse(f"unknown sign {token}")

    def atom(self) -> Expression:
        token = self.next
        if token in ("(", "[", "{", "|", r"\left"):
            return self.bracketed()
        if token == r"\frac":
            self.take()
            return Quotient(self.group(), self.group())
        if token == r"\sqrt":
            return self.radical()
        if token == r"\begin":
            return self.environment()
        if token in _FUNCTIONS:
            return self.function()
        self.take() if token else self.take("a formula")
        leaf = self.leaf(token)
        return self.named(leaf) if isinstance(leaf, Name) else leaf

    def named(self, leaf: Name) -> Expression:
        """Read the index, the primes and the argument of a letter, as far as it has them."""
        name = leaf.name
        if self.took("_"):
            name += "_" + (self.raw() if self.next == "{" else self.take())
        while self.took("'"):
            name += "'"
        if name.rstrip("'") not in self.functions:
            if name.endswith("'"):
                raise self.refuse(f"{name} is no function")
            return Name(name)
        if self.next not in ("(", r"\left"):
            return Name(name)
        inner = self.bracketed()
        return Function(name, inner.items if isinstance(inner, Several) else (inner,))

    def group(self) -> Expression:
        """Read what stands in braces, or one digit or letter."""
        if self.next != "{":
            return self.leaf(self.take())
        self.take("{")
        inner = self.sum()
        self.take("}")
        return inner

    def radical(self) -> Expression:
        self.take(r"\sqrt")
        degree: Expression = Number(Fraction(2))
        if self.took("["):
            degree = self.sum()
            self.take("]")
        if not isinstance(degree, Number):
            raise self.refuse("a root of unknown degree")
        return Power(self.group(), Number(1 / degree.value))

    def bracketed(self) -> Expression:
        """Read what stands in brackets, or between bars."""
        left = self.took(r"\left")
        opening = self.take("(", "[", "{", "|")
        if opening == "{" and left:
            raise self.refuse("braces that are written")
        outer, self.bars = self.bars, int(opening == "|")
        items = [self.sum()]
        while opening == "(" and self.took(","):
            items.append(self.sum())
        self.bars = outer
        if left:
            self.take(r"\right")
        self.take({"|": "|", "{": "}"}.get(opening) or _CLOSING[opening])
        if opening == "|":
            return Function("abs", (items[0],))
        return Several(tuple(items)) if len(items) > 1 else items[0]

    def function(self) -> Expression:
        name = self.take()[1:]
        base = (self.subscript(),) if name == "log" and self.took("_") else ()
        exponent = self.script() if self.took("^") else None
        if isinstance(exponent, Number) and exponent.value < 0:
            raise self.refuse("an inverse that looks like a power")
        applied = Function(name, (*base, self.argument()))
        if self.next == "^":
            raise self.refuse("a power that may belong to the argument")
        return applied if exponent is None else Power(applied, exponent)

    def subscript(self) -> Expression:
        return self.group()

    def argument(self) -> Expression:
        """Read an argument: what stands in brackets, or the factors up to the next function or sign."""
        if self.next in ("(", "{", r"\left"):
            return self.bracketed()
        factors = [self.factor()]
        while self.starts_factor() and self.next not in _FUNCTIONS and self.next not in ("(", r"\left"):
            factors.append(self.factor())
        return multiplied(factors) if len(factors) > 1 else factors[0]

    def environment(self) -> Expression:
        self.take(r"\begin")
        kind = self.raw()
        if kind not in ("pmatrix", "cases"):
            raise self.refuse(f"unknown environment {kind}")
        rows = [self.row()]
        while self.took(r"\\"):
            rows.append(self.row())
        self.take(r"\end")
        if self.raw() != kind:
            raise self.refuse("the environments are not nested")
        if kind == "cases":
            if any(len(row) != 1 for row in rows):
                raise self.refuse("columns behind a brace")
            return System(tuple(row[0] for row in rows))
        if len({len(row) for row in rows}) != 1:
            raise self.refuse("rows of different lengths")
        return Matrix(tuple(rows))

    def row(self) -> tuple[Expression, ...]:
        entries = [self.statement()]
        while self.took("&"):
            entries.append(self.statement())
        return tuple(entries)
