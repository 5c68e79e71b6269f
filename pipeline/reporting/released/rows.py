"""The rows of a release as its page and its gallery show them: what `seedproof audit` shows of each."""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from pipeline.releasing.dataset_info import tables_of
from pipeline.releasing.parquet import read_table
from pipeline.reporting.content import ShownRow
from seedproof.contract import registry
from seedproof.contract.benchmark import Benchmark
from seedproof.record.columns import IMAGE
from seedproof.record.errors import SeedproofError
from seedproof.record.progress import progress
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import OWN_SPLIT, Row, read_rows
from seedproof.record.sources import sources_of

_METHODS = {
    "parametric": "a formula for the answer at every value of the missing fact",
    "finite": "going through every case that the notes allow",
    "linear": "exact linear algebra",
    "exact-evaluation": "exact arithmetic",
    "exhaustive": "trying every legal solution",
}
"""Methods of proof whose names are codes; others are words."""

_IN_WORDS = {"hint": "The missing fact: ", "witness": "", "certificate": ""}
"""The parts of a row that say in words why its answer is right, and what they begin with here."""

_SLOT = re.compile(r"\nslot .*")
"""A hint's place among the facts."""


class Standing(NamedTuple):
    """A row, and the first config in which its split has it."""

    config: str
    split: str
    row: Row


@contextmanager
def shown_from(folder: Path) -> Iterator[None]:
    """Show what a release states, which may be anybody's.

    Raises: SeedproofError for rows or figures that are not of the form of their benchmark.
    """
    try:
        with sources_of(folder):
            yield
    except (
        ArithmeticError,
        AttributeError,
        LookupError,
        RuntimeError,
        TypeError,
        ValueError,
        OSError,
    ) as error:
        said = in_our_words(error)
        raise SeedproofError(
            f"{folder}: contains rows or figures that cannot be shown ({said}). To see what is wrong, run "
            f"seedproof verify {folder}"
        ) from error


def rows_in(folder: Path, manifest: dict[str, Any]) -> list[Standing]:
    """Return every row of a split once, in the order of the files.

    A row that stands in several configs, such as behind worked examples, is the same problem in each.
    """
    first: dict[tuple[str, str], Standing] = {}
    layout = registry.benchmark(manifest["name"]).release
    for config, splits in tables_of(folder, manifest, layout.configs).items():
        for split in splits:
            for row in read_rows(folder / "jsonl" / config / f"{split}.jsonl"):
                first.setdefault((split, row["id"]), Standing(config, split, row))
    return list(first.values())


def shown_rows(folder: Path, manifest: Mapping[str, Any], rows: Sequence[Standing]) -> list[ShownRow]:
    """Return rows of a release with their images, to browse."""
    benchmark = registry.benchmark(manifest["name"])
    images = _images(folder, manifest) if IMAGE in benchmark.release.columns.values() else {}
    return [
        _shown(benchmark, standing, images.get(standing.row["id"]))
        for standing in progress(rows, "page", len(rows))
    ]


def _shown(benchmark: Benchmark, standing: Standing, image: bytes | None) -> ShownRow:
    config, split, _ = standing
    row: Mapping[str, Any] = standing.row
    parts = [(label, str(text)) for label, text in benchmark.audit.shown(standing.row)]
    return ShownRow(
        id=row["id"],
        facets={"config": config, "split": split, **_groups(benchmark, standing.row)},
        parts=parts,
        question="\n\n".join(turn["content"] for turn in row.get("dialogue", ())) or row["question"],
        answer=dict(parts).get("latex", row["answer"]),
        proof=_proof(row["proof"]["method"], parts),
        command=f"seedproof audit {row['id']}" + (f" --split {split}" if split != OWN_SPLIT else ""),
        image=image,
        image_alt=str(row.get("image_alt") or ""),
    )


def _proof(method: str, parts: Sequence[tuple[str, str]]) -> str:
    """Say in words what the gates found of a row."""
    return "\n".join(
        [
            f"Solved again from its facts by a second method: {_METHODS.get(method, method)}.",
            "Read back and solved from the text alone.",
            *(_IN_WORDS[label] + _SLOT.sub("", text) for label, text in parts if label in _IN_WORDS),
        ]
    )


def _groups(benchmark: Benchmark, row: Row) -> dict[str, str]:
    """Return what a row is counted by, family and difficulty among it."""
    return {group.name: str(group.of(row)) for group in benchmark.groups.by}


def _images(folder: Path, manifest: Mapping[str, Any]) -> dict[str, bytes]:
    """Read the PNGs of a release's Parquet files, by the rows' ids."""
    images: dict[str, bytes] = {}
    for name in manifest["files"]:
        if name.startswith("data/"):
            table = read_table(folder / name, ["id", "image"])
            rows = [row for row in table.to_pylist() if row["image"] is not None]
            images |= {row["id"]: bytes(row["image"]["bytes"]) for row in rows}
    return images
