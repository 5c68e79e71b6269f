"""Statements of a release that no row can prove: its name, its params, its signer, its libraries."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from typing import Any

import msgspec

from pipeline.archiving.its_time import LOCK
from pipeline.archiving.signing import signature_of, signer, verify_signature
from pipeline.releasing.canary import canary
from pipeline.releasing.manifest import format_of, installed_libraries, stated_root_seed
from pipeline.releasing.versions import parse_version
from pipeline.verifying.release import Release
from pipeline.workplace.home import CHECKOUT, came_with_the_code
from pipeline.workplace.settings import PARAMS, load_publication, load_settings
from seedproof.contract.settings import BenchmarkSettings
from seedproof.record.checks import Check, State
from seedproof.record.errors import SeedproofError

_LOCKED = re.compile(r"^([a-z0-9_.-]+)==([^\s;\\]+)", re.MULTILINE)


def name(release: Release) -> Iterator[str]:
    """Compare name and version with the folder of the release, and the canary with both."""
    manifest = release.manifest
    parse_version(release.version)
    here = _named_by_folders(release)
    if here is not None and here != (release.benchmark, release.version):
        yield f"is {release.benchmark} {release.version}, but lies in {'/'.join(here)}"
    if manifest.get("canary", "") not in ("", canary(release.benchmark, release.version)):
        yield "the canary is not that of this release"
    if ("root_seed" in manifest) == ("root_seed_sha256" in manifest):
        yield "expected either a root seed or its SHA-256"


def named(release: Release) -> str:
    """Say what a name was compared with: a folder of any name may have a release in it."""
    folders = "folder" if _named_by_folders(release) else ""
    guid = "canary" if release.manifest.get("canary") else ""
    by = " and ".join(filter(None, (folders, guid)))
    said = f"as its {by} {'say' if folders and guid else 'says'}" if by else "as its manifest says"
    return f"{release.benchmark} {release.version}, {said}"


def _named_by_folders(release: Release) -> tuple[str, str] | None:
    """Return benchmark and version as a folder in `releases` has them; None for a folder elsewhere."""
    folder = release.folder.resolve()
    return (folder.parent.name, folder.name) if folder.parent.parent.name == "releases" else None


def params(release: Release, home: Path | None) -> Iterator[Check]:
    """Compare the params of the release with params.yaml, if that is of the same version."""
    path = (home or Path()) / PARAMS
    try:
        settings = load_settings(release.benchmark, path)
        publication = load_publication(path)
    except SeedproofError:
        yield Check("params", "as the release states them: there is no params.yaml of it here", None)
        return
    if settings.version != release.version:
        sentence = f"as the release states them: params.yaml here is of version {settings.version}"
        yield Check("params", sentence, None)
        return
    unknown = ("publication", "splits") if format_of(release.manifest) == 1 else ()
    differing = [
        f"params.yaml has other {key} for this version"
        for key, asked in _asked(settings, publication).items()
        if release.manifest.get(key) != asked and (key in release.manifest or key not in unknown)
    ]
    if differing:
        yield Check("params", "\n".join(differing), State.FAILED)
    else:
        yield Check("params", "those of params.yaml for this version")


def templates(home: Path | None) -> Iterator[Check]:
    """Say so where card, schema and licence are those of a workplace, not of the code that runs."""
    if home is not None and not came_with_the_code(home):
        yield Check("templates", f"card, schema and licence as in {home.resolve()}, which is trusted", None)


def _asked(settings: BenchmarkSettings, publication: Any) -> dict[str, Any]:
    """What the manifest of a release with these settings states of them."""
    section = json.loads(msgspec.json.encode(settings))
    root_seed = section["generate"].pop("root_seed")
    return {
        "params": {key: section[key] for key in ("generate", "quality")},
        "splits": section.get("splits", {}),
        "publication": msgspec.to_builtins(publication),
        **stated_root_seed(root_seed),
    }


def libraries(release: Release) -> Iterator[Check]:
    """Report the libraries that wrote the release; a failure if this code's lock has the installed ones."""
    stated, installed = release.manifest["libraries"], installed_libraries()
    others = [
        f"{library} {stated.get(library, 'not named')} (here {installed.get(library, 'unknown')})"
        for library in sorted({*stated, *installed})
        if stated.get(library) != installed.get(library)
    ]
    if not others:
        note = "this platform draws other bytes: Parquet files and images are compared by what they say"
        yield Check("libraries", note, None)
        return
    locked = _locked()
    if release.made_by_this_code and all(locked.get(name) == version for name, version in installed.items()):
        sentence = f"written by {', '.join(others)}, but the lock of this code has those that are here"
        yield Check("libraries", sentence, State.FAILED)
        return
    sentence = f"written by {', '.join(others)}: Parquet files and images are compared by what they say"
    yield Check("libraries", sentence, None)


def _locked() -> dict[str, str]:
    """Return the versions in the lock of this code, if it runs from a checkout."""
    try:
        text = (CHECKOUT / LOCK).read_text(encoding="utf-8")
    except OSError:
        return {}
    return dict(_LOCKED.findall(text))


def signature(folder: Path, key: Path | None) -> Iterator[Check]:
    """Check the signature of the checksums against the given keys; report a missing signature."""
    if signature_of(folder) is None:
        if key is None:
            yield Check("signature", "not signed", None)
        else:
            yield Check("signature", f"not signed, expected a signature by {key}", State.FAILED)
        return
    if which("ssh-keygen") is None:
        sentence = "not compared: there is no ssh-keygen here. Install OpenSSH's client"
        yield Check("signature", sentence, None if key is None else State.NOT_CHECKED)
        return
    try:
        if key is None:
            sentence = f"signed by {signer(folder)}; whose key that is, --key tells"
            yield Check("signature", sentence, None)
        else:
            verified = verify_signature(folder, key)
            named = f" of {verified.identity}" if verified.identity else ""
            yield Check("signature", f"by the key {verified.fingerprint}{named}")
    except SeedproofError as error:
        yield Check("signature", str(error), State.FAILED)
