"""Further splits: public ones, and secret ones that a release commits to and that are revealed later.

A secret split is made in `private/`, which Git ignores, as the public build plus the split. The public side
learns only the SHA-256 of the root seed and of each future file.
"""

import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec

from pipeline.archiving.params import set_param
from pipeline.archiving.repro import build_again
from pipeline.releasing.manifest import read_manifest, settings_from
from pipeline.releasing.versions import root_seed_digest
from pipeline.workplace.build import Build
from pipeline.workplace.making import make
from pipeline.workplace.root_seed import ROOT_SEED_VARIABLE
from pipeline.workplace.settings import PARAMS, without_secrets
from seedproof.contract.settings import BenchmarkSettings, SplitName
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing
from seedproof.record.rows import OWN_SPLIT, line_of, read_json

PRIVATE = Path("private")


def add_split(build: Build, name: str, rows: tuple[str, ...], root_seed: str | None) -> str:
    """Add a split to params.yaml and build it: public under an integer, else secret and committed to.

    Return the sentence that says where it is. Raises: SeedproofError; params.yaml is then restored.
    """
    settings = build.settings()
    if name in settings.splits or name == OWN_SPLIT:
        raise SeedproofError(f"{build.benchmark}: there is a split {name!r} already; take another name")
    _check_name(name)
    wanted: dict[str, Any] = {"rows": rows_of_split(settings, rows)}
    before = build.params.read_bytes()
    if root_seed is not None and root_seed.isdecimal() and len(root_seed) < 64:
        _try(build, name, wanted | {"root_seed": int(root_seed)}, before)
        return f"{build.benchmark}: split {name}, public, from root seed {root_seed}"
    private = _private(build, name)
    with _removed_on_failure(private.root):
        _make_private(build, private, name, wanted, root_seed)
        commitment = {
            "root_seed_sha256": root_seed_digest(_secret_of(private)),
            "files": {
                path: stated["sha256"]
                for path, stated in read_json(private.release / "manifest.json")["files"].items()
                if path.startswith("jsonl/") and Path(path).stem == name
            },
        }
        _try(build, name, wanted | commitment, before)
    return (
        f"{build.benchmark}: split {name}, secret. Its rows are in {private.release}, its root seed in "
        f"{private.params}: keep both to yourself, and a copy of the seed elsewhere"
    )


def reveal(benchmark: str, split: str, root_seed: str | None, release: Path, write: bool) -> str:
    """Prove that a root seed, and the rows that it gives, are those that a release committed to.

    `write` puts the root seed into params.yaml, so that the next version includes the rows.
    Raises: SeedproofError when they are not, or when there is no such commitment.
    """
    manifest = read_manifest(release)
    committed = manifest.get("splits", {}).get(split, {})
    if "root_seed_sha256" not in committed:
        raise SeedproofError(
            f"{release}: commits to no secret split {without_secrets(split)!r}. See its manifest.json, splits"
        )
    secret = root_seed or _secret_of(_private(Build(benchmark), split))
    if root_seed_digest(secret) != committed["root_seed_sha256"]:
        raise SeedproofError(
            f"{release}: the root seed of {split} is another one: its SHA-256 is not the one committed to"
        )
    manifest["splits"][split] = {"rows": committed["rows"], "root_seed": secret}
    tables = make(benchmark, settings_from(manifest)).tables()
    revealed = {
        f"jsonl/{config}/{split}.jsonl": rows
        for (config, split_of_table), rows in tables.items()
        if split_of_table == split
    }
    for path, rows in revealed.items():
        if sha256(b"".join(map(line_of, rows))).hexdigest() != committed["files"].get(path):
            raise SeedproofError(
                f"{release}: {path}, made from the revealed root seed, is not what was committed to"
            )
    sentence = f"{release}: root seed and files of {split} are those committed to: {', '.join(revealed)}"
    if not write:
        return sentence
    set_param(PARAMS, (benchmark, "splits", split), {"rows": committed["rows"], "root_seed": secret})
    return (
        f"{sentence}. The root seed is in {PARAMS} now: run dvc repro, then seedproof cut {benchmark} --bump"
    )


