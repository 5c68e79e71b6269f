"""Solves for the stationary distribution by exact linear algebra, and sums over the states."""

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import lcm

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.proving.distribution import check_rows, completed, number, probability, splits, stationary_of


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return both absent emissions. Raises: ValueError when the facts describe no hidden Markov model."""
    chain = facts["P"]
    emissions = facts["E"]
    target = facts["target"]
    if list(facts) != ["P", "E", "target"] or len(chain) < 2 or len(emissions[0]) < 2:
        raise ValueError("facts need matrices P and E of at least 2 states and symbols, and a target")
    check_rows(chain, len(chain), len(chain))
    check_rows(emissions, len(chain), len(emissions[0]))
    if type(target) is not int or not 0 <= target < len(emissions[0]):
        raise ValueError(f"target {target} is no symbol")
    state, symbol, second = _gaps(facts, slot)
    return {slot: emissions[state][symbol], f"e_{state}_{second}": emissions[state][second]}


def transition_denominators(difficulty: int) -> range:
    """Return the common denominators that the rows of P may have."""
    if difficulty == 1:
        return range(10, 15)
    if difficulty <= 3:
        return range(6, 10)
    return range(difficulty + 3, difficulty + 7)


def emission_denominators(difficulty: int) -> range:
    """Return the common denominators that the rows of E may have."""
    return range(9 + difficulty, 14 + difficulty)


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what is too large, too simple, or printed in the notes."""
    chain = [list(map(number, row)) for row in facts["P"]]
    emissions = [list(map(number, row)) for row in facts["E"]]
    symbols = len(emissions[0])
    if len(chain) != difficulty + 1:
        yield f"{len(chain)} states"
    if symbols != min(difficulty + 1, 3):
        yield f"{symbols} symbols"
    for name, rows, denominators in (
        ("P", chain, transition_denominators(difficulty)),
        ("E", emissions, emission_denominators(difficulty)),
    ):
        common = lcm(*[entry.denominator for row in rows for entry in row])
        if all(whole % common for whole in denominators):
            yield f"the common denominator {common} in {name}"
        if len(set(map(tuple, rows))) < len(rows):
            yield f"two equal rows in {name}"
    if all(sum(column) == 1 for column in zip(*chain, strict=True)):
        yield "a doubly stochastic chain"
    state, symbol, second = _gaps(facts, slot)
    if emissions[state][symbol] + emissions[state][second] < Fraction(1, 3):
        yield "absent emissions that share less than a third"
    if symbols == 2 and symbol != (state + facts["target"]) % 2:
        yield f"the hint {slot}, of two with one view"
    for answer in answers(view(facts, slot), slot, facts["E"][state][symbol]):
        if any(answer in row for row in (*facts["P"], *facts["E"])):
            yield f"a model with the answer {answer} in it"


def view(facts: Facts, slot: str) -> Facts:
    """Return all transitions, and all emissions but the two."""
    state, *gaps = _gaps(facts, slot)
    rows = [list(row) for row in facts["E"]]
    for symbol in gaps:
        rows[state][symbol] = None
    return facts | {"E": rows}


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is a positive probability that leaves one for the other absent emission."""
    state, symbol = _place(slot)
    return completed(view["E"][state], symbol, value) is not None


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Yield the probability of the target symbol."""
    state, symbol = _place(slot)
    row = completed(view["E"][state], symbol, value)
    shares = stationary_of(tuple(map(tuple, view["P"])))
    if row is None or shares is None:
        return
    emissions = (row if at == state else known for at, known in enumerate(view["E"]))
    target = view["target"]
    yield str(sum(share * probability(known[target]) for share, known in zip(shares, emissions, strict=True)))


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return enough emissions to decide a linear function."""
    return splits(view["E"][_place(slot)[0]], value)


def other_side(facts: Facts, slot: str) -> Iterator[str]:
    """Yield what one emission alone allows: the other states may favour the target more or less."""
    state, symbol = _place(slot)
    size = len(facts["P"])
    symbols = len(facts["E"][0])
    target = facts["target"]
    known = Fraction(facts["E"][state][symbol])
    own = known if symbol == target else (1 - known) / (symbols - 1)
    for favour in (Fraction(1, 2), Fraction(2, 3)):  # each state in turn, so each has the share 1/size
        yield str((own + (size - 1) * favour) / size)


def _gaps(facts: Facts, slot: str) -> tuple[int, int, int]:
    """Return the state, the symbol of the slot, and the symbol whose emission is absent with it."""
    state, symbol = _place(slot)
    symbols = len(facts["E"][0])
    second = (symbol + 1) % symbols
    if not (state < len(facts["E"]) and symbol < symbols and facts["target"] in (symbol, second)):
        raise ValueError(f"{slot} is no emission that is absent together with one of the target")
    return state, symbol, second


def _place(slot: str) -> tuple[int, int]:
    match = re.fullmatch("e_(0|[1-9][0-9]*)_(0|[1-9][0-9]*)", slot)
    if match is None:
        raise ValueError(f"{slot!r} is no emission")
    return int(match[1]), int(match[2])


PROVER = Prover(
    family_type="B",
    answer_type="rational",
    method="parametric",
    held=held,
    ranges=ranges,
    view=view,
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
