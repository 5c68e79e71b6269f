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
from pipeline.releasing.manifest import read_manifest, root_seed_digest
from pipeline.workplace.build import Build
from pipeline.workplace.making import make
from pipeline.workplace.root_seed import ROOT_SEED_VARIABLE, root_seed_of
from pipeline.workplace.settings import PARAMS, without_secrets
from seedproof.contract.settings import BenchmarkSettings, SplitName
from seedproof.loading.stated import settings_from
from seedproof.record.dry import dry_cells, expect_none_dry
from seedproof.record.errors import Misuse, NotDone, NotFound, SeedproofError
from seedproof.record.files import replacing
from seedproof.record.json_text import read_json
from seedproof.record.rows import OWN_SPLIT, line_of


def add_split(build: Build, name: str, rows: tuple[str, ...], root_seed: str | None) -> str:
    """Add a split to params.yaml and build it: public under an integer, else secret and committed to.

    Return the sentence that says where it is. Raises: SeedproofError; params.yaml is then restored.
    """
    settings = build.settings()
    if name in settings.splits or name == OWN_SPLIT:
        raise Misuse(f"{build.benchmark}: there is a split {name!r} already; take another name")
    try:
        msgspec.convert(name, SplitName)
    except msgspec.ValidationError:
        raise Misuse(
            f"--split {without_secrets(name)!r}: expected at most 40 small letters and digits, with single "
            "underscores between, such as held_out"
        ) from None
    split: dict[str, Any] = {"rows": rows_of_split(settings, rows)}
    place = (build.benchmark, "splits", name)
    private = _private(build, name)
    with _undone_on_failure(build.params, private.root):
        seed = root_seed_of(root_seed)
        if isinstance(seed, int):
            set_param(build.params, place, split | {"root_seed": seed})
            build_again(build)
            _expect_whole(build, name)
            return f"{build.benchmark}: split {name}, public, from root seed {seed}"
        secret = _make_private(build, private, split, seed)
        files = read_json(private.release / "manifest.json")["files"]
        split["root_seed_sha256"] = root_seed_digest(secret)
        split["files"] = {
            path: stated["sha256"]
            for path, stated in files.items()
            if path.startswith("jsonl/") and Path(path).stem == name
        }
        set_param(build.params, place, split)
        build_again(build)
    return (
        f"{build.benchmark}: split {name}, secret. Its rows are in {private.release}, its root seed in "
        f"{private.params}: keep both to yourself, and a copy of the seed elsewhere"
    )


def _expect_whole(build: Build, split: str) -> None:
    """Raises: Exhausted where a cell has fewer problems than the split asks for."""
    cells = dry_cells(read_json(build.report("generate"))["families"])
    expect_none_dry(build.benchmark, [(family, cell) for family, cell in cells if cell.split == split])


def reveal(benchmark: str, split: str, root_seed: str | None, release: Path, write: bool) -> str:
    """Prove that a root seed, and the rows that it gives, are those that a release committed to.

    `write` puts the root seed into params.yaml, so that the next version includes the rows.
    Raises: SeedproofError when they are not, or when there is no such commitment.
    """
    manifest = read_manifest(release)
    committed = manifest.get("splits", {}).get(split, {})
    if "root_seed_sha256" not in committed:
        raise NotFound(
            f"{release}: commits to no secret split {without_secrets(split)!r}. See its manifest.json, splits"
        )
    secret = root_seed or _secret_of(_private(Build(benchmark), split))
    if root_seed_digest(secret) != committed["root_seed_sha256"]:
        raise SeedproofError(
            f"{release}: the root seed of {split} is another one: its SHA-256 is not the one committed to"
        )
    revealed = {"rows": committed["rows"], "root_seed": secret}
    manifest["splits"][split] = revealed
    digests = {
        f"jsonl/{config}/{split}.jsonl": sha256(b"".join(map(line_of, rows))).hexdigest()
        for (config, name), rows in make(benchmark, settings_from(manifest)).tables().items()
        if name == split
    }
    if digests != committed["files"]:
        raise SeedproofError(
            f"{release}: what the root seed of {split} gives is not what was committed to, in one of: "
            f"{', '.join(digests)}"
        )
    sentence = f"{release}: root seed and files of {split} are those committed to: {', '.join(digests)}"
    if not write:
        return sentence
    set_param(PARAMS, (benchmark, "splits", split), revealed)
    return (
        f"{sentence}. The root seed is in {PARAMS} now: run dvc repro, then seedproof cut {benchmark} --bump"
    )


