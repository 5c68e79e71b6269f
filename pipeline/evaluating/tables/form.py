"""A form: a table or figure of a paper, what it needs, and how runs fill it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pipeline.evaluating.tables.figure import Figure
from pipeline.evaluating.tables.identity import model_of
from pipeline.evaluating.tables.runs import Runs, runs_of
from pipeline.evaluating.tables.table import Table
from seedproof.record.errors import Misuse
from seedproof.record.names import no_such


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
    beside: str | None = None
    """Another benchmark of which a run of the same model is needed."""

    def hold(self, runs: Runs) -> bool:
        """Return whether runs are enough."""
        own = runs_of(self.benchmark, runs)
        if not own or not self.suffices(own):
            return False
        if self.beside is None:
            return True
        models = {model_of(run) for run in runs_of(self.beside, runs)}
        return any(model_of(run) in models for run in own)

    def lack(self, runs: Runs) -> str:
        """Say what was given instead of what is needed."""
        own = runs_of(self.benchmark, runs)
        if self.beside is not None:
            own = [run for run in runs if run.head.benchmark in (self.benchmark, self.beside)]
            return ", ".join(f"{run.head.benchmark} of {model_of(run)}" for run in own) or "none"
        return (self.got or _models_and_configs)(own) if own else "none"


@dataclass(frozen=True)
class Form:
    """A table or figure by its name, such as `mira-6`."""

    name: str
    title: str
    needs: Needs
    make: Callable[[Runs], Table | Figure]

    def suits(self, runs: Runs) -> bool:
        """Return whether runs can fill the form."""
        return self.needs.hold(runs)

    def fill(self, runs: Runs) -> Table | Figure:
        """Make the table or figure of runs.

        Raises: SeedproofError when it needs other runs, one line.
        """
        if not self.suits(runs):
            raise Misuse(self._lack(runs))
        return self.make(runs)

    def _lack(self, runs: Runs) -> str:
        return (
            f"{self.name}: needs {self.needs.said}, got {self.needs.lack(runs)}. Name other runs, or "
            "another form: seedproof table --forms"
        )


def filled(name: str, runs: Runs, forms: Mapping[str, Form]) -> Table | Figure:
    """Fill the form of a name.

    Raises: SeedproofError when there is no such form, or it needs other runs.
    """
    if name not in forms:
        raise no_such(f"{name!r} is no form", name, forms)
    return forms[name].fill(runs)


def _models_and_configs(runs: Runs) -> str:
    stated = [f"{run.head.config} of {model_of(run)}" for run in runs]
    return ", ".join(dict.fromkeys(stated))
