"""A release without files: its rows are made from their seeds, and kept in the user's cache folder."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings
from seedproof.loading.stated import settings_of
from seedproof.record.errors import NotDone, SeedproofError
from seedproof.record.files import replacing
from seedproof.record.progress import progress
from seedproof.record.rows import Row, line_of, rows_of_lines
from seedproof.record.seeds import RowId
from seedproof.released.known import KnownRelease, KnownTable, check_of, known


class Seeds:
    """A release that this code knows: each row is made from its seed, and compared with what is known."""

    def __init__(self, name: str, version: str) -> None:
        """Take the benchmark and the version of a release of ours."""
        self.name = name
        self.version = version
        self._release: KnownRelease = known(name).releases[version]
        self.tables = list(self._release.tables)

    def digest(self, name: str) -> str:
        """Return the SHA-256 of a table's canonical lines; nothing of any other file."""
        table = self._release.tables.get(name)
        return table.sha256 if table else ""

    def rows(self, table: str) -> list[Row]:
        """Make the rows of a table, or read them where they were kept.

        Raises: SeedproofError, which names the first row that is not as released.
        """
        stated = self._release.tables[table]
        kept = _kept_at(self.name, self.version, table, stated)
        lines = _kept(kept, stated)
        if lines is None:
            lines = b"".join(self._lines(table, stated))
            if sha256(lines).hexdigest() != stated.sha256:
                raise self._differs(table)
            # A cache is a convenience: where none can be written, rows are made again.
            with suppress(SeedproofError), replacing(kept) as file:
                file.write(lines)
        return rows_of_lines(lines)

    def file(self, name: str) -> Path:
        """Raises: SeedproofError, for there are no files."""
        raise NotDone(
            f"{self.name} {self.version}: is made from seeds here, so it has no file {name}. To have it: "
            f"seedproof download {self.name}"
        )

    def _lines(self, table: str, stated: KnownTable) -> Iterator[bytes]:
        config, split = Path(table).parent.name, Path(table).stem
        settings = settings_of(self.name, self.version, self._release)[split]
        rows = stated.rows(self.name)
        for place, check in progress(rows, f"make {self.name}", len(rows)):
            line = self._line(place, config, settings, check)
            if check_of(line) != check:
                raise self._differs(str(place))
            yield line

    def _line(self, place: RowId, config: str, settings: BenchmarkSettings, check: bytes) -> bytes:
        """Make a row as it is, or where that is not the released one, behind its worked examples."""
        benchmark = registry.benchmark(self.name)
        asked = settings.generate
        row = benchmark.generate.rebuild(place, asked.root_seed, asked)
        line = line_of(row)
        if check_of(line) == check:
            return line
        shown = self._demonstrations(place)
        return line_of(benchmark.release.variant(config, row, shown))

    def _demonstrations(self, place: RowId) -> Sequence[Row]:
        layout = registry.benchmark(self.name).release
        return layout.demonstrations(place, self._release.params["generate"], self._release.root_seed)

    def _differs(self, what: str) -> SeedproofError:
        return SeedproofError(
            f"{what}: its seed gives another row here than {self.name} {self.version} has, so this code or a "
            f"library under it is another one. Install it anew, or use files: seedproof download {self.name}"
        )


def cache_folder() -> Path:
    """Return the folder of this user's cache."""
    import platformdirs

    return platformdirs.user_cache_path("seedproof")


def _kept_at(benchmark: str, version: str, table: str, stated: KnownTable) -> Path:
    """Return where a table is kept: by what is in it, so that no other one is taken for it."""
    name = f"{Path(table).stem}-{stated.sha256[:16]}.jsonl"
    return cache_folder() / benchmark / version / Path(table).parent.name / name


def _kept(path: Path, stated: KnownTable) -> bytes | None:
    """Return the lines of a table that was kept; None where it was not, or is no longer what it was."""
    try:
        if path.stat().st_size != stated.size:
            return None
        lines = path.read_bytes()
    except OSError:
        return None
    return lines if sha256(lines).hexdigest() == stated.sha256 else None
