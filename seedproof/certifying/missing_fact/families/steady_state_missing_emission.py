"""The long-run probability of a symbol, with two emissions of a state withheld; either suffices."""

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
from seedproof.certifying.script import step
from seedproof.certifying.terms import Term, dot, equal, unknown

SYMBOL = unknown("symbol")

NOTES = Patterns(
    {
        "model": (
            "A hidden Markov model has the states {states:integers}. "
            "It emits the symbols {symbols:integers}.",
            "Consider a hidden Markov model with the states {states:integers}, "
            "and with the symbols {symbols:integers}.",
            "There is a hidden Markov model whose states are {states:integers} "
            "and whose symbols are {symbols:integers}.",
            "The states of a hidden Markov model are {states:integers}; its symbols are {symbols:integers}.",
        ),
        "range": (
            "All entries of P and E lie strictly between 0 and 1, and each row of P and of E sums to 1.",
            "Each row of P and each row of E adds up to 1, and all entries lie strictly between 0 and 1.",
            "Every entry of P and E is greater than 0 and less than 1, "
            "and the entries of each row add up to 1.",
            "The entries of P and of E are strictly between 0 and 1, and those in the same row sum to 1.",
        ),
        **TRANSITIONS,
        "emissions": (
            "E is its emission matrix: E[[s][[o] is the probability of emitting symbol o in state s.",
            "Its emission matrix is E, where E[[s][[o] is the probability that state s emits symbol o.",
            "Its emission matrix is E: in state s, the model emits symbol o with probability E[[s][[o].",
            "The entry E[[s][[o] of its emission matrix E is the probability of symbol o in state s.",
        ),
        "emission": (
            "E[[{i:integer}][[{j:integer}] = {value:number}.",
            "E[[{i:integer}][[{j:integer}] is equal to {value:number}.",
            "The entry E[[{i:integer}][[{j:integer}] is {value:number}.",
            "The emission probability E[[{i:integer}][[{j:integer}] is {value:number}.",
            "In state {row:integer} the model emits symbol {column:integer} "
            "with probability E[[{i:integer}][[{j:integer}] = {value:number}.",
            "State {row:integer} emits symbol {column:integer} "
            "with probability E[[{i:integer}][[{j:integer}] = {value:number}.",
            "The probability of symbol {column:integer} in state {row:integer} "
            "is E[[{i:integer}][[{j:integer}] = {value:number}.",
        ),
    }
)

TASKS = Patterns(
    {
        "probability": (
            "Determine the probability of emitting symbol {symbol:integer} in the steady state of the model.",
            "Find the probability that symbol {symbol:integer} is emitted "
            "under the stationary distribution of P.",
            "Under the stationary distribution of P, "
            "what is the probability of emitting symbol {symbol:integer}?",
        ),
        "long_run": ("In the long run, what fraction of the emitted symbols are equal to {symbol:integer}?",),
    }
)


def _build(notes: Sequence[Said], task: Said) -> Model:
    for kind in ("range", "transitions", "emissions"):
        only(notes, kind)
    for kind in ("transition", "emission"):
        stated_once(of_kind(notes, kind))
    model = only(notes, "model")
    states = counted(model["states"])
    transitions = matrix("P", states, states)
    emissions = matrix("E", states, counted(model["symbols"]))
    distribution, is_stationary = stationary(transitions)

    def mean(said: Said) -> Sequence[Term]:
        if said.kind == "range":
            return [*is_stochastic(transitions), *is_stochastic(emissions)]
        if said.kind == "transition":
            return [stated_entry(transitions, said)]
        if said.kind == "emission":
            return [stated_entry(emissions, said)]
        return []

    symbols = (*entries(transitions, emissions), *distribution, SYMBOL)
    emitted = dot(distribution, [row[task["symbol"]] for row in emissions])
    is_emitted = step("the probability of the symbol", equal(SYMBOL, emitted))
    return Model(symbols, mean, each_is([SYMBOL]), (is_stationary, is_emitted), assumed(task))


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: f"e_{said['i']}_{said['j']}",
    shared=frozenset(["model", "range", "transitions", "emissions"]),
    lent=lambda said: said.kind == "transition",
)
