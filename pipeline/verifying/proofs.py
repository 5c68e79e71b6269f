"""Every row decided by nothing but itself, whoever made it and with whatever code."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from pipeline.verifying.checking import PROOF, check
from pipeline.verifying.release import Release
from pipeline.workplace.side_by_side import ROWS, SideBySide
from seedproof.auditing.proofs import differing, refuted
from seedproof.contract import registry
from seedproof.record.checks import Check, State
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT, Row


class Proofs:
    """The rows of a release, proved from their facts and read back from their text.

    `sample` is how many rows of each split are proved; None means all.
    """

    def __init__(self, release: Release, sample: int | None, processes: SideBySide) -> None:
        """Take the release; nothing is read yet."""
        self._release = release
        self._sample = sample
        self._processes = processes
        self.number = 0
        """How many rows were proved."""
        self.hold = False
        """True if every row that was chosen is proved, in each config that has it."""

    def checks(self) -> Iterator[Check]:
        """Prove the rows, and compare their configs."""
        chosen = self._release.chosen(self._sample)
        count = sum(map(len, chosen.values()))
        sentence = f"{count:,} rows proved from their facts, and read back from their text"
        proved = check("proofs", PROOF, self._refuted(chosen), sentence)
        yield proved
        same = check(
            "configs", PROOF, self._differing(), "the same rows in each, with correct worked examples"
        )
        yield same
        self.hold = proved.state is State.PASSED and same.state is State.PASSED
        self.number = count if self.hold else 0
        yield check("distinct", PROOF, self._repeated(), "no problem stands twice")

    def _refuted(self, chosen: Mapping[str, Sequence[Row]]) -> Iterator[str]:
        decide = partial(refuted, self._release.benchmark)
        for split, rows in chosen.items():
            decided = self._processes.in_order(decide, rows, ROWS)
            for findings in progress(decided, "prove", len(rows)):
                for finding in findings:
                    yield str(finding) if split == OWN_SPLIT else f"{split}: {finding}"

    def _differing(self) -> Iterator[str]:
        for split, tables in self._release.by_split.items():
            for finding in differing(self._release.benchmark, tables):
                yield str(finding) if split == OWN_SPLIT else f"{split}: {finding}"

    def _repeated(self) -> Iterator[str]:
        """Yield every problem that stands twice, over all splits."""
        identity = registry.benchmark(self._release.benchmark).validate.identity
        first: dict[str, str] = {}
        for split, rows in self._release.distinct_rows.items():
            for row in rows:
                name = row["id"] if split == OWN_SPLIT else f"{row['id']} of {split}"
                first_name = first.setdefault(identity(row), name)
                if first_name != name:
                    yield f"{name} is the same problem as {first_name}"
