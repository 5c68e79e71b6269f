"""How the benchmark's rows are laid out in a release, and what its card says of them."""

from collections.abc import Mapping, Sequence
from typing import Any

from seedproof.benchmarks.missing_fact import FAMILIES
from seedproof.benchmarks.missing_fact.generate import demonstrations, family_of
from seedproof.benchmarks.missing_fact.row import Demonstration, DemonstrationRow, MissingFactRow
from seedproof.benchmarks.missing_fact.settings import Generate
from seedproof.contract.layout import Configs, Layout

CONFIGS = {
    "zero_shot": "the problem alone",
    "four_shot": "worked examples of the same family and difficulty, then the problem",
}


def tables(
    rows: Sequence[MissingFactRow], shown: Sequence[DemonstrationRow], asked: Generate
) -> Configs[MissingFactRow]:
    """Put all rows into both configs."""
    groups: dict[tuple[str, int], list[DemonstrationRow]] = {}
    for example in shown:
        groups.setdefault((example["family"], example["difficulty"]), []).append(example)
    return {
        config: [variant(config, row, groups.get((row["family"], row["difficulty"]), [])) for row in rows]
        for config in CONFIGS
    }


def _needed(row: MissingFactRow) -> tuple[str, ...]:
    return tuple(CONFIGS)


def variant(config: str, row: MissingFactRow, shown: Sequence[DemonstrationRow]) -> MissingFactRow:
    """Return a row as it stands in a config: `four_shot` puts demonstrations in front of its question."""
    if config == "zero_shot":
        return row
    shots = [
        Demonstration(
            question=example["question"],
            request=example["request"],
            hint=example["hint"],
            answer=example["answer"],
        )
        for example in shown
    ]
    examples = [
        f"Example {number}\n\n{shot['question']}\n\nRequest: {shot['request']}\nHolder: {shot['hint']}\n"
        f"Answer: {shot['answer']}\n\n"
        for number, shot in enumerate(shots, start=1)
    ]
    four_shot = row.copy()
    four_shot["question"] = "".join(examples) + f"Your problem\n\n{row['question']}"
    four_shot["demonstrations"] = shots
    return four_shot


def _card_facts() -> Mapping[str, Any]:
    return {"families": {name: family_of(name) for name in FAMILIES}}


LAYOUT: Layout[MissingFactRow, Generate] = Layout(
    pretty_name="Seedproof missing_fact",
    row=MissingFactRow,
    configs=CONFIGS,
    examples={"zero_shot": "missing_fact/bayes_missing_prior/d2/000017"},
    tables=tables,
    needed=_needed,
    variant=variant,
    demonstrations=demonstrations,
    card_facts=_card_facts,
)
