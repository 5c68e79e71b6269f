"""Solves the first two equations with the third, and with the fourth, over the rationals by FLINT."""

from collections.abc import Iterator
from math import gcd

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.exact.number import equation_text, tuple_text
from seedproof.proving.integer_system import Row, are_integers, integer_solutions, right_sides, whole_number

NAMES = ("x", "y", "z")

PLACES = {"equation_3": 2, "equation_4": 3}


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return equations 3 and 4.

    Raises: ValueError unless the facts are four equations without coefficients 0.
    """
    equations = facts["equations"]
    if (
        list(facts) != ["equations"]
        or [len(equation) for equation in equations] != [4] * 4
        or slot != "equation_3"
    ):
        raise ValueError(f"the facts {facts} and slot {slot} are not four equations and equation_3")
    if any(not are_integers(*equation) or 0 in equation[:3] for equation in equations):
        raise ValueError(f"equations are {equations}, expected integer coefficients other than 0")
    return {name: equation_text(NAMES, equations[at][:3], equations[at][3]) for name, at in PLACES.items()}


def unknown_sizes(difficulty: int) -> range:
    """Return what |x|, |y| and |z| may be."""
    return range(10 * difficulty * difficulty, 50 * difficulty * (difficulty + 1) + 1)


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what is too large or too small, said twice, or known from equations 1 and 2."""
    lefts = [tuple(equation[:3]) for equation in facts["equations"]]
    for left in lefts:
        if left[0] < 0 or not all(difficulty <= abs(size) <= difficulty + 3 for size in left):
            yield f"an equation with the coefficients {left}"
        if gcd(*left) > 1:
            yield f"an equation whose coefficients {left} have a common factor"
    if lefts[2] == lefts[3]:
        yield "equations 3 and 4 with the same left-hand side"
    (a, b, c), (d, e, f), *_ = lefts
    for name, size in zip(NAMES, (b * f - c * e, c * d - a * f, a * e - b * d), strict=True):
        if size == 0:
            yield f"equations 1 and 2 that decide {name}, or are the same"
    sizes = unknown_sizes(difficulty)
    for number in (3, 4):
        solutions = _solutions(facts, f"equation_{number}", facts["equations"][number - 1][3])
        if not solutions:
            yield f"equations 1, 2 and {number} without a single solution in integers"
        for solution in solutions:
            if any(abs(value) not in sizes for value in solution):
                yield f"the solution {solution}"


def view(facts: Facts, slot: str) -> Facts:
    """Return equations 1 and 2, and the other left-hand sides.

    A hint may vary in its right-hand side only.
    """
    first, second, *others = facts["equations"]
    return {"equations": [first, second, *([*left, None] for *left, _ in others)]}


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is the equation with a right-hand side that leaves x, y and z integers."""
    left = view["equations"][PLACES[slot]][:3]
    right = whole_number(value.rpartition(" = ")[2])
    return equation_text(NAMES, left, right) == value and bool(_solutions(view, slot, right))


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Yield the integer solution of equations 1 and 2 and the hint."""
    yield from map(tuple_text, _solutions(view, slot, whole_number(value.rpartition(" = ")[2])))


def values(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Return the equation with the nearest right-hand sides that leave x, y and z integers."""
    rows = _rows(view, slot)
    for right in right_sides(rows, 2, int(value.rpartition(" = ")[2])):
        yield equation_text(NAMES, rows[2], right)


def other_side(facts: Facts, slot: str) -> Iterator[str]:
    """Yield what equations 3 and 4 alone allow.

    The true solution, and another on the line (or plane) of their solutions.
    """
    (a, b, c, right), (d, e, f, _) = facts["equations"][2:]
    line = (b * f - c * e, c * d - a * f, a * e - b * d)
    step = line if any(line) else (b, -a, 0)
    for unknowns in _solutions(facts, slot, right):
        yield tuple_text(unknowns)
        yield tuple_text([unknown + change for unknown, change in zip(unknowns, step, strict=True)])


def _solutions(view: Facts, slot: str, right: int) -> tuple[Row, ...]:
    first, second, *_ = view["equations"]
    return integer_solutions(_rows(view, slot), (first[3], second[3], right))


def _rows(view: Facts, slot: str) -> tuple[Row, ...]:
    return tuple(tuple(view["equations"][at][:3]) for at in (0, 1, PLACES[slot]))


PROVER = Prover(
    family_type="A",
    answer_type="tuple",
    method="linear",
    held=held,
    ranges=ranges,
    view=view,
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
