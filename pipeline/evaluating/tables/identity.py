"""What a run is, as tables name it: its model, and what tells it from the other runs beside it."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from pipeline.evaluating.tables.runs import MeasuredRun
from pipeline.evaluating.transcripts.head import RunHead

_SHORT = {0: "ZS", 4: "4S"}
"""The papers' names of prompts without worked examples and with four of them."""


def model_of(run: MeasuredRun) -> str:
    """Return the name of a run's model, without the name of who serves it."""
    return run.head.solver.model.rpartition("/")[2]


def vendor_of(run: MeasuredRun) -> str:
    """Return who serves a run's model, as far as its name says so."""
    return run.head.solver.model.partition("/")[0] if "/" in run.head.solver.model else "–"


def regime_of(run: MeasuredRun) -> str:
    """Return how many worked examples a run's rows show: `ZS`, `4S`, `10-shot`."""
    return _SHORT.get(run.head.shots, f"{run.head.shots}-shot")


TRAITS: Mapping[str, Callable[[RunHead], object]] = {
    "": lambda head: f"{head.benchmark} {head.version}",
    "config ": lambda head: head.config,
    "split ": lambda head: head.split,
    "protocol ": lambda head: head.protocol,
    "control ": lambda head: head.control,
    "scheme ": lambda head: head.scheme,
    "holder ": lambda head: f"{head.holder} {head.holder_version}",
    "prompt ": lambda head: head.prompt_version,
    "images ": lambda head: "yes" if head.images else "no",
    "attempts ": lambda head: head.attempts,
    "checkpoint ": lambda head: head.checkpoint,
    "temperature ": lambda head: head.solver.temperature,
    "top_p ": lambda head: head.solver.top_p,
}
"""What runs of one model may differ in, by the word that is written before it."""


def labels_of(runs: Sequence[MeasuredRun]) -> list[str]:
    """Return a name for each run: its model, with what differs among the runs of that model in brackets."""
    by_model = grouped(runs, model_of)
    labels: list[str] = []
    for run in runs:
        beside = by_model[model_of(run)]
        differing = [
            f"{word}{_said(trait(run.head))}"
            for word, trait in TRAITS.items()
            if len({str(trait(each.head)) for each in beside}) > 1
        ]
        labels.append(f"{model_of(run)} ({', '.join(differing)})" if differing else model_of(run))
    return labels


def without_config(run: MeasuredRun, label: str) -> str:
    """Return a run's label without its config, for tables in which configs have a column of their own."""
    config = f"config {run.head.config}"
    for phrase in (f" ({config})", f"{config}, ", f", {config}"):
        label = label.replace(phrase, "")
    return label


def _said(value: object) -> str:
    return "unset" if value is None else str(value)


def grouped(runs: Iterable[MeasuredRun], trait: Callable[[MeasuredRun], str]) -> dict[str, list[MeasuredRun]]:
    """Return runs by a trait, in the order in which its values come."""
    groups: dict[str, list[MeasuredRun]] = {}
    for run in runs:
        groups.setdefault(trait(run), []).append(run)
    return groups
