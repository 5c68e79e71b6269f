"""Requests for what the notes already state."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pipeline.evaluating.metrics.requests import Row, exchanges
from seedproof.episodes.turns import Turns
from seedproof.record.json_text import value_of


@dataclass(frozen=True)
class _Fact:
    """How the values of a fact are named by slots: one of several values by its indices or keys."""

    slot: str
    """With `{}` for each index."""
    start: int = 0
    """The index of the first value."""
    by_value: bool = False
    """Whether values themselves stand for the index."""
    known: int | None = None
    """How many values the notes state, where what lies behind them is withheld under another name."""


_FACTS: Mapping[str, Mapping[str, tuple[_Fact, ...]]] = {
    "birth_death_missing_rate": {"birth": (_Fact("lambda_{}"),), "death": (_Fact("mu_{}", start=1),)},
    "circuit_missing_resistance": {"resistances": (_Fact("{}"),)},
    "crt_reconstruction": {
        "moduli": (_Fact("congruence_{}", start=1), _Fact("congruence_modulo_{}", by_value=True, known=2)),
    },
    "deconvolution": {"kernel": (_Fact("h_{}"),), "outputs": (_Fact("y_{}"),)},
    "discrete_tomography": {"row_sums": (_Fact("row_sum_{}"),), "column_sums": (_Fact("column_sum_{}"),)},
    "eigenvector_missing_entry": {"matrix": (_Fact("M_{}_{}"),), "eigenvector": (_Fact("v_{}"),)},
    "laplace_grid": {"boundary": (_Fact("u_{}_{}"),)},
    "linear_system_missing_coeff": {"A": (_Fact("A_{}_{}"),), "b": (_Fact("b_{}"),)},
    "markov_missing_transition": {"P": (_Fact("P_{}_{}"),)},
    "phase_retrieval": {"magnitudes": (_Fact("magnitude_{}"),)},
    "poly_interpolation": {"nodes": (_Fact("p_{}", by_value=True),)},
    "portfolio_variance_missing_corr": {
        "weights": (_Fact("w_{}"),),
        "sigmas": (_Fact("sigma_{}"),),
        "correlations": (_Fact("rho_{}_{}"),),
    },
    "rankdef_linear_shared": {"equations": (_Fact("equation_{}", start=1),)},
    "steady_state_missing_emission": {"P": (_Fact("P_{}_{}"),), "E": (_Fact("e_{}_{}"),)},
}
"""By family, how its facts are named where their names are no slots themselves."""


def asks_for_given(row: Row, turns: Turns) -> int:
    """Return how many declined requests name a quantity that the notes state."""
    slots = [reply.slot for _, reply in exchanges(turns) if reply.verdict == "DECLINE" and reply.slot]
    if not slots:
        return 0
    given = given_slots(row)
    return sum(1 for slot in slots if slot in given)


def given_slots(row: Row) -> frozenset[str]:
    """Return the slots of all facts of a row but those that are withheld."""
    facts: Mapping[str, Any] = value_of(row["facts"])
    named = _FACTS.get(row["family"], {})
    slots = set(facts)
    for name, ways in named.items():
        for way in ways:
            slots.update(_slots(facts[name], way))
    withheld = {held["slot"] for held in row["held"]}
    return frozenset(slots - withheld)


def _slots(values: Any, fact: _Fact) -> Iterator[str]:
    """Yield the slots of the values of a fact: a list, a list of lists, or an object by index."""
    if isinstance(values, Mapping):
        for key in values:
            yield fact.slot.format(*key.split(","))
        return
    for position, value in enumerate(values[: fact.known], start=fact.start):
        if fact.by_value:
            yield fact.slot.format(value)
        elif isinstance(value, list) and fact.slot.count("{}") > 1:
            for column in range(len(value)):
                yield fact.slot.format(position, column)
        else:
            yield fact.slot.format(position)
