"""A position in a list of tokens, and questions about it."""

from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction

from seedproof.equivalence.reading.tokens import Token
from seedproof.equivalence.reading.tree import Ambiguous, Call, Constant, Node, Number
from seedproof.equivalence.reading.unreadable import Unreadable

DEEPEST = 30
_STARTS = ("(", "[", "{", "\\{", "⟨", "⌊", "⌈")


class Cursor:
    """A position in a list of tokens; the grammar is built on it, from the tightest brackets outwards."""

    def __init__(self, found: list[Token]) -> None:
        """Start at the first token."""
        self.tokens = found
        self.place = 0
        self.depth = 0
        self.bars = 0

    def relation(self) -> Node:
        """Read what may stand between two commas."""
        raise NotImplementedError

    def alternatives(self) -> Node:
        """Read what may stand in braces."""
        raise NotImplementedError

    def sum(self) -> Node:
        """Read what may stand between bars."""
        raise NotImplementedError

    def sign(self) -> str:
        """Return the sign at this position, or an empty text."""
        token = self.tokens[self.place]
        return token.value if token.kind == "sign" else ""

    def takes(self, sign: str) -> bool:
        """Return whether this sign is next, and move past it if so."""
        is_next = self.sign() == sign
        self.place += is_next
        return is_next

    def expect_end(self) -> None:
        """Refuse any remaining tokens."""
        if self.tokens[self.place].kind != "end":
            raise Unreadable(f"{self.tokens[self.place].value[:30]!r} was not expected")

    @contextmanager
    def deeper(self) -> Iterator[None]:
        """Count one more level of nesting."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise Unreadable(f"the text is nested more than {DEEPEST} levels deep")
        yield
        self.depth -= 1

    def closes_bar(self) -> bool:
        """Return whether a bar here would end the absolute value that is being read."""
        return self.sign() == "|" and self.bars > 0

    def starts_operand(self) -> bool:
        """Return whether a factor may follow without a sign."""
        token = self.tokens[self.place]
        if token.kind == "sign":
            return token.value in _STARTS or (token.value == "|" and self.bars == 0)
        return token.kind in ("number", "letter", "constant", "function", "prefix") or (
            token.kind == "command" and token.value != "end"
        )

    def refuse_mixed(self, before: Node) -> None:
        """Refuse a number after a factor, unless it is the base of a power, as in `(2-n)3^n`."""
        token = self.tokens[self.place]
        if token.kind != "number":
            return
        follower = self.tokens[self.place + 1]
        is_base = follower.kind == "sign" and follower.value == "^"
        if not is_base or isinstance(before, Number | Constant | Call):
            raise Unreadable(f"{token.value[:20]} behind a factor without a sign is ambiguous")

    def mixed(self, whole: Node) -> Node | None:
        """Return a whole number with the proper fraction behind it, or None if there is none."""
        if not isinstance(whole, Number):
            return None
        start = self.place
        token = self.tokens[start]
        if token.kind == "command" and token.value == "frac":
            fraction: Node = self.atom()
        elif token.kind == "number" and token.spaced and self._is_fraction(start):
            above = Fraction(token.value)
            below = Fraction(self.tokens[start + 2].value)
            self.place += 3
            if not below:
                raise Unreadable("a denominator is zero")
            fraction = Number(above / below)
        else:
            return None
        if not isinstance(fraction, Number):
            self.place = start
            return None
        is_whole = whole.value.denominator == 1 and whole.value > 0
        if not is_whole or not 0 < fraction.value < 1:
            raise Unreadable("a number and a fraction side by side may be a mixed number or a product")
        readings = (Number(whole.value + fraction.value), Number(whole.value * fraction.value))
        return Ambiguous(readings, "mixed")

    def _is_fraction(self, start: int) -> bool:
        """Return whether two whole numbers with a stroke between them stand here."""
        if start + 2 >= len(self.tokens):
            return False
        above, stroke, below = self.tokens[start : start + 3]
        return (
            stroke.value == "/" and above.value.isdigit() and below.kind == "number" and below.value.isdigit()
        )

    def operand(self) -> Node:
        """Read an atom with what follows it."""
        raise NotImplementedError

    def atom(self) -> Node:
        """Read a number, a letter, a function or a bracket."""
        raise NotImplementedError
