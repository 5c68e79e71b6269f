"""The table of all dresses, by kind."""

from dataclasses import replace

from tests.dress import (
    chats,
    headings,
    judging,
    letters,
    machines,
    names,
    notations,
    numbers,
    playing,
    sentences,
    shapes,
    units,
)
from tests.dress.frame import Dress

KINDS: dict[str, tuple[Dress, ...]] = {
    "notations": notations.DRESSES,
    "numbers": numbers.DRESSES,
    "shapes": shapes.DRESSES,
    "names": names.DRESSES,
    "units and nouns": units.DRESSES,
    "headings and boxes": headings.DRESSES,
    "lettered parts": letters.DRESSES,
    "sentences and languages": sentences.DRESSES,
    "JSON, HTML and fences": machines.DRESSES,
    "chats, thinking, remarks": chats.DRESSES,
    "judgements": judging.DRESSES,
    "games": playing.DRESSES,
}

DRESSES = tuple(replace(dress, kind=kind) for kind, dresses in KINDS.items() for dress in dresses)
