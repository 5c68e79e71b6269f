"""Figures of the table: answers, lengths, and how various the texts are, as counts and fixed decimals."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from pipeline.benchmarks.curriculum.settings import Curriculum
from pipeline.benchmarks.curriculum.skeleton import body_of, skeleton
from pipeline.benchmarks.curriculum.symbolic.parsing import parse_problem
from pipeline.benchmarks.curriculum.symbolic.structure import structure
from pipeline.rows import Row

_WORD = re.compile(r"[A-Za-z]+(?:['-][A-Za-z]+)*")


def figures(rows: Sequence[Row], settings: Curriculum) -> dict[str, Any]:
    """What the report and the card tell of the table. Unless they say otherwise, of its problems."""
    problems = [row for row in rows if row["kind"] == "original"]
    if not problems:
        return {}
    common = most_common_answers(problems)
    lengths: dict[int, list[int]] = {}
    for row in problems:
        lengths.setdefault(row["difficulty"], []).append(len(row["question"]))
    return {
        "blind_guess_rate": _guessed(problems),
        "blind_guess_rate_followups": _guessed([row for row in rows if row["kind"] != "original"]),
        "question_characters": _spread([len(row["question"]) for row in problems]),
        "question_characters_by_difficulty": {
            str(difficulty): _spread(of_difficulty) for difficulty, of_difficulty in sorted(lengths.items())
        },
        "most_common_answer": {
            family: {"answer": answer, "share": decimal(count, total)}
            for family, (answer, count, total) in common.items()
        },
        **_variety(problems),
        "rows_by_family": _kinds(rows),
    }


def most_common_answers(rows: Sequence[Row]) -> dict[str, tuple[str, int, int]]:
    """By family: the most common answer (the first of several in order of text), its rows, all rows."""
    answers: dict[str, Counter[str]] = {}
    for row in rows:
        answers.setdefault(row["family"], Counter())[row["answer"]] += 1
    return {
        family: (
            *min(counted.items(), key=lambda item: (-item[1], item[0])),
            counted.total(),
        )
        for family, counted in sorted(answers.items())
    }


def skeletons_of(problems: Sequence[Row]) -> dict[str, set[str]]:
    """By family: the sentences of its problems, without numbers, names and themes."""
    found: dict[str, set[str]] = {}
    for row in problems:
        found.setdefault(row["family"], set()).add(skeleton(body_of(row["question"]), row["theme"]))
    return found


def _variety(problems: Sequence[Row]) -> dict[str, Any]:
    structures: dict[str, set[str]] = {}
    words, openings = Counter[str](), Counter[str]()
    for row in problems:
        structures.setdefault(row["family"], set()).add(structure(parse_problem(row["symbolic"])))
        said = _WORD.findall(body_of(row["question"]))
        words.update(word.lower() for word in said)
        openings[" ".join(skeleton(body_of(row["question"]), "").split()[:3])] += 1
    by_family = skeletons_of(problems)
    opening, share = min(openings.items(), key=lambda item: (-item[1], item[0]), default=("", 0))
    return {
        "structures_by_family": {family: len(found) for family, found in sorted(structures.items())},
        "skeletons_by_family": {family: len(found) for family, found in sorted(by_family.items())},
        "skeletons": len(set().union(*by_family.values())),
        "themes": len({row["theme"] for row in problems}),
        "words": words.total(),
        "different_words": len(words),
        "type_token_ratio": decimal(len(words), words.total()),
        "same_first_three_words": {"words": opening, "share": decimal(share, len(problems))},
    }


def _kinds(rows: Sequence[Row]) -> dict[str, dict[str, int]]:
    counted: dict[str, Counter[str]] = {}
    for row in rows:
        counted.setdefault(row["family"], Counter())[row["kind"]] += 1
    kinds = ("original", "incremental", "counterfactual")
    return {family: {kind: found[kind] for kind in kinds} for family, found in sorted(counted.items())}


def _guessed(rows: Sequence[Row]) -> str:
    return decimal(sum(count for _, count, _ in most_common_answers(rows).values()), len(rows))


def _spread(numbers: list[int]) -> dict[str, int]:
    ordered = sorted(numbers)
    return {"least": ordered[0], "median": ordered[len(ordered) // 2], "most": ordered[-1]}


def decimal(part: int, whole: int) -> str:
    """`part / whole` with four places, rounded half up."""
    scaled = (20_000 * part + whole) // (2 * whole) if whole else 0
    return f"{scaled // 10_000}.{scaled % 10_000:04d}"
