"""The row of missing_fact: its columns, their types, and what they mean."""

from typing import Annotated, TypedDict

from seedproof.record.asked_form import AskedForm
from seedproof.record.columns import Int16, Int64
from seedproof.record.rows import CountedProof, Row


class Witness(TypedDict):
    """Another value of the hint, and the answer that it fixes."""

    hint_value: str
    answer: str


class Held(TypedDict):
    """A fact that the holder has: its slot, the sentence that states it, and its value."""

    slot: str
    hint: str
    value: str


class Demonstration(TypedDict):
    """A worked example in front of a question."""

    question: str
    request: str
    hint: str
    answer: str


class MissingFactRow(Row):
    """A problem with one fact withheld."""

    asked: Annotated[AskedForm, "The form in which the question asks for its answer"]
    proof: Annotated[
        CountedProof,
        "`method`, `candidates` (how many states the view leaves, where they are counted) and `certificate`",
    ]
    family_type: Annotated[str, "A: always the same slot. B: the slot varies"]
    view: Annotated[list[str], "The sentences of the question that the solver holds"]
    target: Annotated[str, "What the question asks for"]
    budget: Annotated[Int16, "Requests that the solver may send: 3 times the difficulty"]
    hint_slot: Annotated[str, "The withheld fact's machine-readable name"]
    hint: Annotated[str, "The sentence that the holder quotes"]
    hint_value: Annotated[str, "The withheld fact's value in canonical text"]
    accepted_slots: Annotated[list[str], "Every slot that the holder offers for; any one of them suffices"]
    witnesses: Annotated[
        list[Witness],
        "Other hint values that fit the same view, each with the other answer that it fixes",
    ]
    held: Annotated[
        list[Held],
        "What the holder has: for every accepted slot the sentence that it quotes, and the value in "
        "canonical text; any one of them suffices, and the first is `hint`",
    ]
    names: Annotated[
        list[str],
        "The names of the places of a tuple answer, in the order asked for; empty for every other answer",
    ]
    answers_without_hint: Annotated[
        Int64 | None,
        "How many answers the view leaves, in the families where they are counted; otherwise null",
    ]
    facts: Annotated[str, "The complete state, canonical JSON"]
    demonstrations: Annotated[
        list[Demonstration],
        "The worked examples at the start of the question; empty in `zero_shot`",
    ]


class DemonstrationRow(MissingFactRow):
    """A problem that is worked out in front of others, with the request that a solver would send."""

    request: str
