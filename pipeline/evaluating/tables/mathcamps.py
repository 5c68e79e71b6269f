"""Tables and figures of MathCAMPS, from runs of curriculum."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.curriculum import drops, largest_drop
from pipeline.evaluating.metrics.measuring import groups_of
from pipeline.evaluating.metrics.values import right
from pipeline.evaluating.statistics import correlation, signed
from pipeline.evaluating.tables.axes import Axis, Choice, Shown, Slice, group, names, showing
from pipeline.evaluating.tables.form import Needs, Paper
from pipeline.evaluating.tables.identity import together, traits_of, vendor_of
from pipeline.evaluating.tables.outside import has_outside, outside_axis, outside_said
from pipeline.evaluating.tables.ranking import Ranking, pareto_share
from pipeline.evaluating.tables.runs import MeasuredRun, Runs, values_of
from pipeline.evaluating.tables.table import Cell, Column, Measure

BENCHMARK = "curriculum"

_LEARNT = Fraction(3, 10)
"""The last accuracy from which on a standard is shown as learnt."""

_GRADES = {"kindergarten": "K", **{str(grade): str(grade) for grade in range(1, 9)}}


def _by_vendor(runs: Runs) -> list[Choice]:
    named = zip(names()(runs), runs, strict=True)
    return [Choice((vendor_of(run), *part.labels), [run]) for part, run in named]


def _main(run: MeasuredRun, standard: str) -> list[Case]:
    """Return the episodes of problems, of a standard if one is named."""
    return [case for case in run.cases if case.is_main and standard in ("", case.row["standard"])]


def _ranking(runs: Runs, standard: str = "") -> Ranking:
    return Ranking.of([_main(run, standard) for run in runs], right, groups_of(BENCHMARK))


def _rankings(runs: Runs) -> dict[str, Ranking]:
    return {standard: _ranking(runs, standard) for standard in runs[0].values("standard")}


def _named_standard(runs: Runs, standard: str) -> str:
    """Return a standard with its description."""
    texts = (case.row["standard_text"] for run in runs for case in _main(run, standard))
    return f"{standard} - {next(texts).rstrip('.')}"


def _rank_changes(runs: Runs) -> list[Choice]:
    overall, rankings = _ranking(runs), _rankings(runs)
    outliers = [_outlier(place, overall, rankings) for place in range(len(runs))]
    there = [rankings[standard] for standard in outliers]

    def of_run(show: Callable[[int], Cell]) -> Shown:
        return lambda at: show([run is at.run for run in runs].index(True))

    rank = Column("", 0, span=True)
    is_apart = ["yes" if overall.is_apart(other, place) else "no" for place, other in enumerate(there)]
    return [
        Choice(("Top outlier skill",), shown=of_run(lambda place: _named_standard(runs, outliers[place]))),
        Choice(("Rank overall",), shown=of_run(overall.rank), column=rank),
        Choice(("Rank there",), shown=of_run(lambda place: there[place].rank(place)), column=rank),
        Choice(("Beyond chance",), shown=of_run(is_apart.__getitem__)),
    ]


def _outlier(place: int, overall: Ranking, rankings: Mapping[str, Ranking]) -> str:
    """Return the standard of a model's largest rank change; of equal ones that of the larger in accuracy."""

    def size(standard: str) -> tuple[Fraction, Fraction]:
        there = rankings[standard]
        moved = there.rank(place).value - overall.rank(place).value
        return abs(moved), abs(there.values[place] - overall.values[place])

    return max(rankings, key=size)


def _pareto(runs: Runs) -> str:
    share = pareto_share(list(_rankings(runs).values()))
    return (
        f"In {signed(100 * share, 2)} % of the pairs of models one is at least as good on all standards and "
        "better on one, by the accuracies as they are."
    )


def _at_largest_drop(runs: Runs) -> Iterator[Choice]:
    for part, run in zip(names()(runs), runs, strict=True):
        drop = largest_drop(drops(run.scored, run.cases))
        yield Choice(part.labels, [run], "standard", "" if drop is None else drop.standard)


def _follow_ups(at: Slice) -> int:
    asked = at.run.estimate("follow_ups")
    return 0 if asked is None else asked.n


def _grades_with_follow_ups(runs: Runs) -> list[Choice]:
    return [
        Choice(("K" if grade == "kindergarten" else f"grade {grade}",), group="grade", value=grade)
        for grade in values_of("grade", runs)
        if any(run.cell("accuracy_where_follow_ups", "grade", grade) for run in runs)
    ]


def _trained(runs: Runs) -> dict[str, list[MeasuredRun]]:
    """Return the runs of models at several checkpoints, in their order."""
    known = [run for run in runs if run.head.checkpoint is not None]
    by_model = together(sorted(known, key=lambda run: run.head.checkpoint or 0), "checkpoint")
    return {model: of_model for model, of_model in by_model.items() if len(of_model) > 1}


