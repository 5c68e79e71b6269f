"""What `seedproof evaluate` can be asked for, in groups. Each field is an option of its name.

A group reaches the command as one value, its fields as they were typed or are usual.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from math import isfinite
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_type_hints

import click

from pipeline.evaluating.planning.endpoints import LARGEST_REPLY, RETRIES, TIMEOUT
from pipeline.evaluating.planning.settings import json_object, system_message
from pipeline.evaluating.transcripts.head import MOST_ATTEMPTS, Api
from pipeline.workplace.naming import RELEASE, complete_config
from seedproof.episodes.turns import Holder
from seedproof.record.rows import OWN_SPLIT

Command = TypeVar("Command", bound=Callable[..., Any])


class _Option:
    """The names of an option, `--` and the field's unless it has others, and what click is told of it."""

    def __init__(self, *names: str, **settings: Any) -> None:
        self.names = names
        self.settings = settings


def gathered(group: type) -> Callable[[Command], Command]:
    """Have a command take the options of a group as one argument, called as the group in small letters."""
    declared = {
        name: hint.__metadata__[0] for name, hint in get_type_hints(group, include_extras=True).items()
    }

    def declare(command: Command) -> Command:
        @wraps(command)
        def begin(*arguments: Any, **asked: Any) -> Any:
            of_group = {name: asked.pop(name) for name in declared}
            return command(*arguments, **asked, **{group.__name__.lower(): group(**of_group)})

        for name, option in reversed(declared.items()):
            names = option.names or (f"--{name.replace('_', '-')}",)
            begin = click.option(*names, name, **option.settings)(begin)
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

    release: Annotated[Path | None, _Option(type=RELEASE, help="The folder of the release with the rows.")]
    version: Annotated[str | None, _Option(help="The version of the release.  [default: the newest]")]
    config: Annotated[
        str | None,
        _Option(
            shell_complete=complete_config,
            help="Which rows, and with how many worked examples.  [default: the release's default]",
        ),
    ]
    split: Annotated[str, _Option(default=OWN_SPLIT, show_default=True, help="The split to ask.")]
    sample: Annotated[
        int | None,
        _Option(
            "--sample",
            "--limit",
            type=click.IntRange(1),
            help="Ask so many rows, balanced over families, always the same.",
        ),
    ]
    attempts: Annotated[
        int,
        _Option(type=click.IntRange(1, MOST_ATTEMPTS), default=1, show_default=True, help="Episodes a row."),
    ]
    fresh: Annotated[
        int | None,
        _Option(type=click.IntRange(1, 1000), help="Ask so many fresh sets, each in a folder of --out."),
    ]
    fresh_seeds: Annotated[
        tuple[str, ...],
        _Option(
            "--fresh-seed",
            multiple=True,
            help="The seed of a fresh set, once for each; of a text the transcript has only the SHA-256.",
        ),
    ]
    checkpoint: Annotated[
        int | None, _Option(type=int, help="The number of a training checkpoint, for learning curves.")
    ]


@dataclass(frozen=True, kw_only=True)
class Way:
    """How they are asked."""

    control: Annotated[
        str, _Option(default="none", show_default=True, help="What is changed in what the model gets.")
    ]
    protocol: Annotated[
        str, _Option(default="", help="How turns follow one another.  [default: the benchmark's first]")
    ]
    scheme: Annotated[
        str, _Option(default="", help="Which system message is sent.  [default: the benchmark's first]")
    ]
    system: Annotated[
        str | None,
        _Option(
            metavar="TEXT|@FILE",
            callback=system_message,
            help="A system message of your own, in its place; empty: none. It stands in run.json.",
        ),
    ]
    holder: Annotated[
        Holder,
        _Option(
            type=click.Choice(["strict", "hybrid", "llm"]),
            default="strict",
            show_default=True,
            help="Who reads requests for facts.",
        ),
    ]
    holder_model: Annotated[str | None, _Option(help="The model that reads requests, for hybrid and llm.")]
    no_images: Annotated[bool, _Option(is_flag=True, help="Send no images.")]


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How the model is set. All of them stand in run.json."""

    api: Annotated[
        Api,
        _Option(
            type=click.Choice(["chat", "completions"]),
            default="chat",
            show_default=True,
            help="completions: for base models, one text that the model goes on with.",
        ),
    ]
    temperature: Annotated[float, _Option(type=_Number(0), default=0.0, show_default=True)]
    top_p: Annotated[float | None, _Option(type=_Number(0, 1), help="[default: the provider's]")]
    max_tokens: Annotated[
        int,
        _Option(
            type=click.IntRange(1),
            default=4096,
            show_default=True,
            help="Of one message, its reasoning included.",
        ),
    ]
    stop: Annotated[
        tuple[str, ...],
        _Option(metavar="TEXT", multiple=True, help="Where the model stops; may be repeated."),
    ]
    seed: Annotated[int | None, _Option(type=int, help="For providers that take one.")]
    reasoning_effort: Annotated[
        str | None,
        _Option(
            type=click.Choice(["none", "minimal", "low", "medium", "high", "xhigh", "max"]),
            help="For models that reason.  [default: the provider's]",
        ),
    ]
    extra_body: Annotated[
        Mapping[str, Any],
        _Option(metavar="JSON", callback=json_object, help="An object with further fields of each call."),
    ]


@dataclass(frozen=True, kw_only=True)
class Calls:
    """Where the model answers, and what is borne of it."""

    base_url: Annotated[str | None, _Option(help="Where the model answers, if not where its provider does.")]
    max_connections: Annotated[
        int, _Option(type=click.IntRange(1), default=8, show_default=True, help="Calls at a time.")
    ]
    timeout: Annotated[
        int,
        _Option(
            type=click.IntRange(1), default=TIMEOUT, show_default=True, help="Seconds that a reply may take."
        ),
    ]
    retries: Annotated[
        int,
        _Option(
            type=click.IntRange(0),
            default=RETRIES,
            show_default=True,
            help="Further tries where a call fails.",
        ),
    ]
    largest_reply: Annotated[
        int,
        _Option(
            type=click.IntRange(1_000),
            default=LARGEST_REPLY,
            show_default=True,
            help="The most bytes of a reply.",
        ),
    ]
    anyway: Annotated[
        bool, _Option(is_flag=True, help="Go on with a run though the endpoint names another model.")
    ]


@dataclass(frozen=True, kw_only=True)
class Money:
    """What it costs, and whether that is agreed to."""

    price_in: Annotated[
        float | None,
        _Option(type=_Number(0), help="Dollars for a million tokens sent: the plan has its cost in money."),
    ]
    price_out: Annotated[float | None, _Option(type=_Number(0), help="The same of tokens that come back.")]
    dry_run: Annotated[bool, _Option(is_flag=True, help="Say what would be asked, and ask nothing.")]
    yes: Annotated[bool, _Option(is_flag=True, help="Ask, where that may cost money.")]
