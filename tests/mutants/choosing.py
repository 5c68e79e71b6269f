"""Mutants of the product: in one file, a piece of its source is another one. A seed chooses them."""

import ast
import re
import textwrap
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, pairwise
from pathlib import Path

from seedproof.record.draws import Draws
from tests.imports import PIPELINE, SEEDPROOF

PARTED = ("benchmarks", "certifying", "problems")
"""Rooms of the library that are so large that each of their own is one."""

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
}
OPERATORS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}
OTHER = {"min": "max", "max": "min", "any": "all", "all": "any"}

LEFT_OUT = {"annotation", "returns", "decorator_list", "ctx"}

Change = tuple[int, int, str]
"""Where a piece of a file begins and ends, in bytes, and what stands there instead."""


@dataclass(frozen=True)
class Mutant:
    """A file of the product with one change."""

    path: Path
    line: int
    start: int
    old: str
    new: str

    def __str__(self) -> str:
        """Return the place and the change in one line."""
        return f"{self.path}:{self.line}: {textwrap.shorten(self.old, 70, placeholder=' ...')} -> {self.new}"

    @property
    def room(self) -> str:
        """Return the room that the file is in."""
        return room_of(self.path)

    @property
    def source(self) -> bytes:
        """Return the file with the change; every other byte is as it was."""
        whole = self.path.read_bytes()
        return whole[: self.start] + self.new.encode() + whole[self.start + len(self.old.encode()) :]


def choose(seed: str, count: int, rooms: tuple[str, ...] = ()) -> list[Mutant]:
    """Return different mutants: one of each room, then wherever a line falls. More begin with the same."""
    files: dict[str, dict[Path, int]] = defaultdict(dict)
    for path in sorted((*PIPELINE.rglob("*.py"), *SEEDPROOF.rglob("*.py"))):
        if not rooms or room_of(path).startswith(rooms):
            files[room_of(path)][path] = path.read_bytes().count(b"\n")
    files = {room: paths for room, paths in files.items() if any(map(mutants_of, paths))}
    every = {path: lines for room in files.values() for path, lines in room.items()}
    draws = Draws(seed)
    chosen: dict[str, Mutant] = {}
    for room in draws.sample(list(files), len(files))[:count]:
        mutant = _drawn(draws, files[room])
        chosen[str(mutant)] = mutant
    while len(chosen) < count:
        mutant = _drawn(draws, every)
        chosen.setdefault(str(mutant), mutant)
    return list(chosen.values())


def room_of(path: Path) -> str:
    """Return the room of a file; what lies beside the rooms is one as well."""
    depth = 3 if path.parts[1] in PARTED else 2
    return "/".join(path.parent.parts[:depth])


def _drawn(draws: Draws, files: dict[Path, int]) -> Mutant:
    """Return a mutant of any line; lines that have none are passed over."""
    paths = list(files)
    ends = list(accumulate(files.values()))
    while True:
        place = draws.below(ends[-1])
        at = bisect_right(ends, place)
        line = place - ends[at] + files[paths[at]] + 1
        if found := mutants_of(paths[at]).get(line):
            return draws.choice(found)


@cache
def mutants_of(path: Path) -> dict[int, list[Mutant]]:
    """Return all mutants of a file by the lines where the changes begin."""
    source = path.read_bytes()
    starts = _starts(source)
    found = defaultdict(list)
    for start, end, new in changes(source):
        line = bisect_right(starts, start)
        found[line].append(Mutant(path, line, start, source[start:end].decode(), new))
    return found


def changes(source: bytes) -> Iterator[Change]:
    """Yield what can be changed in a file, one at a time."""
    starts = _starts(source)

    def place(node: ast.expr | ast.stmt) -> tuple[int, int]:
        return (
            starts[node.lineno - 1] + node.col_offset,
            starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0),
        )

    def between(left: ast.expr, right: ast.expr, sign: tuple[str, str]) -> Iterator[Change]:
        """Yield the exchange of the sign of two operands; beside it, only brackets stand there."""
        first = place(left)[1]
        gap = source[first : place(right)[0]]
        match = re.search(sign[0].encode(), gap)
        if match and b"#" not in gap:
            yield first + match.start(), first + match.end(), sign[1]

    for node in _code(ast.parse(source)):
        match node:
            case ast.Compare(left, ops, others):
                for op, (before, after) in zip(ops, pairwise((left, *others)), strict=True):
                    yield from between(before, after, COMPARISONS[type(op)])
            case ast.BinOp(left, op, right) if type(op) in OPERATORS:
                yield from between(left, right, OPERATORS[type(op)])
            case ast.BoolOp(op, values):
                for before, after in pairwise(values):
                    yield from between(before, after, OPERATORS[type(op)])
            case ast.UnaryOp(ast.Not()):
                start = place(node)[0]
                rest = source[start:].removeprefix(b"not").lstrip()
                yield start, len(source) - len(rest), ""
            case ast.Constant(value) if type(value) is int:
                yield *place(node), str(value + 1)
            case ast.Return(ast.Constant(None)):
                pass
            case ast.Return(ast.expr() as value):
                yield *place(value), "None"
            case ast.Call(ast.Name(name) as function) if name in OTHER:
                yield *place(function), OTHER[name]
            case ast.Call(ast.Name("sorted") as function, [_], []):
                yield *place(function), "list"
            case ast.Raise() | ast.Expr(ast.Call()):
                yield *place(node), "pass"
            case ast.arguments(defaults=some, kw_defaults=named):
                for default in (*some, *named):
                    if isinstance(default, ast.Constant) and isinstance(default.value, bool):
                        yield *place(default), str(not default.value)
        for test in _conditions(node):
            # A name that is given in a condition is missed elsewhere.
            if not any(isinstance(inner, ast.NamedExpr) for inner in ast.walk(test)):
                yield *place(test), "True"
                yield *place(test), "False"


def _starts(source: bytes) -> list[int]:
    """Return where the lines begin."""
    return [0, *(match.end() for match in re.finditer(rb"\n", source))]


def _conditions(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.If(test) | ast.IfExp(test):
            return [test]
        case ast.comprehension(ifs=tests):
            return tests
    return []


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes that do something: no types, no decorators, nothing for checkers or scripts alone.

    Python 3.11 does not know where the parts of an f-string stand.
    """
    todo = [node]
    while todo:
        node = todo.pop()
        yield node
        for name in node._fields:
            value = None if name in LEFT_OUT else getattr(node, name)
            children = value if isinstance(value, list) else [value]
            todo += [child for child in children if isinstance(child, ast.AST) and not _is_left_out(child)]


def _is_left_out(node: ast.AST) -> bool:
    match node:
        case ast.JoinedStr() | ast.Subscript(ast.Name("Literal")):
            return True
        case ast.If(ast.Name("TYPE_CHECKING") | ast.Compare(ast.Name("__name__"))):
            return True
    return False
