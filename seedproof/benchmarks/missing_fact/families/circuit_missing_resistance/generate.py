"""Draws a series-parallel tree; its resistance is a ratio of linear functions of any one resistance."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected

Line = tuple[int, int]
"""p + q*h."""


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw 2d+1 resistors of 1 .. 5+3(d-1); from d = 2 on some are in series and some in parallel."""
    count = 2 * difficulty + 1
    patterns = 1 << (count - 1)
    alike = int(difficulty > 1)
    pattern = draws.between(alike, patterns - 1 - alike)  # not all 0 or all 1: series only, parallel only
    tree = _tree(draws, 1, count, iter(f"{pattern:0{count - 1}b}"))
    names = [f"R{number}" for number in range(1, count + 1)]
    sizes = draws.integers(count, 1, 2 + 3 * difficulty)
    facts = {"tree": tree, "resistances": dict(zip(names, sizes, strict=True))}
    return Problem(facts, draws.choice(names))


def solve(problem: Problem) -> Solution:
    """Combine the groups bottom up; only those that contain the hidden resistor depend on it."""
    tree, resistances = problem.facts.values()
    over, under = _resistance(tree, resistances, problem.slot)
    curve = Curve((ratio(over, under),))
    size = resistances[problem.slot]
    if len(resistances) <= 7 and Fraction(str(curve.at(size))).denominator > 500:
        raise Rejected("denominator of the answer above 500")
    return along(curve, size, (1, 2))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that builds the network from groups of two and gives all resistances but one."""
    tree, resistances = problem.facts.values()
    groups: list[tuple[str, str, str]] = []
    whole = _group(tree, groups)
    count = len(resistances)
    slot = problem.slot
    view = [
        f"A network is made of the {count} resistors R1 to R{count}.",
        f"Their resistances, also called R1 to R{count}, are positive integers, in ohms.",
    ]
    for number, (kind, left, right) in enumerate(groups, start=1):
        view.append(
            draws.choice(
                (
                    f"G{number} is {left} in {kind} with {right}.",
                    f"{left} and {right} in {kind} form the group G{number}.",
                )
            )
        )
    view.append(f"The whole network is {whole}.")
    view += [
        draws.choice((f"{name} = {size}.", f"The resistance of {name} is {size}."))
        for name, size in resistances.items()
        if name != slot
    ]
    target = "Find the equivalent resistance of the whole network, in ohms."
    return Words(view, target, f"{slot} = {resistances[slot]}.", f"What is {slot}?")


def _tree(draws: Draws, first: int, count: int, kinds: Iterator[str]) -> Any:
    if count == 1:
        return f"R{first}"
    kind = "series" if next(kinds) == "0" else "parallel"
    left = draws.between(1, count - 1)
    return [kind, _tree(draws, first, left, kinds), _tree(draws, first + left, count - left, kinds)]


def _resistance(tree: Any, resistances: dict[str, int], hidden: str) -> tuple[Line, Line]:
    """Return numerator and denominator; at most one of two branches depends on the hidden resistance."""
    if isinstance(tree, str):
        return (0, 1) if tree == hidden else (resistances[tree], 0), (1, 0)
    (a, b), (c, e) = (_resistance(part, resistances, hidden) for part in tree[1:])
    left, left_rise = _times(a, e)
    right, right_rise = _times(c, b)
    both = left + right, left_rise + right_rise
    if tree[0] == "series":
        return (both, _times(b, e))
    return (_times(a, c), both)


def _times(left: Line, right: Line) -> Line:
    return left[0] * right[0], left[0] * right[1] + left[1] * right[0]


def _group(tree: Any, groups: list[tuple[str, str, str]]) -> str:
    """Return the name of a subtree; the groups in it are numbered before it."""
    if isinstance(tree, str):
        return tree
    kind, left, right = tree
    groups.append((kind, _group(left, groups), _group(right, groups)))
    return f"G{len(groups)}"


FAMILY = Family(
    family_type="B",
    answer_type="rational",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "The text builds the network from named groups of two, so that it can be read in one way only.",
        "The text says that all resistances are positive integers.",
        "From difficulty 2 on a circuit has at least one pair in series and one in parallel.",
    ],
)
