"""Statements of a release that no row can prove: its name, its params, its signer, its place in a history."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from shutil import which

import msgspec

from pipeline.archiving.committed import committed
from pipeline.archiving.signing import signature_of, signer, verify_signature
from pipeline.releasing.attestations import Attested
from pipeline.releasing.canary import canary
from pipeline.releasing.checksums import SUMS, read_sums
from pipeline.releasing.manifest import stated_settings
from pipeline.releasing.publication import published, status
from pipeline.releasing.versions import parse_version
from pipeline.verifying.checking import HISTORY, KEY, WORD, check
from pipeline.verifying.documents import date_of
from pipeline.verifying.release import Release
from pipeline.workplace.settings import PARAMS, load_settings
from seedproof.record.checks import Check, State
from seedproof.record.errors import NotDone, SeedproofError


def name(release: Release) -> Iterator[str]:
    """Compare name and version with the folder of the release, and the canary with both."""
    manifest = release.manifest
    parse_version(release.version)
    here = _named_by_folders(release)
    if here is not None and here != (release.benchmark, release.version):
        yield f"is {release.benchmark} {release.version}, but lies in {'/'.join(here)}"
    if manifest["canary"] != canary(release.benchmark, release.version):
        yield "the canary is not that of this release"
    if ("root_seed" in manifest) == ("root_seed_sha256" in manifest):
        yield "expected either a root seed or its SHA-256"


def _named_by_folders(release: Release) -> tuple[str, str] | None:
    """Return benchmark and version as a folder in `releases` has them; None for a folder elsewhere."""
    folder = release.folder.resolve()
    return (folder.parent.name, folder.name) if folder.parent.parent.name == "releases" else None


def params(release: Release, home: Path | None, by: str, attested: Attested) -> Check:
    """Compare the params of the release with those of params.yaml, if that is of the same version."""
    path = (home or Path("nowhere")) / PARAMS
    try:
        settings = load_settings(release.benchmark, path)
    except SeedproofError:
        return Check("params", "there is no params.yaml of it to compare with", None, by)
    if settings.version != release.version:
        return Check("params", f"params.yaml is of version {settings.version}", None, by)
    asked = {**stated_settings(settings), "quality": msgspec.to_builtins(settings)["quality"]}
    given = {**release.manifest, "quality": attested.get("quality", {}).get("params")}
    differing = [
        f"params.yaml has other {key} for this version"
        for key, value in asked.items()
        if given.get(key) != value
    ]
    return check("params", by, differing, "equal to params.yaml for this version")


def in_history(release: Release, homes: Iterable[Path | None]) -> Check:
    """Compare the checksums with those that a checkout has committed of the same version."""
    try:
        found = (committed(home, release.benchmark, release.version) for home in homes if home is not None)
        known = next(filter(None, found), None)
    except NotDone as error:
        return Check("committed", f"not compared: {error}", None)
    except SeedproofError as error:
        return Check("committed", str(error), State.FAILED, HISTORY)
    if known is None:
        return Check("committed", "no checkout here has committed this version to compare with", None)
    if known.sums == (release.folder / SUMS).read_bytes():
        return Check("committed", "equal to the checksums committed in this checkout", by=HISTORY)
    if not known.is_published:
        return Check(
            "committed", "a draft that is not the one committed: it was cut again since", None, HISTORY
        )
    before = dict(line.split("  ")[::-1] for line in known.sums.decode().splitlines())
    here = read_sums(release.folder)
    names = sorted(name for name in {*before, *here} if before.get(name) != here.get(name))
    subject = f"{release.benchmark} {release.version}"
    findings = [f"{name} is not what this checkout has committed as {subject}" for name in names or [SUMS]]
    return check("committed", HISTORY, findings, "")


def publication(release: Release) -> Check:
    """Tell whether it is a draft, or where it says that it was published."""
    try:
        found = published(release.folder)
        said = status(date_of(release.folder))
    except SeedproofError as error:
        return Check("status", str(error), State.FAILED, WORD)
    if found is None:
        return Check("status", said, None, WORD)
    where = f"{said} as {found.repository} {found.tag}, commit {found.commit[:12]}"
    findings = [] if found.tag == f"v{release.version}" else [f"{where}: expected the tag v{release.version}"]
    return check("status", WORD, findings, where) if findings else Check("status", where, None, WORD)


def signature(folder: Path, key: Path | None) -> Iterator[Check]:
    """Check the signature of the checksums against the given keys; report a missing signature."""
    if signature_of(folder) is None:
        if key is None:
            yield Check("signature", "not signed", None)
        else:
            yield Check("signature", f"not signed, expected a signature by {key}", State.FAILED, KEY)
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
            yield Check("signature", f"{verified.fingerprint}{named}", State.PASSED, KEY)
    except SeedproofError as error:
        yield Check("signature", str(error), State.FAILED, KEY)
