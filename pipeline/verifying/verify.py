"""All checks of a release in order, each with all its findings and against what it was decided.

Rows are proved from themselves, whoever made them; whether they are those of their seeds is another verdict.
Documents are those that this code writes. What is attested of the rows stands on the maintainer's word,
unless it is made again here.
"""

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from pipeline.releasing.attestations import how_to_have
from pipeline.releasing.checksums import SUMS
from pipeline.releasing.home import own_home
from pipeline.releasing.layers import POINTER, SCRIPTS_POINTER
from pipeline.releasing.publication import status
from pipeline.verifying import documents, files, stated, tables
from pipeline.verifying.attested import Attestations
from pipeline.verifying.checking import CODE, check
from pipeline.verifying.engines import by_engines, ran_here
from pipeline.verifying.neighbours import as_high_as_needed
from pipeline.verifying.proofs import Proofs
from pipeline.verifying.seeds import Seeds, other_generators, sources_unlike
from pipeline.workplace.side_by_side import SideBySide
from seedproof.record.checks import Check, State, tally
from seedproof.record.errors import SeedproofError
from seedproof.record.files import working_folder
from seedproof.record.rows import OWN_SPLIT
from seedproof.record.sources import sources_of


class Verification:
    """The checks of one release, and what they amount to."""

    def __init__(
        self,
        folder: Path,
        sample: int | None = None,
        root_seed: int | str | None = None,
        key: Path | None = None,
        templates: Path | None = None,
        decide: bool = False,
        redo: bool = False,
        workers: int = 1,
    ) -> None:
        """Raise SeedproofError if the folder is not a release at all.

        `sample` limits the rows of each split that are proved; `root_seed` is a secret one; `key` has the
        public keys of the signers that count; `templates` is a workplace whose card, licence, schema and
        params count instead of this code's own. `decide` has engines decide the scripts, `redo` makes all
        attestations again.
        """
        if sample is not None and sample < 1:
            raise ValueError(f"sample: is {sample}, expected at least 1 row of each split")
        self._release = files.expect_release(folder)
        self._sample = sample
        self._given = root_seed
        self._key = key
        self._templates = templates
        self._decide = decide or redo
        self._redo = redo
        self._workers = workers
        self._attestations = Attestations(self._release)
        self.rows_proved = 0
        self.checks_made: list[Check] = []
        """All checks so far."""

    @property
    def subject(self) -> str:
        """Its name and version, for the last line; its folder if it has no manifest."""
        try:
            return f"{self._release.benchmark} {self._release.version}"
        except SeedproofError:
            return str(self._release.folder)

    @property
    def verdict(self) -> str:
        """The last line: what holds, and what was taken on whose word."""
        counted = tally(self.checks_made)
        if counted.failed:
            return f"{self.subject}: NOT VERIFIED: {counted.failed} of {counted.all} checks failed"
        words = [f"{self.rows_proved:,} rows proved" if self._sample else "rows proved"]
        date = documents.date_of(self._release.folder)
        subject = f"{self.subject}, a draft" if date is None else self.subject
        if date is not None:
            words.append(f"{status(date)} on the maintainer's word")
        if self._templates is not None:
            words.append(f"documents by the templates of {self._templates}")
        if figures := self._attestations.figures_on_word:
            words.append(f"{figures} figures on the maintainer's word")
        if counted.not_checked:
            words.append(f"{counted.not_checked} of {counted.all} checks could not be made")
            return f"{subject}: NOT FULLY CHECKED: {'; '.join(words)}"
        if self._redo and not figures and not self._sample:
            words[0] = f"verified, {counted.all} checks"
        return f"{subject}: {'; '.join(words)}"

    def checks(self) -> Iterator[Check]:
        """Make every check, and yield it when it is done; rows are made from the release's own sources."""
        with sources_of(self._release.folder):
            for made in self._checks():
                self.checks_made.append(made)
                yield made

    def _checks(self) -> Iterator[Check]:
        folder = self._release.folder
        for bad in (files.links, files.too_large):
            if findings := list(bad(folder)):
                # Nothing else is read: whoever follows a link reads what somebody else chose.
                yield check("files", CODE, findings, "")
                return
        sentence = "only the files of a release, and no links but DVC's"
        yield check("files", CODE, files.strangers(folder), sentence)
        if not files.data_is_here(folder):
            said = f"is not here, only the documents. Bring it: seedproof restore {self.subject}"
            yield Check("data", said, State.FAILED, CODE)
            return
        sentence = "every data file matches its SHA-256, and none is missing or unlisted"
        yield check("checksums", CODE, files.checksums(self._release), sentence)
        if not (folder / SUMS).is_file():
            return
        if (folder / POINTER).exists() or (folder / SCRIPTS_POINTER).exists():
            sentence = "DVC's pointer matches the data"
            yield check("pointer", CODE, files.pointer(self._release), sentence)
        try:
            self._release.expect_data()
        except SeedproofError as error:
            yield Check("manifest", str(error), State.FAILED, CODE)
            return
        yield stated.in_history(self._release, (Path(), self._home))
        yield from stated.signature(folder, self._key)
        sentence = f"{self._release.benchmark} {self._release.version}"
        yield check("name", CODE, stated.name(self._release), sentence)
        yield stated.publication(self._release)
        yield check(
            "order", CODE, tables.order(self._release), "ids in order, lines canonical, counts as stated"
        )
        sources = check("sources", CODE, sources_unlike(self._release), "the rows' sources are here")
        yield sources
        if self._rows_are_readable() and sources.state is State.PASSED:
            yield from self._rows()

    @cached_property
    def _home(self) -> Path | None:
        """The folder of the templates that count; None if they are not here."""
        return self._templates or own_home(self._release.benchmark)

    @property
    def _by(self) -> str:
        return CODE if self._templates is None else f"by the templates of {self._templates}"

    @property
    def _root_seed(self) -> int | str | None:
        public: int | str | None = self._release.manifest.get("root_seed")
        return self._given if public is None else public

    def _rows_are_readable(self) -> bool:
        """Return whether each line is a row of a family; where not, the check of their order has said so."""
        try:
            return bool(self._release.distinct_rows)
        except SeedproofError:
            return False

    def _rows(self) -> Iterator[Check]:
        """Prove the rows, look where they come from, and compare what is told of them."""
        home, by = self._home, self._by
        if home is not None:
            yield check("columns", by, tables.schema(self._release, home), "every row fits the schema")
        with SideBySide(self._workers) as processes:
            proofs = Proofs(self._release, self._sample, processes)
            yield from proofs.checks()
        self.rows_proved = proofs.number
        attestations = self._attestations
        sentence = "they are about exactly these rows"
        bound = check("attestations", CODE, attestations.read(), sentence)
        yield bound
        yield stated.params(self._release, home, by, attestations.predicates)
        seeds = Seeds(self._release, self._root_seed, self._sample)
        yield from self._with_remedy(seeds.checks())
        if not proofs.hold:
            said = "not compared: they tell of rows that are not proved"
            yield Check("documents", said, State.FAILED, by)
            return
        sentence = "agrees with params and files"
        yield check("manifest", CODE, documents.manifest(self._release, seeds.made), sentence)
        with working_folder() as work:
            again = documents.parquet(self._release, work, attestations.predicates)
            parquet = check("parquet", CODE, again, "the same rows as the JSON Lines files")
        yield parquet
        if parquet.state is not State.FAILED and bound.state is State.PASSED:
            yield from documents.documents(self._release, home, by, attestations.predicates)
        yield check("changelog", CODE, documents.changelog(self._release), "the newest version is first")
        yield from self._attested(seeds)
        yield from as_high_as_needed(self._release)

    def _with_remedy(self, checks: Iterator[Check]) -> Iterator[Check]:
        """Say of rows that other generators made which code to install."""
        for made in checks:
            if made.state is State.NOT_CHECKED and other_generators(self._release):
                remedy = how_to_have(self._release.benchmark, self._attestations.predicates)
                yield made._replace(said=f"{made.said}\n{remedy}")
            else:
                yield made

    def _attested(self, seeds: Seeds) -> Iterator[Check]:
        """Make again what was asked for, and tell the rest on the maintainer's word."""
        attestations = self._attestations
        if self._redo:
            yield from attestations.redo(seeds.made, sampled=self._sample is not None)
        certified = attestations.predicates.get("certify")
        if self._decide and (certified is not None or not self._redo):
            only = None if self._sample is None else self._release.chosen(self._sample)[OWN_SPLIT]
            decided = by_engines(self._release, certified, only, self._workers)
            yield decided
            if decided.state is State.PASSED and only is None and ran_here(certified):
                attestations.made_again.add("certify")
        yield from attestations.said()
