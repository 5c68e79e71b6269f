"""Why a release can be trusted, in four figures."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

_CHECKED = {
    "validate": "answers found again by a second method, from the stated facts. {} differed.",
    "cycle": "problems read back from the text alone and solved again. {} differed.",
    "certify": "claims about the rows, each given to third-party SMT solvers. {} was refuted.",
    "mutate": "wrong rows, each with an injected error, given to the checks. {} passed.",
    "quality": "rows rebuilt from their seeds. {} differed.",
}


def reasons(attestations: Mapping[str, Mapping[str, Any]]) -> list[tuple[str, str]]:
    """Return the first four figures that the release states, each with what it counts."""
    return list(islice(_reasons(attestations), 4))


def _reasons(attestations: Mapping[str, Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    for name, said in _CHECKED.items():
        if name in attestations:
            checked, wrong = _counts(name, attestations[name])
            yield f"{checked:,}", said.format(f"{wrong:,}" if wrong else "None")


def _counts(name: str, stated: Mapping[str, Any]) -> tuple[int, int]:
    """Return how many were checked, and how many were wrong."""
    if name == "certify":
        wrong = {"sat": "unsat", "unsat": "sat"}
        said = (
            (wrong[query["expected"]], counts)
            for query in stated["queries"]
            for counts in query["said"].values()
        )
        return stated["scripts"]["count"], sum(counts.get(opposite, 0) for opposite, counts in said)
    if name == "mutate":
        kinds = stated["kinds"].values()
        return sum(found["applied"] for found in kinds), sum(found["passed"] for found in kinds)
    return stated["checked"], stated["findings"]
