"""All checks of a release in order, each with all its findings.

If the release states that this very code made it, this code makes it again, and any difference is a failure.
What older code made, this code makes again as far as it can; otherwise the commit that released it decides,
by its checksums and by its code, if that is the code that the release states. What neither can decide is
reported as not checked, and never passes. Rows of a generator that this code has as well are never excused.
"""

from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from os import cpu_count
from pathlib import Path

from pipeline.archiving.committed import Committed, committed
from pipeline.archiving.its_time import made_again
from pipeline.archiving.tracking import POINTER
from pipeline.releasing.checksums import SUMS, read_sums
from pipeline.releasing.home import home_of
from pipeline.verifying import files, in_history, mutations, papers, stated
from pipeline.verifying.again import RowsAgain
from pipeline.verifying.checking import check
from pipeline.verifying.engines import as_stated, by_engines
from pipeline.verifying.written import PapersAgain
from seedproof.record.checks import Check, State
from seedproof.record.errors import SeedproofError
from seedproof.record.sources import sources_of


def verify(
    folder: Path, sample: int | None = None, root_seed: int | str | None = None, key: Path | None = None
) -> Iterator[Check]:
    """Check a release folder: files, documents, every row and its proof.

    `sample` limits the rows of each split that are rebuilt and proved; `root_seed` is a secret one; `key` has
    the public keys of the signers that count.
    Raises: SeedproofError when the folder is not a release at all.
    """
    return Verification(folder, sample, root_seed, key).checks()


