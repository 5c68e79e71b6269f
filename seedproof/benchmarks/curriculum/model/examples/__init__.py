"""Worked examples for the prompts, written by hand: at least two of every standard, and of both follow-ups.

A standard that asks the same of other numbers has the same examples. A new standard needs an entry in one of
the tables.

stories    standards whose problems are stories on a theme, with whole numbers
amounts    the same with decimals and fractions
concepts   standards with a fixed concept
followups  the two kinds of follow-ups
"""

from seedproof.benchmarks.curriculum.model.examples.amounts import AMOUNTS
from seedproof.benchmarks.curriculum.model.examples.concepts import CONCEPTS
from seedproof.benchmarks.curriculum.model.examples.followups import FOLLOW_UPS
from seedproof.benchmarks.curriculum.model.examples.stories import STORIES
from seedproof.benchmarks.curriculum.model.task import Example
from seedproof.record.errors import SeedproofError

_BY_FAMILY: dict[str, tuple[Example, ...]] = {
    family: examples
    for table in (STORIES, AMOUNTS, CONCEPTS)
    for families, examples in table.items()
    for family in families
}


def examples_of(family: str, kind: str = "original") -> tuple[Example, ...]:
    """Return the examples for a problem of a standard's family; for a follow-up, those of its kind.

    Raises: SeedproofError when there are none.
    """
    examples = _BY_FAMILY.get(family)
    if examples is None or kind not in ("original", *FOLLOW_UPS):
        raise SeedproofError(
            f"{kind} problems of {family} have no examples for a language model, expected two. "
            "Add them in curriculum/model/examples"
        )
    return examples if kind == "original" else FOLLOW_UPS[kind]
