"""The row of curriculum: its columns, their types, and what they mean."""

from typing import Annotated, TypedDict

from seedproof.record.asked_form import AskedForm
from seedproof.record.columns import Int8
from seedproof.record.rows import Proof, Row


class Turn(TypedDict):
    """A turn of a dialogue in chat form."""

    role: str
    content: str


class CurriculumRow(Row):
    """A word problem, or a follow-up of one."""

    asked: Annotated[AskedForm, "The form in which the question asks for its answer"]
    proof: Annotated[
        Proof,
        "`method`, and `certificate`: the steps to the answer, one after the other, each of which was "
        "replayed",
    ]
    standard: Annotated[str, "The standard as the Common Core writes it: `3.MD.D.8`"]
    substandard: Annotated[str, "Which part of the standard, where it is cut into several; otherwise empty"]
    grade: Annotated[Int8, "0 for kindergarten"]
    standard_text: Annotated[str, "What the student can do, in one short sentence"]
    kind: Annotated[
        str,
        "A problem (`original`), or its follow-up: one step more (`incremental`), or one number "
        "changed (`counterfactual`)",
    ]
    parent_id: Annotated[
        str | None,
        "Of a follow-up, the id of the problem that it goes on from; otherwise null",
    ]
    symbolic: Annotated[
        list[str],
        "The problem as statements, the question last; of a follow-up, the whole new problem",
    ]
    theme: Annotated[str, "What the story is about, or the mathematical concept"]
    followup_text: Annotated[
        str | None,
        "Of a follow-up, its own words, without the form of the answer; otherwise null",
    ]
    dialogue: Annotated[
        list[Turn],
        "The conversation in chat form: of a follow-up, the problem, its right answer, and the follow-up",
    ]
