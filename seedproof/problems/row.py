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
        "`method`: the second path to the answers; `certificate`: the problem as JSON, and of a "
        "visual row another problem with the same words",
    ]
    subject: Annotated[str, "One of six"]
    template: Annotated[str, "As `family`"]
    parts: Annotated[
        list[Part],
        "What each part asks, its answer in canonical plain text, the answer's type, and in which form it is "
        "asked for",
    ]
    has_image: Annotated[bool, "Whether the problem needs its image"]
    image: Annotated[
        Image | None,
        "In Parquet the image itself, 600 pixels wide; in JSON lines the SHA-256 of its drawing, "
        "which is the same everywhere",
    ]
    image_alt: Annotated[
        str | None,
        "What the image shows, for those who cannot see it; it gives no answer away, so it does not "
        "replace the image",
    ]
    drawing: Annotated[str | None, "What is drawn, exactly, as JSON"]
    golden_latex: Annotated[
        str,
        "The answer as LaTeX between dollar signs; of several parts, each after its letter",
    ]
    source: Annotated[str, "Made from a seed and proved"]
    uuid: Annotated[str, "The seed in the form of a UUID, for tools that ask for one"]
