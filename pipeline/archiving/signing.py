"""Signatures of releases: OpenSSH's, over SHA256SUMS, so that anyone can check them without us.

ssh-keygen -Y verify -f allowed_signers -I IDENTITY -n seedproof -s SHA256SUMS.sig < SHA256SUMS
"""

import re
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import NamedTuple

from pipeline.releasing.checksums import SIGNATURE, SUMS, differing, read_sums
from pipeline.workplace.settings import PARAMS
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing, unreadable

NAMESPACE = "seedproof"
"""The purpose of a signature: one that the same key made for mails or commits does not count."""

LONGEST_SIGNATURE = 16 * 1024
"""Bytes. The longest signature, by an RSA key of 16,384 bits, has about 6,000."""

LONGEST_KEY_FILE = 1024 * 1024
"""Bytes of a key or a list of allowed signers."""

LONGEST_SUMS = 16 * 1024 * 1024
"""Bytes of SHA256SUMS, enough for 100,000 files."""

_PATIENCE_SECONDS = 60
_PATIENCE_WITH_PEOPLE_SECONDS = 600
"""A person may have to find the passphrase, or touch the token."""

_PUBLIC_KEY = re.compile(
    r"((?:ssh-[a-z0-9-]+|ecdsa-sha2-[a-z0-9-]+|sk-[a-z0-9-]+)(?:@openssh\.com)? [A-Za-z0-9+/=]+)(?: .*)?"
)
_PRIVATE_KEY = "PRIVATE KEY-----"
_FINGERPRINT = re.compile(r" key (SHA256:[A-Za-z0-9+/]+)")
_UNNAMED = "signer"
"""The identity given to a bare public key."""


class Verified(NamedTuple):
    """The signer: the key's fingerprint, and its name in a list of allowed signers, if any."""

    fingerprint: str
    identity: str | None


def sign(folder: Path, key: Path) -> Path:
    """Sign a release's SHA256SUMS with an SSH key, and return the signature's file.

    `key` is a private key, or a public one whose private half ssh-agent holds. An existing signature is
    replaced. ssh-keygen asks for a passphrase on the terminal.

    Raises: SeedproofError when the release is not whole, or the key is in the checkout or unusable.
    """
    for name, state in differing(folder, read_sums(folder)):
        raise SeedproofError(f"{folder / name}: is {state}. Only a whole release is signed: make release")
    _refuse_unfit_key(folder, key)
    with TemporaryDirectory(prefix="seedproof-") as work:
        copy = Path(work) / SUMS
        copyfile(folder / SUMS, copy)
        arguments = ["-q", "-Y", "sign", "-n", NAMESPACE, "-f", str(key), str(copy)]
        with _expected_failures():
            # ssh-keygen keeps the terminal: it asks there for a passphrase, or to touch a token.
            done = subprocess.run(["ssh-keygen", *arguments], timeout=_PATIENCE_WITH_PEOPLE_SECONDS)
        if done.returncode:
            raise SeedproofError(f"{key}: ssh-keygen could not sign with it, and says why above")
        content = (Path(work) / SIGNATURE).read_bytes()
    signature = folder / SIGNATURE
    with replacing(signature) as file:
        file.write(content)
    return signature


def signature_of(folder: Path) -> Path | None:
    """Return the file of a release's signature; None for an unsigned release."""
    signature = folder / SIGNATURE
    return signature if signature.is_file() else None


def signer(folder: Path) -> str:
    """Return the fingerprint of the key that signed a release, whoever owns it: `SHA256:...`.

    Raises: SeedproofError when there is no signature, or it is not one of this SHA256SUMS.
    """
    with _copy_of_signature(folder) as signature:
        return _signer(folder, signature)


def verify_signature(folder: Path, key: Path) -> Verified:
    """Check that a key, or one of several allowed signers, signed a release, and return the signer.

    `key` is a file of public keys, or one in the format of OpenSSH's allowed_signers.

    Raises: SeedproofError when there is no signature, it is not one of this SHA256SUMS, or by another key.
    """
    allowed = _allowed_signers(key)
    with _copy_of_signature(folder) as signature:
        fingerprint = _signer(folder, signature)
        signers = signature.with_name("allowed_signers")
        signers.write_text(allowed, encoding="utf-8")
        listed = _captured(["-Y", "find-principals", "-f", str(signers), "-s", str(signature)])
        if listed.returncode:
            raise SeedproofError(f"{folder / SIGNATURE}: is by {fingerprint}, a key that {key} does not have")
        identity = listed.stdout.splitlines()[0]
        # The identity is joined to its option because it comes from a file and may begin with a hyphen.
        verified = _captured(
            ["-Y", "verify", "-f", str(signers), f"-I{identity}", "-n", NAMESPACE, "-s", str(signature)],
            _checksums(folder),
        )
        if verified.returncode:
            raise SeedproofError(
                f"{folder / SIGNATURE}: is by {fingerprint}, which {key} does not allow to sign releases "
                f"(ssh-keygen: {_reason(verified)})"
            )
    return Verified(_fingerprint(verified), None if identity == _UNNAMED else identity)


