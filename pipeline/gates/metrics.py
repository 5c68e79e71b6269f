"""What `dvc metrics` and `dvc plots` compare between two versions of a build. None of it is released."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from pipeline.evaluating.baselines.shares import ALL
from pipeline.workplace.build import Build
from seedproof.measuring.statistics import decimal, lengths
from seedproof.record.files import replacing
from seedproof.record.json_text import read_json
from seedproof.record.rows import OWN_SPLIT, Row, pretty_json

FEWEST_ROWS = 20
"""A family with fewer rows has no score here: one row would be more than 5 % of it."""


def write_metrics(
    build: Build,
    tables: Mapping[str, Sequence[Row]],
    demonstrations: Sequence[Row],
    baselines: Mapping[str, Any],
) -> None:
    """Write metrics.json, families.json and lengths.json: the same names and bytes on every machine.

    `tables` has the rows by split, `baselines` is their report. Scores and lengths are of the own split.
    """
    made = Counter(row["family"] for rows in (*tables.values(), demonstrations) for row in rows)
    generated = read_json(build.report("generate"))["families"]
    rejected = {family: sum(generated[family]["rejected"].values()) for family in made}
    beaten = [splits[OWN_SPLIT] for splits in baselines["configs"].values() if OWN_SPLIT in splits]
    best = max((table["to_beat"][ALL] for table in beaten), key=lambda guess: float(guess["share"]))
    scores = _best_scores(beaten)
    characters = lengths(tables[OWN_SPLIT])
    metrics = {
        "rows": sum(map(len, tables.values())),
        "families": len(made),
        "rejected_per_row": _rate(sum(rejected.values()), made.total()),
        "median_question_characters": characters["question_characters"]["median"],
        "longest_question_characters": characters["question_characters"]["most"],
        "best_baseline": best["guess"],
        "best_baseline_score": float(best["share"]),
        "best_baseline_score_in_a_family": max(scores.values(), default=None),
    }
    by_family = [
        {"family": family, "rejected": _rate(rejected[family], rows), "score": scores.get(family)}
        for family, rows in made.items()
    ]
    by_difficulty = [
        {"difficulty": difficulty, "characters": spread["median"]}
        for difficulty, spread in characters["question_characters_by_difficulty"].items()
    ]
    for name, content in {"metrics": metrics, "families": by_family, "lengths": by_difficulty}.items():
        with replacing(build.report(name)) as file:
            file.write(pretty_json(content))


def _best_scores(tables: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    """Return the best score of a baseline, in any config, by family with rows enough."""
    scores: dict[str, float] = {}
    for table in tables:
        for family, guess in table["to_beat"].items():
            if family != ALL and table["rows"].get(family, 0) >= FEWEST_ROWS:
                scores[family] = max(scores.get(family, 0), float(guess["share"]))
    return scores


def _rate(count: int, rows: int) -> float:
    return float(decimal(Fraction(count, rows), 2))
