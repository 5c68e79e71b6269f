"""Tables and figures of MIRA-MATH, from runs of missing_fact."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import product

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.measuring import groups_of
from pipeline.evaluating.metrics.plans import takes_requests
from pipeline.evaluating.metrics.values import flag, right
from pipeline.evaluating.tables.axes import (
    Axis,
    Choice,
    Shown,
    Slice,
    Varying,
    group,
    models,
    names,
    showing,
    trait,
)
from pipeline.evaluating.tables.form import Needs, Paper
from pipeline.evaluating.tables.identity import regime_of, vendor_of
from pipeline.evaluating.tables.ranking import paired
from pipeline.evaluating.tables.runs import Runs, grouped, values_of
from pipeline.evaluating.tables.table import Cell, Column, cell_of
from pipeline.evaluating.transcripts.head import RunHead

BENCHMARK = "missing_fact"


def _by_shots(axis: Varying) -> Varying:
    """Return an axis of runs in the paper's order: first those without worked examples."""
    return lambda runs: axis(sorted(runs, key=lambda run: run.head.shots))


_MODEL = _by_shots(models("config"))
_REGIME = _by_shots(trait(regime_of))
_TYPE_IN_WORDS = group("type", {"A": "Type A", "B": "Type B"})


def _family(runs: Runs) -> list[Choice]:
    """Return a choice for each family, by type, then by name."""
    families = sorted({(case.row["family_type"], case.row["family"]) for run in runs for case in run.cases})
    return [Choice((family, kind), group="family", value=family) for kind, family in families]


def _by_regime(runs: Runs) -> Iterator[Choice]:
    """Yield the runs of a name together, or each alone where two have as many worked examples."""
    for part in _MODEL(runs):
        of_name = part.runs or ()
        if len(grouped(of_name, regime_of)) == len(of_name):
            yield part
        else:
            yield from (Choice((f"{part.labels[0]}, {run.head.config}",), [run]) for run in of_name)


def _with_several_regimes(runs: Runs) -> list[Choice]:
    return [part for part in _MODEL(runs) if len(grouped(part.runs or (), regime_of)) > 1]


def _families_and_averages(runs: Runs) -> Iterator[Choice]:
    families = _family(runs)
    for kind in values_of("type", runs):
        yield from (family for family in families if family.labels[1] == kind)
        yield Choice((f"Type {kind} average", kind), group="type", value=kind)
    yield Choice(("Overall", ""))


def _ends(runs: Runs) -> list[Choice]:
    regimes = list(_REGIME(runs))
    return [regimes[0], regimes[-1]]


def _change(name: str, title: str, of: Callable[[Case], int]) -> Axis:
    """Return how a metric changes from the fewest worked examples to the most; None where it has no value."""

    def change(at: Slice) -> Cell:
        by_shots = sorted(at.runs, key=lambda run: run.head.shots)
        ends = (by_shots[0], by_shots[-1])
        if any(run.cell(name, at.group, at.value) is None for run in ends):
            return None
        before, after = (run.part(at.group, at.value) for run in ends)
        between = paired(before, after, of, groups_of(BENCHMARK))
        return None if between is None else cell_of(between.estimate)

    return Choice((title,), shown=change, column=Column(change=True))


_ROLES = {
    "right": "The solver asks for the missing fact, gets it, and computes the answer.",
    "hint_wrong": "The solver gets the missing fact, and its answer is wrong: integration failed.",
    "wrong_slot": "The solver sees that something is missing, and asks for other facts.",
    "unread_only": "No request names one fact by its symbol, so that none was understood.",
    "no_request": "The solver answers without asking.",
    "no_answer": "The episode ends without an answer.",
    "not_in_the_asked_form": "The solver answers in another form than the task asks for.",
    "undecided": "The solver answers in a form that could not be decided.",
    "imagined_reply": "The solver writes the holder's reply itself.",
    "wrong_answer": "The solver has all facts, and its answer is wrong.",
    "budget": "The solver asks on when no requests are left.",
    "cut": "A message of the solver is longer than it may be.",
    "overflow": "The conversation is longer than the model's context.",
    "refused": "A filter of the provider ends the episode.",
    "endpoint_error": "The endpoint failed.",
}
"""What an episode of a class tells, by the class."""


def _class_of(case: Case) -> str:
    return case.scored.error_class or "right"


