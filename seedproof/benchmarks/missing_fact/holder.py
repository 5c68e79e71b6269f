"""The holder: reads which quantity a request names, and quotes its sentence if that is one it may give.

It sees the family, the facts that are held, and the request; neither the notes nor the solver's reasoning.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

from seedproof.contract.declarations import declaration
from seedproof.record.errors import SeedproofError
from seedproof.record.reasons import in_our_words
from seedproof.requests import consulting
from seedproof.requests.consulting import Quotes
from seedproof.requests.replies import Consultation, Reply, decline, offer, unread
from seedproof.requests.vocabulary import Reading, Vocabulary

HOLDER_VERSION = 1
"""Raised when a request may get another reply than before."""

_KEPT = 1_024
"""Requests of which it is kept what they name: solvers ask for the same facts of many rows."""

Row = Mapping[str, Any]


def hold(row: Row, request: str) -> Reply:
    """Reply to a request: by the held sentence, a refusal, or that it was not read. No request raises.

    Raises: SeedproofError when the row is not one of a release from 2.0.0 on.
    """
    quotes = _held(row)
    reading = _read(row["family"], request)
    if not reading.is_read:
        return unread(reading.why)
    return _replied(quotes, reading.slot, reading.why)


def consultation(row: Row, request: str, holder: Literal["hybrid", "llm"]) -> Consultation:
    """Return what the holder's model is asked about a request."""
    if holder == "llm":
        return consulting.about_quotes(_held(row).values(), request)
    return consulting.about_slots(vocabulary_of(row["family"]), request)


def consulted(row: Row, response: str, holder: Literal["hybrid", "llm"]) -> Reply:
    """Reply by what the holder's model said. No response raises.

    A model that names a slot (`hybrid`) has no words of its own in the reply; one that quotes (`llm`) must
    quote a held sentence.
    """
    quotes = _held(row)
    if holder == "llm":
        return consulting.quoted(quotes, response)
    slot = consulting.slot_in(vocabulary_of(row["family"]), response)
    if slot is None:
        return unread("the model names no slot")
    return _replied(quotes, slot, "the model names one slot")


def vocabulary_of(family: str) -> Vocabulary:
    """Return the spellings of a family's quantities.

    Raises: SeedproofError for an unknown family.
    """
    try:
        return declaration(f"{__package__}.families.{family}.request", Vocabulary, "REQUESTS")
    except ModuleNotFoundError as error:
        raise SeedproofError(f"missing_fact has no family {family!r} whose requests are read") from error


@lru_cache(_KEPT)
def _read(family: str, request: str) -> Reading:
    return vocabulary_of(family).read(request)


def _replied(quotes: Quotes, slot: str | None, why: str) -> Reply:
    if slot is None:
        return decline(None, why)
    if slot not in quotes:
        return decline(slot, f"{why}, which is not held")
    return offer(slot, quotes[slot], why)


def _held(row: Row) -> Quotes:
    """Return the held sentences by slot."""
    try:
        return {held["slot"]: held["hint"] for held in row["held"]}
    except (LookupError, TypeError) as error:
        raise SeedproofError(
            f"{row.get('id')}: has no facts that are held ({in_our_words(error)}), "
            "expected a row of missing_fact, version 2.0.0 or later"
        ) from error
