"""What a run is, as tables name it: its model, and what tells it from the other runs beside it."""

from collections import Counter
from hashlib import sha256
from typing import Any

import msgspec

from pipeline.evaluating.tables.runs import MeasuredRun, Runs, grouped
from pipeline.evaluating.transcripts.head import RunHead
from seedproof.contract import registry

_LONGEST = 40
"""Characters of a setting that still stand in a name; of longer ones their fingerprint does."""


def model_of(run: MeasuredRun) -> str:
    """Return the name of a run's model, without the name of who serves it."""
    return run.head.solver.model.rpartition("/")[2]


def vendor_of(run: MeasuredRun) -> str:
    """Return who serves a run's model, as far as its name says so."""
    return run.head.solver.model.partition("/")[0] if "/" in run.head.solver.model else "–"


def regime_of(run: MeasuredRun) -> str:
    """Return how many worked examples a run's rows show, as the papers have it: `ZS`, `4S`, `10-shot`."""
    return {0: "ZS", 4: "4S"}.get(run.head.shots, f"{run.head.shots}-shot")


_EVERYWHERE = ("release", "config", "split", "protocol", "control", "scheme")
"""Traits that stand in each name of a table in which they differ, not beside runs of the same model alone."""

_NO_TRAITS = {"format", "benchmark", "version", "rows_sha256", "prompt_sha256", "shots", "seedproof"}
_NO_TRAITS |= {"solver", "kind", "model", "base_url_host"}


def traits_of(head: RunHead) -> dict[str, str]:
    """Return how a run was asked: every field of its head in words, empty where there is nothing to say."""
    asking = registry.benchmark(head.benchmark).asking
    fields = msgspec.structs.asdict(head) | msgspec.structs.asdict(head.solver)
    said = {name: _said(name, value) for name, value in fields.items() if name not in _NO_TRAITS}
    return {
        "release": f"{head.benchmark} {head.version}",
        **said,
        "config": head.config,
        "protocol": head.protocol if len(asking.protocols) > 1 else "",
        "control": "no control" if head.control == "none" else head.control,
        "scheme": head.scheme if len(asking.schemes) > 1 else "",
        "holder": f"holder {head.holder}" if head.holder_version is not None else "",
        "rows": f"{len(head.rows):,} of the rows" if head.rows is not None else "",
        "root_seeds": "fresh rows" if head.root_seeds is not None else "",
    }


def _said(name: str, value: Any) -> str:
    word = name.replace("_", " ")
    if isinstance(value, bool):
        return word if value else f"no {word}"
    if value in (None, "", (), {}):
        return ""
    text = str(value)
    return f"{word} {text if len(text) <= _LONGEST else sha256(text.encode()).hexdigest()[:8]}"


def _usual(head: RunHead) -> RunHead:
    asking = registry.benchmark(head.benchmark).asking
    usual: RunHead = msgspec.structs.replace(
        head, protocol=asking.protocols[0], control="none", scheme=asking.schemes[0]
    )
    return usual


def settings_of(runs: Runs, *apart: str) -> list[str]:
    """Return a name for each run: its model, and in what it differs from the other runs.

    Traits that are `apart` stand elsewhere in the table. A protocol, control or scheme that is not the usual
    one is always said. Runs that were asked alike have the same name.
    """
    by_model = grouped(runs, model_of)
    names: list[str] = []
    for run in runs:
        of_model = by_model[model_of(run)]
        wholes = {each.head.solver.model for each in of_model}
        parts = [model_of(run) if len(wholes) == 1 else run.head.solver.model]
        usual = traits_of(_usual(run.head))
        for name, said in traits_of(run.head).items():
            beside = runs if name in _EVERYWHERE else of_model
            is_shared = all(traits_of(each.head)[name] == said for each in beside)
            if name not in apart and not (is_shared and said == usual[name]):
                parts.append(said)
        names.append(", ".join(filter(None, parts)))
    return names


def names_of(runs: Runs, *apart: str) -> list[str]:
    """Return a name for each run, as `settings_of`; of runs asked alike the second has `#2` behind it."""
    seen: Counter[tuple[str, ...]] = Counter()
    names: list[str] = []
    for run, name in zip(runs, settings_of(runs, *apart), strict=True):
        key = (name, *(traits_of(run.head)[trait] for trait in apart))
        seen[key] += 1
        names.append(name if seen[key] == 1 else f"{name} #{seen[key]}")
    return names


def together(runs: Runs, *apart: str) -> dict[str, list[MeasuredRun]]:
    """Return the runs of a name, such as those of one model in two configs that stand apart."""
    names = iter(names_of(runs, *apart))
    return grouped(runs, lambda _: next(names))


def shared_by(runs: Runs) -> str:
    """Say what all runs of a table have in common."""
    first, *others = [traits_of(run.head) for run in runs]
    shared = [said for name, said in first.items() if all(other[name] == said for other in others)]
    return ", ".join(filter(None, shared))
