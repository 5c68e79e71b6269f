"""What a sceptic sees: one row rebuilt from its seed, proved, read back, compared with the released one."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from pipeline.archiving.committed import Committed, committed
from pipeline.archiving.cut import release_folder
from pipeline.releasing.assembling import home_of
from pipeline.releasing.checksums import SUMS, differing, read_sums, sums_lines
from pipeline.releasing.manifest import code_of, package_of, read_manifest, settings_from
from pipeline.workplace.settings import PARAMS, load_settings
from seedproof.auditing.checks import Check, State
from seedproof.contract import registry
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import OWN_SPLIT, Row, is_behind_examples
from seedproof.record.seeds import RowId, is_seed, parse_row_id


def needs_its_time(row_id: str, release: Path | None) -> Committed | None:
    """Return the committed version that a row is of, where this code has another generator for it.

    The release must be the committed one: its code is run. None where this code can audit the row.
    """
    place = parse_row_id(row_id)
    folder = release or _current_release(place.benchmark)
    if folder is None:
        return None
    manifest = _manifest(folder, place.benchmark)
    stated = manifest["families"].get(place.family, {}).get("generator")
    if stated is None or stated == _generator(place):
        return None
    version = committed(home_of(place.benchmark), place.benchmark, manifest["version"])
    package = package_of(manifest)
    made_by = code_of(manifest) if package is None else f"{package['name']} {package['version']}"
    if version is None or version.sums != sums_lines(read_sums(folder)).encode():
        raise SeedproofError(
            f"{row_id}: was made by version {stated} of its generator, and this is no checkout that has "
            f"committed {folder}. Audit it with the code that made it: {made_by}"
        )
    return version


def _generator(place: RowId) -> int | None:
    """Return the version of a family's generator in this code; None where it has no such family."""
    try:
        version: int = registry.benchmark(place.benchmark).generate.version_of(place.family)
    except SeedproofError:
        return None
    return version


@dataclass(frozen=True)
class Origin:
    """Where a row comes from: the release that has it, if one is here, and what it was made with."""

    split: str
    folder: Path | None
    manifest: dict[str, Any] | None
    asked: Any
    """The section `generate` of the row's split."""
    seed: int | str | None
    """The root seed of the row's split; None where it is secret."""
    own_seed: int | str | None
    """The root seed of the own split, which demonstrations come from; None where it is secret."""


def audit_row(
    row_id: str,
    root_seed: str | None = None,
    release: Path | None = None,
    split: str = OWN_SPLIT,
    secret: str | None = None,
) -> Iterator[Check]:
    """Rebuild the row of an id and compare it with the release: the one given, else the current version's.

    `root_seed` counts before any that is stated, `secret` only where none is. Where neither is known, the row
    is rebuilt from the seed that the release's own row states.
    Raises: SeedproofError for an id, a release or a root seed that cannot be used.
    """
    place = parse_row_id(row_id)
    folder = release or _current_release(place.benchmark)
    origin = _origin(place, folder, root_seed_of(root_seed), root_seed_of(secret), split)
    generate = registry.benchmark(place.benchmark).generate
    altered = _altered(origin)
    if origin.seed is not None:
        row = generate.rebuild(place, origin.seed, origin.asked)
        found = _released_or_altered(origin, row, place, altered)
    else:
        found = _released_or_altered(origin, None, place, altered)
        row = _from_own_seed(origin, next(iter(found.values()))[1])
    seed = "as the row states it" if origin.seed is None else f"from root seed {_shown(origin.seed)}"
    yield Check("id", f"{place}\nseed {row['seed']} {seed}", None)
    yield from _shown_and_checked(place.benchmark, row)
    if origin.folder is None:
        said = "not compared: no release here. Make it with make release, or give --release DIR"
        yield Check("released", said, None)
        return
    for name, state in altered:
        said = f"{origin.folder / name} is {state}, expected what {SUMS} says"
        yield Check("released", said, State.FAILED)
    yield from _compared(origin, place, row, found)
    if origin.seed is None:
        said = "whether the root seed gives this seed at this place: it is secret, see SEEDPROOF_ROOT_SEED"
        yield Check("root seed", said, State.NOT_CHECKED)


