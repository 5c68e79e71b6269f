"""All checks of a release in their order, each with everything that it found.

What the release says that this very code made, this code makes again: any difference is a failure. What older
code made, this code makes again as far as it can; where it cannot, the commit that released it decides, by
its checksums and by its code. What neither can decide is not checked, and never passes.
"""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any

import pipeline
from pipeline.checks import Check, State
from pipeline.errors import SeedproofError
from pipeline.releasing.assembling import home_of
from pipeline.releasing.checksums import SUMS, read_sums
from pipeline.releasing.committed import Committed, committed
from pipeline.releasing.its_time import made_again
from pipeline.releasing.manifest import FORMAT, code_of, format_of, settings_from
from pipeline.rows import OWN_SPLIT
from pipeline.verifying import files, papers, stated, tables
from pipeline.verifying.rows import OwnSeeds, Place, expect_root_seed, other_generators, proved, repeated

SHOWN = 20
"""Findings of one check that are shown in words; all are counted."""

_SECRET = "give the secret root seed with SEEDPROOF_ROOT_SEED"


def verify(
    folder: Path, sample: int | None = None, root_seed: int | str | None = None, key: Path | None = None
) -> Iterator[Check]:
    """Check a release folder: files, papers, every row and its proof.

    `sample` rebuilds and proves only so many rows of each split; `root_seed` is a secret one; `key` has the
    public keys of those whose signature counts.
    Raises: SeedproofError when the folder is no release at all.
    """
    return Verification(folder, sample, root_seed, key).checks()


