"""Defines rewrites, and how one of a single value reaches the values in tuples, sets and intervals."""

from collections.abc import Callable
from typing import NamedTuple

from seedproof.benchmarks.judge.rewriting.shapes import Rule, written
from seedproof.record.draws import Rejected
from seedproof.text.formula import INFINITY, Formula, Matrix, Sequence, Sum, Symbol, Union, Word, latex, total

NUMERIC = ("number", "tuple", "set", "unordered", "interval_union", "matrix")
"""The types whose values hold no variable."""
FUNCTIONS = ("expression", "antiderivative", "ode_family")
"""The types whose one value is a function."""

_INFINITIES = (INFINITY, -INFINITY)


class Rewrite(NamedTuple):
    """A way to write an answer in another form with the same value."""

    name: str
    """The name in snake_case: `expanded`."""
    said: str
    """What was done, a clause: `the brackets are multiplied out`."""
    change: Callable[[Formula, str], str]
    """A formula and its type, as answers have it, to LaTeX without dollar signs.

    Raises: Rejected where it does not apply or changes nothing."""
    carried: bool = True
    """Whether the form can stand in the working, too, in place of the value; else only in the answer."""


def type_name(type_: str) -> str:
    """Return the name of a type without its arguments in brackets."""
    return type_.partition("(")[0]


def of_whole(
    name: str, description: str, rule: Callable[[Formula], str | None], *types: str, carried: bool = True
) -> Rewrite:
    """Make a rewrite of whole answers of these types from a rule that gives LaTeX or None."""

    def change(formula: Formula, type_: str) -> str:
        text = rule(formula) if type_name(type_) in types else None
        if text is None or text == latex(formula):
            raise Rejected(f"nothing to rewrite: {name}")
        return text

    return Rewrite(name, description, change, carried)


def of_values(name: str, description: str, rule: Rule, *types: str) -> Rewrite:
    """Make a rewrite of all values, in answers of these types, that a rule applies to."""

    def change(formula: Formula, type_: str) -> str:
        kind = type_name(type_)
        changed = _in_values(formula, rule, kind) if kind in types else formula
        if changed == formula or (text := written(changed)) == latex(formula):
            raise Rejected(f"nothing to rewrite: {name}")
        return text

    return Rewrite(name, description, change)


def _in_values(node: Formula, rule: Rule, kind: str) -> Formula:
    match node:
        case Sequence(opening, items, closing):
            return Sequence(opening, tuple(_in_values(item, rule, kind) for item in items), closing)
        case Union(parts):
            return Union(tuple(_in_values(part, rule, kind) for part in parts))
        case Matrix(rows):
            return Matrix(tuple(tuple(_in_values(entry, rule, kind) for entry in row) for row in rows))
        case Sum((*terms, Symbol(letter) as constant)) if kind == "antiderivative" and letter[0] in "CK":
            value = total(*terms)
            return total(rule(value) or value, constant)
    if isinstance(node, Word) or node in _INFINITIES:
        return node
    return rule(node) or node
