"""What a sceptic sees: one row rebuilt from its seed, proved, read back, compared with the released one."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from pipeline.benchmarks import step
from pipeline.checks import Check, State
from pipeline.errors import SeedproofError
from pipeline.releasing.checksums import SUMS, differing, read_sums
from pipeline.releasing.cut import release_folder
from pipeline.releasing.manifest import settings_from
from pipeline.rows import OWN_SPLIT, Row, read_json
from pipeline.seeds import RowId, parse_row_id
from pipeline.settings import PARAMS, load_settings


def audit_row(
    row_id: str, root_seed: str | None = None, release: Path | None = None, split: str = OWN_SPLIT
) -> Iterator[Check]:
    """Rebuild the row of an id and compare it with the release: the one given, else the current version's.

    Raises: SeedproofError for an id, a release or a root seed that cannot be used.
    """
    place = parse_row_id(row_id)
    folder = release or _current_release(place.benchmark)
    manifest = _manifest(folder, place.benchmark) if folder else None
    own_seed = _root_seed(place.benchmark, root_seed if split == OWN_SPLIT else None, manifest)
    seed = own_seed if split == OWN_SPLIT else _of_split(place.benchmark, split, root_seed, manifest)
    asked = (settings_from(manifest, own_seed) if manifest else load_settings(place.benchmark)).generate
    row = step(place.benchmark, "generate").rebuild(place, seed, asked)
    altered = list(differing(folder, read_sums(folder))) if folder else []
    try:
        released = _released(folder, row, place, split) if folder else {}
    except SeedproofError as error:
        also = f". And {folder / altered[0][0]} is {altered[0][1]}" if folder and altered else ""
        raise SeedproofError(f"{error}{also}") from error
    yield Check("id", f"{place}\nseed {row['seed']} from root seed {_shown(seed)}", None)
    yield from _shown_and_checked(place.benchmark, row)
    if folder is None or manifest is None:
        yield Check(
            "released",
            "not compared: no release here. Make it with make release, or give --release DIR",
            None,
        )
        return
    for name, state in altered:
        yield Check("released", f"{folder / name} is {state}, expected what {SUMS} says", State.FAILED)
    shots = step(place.benchmark, "generate").demonstrations(place, manifest["params"]["generate"], own_seed)
    layout = step(place.benchmark, "release")
    for config, (path, found) in released.items():
        rebuilt = layout.variant(config, row, shots)
        different = [name for name in {**rebuilt, **found} if rebuilt.get(name) != found.get(name)]
        said = f"differs from {path} in: {', '.join(different)}" if different else f"equals the row in {path}"
        yield Check("released", said, State.FAILED if different else State.PASSED)


def audit_seed(benchmark: str, family: str, difficulty: int, seed: str) -> Iterator[Check]:
    """Rebuild the row of an instance's own seed; there is no released row to compare it with.

    Raises: SeedproofError for an unknown family or difficulty, or a text that is no seed.
    """
    if len(seed) != 32 or set(seed) - set("0123456789abcdef"):
        raise SeedproofError(f"{seed!r} is not a seed, expected 32 hex digits")
    row = step(benchmark, "generate").rebuild_from_seed(
        family, difficulty, seed, f"{benchmark}/{family}/d{difficulty}"
    )
    yield Check("seed", f"{seed}, {family}, difficulty {difficulty}", None)
    yield from _shown_and_checked(benchmark, row)


def _shown_and_checked(benchmark: str, row: Row) -> Iterator[Check]:
    for label, said in step(benchmark, "audit").shown(row):
        yield Check(label, said, None)
    for gate in ("validate", "cycle"):
        findings = list(step(benchmark, gate).check(row))
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
    manifest = read_json(folder / "manifest.json") if folder.is_dir() else None
    if not isinstance(manifest, dict) or manifest.get("name") != benchmark or "params" not in manifest:
        raise SeedproofError(
            f"{folder}: is no release of {benchmark}, expected a folder with its manifest.json"
        )
    return manifest


def _root_seed(benchmark: str, given: str | None, manifest: dict[str, Any] | None) -> int | str:
    if (known := root_seed_of(given)) is not None:
        return known
    if manifest is None:
        seed: int | str = load_settings(benchmark).generate.root_seed
        return seed
    if "root_seed" not in manifest:
        raise SeedproofError("the release keeps its root seed secret: give it with --root-seed")
    seed = manifest["root_seed"]
    return seed


def root_seed_of(given: str | None) -> int | str | None:
    """A root seed as the command line gives it: an integer, or 64 hex digits of a secret one."""
    return int(given) if given is not None and given.isdecimal() and len(given) < 64 else given


def _of_split(benchmark: str, split: str, given: str | None, manifest: dict[str, Any] | None) -> int | str:
    if (known := root_seed_of(given)) is not None:
        return known
    splits = manifest.get("splits", {}) if manifest else msgspec.to_builtins(load_settings(benchmark).splits)
    if split not in splits:
        raise SeedproofError(
            f"there is no split {split!r}, expected one of: {', '.join((OWN_SPLIT, *splits))}"
        )
    if "root_seed" not in splits[split]:
        raise SeedproofError(f"the root seed of {split} is secret for now: give it with --root-seed")
    seed: int | str = splits[split]["root_seed"]
    return seed


def _shown(seed: int | str) -> str:
    return str(seed) if isinstance(seed, int) else "as given"


def _released(folder: Path, row: Row, place: RowId, split: str) -> dict[str, tuple[Path, Row]]:
    """The released row by config that has it, with the file it stands in.

    Raises: SeedproofError when none has, or one that must has not.
    """
    layout = step(place.benchmark, "release")
    paths = {config: folder / "jsonl" / config / f"{split}.jsonl" for config in layout.CONFIGS}
    needed = layout.needed(row)
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
