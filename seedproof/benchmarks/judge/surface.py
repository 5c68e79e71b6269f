"""How much of a label the surface gives away to a classifier that sees words and lengths, and nothing else.

An averaged perceptron in integers, trained on nine tenths of the problems and asked about the last, ten
times: the same result on every machine.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from seedproof.benchmarks.judge.row import JudgeRow

FOLDS = 10
EPOCHS = 6

_TOKEN = re.compile(r"\\?[A-Za-z]+|[0-9]+|[^\sA-Za-z0-9]")


def surface_right(rows: Sequence[JudgeRow]) -> int:
    """Count the labels that the classifier gets right; no problem is in training and test alike."""
    return _right(tuple((row["problem_id"], row["candidate"], row["label"]) for row in rows))


@lru_cache(maxsize=2)  # the rows of a split are judged, and reported
def _right(candidates: tuple[tuple[str, str, bool], ...]) -> int:
    problems = {name: index for index, name in enumerate(dict.fromkeys(name for name, _, _ in candidates))}
    numbers: dict[str, int] = {}
    seen = [
        (
            problems[name] % FOLDS,
            [numbers.setdefault(feature, len(numbers)) for feature in _features(candidate)],
            1 if label else -1,
        )
        for name, candidate, label in candidates
    ]
    right = 0
    for fold in range(FOLDS):
        weights = _trained(
            [(features, label) for part, features, label in seen if part != fold], len(numbers)
        )
        for part, features, label in seen:
            if part == fold and sum(map(weights.__getitem__, features)) * label > 0:
                right += 1
    return right


def _features(candidate: str) -> list[str]:
    """Return the different words, numbers and signs, pairs of neighbours, and classes of length."""
    tokens = _TOKEN.findall(candidate)
    pairs = {f"{token} {following}" for token, following in pairwise(tokens)}
    return sorted({*tokens, *pairs, f"{len(candidate) // 50} letters", f"{len(tokens) // 20} words"})


def _trained(seen: Sequence[tuple[list[int], int]], features: int) -> list[int]:
    """Return the weight of each feature, by its number."""
    weights = [0] * features
    summed = [0] * features
    time = 0
    for _ in range(EPOCHS):
        for numbers, label in seen:
            time += 1
            if sum(map(weights.__getitem__, numbers)) * label <= 0:
                for number in numbers:
                    weights[number] += label
                    summed[number] += time * label
    # The average over all times is (time * weight - summed) / time; the sign is all that is asked for.
    return [time * weight - past for weight, past in zip(weights, summed, strict=True)]
