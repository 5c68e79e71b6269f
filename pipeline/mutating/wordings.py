"""The wordings of a benchmark, and the bugs that each of them may have.

A wording is a string, or an f-string, in a module that writes text; it is found in the syntax tree.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from pathlib import Path
from types import CodeType
from typing import Literal, NamedTuple

from pipeline.mutating.words import OTHERS, WORD
from seedproof.contract import registry

Kind = Literal["exchanged", "dropped", "turned"]

KINDS: Mapping[Kind, str] = {
    "exchanged": "two gaps are exchanged",
    "dropped": "a gap is left out",
    "turned": "a unit or a comparison is turned around",
}
"""What is done to a wording, in words."""


class Places(NamedTuple):
    """Where the wordings of a benchmark stand, and what a gap is; `but` is no text of rows."""

    files: tuple[str, ...]
    gap: str = r"(?<!\{)\{[^{}]*\}(?!\})"
    but: tuple[str, ...] = ()


_ANGLES = r"<[a-z][a-z0-9_]*>"

PLACES: Mapping[str, Places] = {
    "curriculum": Places(("benchmarks/curriculum/words/**/*.py", "benchmarks/curriculum/lexicon/**/*.py")),
    "judge": Places(("problems/rules/*.py", "benchmarks/judge/writers/*.py"), _ANGLES),
    "missing_fact": Places(("benchmarks/missing_fact/families/*/generate.py",), but=("repairs", "unit")),
    "number_game": Places(("benchmarks/number_game/words.py",)),
    "university": Places(("problems/templates/*/phrases.py",), _ANGLES),
}
"""By benchmark, from the folder of its package's top; of others, `generate.py` has the wordings."""


def places_of(benchmark: str) -> Places:
    """Return where the wordings of a benchmark stand."""
    folders = registry.benchmark(benchmark).package.split(".")[1:]
    return PLACES.get(benchmark, Places(("/".join((*folders, "generate.py")),)))


@dataclass(frozen=True)
class Wording:
    """A string of a module: fixed text and gaps in turn."""

    path: Path
    module: str
    number: int
    """Of its node, as the syntax tree is walked."""
    line: int
    pieces: tuple[str, ...]

    @property
    def text(self) -> str:
        """The wording as it stands there; a value of an f-string in braces."""
        return "".join(self.pieces)

    @cached_property
    def fixed(self) -> tuple[str, ...]:
        """What stands in every text of it."""
        return tuple(piece.strip() for piece in self.pieces[::2] if piece.strip())

    def may_be_in(self, text: str) -> bool:
        """Return whether a text has all that is fixed, in order."""
        at = 0
        for piece in self.fixed:
            at = text.find(piece, at)
            if at < 0:
                return False
            at += len(piece)
        return True


@dataclass(frozen=True)
class SentenceBug:
    """A wording that says something else."""

    wording: Wording
    kind: Kind
    said: str
    pieces: tuple[str, ...]
    gaps: tuple[str, ...] = ()
    """Those that are exchanged or left out."""

    def may_be_in(self, text: str) -> bool:
        """Return whether a text has all that is fixed with the bug."""
        return replace(self.wording, pieces=self.pieces).may_be_in(text)

    def code(self) -> CodeType:
        """Return the module with the bug, compiled."""
        path = self.wording.path
        tree = ast.parse(path.read_text(encoding="utf-8"))
        right = list(ast.walk(tree))[self.wording.number]
        wrong = ast.copy_location(_node(right, self.pieces), right)
        _Exchange(right, wrong).visit(tree)
        return compile(ast.fix_missing_locations(tree), str(path), "exec")


