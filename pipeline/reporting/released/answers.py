"""How answers are spread, and what is right without solving anything."""

from collections.abc import Mapping
from typing import Any

from pipeline.reporting.content import Bars, Block, Section, Table, Text

_MOST_BARS = 25

_GUESSES = """\
A score says something only as far as it is above the best guess. Each guess is made of every row and
scored as a model's response would be: the commonest answer of the family, a number that stands in the
text, and, where a benchmark has one, a guess that knows its public ranges."""


def section(figures: Mapping[str, Any], configs: Mapping[str, Mapping[str, Any]]) -> Section | None:
    """Return the section: the commonest answer of each family, and the guesses of each config and split."""
    blocks: list[Block] = []
    if common := figures.get("most_common_answer"):
        blocks += [_commonest(common), _answers(common)]
    measured = {
        f"{config}, {split}": of for config, splits in configs.items() for split, of in splits.items()
    }
    if measured:
        blocks.append(Text(markdown=_GUESSES))
        blocks += [_guesses(where, of["guesses"]) for where, of in measured.items()]
        blocks.append(_to_beat(next(iter(measured.values()))["to_beat"]))
    return Section(title="Answers and guesses", blocks=blocks) if blocks else None


def _commonest(common: Mapping[str, Any]) -> Bars:
    shares = {family: said["share"] for family, said in common.items()}
    return Bars(
        caption="The largest shares of a family's rows that have its commonest answer",
        unit="share",
        bars=_largest_first(shares)[:_MOST_BARS],
    )


def _answers(common: Mapping[str, Any]) -> Table:
    return Table(
        caption="The commonest answer of each family",
        columns=("family", "answer", "share"),
        rows=[(family, said["answer"], said["share"]) for family, said in common.items()],
        numeric=("share",),
    )


def _guesses(where: str, guesses: Mapping[str, Any]) -> Bars:
    return Bars(
        caption=f"What guesses have right of all rows in {where}",
        unit="share",
        bars=_largest_first({name: by_family["all"] for name, by_family in guesses.items()}),
    )


def _to_beat(by_family: Mapping[str, Any]) -> Table:
    return Table(
        caption="The best guess of each family: the score to beat",
        columns=("family", "guess", "share"),
        rows=[(family, best["guess"], best["share"]) for family, best in by_family.items()],
        numeric=("share",),
    )


def _largest_first(shares: Mapping[str, str]) -> list[tuple[str, str]]:
    """Sort fixed decimals of the same number of places."""
    return sorted(shares.items(), key=lambda pair: (-int(pair[1].replace(".", "")), pair[0]))
