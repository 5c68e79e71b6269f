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

    asked: Annotated[AskedForm, "The form of answer that the question asks for"]
    proof: Annotated[
        Proof,
        "`method`, and `certificate`: the steps to the answer, each of which was replayed",
    ]
    standard: Annotated[str, "The standard as the Common Core writes it: `3.MD.D.8`"]
    substandard: Annotated[str, "Part of a standard that is cut into several; otherwise empty"]
    grade: Annotated[Int8, "0 for kindergarten"]
    standard_text: Annotated[str, "The student's skill, in one short sentence"]
    kind: Annotated[
        str,
        "`original` for a problem; `incremental` (one step more) or `counterfactual` (one number "
        "changed) for a follow-up",
    ]
    parent_id: Annotated[
        str | None,
        "The id of a follow-up's problem; otherwise null",
    ]
    symbolic: Annotated[
        list[str],
        "The problem as statements, the question last; for a follow-up, the whole new problem",
    ]
    theme: Annotated[str, "The topic of the story, or the mathematical concept"]
    followup_text: Annotated[
        str | None,
        "A follow-up's own words, without the answer format; otherwise null",
    ]
    dialogue: Annotated[
        list[Turn],
        "The conversation in chat form; for a follow-up: the problem, its correct answer, and the follow-up",
    ]
