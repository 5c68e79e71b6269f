r"""The grammar between two signs: numbers, letters, functions and LaTeX commands with arguments."""

from fractions import Fraction
from typing import TypeGuard

from seedproof.equivalence.reading import names
from seedproof.equivalence.reading.brackets import OPENING, Brackets
from seedproof.equivalence.reading.tree import (
    ONE,
    TWO,
    Ambiguous,
    Bracketed,
    Call,
    Constant,
    Listing,
    Matrix,
    Node,
    Number,
    Power,
    Product,
    Relation,
    Symbol,
    negative,
    over,
)
from seedproof.equivalence.reading.unreadable import Unreadable


class Operands(Brackets):
    """The grammar of factors, bases and exponents."""

    def operand(self) -> Node:
        """Read an atom with its exponent and the signs after it."""
        with self.deeper():
            node = self.atom()
            while True:
                if self.takes("^"):
                    if self._degrees():
                        node = Call("degrees", (node,))
                        continue
                    if _is_vector(node) and self._transposes():
                        node = _transposed(node)
                        continue
                    node = Power(ungrouped(node), self.exponent())
                elif self.takes("!"):
                    if self.sign() == "!":
                        raise Unreadable("a double factorial is not read")
                    factorial = Call("factorial", (node,))
                    is_last = isinstance(node, Number) and self.tokens[self.place].kind == "end"
                    # It may be the end of a sentence.
                    node = Ambiguous((factorial, node), "exclamation") if is_last else factorial
                elif self.takes("°"):
                    node = Call("degrees", (node,))
                elif self.takes("%"):
                    node = Call("percent", (node,))
                elif isinstance(node, Number) and self.takes("_"):
                    node = _in_base(self.tokens[self.place - 2].value, self.single())
                elif isinstance(node, Number) and self.takes("..."):
                    node = _with_dots(node, self.tokens[self.place - 2].value)
                elif self.tokens[self.place].kind == "behind":
                    node = Call(self.tokens[self.place].value, (node,))
                    self.place += 1
                else:
                    return node

    def _degrees(self) -> bool:
        """Return whether the exponent is a degree sign, with or without braces, and move past it if so."""
        if self.takes("°"):
            return True
        if self.sign() == "{" and self.tokens[self.place + 1].value == "°":
            self.place += 2
            if not self.takes("}"):
                raise Unreadable("the degree sign has company in its exponent")
            return True
        return False

    def _transposes(self) -> bool:
        """Return whether the exponent is the sign of a transposed matrix, and move past it if so."""
        braced = self.sign() == "{"
        token = self.tokens[self.place + braced]
        if token.value not in names.TRANSPOSES or token.kind == "end":
            return False
        self.place += 1 + braced
        if braced and not self.takes("}"):
            raise Unreadable("a transpose has company in its exponent")
        return True

    def exponent(self) -> Node:
        """Read what follows ^, with its sign."""
        flips = False
        while self.sign() in ("+", "-"):
            flips ^= self.sign() == "-"
            self.place += 1
        braced = self.sign() == "{"
        exponent = self.single() if braced else self.operand()
        if braced and self.sign() == "^":
            raise Unreadable("two exponents at one base are ambiguous")
        return negative(exponent) if flips else exponent

    def atom(self) -> Node:
        """Read a number, a letter, a function or a bracket."""
        token = self.tokens[self.place]
        self.place += 1
        match token.kind:
            case "number":
                return Number(Fraction(token.value))
            case "thousands":
                return _with_comma(token.value)
            case "grouped":
                return Ambiguous(_with_comma(token.value).readings[:2], "grouped")
            case "letter":
                return self._letter(token.value)
            case "constant":
                if self.sign() == "_":
                    return self._letter(token.value)
                return Constant(token.value)
            case "function":
                return self.function(token.value)
            case "command":
                return self.command(token.value)
            case "prefix":
                return self.operation(token.value)
            case "word":
                raise Unreadable(f"the word {token.value[:30]!r} is no mathematics")
        if token.kind == "sign" and token.value == "|":
            return self.absolute()
        if token.kind == "sign" and token.value in OPENING:
            return self.bracketed(token.value)
        raise Unreadable(f"{token.value[:30]!r} was not expected")

    def _letter(self, name: str) -> Node:
        if self.takes("_"):
            if self.takes("{"):
                start = self.place
                while self.sign() != "}" and self.tokens[self.place].kind != "end":
                    self.place += 1
                index = "".join(token.value for token in self.tokens[start : self.place])
                if not self.takes("}"):
                    raise Unreadable("an index is not closed")
            else:
                index = self.tokens[self.place].value
                if self.tokens[self.place].kind not in ("number", "letter", "constant"):
                    raise Unreadable("an index is missing")
                self.place += 1
            name = f"{name}_{index}"
        while self.takes("'"):
            name += "'"
        return Symbol(name)

    def function(self, name: str) -> Node:
        """Read a function with its exponent, its base and its argument."""
        exponent: Node = ONE
        base: Node | None = None
        if self.takes("^"):
            exponent = self.exponent()
        if name == "lg":
            name, base = "log", Number(Fraction(10))
        elif name == "log" and self.takes("_"):
            base = self.single()
        if exponent == Number(Fraction(-1)) and name in names.INVERSES:
            name, exponent = names.INVERSES[name], ONE
        elif exponent != ONE and not (isinstance(exponent, Number) and exponent.value > 0):
            raise Unreadable(f"the exponent between {name} and its argument is ambiguous")
        argument = self.single() if name in ("sqrt", "cbrt") else self._argument()
        if name == "log" and base is None and isinstance(argument, Bracketed):
            argument, base = self._with_base(argument)
        if isinstance(argument, Bracketed | Listing):
            raise Unreadable(f"{name} takes one argument")
        if name in ("sqrt", "cbrt"):
            value: Node = Power(argument, Number(Fraction(1, 2 if name == "sqrt" else 3)))
        elif name == "exp":
            value = Power(Constant("e"), argument)
        else:
            value = Call(name, (argument,))
        if base is not None:
            value = over(value, Call("log", (base,)))
        return value if exponent == ONE else Power(value, exponent)

    def _with_base(self, argument: Bracketed) -> tuple[Node, Node | None]:
        """Return the argument and the base of `log(6, 2)`; in `log(6,2)` the comma may be a decimal one."""
        comma = self.place - 1
        while comma > 0 and self.tokens[comma].value != ",":
            comma -= 1
        if argument.opening != "(" or len(argument.items) != 2 or not self.tokens[comma + 1].spaced:
            return argument, None
        value, base = argument.items
        return value, base

    def operation(self, name: str) -> Node:
        """Read the arguments of an operation on numbers, `max(3, 12)`, or on a matrix."""
        with self.deeper():
            argument = self.atom()
        is_list = isinstance(argument, Bracketed) and name != "det"
        return Call(name, argument.items if is_list and isinstance(argument, Bracketed) else (argument,))

    def single(self) -> Node:
        """Read an argument of one piece: a group, a number or a letter."""
        with self.deeper():
            return ungrouped(self.atom())

    def _argument(self) -> Node:
        """Read the argument of a function: a group, or the adjacent factors that follow."""
        if self.sign() in ("(", "[", "{", "|"):
            return self.single()
        flips = self.takes("-")
        factors = [self.operand()]
        while (
            self.tokens[self.place].kind in ("letter", "constant") or self.tokens[self.place].value == "frac"
        ):
            self.refuse_mixed(factors[-1])
            if self.mixed(factors[-1]) is not None:
                raise Unreadable("a mixed number behind a function is ambiguous")
            factors.append(self.operand())
        if self.sign() == "(" and isinstance(factors[-1], Number):
            raise Unreadable("a number between a function and a bracket is ambiguous")
        if self.sign() == "/" and not self.tokens[self.place].spaced:
            raise Unreadable("where the argument before / ends is ambiguous")
        product = Product(tuple(factors)) if len(factors) > 1 else factors[0]
        return negative(product) if flips else product

    def command(self, name: str) -> Node:
        """Read a LaTeX command with its arguments."""
        with self.deeper():
            if name == "frac":
                above = self.single()
                return over(above, self.single())
            if name == "sqrt":
                degree: Node = TWO
                if self.sign() == "[":
                    self.place += 1
                    degree = self.sum()
                    if not self.takes("]"):
                        raise Unreadable("the degree of a root is not closed")
                return Power(self.single(), over(ONE, degree))
            if name == "binom":
                upper = self.single()
                return Call("binomial", (upper, self.single()))
            if name == "begin":
                return self.matrix()
        raise Unreadable(rf"\{name} was not expected")


