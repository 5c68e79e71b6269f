"""General solutions: families with constants, equal if each contains the other.

A family that is linear in its constants is an affine space of functions: one solution plus the span of the
functions that the constants multiply. Two such spaces are equal if the spans are, and if the difference of
the solutions lies in them. A determinant of balls proves that a function is outside a span.
"""

from itertools import islice, permutations
from typing import NamedTuple

from flint import arb, arb_mat

from seedproof.equivalence.deciding.balls import precision
from seedproof.equivalence.deciding.derivative import derivative
from seedproof.equivalence.deciding.domains import REALS
from seedproof.equivalence.deciding.enclosure import Unclear, Undefined, enclosure
from seedproof.equivalence.deciding.linear import Row, divided, eliminated
from seedproof.equivalence.deciding.normal import Normal
from seedproof.equivalence.deciding.ring import Element, Monomial, NotNormal
from seedproof.equivalence.deciding.values import Situation, same
from seedproof.equivalence.reading.statements import is_name, stated
from seedproof.equivalence.reading.tree import (
    ZERO,
    Node,
    Relation,
    Symbol,
    is_expression,
    mapped,
    names,
    negative,
    total,
)
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.phases import without_phase
from seedproof.equivalence.types.quantifiers import without_quantifiers
from seedproof.record.verdict import Verdict, different, equal, undecided

_MOST_CONSTANTS = 6


class Family(NamedTuple):
    """One solution, and the functions that the constants multiply; None if it is not linear in them."""

    solution: Node
    functions: tuple[Node, ...] | None
    constants: tuple[str, ...]


def compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare two families."""
    trees = [_solution(without_quantifiers(tree)) for tree in (left, right)]
    letter = str(situation.options.get("variable") or _letter(trees))
    fixed = {letter, *map(str, situation.options.get("parameters", ()))}
    trees = [without_phase(tree, fixed) for tree in trees]
    first, second = (_family(tree, letter, fixed) for tree in trees)
    order = int(situation.options.get("order", 1))
    small, large = sorted((first, second), key=lambda family: len(family.constants))
    if len(small.constants) < order <= len(large.constants) and _is_as_large(large, order, letter, situation):
        stated = f"{len(small.constants) or 'no'} arbitrary constant{'s' * (len(small.constants) != 1)}"
        return different(f"one of them has {stated}, the equation is of order {order}")
    if max(len(first.constants), len(second.constants)) > _MOST_CONSTANTS:
        return undecided("there are too many constants")
    if first.functions is None or second.functions is None:
        return _renamed(trees, first, second, situation)
    if (refuted := _refuted(first, second, letter, situation)) is not None:
        return refuted
    if (verdict := _renamed(trees, first, second, situation)).result == "equal":
        return verdict
    normal = situation.normal()
    normal.assume_defined(trees)
    shift = total(first.solution, negative(second.solution))
    rows = _coordinates(normal, [*first.functions, *second.functions, shift], frozenset((letter,)))
    first_basis = eliminated(normal, rows[: len(first.functions)])
    second_basis = eliminated(normal, rows[len(first.functions) : -1])
    if (
        len(first_basis)
        == len(second_basis)
        == len(eliminated(normal, [*first_basis, *second_basis, rows[-1]]))
    ):
        return equal("both are the same affine space of functions")
    independent = (
        _with_independent(first, rows[: len(first.functions)], normal),
        _with_independent(second, rows[len(first.functions) : -1], normal),
    )
    if independent != (first, second):
        refuted = _refuted(*independent, letter, situation)
        if refuted is not None:
            return refuted
    return undecided("neither a proof nor a refutation was found")


def _is_as_large(family: Family, order: int, letter: str, situation: Situation) -> bool:
    """Return whether a family has at least as many functions, none of them a sum of multiples of others."""
    functions = family.functions
    if functions is None:
        return False
    kept: list[Node] = []
    for function in functions:
        if _outside(function, tuple(kept), letter, situation):
            kept.append(function)
    return len(kept) >= order


def _with_independent(family: Family, rows: list[Row], normal: Normal) -> Family:
    """Return the family without functions that are proved to be sums of multiples of others."""
    kept: list[int] = []
    for index in range(len(rows)):
        chosen = [rows[number] for number in (*kept, index)]
        if len(eliminated(normal, chosen)) == len(chosen):
            kept.append(index)
    functions = family.functions or ()
    return family._replace(functions=tuple(functions[index] for index in kept))


def _solution(tree: Node) -> Node:
    """Return the function, without `y =`; an implicit equation is returned whole."""
    if isinstance(tree, Relation) and tree.signs == ("=",) and not any(map(is_name, tree.operands)):
        return tree
    return stated(tree)


def _letter(trees: list[Node]) -> str:
    letters = names(trees[0]) & names(trees[1])
    return next((letter for letter in ("x", "t", "s", "u", "theta", "n") if letter in letters), "x")


def _family(tree: Node, letter: str, fixed: set[str]) -> Family:
    constants = tuple(sorted(names(tree) - fixed))
    if not all(is_expression(part) for part in (tree.operands if isinstance(tree, Relation) else (tree,))):
        raise Unreadable("one of them is no family of functions")
    if isinstance(tree, Relation) or len(constants) > _MOST_CONSTANTS:
        return Family(tree, None, constants)
    functions = tuple(derivative(tree, constant) for constant in constants)
    if any(names(function) & set(constants) for function in functions):
        return Family(tree, None, constants)
    return Family(
        mapped(tree, lambda node: ZERO if _is_one_of(node, constants) else None), functions, constants
    )


def _is_one_of(node: Node, letters: tuple[str, ...]) -> bool:
    return isinstance(node, Symbol) and node.name in letters


def _renamed(trees: list[Node], first: Family, second: Family, situation: Situation) -> Verdict:
    """Compare after renaming the constants, and after changing the sign if there is only one."""
    if len(first.constants) != len(second.constants) or len(first.constants) > 3:
        return undecided("the families are not linear in the same number of constants")
    for order in permutations(second.constants):
        for flips in (False, True) if len(order) == 1 else (False,):
            table: dict[Node, Node] = {}
            for old, new in zip(order, first.constants, strict=True):
                table[Symbol(old)] = negative(Symbol(new)) if flips else Symbol(new)
            renamed = mapped(trees[1], table.get)
            if _same(trees[0], renamed, situation):
                return equal("they are equal after renaming the constants")
    return undecided("no renaming of the constants makes the families equal")


def _same(left: Node, right: Node, situation: Situation) -> bool:
    if isinstance(left, Relation) and isinstance(right, Relation):
        differences = [total(tree.operands[0], negative(tree.operands[1])) for tree in (left, right)]
        return any(
            same(differences[0], candidate, situation).result == "equal"
            for candidate in (differences[1], negative(differences[1]))
        )
    if isinstance(left, Relation) or isinstance(right, Relation):
        return False
    return same(left, right, situation).result == "equal"


def _coordinates(normal: Normal, functions: list[Node], letters: frozenset[str]) -> list[Row]:
    """Return every function as a row of coefficients of what depends on the letter, over one denominator."""
    ring = normal.ring
    elements = [normal.element(function) for function in functions]
    common = ring.constant(1)
    for element in elements:
        if len(element.below) > 1 and element.below != common.above:
            common = ring.times(common, Element(element.below, ring.one))
    rows: list[dict[Monomial, Element]] = []
    for element in elements:
        whole = ring.times(element, common)
        if len(whole.below) > 1:
            raise NotNormal("the functions have no common denominator")
        parts = divided(normal, whole.above, letters)
        rows.append({monomial: Element(part, ring.one) for monomial, part in parts.items()})
    columns = list(dict.fromkeys(monomial for row in rows for monomial in row))
    return [[row.get(column, ring.zero) for column in columns] for row in rows]


def _refuted(first: Family, second: Family, letter: str, situation: Situation) -> Verdict | None:
    """Return a verdict if a function or the solution of one family is not in the other."""
    shift = total(first.solution, negative(second.solution))
    for family, other_family in ((first, second), (second, first)):
        for candidate in (*(family.functions or ()), shift):
            if _outside(candidate, other_family.functions or (), letter, situation):
                return different("one family holds a function that the other does not")
    return None


def _outside(candidate: Node, functions: tuple[Node, ...], letter: str, situation: Situation) -> bool:
    """Return whether the determinant of the functions at as many points is not zero."""
    free = sorted((names(candidate) | frozenset().union(*map(names, functions))) - {letter})
    fixed = {name: value for name, value in zip(free, islice(REALS.points(), 7, 12), strict=False)}
    size = len(functions) + 1
    domain = situation.domains.get(letter, REALS)
    with precision(200):
        rows: list[list[arb]] = []
        for value in islice(domain.points(), 10):
            try:
                point = {letter: value, **fixed}
                rows.append([enclosure(f, point, situation.budget) for f in (*functions, candidate)])
            except (Undefined, Unclear):
                continue
            if len(rows) == size:
                return not arb_mat(rows).det().contains(0)
    return False
