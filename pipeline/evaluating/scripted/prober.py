"""Asks for one slot after the other, without thinking which one is open."""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from pipeline.evaluating.scripted.oracle import oracle
from pipeline.evaluating.scripted.solver import benchmark_of, texts_of
from pipeline.evaluating.scripted.stubborn import stubborn
from seedproof.episodes.turns import Message, Row

_INDEX = re.compile(r"[0-9]+")


def prober(row: Row, messages: Sequence[Message]) -> str:
    """Ask for every slot in turn until a reply decides the answer; with no slot or request left, give zeros.

    It knows the budget. A task that takes no requests is answered as the oracle does.
    """
    if benchmark_of(row) != "missing_fact":
        return oracle(row, messages)
    # Its readers and their patterns are not needed elsewhere.
    from pipeline.evaluating.scripted.oracle import missing_fact

    texts = texts_of(messages)
    solved = missing_fact.solve(row["family"], texts)
    if solved is not None:
        return f"Answer: {solved}"
    requests = sum(message.role == "assistant" for message in messages)
    slots = slots_in_turn(row["family"], texts[0])
    if requests >= min(row["budget"], len(slots)):
        return stubborn(row, messages)
    return f"Request: {missing_fact.request_for(row['family'], slots[requests])}"


@lru_cache(maxsize=4)
def slots_in_turn(family: str, question: str) -> tuple[str, ...]:
    """Return every slot that the family's requests can name, with indices up to the largest in the notes."""
    from pipeline.evaluating.scripted.oracle import missing_fact

    largest = max(_indices(family, question), default=0)
    slots: list[str] = []
    for form in dict.fromkeys(missing_fact.reader_of(family).requests.values()):
        gaps = missing_fact.GAP.findall(form)
        for indices in product(range(largest + 1), repeat=len(gaps)):
            slots.append(form.format(**dict(zip(gaps, indices, strict=True))))
    return tuple(slots)


def _indices(family: str, question: str) -> list[int]:
    """Return the indices of the slots that the notes leave open, or give in a sentence of their own."""
    from pipeline.evaluating.scripted.oracle import missing_fact

    slots = list(missing_fact.reading_of(family, question).open_slots)
    slots += missing_fact.stated_slots(family, question)
    return [int(index) for slot in slots for index in _INDEX.findall(slot)]
