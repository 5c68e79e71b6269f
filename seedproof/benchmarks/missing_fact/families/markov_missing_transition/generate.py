"""Draws a Markov chain; a stationary probability is a ratio of linear functions of any one transition.

Two entries of a row are absent and either gives the other. Facts and hint slot say which: the second stands
1 + target mod (n-1) columns behind the hinted one, cyclically, so that every pair occurs.
"""

from collections.abc import Hashable
from dataclasses import replace
from fractions import Fraction
from math import gcd

from seedproof.benchmarks.missing_fact.chains import draw_parts, parts_of, probabilities, stationary_weights
from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected

LARGEST_PART = {2: 20, 3: 12, 4: 9}
"""By number of states."""

LARGEST_DENOMINATOR = {1: 200, 2: 500, 3: 2000}
"""Of the answer, by difficulty."""

STATES = (
    "A Markov chain in discrete time has the states {states}.",
    "Consider a discrete-time Markov chain on the states {states}.",
    "The states of a discrete-time Markov chain are {states}.",
    "A process moves among the states {states} as a discrete-time Markov chain.",
)
MEANING = (
    "P[i][j] is the probability that a step from state i leads to state j.",
    "P[i][j] denotes the probability of going from state i to state j in one step.",
    "Its transition matrix is P, where P[i][j] is the probability that state i is followed by state j.",
    "From state i, the next state is j with probability P[i][j].",
)
DOMAIN = (
    "All entries of P lie strictly between 0 and 1, and each row of P sums to 1.",
    "Every entry of P is greater than 0 and less than 1, and the entries of each row add up to 1.",
    "Each row of P adds up to 1, and no entry of P is 0 or 1.",
    "The entries of P are strictly between 0 and 1; those of a row have the sum 1.",
)
ENTRY = (
    "P[{i}][{j}] = {p}.",
    "The entry P[{i}][{j}] is {p}.",
    "A step from state {i} leads to state {j} with probability P[{i}][{j}] = {p}.",
    "From state {i} the chain goes to state {j} with probability P[{i}][{j}] = {p}.",
    "State {i} is followed by state {j} with probability P[{i}][{j}] = {p}.",
)
TARGET = (
    "Find the stationary probability of state {state}.",
    "What is the stationary probability of state {state}?",
    "Determine the probability of state {state} in the stationary distribution of the chain.",
    "In the long run, what fraction of the steps does the chain spend in state {state}?",
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
    """Draw a chain of up to four states, whose rows are parts over their sum, and any target."""
    size = min(difficulty + 1, 4)
    parts = draw_parts(draws, size, size, LARGEST_PART[size])
    weights = stationary_weights(parts)
    if len(set(weights)) == 1:
        raise Rejected("chain is doubly stochastic")
    total = sum(weights)
    targets = [*range(size)]
    if difficulty <= 3:
        most = LARGEST_DENOMINATOR[difficulty]
        targets = [state for state in targets if total // gcd(total, weights[state]) <= most]
        if not targets:
            raise Rejected("denominators of all answers too large")
    target = draws.choice(targets)
    row = draws.below(size)
    column = draws.below(size)
    second = (column + 1 + target % (size - 1)) % size
    chain = probabilities(parts)
    if any(chain[state] in chain[:state] for state in range(size)):
        raise Rejected("two rows of the chain are the same")
    answer = Fraction(weights[target], total)
    if any(answer in line for line in chain):
        raise Rejected("answer is a transition probability")
    facts = {"P": chain, "target": target}
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
    hidden = chain[row][order[column]]
    solution = along(Curve((ratio(over, under),)), hidden, (left / 2, left / 3))
    return replace(solution, other_values=(str(left - hidden),))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives all transitions but two."""
    chain, target = problem.facts.values()
    gaps = _gaps(problem)
    states = ", ".join(map(str, range(len(chain))))
    entries = [
        {"i": i, "j": j, "p": p}
        for i, line in enumerate(chain)
        for j, p in enumerate(line)
        if (i, j) not in gaps
    ]
    view = [
        say(draws, STATES, states=states),
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
    """Return all entries of the chain, which renaming states only moves."""
    return _entries(problem, without=[])


def notes(problem: Problem) -> Hashable:
    """Return the entries that the view gives."""
    return _entries(problem, without=_gaps(problem))


def _entries(problem: Problem, without: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    return tuple(
        sorted(
            [
                p.as_integer_ratio()
                for i, line in enumerate(problem.facts["P"])
                for j, p in enumerate(line)
                if (i, j) not in without
            ]
        )
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
    state=state,
    notes=notes,
    version=2,
    repairs=[
        "The parts of a row are drawn from 1 to 20, 12 and 9 for 2, 3 and 4 states, and the answer's "
        "denominator is at most 200, 500 and 2,000; with the paper's parts of 1 to 2+d a third of the rows "
        "can be guessed, and two states have nine chains.",
        "Doubly stochastic chains, chains with two equal rows, and answers that stand in the chain are "
        "rejected.",
        "The holder offers for both absent entries of the row, since either determines the other.",
        "Rows whose answer does not depend on the gap are rejected.",
        "The text says that all entries are positive and that each row sums to 1.",
        "Which second entry is absent follows from the hinted one, the target and the number of states.",
    ],
)
