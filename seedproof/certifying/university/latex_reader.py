"""The grammar of formulas in LaTeX: sums, products, powers, fractions, roots, functions, matrices."""

from fractions import Fraction

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
from seedproof.certifying.university.latex_signs import COMPARISONS, FUNCTIONS, LETTERS, Signs

_BEGINS_FACTOR = frozenset(["(", "{", r"\frac", r"\sqrt", r"\begin", r"\binom", r"\infty"])
_BRACKETS = {"(": ")", "[": "]", "{": "}", "|": "|"}
_ENDS_ARGUMENT = FUNCTIONS | {"(", r"\left"}


class Reader(Signs):
    """Reads formulas, one sign ahead."""

    def __init__(self, text: str, functions: frozenset[str]) -> None:
        """Read a text in which some letters are functions."""
        super().__init__(text)
        self.functions = functions
        self.is_between_bars = False

    def statement(self) -> Expression:
        """Read an expression, or sides with signs between them."""
        sides = [self.sum()]
        signs = []
        while self.next in COMPARISONS:
            signs.append(COMPARISONS[self.take()])
            sides.append(self.sum())
        return Relation(tuple(sides), tuple(signs)) if signs else sides[0]

    def sum(self) -> Expression:
        """Read summands with signs between them."""
        terms = [self.signed()]
        while self.next in ("+", "-"):
            terms.append(self.signed())
        return added(terms) if len(terms) > 1 else terms[0]

    def signed(self) -> Expression:
        """Read a summand with the sign before it, if there is one."""
        sign = self.take() if self.next in ("+", "-") else "+"
        product = self.product()
        return -product if sign == "-" else product

    def product(self) -> Expression:
        """Read factors, with or without a sign between them."""
        factors = [self.factor()]
        while self.took(r"\cdot") or self.took(r"\times") or self.starts_factor():
            factors.append(self.factor())
        return multiplied(factors) if len(factors) > 1 else factors[0]

    def starts_factor(self) -> bool:
        """Return whether a factor comes next; a bar between bars closes them."""
        token = self.next
        if token == r"\left":
            return True
        if token == "|":
            return not self.is_between_bars
        if token[:1].isalnum():
            return True
        return token in _BEGINS_FACTOR or token in FUNCTIONS or token in LETTERS

    def factor(self) -> Expression:
        """Read a factor with its exponent, if it has one."""
        base = self.atom()
        if not self.took("^"):
            return base
        power = Power(base, self.exponent())
        if self.next == "^":
            raise self.refuse("a power of a power without braces")
        return power

    def exponent(self) -> Expression:
        """Read what stands in braces, which may be a fraction in one line, or one sign."""
        if not self.took("{"):
            return self.leaf(self.take())
        inner = self.sum()
        if isinstance(inner, Number) and self.took("/"):
            inner = Quotient(inner, self.leaf(self.take()))
        self.take("}")
        return inner

    def group(self) -> Expression:
        """Read what stands in braces, or one sign: a base, a numerator."""
        if not self.took("{"):
            return self.leaf(self.take())
        inner = self.sum()
        self.take("}")
        return inner

    def leaf(self, token: str) -> Expression:
        """Return the number or the letter that one sign is."""
        if token[0].isdigit():
            return Number(Fraction(token))
        if token[0].isalpha():
            return Name(token)
        if token in LETTERS:
            return Name(token[1:])
        if token == r"\infty":
            return Name("oo")
        raise self.refuse(f"unknown sign {token}")

    def atom(self) -> Expression:
        """Read what an exponent may stand behind."""
        token = self.next
        if token in ("(", "[", "{", "|", r"\left"):
            return self.bracketed()
        if token == r"\frac":
            return self.fraction()
        if token == r"\sqrt":
            return self.radical()
        if token == r"\begin":
            return self.environment()
        if token in FUNCTIONS:
            return self.function()
        if not token:
            raise self.refuse("expected a formula")
        leaf = self.leaf(self.take())
        return self.named(leaf) if isinstance(leaf, Name) else leaf

    def fraction(self) -> Expression:
        """Read a fraction."""
        self.take(r"\frac")
        over = self.group()
        under = self.group()
        return Quotient(over, under)

    def named(self, leaf: Name) -> Expression:
        """Read the index, the primes and the argument of a letter, as far as it has them."""
        name = leaf.name
        if self.took("_"):
            index = self.raw() if self.next == "{" else self.take()
            name += f"_{index}"
        while self.took("'"):
            name += "'"

        if name.rstrip("'") not in self.functions:
            if name.endswith("'"):
                raise self.refuse(f"{name} is no function")
            return Name(name)

        if self.next not in ("(", r"\left"):
            return Name(name)
        inner = self.bracketed()
        arguments = inner.items if isinstance(inner, Several) else (inner,)
        return Function(name, arguments)

    def radical(self) -> Expression:
        """Read a root, with its degree if it has one."""
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

        outside = self.is_between_bars
        self.is_between_bars = opening == "|"
        items = [self.sum()]
        while opening == "(" and self.took(","):
            items.append(self.sum())
        self.is_between_bars = outside

        if left:
            self.take(r"\right")
        self.take(_BRACKETS[opening])
        if opening == "|":
            return Function("abs", (items[0],))
        return Several(tuple(items)) if len(items) > 1 else items[0]

    def function(self) -> Expression:
        """Read a function of an argument, with a base or an exponent between them if it has one."""
        name = self.take().removeprefix("\\")
        base = (self.group(),) if name == "log" and self.took("_") else ()
        exponent = self.exponent() if self.took("^") else None
        if isinstance(exponent, Number) and exponent.value < 0:
            raise self.refuse("an inverse that looks like a power")

        applied = Function(name, (*base, self.argument()))
        if self.next == "^":
            raise self.refuse("a power that may belong to the argument")
        return applied if exponent is None else Power(applied, exponent)

    def argument(self) -> Expression:
        """Read an argument: what stands in brackets, or the factors up to the next function or sign."""
        if self.next in ("(", "{", r"\left"):
            return self.bracketed()

        factors = [self.factor()]
        while self.starts_factor() and self.next not in _ENDS_ARGUMENT:
            factors.append(self.factor())
        return multiplied(factors) if len(factors) > 1 else factors[0]

    def environment(self) -> Expression:
        """Read a matrix, or what stands behind a brace."""
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

        lengths = {len(row) for row in rows}
        if kind == "cases":
            if lengths != {1}:
                raise self.refuse("columns behind a brace")
            return System(tuple(row[0] for row in rows))
        if len(lengths) != 1:
            raise self.refuse("rows of different lengths")
        return Matrix(tuple(rows))

    def row(self) -> tuple[Expression, ...]:
        """Read the entries of a row."""
        entries = [self.statement()]
        while self.took("&"):
            entries.append(self.statement())
        return tuple(entries)
