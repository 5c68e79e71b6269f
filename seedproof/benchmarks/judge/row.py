"""The row of judge: its columns, their types, and what they mean."""

from typing import Annotated

from seedproof.record.asked_form import AskedForm
from seedproof.record.columns import Int8
from seedproof.record.rows import CountedProof, Row


class JudgeRow(Row):
    """A worked solution, and whether its final answer is right."""

    asked: Annotated[AskedForm, "The form of answer that the question asks for: a word"]
    proof: Annotated[
        CountedProof,
        "`method`, and `certificate` as JSON: the problem, each part's answers as given and as "
        "written, the rules of the steps, and the error",
    ]
    problem_id: Annotated[str, "The id of the problem in `university`"]
    problem: Annotated[str, "The problem's question"]
    golden_answer: Annotated[str, "The correct answer as LaTeX, part by part"]
    candidate: Annotated[str, "A worked solution; its answers may be anywhere"]
    label: Annotated[bool, "Whether the final answer is correct, whatever the reasoning"]
    change: Annotated[
        str,
        "How a correct answer was rewritten (`as_printed`: not at all), or the injected error or other fault",
    ]
    certificate: Annotated[
        str,
        "In words: the answer to each part and why it differs, the error, and the false step",
    ]
    author: Annotated[str, "The scripted writer, who sets words, order, notation and layout"]
    false_step: Annotated[
        Int8 | None,
        "The first false step that is not taken back, counted from 1; otherwise null",
    ]
