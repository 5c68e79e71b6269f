"""A row by other people's engines: its scripts, and what those that are installed say of them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from pipeline.certifying.deciding import Deciders, decided
from pipeline.certifying.engines import Engine, installed_engines
from pipeline.certifying.making import Made, made
from pipeline.certifying.tallying import covered
from pipeline.certifying.telling import faults_of, told
from seedproof.certifying.rows import can_certify
from seedproof.record.checks import Check, State
from seedproof.record.rows import Row

SECONDS = 0.05
"""What an engine may take for a script: whoever audits a row waits for it."""

MORE_SECONDS = 2.0
"""What it may take for one that none decided so soon, as for a release: the engines are asked in turn."""

NO_NUMBER = "000000"
"""What scripts name instead of the number of a row that is made from a seed alone."""

_NO_ENGINE = "no SMT solver is installed here. To install z3 and cvc5: pip install 'seedproof[certify]'"


@dataclass(frozen=True)
class Panel:
    """The engines that decide the scripts of a benchmark's rows; `deciders` is None where there are none."""

    benchmark: str
    engines: Sequence[Engine]
    deciders: Deciders | None

    def scripted(self, row: Row) -> Iterator[Check]:
        """Name the scripts of a row, and have the engines decide them."""
        if not can_certify(self.benchmark):
            return
        (result,) = made(self.benchmark, [row])
        yield _named(result)
        if result.queries:
            yield self._decided(result)

    def _decided(self, result: Made) -> Check:
        if self.deciders is None:
            return Check("engines", _NO_ENGINE, None)
        said = list(self.deciders.decided(result.queries))
        for engine in self.engines:
            undecided = [each.query for each in said if not each.is_decided]
            said = [each for each in said if each.is_decided]
            said += decided(undecided, [engine], MORE_SECONDS, workers=1)
        faults = list(told(faults_of([], said)))
        names = " or ".join(engine.name for engine in self.engines)
        sentence = f"{names} decides each of {len(said)} queries as claimed"
        return Check("engines", "\n".join(faults) or sentence, State.FAILED if faults else State.PASSED)


@contextmanager
def panel(benchmark: str) -> Iterator[Panel]:
    """Have the installed engines load beside what else is done."""
    engines: list[Engine] = installed_engines() if can_certify(benchmark) else []
    if not engines:
        yield Panel(benchmark, engines, None)
        return
    deciders = Deciders(engines, SECONDS, workers=1)
    with deciders.loading():
        yield Panel(benchmark, engines, deciders)


def _named(result: Made) -> Check:
    if result.unread is not None:
        # A language model's words are read by the model alone. Of our own, `certify` tells it as an error.
        return Check("scripts", f"none: {result.unread}", None)
    names = ", ".join(query.script.query for query in result.queries)
    beyond = [f"beyond: {reason}" for of_family in covered([result]).values() for reason in of_family.beyond]
    return Check("scripts", "\n".join([names, *beyond] if names else beyond), None)
