"""Reads the instances of a build for every stage: a line that is not its row's canonical text is refused."""

from collections.abc import Iterator
from dataclasses import dataclass

from pipeline.workplace.build import Build
from seedproof.record.instances import read_instances
from seedproof.record.rows import Row


@dataclass(frozen=True)
class Instances:
    """The files of a build that `generate` wrote, all with rows of one type."""

    build: Build
    row: type[Row]

    def demonstrations(self) -> Iterator[Row]:
        """Yield the worked examples. Raises: SeedproofError, as `read_instances` does."""
        yield from read_instances(self.build.demonstrations, self.row, may_have_more=True)

    def of_split(self, split: str) -> Iterator[Row]:
        """Yield the rows of a split. Raises: SeedproofError, as `read_instances` does."""
        yield from read_instances(self.build.table(split), self.row)

    def by_split(self) -> dict[str, list[Row]]:
        """Return the rows of every split. Raises: SeedproofError, as `read_instances` does."""
        return {split: list(self.of_split(split)) for split in self.build.tables}
