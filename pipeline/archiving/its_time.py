"""A version made again by the code of its time: the commit that gave it its checksums, in a separate folder.

Its files are written as the commit has them, by no filter and no hook of the checkout.

The five stages are the only interface that all versions of the code share. They run in a separate process and
write the release that their params give: with the packages that are here, if those that touch bytes are the
ones that the manifest states, else with the packages of their own lock. The checksums decide in any case.
"""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import seedproof
from pipeline.archiving.committed import Committed
from pipeline.archiving.objects import objects_of
from pipeline.releasing.manifest import code_of, installed_libraries, read_manifest, settings_from
from pipeline.stages import STAGES
from seedproof.contract import registry
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing
from seedproof.record.progress import aside
from seedproof.record.rows import OWN_SPLIT
from seedproof.record.sources import FOLDER

LOCK = "requirements.lock"

_INSTALL_SECONDS = 1800
_STAGE_SECONDS = 1800


@contextmanager
def made_again(version: Committed, manifest: Mapping[str, Any], root_seed: int | str) -> Iterator[Path]:
    """Make a release by the code that added it; yield its folder, which is removed after the block.

    The rows have passed every gate of that code. `manifest` must be the committed one.
    Raises: SeedproofError when the history, the packages or a stage fails.
    """
    with _code_of(version, manifest) as code:
        _expect_its_code(code, manifest)
        _set_params(code.checkout, manifest, root_seed)
        _put_sources(code.checkout, version, manifest, root_seed)
        for stage in STAGES:
            aside(f"{version.benchmark} {version.version}: {stage}, by the code of {code.commit[:12]}")
            done = _run(code, stage, version.benchmark)
            if done.returncode:
                raise SeedproofError(f"{stage}, by the code of its time: {_last_line(done.stderr)}")
        yield code.checkout / "build" / version.benchmark / "release"


def audited(version: Committed, row_id: str, folder: Path, split: str) -> tuple[str, int]:
    """Audit a row of a release by the code that added it. Return what it prints, and its exit code.

    Raises: SeedproofError when the history or the packages fail.
    """
    manifest = read_manifest(folder)
    with _code_of(version, manifest) as code:
        _expect_its_code(code, manifest)
        # The first versions had no other splits, and no option for them.
        of_split = () if split == OWN_SPLIT else ("--split", split)
        done = _run(code, "audit", row_id, "--release", str(folder.resolve()), *of_split)
        return done.stdout or f"{_last_line(done.stderr)}\n", done.returncode


class _Code(NamedTuple):
    """The files of a commit, and the Python that has its packages."""

    commit: str
    checkout: Path
    python: Path


@contextmanager
def _code_of(version: Committed, manifest: Mapping[str, Any]) -> Iterator[_Code]:
    """Write the files of the commit that released a version into a separate folder, until the block ends."""
    commit = version.released_by()
    with TemporaryDirectory(prefix="seedproof-") as name:
        checkout = Path(name) / "checkout"
        with objects_of(version.root) as objects:
            objects.write(objects.tree_of(commit), checkout)
        _declare(checkout)
        yield _Code(commit, checkout, _python(checkout, version.root, manifest))


def _declare(checkout: Path) -> None:
    """Write beside the code what installing it would write: the benchmarks that its pyproject.toml declares.

    The folder in which Python starts comes first, so they count, and not those of an installed Seedproof.
    The environment stays as it is: other commits share it.
    """
    project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = checkout / f"{project['name']}-0.dist-info"
    declared.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 0\n"
    (declared / "METADATA").write_text(metadata, encoding="utf-8")
    lines: list[str] = []
    for group, entries in project.get("entry-points", {}).items():
        lines.append(f"[{group}]")
        lines += [f"{name} = {value}" for name, value in entries.items()]
    (declared / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _expect_its_code(code: _Code, manifest: Mapping[str, Any]) -> None:
    """Expect all code that made a release: of another package's benchmark, a checkout has no Seedproof.

    Raises: SeedproofError where the package is not at the root of the checkout, or Seedproof is another one.
    """
    installed = registry.benchmark(manifest["name"])
    if installed.is_ours:
        return
    if not code.checkout.joinpath(*installed.package.split(".")).is_dir():
        raise SeedproofError(
            f"commit {code.commit[:12]} has no {installed.package} at its root to make it by"
        )
    if code_of(manifest) != seedproof.__version__:
        raise SeedproofError(
            f"commit {code.commit[:12]} has its package, but not Seedproof {code_of(manifest)}, and this is "
            f"{seedproof.__version__}: install seedproof=={code_of(manifest)}"
        )


def _set_params(checkout: Path, manifest: Mapping[str, Any], root_seed: int | str) -> None:
    """Write the section of the release into the params.yaml of its time."""
    import yaml

    path = checkout / "params.yaml"
    sections = yaml.safe_load(path.read_text(encoding="utf-8"))
    params = manifest["params"]
    sections[manifest["name"]] = {
        "version": manifest["version"],
        **params,
        "generate": {"root_seed": root_seed, **params["generate"]},
        **({"splits": manifest["splits"]} if manifest.get("splits") else {}),
    }
    path.write_text(yaml.safe_dump(sections, sort_keys=False), encoding="utf-8")


def _put_sources(
    checkout: Path, version: Committed, manifest: Mapping[str, Any], root_seed: int | str
) -> None:
    """Put what the release is made from beside its seeds where its code looks for it."""
    if not any(name.startswith(f"{FOLDER}/") for name in manifest["files"]):
        return
    settings = settings_from(manifest, root_seed)
    for made_from in registry.benchmark(manifest["name"]).release.sources(settings.generate):
        here = version.root / version.folder / made_from.name
        if here.is_file():
            with replacing(checkout / made_from.path) as file:
                file.write(here.read_bytes())


def _python(checkout: Path, root: Path, manifest: Mapping[str, Any]) -> Path:
    """Return a Python for the checkout's code: this one, or one with its lock's packages, made and kept."""
    installed = installed_libraries()
    if all(installed.get(name) == stated for name, stated in manifest["libraries"].items()):
        return Path(sys.executable)
    lock = (checkout / LOCK).read_bytes() if (checkout / LOCK).exists() else b""
    here = (root / LOCK).read_bytes() if (root / LOCK).exists() else b""
    if lock == here:
        return Path(sys.executable)
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = cache / "seedproof" / "environments" / sha256(lock).hexdigest()[:16]
    python = folder / "bin" / "python"
    if not (folder / "ready").exists():
        aside(f"installing the packages of its time into {folder}: minutes, once")
        _install(folder, checkout / LOCK)
        with replacing(folder / "ready"):
            pass
    return python


def _install(folder: Path, lock: Path) -> None:
    pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet"]
    commands = [
        [sys.executable, "-m", "venv", "--clear", str(folder)],
        # An older pip refuses a locked package that another one asks for with an extra.
        [*pip, "--upgrade", "pip"],
        [*pip, "--require-hashes", "-r", str(lock)],
    ]
    for command in commands:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=_INSTALL_SECONDS
        )
        if done.returncode:
            raise SeedproofError(f"the packages of its time cannot be installed: {_last_line(done.stderr)}")


def _run(code: _Code, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command of that code in a separate process that imports nothing from this one's path."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [str(code.python), "-m", "pipeline", *words],
        cwd=code.checkout,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=_STAGE_SECONDS,
    )


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1][:300] if lines else "it failed without a word"
