"""What must hold of the table as a whole, beyond what each row proves of itself."""

from collections.abc import Iterator, Sequence
from typing import Any

from seedproof.benchmarks.missing_fact.expectations import EXPECTED
from seedproof.benchmarks.missing_fact.guessing import Guessed, guessed, together
from seedproof.benchmarks.missing_fact.likeness import alike
from seedproof.benchmarks.missing_fact.measures import is_measurable, unmeasured
from seedproof.benchmarks.missing_fact.row import MissingFactRow
from seedproof.benchmarks.missing_fact.settings import MissingFact
from seedproof.benchmarks.missing_fact.work import mean_work
from seedproof.contract.layout import Configs
from seedproof.measuring.declaring import suites_of
from seedproof.measuring.expectations import Suite
from seedproof.measuring.statistics import decimal, lengths, most_common_answers, shares
from seedproof.record.errors import Finding

__all__ = ["EXPECTED", "findings", "statistics", "suites"]

_EXAMPLE = "Example {}\n\n{}\n\nRequest: {}\nHolder: {}\nAnswer: {}\n\n"
"""A demonstration in front of a question: its number, question, request, hint and answer."""


def suites(settings: MissingFact, rows: Sequence[MissingFactRow]) -> Iterator[Suite]:
    """Yield the tables to look at, as `expectations.py` declares them."""
    yield from suites_of(EXPECTED, settings, rows)


def findings(rows: Sequence[MissingFactRow], by_config: Configs[MissingFactRow]) -> Iterator[Finding]:
    """Check that no problem stands twice, that each can be guessed at, and that few-shot rows show theirs."""
    examples = {
        (row["family"], *map(str, example.values())): (row["family"], example)
        for row in by_config["four_shot"]
        for example in row["demonstrations"]
    }
    yield from alike(rows, list(examples.values()))
    for row in rows:
        yield from unmeasured(row)
    plain = {row["id"]: row for row in rows}
    for row in by_config["four_shot"]:
        rest = row["question"]
        for number, shot in enumerate(row["demonstrations"], start=1):
            stated = [str(value) for value in shot.values()]
            opening = _EXAMPLE.format(number, *stated)
            if not rest.startswith(opening):
                sentence = (
                    f"the question does not give demonstration {number}, and nothing else, in its place"
                )
                yield Finding(row["id"], "few-shot", sentence)
            rest = rest[len(opening) :]
        if rest != f"Your problem\n\n{plain[row['id']]['question']}":
            sentence = "behind the demonstrations stands more, or less, than the row's own question"
            yield Finding(row["id"], "few-shot", sentence)


def statistics(rows: Sequence[MissingFactRow], settings: MissingFact) -> dict[str, Any]:
    """What the report and the card tell of the table, as fixed decimals."""
    measurable = list(filter(is_measurable, rows))
    by_family = guessed(measurable)
    everything = together(by_family)
    return {
        "blind_guess_rate": decimal(everything.best / max(everything.rows, 1)),
        **lengths(rows),
        "most_common_answer": shares(most_common_answers(rows)),
        "guessed_without_request": _shares(everything),
        "guessed_without_request_by_family": {
            family: _shares(of_family) for family, of_family in by_family.items()
        },
        "work": {
            family: {str(difficulty): decimal(mean, 1) for difficulty, mean in of_family.items()}
            for family, of_family in mean_work(measurable).items()
        },
    }


def _shares(right: Guessed) -> dict[str, str]:
    rows = max(right.rows, 1)
    return {
        "simplest": decimal(right.simplest / rows),
        "likeliest": decimal(right.likeliest / rows),
        "constant": decimal(right.constant / rows),
    }
