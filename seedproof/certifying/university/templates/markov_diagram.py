"""Markov chains drawn as arrows between three states: the matrix of a step, later steps, what stays."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, equal, every, total
from seedproof.certifying.university import plain
from seedproof.certifying.university.drawn import expect_only, figure, items, nearest, numbers, place, shown
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import is_point, stated_number, stated_point
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.markov_diagram import phrases

LEMMAS = {
    "total_probability": "A step takes the row v of the probabilities of the states to v P.",
    "first_step": (
        "Where the equations m_i = 1 + the sum of p_ij m_j over the states j but the last have one solution, "
        "the m_i are the expected numbers of steps to the last state."
    ),
}

_STATES = ("A", "B", "C")
STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "chain": (
            "A particle jumps between three places",
            "The figure shows a Markov chain",
            "A machine is in one of the states",
            "In a random walk on the places",
        ),
    },
    seen="c0c8f369",
)

QUESTIONS = meanings(
    (phrases.MATRICES, phrases.LATER, *phrases.LAST.values()),
    {
        "matrix": ("Find the matrix $P$ of one step", "Write down the transition matrix"),
        "later": {
            "With which probability does the chain, started in A, stand in C after": "steps:integer",
            "The start is A. What is the probability to be in C after": "steps:integer",
        },
        "stationary": ("Find the stationary distribution", "Which probabilities"),
        "expected": ("How many steps does it take on average to reach C", "Let $m_{A}$ and $m_{B}$"),
    },
    seen="31427734",
)

Arrows = Mapping[tuple[str, str], Fraction]
Steps = Mapping[tuple[str, str], Term]


@dataclass(frozen=True, slots=True)
class Model:
    """The numbers at the arrows between different states."""

    arrows: Arrows


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "diagram")
    expect_only(drawing, "circle", "text", "arrow")
    centres = {number: place(item["centre"]) for number, item in enumerate(items(drawing, "circle"))}
    named = {nearest(place(item["at"]), centres): item["text"] for item in items(drawing, "text")}
    if sorted(named.values()) != list(_STATES) or len(centres) != len(_STATES):
        raise Unread(f"{task.row_id}: the states that are drawn are {sorted(named.values())}")
    states = {named[number]: centre for number, centre in centres.items()}
    arrows = []
    for item in items(drawing, "arrow"):
        ends = nearest(place(item["from"]), states), nearest(place(item["to"]), states)
        arrows.append((ends, numbers([item["label"]])[0]))
    if len(dict(arrows)) < len(arrows) or any(first == last for (first, last), _ in arrows):
        raise Unread(f"{task.row_id}: arrows that do not lead from state to state, each once")
    return Model(dict(arrows))


def _steps(asked: Asked[Model], ground: Ground) -> Steps:
    """Return the probabilities of all steps, as figure and text say them."""
    probability = {(i, j): ground.unknown(f"p_{i}_{j}") for i in _STATES for j in _STATES}
    for (first, last), number in asked.model.arrows.items():
        said = f"an arrow from {first} to {last} with {number}"
        shown(ground, said, equal(probability[first, last], number))
    missing = [pair for pair in probability if pair[0] != pair[1] and pair not in asked.model.arrows]
    shown(ground, "no other arrows", *(equal(probability[pair], 0) for pair in missing))
    for state in _STATES:
        row = [probability[state, other] for other in _STATES]
        ground.say(f"the rest is to stay in {state}", equal(total(row), 1), *(at_most(0, p) for p in row))
    return probability


def _matrix(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    probability = _steps(asked, ground)
    stated = plain.matrix(asked.part.answer).rows
    if [len(row) for row in stated] != [len(_STATES)] * len(_STATES):
        raise Unread(f"a matrix of another size: {asked.part.answer}")
    entries = [
        equal(probability[i, j], value(ground, stated[row][column], {}))
        for row, i in enumerate(_STATES)
        for column, j in enumerate(_STATES)
    ]
    return answer_is(asked, ground, every(entries))


def _moved(probability: Steps, row: Mapping[str, Term], state: str) -> Term:
    return total(row[other] * probability[other, state] for other in _STATES)


def _later(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    probability = _steps(asked, ground)
    times = range(asked.said["steps"] + 1)
    rows = [{state: ground.unknown(f"{state}_after_{time}") for state in _STATES} for time in times]
    first = [equal(rows[0][state], int(state == "A")) for state in _STATES]
    ground.say("the start", *first)
    for time, (before, after) in enumerate(pairwise(rows)):
        moves = [equal(after[state], _moved(probability, before, state)) for state in _STATES]
        ground.say(f"step {time + 1}", *moves, lemma="total_probability")
    claim = equal(rows[-1]["C"], stated_number(asked, ground))
    return answer_is(asked, ground, claim)


def _stationary(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    probability = _steps(asked, ground)
    row = {state: ground.unknown(f"p_{state}") for state in _STATES}
    ground.say("probabilities", equal(total(row.values()), 1), *(at_most(0, p) for p in row.values()))
    unchanged = [equal(row[state], _moved(probability, row, state)) for state in _STATES]
    ground.say("a step does not change them", *unchanged, lemma="total_probability")
    return answer_is(asked, ground, is_point(row, stated_point(asked, ground, _STATES)))


def _expected(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    probability = _steps(asked, ground)
    before = ("A", "B")
    mean = {state: ground.unknown(f"m_{state}") for state in before}
    for state in before:
        further = total(probability[state, other] * mean[other] for other in before)
        ground.say(f"from {state}", equal(mean[state], 1 + further), lemma="first_step")
    return answer_is(asked, ground, is_point(mean, stated_point(asked, ground, before)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"matrix": _matrix, "later": _later, "stationary": _stationary, "expected": _expected},
)