def _signer(folder: Path, signature: Path) -> str:
    done = _captured(["-Y", "check-novalidate", "-n", NAMESPACE, "-s", str(signature)], _checksums(folder))
    if done.returncode:
        raise SeedproofError(
            f"{folder / SIGNATURE}: is no signature of {SUMS} for {NAMESPACE} (ssh-keygen: {_reason(done)}). "
            "The one or the other was altered: bring the release here anew"
        )
    return _fingerprint(done)


def _fingerprint(done: subprocess.CompletedProcess[str]) -> str:
    match = _FINGERPRINT.search(done.stdout)
    if match is None:
        raise SeedproofError(f"ssh-keygen names no key, but says {done.stdout[:200]!r}. Update OpenSSH")
    return match[1]


def _reason(done: subprocess.CompletedProcess[str]) -> str:
    """Return the first line of ssh-keygen's complaint, which may contain bytes of the signature."""
    line = next(iter(done.stderr.splitlines()), "no reason")
    return "".join(character for character in line if character.isprintable())[:200]


@contextmanager
def _copy_of_signature(folder: Path) -> Iterator[Path]:
    """Yield a copy of a release's signature, of bounded size, in a separate folder."""
    path = signature_of(folder)
    if path is None:
        raise SeedproofError(f"{folder}: is not signed, expected {SIGNATURE} beside {SUMS}")
    content = _read(path, LONGEST_SIGNATURE, "a signature")
    with TemporaryDirectory(prefix="seedproof-") as work:
        copy = Path(work) / SIGNATURE
        copy.write_bytes(content)
        yield copy


def _checksums(folder: Path) -> bytes:
    """Return the signed content."""
    return _read(folder / SUMS, LONGEST_SUMS, "a list of checksums")


def _allowed_signers(key: Path) -> str:
    """Return a file of public keys, or of allowed signers, as a list of allowed signers."""
    lines = []
    for line in _key_text(key, "Give the public key").splitlines():
        if _PRIVATE_KEY in line:
            raise SeedproofError(f"{key}: is a private key, expected the public one, most often {key}.pub")
        public = _PUBLIC_KEY.fullmatch(line.strip())
        lines.append(f"{_UNNAMED} {public[1]}" if public else line)
    return "\n".join([*lines, ""])


def _refuse_unfit_key(folder: Path, key: Path) -> None:
    """Raise SeedproofError for a file that is not a key, or a private key in the checkout."""
    text = _key_text(key, "Give an SSH key, or make one: ssh-keygen -t ed25519 -f FILE")
    is_public = _PUBLIC_KEY.fullmatch(text.strip()) is not None
    if not is_public and _PRIVATE_KEY not in text:
        raise SeedproofError(f"{key}: is no SSH key. Make one: ssh-keygen -t ed25519 -f FILE")
    # Without an agent, ssh-keygen uses the private key beside a public one.
    private = key.with_suffix("") if key.suffix == ".pub" else key
    if is_public and (private == key or not private.exists()):
        return
    for checkout in _checkouts(folder):
        if private.resolve().is_relative_to(checkout):
            raise SeedproofError(f"{private}: a key never lies in the repository. Move it out of {checkout}")


def _checkouts(folder: Path) -> list[Path]:
    """Return the release's folder, and the folders with a params.yaml above it and this process."""
    release, here = folder.resolve(), Path.cwd()
    ancestors = [ancestor for start in (release, here) for ancestor in (start, *start.parents)]
    return [release, *(ancestor for ancestor in ancestors if (ancestor / PARAMS).is_file())]


def _key_text(path: Path, remedy: str) -> str:
    try:
        return _read(path, LONGEST_KEY_FILE, "a key", remedy).decode()
    except UnicodeDecodeError:
        raise SeedproofError(f"{path}: is no SSH key. {remedy}") from None


def _read(path: Path, limit: int, kind: str, remedy: str = "") -> bytes:
    """Return the bytes of a small file. Raises: SeedproofError if unreadable, or above `limit` bytes."""
    if not path.is_file():
        raise SeedproofError(f"{path}: is no file, expected {kind}. {remedy}".rstrip(". "))
    try:
        with path.open("rb") as file:
            content = file.read(limit + 1)
    except OSError as error:
        raise unreadable(path, error, remedy) from error
    if len(content) > limit:
        raise SeedproofError(f"{path}: is above {limit:,} bytes, so it is not {kind}")
    return content


def _captured(arguments: Sequence[str], message: bytes = b"") -> subprocess.CompletedProcess[str]:
    """Run ssh-keygen on a message, and capture its output."""
    with _expected_failures():
        return subprocess.run(
            ["ssh-keygen", *arguments],
            input=message.decode(errors="surrogateescape"),
            capture_output=True,
            encoding="utf-8",
            errors="surrogateescape",
            timeout=_PATIENCE_SECONDS,
        )


@contextmanager
def _expected_failures() -> Iterator[None]:
    try:
        yield
    except FileNotFoundError as error:
        raise SeedproofError(
            "ssh-keygen is not here. Install OpenSSH's client (Debian and Ubuntu: apt install openssh-client)"
        ) from error
    except subprocess.TimeoutExpired as error:
        raise SeedproofError(f"ssh-keygen did not end within {error.timeout:.0f} seconds") from error
