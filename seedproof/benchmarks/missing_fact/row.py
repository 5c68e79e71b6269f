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

    asked: Annotated[AskedForm, "The form of answer that the question asks for"]
    proof: Annotated[
        CountedProof,
        "`method`, `candidates` (the number of states that the view allows, if counted) and `certificate`",
    ]
    family_type: Annotated[str, "A: the same slot is always withheld. B: the slot varies"]
    view: Annotated[list[str], "The solver's notes, sentence by sentence"]
    target: Annotated[str, "The task"]
    budget: Annotated[Int16, "Most requests that the solver may send: 3 times the difficulty"]
    hint_slot: Annotated[str, "The withheld fact's machine-readable name"]
    hint: Annotated[str, "The user simulator's sentence with the withheld fact"]
    hint_value: Annotated[str, "The withheld fact's value in canonical text"]
    accepted_slots: Annotated[list[str], "Every slot that the user simulator reveals; any one suffices"]
    witnesses: Annotated[
        list[Witness],
        "Other hint values that fit the view, each with its answer",
    ]
    held: Annotated[
        list[Held],
        "The user simulator's facts: slot, sentence and value for every accepted slot, `hint` first",
    ]
    names: Annotated[
        list[str],
        "Names of the entries in a tuple answer, in order; otherwise empty",
    ]
    answers_without_hint: Annotated[
        Int64 | None,
        "Number of answers that the view allows, if counted; otherwise null",
    ]
    facts: Annotated[str, "The complete problem as canonical JSON"]
    demonstrations: Annotated[
        list[Demonstration],
        "Worked examples at the start of the question; empty in `zero_shot`",
    ]


class DemonstrationRow(MissingFactRow):
    """A problem that is worked out in front of others, with the request that a solver would send."""

    request: str
