"""Which answers are common, and how much a baseline scores."""

from collections.abc import Iterable, Mapping
from typing import Any

from pipeline.reporting.content import Bars, Block, Section, Table, Text, fixed

_GUESSES = """\
A baseline solves nothing. Compare a score with the best baseline."""

_NAMES = {
    "constant": "the family's commonest answer",
    "first_number": "the first number in the text",
    "last_number": "the last number in the text",
    "expression": "an expression copied from the text",
    "simplest": "the answer if the missing fact has the smallest numbers",
    "likeliest": "the likeliest answer without the missing fact",
    "hint": "the missing fact as the answer",
    "witness": "the answer for another value of the missing fact",
    "one_step": "one step to the target",
    "random": "random steps",
    "always_yes": "always yes",
    "always_no": "always no",
}
"""The guesses of our benchmarks; others keep their names."""


def section(figures: Mapping[str, Any], configs: Mapping[str, Mapping[str, Any]]) -> Section | None:
    """Return the section: the guesses of each config and split, and the answers that repeat in a family."""
    measured = {
        f"{config}, {split}": of for config, splits in configs.items() for split, of in splits.items()
    }
    if not measured:
        return None
    first_with: dict[tuple[tuple[str, str], ...], str] = {}
    for where, of in measured.items():
        first_with.setdefault(tuple(_shares(of["guesses"])), where)
    blocks: list[Block] = [Text(markdown=_GUESSES)]
    blocks += [_guesses(where, shares) for shares, where in first_with.items()]
    first = next(iter(measured.values()))
    blocks.append(_to_beat(first["to_beat"]))
    blocks.append(_repeated(figures.get("most_common_answer", {}), first["rows"]))
    return Section(title="Answers and baselines", blocks=blocks)


def _shares(guesses: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return what each guess has right of all rows, the largest first."""
    shares = {name: by_family["all"] for name, by_family in guesses.items()}
    return sorted(shares.items(), key=lambda pair: (-fixed(pair[1]), pair[0]))


def _guesses(where: str, shares: Iterable[tuple[str, str]]) -> Bars:
    return Bars(
        caption=f"Score of each baseline on every row ({where})",
        unit="%",
        bars=[(_name(name), _percent(share)) for name, share in shares],
    )


def _repeated(common: Mapping[str, Any], rows: Mapping[str, int]) -> Table:
    """Return the families in which several rows have the commonest answer; one row is no habit."""
    return Table(
        caption="The commonest answer of each family, if several rows have it",
        columns=("family", "answer", "% of rows"),
        rows=[
            (family, said["answer"], _percent(said["share"]))
            for family, said in common.items()
            if round(fixed(said["share"]) * rows.get(family, 0)) > 1
        ],
        numeric=("% of rows",),
    )


def _to_beat(by_family: Mapping[str, Any]) -> Table:
    return Table(
        caption="The best baseline in each family: the score to beat",
        columns=("family", "baseline", "% right"),
        rows=[(family, _name(best["guess"]), _percent(best["share"])) for family, best in by_family.items()],
        numeric=("% right",),
    )


def _name(guess: str) -> str:
    return _NAMES.get(guess, guess.replace("_", " "))


def _percent(share: str) -> str:
    return f"{float(100 * fixed(share)):.1f}"
