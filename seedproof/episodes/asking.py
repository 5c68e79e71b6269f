"""What a benchmark declares of how it is asked; unless it says otherwise, one question has one answer."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256

import msgspec

from seedproof.episodes.turns import Ask, Done, Message, Plan, Row, Step, Turns, premature_end, solver_turns
from seedproof.record.errors import Misuse
from seedproof.record.names import no_such

PROMPT_VERSION = 1
"""Raised with every change of what is sent."""

Next = Callable[["Asking", Row, Plan, Turns, str | None], Step]
"""(declaration, row, plan, turns so far, the response to the parent of a follow-up): what comes next."""


def question_of(row: Row, plan: Plan) -> Message:
    """Return the question of a row as a message, with its image if it has one and images are sent."""
    has_image = bool(plan.images and row.get("has_image"))
    images = (str(row["image"]),) if has_image else ()
    return Message("user", row["question"], images)


def opening(asking: "Asking", row: Row, plan: Plan) -> tuple[Message, ...]:
    """Return the system message, if there is one, and the question."""
    system = asking.system_message(plan)
    question = question_of(row, plan)
    return (Message("system", system), question) if system else (question,)


def single_answer(asking: "Asking", row: Row, plan: Plan, turns: Turns, parent: str | None) -> Step:
    """Ask once; whatever is said is the answer."""
    said = solver_turns(turns)
    if not said:
        return Ask(opening(asking, row, plan))
    end = premature_end(said[-1])
    if end is not None:
        return Done(end)
    return Done("answer" if said[-1].text.strip() else "no_answer")


@dataclass(frozen=True, kw_only=True)
class FollowUps:
    """Further questions about a row, which are asked only behind a right answer to it."""

    main: str
    """The config with the rows that have follow-ups."""
    config: str
    """The config with the follow-ups."""
    alone: str
    """The control under which they are asked without the rows that they go on from."""
    parent: str = "parent_id"
    """The column that names the row that a follow-up goes on from."""


def _no_system_message(plan: Plan) -> str:
    return ""


def _no_requests(plan: Plan) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class Asking:
    """The declaration of a benchmark's module `asking`. Of several choices the first is the usual one."""

    system: Callable[[Plan], str] = _no_system_message
    """The system message: fixed text; empty: none is sent."""
    follow: Next = single_answer
    """What comes next in an episode."""
    takes_requests: Callable[[Plan], bool] = _no_requests
    """Whether the solver may ask for facts."""
    protocols: tuple[str, ...] = ("single",)
    controls: Mapping[str, str] = field(default_factory=dict)
    """Beside `none`, the controls by name, each with what it changes."""
    meanings: Mapping[str, str] = field(default_factory=dict)
    """What the protocols and the schemes do, by name."""
    open_controls: tuple[str, ...] = ()
    """The controls that say something under the first protocol alone."""
    schemes: tuple[str, ...] = ("default",)
    follow_ups: FollowUps | None = None
    replies: tuple[str, ...] = ()
    """Fixed texts of ours that may be sent later in an episode."""

    def system_message(self, plan: Plan) -> str:
        """Return the system message of a plan: the user's own, or the benchmark's."""
        return self.system(plan) if plan.system is None else plan.system

    def next_step(self, row: Row, plan: Plan, turns: Turns, parent: str | None = None) -> Step:
        """Return what comes next in an episode: a pure function of what was said.

        `parent` is the response to the row that a follow-up goes on from.
        """
        return self.follow(self, row, plan, turns, parent)

    def planned(self, plan: Plan) -> Plan:
        """Return a plan with the usual choices filled in.

        Raises: SeedproofError when the benchmark does not have one of its choices.
        """
        protocol = _chosen("protocol", plan, plan.protocol, self.protocols)
        scheme = _chosen("scheme", plan, plan.scheme, self.schemes)
        controls = ("none", *self.controls)
        _chosen("control", plan, plan.control, controls)
        if plan.control in self.open_controls and protocol != self.protocols[0]:
            raise Misuse(
                f"{plan.benchmark}: --control {plan.control} says nothing under --protocol {protocol}, "
                f"expected --protocol {self.protocols[0]}"
            )
        behind = self.follow_ups
        if behind is not None and plan.config == behind.config and plan.control != behind.alone:
            raise Misuse(
                f"{plan.benchmark}: {behind.config} are asked behind right answers to {behind.main}: "
                f"--config {behind.main}. Alone they are asked with --control {behind.alone}"
            )
        return msgspec.structs.replace(plan, protocol=protocol, scheme=scheme)

    def prompt_sha256(self, plan: Plan) -> str:
        """Return the SHA-256 of all fixed text that an episode of a plan may send beside the row's own."""
        fixed = [self.system_message(plan), *self.replies]
        return sha256(json.dumps(fixed).encode()).hexdigest()


def _chosen(kind: str, plan: Plan, asked: str, choices: tuple[str, ...]) -> str:
    choice = asked or choices[0]
    if choice not in choices:
        raise no_such(f"{plan.benchmark}: has no {kind} {choice!r}", choice, choices)
    return choice
