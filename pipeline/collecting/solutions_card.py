"""The card of solutions by models: how they were labelled, and how many were left out."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

_HEAD = """\
---
pretty_name: Labelled solutions by models
task_categories:
- text-classification
tags:
- mathematics
- judge
configs:
- config_name: default
  data_files:
  - split: test
    path: solutions.jsonl
---

# Labelled solutions by models

Solutions that models wrote to problems of `university`. Each label was **decided by the verifier**, part by
part, from the response and the proved answer; `certificate` has its reasons. What it left undecided, and what
has no answer that it can find, has no label: it is in `left_out.jsonl`, with the reason.

The columns are those of `judge`; `seedproof judges solutions.jsonl JUDGEMENTS.jsonl` scores judges on them.

| author | right | wrong | left out |
| --- | ---: | ---: | ---: |
"""


class _Unlabelled(Protocol):
    @property
    def model(self) -> str: ...

    @property
    def reason(self) -> str: ...


def card_text(rows: Sequence[Mapping[str, Any]], left_out: Sequence[_Unlabelled]) -> str:
    """Return the card as Markdown, with the Hub's metadata."""
    labels = Counter((row["author"], row["label"]) for row in rows)
    unlabelled = Counter(response.model for response in left_out)
    reasons = Counter(response.reason.partition(":")[0] for response in left_out)
    models = sorted({*unlabelled, *(row["author"] for row in rows)})
    lines = [
        f"| {_cell(model)} | {labels[model, True]} | {labels[model, False]} | {unlabelled[model]} |"
        for model in models
    ]
    lines += ["", "| left out, each with its reason | responses |", "| --- | ---: |"]
    lines += [f"| {_cell(reason)} | {count} |" for reason, count in sorted(reasons.items())]
    return _HEAD + "\n".join(lines) + "\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
