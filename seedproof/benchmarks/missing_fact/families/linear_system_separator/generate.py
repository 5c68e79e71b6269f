"""Draws the unknowns and two equations; a and b are linear in c."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import gcd

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words
from seedproof.benchmarks.missing_fact.integer_system import has_neighbour, solve_along
from seedproof.benchmarks.missing_fact.three_unknowns import left_sides, unknown_band, unknown_values
from seedproof.benchmarks.missing_fact.wording import say
from seedproof.record.draws import Draws, Rejected

NAMES = ("a", "b", "c")

SYSTEM = (
    "a, b and c are integers that satisfy a subsystem of two equations.",
    "The integers a, b and c solve a subsystem of two equations.",
    "A subsystem of two equations holds for the integers a, b and c.",
    "Two equations form a subsystem that the integers a, b and c satisfy.",
)
SHARED = (
    "c is shared with a second subsystem, from which its value was found.",
    "c also occurs in a second subsystem, and its value was found there.",
    "There is a second subsystem with the same c, and it was solved for c.",
    "A second subsystem, which shares the unknown c, was solved for c.",
)
EQUATION = (
    "{equation}.",
    "The equation {equation} holds.",
    "It is known that {equation}.",
    "The subsystem has the equation {equation}.",
    "The unknowns satisfy {equation}.",
)
TARGET = (
    "Find a, b and c.",
    "What are a, b and c?",
    "Determine a, b and c.",
    "Find the values of a, b and c.",
)
HINT = ("c = {c}.", "The value of c is {c}.", "c is equal to {c}.", "c has the value {c}.")
REQUEST = (
    "What is c?",
    "What is the value of c?",
    "Please give me c.",
    "Please tell me the value of c.",
)

Term = tuple[int, str]
"""A coefficient and the name of its unknown, or a constant and no name."""


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw unknowns and left-hand sides from their bands; a and b must both depend on c."""
    sizes = unknown_values(difficulty)
    unknowns = [sizes[place] for place in draws.integers(3, 0, len(sizes) - 1)]
    lefts = left_sides(difficulty)
    equations = []
    for place in draws.integers(2, 0, len(lefts) - 1):
        left = lefts[place]
        equations.append([*left, sum([size * unknown for size, unknown in zip(left, unknowns, strict=True)])])
    (a1, b1, c1, right_1), (a2, b2, c2, right_2) = equations
    if a1 * b2 == a2 * b1:
        raise Rejected("c does not decide a and b")
    if b1 * c2 == b2 * c1 or a1 * c2 == a2 * c1:
        raise Rejected("a or b follows without c")
    if not (right_1 and right_2):
        raise Rejected("a right-hand side is 0")
    normal = (b1 * c2 - c1 * b2, c1 * a2 - a1 * c2, a1 * b2 - b1 * a2)
    divisor = gcd(*normal)
    step = [change // divisor for change in normal]
    if not has_neighbour(unknowns, step, *unknown_band(difficulty)):
        raise Rejected("the range leaves one triple")
    return Problem({"equations": equations, "c": unknowns[2]}, "c")


def solve(problem: Problem) -> Solution:
    """Solve the two equations and c = h, which have one solution."""
    first, second = problem.facts["equations"]
    return solve_along([first[:3], second[:3], [0, 0, 1]], [first[3], second[3], problem.facts["c"]], 2)


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives the equations and says that c occurs elsewhere too.

    Both equations are drawn alike, so their order says nothing.
    """
    view = [say(draws, SYSTEM), say(draws, SHARED)]
    for *left, right in problem.facts["equations"]:
        form = draws.choice(FORMS)
        view.append(say(draws, EQUATION, equation=form(left, right)))
    hint = say(draws, HINT, c=problem.facts["c"])
    return Words(view, say(draws, TARGET), (hint,), say(draws, REQUEST), NAMES)


def state(problem: Problem) -> Hashable:
    """Return what neither the order of equations or unknowns nor any sign changes."""
    (a1, b1, c1, right_1), (a2, b2, c2, right_2) = problem.facts["equations"]
    c = problem.facts["c"]
    determinant = a1 * b2 - a2 * b1
    a = (b2 * (right_1 - c1 * c) - b1 * (right_2 - c2 * c)) // determinant
    b = (a1 * (right_2 - c2 * c) - a2 * (right_1 - c1 * c)) // determinant
    return notes(problem), tuple(sorted(map(abs, (a, b, c))))


def notes(problem: Problem) -> Hashable:
    """Return the sizes in each equation."""
    return tuple(
        sorted(
            [(abs(right), *sorted(map(abs, left))) for *left, right in problem.facts["equations"]],
        )
    )


def _standard(left: Sequence[int], right: int) -> str:
    """Write `3*a - 2*b + c = 7`."""
    return f"{_sum(zip(left, NAMES, strict=True))} = {right}"


def _with_zero(left: Sequence[int], right: int) -> str:
    """Write `3*a - 2*b + c - 7 = 0`."""
    return f"{_sum([*zip(left, NAMES, strict=True), (-right, '')])} = 0"


def _last_moved(left: Sequence[int], right: int) -> str:
    """Write `3*a - 2*b = 7 - c`, or `3*a - 2*b = c - 7`, but not `3*a - 2*b = -7 - c`."""
    *staying, (size, name) = zip(left, NAMES, strict=True)
    if right < 0 < size:
        return _standard(left, right)
    moved = [(right, ""), (-size, name)]
    moved.sort(reverse=True)
    return f"{_sum(staying)} = {_sum(moved)}"


def _without_minus(left: Sequence[int], right: int) -> str:
    """Write `3*a + c = 2*b + 7`."""
    terms = [*zip(left, NAMES, strict=True), (-right, "")]
    over = [(size, name) for size, name in terms if size > 0]
    under = [(-size, name) for size, name in terms if size < 0]
    return f"{_sum(over)} = {_sum(under) or 0}"


FORMS: tuple[Callable[[Sequence[int], int], str], ...] = (_standard, _with_zero, _last_moved, _without_minus)


def _sum(terms: Iterable[Term]) -> str:
    text = ""
    for size, name in terms:
        amount = abs(size)
        term = str(amount)
        if name:
            term = name if amount == 1 else f"{amount}*{name}"
        if text:
            text += f" - {term}" if size < 0 else f" + {term}"
        else:
            text = f"-{term}" if size < 0 else term
    return text


FAMILY = Family(
    family_type="A",
    answer_type="tuple",
    method="linear",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "The unknowns are drawn from ±10 to ±100, ±40 to ±300 and ±90 to ±600, not from ±(5+d): with those, "
        "two equations leave hardly more than one triple, and three rows in four can be guessed.",
        "The coefficients are drawn from ±1 to ±4, ±2 to ±5 and ±3 to ±6, that is from d upwards, so that "
        "each difficulty has numbers of its own; those of an equation have no common factor, and the first "
        "one is positive.",
        "Equations that decide a or b without c, and right-hand sides of 0, are rejected.",
        "The text says that a, b and c are integers, and every witness leaves them integers.",
    ],
)
