"""The row of a problem: its columns, their types and descriptions."""

from typing import Annotated, TypedDict

from seedproof.record.asked_form import AskedForm
from seedproof.record.columns import Image
from seedproof.record.rows import CountedProof, Row


class Part(TypedDict):
    """A sub-question with its answer."""

    question: str
    answer: str
    type: str
    asked: AskedForm


class ProblemRow(Row):
    """A problem with typed answers, part by part."""

    proof: Annotated[
        CountedProof,
        "`method`: the second path to the answers; `certificate`: the problem as JSON, and for a "
        "figure another problem with the same words",
    ]
    subject: Annotated[str, "One of six subjects"]
    template: Annotated[str, "Same as `family`"]
    parts: Annotated[
        list[Part],
        "For each part: question, answer in canonical plain text, type, and form of answer asked for",
    ]
    has_image: Annotated[bool, "Whether the problem needs its image"]
    image: Annotated[
        Image | None,
        "In Parquet, the image, 600 pixels wide; in JSON Lines, the SHA-256 of its drawing",
    ]
    image_alt: Annotated[
        str | None,
        "A description of the image that does not give the answer away, so it does not replace the image",
    ]
    drawing: Annotated[str | None, "The exact drawing as JSON"]
    golden_latex: Annotated[
        str,
        "The answer as LaTeX between dollar signs, each part after its letter",
    ]
    source: Annotated[str, "Origin of the row: `generated` from a seed"]
    uuid: Annotated[str, "The seed as a UUID, for tools that need one"]
