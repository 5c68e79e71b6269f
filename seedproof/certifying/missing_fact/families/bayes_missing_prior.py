"""Bayes' rule with the prior withheld.

Neither Bayes' rule nor the law of total probability is assumed: the four cases that H and E make have
probabilities, and a conditional probability is the share of one event in another.
"""

from collections.abc import Sequence

from seedproof.certifying.missing_fact.family import Family, Model, each_is, only
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import step
from seedproof.certifying.terms import Term, at_most, between, equal, total, unknown

CASES = BOTH, ONLY_H, ONLY_E, NEITHER = (
    unknown("h_and_e"),
    unknown("h_without_e"),
    unknown("e_without_h"),
    unknown("neither"),
)

P_H, P_E_IF_H, P_E_IF_NOT_H, P_H_IF_E = NAMED = (
    unknown("p_h"),
    unknown("p_e_if_h"),
    unknown("p_e_if_not_h"),
    unknown("p_h_if_e"),
)

NOTES = Patterns(
    {
        "events": (
            "H and E are events; not H is the event that H does not occur.",
            "Let H and E be events, and let not H be the event that H does not occur.",
            "Two events are called H and E; not H is the event that H does not occur.",
            "H and E denote events, and not H denotes the complement of H.",
        ),
        "range": (
            "P(H), P(E|H) and P(E|not H) lie strictly between 0 and 1.",
            "Each of P(H), P(E|H) and P(E|not H) is a probability strictly between 0 and 1.",
            "The probabilities P(H), P(E|H) and P(E|not H) are greater than 0 and less than 1.",
            "None of the probabilities P(H), P(E|H) and P(E|not H) is 0 or 1.",
        ),
        "h": (
            "P(H) = {value:number}.",
            "The probability of H is {value:number}.",
            "The event H has probability {value:number}.",
            "H occurs with probability {value:number}.",
        ),
        "e_if_h": (
            "P(E|H) = {value:number}.",
            "The probability of E given H is {value:number}.",
            "Given H, the event E has probability {value:number}.",
            "If H occurs, then E occurs with probability {value:number}.",
            "When H occurs, the probability of E is {value:number}.",
        ),
        "e_if_not_h": (
            "P(E|not H) = {value:number}.",
            "The probability of E given not H is {value:number}.",
            "Given not H, the event E has probability {value:number}.",
            "If H does not occur, then E occurs with probability {value:number}.",
            "When H does not occur, the probability of E is {value:number}.",
        ),
    }
)

TASKS = Patterns(
    {
        "h_if_e": (
            "Find P(H|E).",
            "What is P(H|E)?",
            "Determine the conditional probability P(H|E).",
            "Find the probability of H given E.",
            "Given that E occurs, what is the probability of H?",
        ),
    }
)

_STATED = {"h": P_H, "e_if_h": P_E_IF_H, "e_if_not_h": P_E_IF_NOT_H}

_MEANING = (
    step(
        "Exactly one of the four cases occurs.", *(at_most(0, case) for case in CASES), equal(total(CASES), 1)
    ),
    step("H occurs in two of the cases.", equal(P_H, BOTH + ONLY_H)),
    step("P(E|H) is the share of E in H.", equal(P_E_IF_H * (BOTH + ONLY_H), BOTH)),
    step("P(E|not H) is the share of E in not H.", equal(P_E_IF_NOT_H * (ONLY_E + NEITHER), ONLY_E)),
    step("P(H|E) is the share of H in E.", equal(P_H_IF_E * (BOTH + ONLY_E), BOTH)),
)


def _mean(said: Said) -> Sequence[Term]:
    if said.kind == "events":
        return []
    if said.kind == "range":
        return [between(0, chance, 1) for chance in _STATED.values()]
    return [equal(_STATED[said.kind], said["value"])]


def _build(notes: Sequence[Said], task: Said) -> Model:
    for kind in ("events", "range"):
        only(notes, kind)
    return Model((*CASES, *NAMED), _mean, each_is([P_H_IF_E]), _MEANING)


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: "prior" if said.kind == "h" else said.kind,
    shared=frozenset(["events", "range"]),
)