def rows_of_split(settings: BenchmarkSettings, asked: tuple[str, ...]) -> Any:
    """Return `5`, or `A=2`, `B=5`, as the benchmark counts rows; a bare number stands for all that it needs.

    Raises: SeedproofError for what is no number, or a name that the benchmark does not count by.
    """
    kind = type(msgspec.structs.asdict(settings.generate)["rows"])
    fields = {field.name: field for field in msgspec.structs.fields(kind)} if kind is not int else {}
    counts: dict[str, int] = {}
    for text in asked:
        name, _, number = text.rpartition("=")
        if not number.isdecimal():
            raise Misuse(f"--rows {without_secrets(text)}: expected a number, or NAME=number")
        if name:
            counts[name] = int(number)
        elif kind is int:
            return int(number)
        else:
            needed = [field.name for field in fields.values() if field.required]
            counts = dict.fromkeys(needed, int(number)) | counts
    spread: dict[str, Any] = dict(counts)
    for name in counts.keys() & fields.keys():
        # What is counted by names, such as subjects, has the count of each of them.
        if get_origin(fields[name].type) is dict:
            names, _ = get_args(fields[name].type)
            spread[name] = dict.fromkeys(get_args(names), counts[name])
    try:
        return msgspec.to_builtins(msgspec.convert(spread, kind))
    except msgspec.ValidationError as error:
        raise Misuse(f"--rows: {without_secrets(str(error))}") from None


def _private(build: Build, split: str) -> Build:
    folder = Path("private", build.benchmark, split)
    return Build(build.benchmark, folder, folder / "params.yaml")


def _secret_of(private: Build) -> str:
    if not private.params.exists():
        raise NotDone(f"{private.params}: is not here. Give the secret in {ROOT_SEED_VARIABLE}")
    split = private.settings().splits.get(private.root.name)
    if split is None or not isinstance(split.root_seed, str):
        raise SeedproofError(f"{private.params}: holds no secret root seed. Move the folder away first")
    secret: str = split.root_seed
    return secret


def _make_private(build: Build, private: Build, split: dict[str, Any], root_seed: str | None) -> str:
    """Build everything plus the secret split in `private/`, and return its root seed.

    A started build is continued with its own.
    """
    if private.params.exists():
        kept = _secret_of(private)
        if root_seed not in (None, kept):
            raise SeedproofError(f"{private.params}: has another root seed. Move the folder away first")
        root_seed = kept
    secret = root_seed or secrets.token_hex(32)
    root_seed_digest(secret)
    with replacing(private.params) as file:
        private.root.chmod(0o700)
        file.write(build.params.read_bytes())
    set_param(private.params, (build.benchmark, "splits", private.root.name), split | {"root_seed": secret})
    private.params.chmod(0o600)
    build_again(private)
    _expect_whole(private, private.root.name)
    return secret


@contextmanager
def _undone_on_failure(params: Path, private: Path) -> Iterator[None]:
    """Restore params.yaml, and remove a folder in `private/` that the block makes, unless it succeeds.

    A folder from an earlier call is kept: its root seed may be needed.
    """
    before = params.read_bytes()
    is_new = not private.exists()
    try:
        yield
    except BaseException:
        if is_new:
            shutil.rmtree(private, ignore_errors=True)
            with suppress(OSError):
                os.removedirs(private.parent)
        with replacing(params) as file:
            file.write(before)
        raise
