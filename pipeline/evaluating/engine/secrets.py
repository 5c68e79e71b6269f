"""Keys stay where they are: no sentence and no log of ours has one, whatever an endpoint says."""

import re
from pathlib import Path
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from seedproof.record.files import replacing
from seedproof.record.secrets import without_secrets

_MARKUP = re.compile(r"\[/?[a-z ]*\]")
"""How inspect colours its messages on a terminal."""

_LONGEST_SENTENCE = 300

_LONGEST_MESSAGE = 100_000
"""Characters of a message that are looked at for a sentence."""


def sentence_of(message: str) -> str:
    """Return a message as one line without secrets; of a long one its beginning."""
    line = (
        without_secrets(" ".join(_MARKUP.sub("", message[:_LONGEST_MESSAGE]).split()))
        or "no reason was given"
    )
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
