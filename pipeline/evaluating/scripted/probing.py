"""Asks for one slot after the other, without thinking which one is open."""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from pipeline.evaluating.scripted.oracles import missing_fact
from pipeline.evaluating.scripted.solver import texts_of
from pipeline.evaluating.scripted.stubborn import stubborn
from seedproof.episodes.turns import Message, Row

_INDEX = re.compile(r"[0-9]+")


def slot_by_slot(row: Row, messages: Sequence[Message]) -> str:
    """Ask for every slot in turn until a reply decides the answer; with no slot or request left, give zeros.

    Of the row it takes the family and the budget.
    """
    texts = texts_of(messages)
    solved = missing_fact.solve(row["family"], texts)
    if solved is not None:
        return f"Answer: {solved}"
    requests = sum(message.role == "assistant" for message in messages)
    slots = slots_in_turn(row["family"], texts[0])
    if requests >= min(row["budget"], len(slots)):
        return stubborn(row, messages)
    return f"Request: {missing_fact.request_for(row['family'], slots[requests])}"


@lru_cache(maxsize=4096)
def slots_in_turn(family: str, question: str) -> tuple[str, ...]:
    """Return every slot that the family's requests can name, with indices up to the largest in the notes."""
    return _slots_up_to(family, max(_indices(family, question), default=0))


@lru_cache(maxsize=512)
def _slots_up_to(family: str, largest: int) -> tuple[str, ...]:
    slots: list[str] = []
    for form in missing_fact.requested_slots(family):
        gaps = missing_fact.GAP.findall(form)
        for indices in product(range(largest + 1), repeat=len(gaps)):
            slots.append(form.format(**dict(zip(gaps, indices, strict=True))))
    return tuple(slots)


def _indices(family: str, question: str) -> list[int]:
    """Return the indices of the slots that the notes leave open, or give in a sentence of their own."""
    slots = list(missing_fact.reading_of(family, question).open_slots)
    slots += missing_fact.stated_slots(family, question)
    return [int(index) for slot in slots for index in _INDEX.findall(slot)]