class Verification:
    """The checks of one release; after them, how many of its rows were proved."""

    def __init__(
        self,
        folder: Path,
        sample: int | None = None,
        root_seed: int | str | None = None,
        key: Path | None = None,
    ) -> None:
        """Raises: SeedproofError when the folder is no release at all."""
        self._release = files.expect_release(folder)
        self._sample = sample
        self._given = root_seed
        self._key = key
        self.rows_proved = 0
        self._generators: dict[str, str] = {}
        """Of families whose rows another version of the generator made: which, in words."""

    @property
    def subject(self) -> str:
        """Name and version of the release, for the last line; its folder where it has no manifest."""
        try:
            return f"{self._release.benchmark} {self._release.version}"
        except SeedproofError:
            return str(self._release.folder)

    def checks(self) -> Iterator[Check]:
        """Make every check, and yield it when it is done."""
        folder = self._release.folder
        links = list(files.links(folder))
        if links:
            # Nothing else is read: who follows a link reads what somebody else chose.
            yield _check("files", links, "")
            return
        yield _check("files", files.strangers(folder), "no link, and no file that a release does not have")
        if not files.data_is_here(folder):
            sentence = f"is not here, only the papers. Bring it: seedproof restore {self.subject}"
            yield Check("data", sentence, State.FAILED)
            return
        sentence = "every file has its SHA-256, none is missing or unlisted"
        yield _check("checksums", files.checksums(self._release), sentence)
        if (folder / files.POINTER).exists():
            sentence = "DVC's pointer names the data that is here"
            yield _check("pointer", files.pointer(self._release), sentence)
        try:
            self._release.expect_data()
        except SeedproofError as error:
            yield Check("manifest", str(error), State.FAILED)
            return
        yield self._committed_check
        yield from stated.signature(folder, self._key)
        yield _check("name", stated.name(self._release), f"{self.subject}, as its folder and canary say")
        yield from stated.params(self._release, self._home)
        yield from self._rows()
        yield from self._papers()
        yield _check("history", papers.changelog(self._release), "the changelog has the newest version first")
        yield from self._version()

    @cached_property
    def _home(self) -> Path | None:
        """Where the papers' templates lie; None where they are not here."""
        try:
            return home_of(self._release.benchmark)
        except SeedproofError:
            return None

    @cached_property
    def _committed(self) -> Committed | None:
        """The same version in the history of the checkout, if it has one."""
        if self._home is None:
            return None
        return committed(self._home, self._release.benchmark, self._release.version)

    @cached_property
    def _as_committed(self) -> bool:
        """Whether the release has the very checksums that are committed."""
        sums = (self._release.folder / SUMS).read_bytes()
        return self._committed is not None and self._committed.sums == sums

    @property
    def _committed_check(self) -> Check:
        if self._committed is None:
            return Check("committed", "no checkout here has committed this version to compare with", None)
        if self._as_committed:
            return Check("committed", "the same checksums as those committed in this checkout")
        known = dict(line.split("  ")[::-1] for line in self._committed.sums.decode().splitlines())
        here = read_sums(self._release.folder)
        names = sorted(name for name in {*known, *here} if known.get(name) != here.get(name))
        differing = (f"{name} is not what this checkout has committed as {self.subject}" for name in names)
        return _check("committed", differing, f"{SUMS} is written otherwise than the one committed")

    @property
    def _root_seed(self) -> int | str | None:
        public: int | str | None = self._release.manifest.get("root_seed")
        return self._given if public is None else public

    # Rows

    def _rows(self) -> Iterator[Check]:
        """Have this code make the rows again; what it cannot, the code of their time."""
        checks = list(self._rows_by_this_code())
        fine = all(check.state is State.PASSED for check in checks)
        if not fine and self._is_older and self._as_committed and self._root_seed is not None:
            checks = [self._rows_by_the_code_of_its_time()]
        yield from checks

    @property
    def _is_older(self) -> bool:
        """Whether other code made it: it says so, or rows are not what the generators of today give."""
        return bool(self._generators) or not self._release.made_by_this_code

    @property
    def _older_code(self) -> str:
        """What to do about a release of other code."""
        code = code_of(self._release.manifest)
        remedy = f"install seedproof=={code}" if code[:1].isdigit() else "verify it in a checkout that has it"
        return f"it was made by Seedproof {code}, this is {pipeline.__version__}: {remedy}"

    def _rows_by_this_code(self) -> Iterator[Check]:
        release = self._release
        yield _check("order", tables.order(release), f"{self._counted}, in order, no id twice")
        try:
            settings = settings_from(release.manifest, 0 if self._root_seed is None else self._root_seed)
            others = other_generators(release)
            rows = OwnSeeds(release, settings, self._sample)
            differing = list(rows.findings())
        except SeedproofError as error:
            yield self._unless_older("rows", [str(error)], "")
            return
        except _MALFORMED as error:
            yield _check("rows", [_cannot_be_checked(error)], "")
            return
        families = {finding.row.split("/")[1] for finding in differing if finding.row.count("/") > 1}
        self._generators = {family: said for family, said in others.items() if family in families}
        if differing and families == {*self._generators}:
            lines = [*self._generators.values(), self._older_code]
            yield Check("rows", "\n".join(lines[-SHOWN:]), State.NOT_CHECKED)
        else:
            refuted = [
                f"{said}, but its rows are those that this code makes"
                for family, said in others.items()
                if family not in self._generators
            ]
            sentence = f"{rows.number:,} are what their own seeds give"
            yield _check("rows", [*map(str, differing), *refuted], sentence)
        place, made = self._placed(settings)
        yield place
        self.rows_proved = rows.number
        sentence = f"{rows.number:,} replayed and read back"
        yield self._unless_older("proofs", proved(release, rows.rebuilt), sentence)
        demonstrations = made.demonstrations if made else []
        twice = repeated(release, release.distinct_rows, demonstrations)
        yield _check("distinct", twice, "no problem stands twice")
        sentence = "every row fits the schema, every table what is expected of it"
        yield self._unless_older("tables", self._expected(settings), sentence)
        self._settings, self._made = settings, made

    _settings: Any = None
    _made: Any = None

    def _placed(self, settings: Any) -> tuple[Check, Any]:
        """The check that the rows are all that the root seed gives, and everything that it gives."""
        if self._root_seed is None:
            sentence = f"the root seed is secret, so no row may be missing or chosen: {_SECRET}"
            return Check("root seed", sentence, State.NOT_CHECKED), None
        try:
            expect_root_seed(self._release, self._root_seed)
        except SeedproofError as error:
            return Check("root seed", str(error), State.FAILED), None
        place = Place(self._release, settings)
        check = _check("root seed", place.findings(), "it gives these rows and no others, in this order")
        if check.state is State.FAILED and self._generators:
            return Check("root seed", self._older_code, State.NOT_CHECKED), None
        return check, place.made

    def _expected(self, settings: Any) -> Iterator[str]:
        if self._home is not None:
            yield from tables.schema(self._release, self._home)
        if self._sample is None:
            yield from tables.expectations(self._release, settings)

    def _rows_by_the_code_of_its_time(self) -> Check:
        release, version, root_seed = self._release, self._committed, self._root_seed
        if version is None or root_seed is None:
            return Check("rows", self._older_code, State.NOT_CHECKED)
        here = read_sums(release.folder)
        try:
            with made_again(version, release.manifest, root_seed) as folder:
                made = read_sums(folder)
        except SeedproofError as error:
            return Check("rows", str(error), State.NOT_CHECKED)
        data = {name for name in {*here, *made} if name.endswith((".jsonl", ".parquet"))}
        differing = (f"{name} is not what the code of its time makes" for name in sorted(data)
                     if here.get(name) != made.get(name))  # fmt: skip
        check = _check("rows", differing, "made again, proved and read back by the code of its time")
        if check.state is State.PASSED:
            self.rows_proved = sum(map(len, release.distinct_rows.values()))
        return check

    @property
    def _counted(self) -> str:
        try:
            lines = self._release.lines.items()
        except SeedproofError:
            return ""
        return ", ".join(f"{len(of_table):,} rows in {'/'.join(table)}" for table, of_table in lines)

    # Papers

    def _papers(self) -> Iterator[Check]:
        """Have this code write all papers again; older ones must be those committed, or are not checked."""
        release = self._release
        if format_of(release.manifest) != FORMAT:
            yield self._parquet_check()
            sentence = f"of format {format_of(release.manifest)}, which this code does not write"
            yield self._not_written(sentence)
            return
        if self._home is None:
            yield self._not_written("the templates that they are made with are not here")
            return
        if self._settings is None or OWN_SPLIT not in release.distinct_rows:
            yield self._not_written("the rows that they are made from are not right")
            return
        try:
            yield from self._papers_again(self._home)
        except (SeedproofError, OSError) as error:
            yield self._unless_older("papers", [str(error)], "")
        except _MALFORMED as error:
            yield _check("papers", [_cannot_be_checked(error)], "")

    def _papers_again(self, home: Path) -> Iterator[Check]:
        release = self._release
        if not release.same_libraries:
            yield from stated.libraries(release)
            parquet = self._parquet_check()
            yield parquet
            if parquet.state is not State.PASSED:
                yield Check("papers", "not compared: they tell of the Parquet files", State.FAILED)
                return
        with ExitStack() as stack:
            again = papers.written_again(release, self._settings, self._made, home)
            differing = papers.differences(release, stack.enter_context(again))
        for label, found in differing.items():
            if label != "parquet" or release.same_libraries:
                yield self._unless_older(label, found, "the same bytes, written again")

    def _parquet_check(self) -> Check:
        """Compare the Parquet files with those written here: bytes, or of other libraries what they say."""
        release = self._release
        with papers.parquet_again(release) as written:
            if release.same_libraries:
                differing = papers.parquet_differences(release, written)
                return self._unless_older("parquet", differing, "the same bytes, written again")
            return _check("parquet", tables.parquet_meaning(release, written), "the rows, by what they say")

    def _not_written(self, why: str) -> Check:
        if self._as_committed:
            return Check("papers", f"{why}; they are those committed in this checkout")
        return Check("papers", f"{why}. {self._older_code}", State.NOT_CHECKED)

    def _unless_older(self, label: str, findings: Iterable[str], otherwise: str) -> Check:
        """A check that older code may fail: then the commit decides, or it could not be made."""
        check = _check(label, findings, otherwise)
        if check.state is not State.FAILED or not self._is_older:
            return check
        if self._as_committed and label in papers.PAPERS:
            return Check(label, "as committed in this checkout; this code writes it otherwise")
        return Check(label, f"{check.said}\n{self._older_code}", State.NOT_CHECKED)

    def _version(self) -> Iterator[Check]:
        older = papers.older_neighbour(self._release)
        if older is None:
            return
        if not papers.is_comparable(self._release, older):
            sentence = f"not compared with {older.name}, whose data is not here: seedproof restore"
            yield Check("version", sentence, State.NOT_CHECKED)
            return
        yield _check("version", papers.version(self._release, older), f"says enough after {older.name}")


_MALFORMED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError)
"""What reading something malformed may raise."""


def _cannot_be_checked(error: Exception) -> str:
    reason = " ".join(str(error).split())[:300]
    return f"cannot be checked, so malformed is what it reads ({type(error).__name__}: {reason})"


def _check(label: str, findings: Iterable[str], otherwise: str) -> Check:
    """One check: what it found, the first ones in words, or the sentence for when all holds."""
    found: list[str] = []
    try:
        found.extend(findings)
    except (SeedproofError, OSError, UnicodeDecodeError) as error:
        found.append(" ".join(str(error).split()))
    except _MALFORMED as error:
        found.append(_cannot_be_checked(error))
    if not found:
        return Check(label, otherwise)
    more = [f"and {len(found) - SHOWN:,} more"] if len(found) > SHOWN else []
    return Check(label, "\n".join([*islice(found, SHOWN), *more]), State.FAILED)