def _first_of_class(runs: Runs) -> Iterator[Choice]:
    for named in names()(runs):
        (run,) = named.runs or ()
        first = {_class_of(case): case for case in reversed(run.cases)}
        classes = sorted(first, key=lambda name: [*_ROLES, name].index(name))
        for number, name in enumerate(classes, start=1):
            yield Choice((*named.labels, f"T{number}", name), [run], only=first[name])


_EXAMPLE: Mapping[str, Shown] = {
    "Example family": lambda at: str(at.case.row["family"]),
    "Instance": lambda at: at.case.scored.id,
    "Offers": lambda at: at.case.scored.offers,
    "Declines": lambda at: at.case.scored.declines,
    "Unread": lambda at: at.case.scored.unread,
    "Diagnostic role": lambda at: _ROLES.get(_class_of(at.case)),
}


def _said(of: Callable[[RunHead], object]) -> Shown:
    """Return what says a setting in words; nothing where it was the provider's own."""
    return lambda at: None if of(at.run.head) is None else str(of(at.run.head))


def _budget(at: Slice) -> Cell:
    """Return how many requests there may be by difficulty; None where nobody can be asked."""
    if not takes_requests(at.run.head):
        return None
    budgets = {case.row["difficulty"]: case.row.get("budget") for case in at.run.cases}
    return " / ".join(f"{budgets[level]} at difficulty {level}" for level in sorted(budgets))


_SETTINGS: Mapping[str, Shown] = {
    "Responder (Agent B)": _said(
        lambda head: f"{head.holder} {head.holder_version or ''} {head.holder_model or ''}".strip()
    ),
    "Decoding temperature": _said(lambda head: head.solver.temperature),
    "Max new tokens": _said(lambda head: head.solver.max_tokens),
    "Request budget (max attempts)": _budget,
    "Runs per instance": _said(lambda head: head.attempts),
    "Inference-time seed": _said(lambda head: head.solver.seed),
    "Dataset": _said(lambda head: f"{head.benchmark} {head.version}, {head.config}, {head.split}"),
    "Instances": lambda at: len(at.run.scored.rows),
    "Dataset SHA-256": _said(lambda head: head.rows_sha256),
    "Protocol / method": _said(lambda head: f"{head.protocol}, {head.control}"),
    "Prompt version": _said(lambda head: head.prompt_version),
}


def _days(at: Slice) -> Cell:
    """Return the days from the first call of a run to its last one."""
    days = sorted(time[:10] for wave in at.run.waves for time in (wave.started, wave.finished) if time)
    return " to ".join(dict.fromkeys((days[0], days[-1]))) if days else None


_MODELS: Mapping[str, Shown] = {
    "Exact model ID": lambda at: at.run.head.solver.model,
    "Backend": lambda at: at.run.head.solver.base_url_host or vendor_of(at.run),
    "Run dates": _days,
}


def _type_by_regime(runs: Runs) -> list[Choice]:
    return [
        replace(kind, labels=(f"{kind.labels[0]} {regime.labels[0]}",), runs=regime.runs)
        for regime, kind in product(_REGIME(runs), _TYPE_IN_WORDS(runs))
    ]


AXES: dict[str, Axis] = {
    "run and config": _by_shots(names("config")),
    "model": _MODEL,
    "model by regime": _by_regime,
    "model with several regimes": _with_several_regimes,
    "config": _by_shots(trait(lambda run: run.head.config.replace("_", "-"))),
    "regime": _REGIME,
    "first and last regime": _ends,
    "type": group("type", {"A": "A", "B": "B"}),
    "type in words": _TYPE_IN_WORDS,
    "type by regime": _type_by_regime,
    "difficulty": group("difficulty", {"1": "D1", "2": "D2", "3": "D3"}),
    "family": group("family"),
    "family and type": _family,
    "families and averages": _families_and_averages,
    "count": showing({"n": lambda at: max(len(run.part(at.group, at.value)) for run in at.runs)}),
    "change of accuracy": _change("accuracy", "Acc Δ", right),
    "change of first requests": _change(
        "first_request_success", "1st-req Δ", lambda case: flag(case.scored.first is True)
    ),
    "first of each class": _first_of_class,
    "example": showing(_EXAMPLE),
    "setting": showing(_SETTINGS),
    "exact model": showing(_MODELS),
}

NEEDS = {
    "run": Needs(BENCHMARK, "a run of missing_fact"),
    "two configs": Needs(
        BENCHMARK,
        "two configs of one model, such as zero_shot and four_shot, asked alike",
        differ=regime_of,
        apart=("config",),
    ),
}

PAPER = Paper("MIRA-MATH", AXES, NEEDS, {}, Column())
