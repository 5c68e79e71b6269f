"""What `seedproof evaluate` can be asked for, in groups. Each field is an option of its name.

A group reaches the command as one value, its fields as they were typed or are usual.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import wraps
from math import isfinite
from pathlib import Path
from typing import Any, TypeVar

import click

from pipeline.evaluating.planning.endpoints import LARGEST_REPLY, RETRIES, TIMEOUT
from pipeline.evaluating.planning.settings import json_object, system_message
from pipeline.evaluating.transcripts.head import MOST_ATTEMPTS, Api
from pipeline.workplace.naming import RELEASE, complete_config
from seedproof.episodes.turns import Holder
from seedproof.record.rows import OWN_SPLIT

_OPTION = "option"

Command = TypeVar("Command", bound=Callable[..., Any])


def _option(*names: str, **settings: Any) -> Any:
    """Return a field that is an option. Without names it is called as the field."""
    return field(metadata={_OPTION: (names, settings)})


def gathered(group: type) -> Callable[[Command], Command]:
    """Have a command take the options of a group as one argument, called as the group in small letters."""
    declared = [(one.name, *one.metadata[_OPTION]) for one in fields(group)]

    def declare(command: Command) -> Command:
        @wraps(command)
        def begin(*arguments: Any, **asked: Any) -> Any:
            of_group = {name: asked.pop(name) for name, _, _ in declared}
            return command(*arguments, **asked, **{group.__name__.lower(): group(**of_group)})

        for name, names, settings in reversed(declared):
            flags = names or (f"--{name.replace('_', '-')}",)
            begin = click.option(*flags, name, **settings)(begin)
        return begin  # type: ignore[return-value]

    return declare


class _Number(click.FloatRange):
    """A number in a range, which is neither infinite nor none at all."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Return the number."""
        number: float = super().convert(value, param, ctx)
        return number if isfinite(number) else self.fail(f"{value!r} is not a number.", param, ctx)


@dataclass(frozen=True, kw_only=True)
class Rows:
    """Which rows are asked, and how often."""

    release: Path | None = _option(type=RELEASE, help="The folder of the release with the rows.")
    version: str | None = _option(help="The version of the release.  [default: the newest]")
    config: str | None = _option(
        shell_complete=complete_config,
        help="Which rows, and with how many worked examples.  [default: the release's default]",
    )
    split: str = _option(default=OWN_SPLIT, show_default=True, help="The split to ask.")
    sample: int | None = _option(
        "--sample",
        "--limit",
        type=click.IntRange(1),
        help="Ask so many rows, balanced over families, always the same.",
    )
    attempts: int = _option(
        type=click.IntRange(1, MOST_ATTEMPTS), default=1, show_default=True, help="Episodes a row."
    )
    fresh: int | None = _option(
        type=click.IntRange(1, 1000), help="Ask so many fresh sets, each in a folder of --out."
    )
    fresh_seeds: tuple[str, ...] = _option(
        "--fresh-seed",
        multiple=True,
        help="The seed of a fresh set, once for each; of a text the transcript has only the SHA-256.",
    )
    checkpoint: int | None = _option(
        type=int, help="The number of a training checkpoint, for learning curves."
    )


@dataclass(frozen=True, kw_only=True)
class Way:
    """How they are asked."""

    control: str = _option(default="none", show_default=True, help="What is changed in what the model gets.")
    protocol: str = _option(
        default="", help="How turns follow one another.  [default: the benchmark's first]"
    )
    scheme: str = _option(default="", help="Which system message is sent.  [default: the benchmark's first]")
    system: str | None = _option(
        metavar="TEXT|@FILE",
        callback=system_message,
        help="A system message of your own, in its place; empty: none. It stands in run.json.",
    )
    holder: Holder = _option(
        type=click.Choice(["strict", "hybrid", "llm"]),
        default="strict",
        show_default=True,
        help="Who reads requests for facts.",
    )
    holder_model: str | None = _option(help="The model that reads requests, for hybrid and llm.")
    no_images: bool = _option(is_flag=True, help="Send no images.")


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How the model is set. All of them stand in run.json."""

    api: Api = _option(
        type=click.Choice(["chat", "completions"]),
        default="chat",
        show_default=True,
        help="completions: for base models, one text that the model goes on with.",
    )
    temperature: float = _option(type=_Number(0), default=0.0, show_default=True)
    top_p: float | None = _option(type=_Number(0, 1), help="[default: the provider's]")
    max_tokens: int = _option(
        type=click.IntRange(1),
        default=4096,
        show_default=True,
        help="Of one message, its reasoning included.",
    )
    stop: tuple[str, ...] = _option(
        metavar="TEXT", multiple=True, help="Where the model stops; may be repeated."
    )
    seed: int | None = _option(type=int, help="For providers that take one.")
    reasoning_effort: str | None = _option(
        type=click.Choice(["none", "minimal", "low", "medium", "high", "xhigh", "max"]),
        help="For models that reason.  [default: the provider's]",
    )
    extra_body: Mapping[str, Any] = _option(
        metavar="JSON", callback=json_object, help="An object with further fields of each call."
    )


@dataclass(frozen=True, kw_only=True)
class Calls:
    """Where the model answers, and what is borne of it."""

    base_url: str | None = _option(help="Where the model answers, if not where its provider does.")
    max_connections: int = _option(
        type=click.IntRange(1), default=8, show_default=True, help="Calls at a time."
    )
    timeout: int = _option(
        type=click.IntRange(1), default=TIMEOUT, show_default=True, help="Seconds that a reply may take."
    )
    retries: int = _option(
        type=click.IntRange(0), default=RETRIES, show_default=True, help="Further tries where a call fails."
    )
    largest_reply: int = _option(
        type=click.IntRange(1_000),
        default=LARGEST_REPLY,
        show_default=True,
        help="The most bytes of a reply.",
    )
    anyway: bool = _option(is_flag=True, help="Go on with a run though the endpoint names another model.")


@dataclass(frozen=True, kw_only=True)
class Money:
    """What it costs, and whether that is agreed to."""

    price_in: float | None = _option(
        type=_Number(0), help="Dollars for a million tokens sent: the plan has its cost in money."
    )
    price_out: float | None = _option(type=_Number(0), help="The same of tokens that come back.")
    dry_run: bool = _option(is_flag=True, help="Say what would be asked, and ask nothing.")
    yes: bool = _option(is_flag=True, help="Ask, where that may cost money.")
