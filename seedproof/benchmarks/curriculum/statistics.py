"""Statistics of the table: answers, lengths and variety of the texts, as counts and fixed decimals."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins

from seedproof.benchmarks.curriculum.model.transcript import TRANSCRIPT, attempts_in
from seedproof.benchmarks.curriculum.model.writers import writers
from seedproof.benchmarks.curriculum.naturalness import ANCESTOR, measured_rows
from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.settings import Curriculum
from seedproof.benchmarks.curriculum.skeleton import body_of, skeleton
from seedproof.benchmarks.curriculum.stories import has_story
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.structure import structure
from seedproof.measuring.statistics import guessed, lengths, most_common_answers, share, shares
from seedproof.record.patterns import Pattern
from seedproof.record.sources import source

_WORD = Pattern(r"[A-Za-z]+(?:['-][A-Za-z]+)*")


def statistics(rows: Sequence[CurriculumRow], settings: Curriculum) -> dict[str, Any]:
    """Return what the report and the card state about the table.

    About its problems, unless they say otherwise.
    """
    problems = [row for row in rows if row["kind"] == "original"]
    if not problems:
        return {}
    common = most_common_answers(problems)
    return {
        "blind_guess_rate": guessed(common),
        "blind_guess_rate_followups": guessed(
            most_common_answers([row for row in rows if row["kind"] != "original"])
        ),
        **lengths(problems),
        "most_common_answer": shares(common),
        **_variety(problems),
        "naturalness": _naturalness(problems),
        "without_story_by_family": _without_story(problems),
        "rows_by_family": _kinds(rows),
        **_by_a_model(rows, settings),
    }


def _by_a_model(rows: Sequence[CurriculumRow], settings: Curriculum) -> dict[str, Any]:
    """Return who wrote the texts, if a language model did."""
    if settings.generate.realiser == "grammar":
        return {}
    return {"writers": writers(rows, attempts_in(source(TRANSCRIPT)))}


def skeletons_of(problems: Sequence[CurriculumRow]) -> dict[str, set[str]]:
    """Return, by family, the sentences of its problems without numbers, names and themes."""
    by_family: dict[str, set[str]] = {}
    for row in problems:
        by_family.setdefault(row["family"], set()).add(skeleton_of(row))
    return by_family


def skeleton_of(row: CurriculumRow) -> str:
    """Return the sentences of a problem without numbers, names and theme."""
    return skeleton(body_of(row["question"]), row["theme"])


def _variety(problems: Sequence[CurriculumRow]) -> dict[str, Any]:
    structures: dict[str, set[str]] = {}
    words = Counter[str]()
    openings = Counter[str]()
    for row in problems:
        structures.setdefault(row["family"], set()).add(structure(parse_problem(row["symbolic"])))
        spoken = _WORD.findall(body_of(row["question"]))
        words.update(word.lower() for word in spoken)
        openings[" ".join(skeleton(body_of(row["question"]), "").split()[:3])] += 1
    by_family = skeletons_of(problems)
    opening, count = min(openings.items(), key=lambda item: (-item[1], item[0]), default=("", 0))
    return {
        "structures_by_family": {family: len(found) for family, found in sorted(structures.items())},
        "skeletons_by_family": {family: len(found) for family, found in sorted(by_family.items())},
        "skeletons": len(set().union(*by_family.values())),
        "themes": len({row["theme"] for row in problems}),
        "words": words.total(),
        "different_words": len(words),
        "type_token_ratio": share(len(words), words.total()),
        "same_first_three_words": {"words": opening, "share": share(count, len(problems))},
    }


def _naturalness(problems: Sequence[CurriculumRow]) -> dict[str, dict[str, Any]]:
    """Return each measure, ours beside the ancestor's: of equal samples, if there are problems enough."""
    ours = to_builtins(measured_rows(problems))
    ancestor = to_builtins(ANCESTOR)
    return {measure: {"ours": ours[measure], "ancestor": ancestor[measure]} for measure in ours}


def _without_story(problems: Sequence[CurriculumRow]) -> dict[str, int]:
    """Return how many problems of each family have no story."""
    counted = Counter({row["family"]: 0 for row in problems})
    counted.update(row["family"] for row in problems if not has_story(row))
    return dict(sorted(counted.items()))


def _kinds(rows: Sequence[CurriculumRow]) -> dict[str, dict[str, int]]:
    counted: dict[str, Counter[str]] = {}
    for row in rows:
        counted.setdefault(row["family"], Counter())[row["kind"]] += 1
    kinds = ("original", "incremental", "counterfactual")
    return {
        family: {kind: by_family[kind] for kind in kinds} for family, by_family in sorted(counted.items())
    }
