"""The working folder of a benchmark: which file a stage writes, and the next ones read."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path("build")


@dataclass(frozen=True)
class Build:
    """`build/<benchmark>/`."""

    benchmark: str
    root: Path = ROOT

    @property
    def folder(self) -> Path:
        """Everything of this benchmark."""
        return self.root / self.benchmark

    @property
    def instances(self) -> Path:
        """The rows, written once by `generate`."""
        return self.folder / "instances.jsonl"

    @property
    def demonstrations(self) -> Path:
        """Worked examples; empty where a benchmark has none."""
        return self.folder / "demonstrations.jsonl"

    @property
    def release(self) -> Path:
        """What `release` builds and `cut` takes over."""
        return self.folder / "release"

    def report(self, stage: str) -> Path:
        """The report of a stage before `release`."""
        return self.folder / f"{stage}.json"