def _with_comma(text: str) -> Ambiguous:
    """Return the readings of numbers with commas: groups of three digits, a list, a decimal comma."""
    groups = text.split(",")
    readings: list[Node] = [Listing(tuple(Number(Fraction(group)) for group in groups))]
    if len(groups) == 2 and "." not in text:
        readings.append(Number(Fraction(text.replace(",", "."))))
    is_grouped = all(len(group.split(".")[0]) == 3 for group in groups[1:])
    if is_grouped and 0 < len(groups[0]) <= 3 and not groups[0].startswith("0"):
        return Ambiguous((Number(Fraction(text.replace(",", ""))), *readings), "thousands")
    return Ambiguous(tuple(readings), "comma")


def _is_vector(node: Node) -> TypeGuard[Bracketed | Matrix]:
    """Return whether a node may be transposed: no set, and no half-open interval."""
    return isinstance(node, Matrix) or (
        isinstance(node, Bracketed) and node.opening + node.closing in ("()", "[]", "<>")
    )


def _in_base(digits: str, base: Node) -> Node:
    """Return the value of a numeral of another base, and the number that its digits usually state."""
    is_base = isinstance(base, Number) and base.value.denominator == 1 and 2 <= base.value <= 36
    if not isinstance(base, Number) or not is_base or not digits.isdecimal():
        raise Unreadable("what stands below a number is no base")
    try:
        value = int(digits, int(base.value))
    except ValueError:
        raise Unreadable("a numeral has digits that its base has not") from None
    return Call("base", (Number(Fraction(value)), Number(Fraction(digits))))


