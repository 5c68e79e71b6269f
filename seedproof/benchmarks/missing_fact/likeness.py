"""Finds problems that are the same but for names, order or a symmetry, by listing all images of each.

The generator has fingerprints for that. Here each family's survey lists what it takes for the same problem,
and the facts are those that a reader of the text finds.
"""

from collections.abc import Iterator, Sequence

from seedproof.benchmarks.missing_fact.cycle import ReadBack, read_back, read_example
from seedproof.benchmarks.missing_fact.guessing import survey_of
from seedproof.benchmarks.missing_fact.row import Demonstration, MissingFactRow
from seedproof.benchmarks.missing_fact.survey import Facts
from seedproof.benchmarks.missing_fact.validate import prover_of
from seedproof.exact.number import json_text
from seedproof.record.errors import Finding


class Alike:
    """Problems by their notes and by all their facts, up to names, order and symmetry."""

    def __init__(self) -> None:
        """Start without a problem."""
        self._first: dict[tuple[str, str, str], str] = {}

    def earlier(self, family: str, said: ReadBack, place: str) -> Iterator[tuple[str, str]]:
        """Yield ("notes" or "facts", earlier place) for what stood before; remember the rest."""
        for meaning, facts in (("notes", said.reading.facts), ("facts", said.facts)):
            earlier = self._first.setdefault((family, meaning, least_image(family, facts)), place)
            if earlier != place:
                yield meaning, earlier


def alike(rows: Sequence[MissingFactRow], examples: Sequence[tuple[str, Demonstration]]) -> Iterator[Finding]:
    """Yield every row with the notes, or with all facts, of an earlier row or of a demonstration.

    `examples`: demonstrations, each with its family.
    """
    known = Alike()
    for number, (family, example) in enumerate(examples):
        said = read_example(family, prover_of(family).answer_type, example)
        place = f"demonstration {number} of {family}"
        for meaning, earlier in known.earlier(family, said, place):
            yield Finding(place, "alike", f"its {meaning} are those of {earlier}, but for names or order")
    for row in rows:
        for meaning, earlier in known.earlier(row["family"], read_back(row), row["id"]):
            yield Finding(row["id"], "alike", f"its {meaning} are those of {earlier}, but for names or order")


def least_image(family: str, facts: Facts) -> str:
    """Return the first text of all images of a problem: two problems are the same if theirs is."""
    survey = survey_of(family)
    return min(
        json_text({key: value for key, value in image.items() if key not in survey.asked})
        for image in survey.images(facts)
    )
