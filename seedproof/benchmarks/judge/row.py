"""The row of judge: its columns, their types, and what they mean."""

from typing import Annotated

from seedproof.record.asked_form import AskedForm
from seedproof.record.columns import Int8
from seedproof.record.rows import CountedProof, Row


class JudgeRow(Row):
    """A worked solution, and whether its final answer is right."""

    asked: Annotated[AskedForm, "The form that is asked for: a word"]
    proof: Annotated[
        CountedProof,
        "`method`, and `certificate`: the problem, each part's answers as given and as written, the rules of "
        "the steps, and what is wrong, as JSON",
    ]
    problem_id: Annotated[str, "The row of `university` that the problem is"]
    problem: Annotated[str, "Its question"]
    golden_answer: Annotated[str, "Its answer as LaTeX, part by part"]
    candidate: Annotated[str, "A worked solution; its answers may stand anywhere"]
    label: Annotated[bool, "Whether the final answer is correct; the way to it does not count"]
    change: Annotated[
        str,
        "How a right answer was rewritten (`as_printed`: not at all), or the slip that led to a wrong one or "
        "to a false step, or what else is wrong",
    ]
    certificate: Annotated[
        str,
        "In words: part by part what is given and why it differs; what is wrong, which step is false",
    ]
    author: Annotated[str, "Which writer's words, order, notation and layout it has"]
    false_step: Annotated[
        Int8 | None,
        "The first step that is false and not taken back, counted from 1; null where there is none",
    ]
