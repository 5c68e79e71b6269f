"""What is attested of a release's rows: on the maintainer's word, or made again here."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from pipeline.certifying.statement import ARCHIVE, expect_sound
from pipeline.certifying.statement import Statement as Certified
from pipeline.gates.expectations import run_suite
from pipeline.gates.reports import measured, suites_of
from pipeline.mutating.gates import Gates
from pipeline.mutating.kinds import kinds_of
from pipeline.mutating.mutating import chosen, outcomes
from pipeline.mutating.statement import Statement as Mutated
from pipeline.mutating.stating import differences, fits, state
from pipeline.releasing.assembling import GATES
from pipeline.releasing.attestations import NOT_FIGURES, attested, read_attestation
from pipeline.verifying.checking import CODE, WORD, check
from pipeline.verifying.release import Release
from pipeline.workplace.making import Made
from seedproof.certifying.rows import can_certify
from seedproof.contract import registry
from seedproof.contract.benchmark import Gate
from seedproof.contract.settings import BenchmarkSettings, by_split, with_dry
from seedproof.record.checks import Check, State
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT, Row, pretty_json


class Attestations:
    """The attestations of a release, each read once."""

    def __init__(self, release: Release) -> None:
        """Take the release; nothing is read yet."""
        self._release = release
        self.predicates: dict[str, dict[str, Any]] = {}
        """Those on these very rows, by their names; filled by `read`."""
        self.made_again: set[str] = set()
        """Those that were made again here and came out the same."""
        self._otherwise: set[str] = set()
        """Those that came out otherwise: nothing is taken on their word."""

    def read(self) -> Iterator[str]:
        """Yield every attestation that is missing, malformed, on other rows, or cannot be true of them."""
        present = attested(self._release.folder)
        for gate in GATES:
            if gate not in present and (gate != "certify" or can_certify(self._release.benchmark)):
                yield f"attestations/{gate}.json is missing"
        for name in present:
            try:
                predicate = read_attestation(self._release.folder, name, self._release.manifest)
                self._expect_sound(name, predicate)
            except SeedproofError as error:
                yield str(error)
            else:
                self.predicates[name] = predicate

        archive, certified = self._release.folder / ARCHIVE, self.predicates.get("certify")
        if archive.is_file():
            stated = certified["scripts"]["sha256"] if certified else file_digest(archive)
            if "certify" not in present:
                yield f"{ARCHIVE} is here, and no attestation of it"
            elif file_digest(archive) != stated:
                yield f"{ARCHIVE} is not the archive that attestations/certify.json names"

    def _expect_sound(self, name: str, predicate: Mapping[str, Any]) -> None:
        """Raise SeedproofError for figures that contradict one another, or the rows that are here."""
        rows = self._release.distinct_rows[OWN_SPLIT]
        if name == "certify":
            expect_sound(msgspec.convert(predicate, Certified), name)
            self._expect_known_rows(predicate["families"])
        elif name == "mutate":
            if not fits(msgspec.convert(predicate, Mutated), self._release.benchmark, rows):
                raise SeedproofError("mutate: its figures cannot be true of these rows and of every kind")
        elif predicate["checked"] != self._looked_at(name):
            raise SeedproofError(
                f"{name}: looked at {predicate['checked']:,} rows, here are {self._looked_at(name):,}"
            )

    def _expect_known_rows(self, covered: Mapping[str, Any]) -> None:
        """Raise SeedproofError for scripts of more rows than a family has."""
        families = self._release.manifest["families"]
        for family, of_family in covered.items():
            if family not in families or of_family["rows"] > families[family]["distinct"]:
                raise SeedproofError(f"certify: tells of more rows of {family} than there are")

    def _looked_at(self, gate: str) -> int:
        """Return how many rows a gate looks at; all but `quality` look at the worked examples, too."""
        rows = sum(map(len, self._release.distinct_rows.values()))
        families = self._release.manifest["families"].values()
        return rows if gate == "quality" else rows + sum(family["demonstrations"] for family in families)

    @property
    def figures_on_word(self) -> int:
        """How many figures are taken on the maintainer's word."""
        return sum(
            key not in NOT_FIGURES
            for name, predicate in self.predicates.items()
            if name not in self.made_again
            for key in predicate
        )

    def said(self) -> Iterator[Check]:
        """Tell what stands on the maintainer's word."""
        for name, predicate in self.predicates.items():
            if name not in self.made_again | self._otherwise:
                tool = " and ".join(f"{tool} {number}" for tool, number in predicate["tool"].items())
                yield Check(name, f"{_sentence(name, predicate)}, by {tool}", None, WORD)

    def redo(self, made: Made | None, sampled: bool) -> Iterator[Check]:
        """Make again what gates and corruptions gave; `made` is what the root seed gives, None if unknown.

        Where only some rows were proved, what two gates said of all of them stays on the maintainer's word.
        """
        for name in ("quality", "mutate") if sampled else ("validate", "cycle", "quality", "mutate"):
            if name not in self.predicates:
                continue
            if made is None:
                said = "not made again: the root seed, which gives the worked examples, is not known here"
                yield Check(name, said, State.NOT_CHECKED, CODE)
                continue
            findings = self._redo(name, made)
            result = check(name, CODE, findings, f"made again: {_sentence(name, self.predicates[name])}")
            if result.state is State.PASSED:
                self.made_again.add(name)
            elif result.state is State.FAILED:
                self._otherwise.add(name)
            yield result

    def _redo(self, name: str, made: Made) -> Iterator[str]:
        if name == "mutate":
            yield from self._mutated(made)
        elif name == "quality":
            yield from self._measured(made)
        else:
            # The rows themselves have just been proved.
            gate: Gate[Row] = getattr(registry.benchmark(self._release.benchmark), name)
            for row in progress(made.demonstrations, name, len(made.demonstrations)):
                yield from map(str, gate.check(row))

    def _settings(self, made: Made) -> BenchmarkSettings:
        """Return all settings of the release: what was made, and what is attested to be expected of it."""
        section = msgspec.to_builtins(made.settings) | {"quality": self.predicates["quality"]["params"]}
        return msgspec.convert(section, registry.benchmark(self._release.benchmark).settings)

    def _measured(self, made: Made) -> Iterator[str]:
        """Measure the tables again, and decide what is expected of them."""
        settings = self._settings(made)
        parts = with_dry(by_split(settings), made.families)
        tables = {split: self._release.distinct_rows[split] for split in parts}
        suites = suites_of(self._release.benchmark, parts, tables)
        for split, of_split in suites.items():
            for suite, rows, expected in of_split:
                yield from map(str, run_suite(suite, rows, expected, split))
        stated = self.predicates["quality"]
        again = measured(self._release.benchmark, parts, tables, self._release.rows, suites)
        for key, value in again.items():
            if pretty_json(stated[key]) != pretty_json(value):
                yield f"quality: its {key} are not what the rows give"

    def _mutated(self, made: Made) -> Iterator[str]:
        """Corrupt the rows again, and compare what became of them."""
        stated = msgspec.convert(self.predicates["mutate"], Mutated)
        benchmark, rows = self._release.benchmark, self._release.distinct_rows[OWN_SPLIT]
        kinds = kinds_of(benchmark)
        gates = Gates(benchmark, self._settings(made), made.demonstrations)
        found = outcomes(gates, kinds, rows, chosen(rows, stated.per), stated.root_seed)
        again = state(
            benchmark, stated.tool, stated.per, stated.root_seed, list(progress(found, "mutate", len(kinds)))
        )
        yield from (f"mutate: {kind} comes out otherwise" for kind in differences(stated, again))


def _sentence(name: str, predicate: Mapping[str, Any]) -> str:
    if name == "certify":
        engines = " and ".join(f"{engine} {number}" for engine, number in predicate["engines"].items())
        return f"{predicate['scripts']['count']:,} queries decided as claimed by {engines}"
    if name == "mutate":
        kinds: Sequence[Mapping[str, Any]] = list(predicate["kinds"].values())
        applied = sum(kind["applied"] for kind in kinds)
        by_seeds = sum(kind["only_by_rebuild"] for kind in kinds)
        return f"{applied:,} corrupted rows, {by_seeds:,} found only by rebuilding"
    return f"{predicate['checked']:,} checked, without a finding"