def _origin(
    place: RowId, folder: Path | None, given: int | str | None, secret: int | str | None, split: str
) -> Origin:
    """Look up once where a row comes from. Raises: SeedproofError where it cannot be had."""
    benchmark = place.benchmark
    own_seed: int | str | None
    if folder is None:
        settings = load_settings(benchmark)
        manifest = None
        own_seed = settings.generate.root_seed
    else:
        manifest = _manifest(folder, benchmark)
        own_seed = manifest.get("root_seed")
    if split == OWN_SPLIT:
        own_seed = _first(given, own_seed, secret)
    if manifest is not None:
        settings = settings_from(manifest | ({} if own_seed is None else {"root_seed": own_seed}), 0)
    if split == OWN_SPLIT:
        return Origin(split, folder, manifest, settings.generate, own_seed, own_seed)
    if split not in settings.splits:
        there = ", ".join((OWN_SPLIT, *settings.splits))
        raise SeedproofError(f"there is no split {split!r}, expected one of: {there}")
    of_split = settings.splits[split]
    seed = _first(given, of_split.root_seed, secret)
    if seed is None:
        raise SeedproofError(f"the root seed of {split} is secret for now: give it with SEEDPROOF_ROOT_SEED")
    asked = replace(settings.generate, rows=of_split.rows, root_seed=seed)
    return Origin(split, folder, manifest, asked, seed, own_seed)


def _first(*root_seeds: int | str | None) -> int | str | None:
    """Return the first root seed that is known."""
    return next((seed for seed in root_seeds if seed is not None), None)


def _altered(origin: Origin) -> list[tuple[str, str]]:
    return list(differing(origin.folder, read_sums(origin.folder))) if origin.folder else []


def _released_or_altered(
    origin: Origin, row: Row | None, place: RowId, altered: list[tuple[str, str]]
) -> dict[str, tuple[Path, Row]]:
    """The released row by config; where it cannot be found, the error also names a file that was altered."""
    if origin.folder is None:
        return {}
    try:
        return _released(origin.folder, row, place, origin.split)
    except SeedproofError as error:
        also = f". And {origin.folder / altered[0][0]} is {altered[0][1]}" if altered else ""
        raise SeedproofError(f"{error}{also}") from error


def _from_own_seed(origin: Origin, released: Row) -> Row:
    """Rebuild a row from the seed that it states, a follow-up also from that of its problem."""
    place = parse_row_id(str(released.get("id")))

    def seed_of(other: RowId) -> str:
        if origin.folder is None:
            raise SeedproofError(f"{other}: no release here has its seed")
        (_, row), *_ = _released(origin.folder, None, other, origin.split).values()
        return str(row.get("seed"))

    if not is_seed(released.get("seed")):
        raise SeedproofError(f"{place}: the release states no seed for it, expected 32 hex digits")
    generate = registry.benchmark(place.benchmark).generate
    try:
        row: Row = generate.from_own_seed(released, seed_of, origin.asked)
    except (LookupError, TypeError, ValueError) as error:
        raise SeedproofError(f"{place}: the released row is malformed ({error})") from error
    return row


def _compared(origin: Origin, place: RowId, row: Row, found: dict[str, tuple[Path, Row]]) -> Iterator[Check]:
    """Compare the rebuilt row with the released one in every config that has it."""
    layout = registry.benchmark(place.benchmark).release
    shots: Sequence[Row] = []
    if origin.own_seed is not None and origin.manifest is not None:
        params = origin.manifest["params"]["generate"]
        shots = layout.demonstrations(place, params, origin.own_seed)
    for config, (path, released) in found.items():
        if origin.own_seed is None and released != row and is_behind_examples(released, row):
            said = f"{path}: its worked examples are not compared, they come from the secret root seed"
            yield Check("released", said, State.NOT_CHECKED)
            continue
        rebuilt = row if origin.own_seed is None else layout.variant(config, row, shots)
        different = [name for name in {**rebuilt, **released} if rebuilt.get(name) != released.get(name)]
        if different:
            yield Check("released", f"differs from {path} in: {', '.join(different)}", State.FAILED)
        else:
            yield Check("released", f"equals the row in {path}")


