"""`seedproof judges`."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from typing import Any

import click

from pipeline.commands import answer, json_option
from seedproof.judging import Scores, kappa, overall_and_by_author, read_judgements, read_labelled

_FILE = click.Path(path_type=Path, dir_okay=False)
_HEAD = ("macro-F1", "TPR", "TNR", "PPV", "NPV")

Scored = Mapping[Path, Mapping[str, Scores]]
"""The scores of each judge, overall and by author."""

Agreement = tuple[Path, Path, Fraction | None, Fraction | None]
"""Two judges, how often they agree, and Cohen's kappa."""


@click.command("judges")
@click.argument("labelled", type=_FILE)
@click.argument("judgements", nargs=-1, required=True, type=_FILE)
@json_option
def command(labelled: Path, judgements: tuple[Path, ...], as_json: bool) -> None:
    """Score judges on labelled solutions, overall and by author.

    Each line of LABELLED has id, label and author, or, as in the published μ-MATH data, uuid, model and
    label. Each file of JUDGEMENTS comes from one judge. Each line has the solution's id (or uuid and model)
    and its judgement: yes, no, true, false or null. Null means no verdict, and counts as wrong.

    The scores are macro-F1, TPR, TNR, PPV and NPV. For several judges, the output adds the agreement of each
    pair and Cohen's kappa.

    \b
    Example:
        seedproof judges labelled.jsonl judge.jsonl another_judge.jsonl
    """
    solutions = read_labelled(labelled)
    judges = {path: read_judgements(path, solutions) for path in dict.fromkeys(judgements)}
    scored = {path: overall_and_by_author(solutions, judged) for path, judged in judges.items()}
    agreements = [
        (first, second, *kappa(judges[first], judges[second])) for first, second in combinations(judges, 2)
    ]
    answer(as_json, _stated(scored, agreements), _lines(scored, agreements))


def _lines(scored: Scored, agreements: Sequence[Agreement]) -> Iterator[str]:
    """Yield for people a table a judge, and how far any two agree."""
    for path, by_author in scored.items():
        width = max(map(len, by_author)) + 2
        yield f"{path}"
        yield f"{'':{width}}{'solutions':>10}{'open':>6}" + "".join(f"{name:>10}" for name in _HEAD)
        for name, scores in by_author.items():
            rates = "".join(f"{_decimal(rate):>10}" for rate in scores[2:])
            yield f"{name:{width}}{scores.solutions:>10}{scores.inconclusive:>6}{rates}"
    for first, second, alike, beyond in agreements:
        yield f"{first} and {second}: agree on {_decimal(alike)}, kappa {_decimal(beyond)}"


def _stated(scored: Scored, agreements: Sequence[Agreement]) -> dict[str, Any]:
    judges = [
        {"judge": str(path), "scores": {name: _scores(scores) for name, scores in by_author.items()}}
        for path, by_author in scored.items()
    ]
    pairs = [
        {"judges": [str(first), str(second)], "agree": _decimal(alike), "kappa": _decimal(beyond)}
        for first, second, alike, beyond in agreements
    ]
    return {"judges": judges, "agreements": pairs}


def _scores(scores: Scores) -> dict[str, Any]:
    rates = {name: _decimal(rate) for name, rate in zip(_HEAD, scores[2:], strict=True)}
    return {"solutions": scores.solutions, "inconclusive": scores.inconclusive, **rates}


def _decimal(value: Fraction | None) -> str:
    """Return a value to four places, rounded half up, or a dash for None."""
    if value is None:
        return "-"
    scaled = (20_000 * abs(value) + 1) // 2
    return f"{'-' if value < 0 and scaled else ''}{scaled // 10_000}.{scaled % 10_000:04d}"
