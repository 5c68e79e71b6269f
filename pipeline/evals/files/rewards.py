"""Rewards for training on rows of a benchmark, as `seedproof.score` scores them.

    from rewards import reward, score_answer

    GRPOTrainer(..., reward_funcs=reward)  # TRL; the data set has the columns of the rows
    score_answer("10/37", row)  # reasoning-gym

An undecided answer is worth nothing. Rows that are trained on are no longer rows to evaluate on: make your
own, with another root seed.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import seedproof as sp


def reward(prompts: Sequence[Any], completions: Sequence[Any], **columns: Any) -> list[float]:
    """Return the score of each completion, from 0 to 1, as TRL asks for it.

    A completion is a text or a list of messages, of which the last one is scored. The columns are those of
    the row that each prompt was made from.
    """
    per_row = {name: values for name, values in columns.items() if isinstance(values, list | tuple)}
    rewards: list[float] = []
    for number, completion in enumerate(completions):
        row = {name: values[number] for name, values in per_row.items()}
        rewards.append(float(sp.score(row, _text(completion)).value))
    return rewards


def score_answer(answer: str | None, entry: Mapping[str, Any]) -> float:
    """Return the score of an answer, from 0 to 1, as reasoning-gym asks for it.

    The row is the entry itself, or its `metadata`.
    """
    row = entry.get("metadata") or entry
    return float(sp.score(row, answer or "").value)


def _text(completion: Any) -> str:
    """Return the text of a completion, of messages that of the last one."""
    if isinstance(completion, str):
        return completion
    content = completion[-1].get("content") if completion else None
    if isinstance(content, list):
        return "".join(part.get("text", "") for part in content)
    return content or ""