def audit_seed(benchmark: str, family: str, difficulty: int, seed: str) -> Iterator[Check]:
    """Rebuild the row of an instance's own seed; there is no released row to compare it with.

    Raises: SeedproofError for an unknown family or difficulty, or a text that is no seed.
    """
    if not is_seed(seed):
        raise SeedproofError(f"{seed!r} is not a seed, expected 32 hex digits")
    row = registry.benchmark(benchmark).generate.rebuild_from_seed(
        family, difficulty, seed, f"{benchmark}/{family}/d{difficulty}"
    )
    yield Check("seed", f"{seed}, {family}, difficulty {difficulty}", None)
    yield from _shown_and_checked(benchmark, row)


def _shown_and_checked(benchmark: str, row: Row) -> Iterator[Check]:
    for label, said in registry.benchmark(benchmark).audit.shown(row):
        yield Check(label, said, None)
    gates = (
        ("validate", registry.benchmark(benchmark).validate),
        ("cycle", registry.benchmark(benchmark).cycle),
    )
    for gate, module in gates:
        findings = list(module.check(row))
        yield Check(
            gate, "\n".join(map(str, findings)) or "holds", State.FAILED if findings else State.PASSED
        )


def _current_release(benchmark: str) -> Path | None:
    if not PARAMS.exists():
        raise SeedproofError(
            f"{PARAMS}: is not here. Run this in the folder that has it, or name a release: --release DIR"
        )
    folder = release_folder(benchmark, load_settings(benchmark).version)
    return folder if (folder / SUMS).exists() and (folder / "jsonl").is_dir() else None


def _manifest(folder: Path, benchmark: str) -> dict[str, Any]:
    manifest = read_manifest(folder) if (folder / "manifest.json").is_file() else {}
    if manifest.get("name") != benchmark:
        raise SeedproofError(
            f"{folder}: is no release of {benchmark}, expected a folder with its manifest.json"
        )
    return manifest


def root_seed_of(given: str | None) -> int | str | None:
    """A root seed as the command line gives it: an integer, or 64 hex digits of a secret one."""
    return int(given) if given is not None and given.isdecimal() and len(given) < 64 else given


def _shown(seed: int | str) -> str:
    return str(seed) if isinstance(seed, int) else "as given"


def _released(folder: Path, row: Row | None, place: RowId, split: str) -> dict[str, tuple[Path, Row]]:
    """The released row by config that has it, with the file it stands in; `row` is the rebuilt one.

    Raises: SeedproofError when none has, or one that must has not.
    """
    layout = registry.benchmark(place.benchmark).release
    paths = {config: folder / "jsonl" / config / f"{split}.jsonl" for config in layout.configs}
    needed = layout.needed(row) if row else ()
    found: dict[str, tuple[Path, Row]] = {}
    for config, path in paths.items():
        if config in needed or path.exists():
            released = _find(path, place)
            if released is not None:
                found[config] = path, released
            elif config in needed:
                raise SeedproofError(f"{place}: is no row of {path}; {_numbers(path, place)}")
    if not found:
        there = [f"{path}: {_numbers(path, place)}" for path in paths.values() if path.exists()]
        near = [said for said in there if "it has no rows" not in said][:2]
        raise SeedproofError(". ".join((f"{place}: is no row of any file in {folder}", *near)))
    return found


def _find(path: Path, place: RowId) -> Row | None:
    for row_id, line in _lines(path):
        if row_id == str(place):
            try:
                row: Row = json.loads(line)
            except ValueError as error:
                raise SeedproofError(f"{path}: the line of {place} is not JSON, so it was altered") from error
            return row
    return None


def _numbers(path: Path, place: RowId) -> str:
    group = str(place).rpartition("/")[0] + "/"
    numbers = [row_id.removeprefix(group) for row_id, _ in _lines(path) if row_id.startswith(group)]
    if not numbers:
        return f"it has no rows of {group.rstrip('/')}"
    return f"it has {len(numbers)} of {group.rstrip('/')}, {numbers[0]} to {numbers[-1]}"


def _lines(path: Path) -> Iterator[tuple[str, bytes]]:
    """The id and the line of each row; only the start of a line is looked at, for files of many megabytes."""
    try:
        with path.open("rb") as file:
            for line in file:
                yield line[: line.find(b'",')].removeprefix(b'{"id":"').decode(errors="replace"), line
    except OSError as error:
        raise SeedproofError(
            f"{path}: cannot be read ({error.strerror}). Put it in place: seedproof cut"
        ) from error
