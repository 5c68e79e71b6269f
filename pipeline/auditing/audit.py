"""What a sceptic sees: one row rebuilt from its seed, proved, read back, compared with the released one."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

from pipeline.auditing.by_engines import NO_NUMBER, Panel, panel
from pipeline.auditing.by_seed import OwnSeed
from pipeline.auditing.known import as_known
from pipeline.auditing.origin import Origin, other_generator
from pipeline.auditing.released import released
from pipeline.releasing.checksums import SUMS, differing, read_sums
from seedproof.auditing.proofs import refuted
from seedproof.auditing.row import proved
from seedproof.contract import registry
from seedproof.contract.benchmark import Benchmark
from seedproof.contract.settings import Asked
from seedproof.record.checks import Check, State
from seedproof.record.errors import SeedproofError
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import Row, is_behind_examples, line_of
from seedproof.record.seeds import RowId, is_seed, parse_row_id
from seedproof.record.sources import sources_of


def audit_row(origin: Origin) -> Iterator[Check]:
    """Rebuild a row and compare it with the release that it is looked for in.

    Where its root seed is not known, the row is rebuilt from the seed that the release's own row states. What
    else it is made from is the release's, too.
    Raises: SeedproofError for a row that cannot be rebuilt or found.
    """
    with panel(origin.source.place.benchmark) as engines:
        if origin.source.folder is None:
            yield from _audited(origin, engines)
            return
        with sources_of(origin.source.folder):
            yield from _audited(origin, engines)


def _audited(origin: Origin, engines: Panel) -> Iterator[Check]:
    place = origin.source.place
    benchmark = registry.benchmark(place.benchmark)
    altered = _altered(origin)
    if unknown := other_generator(origin.source):
        yield from _of_unknown_provenance(benchmark, origin, unknown, altered)
        return
    if origin.seed is not None:
        row = benchmark.generate.rebuild(place, origin.seed, origin.asked)
        found = _released_or_altered(origin, row, altered)
    else:
        found = _released_or_altered(origin, None, altered)
        row = _from_own_seed(benchmark, origin, next(iter(found.values()))[1])
    seed = "as the row states it" if origin.seed is None else f"from root seed {_shown(origin.seed)}"
    yield Check("id", f"{place}\nseed {row['seed']} {seed}", None)
    yield from _shown_and_checked(benchmark, row)
    yield from engines.scripted(row)
    if origin.source.folder is None:
        asked = origin.asked if origin.seed is None else replace(origin.asked, root_seed=origin.seed)
        yield as_known(place, origin.split, asked, row)
        return
    for name, state in altered:
        said = f"{origin.source.folder / name} is {state}, expected what {SUMS} says"
        yield Check("released", said, State.FAILED)
    yield from _compared(benchmark, origin, row, found)
    if origin.seed is None:
        said = "not checked against the secret root seed: set SEEDPROOF_ROOT_SEED"
        yield Check("root seed", said, State.NOT_CHECKED)


def _of_unknown_provenance(
    benchmark: Benchmark, origin: Origin, unknown: str, altered: list[tuple[str, str]]
) -> Iterator[Check]:
    """Prove the released row from itself: this code does not make it."""
    place = origin.source.place
    path, row = next(iter(_released_or_altered(origin, None, altered).values()))
    yield Check("id", f"{place}\nas it stands in {path}", None)
    findings = [str(finding) for finding in refuted(place.benchmark, row)]
    if not findings:
        yield from map(_only_shown, benchmark.audit.shown(row))
    state = State.FAILED if findings else State.PASSED
    yield Check("proof", "\n".join(findings) or "its own facts and text give the answer", state)
    yield Check("seed", unknown, State.NOT_CHECKED)


def _only_shown(labelled: tuple[str, str]) -> Check:
    label, said = labelled
    return Check(label, said, None)


def _altered(origin: Origin) -> list[tuple[str, str]]:
    folder = origin.source.folder
    return list(differing(folder, read_sums(folder))) if folder else []


def _released_or_altered(
    origin: Origin, row: Row | None, altered: list[tuple[str, str]]
) -> dict[str, tuple[Path, Row]]:
    """Return the released row by config; where it cannot be found, the error also names an altered file."""
    folder = origin.source.folder
    if folder is None:
        return {}
    try:
        return released(folder, row, origin.source.place, origin.split)
    except SeedproofError as error:
        also = f". And {folder / altered[0][0]} is {altered[0][1]}" if altered else ""
        raise SeedproofError(f"{error}{also}") from error


def _from_own_seed(benchmark: Benchmark, origin: Origin, stated: Row) -> Row:
    """Rebuild a row from the seed that it states, a follow-up also from that of its problem."""
    place = parse_row_id(str(stated.get("id")))

    def seed_of(other: RowId) -> str:
        if origin.source.folder is None:
            raise SeedproofError(f"{other}: no release here has its seed")
        (_, row), *_ = released(origin.source.folder, None, other, origin.split).values()
        return str(row.get("seed"))

    if not is_seed(stated.get("seed")):
        raise SeedproofError(f"{place}: the release states no seed for it, expected 32 hex digits")
    try:
        return benchmark.generate.from_own_seed(stated, seed_of, origin.asked)
    except (LookupError, TypeError, ValueError) as error:
        raise SeedproofError(f"{place}: the released row is malformed ({in_our_words(error)})") from error


def _compared(
    benchmark: Benchmark, origin: Origin, row: Row, found: dict[str, tuple[Path, Row]]
) -> Iterator[Check]:
    """Compare the rebuilt row with the released one in every config that has it."""
    layout = benchmark.release
    demonstrations: Sequence[Row] = []
    if origin.own_seed is not None and origin.source.manifest is not None:
        params = origin.source.manifest["params"]["generate"]
        demonstrations = layout.demonstrations(origin.source.place, params, origin.own_seed)
    for config, (path, stated) in found.items():
        if origin.own_seed is None and stated != row and is_behind_examples(stated, row):
            said = f"{path}: worked examples not compared, because their root seed is secret"
            yield Check("released", said, State.NOT_CHECKED)
            continue
        rebuilt = row if origin.own_seed is None else layout.variant(config, row, demonstrations)
        if line_of(rebuilt) == line_of(stated):
            yield Check("released", f"equals the row in {path}")
            continue
        different = [name for name in {**rebuilt, **stated} if rebuilt.get(name) != stated.get(name)]
        columns = ", ".join(different) or "the order or the form of columns"
        yield Check("released", f"differs from {path} in: {columns}", State.FAILED)


def audit_seed(own: OwnSeed, asked: Asked) -> Iterator[Check]:
    """Make the row of a seed alone, which is of no row known here; `asked` is the section `generate`.

    Raises: SeedproofError for an unknown family or difficulty, or where a seed alone is not enough.
    """
    benchmark = registry.benchmark(own.benchmark)
    row_id = f"{own.benchmark}/{own.family}/d{own.difficulty}"
    with panel(benchmark.name) as engines:
        row = benchmark.generate.rebuild_from_seed(own.family, own.difficulty, own.seed, row_id, asked)
        yield Check("seed", f"{own.seed}, {own.family}, difficulty {own.difficulty}", None)
        yield from _shown_and_checked(benchmark, row)
        yield from engines.scripted({**row, "id": f"{row_id}/{NO_NUMBER}"})
    yield Check("released", "not compared: no known row has this seed", None)


def _shown_and_checked(benchmark: Benchmark, row: Row) -> Iterator[Check]:
    yield from map(_only_shown, benchmark.audit.shown(row))
    yield from proved(benchmark, row)


def _shown(seed: int | str) -> str:
    return str(seed) if isinstance(seed, int) else "as given"
