"""A row by other people's engines: its scripts, and what those that are installed say of them."""

from collections.abc import Iterator

from pipeline.certifying.deciding import decided
from pipeline.certifying.engines import installed_engines
from pipeline.certifying.making import Made, made
from pipeline.certifying.tallying import covered
from pipeline.certifying.telling import faults_of, told
from seedproof.certifying.rows import can_certify
from seedproof.record.checks import Check, State
from seedproof.record.rows import Row

SECONDS = 2.0
"""What an engine may take for a script."""

NO_NUMBER = "000000"
"""What scripts name instead of the number of a row that is made from a seed alone."""

_NO_ENGINE = "none is installed here. To have them decide: pip install 'seedproof[certify]'"


def scripted(benchmark: str, row: Row) -> Iterator[Check]:
    """Name the scripts of a row, and have the installed engines decide them."""
    if not can_certify(benchmark):
        return
    (result,) = made(benchmark, [row])
    yield _named(result)
    if result.queries:
        yield _decided(result)


def _named(result: Made) -> Check:
    if result.unread is not None:
        # A language model's words are read by the model alone. Of our own, `certify` tells it as an error.
        return Check("scripts", f"none: {result.unread}", None)
    names = ", ".join(query.script.query for query in result.queries)
    beyond = [f"beyond: {reason}" for of_family in covered([result]).values() for reason in of_family.beyond]
    return Check("scripts", "\n".join([names, *beyond] if names else beyond), None)


def _decided(result: Made) -> Check:
    engines = installed_engines()
    if not engines:
        return Check("engines", _NO_ENGINE, None)
    said = list(decided(result.queries, engines, SECONDS, workers=1))
    faults = list(told(faults_of([], said)))
    names = " and ".join(engine.name for engine in engines)
    sentence = f"{names} decide {len(said)} scripts as promised"
    return Check("engines", "\n".join(faults) or sentence, State.FAILED if faults else State.PASSED)
