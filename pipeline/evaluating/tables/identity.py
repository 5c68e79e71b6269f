"""What a run is, as tables name it: its model, and what tells it from the other runs beside it."""

from collections import Counter
from collections.abc import Callable, Mapping
from hashlib import sha256

import msgspec

from pipeline.evaluating.tables.runs import MeasuredRun, Runs, grouped
from pipeline.evaluating.transcripts.head import RunHead
from seedproof.contract import registry

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


def _protocol(head: RunHead) -> str:
    return _choice(head.protocol, registry.benchmark(head.benchmark).asking.protocols)


def _scheme(head: RunHead) -> str:
    return _choice(head.scheme, registry.benchmark(head.benchmark).asking.schemes)


def _choice(chosen: str, choices: tuple[str, ...]) -> str:
    """Return the choice of a run, the usual one where it names none; empty where there is no other."""
    return (chosen or choices[0]) if len(choices) > 1 else ""


def _holder(head: RunHead) -> str:
    if head.holder_version is None:
        return "no holder"
    return " ".join(filter(None, ("holder", head.holder, str(head.holder_version), head.holder_model)))


def _rows(head: RunHead) -> str:
    if head.root_seeds is not None:
        return "fresh rows"
    return "" if head.rows is None else f"{len(head.rows):,} of the rows"


def _setting(name: str) -> Callable[[RunHead], str]:
    """Return what says a setting of the solver; nothing where it was the provider's own."""

    def said(head: RunHead) -> str:
        value = getattr(head.solver, name)
        return "" if value is None else f"{name} {value}"

    return said


def _fingerprint(word: str, text: object) -> str:
    """Return a short sign of a text that is too long for a name; empty where there is none."""
    return f"{word} {sha256(str(text).encode()).hexdigest()[:6]}" if text else ""


TRAITS: Mapping[str, Callable[[RunHead], str]] = {
    "release": lambda head: f"{head.benchmark} {head.version}",
    "config": lambda head: head.config,
    "split": lambda head: f"split {head.split}",
    "protocol": _protocol,
    "control": lambda head: "no control" if head.control == "none" else head.control,
    "scheme": _scheme,
    "holder": _holder,
    "prompt": lambda head: f"prompt {head.prompt_version}",
    "system": lambda head: _fingerprint("own system message", head.system),
    "rows": _rows,
    "images": lambda head: "images" if head.images else "no images",
    "attempts": lambda head: "1 attempt" if head.attempts == 1 else f"{head.attempts} attempts",
    "checkpoint": lambda head: "" if head.checkpoint is None else f"checkpoint {head.checkpoint}",
    **{name: _setting(name) for name in ("temperature", "top_p", "max_tokens", "seed", "reasoning_effort")},
    "api": lambda head: "" if head.solver.api == "chat" else head.solver.api,
    "stop": lambda head: _fingerprint("stop", head.solver.stop),
    "extra_body": lambda head: _fingerprint("extra body", head.solver.extra_body),
}
"""What runs may differ in, each in words; empty where there is nothing to say."""

_EVERYWHERE = ("release", "config", "split", "protocol", "control", "scheme")
"""Traits that stand in each name of a table in which they differ, not beside runs of the same model alone."""


def settings_of(runs: Runs, *apart: str) -> list[str]:
    """Return a name for each run: its model, and in what it differs from the other runs.

    Traits that are `apart` stand elsewhere in the table. A protocol, control or scheme that is not the usual
    one is always said. Runs that were asked alike have the same name.
    """
    models = _models(runs)
    by_model = grouped(runs, model_of)
    traits = {name: said for name, said in TRAITS.items() if name not in apart}
    names: list[str] = []
    for run in runs:
        usual = msgspec.structs.replace(run.head, protocol="", control="none", scheme="")
        parts = [models[run.head.solver.model]]
        for name, said in traits.items():
            beside = runs if name in _EVERYWHERE else by_model[model_of(run)]
            is_shared = len({said(each.head) for each in beside}) == 1
            if not is_shared or said(run.head) != said(usual):
                parts.append(said(run.head))
        names.append(", ".join(filter(None, parts)))
    return names


def names_of(runs: Runs, *apart: str) -> list[str]:
    """Return a name for each run, as `settings_of`; of runs asked alike the second has `#2` behind it."""
    seen: Counter[tuple[str, ...]] = Counter()
    names: list[str] = []
    for run, name in zip(runs, settings_of(runs, *apart), strict=True):
        key = (name, *(TRAITS[trait](run.head) for trait in apart))
        seen[key] += 1
        names.append(name if seen[key] == 1 else f"{name} #{seen[key]}")
    return names


def together(runs: Runs, *apart: str) -> dict[str, list[MeasuredRun]]:
    """Return the runs of a name, such as those of one model in two configs that stand apart."""
    names = iter(names_of(runs, *apart))
    return grouped(runs, lambda _: next(names))


def shared_by(runs: Runs) -> str:
    """Say what all runs of a table have in common."""
    said = [{trait(run.head) for run in runs} for trait in TRAITS.values()]
    return ", ".join(filter(None, (values.pop() for values in said if len(values) == 1)))


def _models(runs: Runs) -> Mapping[str, str]:
    """Return the short name of each model; the whole one where two models have the same short name."""
    wholes = grouped(runs, model_of)
    return {
        run.head.solver.model: short
        if len({each.head.solver.model for each in of}) == 1
        else run.head.solver.model
        for short, of in wholes.items()
        for run in of
    }
