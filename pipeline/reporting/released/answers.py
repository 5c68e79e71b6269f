"""Which answers are common, and how much a guess scores."""

from collections.abc import Mapping
from typing import Any

from pipeline.reporting.content import Bars, Block, Section, Table, Text, fixed

_MOST_BARS = 15

_COMMON = """\
If many rows of a family share an answer, a model can score without solving them."""

_GUESSES = """\
A guess solves nothing. Compare a score with the best guess."""

_NAMES = {
    "constant": "the family's commonest answer",
    "first_number": "the first number in the text",
    "last_number": "the last number in the text",
    "expression": "an expression copied from the text",
    "simplest": "the smallest numbers for the missing fact",
    "likeliest": "the likeliest answer without the missing fact",
    "hint": "the missing fact as the answer",
    "witness": "the answer to another missing fact",
    "one_step": "one step to the target",
    "random": "random steps",
    "always_yes": "always yes",
    "always_no": "always no",
}
"""The guesses of our benchmarks; others keep their names."""


def section(figures: Mapping[str, Any], configs: Mapping[str, Mapping[str, Any]]) -> Section | None:
    """Return the section: the answers that repeat in a family, and the guesses of each config and split."""
    blocks: list[Block] = []
    measured = {
        f"{config}, {split}": of for config, splits in configs.items() for split, of in splits.items()
    }
    if measured:
        where, first = next(iter(measured.items()))
        blocks += [Text(markdown=_GUESSES), _guesses(where, first["guesses"])]
        blocks += [_elsewhere(measured), _to_beat(first["to_beat"])]
        if common := _repeated(figures.get("most_common_answer", {}), first["rows"]):
            blocks += [Text(markdown=_COMMON), _commonest(common), _answers(common)]
    return Section(title="Answers and guesses", blocks=blocks) if blocks else None


def _repeated(common: Mapping[str, Any], rows: Mapping[str, int]) -> dict[str, Any]:
    """Return the families in which more than one row has the commonest answer: one row is no habit."""
    shares = {family: fixed(said["share"]) for family, said in common.items()}
    order = sorted(shares, key=lambda family: (-shares[family], family))
    return {family: common[family] for family in order if round(shares[family] * rows.get(family, 0)) > 1}


def _commonest(common: Mapping[str, Any]) -> Bars:
    return Bars(
        caption="Rows of a family that share its commonest answer",
        unit="%",
        bars=[(_spaced(family), _percent(said["share"])) for family, said in common.items()][:_MOST_BARS],
    )


def _answers(common: Mapping[str, Any]) -> Table:
    return Table(
        caption="The commonest answer of each family that repeats one",
        columns=("family", "answer", "% of rows"),
        rows=[(family, said["answer"], _percent(said["share"])) for family, said in common.items()],
        numeric=("% of rows",),
    )


def _guesses(where: str, guesses: Mapping[str, Any]) -> Bars:
    return Bars(
        caption=f"Score of each guess on every row ({where})",
        unit="%",
        bars=[(_name(name), _percent(share)) for name, share in _largest_first(guesses)],
    )


def _elsewhere(measured: Mapping[str, Mapping[str, Any]]) -> Table:
    return Table(
        caption="Score of each guess, by config and split",
        columns=("config, split", "guess", "% right"),
        rows=[
            (where, _name(name), _percent(share))
            for where, of in measured.items()
            for name, share in _largest_first(of["guesses"])
        ],
        numeric=("% right",),
    )


def _to_beat(by_family: Mapping[str, Any]) -> Table:
    return Table(
        caption="The best guess in each family: the score to beat",
        columns=("family", "guess", "% right"),
        rows=[(family, _name(best["guess"]), _percent(best["share"])) for family, best in by_family.items()],
        numeric=("% right",),
    )


def _largest_first(guesses: Mapping[str, Any]) -> list[tuple[str, str]]:
    shares = {name: by_family["all"] for name, by_family in guesses.items()}
    return sorted(shares.items(), key=lambda pair: (-fixed(pair[1]), pair[0]))


def _name(guess: str) -> str:
    return _NAMES.get(guess, _spaced(guess))


def _spaced(name: str) -> str:
    return name.replace("_", " ")


def _percent(share: str) -> str:
    return f"{float(100 * fixed(share)):.1f}"
