"""How much of a label the surface gives away to a classifier that sees words and lengths, and nothing else.

An averaged perceptron in integers, trained on nine tenths of the problems and asked about the last, ten
times: the same result on every machine.
"""

import re
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from seedproof.benchmarks.judge.row import JudgeRow

FOLDS = 10
EPOCHS = 6

_TOKEN = re.compile(r"\\?[A-Za-z]+|[0-9]+|[^\sA-Za-z0-9]")


def surface_right(rows: Sequence[JudgeRow]) -> int:
    """Count the labels that the classifier gets right; no problem is in training and test alike."""
    problems = {name: index for index, name in enumerate(dict.fromkeys(row["problem_id"] for row in rows))}
    seen = [
        (problems[row["problem_id"]] % FOLDS, _features(row["candidate"]), 1 if row["label"] else -1)
        for row in rows
    ]
    right = 0
    for fold in range(FOLDS):
        weights = _trained([(features, label) for part, features, label in seen if part != fold])
        for part, features, label in seen:
            if part == fold and sum(weights[feature] for feature in features) * label > 0:
                right += 1
    return right


def _features(candidate: str) -> list[str]:
    """Return the different words, numbers and signs, pairs of neighbours, and classes of length."""
    tokens = _TOKEN.findall(candidate)
    pairs = {f"{token} {following}" for token, following in pairwise(tokens)}
    return sorted({*tokens, *pairs, f"{len(candidate) // 50} letters", f"{len(tokens) // 20} words"})


def _trained(seen: Sequence[tuple[list[str], int]]) -> dict[str, int]:
    weights: dict[str, int] = defaultdict(int)
    summed: dict[str, int] = defaultdict(int)
    time = 0
    for _ in range(EPOCHS):
        for features, label in seen:
            time += 1
            if sum(weights[feature] for feature in features) * label <= 0:
                for feature in features:
                    weights[feature] += label
                    summed[feature] += time * label
    # The average over all times is (time * weight - summed) / time; the sign is all that is asked for.
    averages = {feature: time * weight - summed[feature] for feature, weight in weights.items()}
    return defaultdict(int, averages)
