"""Why a release can be trusted, in four figures."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

_OPPOSITE = {"sat": "unsat", "unsat": "sat"}

Attestations = Mapping[str, Mapping[str, Any]]


def figures(attestations: Attestations) -> list[tuple[str, str]]:
    """Return the first four figures that the release states, each with what it counts."""
    return list(islice(_figures(attestations), 4))


def _figures(attestations: Attestations) -> Iterator[tuple[str, str]]:
    said = "answers found again by a second method, from the stated facts"
    yield from _checked(attestations, "validate", said)
    yield from _checked(attestations, "cycle", "problems read back from the text alone and solved again")
    if "certify" in attestations:
        yield _solvers(attestations["certify"])
    if "mutate" in attestations:
        kinds = attestations["mutate"]["kinds"].values()
        applied, passed = (sum(found[name] for found in kinds) for name in ("applied", "passed"))
        yield (
            f"{applied:,}",
            f"wrong rows, with an injected error, given to the checks. {_none(passed)} passed.",
        )
    yield from _checked(attestations, "quality", "rows rebuilt from their seeds")


def _checked(attestations: Attestations, gate: str, said: str) -> Iterator[tuple[str, str]]:
    if gate in attestations:
        stated = attestations[gate]
        yield f"{stated['checked']:,}", f"{said}. {_none(stated['findings'])} differed."


def _solvers(stated: Mapping[str, Any]) -> tuple[str, str]:
    refuted = sum(
        counts.get(_OPPOSITE[query["expected"]], 0)
        for query in stated["queries"]
        for counts in query["said"].values()
    )
    solvers = " and ".join(stated["engines"])
    return (
        f"{stated['scripts']['count']:,}",
        f"claims about the rows given to {solvers}, SMT solvers by others. {_none(refuted)} was refuted.",
    )


def _none(count: int) -> str:
    return f"{count:,}" if count else "None"
