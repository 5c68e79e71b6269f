"""Keys stay where they are: no text of ours has one, whatever an endpoint says, nor an encoding of one."""

import json
import os
import re
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import quote
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from seedproof.record.files import replacing

_NAMES = re.compile(r"KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|AUTH(?!OR)", re.IGNORECASE)
"""What the names of variables with secrets have in them."""

_MARKUP = re.compile(r"\[/?[a-z ]*\]")
"""How inspect colours its messages on a terminal."""

_SHORTEST = 8
"""Characters of a value that is taken for a secret."""

_LONGEST_SENTENCE = 300


def secrets() -> tuple[str, ...]:
    """Return the values of all variables that are secret by their names, sorted."""
    values = {value.strip() for name, value in os.environ.items() if _NAMES.search(name)}
    return tuple(sorted(value for value in values if len(value) >= _SHORTEST))


def without_secrets(text: str) -> str:
    """Return a text with `…` in place of each secret and each of its encodings, in capitals or not."""
    forms, pattern = _forms_of(secrets())
    lowered = text.lower()
    return pattern.sub("…", text) if any(form in lowered for form in forms) else text


def sentence_of(message: str) -> str:
    """Return a message as one line without secrets; of a long one its beginning."""
    line = without_secrets(" ".join(_MARKUP.sub("", message).split())) or "no reason was given"
    line = line.encode("utf-8", "replace").decode("utf-8")
    return line if len(line) <= _LONGEST_SENTENCE else f"{line[:_LONGEST_SENTENCE]}…"


def take_out_of(log: Path) -> None:
    """Take secrets out of a log of inspect: an endpoint may have quoted one, and the log quotes the endpoint.

    Raises: SeedproofError when the log cannot be written.
    """
    try:
        with ZipFile(log) as members:
            texts = {
                name: members.read(name).decode("utf-8", "surrogateescape") for name in members.namelist()
            }
    except BadZipFile:
        # It is of a run that was killed, and nobody can read it either.
        return
    kept = {name: without_secrets(text) for name, text in texts.items()}
    if kept == texts:
        return
    with replacing(log) as file, ZipFile(file, "w", ZIP_DEFLATED) as packed:
        for name, text in kept.items():
            packed.writestr(name, text.encode("utf-8", "surrogateescape"))


@cache
def _forms_of(told: tuple[str, ...]) -> tuple[frozenset[str], re.Pattern[str]]:
    """Return all that secrets may look like, in small letters, and a pattern that finds any of it."""
    forms = {form for secret in told for form in _encodings(secret)}
    forms |= {form[::-1] for form in forms}
    longest_first = sorted(forms, key=lambda form: (-len(form), form))
    pattern = "|".join(map(re.escape, longest_first)) or r"(?!)"
    return frozenset(form.lower() for form in forms), re.compile(pattern, re.IGNORECASE)


def _encodings(secret: str) -> Iterator[str]:
    yield secret
    yield json.dumps(secret)[1:-1]
    yield quote(secret, safe="")
    for data in (secret.encode(), secret.encode()[::-1]):
        yield data.hex()
        yield "".join(f"%{byte:02x}" for byte in data)
        for before in range(3):
            coded = b64encode(bytes(before) + data).decode()
            # The signs at the ends have bits of what stands around it.
            core = coded[-(-8 * before // 6) : 8 * (before + len(data)) // 6]
            yield core
            yield core.translate(_URL_SAFE)


_URL_SAFE = str.maketrans("+/", "-_")
