"""How much of a label can be told from the surface: a classifier that sees words and lengths, and no more.

An averaged perceptron in integers, trained on nine tenths of the problems and asked about the last, ten
times: the same figure on every machine.
"""

import re
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from seedproof.benchmarks.judge.row import JudgeRow

FOLDS, EPOCHS = 10, 6

_TOKEN = re.compile(r"\\?[A-Za-z]+|[0-9]+|[^\sA-Za-z0-9]")


def surface_right(rows: Sequence[JudgeRow]) -> int:
    """How many labels the classifier gets right; no problem is in training and test alike."""
    problems = {name: place for place, name in enumerate(dict.fromkeys(row["problem_id"] for row in rows))}
    seen = [
        (problems[row["problem_id"]] % FOLDS, _features(row["candidate"]), 1 if row["label"] else -1)
        for row in rows
    ]
    right = 0
    for fold in range(FOLDS):
        weights = _trained([(features, label) for of, features, label in seen if of != fold])
        for of, features, label in seen:
            if of == fold:
                right += sum(weights[one] for one in features) * label > 0
    return right


def _features(candidate: str) -> list[str]:
    """The different words, numbers and signs, pairs of neighbours, and classes of length."""
    tokens = _TOKEN.findall(candidate)
    pairs = {f"{one} {other}" for one, other in pairwise(tokens)}
    return sorted({*tokens, *pairs, f"{len(candidate) // 50} letters", f"{len(tokens) // 20} words"})


def _trained(seen: Sequence[tuple[list[str], int]]) -> dict[str, int]:
    weights: dict[str, int] = defaultdict(int)
    summed: dict[str, int] = defaultdict(int)
    time = 0
    for _ in range(EPOCHS):
        for features, label in seen:
            time += 1
            if sum(weights[one] for one in features) * label <= 0:
                for one in features:
                    weights[one] += label
                    summed[one] += time * label
    # The average over all times is (time * weight - summed) / time; the sign is all that is asked for.
    return defaultdict(int, {one: time * weight - summed[one] for one, weight in weights.items()})
