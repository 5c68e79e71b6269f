"""How answers are spread, and what is right without solving anything."""

from collections.abc import Mapping, Sequence
from typing import Any

from pipeline.reporting.content import Bars, Block, Section, Table, Text

_GUESSES = """\
A score says something only as far as it is above the best guess. Each guess is made of every row and
scored as a model's response would be: the commonest answer of the family, a number that stands in the
text, and, where a benchmark has one, a guess that knows its public ranges."""

_MOST_BARS = 25
"""Above this number of families, bars show the largest shares only; the table has all."""


def section(manifest: Mapping[str, Any], reports: Mapping[str, Any]) -> Section:
    """Return the section: the commonest answer of each family, and the guesses of each config."""
    blocks: list[Block] = []
    if common := manifest["figures"].get("most_common_answer"):
        blocks += [_commonest(common), _answers(common)]
    configs = reports["quality"].get("baselines", {}).get("configs", {})
    if configs:
        blocks.append(Text(markdown=_GUESSES))
    for config, by_split in configs.items():
        for split, measured in by_split.items():
            blocks.append(_guesses(f"{config}, {split}", measured["guesses"]))
    first = next((split for splits in configs.values() for split in splits.values()), None)
    if first is not None:
        blocks.append(_to_beat(first["to_beat"]))
    return Section(title="Answers and guesses", blocks=blocks)


def _commonest(common: Mapping[str, Any]) -> Bars:
    shares = [(family, said["share"]) for family, said in common.items()]
    return Bars(
        caption="Share of a family's rows that have its commonest answer" + _largest(len(shares)),
        unit="share",
        bars=_largest_first(shares)[:_MOST_BARS],
        limit=None,
    )


def _largest(number: int) -> str:
    return f"; the {_MOST_BARS} largest of {number}" if number > _MOST_BARS else ""


def _answers(common: Mapping[str, Any]) -> Table:
    return Table(
        caption="The commonest answer of each family",
        columns=("family", "answer", "share"),
        rows=[(family, said["answer"], said["share"]) for family, said in common.items()],
        numeric=("share",),
    )


def _guesses(where: str, guesses: Mapping[str, Mapping[str, str]]) -> Bars:
    return Bars(
        caption=f"What guesses have right of all rows in {where}",
        unit="share",
        bars=_largest_first([(name, by_family["all"]) for name, by_family in guesses.items()]),
        limit=None,
    )


def _to_beat(by_family: Mapping[str, Mapping[str, str]]) -> Table:
    return Table(
        caption="The best guess of each family: the score to beat",
        columns=("family", "guess", "share"),
        rows=[(family, best["guess"], best["share"]) for family, best in by_family.items()],
        numeric=("share",),
    )


def _largest_first(shares: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
    """Sort fixed decimals of the same number of places."""
    return sorted(shares, key=lambda pair: (-int(pair[1].replace(".", "")), pair[0]))
