"""Air in the code of problems: a statement does one thing, and a comparison is no number."""

import ast

import pytest

from tests.imports import SEEDPROOF

ROOM = SEEDPROOF / "problems"

SOURCES = sorted(ROOM.rglob("*.py"))


def is_parallel(node):
    """`a, b = x, y`, but not an exchange: `a, b = b, a`."""
    if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Tuple):
        return False
    values = sorted(map(ast.unparse, node.value.elts))
    targets = [target for target in node.targets if isinstance(target, ast.Tuple | ast.List)]
    return any(sorted(map(ast.unparse, target.elts)) != values for target in targets)


def is_boolean(node):
    return isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))


def counts_a_boolean(node):
    """`[x] * (n == 1)`, `1 + (a > b)`, `n += x in y`, `-(a > b)`, `pair[a > b]`."""
    match node:
        case ast.BinOp(left, _, right):
            return is_boolean(left) or is_boolean(right)
        case ast.AugAssign(_, _, value):
            return is_boolean(value)
        case ast.UnaryOp(ast.USub() | ast.UAdd(), operand):
            return is_boolean(operand)
        case ast.Subscript(_, index):
            return is_boolean(index)
    return False


def lines(source, dense):
    return [node.lineno for node in ast.walk(ast.parse(source)) if dense(node)]


def test_a_statement_does_one_thing_and_a_comparison_is_no_number():
    """Each file is parsed once for both."""
    found = []
    for path in SOURCES:
        dense = lines(path.read_text(), lambda node: is_parallel(node) or counts_a_boolean(node))
        found += [f"{path}:{line}" for line in dense]
    assert len(SOURCES) > 500
    assert found == []


@pytest.mark.parametrize("dense", ["a, b = 1, []", "a, b, c = *pair, 1", "a = b, c = 1, 2"])
def test_parallel_assignments_are_seen(dense):
    assert lines(dense, is_parallel) == [1]


@pytest.mark.parametrize("airy", ["a, b = pair", "a, b = b, a", "pair = 1, 2", "a, *b = list(c)"])
def test_taking_apart_and_exchanging_is_no_parallel_assignment(airy):
    assert lines(airy, is_parallel) == []


@pytest.mark.parametrize(
    "dense", ["[x] * (n == 1)", "1 + (a in b)", "n += x in y", "-(a > b)", "(1, 2)[a > b]", "3 * (not a)"]
)
def test_arithmetic_on_booleans_is_seen(dense):
    assert lines(dense, counts_a_boolean) == [1]
