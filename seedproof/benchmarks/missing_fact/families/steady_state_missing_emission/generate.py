"""Draws a hidden Markov model; the probability of a symbol is a linear function of any one emission.

Two emissions of a state are absent and either gives the other: those of two neighbouring symbols o and o+1,
cyclically, one of them the target. The hint is the first one's, so that facts and hint slot tell both.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from fractions import Fraction

from seedproof.benchmarks.missing_fact.chains import (
    Parts,
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

SIZES = (
    "A hidden Markov model has the states {states} and {last_state}. "
    "It emits the symbols {symbols} and {last_symbol}.",
    "Consider a hidden Markov model with the states {states} and {last_state}, "
    "and with the symbols {symbols} and {last_symbol}.",
    "The states of a hidden Markov model are {states} and {last_state}; "
    "its symbols are {symbols} and {last_symbol}.",
    "There is a hidden Markov model whose states are {states} and {last_state} "
    "and whose symbols are {symbols} and {last_symbol}.",
)
TRANSITIONS = (
    "P is its transition matrix: P[i][j] is the probability that a step from state i leads to state j.",
    "Its transition matrix is P, where P[i][j] is the probability that state i is followed by state j.",
    "The entry P[i][j] of its transition matrix P is the probability of a step from state i to state j.",
    "Its transition matrix is P: from state i, the next state is j with probability P[i][j].",
)
EMISSIONS = (
    "E is its emission matrix: E[s][o] is the probability of emitting symbol o in state s.",
    "Its emission matrix is E, where E[s][o] is the probability that state s emits symbol o.",
    "The entry E[s][o] of its emission matrix E is the probability of symbol o in state s.",
    "Its emission matrix is E: in state s, the model emits symbol o with probability E[s][o].",
)
DOMAIN = (
    "All entries of P and E lie strictly between 0 and 1, and each row of P and of E sums to 1.",
    "Every entry of P and E is greater than 0 and less than 1, and the entries of each row add up to 1.",
    "Each row of P and each row of E adds up to 1, and all entries lie strictly between 0 and 1.",
    "The entries of P and of E are strictly between 0 and 1, and those in the same row sum to 1.",
)
TRANSITION = (
    "P[{i}][{j}] = {p}.",
    "The entry P[{i}][{j}] is {p}.",
    "A step from state {i} leads to state {j} with probability P[{i}][{j}] = {p}.",
    "From state {i} the model goes to state {j} with probability P[{i}][{j}] = {p}.",
    "The probability that state {i} is followed by state {j} is P[{i}][{j}] = {p}.",
)
EMISSION = (
    "E[{s}][{o}] = {p}.",
    "The entry E[{s}][{o}] is {p}.",
    "State {s} emits symbol {o} with probability E[{s}][{o}] = {p}.",
    "In state {s} the model emits symbol {o} with probability E[{s}][{o}] = {p}.",
    "The probability of symbol {o} in state {s} is E[{s}][{o}] = {p}.",
)
TARGET = (
    "Find the probability that symbol {symbol} is emitted under the stationary distribution of P.",
    "Under the stationary distribution of P, what is the probability of emitting symbol {symbol}?",
    "In the long run, what fraction of the emitted symbols are equal to {symbol}?",
    "Determine the probability of emitting symbol {symbol} in the steady state of the model.",
)
HINT = (
    "E[{s}][{o}] = {p}.",
    "The entry E[{s}][{o}] is {p}.",
    "E[{s}][{o}] is equal to {p}.",
    "The emission probability E[{s}][{o}] is {p}.",
)
REQUEST = (
    "What is E[{s}][{o}]?",
    "What is the value of E[{s}][{o}]?",
    "Please give me E[{s}][{o}].",
    "What is the emission probability E[{s}][{o}]?",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw d+1 states and two or three symbols; the rows of either matrix have a common denominator."""
    size = difficulty + 1
    symbols = min(difficulty + 1, 3)
    whole = draws.between(*_transition_band(difficulty))
    chain = draw_parts(draws, size, size, whole)
    if is_doubly_stochastic(chain):
        raise Rejected("chain is doubly stochastic")
    emission_whole = draws.between(*_emission_band(difficulty))
    emissions = draw_parts(draws, size, symbols, emission_whole)
    target = draws.below(symbols)
    state = draws.below(size)
    # With two symbols both slots have one view, so it must fix the slot, or a question could stand twice.
    symbol = (state + target) % 2 if symbols == 2 else (target - draws.below(2)) % symbols
    second = (symbol + 1) % symbols
    if 3 * (emissions[state][symbol] + emissions[state][second]) < emission_whole:
        raise Rejected("absent emissions share less than a third")
    facts = {
        "P": probabilities(chain, whole),
        "E": probabilities(emissions, emission_whole),
        "target": target,
    }
    slots = f"e_{state}_{symbol}", f"e_{state}_{second}"
    return Problem(facts, slots[0], slots)