def _check_name(name: str) -> None:
    """Raise SeedproofError for a text that cannot be the name of a split."""
    try:
        msgspec.convert(name, SplitName)
    except msgspec.ValidationError:
        raise SeedproofError(
            f"--split {without_secrets(name)!r}: expected at most 40 small letters and digits, with single "
            "underscores between, such as held_out"
        ) from None


def rows_of_split(settings: BenchmarkSettings, asked: tuple[str, ...]) -> Any:
    """Return `5`, or `A=2`, `B=5`, as the benchmark counts rows; a bare number stands for all that it needs.

    Raises: SeedproofError for what is no number, or a name that the benchmark does not count by.
    """
    kind = type(msgspec.structs.asdict(settings.generate)["rows"])
    counts: dict[str, int] = {}
    for text in asked:
        name, _, number = text.rpartition("=")
        if not number.isdecimal():
            raise SeedproofError(f"--rows {without_secrets(text)}: expected a number, or NAME=number")
        if name:
            counts[name] = int(number)
        elif kind is int:
            return int(number)
        else:
            needed = [field.name for field in msgspec.structs.fields(kind) if field.required]
            counts = dict.fromkeys(needed, int(number)) | counts
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    spread = {name: _of_each(types.get(name), count) for name, count in counts.items()}
    try:
        return msgspec.to_builtins(msgspec.convert(spread, kind))
    except msgspec.ValidationError as error:
        raise SeedproofError(f"--rows: {without_secrets(str(error))}") from None


def _of_each(kind: Any, count: int) -> int | dict[str, int]:
    """Return a count; where the settings count by names, such as subjects, the count of each of them."""
    if get_origin(kind) is not dict:
        return count
    names, _ = get_args(kind)
    return dict.fromkeys(get_args(names), count)


def _private(build: Build, split: str) -> Build:
    folder = PRIVATE / build.benchmark / split
    return Build(build.benchmark, folder, folder / "params.yaml")


def _secret_of(private: Build) -> str:
    if not private.params.exists():
        raise SeedproofError(f"{private.params}: is not here. Give the secret in {ROOT_SEED_VARIABLE}")
    split = private.settings().splits.get(private.root.name)
    if split is None or not isinstance(split.root_seed, str):
        raise SeedproofError(f"{private.params}: holds no secret root seed. Move the folder away first")
    secret: str = split.root_seed
    return secret


def _make_private(
    build: Build, private: Build, name: str, wanted: dict[str, Any], root_seed: str | None
) -> None:
    """Build everything plus the secret split in `private/`; continue a started build with its seed."""
    if private.params.exists():
        kept = _secret_of(private)
        if root_seed not in (None, kept):
            raise SeedproofError(f"{private.params}: has another root seed. Move the folder away first")
        root_seed = kept
    secret = root_seed or secrets.token_hex(32)
    root_seed_digest(secret)
    try:
        private.root.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise SeedproofError(
            f"{private.root}: cannot be made ({error.strerror}). Secret splits are made in {PRIVATE}/"
        ) from error
    with replacing(private.params) as file:
        os.fchmod(file.fileno(), 0o600)
        file.write(build.params.read_bytes())
    set_param(private.params, (build.benchmark, "splits", name), wanted | {"root_seed": secret})
    private.params.chmod(0o600)
    build_again(private)


@contextmanager
def _removed_on_failure(folder: Path) -> Iterator[None]:
    """Remove a folder in `private/` that the block makes, unless the block succeeds.

    A folder from an earlier call is kept: its root seed may be needed.
    """
    is_new = not folder.exists()
    try:
        yield
    except BaseException:
        if is_new:
            shutil.rmtree(folder, ignore_errors=True)
            with suppress(OSError):
                folder.parent.rmdir()
                PRIVATE.rmdir()
        raise


def _try(build: Build, name: str, split: dict[str, Any], before: bytes) -> None:
    """Write a split into params.yaml and build with it; on any failure, restore params.yaml."""
    try:
        set_param(build.params, (build.benchmark, "splits", name), split)
        build_again(build)
    except BaseException:
        with replacing(build.params) as file:
            file.write(before)
        raise
