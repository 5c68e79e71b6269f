"""Draws a hidden Markov model; the probability of a symbol is a linear function of any one emission.

Two emissions of a state are absent and either gives the other: those of two neighbouring symbols o and o+1,
cyclically, one of them the target. The hint is the first one's, so that facts and hint slot tell both.
"""

from math import gcd, lcm

from seedproof.benchmarks.missing_fact.chains import (
    Parts,
    draw_parts,
    parts_of,
    probabilities,
    stationary_weights,
)
from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected

LARGEST = 500
"""Denominator, up to difficulty 3."""
TRIES = 50
"""Emissions drawn for one chain at difficulty 3, where 1 model in 150 has such an answer."""


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw d+1 states and two or three symbols; the rows have parts 1 .. 2+d or 1 .. 3+d over their sum."""
    size = difficulty + 1
    symbols = min(difficulty + 1, 3)
    chain = draw_parts(draws, size, size, 2 + difficulty)
    weights = stationary_weights(chain)
    if difficulty == 3 and sum(weights) // gcd(*weights) > LARGEST:
        raise Rejected("denominator of the stationary distribution above 500")
    target = draws.below(symbols)
    for _ in range(TRIES if difficulty == 3 else 1):
        emissions = draw_parts(draws, size, symbols, 3 + difficulty)
        if difficulty > 3 or _denominator(weights, emissions, target) <= LARGEST:
            break
    else:
        raise Rejected("denominator of the answer above 500")
    state = draws.below(size)
    # With two symbols both slots have one view, so it must fix the slot, or a question could stand twice.
    symbol = (state + target) % 2 if symbols == 2 else (target - draws.below(2)) % symbols
    facts = {"P": probabilities(chain), "E": probabilities(emissions), "target": target}
    slots = f"e_{state}_{symbol}", f"e_{state}_{(symbol + 1) % symbols}"
    return Problem(facts, slots[0], slots)


def solve(problem: Problem) -> Solution:
    """Sum stationary probability times emission over the states, with the hint h or what it leaves."""
    chain, emissions, target = problem.facts.values()
    (state, symbol), (_, second) = _gaps(problem)
    weights = stationary_weights(parts_of(chain))
    hidden = emissions[state][symbol]
    left = emissions[state][symbol] + emissions[state][second]
    total = sum([weight * row[target] for weight, row in zip(weights, emissions, strict=True)])
    slope = weights[state] if symbol == target else -weights[state]
    curve = Curve((ratio((total - slope * hidden, slope), (sum(weights),)),))
    return along(curve, hidden, (left / 2, left / 3))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives all transitions, and all emissions but two, row by row."""
    chain, emissions, target = problem.facts.values()
    gaps = _gaps(problem)
    state, symbol = gaps[0]
    states, symbols = (", ".join(map(str, range(count))) for count in (len(chain), len(emissions[0])))
    view = [
        f"A hidden Markov model has the states {states} and the symbols {symbols}.",
        "P[i][j] is the probability that a step from state i leads to state j.",
        "E[s][o] is the probability that the model, when it is in state s, emits the symbol o.",
        "All entries of P and E lie strictly between 0 and 1, and each row of P and of E sums to 1.",
    ]
    for table, absent, forms in ((chain, [], _STEPS), (emissions, gaps, _EMISSIONS)):
        form = draws.choice(forms)
        view += [
            form.format(i, j, value)
            for i, row in enumerate(table)
            for j, value in enumerate(row)
            if (i, j) not in absent
        ]
    hidden = f"E[{state}][{symbol}]"
    return Words(
        view,
        f"Find the probability that symbol {target} is emitted under the stationary distribution of P.",
        f"{hidden} = {emissions[state][symbol]}.",
        f"What is {hidden}?",
    )


_STEPS = (
    "P[{0}][{1}] = {2}.",
    "A step from state {0} leads to state {1} with probability P[{0}][{1}] = {2}.",
)
_EMISSIONS = (
    "E[{0}][{1}] = {2}.",
    "In state {0} the model emits the symbol {1} with probability E[{0}][{1}] = {2}.",
)


def _gaps(problem: Problem) -> list[tuple[int, int]]:
    return [(int(state), int(symbol)) for _, state, symbol in (slot.split("_") for slot in problem.accepted)]


def _denominator(weights: list[int], emissions: Parts, target: int) -> int:
    """Return the denominator of the target's probability."""
    wholes = [sum(row) for row in emissions]
    scale = lcm(*wholes)
    over = sum(
        [
            weight * row[target] * (scale // whole)
            for weight, row, whole in zip(weights, emissions, wholes, strict=True)
        ]
    )
    under = scale * sum(weights)
    return under // gcd(over, under)


FAMILY = Family(
    family_type="B",
    answer_type="rational",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "Two emissions of a state are absent, the target's among them: one alone follows from its row.",
        "The holder offers for both absent emissions, since either determines the other.",
        "The text says that all entries lie strictly between 0 and 1 and that rows sum to 1.",
        "At difficulty 3 the stationary distribution, too, has a common denominator of at most 500.",
    ],
)
