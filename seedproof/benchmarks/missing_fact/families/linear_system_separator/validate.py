"""Solves the two equations together with each value of c, over the rationals by FLINT."""

from collections.abc import Iterable, Iterator
from math import gcd

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.exact.number import tuple_text
from seedproof.proving.integer_system import Row, are_integers, integer_solutions, right_sides, whole_number


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the value of c. Raises: ValueError unless the facts are two equations without coefficients 0."""
    equations = facts["equations"]
    if (
        list(facts) != ["equations", "c"]
        or [len(equation) for equation in equations] != [4, 4]
        or slot != "c"
    ):
        raise ValueError(
            f"the facts {list(facts)} and slot {slot} are not two equations in three unknowns and c"
        )
    if not are_integers(facts["c"], *equations[0], *equations[1]) or 0 in equations[0][:3] + equations[1][:3]:
        raise ValueError(f"equations are {equations}, expected integer coefficients other than 0")
    return {"c": str(facts["c"])}


def unknown_sizes(difficulty: int) -> range:
    """Return what |a|, |b| and |c| may be."""
    return range(10 * difficulty * difficulty, 50 * difficulty * (difficulty + 1) + 1)


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what is too large or too small, and what is known without c."""
    rows = _rows(facts)[:2]
    for row, right in zip(rows, (equation[3] for equation in facts["equations"]), strict=True):
        if row[0] < 0 or not all(difficulty <= abs(size) <= difficulty + 3 for size in row):
            yield f"an equation with the coefficients {row}"
        if gcd(*row) > 1:
            yield f"an equation whose coefficients {row} have a common factor"
        if right == 0:
            yield "an equation with the right-hand side 0"
    for name, size in zip("abc", _null_vector(*rows), strict=True):
        if size == 0:
            yield f"equations that decide {name} without the hint, or are the same"
    sizes = unknown_sizes(difficulty)
    for solution in _solutions(facts, str(facts["c"])):
        if any(abs(value) not in sizes for value in solution):
            yield f"the solution {solution}"


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is an integer with which a and b are integers too."""
    return bool(_solutions(view, value))


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Yield the integer solution of the two equations and c = value."""
    yield from map(tuple_text, _solutions(view, value))


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return the nearest values of c that leave a and b integers."""
    return map(str, right_sides(_rows(view), 2, int(value)))


def other_side(facts: Facts, slot: str) -> Iterable[str]:
    """Yield what the value of c alone allows: it says nothing of a and b."""
    return (tuple_text((0, 0, facts["c"])), tuple_text((1, 0, facts["c"])))


def _solutions(view: Facts, value: str) -> tuple[Row, ...]:
    right = tuple(equation[3] for equation in view["equations"])
    return integer_solutions(_rows(view), (*right, whole_number(value)))


def _null_vector(first: Row, second: Row) -> Row:
    """Return the direction in which both equations allow to go."""
    (a1, b1, c1), (a2, b2, c2) = first, second
    return (b1 * c2 - b2 * c1, c1 * a2 - c2 * a1, a1 * b2 - a2 * b1)


def _rows(view: Facts) -> tuple[Row, ...]:
    return (*(tuple(equation[:3]) for equation in view["equations"]), (0, 0, 1))


PROVER = Prover(
    family_type="A",
    answer_type="tuple",
    method="linear",
    held=held,
    ranges=ranges,
    view=lambda facts, slot: facts | {slot: None},
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
