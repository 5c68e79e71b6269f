"""The rows of a release made again by this code: from their own seeds and from the root seed, and proved."""

from collections.abc import Iterator
from pathlib import Path

from pipeline.releasing.manifest import settings_from
from pipeline.releasing.tables import counted
from pipeline.verifying import tables
from pipeline.verifying.checking import MALFORMED, SHOWN, cannot_be_checked, check, unless_older
from pipeline.verifying.release import Release
from pipeline.verifying.rows import OwnSeeds, Place, expect_root_seed, generators, proved, repeated
from pipeline.workplace.making import Made
from seedproof.contract.settings import BenchmarkSettings
from seedproof.measuring.expectations import Suite
from seedproof.record.checks import Check, State
from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.rows import OWN_SPLIT, Row

_SECRET = (
    "not compared: the root seed is secret, and only it tells that no row was left out or chosen. "
    "Whoever has it gives it with SEEDPROOF_ROOT_SEED"
)


class RowsAgain:
    """The checks of all rows, and their results."""

    def __init__(self, release: Release, root_seed: int | str | None, sample: int | None) -> None:
        """Take the root seed, None if secret, and the number of rows of each split to prove, None for all."""
        self._release = release
        self._root_seed = root_seed
        self._sample = sample
        self.settings: BenchmarkSettings | None = None
        """What the release was made with; None where its params are malformed."""
        self.made: Made | None = None
        """Everything that the root seed gives, if it gives exactly the rows of the files."""
        self.other_generators: dict[str, str] = {}
        """Families whose rows another version of their generator made, with that version in words."""
        self.is_refuted = False
        """True if rows differ, and this code has their generators in the very versions that are stated."""
        self.rows_proved = 0
        self.are_known = False
        """True if the rows can be read, measured and drawn, because seeds give them."""
        self.suites: dict[str, list[Suite]] | None = None
        """What is expected of the rows, with what was measured of them; None where nothing was."""
        self._rebuilt: dict[str, list[Row]] = {}

    @property
    def rebuilt(self) -> list[Row]:
        """The rows of the own split that were made again from their seeds."""
        return self._rebuilt.get(OWN_SPLIT, [])

    def checks(self, home: Path | None) -> Iterator[Check]:
        """Make every check of the rows; `home` has the schema."""
        release = self._release
        yield check("order", tables.order(release), f"{self._counted}, in order, no id twice")
        rows = self._rows_from_their_seeds()
        yield rows
        if self.settings is None:
            return
        place = self._from_the_root_seed(self.settings)
        yield place
        self._decide_what_is_known(rows, place)
        sentence = f"{self.rows_proved:,} replayed and read back"
        yield self._unless_older(check("proofs", proved(release, self._rebuilt), sentence))
        demonstrations = self.made.demonstrations if self.made else []
        duplicates = repeated(release, release.distinct_rows, demonstrations)
        yield check("distinct", duplicates, "no problem stands twice")
        sentence = "every row fits the schema, every table what is expected of it"
        if self.are_known:
            yield self._unless_older(check("tables", self._expected(home), sentence))
        else:
            yield check("tables", self._fitting(home), sentence)

    def _decide_what_is_known(self, rows: Check, whole: Check) -> None:
        """Decide whether seeds give every row, and the params ask for no more rows than these.

        Otherwise rows may contain anything, and params may ask for years of work.
        """
        every_row = self._sample is None or self.made is not None
        self.are_known = rows.state is State.PASSED and whole.state is not State.FAILED and every_row

    def _rows_from_their_seeds(self) -> Check:
        """Rebuild every row from its own seed, except those of another generator."""
        release = self._release
        try:
            settings = settings_from(release.manifest, 0 if self._root_seed is None else self._root_seed)
            for made_from in release.layout.sources(settings.generate):
                counted(made_from)
            rows = OwnSeeds(release, settings, self._sample)
            differing = list(rows.findings())
        except SeedproofError as error:
            return self._unless_older(check("rows", [str(error)], ""))
        except MALFORMED as error:
            return check("rows", [cannot_be_checked(error)], "")
        self.settings = settings
        self._rebuilt = rows.rebuilt
        self.rows_proved = rows.number
        others = {family: made.words for family, made in generators(release).items() if made.is_another}
        families = {_family(finding) for finding in differing}
        self.other_generators = {family: words for family, words in others.items() if family in families}
        self.is_refuted = bool(families - {""}) and not self.other_generators
        if differing and families == {*self.other_generators}:
            lines = [*self.other_generators.values()][: SHOWN - 1]
            return Check("rows", "\n".join((*lines, release.older_code)), State.NOT_CHECKED)
        looked_at = {row["family"] for of_split in rows.rebuilt.values() for row in of_split}
        refuted = [
            f"{words}, but its rows are those that this code makes"
            for family, words in others.items()
            if family in looked_at and family not in families
        ]
        sentence = f"{rows.number:,} are what their own seeds give"
        return check("rows", [*map(str, differing), *refuted], sentence)

    def _from_the_root_seed(self, settings: BenchmarkSettings) -> Check:
        """Make everything from the root seed, and compare it with the files."""
        place = Place(self._release, settings)
        too_many = list(place.too_many())
        if too_many:
            return check("root seed", too_many, "")
        if self._root_seed is None:
            return Check("root seed", _SECRET, State.NOT_CHECKED)
        try:
            expect_root_seed(self._release, self._root_seed)
        except SeedproofError as error:
            return Check("root seed", str(error), State.FAILED)
        result = check("root seed", place.findings(), "it gives these rows and no others, in this order")
        if result.state is State.PASSED:
            self.made = place.made
        elif self.other_generators:
            return Check("root seed", self._release.older_code, State.NOT_CHECKED)
        return result

    def _fitting(self, home: Path | None) -> Iterator[str]:
        """Check the schema alone: expectations use the content of rows, which may be anything here."""
        if home is not None:
            yield from tables.schema(self._release, home)

    def _expected(self, home: Path | None) -> Iterator[str]:
        yield from self._fitting(home)
        if self._sample is None and self.settings is not None:
            yield from tables.findings(self._release, self.settings)
            self.suites = tables.expected(self._release, self.settings)
            yield from tables.expectations(self._release, self.suites)

    def _unless_older(self, result: Check) -> Check:
        older = bool(self.other_generators) or not self._release.made_by_this_code
        return unless_older(result, self._release.older_code if older else None)

    @property
    def _counted(self) -> str:
        try:
            lines = self._release.lines.items()
        except SeedproofError:
            return ""
        return ", ".join(f"{len(of_table):,} rows in {'/'.join(table)}" for table, of_table in lines)


def _family(finding: Finding) -> str:
    """Return the family of the row that a finding is about; an empty text if it is about no row."""
    return finding.row.split("/")[1] if finding.row.count("/") > 1 else ""
