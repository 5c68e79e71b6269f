"""Markov chains as the notes describe them: their matrices, and the stationary distribution."""

from collections.abc import Iterable, Mapping, Sequence

from seedproof.certifying.missing_fact.matrices import Matrix
from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Step, Unread, step
from seedproof.certifying.terms import Symbol, Term, at_most, between, dot, equal, total, unknown

LEMMAS: Mapping[str, str] = {
    "long_run": (
        "In a chain with finitely many states all of whose transitions have positive probabilities, the "
        "share of steps in a state, or with a symbol, tends to its probability under the stationary "
        "distribution with probability 1 (ergodic theorem)."
    ),
}

TRANSITIONS: Mapping[str, Sequence[str]] = {
    "transitions": (
        "P is its transition matrix: P[[i][[j] is the probability that a step from state i leads to state j.",
        "The entry P[[i][[j] of its transition matrix P is "
        "the probability of a step from state i to state j.",
        "Its transition matrix is P, where P[[i][[j] is the probability that state i is followed by state j.",
        "Its transition matrix is P: from state i, the next state is j with probability P[[i][[j].",
    ),
    "transition": (
        "P[[{i:integer}][[{j:integer}] = {value:number}.",
        "P[[{i:integer}][[{j:integer}] is equal to {value:number}.",
        "The entry P[[{i:integer}][[{j:integer}] is {value:number}.",
        "The transition probability P[[{i:integer}][[{j:integer}] is {value:number}.",
        "A step from state {row:integer} leads to state {column:integer} "
        "with probability P[[{i:integer}][[{j:integer}] = {value:number}.",
        "From state {row:integer} the chain goes to state {column:integer} "
        "with probability P[[{i:integer}][[{j:integer}] = {value:number}.",
        "From state {row:integer} the model goes to state {column:integer} "
        "with probability P[[{i:integer}][[{j:integer}] = {value:number}.",
        "The probability that state {row:integer} is followed by state {column:integer} "
        "is P[[{i:integer}][[{j:integer}] = {value:number}.",
    ),
}
"""What a transition matrix is, and what its entries are."""


def counted(names: Sequence[int]) -> int:
    """Return how many states or symbols there are, which are numbered from 0.

    Raises: Unread if they are not.
    """
    if list(names) != list(range(len(names))):
        raise Unread(f"these are not numbered from 0: {names}")
    return len(names)


def matrix(name: str, rows: int, columns: int) -> Matrix:
    """Name the entries of a matrix."""
    return [[unknown(f"{name}_{row}_{column}") for column in range(columns)] for row in range(rows)]


def entries(*matrices: Matrix) -> tuple[Symbol, ...]:
    """Return all entries, row by row."""
    return tuple(entry for each in matrices for row in each for entry in row)


def is_stochastic(probabilities: Matrix) -> Sequence[Term]:
    """Say that all entries lie strictly between 0 and 1, and that each row adds up to 1."""
    ranges = [between(0, entry, 1) for entry in entries(probabilities)]
    return [*ranges, *(equal(total(row), 1) for row in probabilities)]


def stated_once(entries: Iterable[Said]) -> None:
    """Let no entry be stated twice.

    Raises: Unread if one is.
    """
    places = [(said["i"], said["j"]) for said in entries]
    if len(set(places)) != len(places):
        raise Unread(f"an entry is stated twice: {places}")


def stationary(transitions: Matrix) -> tuple[Sequence[Symbol], Step]:
    """Name the probabilities of a stationary distribution, and say that they are one."""
    states = [unknown(f"pi_{state}") for state in range(len(transitions))]
    balance = [
        equal(dot(states, column), state)
        for state, column in zip(states, zip(*transitions, strict=True), strict=True)
    ]
    positive = [at_most(0, state) for state in states]
    said = "a stationary distribution: pi P = pi"
    return states, step(said, *balance, equal(total(states), 1), *positive)


def assumed(task: Said) -> tuple[str, ...]:
    """Return the lemmas that a task needs: one if it asks for the long run."""
    return ("long_run",) if task.kind == "long_run" else ()
