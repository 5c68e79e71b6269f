"""Draws a Markov chain; a stationary probability is a ratio of linear functions of any one transition.

Two entries of a row are absent and either gives the other. Facts and hint slot say which: the second stands
1 + target mod (n-1) columns behind the hinted one, cyclically, so that every pair occurs.
"""

from collections.abc import Hashable
from dataclasses import replace
from fractions import Fraction

from seedproof.benchmarks.missing_fact.chains import (
    draw_parts,
    is_doubly_stochastic,
    on_and_off_diagonal,
    parts_of,
    probabilities,
    stationary_weights,
)
from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected

STATES = (
    "A Markov chain in discrete time has the states {states} and {last}.",
    "Consider a discrete-time Markov chain with the states {states} and {last}.",
    "The states of a discrete-time Markov chain are {states} and {last}.",
    "There is a Markov chain in discrete time whose states are {states} and {last}.",
)
MEANING = (
    "P is its transition matrix: P[i][j] is the probability that a step from state i leads to state j.",
    "Its transition matrix is P, where P[i][j] is the probability that state i is followed by state j.",
    "The entry P[i][j] of its transition matrix P is the probability of a step from state i to state j.",
    "Its transition matrix is P: from state i, the next state is j with probability P[i][j].",
)
DOMAIN = (
    "All entries of P lie strictly between 0 and 1, and each row of P sums to 1.",
    "Every entry of P is greater than 0 and less than 1, and the entries of each row add up to 1.",
    "Each row of P adds up to 1, and all its entries lie strictly between 0 and 1.",
    "The entries of P are strictly between 0 and 1, and those in the same row sum to 1.",
)
ENTRY = (
    "P[{i}][{j}] = {p}.",
    "The entry P[{i}][{j}] is {p}.",
    "A step from state {i} leads to state {j} with probability P[{i}][{j}] = {p}.",
    "From state {i} the chain goes to state {j} with probability P[{i}][{j}] = {p}.",
    "The probability that state {i} is followed by state {j} is P[{i}][{j}] = {p}.",
)
TARGET = (
    "Find the stationary probability of state {state}.",
    "What is the stationary probability of state {state}?",
    "Determine the probability of state {state} in the stationary distribution of the chain.",
    "In the long run, what fraction of its time does the chain spend in state {state}?",
)
HINT = (
    "P[{i}][{j}] = {p}.",
    "The entry P[{i}][{j}] is {p}.",
    "P[{i}][{j}] is equal to {p}.",
    "The transition probability P[{i}][{j}] is {p}.",
)
REQUEST = (
    "What is P[{i}][{j}]?",
    "What is the value of P[{i}][{j}]?",
    "Please give me P[{i}][{j}].",
    "What is the transition probability P[{i}][{j}]?",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw a chain of up to four states, whose different rows have a common denominator, and any target."""
    size = min(difficulty + 1, 4)
    whole = draws.between(*_band(difficulty))
    parts = draw_parts(draws, size, size, whole)
    if is_doubly_stochastic(parts):
        raise Rejected("chain is doubly stochastic")
    target, row, column = draws.integers(3, 0, size - 1)
    second = (column + 1 + target % (size - 1)) % size
    if 3 * (parts[row][column] + parts[row][second]) < whole:
        raise Rejected("absent entries share less than a third")
    facts = {"P": probabilities(parts, whole), "target": target}
    slots = f"P_{row}_{column}", f"P_{row}_{second}"
    return Problem(facts, slots[0], slots)


def solve(problem: Problem) -> Solution:
    """Solve with the gap's row first: weights are linear in that row, so two ways to fill it fix them."""
    chain, target = problem.facts.values()
    (row, column), (_, second) = _gaps(problem)
    parts, whole = parts_of(chain)
    order = [row, *(state for state in range(len(chain)) if state != row)]
    moved = [[parts[i][j] for j in order] for i in order]
    column, second, asked = (order.index(state) for state in (column, second, target))
    hidden = moved[0][column]
    free = hidden + moved[0][second]
    moved[0][column] = 0
    moved[0][second] = free
    low = stationary_weights(moved)
    moved[0][column] = free
    moved[0][second] = 0
    high = stationary_weights(moved)

    rise = high[asked] - low[asked]
    total = sum(low)
    total_rise = sum(high) - total
    times, rest = divmod(whole * (free * low[asked] + rise * hidden), free * total + total_rise * hidden)
    if rest == 0 and any(times in line for line in parts):
        raise Rejected("answer is a transition probability")
    curve = Curve((ratio((free * low[asked], whole * rise), (free * total, whole * total_rise)),))
    others = (Fraction(free, whole * count) for count in (2, 3))
    solution = along(curve, Fraction(hidden, whole), others)
    return replace(solution, other_values=(str(Fraction(free - hidden, whole)),))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives all transitions but two."""
    chain, target = problem.facts.values()
    gaps = _gaps(problem)
    *states, last = map(str, range(len(chain)))
    entries = [
        {"i": i, "j": j, "p": p}
        for i, line in enumerate(chain)
        for j, p in enumerate(line)
        if (i, j) not in gaps
    ]
    view = [
        say(draws, STATES, states=", ".join(states), last=last),
        say(draws, MEANING),
        say(draws, DOMAIN),
        *say_each(draws, ENTRY, entries),
    ]
    hints = [say(draws, HINT, i=i, j=j, p=chain[i][j]) for i, j in gaps]
    row, column = gaps[0]
    return Words(
        view,
        say(draws, TARGET, state=target),
        tuple(hints),
        say(draws, REQUEST, i=row, j=column),
    )


def state(problem: Problem) -> Hashable:
    """Return the entries on and off the diagonal, which renaming states only moves."""
    return on_and_off_diagonal(problem.facts["P"])


def notes(problem: Problem) -> Hashable:
    """Return those entries that the view gives."""
    return on_and_off_diagonal(problem.facts["P"], without=_gaps(problem))


def _gaps(problem: Problem) -> list[tuple[int, int]]:
    return [(int(row), int(column)) for _, row, column in (slot.split("_") for slot in problem.accepted)]


def _band(difficulty: int) -> tuple[int, int]:
    """Return the least and the largest common denominator: 10 to 40, 10 to 16, 12 to 18, 14 to 20, ..."""
    if difficulty == 1:
        return 10, 40
    return 2 * difficulty + 6, 2 * difficulty + 12


FAMILY = Family(
    family_type="B",
    answer_type="rational",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "The rows of P have a common denominator, from 10 to 40 (2 states), 10 to 16 (3) and 12 to 18 (4), "
        "and all rows of positive parts with that sum are alike likely. With the paper's independent parts "
        "of 1 to 2+d a third of the rows can be guessed, two states have nine chains, and wider parts need "
        "denominators of six digits.",
        "No cap on the answer's denominator is needed: it is below 80, 600 and 14,000, and mostly below 50, "
        "200 and 4,000.",
        "All rows of P differ, P is not doubly stochastic, and the answer is no entry of P.",
        "The two absent entries share at least a third: with less, few values are possible.",
        "The holder offers for both absent entries of the row, since either determines the other.",
        "Rows whose answer does not depend on the gap are rejected.",
        "The text says that all entries are positive and that each row sums to 1.",
        "Which second entry is absent follows from the hinted one, the target and the number of states.",
    ],
)
