"""Draws two linear branches, a point x and a threshold; which branch holds at x depends on the threshold."""

from collections.abc import Hashable

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words
from seedproof.benchmarks.missing_fact.wording import say
from seedproof.exact.certificate import Cases
from seedproof.record.draws import Draws, Rejected

DOMAIN = (
    "f is a function of a real variable x, and t is an integer.",
    "t is an integer, and f is a function of a real variable x.",
    "The function f of a real variable x has one formula on each side of an integer t.",
    "f is a function of a real variable x with two formulas, one on each side of an integer t.",
)
LEFT = (
    "f(x) = {line} for x < t.",
    "If x < t, then f(x) = {line}.",
    "Where x is less than t, f(x) = {line}.",
    "f(x) is given by {line} for all x < t.",
    "For every x to the left of t, f(x) = {line}.",
)
RIGHT = (
    "f(x) = {line} for x >= t.",
    "If x >= t, then f(x) = {line}.",
    "Where x is at least t, f(x) = {line}.",
    "f(x) is given by {line} for all x >= t.",
    "For x = t and for every x to the right of t, f(x) = {line}.",
)
TARGET = (
    "Find f({x}).",
    "What is f({x})?",
    "Evaluate f at x = {x}.",
    "Find the value of f at x = {x}.",
)
HINT = (
    "t = {t}.",
    "t is equal to {t}.",
    "The value of t is {t}.",
    "The integer t is {t}.",
)
REQUEST = (
    "What is t?",
    "What is the value of t?",
    "Please give me t.",
    "Which integer is t?",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw two slopes, two intercepts, a point, and how far from it the threshold lies.

    The threshold is as often to the left of x as to the right, and as far; and 0 is as often to the left of
    the threshold as to the right.
    """
    slopes = _pair(draws, 3 * difficulty - 1, 3 * difficulty + 5)
    intercepts = _pair(draws, 10 * difficulty - 9, 10 * difficulty + 10)
    left, right = ([slope, intercept] for slope, intercept in zip(slopes, intercepts, strict=True))
    x = _signed(draws, 8 * difficulty - 5, 8 * difficulty + 2)
    distance = draws.between(1, 16 * difficulty - 3)
    threshold = draws.choice((x + distance, x - distance))
    below = _value(left, x)
    above = _value(right, x)
    if below == above:
        raise Rejected("branches agree at x")
    stated = {abs(number) for number in (x, threshold, *slopes, *intercepts)}
    if abs(below) in stated or abs(above) in stated:
        raise Rejected("a branch has a stated number as its value at x")
    return Problem({"x": x, "left": left, "right": right, "threshold": threshold}, "threshold")


def solve(problem: Problem) -> Solution:
    """Evaluate both branches: the left one holds below the threshold, the right one from it on."""
    x, left, right, threshold = problem.facts.values()
    below = str(_value(left, x))
    above = str(_value(right, x))
    cases = Cases(
        tuple((str(t), below if x < t else above) for t in sorted({threshold, *range(x - 2, x + 3)}))
    )
    witness = x - 1 if x < threshold else x + 1
    return Solution(
        answer=below if x < threshold else above,
        hint_value=str(threshold),
        witnesses=[(str(witness), below if x < witness else above)],
        certificate=cases,
        answers_without_hint=2,
    )


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives both branches in terms of t, in either order."""
    x, left, right, threshold = problem.facts.values()
    branches = [
        say(draws, LEFT, line=_branch_text(left)),
        say(draws, RIGHT, line=_branch_text(right)),
    ]
    draws.shuffle(branches)
    view = [say(draws, DOMAIN), *branches]
    target = say(draws, TARGET, x=x)
    hint = say(draws, HINT, t=threshold)
    return Words(view, target, (hint,), say(draws, REQUEST), symbol=f"f({x})")


def notes(problem: Problem) -> Hashable:
    """Return the branches and the point, but for signs: f may be negated."""
    x, left, right, _ = problem.facts.values()
    return x, *map(abs, (*left, *right))


def state(problem: Problem) -> Hashable:
    """Return the same, and the threshold."""
    return notes(problem), problem.facts["threshold"]


def _pair(draws: Draws, low: int, high: int) -> list[int]:
    """Return two different numbers of a size from low to high, of any signs."""
    return draws.sample([*range(-high, 1 - low), *range(low, high + 1)], 2)


def _signed(draws: Draws, low: int, high: int) -> int:
    return draws.choice((-1, 1)) * draws.between(low, high)


def _value(branch: list[int], x: int) -> int:
    return branch[0] * x + branch[1]


def _branch_text(branch: list[int]) -> str:
    """Write `3*x + 5`, `3*x - 5`, `5 - 3*x` or `-3*x - 5`: a minus leads only where nothing else can."""
    slope, intercept = branch
    if slope < 0 < intercept:
        return f"{intercept} - {-slope}*x"
    return f"{slope}*x {'-' if intercept < 0 else '+'} {abs(intercept)}"


FAMILY = Family(
    family_type="A",
    answer_type="integer",
    method="finite",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "The threshold is x plus or minus 1 to 13, 29 and 45, both signs alike often, not drawn from the "
        "same range as x: there, 0 and most other thresholds lie on the right side of x in 68 % of the rows.",
        "Slopes have a size of 2 to 8, 5 to 11 and 8 to 14, intercepts of 1 to 20, 11 to 30 and 21 to 40, "
        "and x of 3 to 10, 11 to 18 and 19 to 26: the paper's ranges hold 0, and all that is easy at every "
        "difficulty.",
        "The two slopes differ, and so do the two intercepts; neither branch has a stated number, the "
        "threshold among them, or its negative as its value at x.",
        "The text says that t is an integer.",
    ],
)
