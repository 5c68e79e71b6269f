"""What a solver scores that is asked as a model would be: whole episodes, turn by turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

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
    plan: Plan, rows: Sequence[Row], solver: Solver, responses: Mapping[str, str]
) -> Mapping[str, Played]:
    """Play an episode of every row, and return the outcomes by the rows' ids.

    `responses` are those to the rows that follow-ups go on from, by id.
    """
    asking = registry.benchmark(plan.benchmark).asking
    return {row["id"]: _played(asking, row, plan, solver, responses) for row in rows}


def accuracy(outcomes: Mapping[str, Played]) -> Shares:
    """Return the mean values of episodes."""
    return shares_of((outcome.family, outcome.value) for outcome in outcomes.values())


def first_request_success(outcomes: Mapping[str, Played]) -> Shares:
    """Return the shares of episodes whose first request was granted."""
    return shares_of((outcome.family, Fraction(int(outcome.granted_first))) for outcome in outcomes.values())


def mean_requests(outcomes: Mapping[str, Played]) -> Shares:
    """Return the mean numbers of requests."""
    return shares_of((outcome.family, Fraction(outcome.requests)) for outcome in outcomes.values())


def _played(asking: Asking, row: Row, plan: Plan, solver: Solver, responses: Mapping[str, str]) -> Played:
    parent = _parent(asking, row, responses)
    episode = play(asking, row, plan, lambda messages: solver(row, messages), parent)
    replies = [turn for turn in episode.turns if turn.role == "holder"]
    response = solver_turns(episode.turns)[-1].text if episode.end == "answer" else ""
    value = score(row, response).value if response else Fraction(0)
    granted = bool(replies) and replies[0].verdict == "OFFER"
    return Played(row["family"], response, value, len(replies), granted)


def _parent(asking: Asking, row: AnyRow, responses: Mapping[str, str]) -> tuple[str, str] | None:
    """Return the id of the row that a follow-up goes on from, and the response to it, if there is one."""
    if asking.follow_ups is None:
        return None
    parent = row[asking.follow_ups.parent]
    return (parent, responses[parent]) if parent in responses else None
