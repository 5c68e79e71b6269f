"""A position in a list of tokens, and questions about it."""

from collections.abc import Iterator
from contextlib import contextmanager

from seedproof.equivalence.reading.tokens import Token
from seedproof.equivalence.reading.tree import Node, Number
from seedproof.equivalence.reading.unreadable import Unreadable

DEEPEST = 30
_STARTS = ("(", "[", "{", "\\{", "⟨")


class Cursor:
    """A position in a list of tokens; the grammar is built on it, from the tightest brackets outwards."""

    def __init__(self, found: list[Token]) -> None:
        """Start at the first token."""
        self.tokens = _with_unions(found)
        self.place = 0
        self.depth = 0
        self.bars = 0

    def relation(self) -> Node:
        """Read what may stand between two commas."""
        raise NotImplementedError

    def listing(self) -> Node:
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
        return token.kind in ("number", "letter", "constant", "function") or (
            token.kind == "command" and token.value != "end"
        )

    def refuse_mixed(self, before: Node) -> None:
        """Refuse a number after a factor, and a fraction of numbers after a number."""
        token = self.tokens[self.place]
        if token.kind == "number":
            raise Unreadable(f"{token.value[:20]} behind a factor without a sign is ambiguous")
        if token.value == "frac" and token.kind == "command" and isinstance(before, Number):
            start = self.place
            fraction = self.atom()
            self.place = start
            if isinstance(fraction, Number):
                raise Unreadable("a number and a fraction side by side may be a mixed number or a product")

    def refuse_thousands(self, comma: int) -> None:
        """Refuse `1,000` outside brackets."""
        before, after = self.tokens[comma - 1], self.tokens[comma + 1]
        if self.depth or self.tokens[comma].spaced or after.spaced or {before.kind, after.kind} != {"number"}:
            return
        if len(before.value) <= 3 and len(after.value.split(".")[0]) == 3:
            raise Unreadable(f"{before.value},{after.value} is one number with a separator, or two numbers")

    def operand(self) -> Node:
        """Read an atom with what follows it."""
        raise NotImplementedError

    def atom(self) -> Node:
        """Read a number, a letter, a function or a bracket."""
        raise NotImplementedError


def _with_unions(tokens: list[Token]) -> list[Token]:
    """Turn each capital letter U between two brackets into a union."""
    return [
        Token("sign", "union", token.spaced)
        if token.value == "U"
        and 0 < index < len(tokens) - 1
        and tokens[index - 1].value in (")", "]", "}", "\\}")
        and tokens[index + 1].value in ("(", "[", "{", "\\{")
        else token
        for index, token in enumerate(tokens)
    ]
