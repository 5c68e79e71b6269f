"""The build folder of a benchmark: the files that stages write and later stages read."""

from dataclasses import dataclass, field
from pathlib import Path

from pipeline.workplace.settings import PARAMS, load_settings
from seedproof.contract.settings import BenchmarkSettings, by_split
from seedproof.record.rows import OWN_SPLIT

ROOT = Path("build")


@dataclass(frozen=True)
class Build:
    """The folder `build/<benchmark>/`."""

    benchmark: str
    root: Path = ROOT
    params: Path = PARAMS
    strict: bool = field(default=False, compare=False)
    """Whether a dry cell is an error."""

    def settings(self) -> BenchmarkSettings:
        """Return the benchmark's section of params.yaml. Raises: SeedproofError, as `load_settings` does."""
        return load_settings(self.benchmark, self.params)

    @property
    def folder(self) -> Path:
        """The folder with everything of this benchmark."""
        return self.root / self.benchmark

    @property
    def instances(self) -> Path:
        """The rows, written once by `generate`."""
        return self.folder / "instances.jsonl"

    @property
    def demonstrations(self) -> Path:
        """Worked examples, if any. The file is in a folder because DVC warns of an empty one elsewhere."""
        return self.splits / "demonstrations.jsonl"

    @property
    def splits(self) -> Path:
        """The folder with the rows of each further split, `<split>.jsonl`, written once by `generate`."""
        return self.folder / "splits"

    @property
    def rejected(self) -> Path:
        """The first candidates that were rejected for each reason, written once by `generate`."""
        return self.folder / "rejected.json"

    @property
    def tables(self) -> dict[str, Path]:
        """The file of rows of each split, the own one first."""
        return {split: self.table(split) for split in by_split(self.settings())}

    def table(self, split: str) -> Path:
        """Return the file of rows of one split."""
        return self.instances if split == OWN_SPLIT else self.splits / f"{split}.jsonl"

    @property
    def release(self) -> Path:
        """The folder that `release` builds and `cut` copies."""
        return self.folder / "release"

    def report(self, stage: str) -> Path:
        """Return the report of a stage before `release`."""
        return self.folder / f"{stage}.json"
