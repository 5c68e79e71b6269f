"""All rows that some settings give, made in this process; the stage `generate` writes the same to files."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings, by_split
from seedproof.record.progress import progress
from seedproof.record.rows import Batch, Row


@dataclass(frozen=True)
class Made:
    """Demonstrations, the rows of each split, and the counts of each family."""

    benchmark: str
    settings: BenchmarkSettings
    demonstrations: list[Row]
    splits: dict[str, list[Row]]
    families: dict[str, dict[str, Any]]

    def tables(self) -> dict[tuple[str, str], Sequence[Row]]:
        """What each file of a release holds, by config and split."""
        layout = registry.benchmark(self.benchmark).release
        settings = by_split(self.settings)
        return {
            (config, split): rows
            for split, made in self.splits.items()
            for config, rows in layout.tables(made, self.demonstrations, settings[split].generate).items()
        }


def batches_of(benchmark: str, settings: BenchmarkSettings) -> Iterator[Batch[Any]]:
    """Make family by family anew.

    Raises: SeedproofError when a family is too small for what is asked of it.
    """
    generate = registry.benchmark(benchmark).generate
    tasks = generate.tasks(settings)
    for task in progress(tasks, f"make {benchmark}", len(tasks)):
        yield generate.run_task(settings, task)


def make(benchmark: str, settings: BenchmarkSettings) -> Made:
    """Make everything anew. Raises: SeedproofError when a family is too small for what is asked of it."""
    batches = list(batches_of(benchmark, settings))
    return Made(
        benchmark,
        settings,
        [row for batch in batches for row in batch.demonstrations],
        {split: [row for batch in batches for row in batch.splits[split]] for split in by_split(settings)},
        {batch.family: batch.counts() for batch in batches},
    )