def _with_dots(cut: Number, text: str) -> Node:
    """Return a decimal that goes on: three equal digits at its end may be a period."""
    going_on = Call("dots", (cut,))
    digits = text.partition(".")[2]
    if len(digits) < 3 or len(set(digits[-3:])) > 1:
        return going_on
    unit = Fraction(1, 10 ** len(digits))
    return Ambiguous((Number(cut.value + unit * Fraction(int(digits[-1]), 9)), going_on), "dots")


def ungrouped(node: Node) -> Node:
    """Return the only item of square brackets, if it is a formula, or the node itself."""
    if isinstance(node, Bracketed) and len(node.items) == 1 and node.opening + node.closing == "[]":
        (item,) = node.items
        return node if isinstance(item, Bracketed | Matrix | Relation | Listing) else item
    return node


def _transposed(node: Bracketed | Matrix) -> Node:
    """Return a matrix with its rows as columns; a list in brackets stays the vector that it is."""
    if isinstance(node, Matrix):
        return Matrix(tuple(zip(*node.rows, strict=True)))
    rows = tuple(item.items for item in node.items if isinstance(item, Bracketed))
    if len(rows) < len(node.items):
        return node
    if len({len(row) for row in rows}) != 1:
        raise Unreadable("the rows of a matrix differ in length")
    return Matrix(tuple(zip(*rows, strict=True)))
