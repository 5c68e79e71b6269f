"""Keys stay where they are: no text of ours has one, whatever an endpoint says."""

import os
import re
from pathlib import Path
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from seedproof.record.files import replacing

_NAMES = re.compile(r"KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL", re.IGNORECASE)
"""What the names of variables with secrets have in them."""

_MARKUP = re.compile(r"\[/?[a-z ]*\]")
"""How inspect colours its messages on a terminal."""

_SHORTEST = 8
"""Characters of a value that is taken for a secret."""

_LONGEST_SENTENCE = 300


def secrets() -> list[str]:
    """Return the values of all variables that are secret by their names, the longest first."""
    values = {value for name, value in os.environ.items() if _NAMES.search(name)}
    return sorted((value for value in values if len(value) >= _SHORTEST), key=len, reverse=True)


def sentence_of(message: str) -> str:
    """Return a message as one line without secrets; of a long one its end, which says the reason."""
    line = " ".join(_MARKUP.sub("", message).split()) or "no reason was given"
    for secret in secrets():
        line = line.replace(secret, "…")
    line = line.encode("utf-8", "replace").decode("utf-8")
    return line if len(line) <= _LONGEST_SENTENCE else f"…{line[-_LONGEST_SENTENCE:]}"


def take_out_of(log: Path) -> None:
    """Take secrets out of a log of inspect: an endpoint may have quoted one, and the log quotes the endpoint.

    Raises: SeedproofError when the log cannot be written.
    """
    told = [secret.encode() for secret in secrets()]
    try:
        with ZipFile(log) as members:
            if any(secret in members.read(name) for name in members.namelist() for secret in told):
                _write_without(told, members, log)
    except BadZipFile:
        # It is of a run that was killed, and nobody can read it either.
        return


def _write_without(told: list[bytes], members: ZipFile, log: Path) -> None:
    with replacing(log) as file, ZipFile(file, "w", ZIP_DEFLATED) as kept:
        for name in members.namelist():
            contents = members.read(name)
            for secret in told:
                contents = contents.replace(secret, "…".encode())
            kept.writestr(name, contents)
