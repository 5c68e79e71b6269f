"""The file of MIRA-Math's typed release, which its validator, runners and scorer read."""

from collections.abc import Mapping
from typing import Any

from pipeline.exporting.form import Form, Record
from pipeline.exporting.mira import equations, grids, probability, sequences
from pipeline.exporting.mira.instance import Constraint, Instance, Problem
from seedproof.record.json_text import value_of

FAMILIES = {
    "bayes_missing_prior": probability.bayes_missing_prior,
    "birth_death_missing_rate": probability.birth_death_missing_rate,
    "circuit_missing_resistance": grids.circuit_missing_resistance,
    "crt_reconstruction": sequences.crt_reconstruction,
    "deconvolution": sequences.deconvolution,
    "discrete_tomography": grids.discrete_tomography,
    "eigenvector_missing_entry": grids.eigenvector_missing_entry,
    "geometry_coordinates": equations.geometry_coordinates,
    "graph_path_sums": equations.graph_path_sums,
    "laplace_grid": grids.laplace_grid,
    "linear_system_missing_coeff": equations.linear_system_missing_coeff,
    "linear_system_separator": equations.linear_system_separator,
    "markov_missing_transition": probability.markov_missing_transition,
    "matrix_completion": grids.matrix_completion,
    "moment_problem": equations.moment_problem,
    "phase_retrieval": sequences.retrieval_of_phases,
    "piecewise_missing_threshold": sequences.piecewise_missing_threshold,
    "poly_interpolation": sequences.poly_interpolation,
    "portfolio_variance_missing_corr": probability.portfolio_variance_missing_corr,
    "rankdef_linear_shared": equations.rankdef_linear_shared,
    "recurrence_missing_init": sequences.recurrence_missing_init,
    "steady_state_missing_emission": probability.steady_state_missing_emission,
}


def record(row: Mapping[str, Any]) -> Record:
    """Return an instance with its two agents and its one atomic hint."""
    problem = Problem(
        facts=value_of(row["facts"]),
        answer=row["answer"],
        slot=row["hint_slot"],
        accepted=tuple(row["accepted_slots"]),
        other_answer=row["witnesses"][0]["answer"],
    )
    instance = FAMILIES[row["family"]](problem)
    sentences = {held["slot"]: held["hint"] for held in row["held"]}
    (hint, *_) = instance.held.values()
    return {
        "id": row["id"].removeprefix("missing_fact/").replace("/", "-"),
        "family": row["family"],
        "difficulty": row["difficulty"],
        "n_agents": 2,
        "answer_type": instance.answer_type,
        "global_solution": instance.solution,
        "global_metadata": instance.metadata,
        "agent_views": [
            _view("A", instance, row["view"], instance.known),
            _view("B", instance, [sentences[slot] for slot in instance.held], list(instance.held.values())),
        ],
        "minimal_hint_spec": {"k_min": 1, "atomic_hints": [_atomic(hint)]},
    }


def _view(agent: str, instance: Instance, texts: list[str], constraints: list[Constraint]) -> Record:
    return {
        "agent_id": agent,
        "private_data": {
            "unknowns": instance.unknowns,
            "externals": [],
            "constraints_text": texts,
            "constraints_machine": constraints,
        },
    }


def _atomic(constraint: Constraint) -> Record:
    """Return a constraint as a hint, in which `type` is named `kind`."""
    values = {name: value for name, value in constraint.items() if name != "type"}
    return {
        "hint_id": "h1",
        "kind": constraint["type"],
        **values,
        "providers": ["B"],
        "consumers": ["A"],
    }


FORM = Form(
    name="mira",
    benchmark="missing_fact",
    file="jsonl",
    fields={
        "id": "string",
        "family": "string",
        "difficulty": "number",
        "n_agents": "number",
        "answer_type": "string",
        "global_solution": "object",
        "global_metadata": "object",
        "agent_views": "array",
        "minimal_hint_spec": "object",
    },
    record=record,
    configs=("zero_shot",),
    needs=("held",),
)