def _checkpoints(runs: Runs) -> Iterator[Choice]:
    for model, of_model in _trained(runs).items():
        for run in of_model:
            yield Choice((model, str(run.head.checkpoint)), [run])


def _standards_learnt(runs: Runs) -> list[Choice]:
    """Return the standards whose last accuracy is high enough to be shown, each with its models' runs."""
    learnt: dict[str, list[MeasuredRun]] = {}
    for of_model in _trained(runs).values():
        for standard in of_model[-1].values("standard"):
            last = of_model[-1].cell("accuracy", "standard", standard)
            if last is not None and last.value >= _LEARNT:
                learnt.setdefault(standard, []).extend(of_model)
    return [Choice((standard,), of_models, "standard", standard) for standard, of_models in learnt.items()]


def _correlation(runs: Runs) -> str:
    known = [(next(iter(run.outside.values())), run.cell("accuracy")) for run in runs]
    pairs = [(number, cell.value) for number, cell in known if cell is not None]
    found = correlation([number for number, _ in pairs], [value for _, value in pairs])
    if found is None:
        return "no correlation: a column does not vary"
    return (
        f"Pearson {signed(found.pearson, 3)}, Spearman {signed(found.spearman, 3)}, {found.n} models, "
        f"p = {signed(found.p, 4)} by permutation"
    )


_PRICES = ("price in", "price out")
"""US dollars for a million tokens that are sent, and that come back: columns of --against."""

_MILLION = 1_000_000


def _is_counted(run: MeasuredRun) -> bool:
    has_usage = any(line.input_tokens is not None for line in run.scored.scored)
    return has_usage and all(price in run.outside for price in _PRICES)


def _counted(at: Slice) -> list[tuple[int, int]]:
    """Return the tokens in and out of each episode of which the provider counted them."""
    return [
        (line.input_tokens, line.output_tokens or 0)
        for line in at.run.scored.scored
        if line.input_tokens is not None
    ]


def _cost(at: Slice) -> Fraction:
    price_in, price_out = (at.run.outside[price] for price in _PRICES)
    tokens = _counted(at)
    whole = sum(sent * price_in + received * price_out for sent, received in tokens)
    return Fraction(whole) / _MILLION


_COSTS: Mapping[str, Shown] = {
    "Episodes": lambda at: len(at.run.scored.scored),
    "counted": lambda at: len(_counted(at)),
    "Tokens in": lambda at: sum(sent for sent, _ in _counted(at)),
    "Tokens out": lambda at: sum(received for _, received in _counted(at)),
    "USD": lambda at: Measure(_cost(at)),
    "USD per problem": lambda at: Measure(_cost(at) / len(_counted(at))),
}


_DROPS: Mapping[str, Shown] = {
    "Acc. with follow-ups": lambda at: at.run.cell("accuracy_with_follow_ups"),
    "Largest drop": lambda at: _named_standard(at.runs, at.value) if at.value else None,
}


AXES: dict[str, Axis] = {
    "vendor and run": _by_vendor,
    "average": lambda runs: [Choice(("–", "Avg. Performance"))] if len(runs) > 1 else [],
    "grade": group("grade", _GRADES),
    "rank change": _rank_changes,
    "run at its largest drop": _at_largest_drop,
    "overall": showing(_DROPS),
    "follow-ups": showing({"Total FUPs seen": _follow_ups}),
    "cost": showing(_COSTS),
    "checkpoint": _checkpoints,
    "standard learnt": _standards_learnt,
    "number from elsewhere": outside_axis,
    "grade with follow-ups": _grades_with_follow_ups,
}

NEEDS = {
    "run": Needs(BENCHMARK, "a run of curriculum"),
    "two models": Needs(BENCHMARK, "runs of two models of curriculum", least=2),
    "two checkpoints": Needs(
        BENCHMARK,
        "two checkpoints of one model of curriculum",
        counts=lambda run: run.head.checkpoint is not None,
        differ=lambda run: run.head.checkpoint,
        apart=("checkpoint",),
        got=lambda run: traits_of(run.head)["checkpoint"] or "no checkpoint",
    ),
    "numbers from elsewhere": Needs(
        BENCHMARK,
        "three models of curriculum, and a number of each: --against FILE.csv",
        counts=has_outside,
        least=3,
        got=outside_said,
    ),
    "tokens and prices": Needs(
        BENCHMARK,
        "a run of curriculum whose tokens the provider counted, and its prices: --against FILE.csv with the "
        f"columns model, {', '.join(_PRICES)}",
        counts=_is_counted,
        got=outside_said,
    ),
}

FACTS = {"pareto winners": _pareto, "correlation": _correlation}

PAPER = Paper("MathCAMPS", AXES, NEEDS, FACTS, Column())
