"""The checks of everything but the rows: each document is what this code writes, or what was committed."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from pipeline.releasing.manifest import FORMAT, format_of
from pipeline.verifying import papers, stated, tables
from pipeline.verifying.again import RowsAgain
from pipeline.verifying.checking import MALFORMED, cannot_be_checked, check, unless_older
from pipeline.verifying.release import Release
from seedproof.contract.settings import BenchmarkSettings
from seedproof.record.checks import Check, State
from seedproof.record.errors import SeedproofError

_SAME = "the same bytes, written again"

_SAME_BUT_LIBRARIES = "the same bytes, written again with the libraries that it states"


@dataclass(frozen=True)
class PapersAgain:
    """The documents of a release, written again from its rows."""

    release: Release
    again: RowsAgain
    home: Path | None
    """The folder of the templates; None if they are not here."""
    is_older: bool
    """True if other code made the release."""
    is_committed: bool
    """True if the checkout has committed exactly these checksums."""

    def checks(self) -> Iterator[Check]:
        """Write all documents again, and compare them; those of older code are committed, or not checked."""
        try:
            if format_of(self.release.manifest) != FORMAT:
                yield self._parquet()
                yield self._not_written(
                    f"of format {format_of(self.release.manifest)}, which this code does not write"
                )
            elif self.home is None:
                yield self._without_templates()
            elif self.again.settings is None or not self.again.are_known:
                yield self._not_written("of rows that this code does not make")
            else:
                yield from self._written(self.home, self.again.settings)
        except (SeedproofError, OSError) as error:
            yield self._compared("papers", [" ".join(str(error).split())], "")
        except MALFORMED as error:
            yield check("papers", [cannot_be_checked(error)], "")

    def _written(self, home: Path, settings: BenchmarkSettings) -> Iterator[Check]:
        others = not self.release.same_libraries
        if others:
            yield from stated.libraries(self.release)
            parquet = self._parquet()
            yield parquet
            if parquet.state is not State.PASSED:
                yield Check("papers", "not compared: they tell of the Parquet files", State.FAILED)
                return
        with papers.written_again(self.release, settings, self.again.made, home, self.again.suites) as folder:
            differing = papers.differences(self.release, folder)
        for label, findings in differing.items():
            if label != "parquet" or not others:
                sentence = _SAME_BUT_LIBRARIES if label == "manifest" and others else _SAME
                yield self._compared(label, findings, sentence)

    def _parquet(self) -> Check:
        """Compare the Parquet files with those written here: by bytes, or by content for other libraries."""
        with papers.parquet_again(self.release) as folder:
            if self.release.same_libraries:
                differing = papers.parquet_differences(self.release, folder)
                return self._compared("parquet", differing, _SAME)
            sentence = "the rows, by what they say, and their statistics; page indexes are not compared"
            return check("parquet", tables.parquet_meaning(self.release, folder), sentence)

    def _not_written(self, why: str) -> Check:
        if self.is_committed:
            return Check("papers", f"{why}; they are those committed in this checkout")
        return Check("papers", f"{why}. {self.release.older_code}", State.NOT_CHECKED)

    def _without_templates(self) -> Check:
        """Say where card, schema and licence can be had: they are files of a checkout, not of a package."""
        why = "the templates that they are made with are not here"
        if self.is_committed:
            return self._not_written(why)
        code = self.release.manifest["publication"]["code"]
        sentence = f"not compared: {why}. Run this in a checkout of {code}"
        return Check("papers", sentence, State.NOT_CHECKED)

    def _compared(self, label: str, findings: Iterable[str], otherwise: str) -> Check:
        """Return a check that older code may fail: then the commit decides, or it could not be made."""
        result = check(label, findings, otherwise)
        if result.state is State.FAILED and self.is_older and self.is_committed:
            return Check(label, "as committed in this checkout; this code writes it otherwise")
        return unless_older(result, self.release.older_code if self.is_older else None)
