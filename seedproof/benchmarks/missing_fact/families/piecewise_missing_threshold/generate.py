"""Draws two linear branches, a point x and a threshold; which branch holds at x depends on the threshold."""

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words
from seedproof.exact.certificate import Cases
from seedproof.exact.number import linear_text
from seedproof.record.draws import Draws, Rejected


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw slopes in +-(2+d), intercepts in +-(4+2d), and different x and t in +-(5+3d).

    The branches differ at x.
    """
    left, right = ([_in(draws, 2 + difficulty), _in(draws, 4 + 2 * difficulty)] for _ in range(2))
    far = 5 + 3 * difficulty
    x = _in(draws, far)
    if _value(left, x) == _value(right, x):
        raise Rejected("branches agree at x")
    threshold = draws.between(-far, far - 1)
    if threshold >= x:
        threshold += 1
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
    """Write a view that gives both branches in terms of t."""
    x, left, right, threshold = problem.facts.values()
    form = draws.choice(("f(x) = {} for x {} t.", "If x {1} t, then f(x) = {0}."))
    view = [
        "f is a function of a real variable x, and t is an integer.",
        form.format(_branch_text(left), "<"),
        form.format(_branch_text(right), ">="),
    ]
    return Words(view, f"Find f({x}).", f"t = {threshold}.", "What is t?")


def _in(draws: Draws, bound: int) -> int:
    return draws.between(-bound, bound)


def _value(branch: list[int], x: int) -> int:
    return branch[0] * x + branch[1]


def _branch_text(branch: list[int]) -> str:
    slope, intercept = branch
    if not slope or not intercept:
        if slope:
            return linear_text(("x",), (slope,))
        return str(intercept)
    return f"{linear_text(('x',), (slope,))} {'-' if intercept < 0 else '+'} {abs(intercept)}"


FAMILY = Family(
    family_type="A",
    answer_type="integer",
    method="finite",
    sample=sample,
    solve=solve,
    words=words,
    repairs=["The text says that t is an integer."],
)
