"""The statistics of a build that `dvc metrics` and `dvc plots` compare; they are not released."""

from typing import Any

import msgspec

from pipeline.gates.reading import Instances
from pipeline.workplace.build import Build
from seedproof.contract import registry
from seedproof.contract.settings import by_split
from seedproof.measuring.statistics import share
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing
from seedproof.record.json_text import read_json
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import OWN_SPLIT, pretty_json


class _Family(msgspec.Struct):
    distinct: int
    demonstrations: int
    rejected: dict[str, int]


class _Generated(msgspec.Struct):
    """The part of the report of `generate` that is read here."""

    families: dict[str, _Family]


def write_metrics(build: Build) -> None:
    """Write metrics.json, answers.json and lengths.json from the reports of generate and quality.

    They depend on neither time nor machine. Metrics have the same names in every version, whatever its
    families.

    Raises: SeedproofError when a report or the rows cannot be read.
    """
    families = _families(build)
    statistics = read_json(build.report("quality"))["figures"][OWN_SPLIT]
    counts = _rows_by_config(build)
    accepted = sum(family.distinct + family.demonstrations for family in families)
    rejected = sum(sum(family.rejected.values()) for family in families)
    answers = statistics.get("most_common_answer", {})
    metrics: dict[str, Any] = {
        "rows": sum(counts.values()),
        **({f"rows_{name}": count for name, count in counts.items()} if len(counts) > 1 else {}),
        "families": len(families),
        "distinct": sum(family.distinct for family in families),
        "rejected": rejected,
        "acceptance": share(accepted, accepted + rejected),
        "most_common_answer_share": max((answer["share"] for answer in answers.values()), default="0.0000"),
        "question_characters_median": statistics.get("question_characters", {}).get("median", 0),
    }
    own = {name: value for name, value in statistics.items() if name not in metrics and _is_number(value)}
    _write(build, "metrics", {name: _number(value) for name, value in {**metrics, **own}.items()})
    _write(
        build,
        "answers",
        [{"family": name, "share": _number(answer["share"])} for name, answer in answers.items()],
    )
    lengths = statistics.get("question_characters_by_difficulty", {})
    _write(
        build,
        "lengths",
        [{"difficulty": difficulty, "median": spread["median"]} for difficulty, spread in lengths.items()],
    )


def _families(build: Build) -> list[_Family]:
    path = build.report("generate")
    try:
        report = msgspec.convert(read_json(path), _Generated)
    except msgspec.ValidationError as error:
        raise SeedproofError(
            f"{path}: is no report ({in_our_words(error)}). Make it again: dvc repro -f"
        ) from error
    return list(report.families.values())


def _rows_by_config(build: Build) -> dict[str, int]:
    """Rows by config; of further splits, by config and split."""
    layout = registry.benchmark(build.benchmark).release
    instances = Instances(build, layout.row)
    demonstrations = list(instances.demonstrations())
    counts = {}
    for split, settings in by_split(build.settings()).items():
        rows = list(instances.of_split(split))
        for config, of_config in layout.tables(rows, demonstrations, settings.generate).items():
            name = config if split == OWN_SPLIT else f"{config}_{split}"
            counts[name] = len(of_config)
    return counts


def _is_number(value: object) -> bool:
    """Return whether a statistic is one number: an integer, or a fixed decimal."""
    return isinstance(value, int) or (isinstance(value, str) and value.replace(".", "", 1).isdecimal())


def _number(value: int | str) -> int | float:
    """Return a statistic as a number of JSON; a fixed decimal of few digits is written unchanged."""
    return value if isinstance(value, int) else float(value)


def _write(build: Build, name: str, content: Any) -> None:
    with replacing(build.report(name)) as file:
        file.write(pretty_json(content))
