"""The signs of formulas in LaTeX: what they are, and how they are read from left to right."""

import re

from seedproof.certifying.script import Unread

COMPARISONS = {
    "=": "=",
    r"\ne": "!=",
    r"\neq": "!=",
    "<": "<",
    ">": ">",
    r"\le": "<=",
    r"\leq": "<=",
    r"\ge": ">=",
    r"\geq": ">=",
}
"""How the signs between two sides are written."""

_CIRCULAR = ("sin", "cos", "tan", "cot", "sec", "csc", "arcsin", "arccos", "arctan")
_OTHER = ("sinh", "cosh", "tanh", "ln", "log", "exp", "det", "deg")
FUNCTIONS = frozenset(rf"\{name}" for name in (*_CIRCULAR, *_OTHER))

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
LETTERS = frozenset(rf"\{name}" for name in _GREEK)

_TOKEN = re.compile(r"\\[A-Za-z]+|\\.|\d+(?:\.\d+)?|[A-Za-z]|\S")
_SPACES = frozenset([r"\,", r"\;", r"\:", r"\!", r"\ "])
_SEPARATORS = frozenset([",", ";", r"\quad", r"\qquad", r"\text"])
_BETWEEN = ("and", "with", "for")
_DEEPER = {"{": 1, "}": -1}


class Signs:
    """The signs of one formula, with a place: what stands before it has been read."""

    def __init__(self, text: str) -> None:
        self.text = text
        stripped = re.sub(r"[.,;\s]+$", "", text)
        self.tokens = [token for token in _TOKEN.findall(stripped) if token not in _SPACES]
        self.place = 0

    def refuse(self, why: str) -> Unread:
        """Return the error that says where the formula is not understood."""
        rest = " ".join(self.tokens[self.place :])
        return Unread(f"formula {self.text!r}: {why} at {rest[:40]!r}")

    @property
    def next(self) -> str:
        """The next sign; nothing at the end."""
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def take(self, *expected: str) -> str:
        """Read one sign, which must be one of those expected if any are.

        Raises: Unread for another sign, or at the end.
        """
        token = self.next
        if not token or (expected and token not in expected):
            raise self.refuse(f"expected {' or '.join(expected) or 'more'}")
        self.place += 1
        return token

    def took(self, token: str) -> bool:
        """Read a sign if it is the next; return whether it was."""
        if self.next != token:
            return False
        self.place += 1
        return True

    def end(self) -> None:
        """Expect that all has been read.

        Raises: Unread if something is left.
        """
        if self.next:
            raise self.refuse("unread")

    def separated(self) -> bool:
        """Skip what stands between two formulas; return whether there was any."""
        start = self.place
        while self.next in _SEPARATORS:
            if self.take() == r"\text":
                self._expect_between(self.raw())
        return self.place > start

    def _expect_between(self, words: str) -> None:
        if words not in _BETWEEN:
            raise self.refuse(f"unknown words {words}")

    def raw(self) -> str:
        """Read what stands in braces, as it is."""
        self.take("{")
        held: list[str] = []
        depth = 1
        while depth:
            token = self.take()
            depth += _DEEPER.get(token, 0)
            held.append(token)
        return "".join(held[:-1])