def bugs_of(wording: Wording) -> Iterator[SentenceBug]:
    """Yield every bug of a wording: two gaps exchanged, a gap left out, a word turned around."""
    pieces = wording.pieces
    for one, other in combinations(dict.fromkeys(pieces[1::2]), 2):
        names = {one: other, other: one}
        swapped = tuple(names.get(piece, piece) if at % 2 else piece for at, piece in enumerate(pieces))
        yield SentenceBug(wording, "exchanged", f"{one} ⇄ {other}", swapped, (one, other))
    for at in range(1, len(pieces), 2):
        without = (*pieces[:at], "", *pieces[at + 1 :])
        yield SentenceBug(wording, "dropped", f"{pieces[at]} left out", without, (pieces[at],))
    for at in range(0, len(pieces), 2):
        for found in WORD.finditer(pieces[at]):
            other = OTHERS[found[0]]
            turned = pieces[at][: found.start()] + other + pieces[at][found.end() :]
            changed = (*pieces[:at], turned, *pieces[at + 1 :])
            yield SentenceBug(wording, "turned", f"{found[0].strip()} → {other.strip()}", changed)


def wordings_of(benchmark: str) -> dict[str, list[Wording]]:
    """Return the wordings of a benchmark by their modules: all strings with a gap or several words."""
    places = places_of(benchmark)
    root = registry.benchmark(benchmark).root
    top = root / registry.benchmark(benchmark).package.partition(".")[0]
    found: dict[str, list[Wording]] = {}
    for path in sorted(path for pattern in places.files for path in top.glob(pattern)):
        module = ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        if wordings := list(_in_file(path, module, places)):
            found[module] = wordings
    return found


def _in_file(path: Path, module: str, places: Places) -> Iterator[Wording]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    gap = re.compile(f"({places.gap})")
    others = _no_texts(tree, places.but)
    for number, node in enumerate(ast.walk(tree)):
        if id(node) in others or not isinstance(node, ast.Constant | ast.JoinedStr):
            continue
        pieces = tuple(_pieces(node, gap))
        if len(pieces) > 1 or " " in "".join(pieces).strip():
            yield Wording(path, module, number, node.lineno, pieces)


def _no_texts(tree: ast.AST, but: tuple[str, ...]) -> set[int]:
    """Return the nodes that no row has a text from: docstrings, errors, parts of f-strings, types."""
    others: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            others |= {id(value) for value in node.values if isinstance(value, ast.Constant)}
            specs = [value.format_spec for value in node.values if isinstance(value, ast.FormattedValue)]
            others |= {id(part) for spec in specs if spec for part in ast.walk(spec)}
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            others.add(id(node.value))
        elif isinstance(node, ast.Raise) or (isinstance(node, ast.keyword) and node.arg in but):
            others |= {id(part) for part in ast.walk(node)}
    return others


def _pieces(node: ast.Constant | ast.JoinedStr, gap: re.Pattern[str]) -> Iterator[str]:
    """Yield fixed text and gaps in turn; nothing for what is no text."""
    fixed = ""
    for value in node.values if isinstance(node, ast.JoinedStr) else [node]:
        if isinstance(value, ast.FormattedValue):
            yield from (fixed, _shown(value))
            fixed = ""
        elif isinstance(value, ast.Constant) and isinstance(value.value, str):
            first, *others = gap.split(value.value)
            fixed += first
            for piece in others:
                yield fixed
                fixed = piece
    if fixed or isinstance(node, ast.JoinedStr) or isinstance(node.value, str):
        yield fixed


def _shown(value: ast.FormattedValue) -> str:
    return ast.unparse(ast.JoinedStr([value]))[2:-1]


def _node(right: ast.AST, pieces: tuple[str, ...]) -> ast.expr:
    """Return a string of pieces; the values of an f-string are those that it has."""
    if not isinstance(right, ast.JoinedStr):
        return ast.Constant("".join(pieces))
    values = {_shown(value): value for value in right.values if isinstance(value, ast.FormattedValue)}
    return ast.JoinedStr([values.get(piece, ast.Constant(piece)) for piece in pieces if piece])


class _Exchange(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, right: ast.AST, wrong: ast.AST) -> None:
        self._right = right
        self._wrong = wrong

    def visit(self, node: ast.AST) -> ast.AST:
        """Return the node, or what stands in its place."""
        if node is self._right:
            return self._wrong
        return self.generic_visit(node)
