"""Reads expressions in signs, in which words may stand for signs: `(3 + 4) * 5`, `3 plus 4 times n`.

Operators bind as in arithmetic, in signs and in words: `-3 ^ 2` is the opposite of `3 ^ 2`. What people
read in two ways is refused: `6 / 2(1 + 2)`, `1/2 ^ 2`, `5 times 3 less than 40`.
"""

from seedproof.benchmarks.curriculum.reading.concepts.cursor import Cursor
from seedproof.benchmarks.curriculum.reading.concepts.operators import (
    A_NUMBER,
    ORDINALS,
    PRODUCTS,
    STARTS,
    SUMS,
    Infix,
)
from seedproof.benchmarks.curriculum.reading.concepts.text import (
    BLANK,
    Tokens,
    Unreadable,
    negative,
    word_set,
)
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Variable,
    is_numeral,
)

MAX_INNER = 80
"""Brackets, signs, letters and named operations that one reader goes into, so that nothing can hang."""
LEFT_OUT = Variable("blank")
"""The number that a blank leaves out."""
_CLOSING = {"(": ")", "[": "]", "{": "}"}
_JOINING = word_set("plus minus times multiplied divided")


class Signs(Cursor):
    """Reads expressions from tokens.

    `letters` are the unknowns, `anonymous` allows `a number` and blanks.
    """

    def __init__(
        self, tokens: Tokens, letters: frozenset[str] = frozenset(), anonymous: bool = False
    ) -> None:
        super().__init__(tokens)
        self.letters = letters
        self.anonymous = anonymous
        self.left = MAX_INNER

    def expression(self) -> Expression:
        """Read all that can be read as one expression. Raises: Unreadable."""
        read = self.sum()
        while self.word() == ",":
            start = self.at
            self.at += 1
            self.accept_one_of("and")
            self.accept_one_of("then", "all", "everything")
            infix = self._infix(SUMS) or self._infix(PRODUCTS)
            if infix is None or infix[1]:
                self.at = start
                break
            read = Operation(infix[0], read, self.product())
        return read

    def sum(self) -> Expression:
        """Read terms that are added and subtracted."""
        start = self.at
        read = self.product()
        while True:
            end = self.at
            infix = self._infix(SUMS)
            if infix is None:
                return read
            op, exchanged = infix
            if exchanged and any(token.text in _JOINING for token in self.tokens[start:end]):
                raise Unreadable("what is less or more is not clear")
            term = self.product()
            read = Operation(op, term, read) if exchanged else Operation(op, read, term)

    def product(self) -> Expression:
        """Read factors and divisors."""
        read = self.power()
        divided = False
        while True:
            start = self.at
            if infix := self._infix(PRODUCTS):
                divided = infix[0] == "/"
                if divided and self.tokens[start].raw == "/" and self._is_slashed():
                    raise Unreadable("a fraction behind a slash")
                read = Operation(infix[0], read, self.power())
            elif self.word() == "of" and is_fraction(read):
                self.at += 1
                read = Operation("*", read, self.power())
            elif self._coefficient():
                if divided:
                    raise Unreadable("a quotient with a factor without a sign")
                read = Operation("*", read, self.power())
            else:
                return read

    def _is_slashed(self) -> bool:
        """Return whether a fraction comes next that is written with a slash."""
        return not self.done and "/" in self.tokens[self.at].raw

    def _coefficient(self) -> bool:
        """Return whether a factor without a sign comes next: the q of `6q`, the bracket of `6(q - 2)`."""
        if not self.at or self.done:
            return False
        before = self.tokens[self.at - 1]
        here = self.tokens[self.at]
        if before.value is None and before.text != ")" and before.raw not in self.letters:
            return False
        opens = here.text == "(" and here.glued
        return opens or (here.raw in self.letters and (here.glued or before.value is not None))

    def power(self) -> Expression:
        """Read a base and its exponents."""
        if self.word() == "-":
            return self._opposite()
        start = self.at
        read = self.atom()
        while True:
            if self.accept("squared"):
                read = self._raised_to(start, read, Number(2))
            elif self.accept("cubed"):
                read = self._raised_to(start, read, Number(3))
            elif self.accept("^"):
                return self._raised_to(start, read, self._tower())
            elif self.accept("raised", "to") or self._raised():
                read = self._raised_to(start, read, self.exponent())
            else:
                return read

    def _opposite(self) -> Expression:
        """Read what follows a minus: a power is taken first, and then its opposite."""
        self.at += 1
        self.left -= 1
        if self.left < 0:
            raise Unreadable("too many signs for one expression")
        start = self.at
        read = self.power()
        if is_numeral(read):
            return negative(read)
        in_signs = not any(token.text.isalpha() for token in self.tokens[start : self.at])
        if type(read) is Operation and read.op == "**" and in_signs:
            return Operation("-", Number(0), read)
        raise Unreadable("a minus before something else than a numeral")

    def _tower(self) -> Expression:
        """Read an exponent behind its sign, and the exponent's exponent first."""
        exponent = self.atom()
        if self.accept("^"):
            return Operation("**", exponent, self._tower())
        return exponent

    def _raised_to(self, start: int, base: Expression, exponent: Expression) -> Expression:
        """Build a power. Raises: Unreadable where it is not clear what is raised."""
        opens = self.tokens[start].text == "("
        if not opens and (type(base) is Operation and is_numeral(base)):
            raise Unreadable("a power of a fraction without brackets")
        if self.tokens[start].text in ("negative", "minus"):
            raise Unreadable("a power of a negative number in words")
        return Operation("**", base, exponent)

    def _raised(self) -> bool:
        """Return whether `to the` begins an exponent: `to the third`, `to the power of 3`, `to the 3rd`."""
        if self.word() != "to" or self.word(1) != "the":
            return False
        after = self.word(2)
        ordinal = after in ORDINALS or self.word(3) in ("rd", "th", "nd", "st")
        named = after in ("power", "exponent") and self.word(3) not in ("", ",", "and", "?")
        if ordinal or named:
            self.at += 1
        return self.word() == "the"

    def exponent(self) -> Expression:
        """Read `the third power`, `the power of 3`, `the 3rd`."""
        self.need("the")
        if self.accept("power"):
            self.accept_one_of("of")
            return self.atom()
        if self.accept("exponent"):
            self.accept_one_of("of")
            return self.atom()
        word = self.word()
        if word in ORDINALS:
            self.at += 1
            exponent: Expression = Number(ORDINALS[word])
        else:
            exponent = self.atom()
            if not (self.word() in ("rd", "th", "nd", "st") and self.tokens[self.at].glued):
                raise Unreadable("no ordinal number")
            self.at += 1
        self.accept_one_of("power")
        return exponent

    def atom(self) -> Expression:
        """Read a numeral, an unknown, a blank, a bracket, or a named operation."""
        if self.done:
            raise Unreadable("the end")
        token = self.tokens[self.at]
        if token.value is not None:
            self.at += 1
            return token.value
        self.left -= 1
        if self.left < 0:
            raise Unreadable("too many brackets and words for one expression")
        if token.text in ("-", "negative", "minus"):
            self.at += 1
            return negative(self.atom())
        if token.text == "(":
            self.at += 1
            inside = self.expression()
            self.need(")")
            if self.tokens[self.at - 1].raw != _CLOSING[token.raw]:
                raise Unreadable("brackets that do not match")
            return inside
        if token.text == BLANK and self.anonymous:
            self.at += 1
            return LEFT_OUT
        if token.raw in self.letters and not (token.raw == "a" and self._is_number_next()):
            self.at += 1
            return Variable(token.raw)
        return self.in_words()

    def _is_number_next(self) -> bool:
        return any(all(self.word(i) == w for i, w in enumerate(words)) for words in A_NUMBER["a"])

    def in_words(self) -> Expression:
        """Read an operand in words. Raises: Unreadable, where words are not read."""
        raise Unreadable(f"{self.word()!r} is no operand")

    def _infix(self, table: dict[tuple[str, ...], Infix]) -> Infix | None:
        if self.word() not in STARTS:
            return None
        for length in (3, 2, 1):
            words = tuple(self.word(ahead) for ahead in range(length))
            if words in table:
                self.at += length
                return table[words]
        return None


def is_fraction(expression: Expression) -> bool:
    """Return whether an expression is a quotient of a numeral, of which something can be taken."""
    return type(expression) is Operation and expression.op == "/" and type(expression.left) is Number
