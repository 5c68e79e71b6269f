"""Rewards for training on rows of one benchmark: the verdicts of `seedproof_score.py` beside this file.

    from rewards import reward

    GRPOTrainer(..., reward_funcs=reward)

Rows that are trained on are no longer rows to evaluate on: make your own, with another root seed.
"""

import importlib.util
import sys
from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = "_seedproof"
"""The package that the sources in `seedproof_score.py` are under."""

_SCORER = Path(__file__).resolve().with_name("seedproof_score.py")


def reward(prompts: Sequence[Any], completions: Sequence[Any], **columns: Any) -> list[float]:
    """Return the score of each completion, from 0 to 1, as TRL asks for it.

    A completion is a text or a list of messages, of which the last one is scored. The columns are those of
    the row that each prompt was made from. An undecided answer is worth nothing.
    """
    per_row = {name: values for name, values in columns.items() if isinstance(values, list | tuple)}
    rewards: list[float] = []
    for number, completion in enumerate(completions):
        row = {name: values[number] for name, values in per_row.items()}
        rewards.append(_worth(_text(completion), row))
    return rewards


def score_answer(answer: str | None, entry: Mapping[str, Any]) -> float:
    """Return the score of an answer, from 0 to 1, as reasoning-gym asks for it.

    The row is the entry itself, or its `metadata`.
    """
    if answer is None:
        return 0.0
    return _worth(answer, entry.get("metadata") or entry)


def _worth(response: str, row: Mapping[str, Any]) -> float:
    scored = _scorer().score(response, row)
    return float(Fraction(scored["score"]))


def _text(completion: Any) -> str:
    """Return the text of a completion, of messages that of the last one."""
    if isinstance(completion, str):
        return completion
    content = completion[-1].get("content") if completion else None
    if isinstance(content, list):
        content = "".join(part.get("text", "") for part in content)
    return content or ""


def _scorer() -> ModuleType:
    """Return the scorer, loaded once."""
    name = f"{PACKAGE}_score"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, _SCORER)
        if spec is None or spec.loader is None:
            raise ImportError(f"{_SCORER}: cannot be loaded, expected a Python file")
        scorer = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(scorer)
        sys.modules[name] = scorer
    return sys.modules[name]