def solve(problem: Problem) -> Solution:
    """Sum stationary probability times emission over the states, with the hint h or what it leaves."""
    chain, emissions, target = problem.facts.values()
    (state, symbol), (_, second) = _gaps(problem)
    chain_parts, whole = parts_of(chain)
    parts, emission_whole = parts_of(emissions)
    weights = stationary_weights(chain_parts)
    hidden = parts[state][symbol]
    free = hidden + parts[state][second]
    over = sum([weight * row[target] for weight, row in zip(weights, parts, strict=True)])
    under = emission_whole * sum(weights)
    slope = weights[state] if symbol == target else -weights[state]

    def is_drawn(part: int) -> bool:
        """Return whether the model, with this part in the hidden one's place, could be drawn."""
        row = list(parts[state])
        row[symbol] = part
        row[second] = free - part
        table = [*parts[:state], row, *parts[state + 1 :]]
        answer = Fraction(over + slope * (part - hidden), under)
        if _has(chain_parts, whole, answer) or _has(table, emission_whole, answer):
            return False
        return table.count(row) == 1

    if not is_drawn(hidden):
        raise Rejected("answer is a probability of the model")
    if not any(is_drawn(part) for part in range(1, free) if part != hidden):
        raise Rejected("the other emissions leave one model of the difficulty")
    curve = Curve((ratio((over - slope * hidden, slope * emission_whole), (under,)),))
    others = (Fraction(free, emission_whole * count) for count in (2, 3))
    solution = along(curve, Fraction(hidden, emission_whole), others)
    return replace(solution, other_values=(str(Fraction(free - hidden, emission_whole)),))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives all transitions, and all emissions but two."""
    chain, emissions, target = problem.facts.values()
    gaps = _gaps(problem)
    *states, last_state = map(str, range(len(chain)))
    *symbols, last_symbol = map(str, range(len(emissions[0])))
    transitions = [{"i": i, "j": j, "p": p} for i, row in enumerate(chain) for j, p in enumerate(row)]
    given = [
        {"s": s, "o": o, "p": p}
        for s, row in enumerate(emissions)
        for o, p in enumerate(row)
        if (s, o) not in gaps
    ]
    sizes = say(
        draws,
        SIZES,
        states=", ".join(states),
        last_state=last_state,
        symbols=", ".join(symbols),
        last_symbol=last_symbol,
    )
    view = [
        sizes,
        say(draws, TRANSITIONS),
        say(draws, EMISSIONS),
        say(draws, DOMAIN),
        *say_each(draws, TRANSITION, transitions),
        *say_each(draws, EMISSION, given),
    ]
    hints = [say(draws, HINT, s=s, o=o, p=emissions[s][o]) for s, o in gaps]
    state, symbol = gaps[0]
    return Words(
        view,
        say(draws, TARGET, symbol=target),
        tuple(hints),
        say(draws, REQUEST, s=state, o=symbol),
    )


def state(problem: Problem) -> Hashable:
    """Return the entries of both matrices, which renaming states and symbols only moves."""
    return _entries(problem, without=())


def notes(problem: Problem) -> Hashable:
    """Return those entries that the view gives."""
    return _entries(problem, without=_gaps(problem))


def _entries(problem: Problem, without: Sequence[tuple[int, int]]) -> Hashable:
    emissions = [
        p.as_integer_ratio()
        for s, row in enumerate(problem.facts["E"])
        for o, p in enumerate(row)
        if (s, o) not in without
    ]
    return on_and_off_diagonal(problem.facts["P"]), tuple(sorted(emissions))


def _has(table: Parts, whole: int, share: Fraction) -> bool:
    """Return whether a share is an entry of a table, in parts of `whole`."""
    parts, rest = divmod(whole * share.numerator, share.denominator)
    return rest == 0 and any(parts in row for row in table)


def _gaps(problem: Problem) -> list[tuple[int, int]]:
    return [(int(state), int(symbol)) for _, state, symbol in (slot.split("_") for slot in problem.accepted)]


def _transition_band(difficulty: int) -> tuple[int, int]:
    """Return the least and the largest common denominator of P: 10 to 14, 6 to 9, 6 to 9, 7 to 10, ..."""
    if difficulty == 1:
        return 10, 14
    low = max(6, difficulty + 3)
    return low, low + 3


def _emission_band(difficulty: int) -> tuple[int, int]:
    """Return the least and the largest common denominator of E: 10 to 14, 11 to 15, 12 to 16, ..."""
    return difficulty + 9, difficulty + 13


FAMILY = Family(
    family_type="B",
    answer_type="rational",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=4,
    repairs=[
        "The rows of P have a common denominator, from 10 to 14 (2 states) and from 6 to 9 (3 and 4); those "
        "of E have one from 10 to 14, 11 to 15 and 12 to 16; all rows of positive parts with that sum are "
        "alike likely. With the paper's independent parts of 1 to 2+d and 1 to 3+d one model in 150 keeps to "
        "the denominators of difficulty 3, and the paper's emissions are easily guessed.",
        "No cap on the answer's denominator is needed: it is below 400, 2,800 and 28,000, and mostly below "
        "150, 500 and 4,000.",
        "All rows of P differ, all rows of E differ, P is not doubly stochastic, and the answer is no entry "
        "of P or E.",
        "The two absent emissions share at least a third: with less, few values are possible. They can be "
        "split in another way that keeps to all of these rules.",
        "Two emissions of a state are absent, the target's among them: one alone follows from its row.",
        "The holder offers for both absent emissions, since either determines the other.",
        "The text says that all entries lie strictly between 0 and 1 and that rows sum to 1.",
    ],
)
