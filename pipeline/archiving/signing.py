"""Signatures of releases: OpenSSH's, over SHA256SUMS, so that anyone can check them without us.

ssh-keygen -Y verify -f allowed_signers -I IDENTITY -n seedproof -s SHA256SUMS.sig < SHA256SUMS
"""

import os
import re
import subprocess
from pathlib import Path
from shutil import copyfile
from typing import Any, NamedTuple

from pipeline.releasing.checksums import SIGNATURE, SUMS, differing, read_sums
from pipeline.workplace.settings import PARAMS
from seedproof.record.bounds import LARGEST_LIST, read_at_most
from seedproof.record.errors import Misuse, NotDone, SeedproofError
from seedproof.record.files import opened, replacing, unreadable, working_folder

NAMESPACE = "seedproof"
"""The purpose of a signature: one that the same key made for mails or commits does not count."""

LONGEST_SIGNATURE = 16 * 1024
"""Bytes. The longest signature, by an RSA key of 16,384 bits, has about 6,000."""

_PUBLIC_KEY = re.compile(r"(ssh|ecdsa|sk)-\S+ [A-Za-z0-9+/=]+( .*)?")
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
    _refuse_key_in_checkout(folder, key)
    _expect_key(key)
    signature = folder / SIGNATURE
    with working_folder() as work:
        copy = work / SUMS
        copyfile(folder / SUMS, copy)
        # It asks for a passphrase on the terminal itself.
        done = _ssh_keygen(
            "sign", "-q", "-n", NAMESPACE, "-f", str(key), str(copy), stderr=subprocess.PIPE, **_TEXT
        )
        if done.returncode:
            raise SeedproofError(f"{key}: ssh-keygen could not sign with it ({_reason(done)})")
        with replacing(signature) as file:
            file.write((work / SIGNATURE).read_bytes())
    return signature


def signature_of(folder: Path) -> Path | None:
    """Return the file of a release's signature; None for an unsigned release."""
    signature = folder / SIGNATURE
    return signature if signature.is_file() else None


def signer(folder: Path) -> str:
    """Return the fingerprint of the key that signed a release, whoever owns it: `SHA256:...`.

    Raises: SeedproofError when there is no signature, or it is not one of this SHA256SUMS.
    """
    signature = folder / SIGNATURE
    if signature_of(folder) is None:
        raise SeedproofError(f"{folder}: is not signed, expected {SIGNATURE} beside {SUMS}")
    size = signature.stat().st_size
    if size > LONGEST_SIGNATURE:
        raise SeedproofError(f"{signature}: has {size:,} bytes, so it is not a signature")
    done = _check(folder, "check-novalidate", "-n", NAMESPACE)
    if done.returncode:
        raise SeedproofError(
            f"{signature}: is no signature of {SUMS} for {NAMESPACE} (ssh-keygen: {_reason(done)}). "
            "The one or the other was altered: bring the release here anew"
        )
    return _fingerprint(done)


def verify_signature(folder: Path, key: Path) -> Verified:
    """Check that a key, or one of several allowed signers, signed a release, and return the signer.

    `key` is a file of public keys, or one in the format of OpenSSH's allowed_signers.

    Raises: SeedproofError when there is no signature, it is not one of this SHA256SUMS, or by another key.
    """
    allowed = _allowed_signers(key)
    by = f"{folder / SIGNATURE}: is by {signer(folder)}"
    with working_folder() as work:
        signers = work / "allowed_signers"
        signers.write_text(allowed, encoding="utf-8")
        listed = _check(folder, "find-principals", "-f", str(signers))
        if listed.returncode:
            raise SeedproofError(f"{by}, a key that {key} does not have")
        identity = listed.stdout.splitlines()[0]
        # The identity is joined to its option because it comes from a file and may begin with a hyphen.
        done = _check(folder, "verify", "-f", str(signers), f"-I{identity}", "-n", NAMESPACE)
    if done.returncode:
        reason = _reason(done)
        raise SeedproofError(f"{by}, which {key} does not allow to sign releases (ssh-keygen: {reason})")
    return Verified(_fingerprint(done), None if identity == _UNNAMED else identity)


def _allowed_signers(key: Path) -> str:
    """Return a file of public keys, or of allowed signers, as a list of allowed signers."""
    text = read_at_most(key, LARGEST_LIST, "Give the public key").decode(errors="replace")
    if "PRIVATE KEY-----" in text:
        raise Misuse(f"{key}: is a private key, expected the public one, most often {key}.pub")
    lines = [f"{_UNNAMED} {line}" if _PUBLIC_KEY.fullmatch(line) else line for line in text.splitlines()]
    return "\n".join([*lines, ""])


def _refuse_key_in_checkout(folder: Path, key: Path) -> None:
    """Raise SeedproofError for a key in the release, or in a folder above it or here with a params.yaml."""
    release, here = folder.resolve(), Path.cwd()
    above = (*release.parents, here, *here.parents)
    checkouts = [release, *(place for place in above if (place / PARAMS).is_file())]
    # Without an agent, ssh-keygen uses the private key beside a public one.
    for file in (key, key.with_suffix("") if key.suffix == ".pub" else key):
        for checkout in checkouts:
            if file.resolve().is_relative_to(checkout):
                raise Misuse(f"{file}: a key never lies in the repository. Move it out of {checkout}")


def _expect_key(key: Path) -> None:
    """Raise SeedproofError for what is no file, or far larger than any key: ssh-keygen reads all of it."""
    try:
        with opened(key) as file:
            size = os.fstat(file.fileno()).st_size
    except OSError as error:
        raise unreadable(key, error, "Name a key: --key") from error
    if size > LARGEST_LIST:
        raise SeedproofError(f"{key}: has {size:,} bytes, expected a key")


_TEXT = {"encoding": "utf-8", "errors": "surrogateescape"}


def _check(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run ssh-keygen on a release's signature and checksums, and capture its output."""
    return _ssh_keygen(
        *arguments,
        "-s",
        str(folder / SIGNATURE),
        input=read_at_most(folder / SUMS, LARGEST_LIST).decode(errors="surrogateescape"),
        capture_output=True,
        **_TEXT,
    )


def _ssh_keygen(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(["ssh-keygen", "-Y", *arguments], **options)
    except FileNotFoundError as error:
        raise NotDone(
            "ssh-keygen is not here. Install OpenSSH's client (Debian and Ubuntu: apt install openssh-client)"
        ) from error


def _fingerprint(done: subprocess.CompletedProcess[str]) -> str:
    """Return the last word of ssh-keygen's `Good "seedproof" signature with ED25519 key SHA256:...`."""
    return done.stdout.split()[-1]


def _reason(done: subprocess.CompletedProcess[str]) -> str:
    """Return the first line of ssh-keygen's complaint, which may contain bytes of the signature."""
    line = next(iter(done.stderr.splitlines()), "no reason")
    return "".join(character for character in line if character.isprintable())[:200]
