"""Brackets of all kinds: groups, tuples, intervals, sets, absolute values and matrices."""

from seedproof.equivalence.reading import names
from seedproof.equivalence.reading.cursor import Cursor
from seedproof.equivalence.reading.tree import Bracketed, Builder, Call, Matrix, Node, over
from seedproof.equivalence.reading.unreadable import Unreadable

_CLOSING = {
    "(": (")", "]"),
    "[": ("]", ")"),
    "{": ("}",),
    "\\{": ("\\}", "}"),
    "⟨": ("⟩", ">"),
    "<": (">", "⟩"),
    "⌊": ("⌋",),
    "⌈": ("⌉",),
}
_ROUNDING = {"⌊": "floor", "⌈": "ceiling"}
OPENING = frozenset(_CLOSING)


def _in_rows(items: list[Node], starts: list[int]) -> list[Node]:
    """Return the rows of `[1, 2; 3, 4]`; items that are no rows of one length stay as they are."""
    ends = [*starts[1:], len(items)]
    lengths = {end - start for start, end in zip(starts, ends, strict=True)}
    if len(starts) == 1 or len(lengths) > 1 or lengths == {1}:
        return items
    return [Bracketed("[", tuple(items[start:end]), "]") for start, end in zip(starts, ends, strict=True)]


class Brackets(Cursor):
    """The grammar of brackets."""

    def absolute(self) -> Node:
        """Return the absolute value between bars."""
        with self.deeper():
            self.bars += 1
            inner = self.sum()
            if not self.takes("|"):
                raise Unreadable("a bar | is not closed")
            self.bars -= 1
        return Call("abs", (inner,))

    def bracketed(self, opening: str) -> Node:
        """Return what follows an opening bracket, up to and including the closing one."""
        with self.deeper():
            braces = opening in ("{", "\\{")
            bars, self.bars = self.bars, int(braces and self._bars_are_odd())
            items: list[Node] = []
            if self.sign() not in _CLOSING[opening]:
                items.append(self.sum() if opening == "<" else self.relation())
                if opening == "{" and self.sign() in ("over", "choose"):
                    items = [self.fraction(items[0])]
                if braces and ((self.bars and self.takes("|")) or self.takes(":")):
                    self.bars = 0
                    items = [Builder(items[0], self.alternatives())]
                self.bars = 0
                starts = [0]
                while self.takes(",") or self.takes("and") or self.sign() == ";":
                    if self.takes(";"):
                        starts.append(len(items))
                    items.append(self.sum() if opening == "<" else self.relation())
                items = _in_rows(items, starts) if opening in ("(", "[") else items
            closing = self.sign()
            if closing not in _CLOSING[opening]:
                raise Unreadable(f"the bracket {opening.strip(chr(92))} is not closed")
            self.place += 1
            self.bars = bars
        if opening in _ROUNDING:
            if len(items) != 1:
                raise Unreadable("the brackets of a rounding hold no single value")
            return Call(_ROUNDING[opening], tuple(items))
        opening, closing = opening.strip("\\") or opening, closing.strip("\\")
        grouping = (
            self.tokens[self.place - 1].value != "\\}"
            and opening in "({"
            and opening + closing in ("()", "{}")
        )
        if len(items) == 1 and (grouping or isinstance(items[0], Builder)):
            return items[0]
        if not items and opening != "{":
            raise Unreadable("a pair of brackets is empty")
        return Bracketed({"⟨": "<"}.get(opening, opening), tuple(items), {"⟩": ">"}.get(closing, closing))

    def fraction(self, above: Node) -> Node:
        r"""Return the fraction of `1 \over 2`, or the binomial coefficient of `5 \choose 2`."""
        if self.takes("over"):
            return over(above, self.sum())
        self.place += 1
        return Call("binomial", (above, self.sum()))

    def _bars_are_odd(self) -> bool:
        """Return whether a bar here stands alone, as in `{x | x > 1}`: absolute values have pairs."""
        level = bars = 0
        for token in self.tokens[self.place :]:
            if token.kind == "sign" and token.value in ("(", "[", "{", "\\{"):
                level += 1
            elif token.kind == "sign" and token.value in (")", "]", "}", "\\}"):
                level -= 1
            if level < 0:
                break
            bars += token.kind == "sign" and token.value == "|" and level == 0
        return bars % 2 == 1

    def matrix(self) -> Node:
        """Return the matrix of a LaTeX environment."""
        kind = self._environment()
        if kind not in names.MATRICES:
            raise Unreadable(f"the environment {kind[:20]} is not read")
        if kind == "array" and self.takes("{"):
            while self.tokens[self.place].kind in ("letter", "sign") and not self.takes("}"):
                self.place += 1
        bars, self.bars = self.bars, 0
        rows: list[list[Node]] = [[]]
        while self.tokens[self.place].value != "end":
            rows[-1].append(self.relation())
            if self.takes("\\\\"):
                rows.append([])
            elif not self.takes("&") and self.tokens[self.place].value != "end":
                raise Unreadable(f"{self.tokens[self.place].value[:20]!r} was not expected in a matrix")
        self.place += 1
        if self._environment() != kind:
            raise Unreadable("a matrix is not closed")
        self.bars = bars
        rows = [row for row in rows if row]
        if not rows or len({len(row) for row in rows}) != 1:
            raise Unreadable("the rows of a matrix differ in length")
        matrix = Matrix(tuple(tuple(row) for row in rows))
        return Call("det", (matrix,)) if kind == "vmatrix" else matrix

    def _environment(self) -> str:
        name = ""
        if self.takes("{"):
            while self.tokens[self.place].kind in ("letter", "word", "constant"):
                name += self.tokens[self.place].value
                self.place += 1
        if not self.takes("}"):
            raise Unreadable("the name of an environment is missing")
        return name
