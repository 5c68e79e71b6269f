"""What a solver scores that is asked as a model would be: whole episodes, turn by turn."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import TypeAlias

from pipeline.evaluating.baselines.shares import Shares, shares_of
from pipeline.evaluating.scripted.solver import Solver
from seedproof.contract import registry
from seedproof.episodes.asking import Asking
from seedproof.episodes.playing import play
from seedproof.episodes.turns import Plan, solver_turns
from seedproof.episodes.turns import Row as AnyRow
from seedproof.record.rows import Row
from seedproof.scoring.responses import score


@dataclass(frozen=True)
class Played:
    """The outcome of one episode."""

    family: str
    response: str
    """The response that was scored; empty where the episode has no answer."""
    value: Fraction
    requests: int
    granted_first: bool
    """Whether the first request was granted."""


Outcomes: TypeAlias = Mapping[str, Mapping[str, Played]]
"""The outcomes of episodes by plan, then by the rows' ids."""

_ValueOf: TypeAlias = Callable[[str], Fraction]
"""Returns what a response to a row is worth."""


def plans(benchmark: str, config: str) -> Mapping[str, Plan]:
    """Return every plan without a control, by its name: protocol and scheme, where there are several."""
    asking = registry.benchmark(benchmark).asking
    by_name: dict[str, Plan] = {}
    for protocol in asking.protocols:
        for scheme in asking.schemes:
            several = [
                name
                for name, choices in ((protocol, asking.protocols), (scheme, asking.schemes))
                if len(choices) > 1
            ]
            plan = Plan(benchmark, config, protocol=protocol, scheme=scheme)
            by_name[" ".join(several) or protocol] = plan
    return by_name


def play_all(
    by_plan: Mapping[str, Plan],
    rows: Sequence[Row],
    solvers: Mapping[str, Solver],
    responses: Mapping[str, str],
) -> Mapping[str, Outcomes]:
    """Play an episode of every row by every solver and plan, and return the outcomes by solver.

    `responses` are those to the rows that follow-ups go on from, by id.
    """
    outcomes: dict[str, dict[str, dict[str, Played]]] = {
        solver: {plan: {} for plan in by_plan} for solver in solvers
    }
    # Row by row: what was read in one episode of a row is still known in the next.
    for row in rows:
        value_of = _values_of(row)
        for solver_name, solver in solvers.items():
            for plan_name, plan in by_plan.items():
                outcomes[solver_name][plan_name][row["id"]] = _played(row, plan, solver, responses, value_of)
    return outcomes


def accuracy(outcomes: Mapping[str, Played]) -> Shares:
    """Return the mean values of episodes."""
    return shares_of((outcome.family, outcome.value) for outcome in outcomes.values())


def first_request_success(outcomes: Mapping[str, Played]) -> Shares:
    """Return the shares of episodes whose first request was granted."""
    return shares_of((outcome.family, Fraction(int(outcome.granted_first))) for outcome in outcomes.values())


def mean_requests(outcomes: Mapping[str, Played]) -> Shares:
    """Return the mean numbers of requests."""
    return shares_of((outcome.family, Fraction(outcome.requests)) for outcome in outcomes.values())


def _values_of(row: Row) -> _ValueOf:
    """Return what scores responses to a row; solvers and plans often end in the same one."""

    @cache
    def value(response: str) -> Fraction:
        return score(row, response).value

    return value


def _played(row: Row, plan: Plan, solver: Solver, responses: Mapping[str, str], value_of: _ValueOf) -> Played:
    asking = registry.benchmark(plan.benchmark).asking
    parent = _parent(asking, row, responses)
    episode = play(asking, row, plan, lambda messages: solver(row, messages), parent)
    replies = [turn for turn in episode.turns if turn.role == "holder"]
    response = solver_turns(episode.turns)[-1].text if episode.end == "answer" else ""
    value = value_of(response) if response else Fraction(0)
    granted = bool(replies) and replies[0].verdict == "OFFER"
    return Played(row["family"], response, value, len(replies), granted)


def _parent(asking: Asking, row: AnyRow, responses: Mapping[str, str]) -> tuple[str, str] | None:
    """Return the id of the row that a follow-up goes on from, and the response to it, if there is one."""
    if asking.follow_ups is None:
        return None
    parent = row[asking.follow_ups.parent]
    return (parent, responses[parent]) if parent in responses else None