class Verification:
    """The checks of one release, and then the number of its rows that were proved."""

    def __init__(
        self,
        folder: Path,
        sample: int | None = None,
        root_seed: int | str | None = None,
        key: Path | None = None,
        decide: bool = False,
    ) -> None:
        """Raise SeedproofError if the folder is not a release at all; `decide` asks for engines."""
        if sample is not None and sample < 1:
            raise ValueError(f"sample: is {sample}, expected at least 1 row of each split")
        self._release = files.expect_release(folder)
        self._sample = sample
        self._given = root_seed
        self._key = key
        self._decide = decide
        self.rows_proved = 0
        self._committed: Committed | None = None
        """The same version in the history of the checkout, if it has one."""
        self._is_vouched_for = False
        """True if the commit that released exactly these checksums decides what older code made."""
        self._made_in_its_time = False
        """True if the code of its time made the rows again."""

    @property
    def subject(self) -> str:
        """The name and version of the release, for the last line; its folder if it has no manifest."""
        try:
            return f"{self._release.benchmark} {self._release.version}"
        except SeedproofError:
            return str(self._release.folder)

    def checks(self) -> Iterator[Check]:
        """Make every check, and yield it when it is done; rows are made from the release's own sources."""
        with sources_of(self._release.folder):
            yield from self._checks()

    def _checks(self) -> Iterator[Check]:
        folder = self._release.folder
        links = list(files.links(folder))
        if links:
            # Nothing else is read: whoever follows a link reads what somebody else chose.
            yield check("files", links, "")
            return
        too_large = list(files.too_large(folder))
        if too_large:
            yield check("files", too_large, "")
            return
        yield check("files", files.strangers(folder), "no link, and no file that a release does not have")
        if not files.data_is_here(folder):
            sentence = f"is not here, only the papers. Bring it: seedproof restore {self.subject}"
            yield Check("data", sentence, State.FAILED)
            return
        sentence = "every file has its SHA-256, none is missing or unlisted"
        yield check("checksums", files.checksums(self._release), sentence)
        if not (folder / SUMS).is_file():
            return
        if (folder / POINTER).exists():
            sentence = "DVC's pointer names the data that is here"
            yield check("pointer", files.pointer(self._release), sentence)
        try:
            self._release.expect_data()
        except SeedproofError as error:
            yield Check("manifest", str(error), State.FAILED)
            return
        yield from self._in_history()
        yield from stated.signature(folder, self._key)
        yield check("name", stated.name(self._release), stated.named(self._release))
        yield from stated.params(self._release, self._home)
        yield from stated.templates(self._home)
        yield from self._rows()
        yield from self._papers()
        yield from self._engines()
        yield from self._mutations()
        yield check("history", papers.changelog(self._release), "the changelog has the newest version first")
        yield from self._version()

    @cached_property
    def _home(self) -> Path | None:
        """The folder of the templates; None if they are not here."""
        try:
            return home_of(self._release.benchmark)
        except SeedproofError:
            return None

    def _in_history(self) -> Iterator[Check]:
        """Compare with the same version in the history of the checkout, if it has one."""
        try:
            if self._home is not None:
                self._committed = committed(self._home, self._release.benchmark, self._release.version)
            if self._committed is None:
                yield Check("committed", "no checkout here has committed this version to compare with", None)
                return
            findings = in_history.differences(self._release, self._committed)
            result = check("committed", findings, in_history.sentence(self._committed))
            if result.state is State.PASSED:
                self._is_vouched_for = in_history.vouches(self._release, self._committed)
            yield result
        except SeedproofError as error:
            self._committed = None
            yield Check("committed", str(error), State.FAILED)

    @property
    def _root_seed(self) -> int | str | None:
        public: int | str | None = self._release.manifest.get("root_seed")
        return self._given if public is None else public

    def _rows(self) -> Iterator[Check]:
        """Make the rows again by this code, or, if it cannot, by the code of their time."""
        checks = list(self._again.checks(self._home))
        decided = self._again.is_refuted or all(made.state is State.PASSED for made in checks)
        if not decided and self._is_older and self._is_vouched_for and self._root_seed is not None:
            checks = [self._rows_by_the_code_of_its_time()]
        self.rows_proved = self.rows_proved or self._again.rows_proved
        yield from checks

    @cached_property
    def _again(self) -> RowsAgain:
        return RowsAgain(self._release, self._root_seed, self._sample)

    @property
    def _is_older(self) -> bool:
        """True if other code made it: it says so, or today's generators give other rows."""
        return bool(self._again.other_generators) or not self._release.made_by_this_code

    def _rows_by_the_code_of_its_time(self) -> Check:
        release, version, root_seed = self._release, self._committed, self._root_seed
        if version is None or root_seed is None:
            return Check("rows", self._release.older_code, State.NOT_CHECKED)
        here = read_sums(release.folder)
        try:
            with made_again(version, release.manifest, root_seed) as folder:
                made = read_sums(folder)
        except SeedproofError as error:
            return Check("rows", str(error), State.NOT_CHECKED)
        data = {name for name in {*here, *made} if name.endswith((".jsonl", ".parquet"))}
        others = sorted(name for name in data if here.get(name) != made.get(name))
        differing = (f"{name} is not what the code of its time makes" for name in others)
        result = check("rows", differing, "made again, proved and read back by the code of its time")
        self._made_in_its_time = result.state is State.PASSED
        if self._made_in_its_time:
            self.rows_proved = sum(map(len, release.distinct_rows.values()))
        return result

    def _papers(self) -> Iterator[Check]:
        """Write all documents again, from verified rows."""
        if self._again.are_known or self._made_in_its_time:
            yield from PapersAgain(
                self._release, self._again, self._home, self._is_older, self._is_vouched_for
            ).checks()
        else:
            unsure = self._is_older or self._sample is not None
            state = State.NOT_CHECKED if unsure else State.FAILED
            yield Check("papers", "not compared: they tell of rows that are not known to be right", state)

    def _engines(self) -> Iterator[Check]:
        """Tell of the engines that decided the scripts, or have those here decide them."""
        if "scripts" not in self._release.manifest:
            if self._decide:
                yield Check("engines", "it has no scripts: those came with code 0.8.0", State.NOT_CHECKED)
            return
        if not self._decide:
            yield as_stated(self._release)
            return
        sampled = None if self._sample is None else self._again.rebuilt
        yield by_engines(self._release, sampled, cpu_count() or 1)

    def _mutations(self) -> Iterator[Check]:
        """Tell of the rows that the maintainer corrupted; what cannot be read, the reports say."""
        with suppress(SeedproofError):
            yield from mutations.as_stated(self._release)

    def _version(self) -> Iterator[Check]:
        older = papers.older_neighbour(self._release)
        if older is None:
            return
        if not papers.is_comparable(self._release, older):
            sentence = f"not compared with {older.name}, whose data is not here: seedproof restore"
            yield Check("version", sentence, State.NOT_CHECKED)
            return
        yield check("version", papers.version(self._release, older), f"says enough after {older.name}")
