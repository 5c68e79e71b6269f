"""Draws a Markov chain; a stationary probability is a ratio of linear functions of any one transition.

Two entries of a row are absent and either gives the other. Facts and hint slot say which: the second stands
1 + target mod (n-1) columns behind the hinted one, cyclically, so that every pair occurs.
"""

from fractions import Fraction
from math import gcd

from seedproof.benchmarks.missing_fact.chains import draw_parts, parts_of, probabilities, stationary_weights
from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw a chain of up to four states, whose rows have parts 1 .. 2+d over their sum, and any target."""
    size = min(difficulty + 1, 4)
    parts = draw_parts(draws, size, size, 2 + difficulty)
    targets = [*range(size)]
    if difficulty <= 3:
        weights = stationary_weights(parts)
        total = sum(weights)
        targets = [state for state in targets if total // gcd(total, weights[state]) <= 200]
        if not targets:
            raise Rejected("denominators of all answers above 200")
    target = draws.choice(targets)
    row = draws.below(size)
    # With two states both slots have one view, so it must fix the slot, or a question could stand twice.
    column = (row + target) % 2 if size == 2 else draws.below(size)
    second = (column + 1 + target % (size - 1)) % size
    facts = {"P": probabilities(parts), "target": target}
    slots = f"P_{row}_{column}", f"P_{row}_{second}"
    return Problem(facts, slots[0], slots)


def solve(problem: Problem) -> Solution:
    """Solve with the gap's row first: weights are linear in that row, so two ways to fill it fix them."""
    chain, target = problem.facts.values()
    (row, column), (_, second) = _gaps(problem)
    order = [row, *(state for state in range(len(chain)) if state != row)]
    parts = [[line[state] for state in order] for line in parts_of([chain[state] for state in order])]
    column, second, asked = (order.index(state) for state in (column, second, target))
    free = parts[0][column] + parts[0][second]
    whole = sum(parts[0])
    parts[0][column] = 0
    parts[0][second] = free
    low = stationary_weights(parts)
    parts[0][column] = free
    parts[0][second] = 0
    high = stationary_weights(parts)
    over = free * low[asked], whole * (high[asked] - low[asked])
    under = free * sum(low), whole * (sum(high) - sum(low))
    left = Fraction(free, whole)
    return along(Curve((ratio(over, under),)), chain[row][order[column]], (left / 2, left / 3))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives all transitions but two, row by row."""
    chain, target = problem.facts.values()
    gaps = _gaps(problem)
    row, column = gaps[0]
    view = [
        f"A Markov chain in discrete time has the states {', '.join(map(str, range(len(chain))))}.",
        "P[i][j] is the probability that a step from state i leads to state j.",
        "All entries of P lie strictly between 0 and 1, and each row of P sums to 1.",
    ]
    form = draws.choice(
        ("P[{0}][{1}] = {2}.", "A step from state {0} leads to state {1} with probability P[{0}][{1}] = {2}.")
    )
    view += [
        form.format(i, j, value)
        for i, line in enumerate(chain)
        for j, value in enumerate(line)
        if (i, j) not in gaps
    ]
    hidden = f"P[{row}][{column}]"
    return Words(
        view,
        f"Find the stationary probability of state {target}.",
        f"{hidden} = {chain[row][column]}.",
        f"What is {hidden}?",
    )


def _gaps(problem: Problem) -> list[tuple[int, int]]:
    return [(int(row), int(column)) for _, row, column in (slot.split("_") for slot in problem.accepted)]


FAMILY = Family(
    family_type="B",
    answer_type="rational",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "The holder offers for both absent entries of the row, since either determines the other.",
        "Rows whose answer does not depend on the gap are rejected.",
        "The text says that all entries are positive and that each row sums to 1.",
        "Which second entry is absent follows from the hinted one, the target and the number of states.",
    ],
)
