"""One line an episode, with a digest: a changed byte is seen."""

import re
from hashlib import sha256

import msgspec

from seedproof.episodes.turns import FINISHED_TOO_LONG, Episode, Turn
from seedproof.record.errors import SeedproofError
from seedproof.record.reasons import in_our_words

LONGEST_TEXT = 20_000
"""Characters of a turn that are kept."""

_SEAL = re.compile(rb',"digest":"([0-9a-f]{64})"\}\n')
_SEAL_BYTES = len(b',"digest":""}\n') + 64

_DECODER = msgspec.json.Decoder(Episode)


def kept(turn: Turn) -> Turn:
    """Return a turn as it is kept: its texts in characters that UTF-8 has, and not more of them than fit."""
    text = _encodable(turn.text)
    reasoning = None if turn.reasoning is None else _encodable(turn.reasoning)[:LONGEST_TEXT]
    finish = turn.finish
    if len(text) > LONGEST_TEXT:
        finish = FINISHED_TOO_LONG
    return msgspec.structs.replace(turn, text=text[:LONGEST_TEXT], reasoning=reasoning, finish=finish)


def _encodable(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")


def line_of(episode: Episode) -> bytes:
    """Return the one line of an episode: compact JSON, its digest as the last key, a newline at the end."""
    stated = msgspec.json.encode(episode)
    seal = f',"digest":"{sha256(stated).hexdigest()}"}}\n'
    return stated[:-1] + seal.encode()


def episode_of(line: bytes, where: str) -> Episode:
    """Read the line of an episode.

    Raises: SeedproofError when it is none, is not what its digest says, or is written otherwise than here.
    """
    seal = _SEAL.fullmatch(line[-_SEAL_BYTES:])
    if seal is None:
        raise SeedproofError(f"{where}: has no digest at its end, expected the line of an episode")
    stated = line[:-_SEAL_BYTES] + b"}"
    if sha256(stated).hexdigest() != seal[1].decode():
        raise SeedproofError(
            f"{where}: is not what its digest says. It was changed after the run: take the file as it was"
        )
    try:
        episode = _DECODER.decode(stated)
    except (ValueError, RecursionError) as error:
        raise SeedproofError(f"{where}: is no episode ({in_our_words(error)})") from error
    if line_of(episode) != line:
        raise SeedproofError(
            f"{where}: is not as lines are written, expected each known key once, in order, without spaces. "
            "It was changed after the run: take the file as it was"
        )
    return episode
