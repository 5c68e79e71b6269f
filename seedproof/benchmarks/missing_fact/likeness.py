"""Finds problems that are the same but for names, order or a symmetry, by listing all images of each.

The generator has fingerprints for that. Here each family's survey lists what it takes for the same problem.
The notes, and the facts of a demonstration, are those that a reader of the text finds.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from seedproof.benchmarks.missing_fact.cycle import read_back, read_example
from seedproof.benchmarks.missing_fact.guessing import survey_of
from seedproof.benchmarks.missing_fact.row import Demonstration, MissingFactRow
from seedproof.benchmarks.missing_fact.survey import Facts
from seedproof.benchmarks.missing_fact.validate import prover_of
from seedproof.exact.number import json_text
from seedproof.record.errors import Finding
from seedproof.record.findings import findings_of
from seedproof.record.json_text import value_of
from seedproof.text.reading import Unreadable


class Alike:
    """Problems by their notes and by all their facts, up to names, order and symmetry."""

    def __init__(self) -> None:
        """Start without a problem."""
        self._first: dict[tuple[str, str, str], str] = {}

    def earlier(
        self, family: str, problem: Iterable[tuple[str, Facts]], place: str
    ) -> Iterator[tuple[str, str]]:
        """Yield ("notes" or "facts", earlier place) for what stood before; remember the rest."""
        for meaning, facts in problem:
            earlier = self._first.setdefault((family, meaning, least_image(family, facts)), place)
            if earlier != place:
                yield meaning, earlier


def alike(rows: Sequence[MissingFactRow], examples: Sequence[tuple[str, Demonstration]]) -> Iterator[Finding]:
    """Yield every row with the notes, or with all facts, of an earlier row or of a demonstration.

    `examples`: demonstrations, each with its family. A row that cannot be read has a finding that says so.
    """
    known = Alike()
    for number, (family, example) in enumerate(examples):
        place = f"demonstration {number} of {family}"
        try:
            said = read_example(family, prover_of(family).answer_type, example)
        except Unreadable as error:
            yield Finding(place, "unreadable", str(error))
            continue
        problem = (("notes", said.reading.facts), ("facts", said.facts))
        for meaning, earlier in known.earlier(family, problem, place):
            yield Finding(place, "alike", f"its {meaning} are those of {earlier}, but for names or order")
    for row in rows:
        yield from findings_of(row, partial(_of_row, known), "unreadable")


def _of_row(known: Alike, row: MissingFactRow) -> Iterator[tuple[str, str]]:
    family = row["family"]
    notes = read_back(row).reading.facts
    problem = [("notes", notes)]
    problem += [("facts", part) for part in survey_of(family).parts(value_of(row["facts"]))]
    for meaning, earlier in dict(known.earlier(family, problem, row["id"])).items():
        yield "alike", f"its {meaning} are those of {earlier}, but for names or order"


def least_image(family: str, facts: Facts) -> str:
    """Return the first text of all images of a problem: two problems are the same if theirs is."""
    survey = survey_of(family)
    return min(
        json_text({key: value for key, value in image.items() if key not in survey.asked})
        for image in survey.images(facts)
    )
