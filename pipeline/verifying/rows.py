"""Every row made again from its seed, and every proof replayed."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from pipeline.benchmarks import step
from pipeline.draws import Draws
from pipeline.making import make
from pipeline.progress import progress
from pipeline.releasing.checksums import SUMS
from pipeline.releasing.manifest import settings_from
from pipeline.rows import OWN_SPLIT, Row, line_of
from pipeline.seeds import parse_row_id
from pipeline.settings import by_split
from pipeline.verifying.release import Release, Table


class Remade:
    """The rows of a release, made again from the manifest and the root seed alone.

    `sample` is how many rows of each split are also rebuilt one by one and proved; None is all of them. The
    sample depends on the checksums, so that who changes a row does not choose whether it is looked at.
    """

    def __init__(self, release: Release, root_seed: int | str | None, sample: int | None) -> None:
        """Raises: SeedproofError when the root seed is secret and not given, or a family is too small."""
        self.settings = settings_from(release.manifest, root_seed)
        self.made = make(release.benchmark, self.settings)
        self.looked_at = self.made.splits if sample is None else self._sampled(release, sample)

    def _sampled(self, release: Release, sample: int) -> dict[str, list[Row]]:
        draws = Draws(sha256((release.folder / SUMS).read_bytes()).hexdigest()[:32])
        chosen = {}
        for split, rows in self.made.splits.items():
            places = draws.sample(range(len(rows)), min(sample, len(rows)))
            chosen[split] = [rows[place] for place in sorted(places)]
        return chosen


def rebuilt(release: Release, remade: Remade) -> Iterator[str]:
    """The files hold exactly the rows that the root seed gives; each comes from its own seed alone."""
    yield from _families(release.manifest["families"], remade.made.families)
    tables = remade.made.tables()
    for table in sorted({*tables, *release.lines}):
        yield from _unequal(table, tables.get(table, []), release.lines.get(table, []))
    settings = by_split(remade.settings)
    rebuild = step(release.benchmark, "generate").rebuild
    for split, rows in remade.looked_at.items():
        asked = settings[split].generate
        for row in progress(rows, "rebuild", len(rows)):
            if rebuild(parse_row_id(row["id"]), asked.root_seed, asked) != row:
                yield f"{split}: {row['id']} does not come from its own seed alone"


def _families(said: dict[str, Any], made: dict[str, Any]) -> Iterator[str]:
    for family in sorted({*said, *made}):
        told, found = said.get(family, {}), made.get(family, {})
        if told.get("generator") != found.get("generator"):
            yield (
                f"{family} was made by version {told.get('generator')} of its generator, this code has "
                f"{found.get('generator')}: verify it with the code of its time"
            )
        elif told != found:
            yield f"{family}: the manifest says {told}, its seeds give {found}"


def _unequal(table: Table, expected: list[Row], lines: list[bytes]) -> Iterator[str]:
    where = f"jsonl/{'/'.join(table)}.jsonl"
    if len(expected) != len(lines):
        yield f"{where} has {len(lines)} rows, the root seed gives {len(expected)}"
    for row, line in zip(expected, lines, strict=False):
        if line_of(row) != line:
            yield f"{where}: the line of {row['id']} is not what its seed gives: {_differing(row, line)}"


def _differing(row: Row, line: bytes) -> str:
    import msgspec

    try:
        found: Any = msgspec.json.decode(line)
    except (ValueError, RecursionError):
        return "it is no JSON"
    if not isinstance(found, dict) or found.get("id") != row["id"]:
        return f"{found.get('id') if isinstance(found, dict) else 'no row'} stands there"
    columns = [column for column in {**row, **found} if row.get(column) != found.get(column)]
    return f"they differ in {', '.join(columns)}"


def proved(release: Release, remade: Remade) -> Iterator[str]:
    """Both gates let every row through, and no problem stands twice."""
    decide, cycle = step(release.benchmark, "validate"), step(release.benchmark, "cycle")
    seen: dict[str, str] = {}
    for split, rows in {"demonstrations": remade.made.demonstrations, **remade.made.splits}.items():
        for row in rows:
            here = f"{row['id']} of {split}"
            if (before := seen.setdefault(decide.identity(row), here)) != here:
                yield f"{here} is the same problem as {before}"
    for split, rows in remade.looked_at.items():
        for row in progress(rows, "prove", len(rows)):
            for finding in (*decide.check(row), *cycle.check(row)):
                yield str(finding) if split == OWN_SPLIT else f"{split}: {finding}"
