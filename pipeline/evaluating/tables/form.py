"""A form: a table or figure of a paper, what it needs, and how runs fill it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.tables.figure import Figure
from pipeline.evaluating.tables.identity import model_of
from pipeline.evaluating.tables.table import Table
from seedproof.record.errors import SeedproofError

Runs: TypeAlias = Sequence[ScoredRun]


@dataclass(frozen=True)
class Needs:
    """What runs a form can be filled from."""

    benchmark: str
    said: str
    """In words, such as `two configs of one model`."""
    suffices: Callable[[Runs], bool] = bool
    """Whether some runs of the benchmark are enough."""
    got: Callable[[Runs], str] | None = None
    """What was given instead; the models and configs, unless a form can say it better."""


@dataclass(frozen=True)
class Form:
    """A table or figure by its name, such as `mira-6`."""

    name: str
    title: str
    needs: Needs
    make: Callable[[Runs], Table | Figure]

    def suits(self, runs: Runs) -> bool:
        """Return whether runs can fill the form."""
        own = runs_of(self.needs.benchmark, runs)
        return bool(own) and self.needs.suffices(own)

    def fill(self, runs: Runs) -> Table | Figure:
        """Make the table or figure of runs.

        Raises: SeedproofError when it needs other runs, one line.
        """
        if not self.suits(runs):
            raise SeedproofError(self._lack(runs))
        return self.make(runs)

    def _lack(self, runs: Runs) -> str:
        own = runs_of(self.needs.benchmark, runs)
        got = (self.needs.got or _models_and_configs)(own) if own else "none"
        return f"{self.name}: needs {self.needs.said}, got {got}. Name more runs, or another form: --forms"


def runs_of(benchmark: str, runs: Runs) -> list[ScoredRun]:
    """Return the runs of a benchmark."""
    return [run for run in runs if run.head.benchmark == benchmark]


def filled(name: str, runs: Runs, forms: Mapping[str, Form]) -> Table | Figure:
    """Fill the form of a name.

    Raises: SeedproofError when there is no such form, or it needs other runs.
    """
    if name not in forms:
        raise SeedproofError(f"{name!r} is no form, expected one of: {', '.join(forms)}")
    return forms[name].fill(runs)


def _models_and_configs(runs: Runs) -> str:
    stated = [f"{run.head.config} of {model_of(run)}" for run in runs]
    return ", ".join(dict.fromkeys(stated))
