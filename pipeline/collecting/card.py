"""The card of collected problems: what was taken, what was rejected and why, and that nothing is proved."""

from collections import Counter
from collections.abc import Sequence

from pipeline.collecting.problem import Problem
from pipeline.collecting.selection import Rejected

_HEAD = """\
---
pretty_name: Collected university problems (unproved)
task_categories:
- question-answering
tags:
- mathematics
- unproved
configs:
- config_name: default
  data_files:
  - split: train
    path: problems.jsonl
---

# Collected university problems

**Unproved.** Somebody else collected these problems and wrote their answers. Nobody has proved them, and
they cannot be made again from a seed: `proof` is `unproved` in every row. Their licence is the source's.

They were selected from `{source}` by the rules of U-MATH: short solutions, multiple choice, problems for a
calculator and those with several images go, and of each subject the {most} with the lowest solve rates stay.
"""


def card_text(source: str, most: int, taken: Sequence[Problem], rejected: Sequence[Rejected]) -> str:
    """Return the card as Markdown, with the Hub's metadata."""
    subjects = Counter((problem.subject, problem.has_image) for problem in taken)
    reasons = Counter(rejection.reason.partition(": ")[0] for rejection in rejected)
    lines = [
        _HEAD.format(source=source.replace("`", ""), most=most),
        "| subject | without an image | with one |",
        "| --- | ---: | ---: |",
        *(
            f"| {subject} | {subjects[subject, False]} | {subjects[subject, True]} |"
            for subject in sorted({subject for subject, _ in subjects})
        ),
        "",
        "| rejected, each with its reason in `rejected.jsonl` | problems |",
        "| --- | ---: |",
        *(f"| {_cell(reason)} | {count} |" for reason, count in reasons.most_common()),
        "",
    ]
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
