"""All rows that some settings give, made in this process; the stage `generate` writes the same to files."""

from dataclasses import dataclass
from typing import Any

from seedproof.benchmarks import step
from seedproof.contract.settings import by_split
from seedproof.record.progress import progress
from seedproof.record.rows import Row


@dataclass(frozen=True)
class Made:
    """Demonstrations, the rows of each split, and the statistics of each family."""

    benchmark: str
    settings: Any
    demonstrations: list[Row]
    splits: dict[str, list[Row]]
    families: dict[str, dict[str, Any]]

    def tables(self) -> dict[tuple[str, str], list[Row]]:
        """Return the content of each data file of a release, by config and split."""
        layout, settings = step(self.benchmark, "release"), by_split(self.settings)
        return {
            (config, split): rows
            for split, made in self.splits.items()
            for config, rows in layout.configs(made, self.demonstrations, settings[split].generate).items()
        }


def make(benchmark: str, settings: Any) -> Made:
    """Make everything anew. Raises: SeedproofError when a family is too small for the requested rows."""
    generate = step(benchmark, "generate")
    tasks = generate.tasks(settings)
    batches = [generate.run_task(settings, task) for task in progress(tasks, "make", len(tasks))]
    return Made(
        benchmark,
        settings,
        [row for batch in batches for row in batch.demonstrations],
        {split: [row for batch in batches for row in batch.splits[split]] for split in by_split(settings)},
        {batch.family: batch.statistics() for batch in batches},
    )
