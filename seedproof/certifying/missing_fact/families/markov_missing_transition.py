"""A stationary probability of a Markov chain, with two transitions of a row withheld; either suffices."""

from collections.abc import Sequence

from seedproof.certifying.missing_fact.chains import (
    TRANSITIONS,
    assumed,
    counted,
    entries,
    is_stochastic,
    matrix,
    stated_once,
    stationary,
)
from seedproof.certifying.missing_fact.family import Family, Model, each_is, of_kind, only
from seedproof.certifying.missing_fact.matrices import stated_entry
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.terms import Term

NOTES = Patterns(
    {
        "states": (
            "A Markov chain in discrete time has the states {states:integers}.",
            "Consider a discrete-time Markov chain with the states {states:integers}.",
            "The states of a discrete-time Markov chain are {states:integers}.",
            "There is a Markov chain in discrete time whose states are {states:integers}.",
        ),
        "range": (
            "All entries of P lie strictly between 0 and 1, and each row of P sums to 1.",
            "Each row of P adds up to 1, and all its entries lie strictly between 0 and 1.",
            "Every entry of P is greater than 0 and less than 1, and the entries of each row add up to 1.",
            "The entries of P are strictly between 0 and 1, and those in the same row sum to 1.",
        ),
        **TRANSITIONS,
    }
)

TASKS = Patterns(
    {
        "probability": (
            "Find the stationary probability of state {state:integer}.",
            "What is the stationary probability of state {state:integer}?",
            "Determine the probability of state {state:integer} in the stationary distribution of the chain.",
        ),
        "long_run": (
            "In the long run, what fraction of its time does the chain spend in state {state:integer}?",
        ),
    }
)


def _build(notes: Sequence[Said], task: Said) -> Model:
    only(notes, "range")
    only(notes, "transitions")
    stated_once(of_kind(notes, "transition"))
    states = counted(only(notes, "states")["states"])
    transitions = matrix("P", states, states)
    distribution, is_stationary = stationary(transitions)

    def mean(said: Said) -> Sequence[Term]:
        if said.kind == "range":
            return is_stochastic(transitions)
        if said.kind == "transition":
            return [stated_entry(transitions, said)]
        return []

    symbols = (*entries(transitions), *distribution)
    is_answer = each_is([distribution[task["state"]]])
    return Model(symbols, mean, is_answer, (is_stationary,), assumed(task))


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: f"P_{said['i']}_{said['j']}",
    shared=frozenset(["states", "range", "transitions"]),
    lent=lambda said: said.kind == "transition" and said["i"] >= 2,
)
