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

    release: Annotated[Path | None, _Option(type=RELEASE, help="Release folder.")]
    version: Annotated[str | None, _Option(help="Version of the release.  [default: the newest]")]
    config: Annotated[
        str | None,
        _Option(
            shell_complete=complete_config,
            help="Config, which sets the rows and the worked examples.  [default: the release's default]",
        ),
    ]
    split: Annotated[str, _Option(default=OWN_SPLIT, show_default=True, help="Split to run on.")]
    sample: Annotated[
        int | None,
        _Option(
            "--sample",
            "--limit",
            type=click.IntRange(1),
            help="Run on this many rows, a fixed sample balanced over families.",
        ),
    ]
    attempts: Annotated[
        int,
        _Option(
            type=click.IntRange(1, MOST_ATTEMPTS), default=1, show_default=True, help="Attempts per row."
        ),
    ]
    fresh: Annotated[
        int | None,
        _Option(
            type=click.IntRange(1, 1000),
            help="Make this many sets of --sample new rows, each in its own subfolder.",
        ),
    ]
    fresh_seeds: Annotated[
        tuple[str, ...],
        _Option(
            "--fresh-seed",
            multiple=True,
            help="With --fresh: seed of a set; repeatable; a text is saved only as a hash.",
        ),
    ]
    checkpoint: Annotated[
        int | None, _Option(type=int, help="Number of the training checkpoint, for learning curves.")
    ]


@dataclass(frozen=True, kw_only=True)
class Way:
    """How they are asked."""

    control: Annotated[
        str,
        _Option(
            default="none", show_default=True, help="Ablation: change what the model is given; see below."
        ),
    ]
    protocol: Annotated[
        str, _Option(default="", help="Rules of the dialogue; see below.  [default: the benchmark's first]")
    ]
    scheme: Annotated[
        str,
        _Option(
            default="",
            help="Prompt template: the system message; see below.  [default: the benchmark's first]",
        ),
    ]
    system: Annotated[
        str | None,
        _Option(
            metavar="TEXT|@FILE",
            callback=system_message,
            help="System message to use instead of a template, saved in run.json; empty for none.",
        ),
    ]
    holder: Annotated[
        Holder,
        _Option(
            type=click.Choice(["strict", "hybrid", "llm"]),
            default="strict",
            show_default=True,
            help="Who reads requests: a grammar, a model where the grammar fails, or a model alone.",
        ),
    ]
    holder_model: Annotated[
        str | None, _Option(help="Model that reads requests, for --holder hybrid and llm.")
    ]
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
            help="API to call; completions is for base models, which continue a text.",
        ),
    ]
    temperature: Annotated[
        float, _Option(type=_Number(0), default=0.0, show_default=True, help="Sampling temperature.")
    ]
    top_p: Annotated[
        float | None, _Option(type=_Number(0, 1), help="Nucleus sampling.  [default: the provider's]")
    ]
    max_tokens: Annotated[
        int,
        _Option(
            type=click.IntRange(1),
            default=4096,
            show_default=True,
            help="Maximum number of tokens in one message, including reasoning.",
        ),
    ]
    stop: Annotated[
        tuple[str, ...],
        _Option(metavar="TEXT", multiple=True, help="Text that ends a message; repeatable."),
    ]
    seed: Annotated[int | None, _Option(type=int, help="Sampling seed, for providers that accept one.")]
    reasoning_effort: Annotated[
        str | None,
        _Option(
            type=click.Choice(["none", "minimal", "low", "medium", "high", "xhigh", "max"]),
            help="Reasoning effort.  [default: the provider's]",
        ),
    ]
    extra_body: Annotated[
        Mapping[str, Any],
        _Option(metavar="JSON", callback=json_object, help="JSON object with further fields for each call."),
    ]


@dataclass(frozen=True, kw_only=True)
class Calls:
    """Where the model answers, and what is borne of it."""

    base_url: Annotated[str | None, _Option(help="Address of the model, instead of the provider's.")]
    max_connections: Annotated[
        int,
        _Option(
            type=click.IntRange(1), default=8, show_default=True, help="Maximum number of simultaneous calls."
        ),
    ]
    timeout: Annotated[
        int,
        _Option(
            type=click.IntRange(1), default=TIMEOUT, show_default=True, help="Seconds to wait for a reply."
        ),
    ]
    retries: Annotated[
        int,
        _Option(
            type=click.IntRange(0),
            default=RETRIES,
            show_default=True,
            help="Retries after a failed call.",
        ),
    ]
    largest_reply: Annotated[
        int,
        _Option(
            type=click.IntRange(1_000),
            default=LARGEST_REPLY,
            show_default=True,
            help="Largest reply to accept, in bytes.",
        ),
    ]
    redirects: Annotated[
        int,
        _Option(
            type=click.IntRange(0, 20),
            default=0,
            show_default=True,
            help="Redirects to follow on the same host.",
        ),
    ]
    anyway: Annotated[
        bool, _Option(is_flag=True, help="Continue a run even if the endpoint names another model.")
    ]


@dataclass(frozen=True, kw_only=True)
class Money:
    """What it costs, and whether that is agreed to."""

    price_in: Annotated[
        float | None,
        _Option(type=_Number(0), help="Dollars per million tokens sent, to show the cost in the plan."),
    ]
    price_out: Annotated[float | None, _Option(type=_Number(0), help="Dollars per million tokens received.")]
    dry_run: Annotated[bool, _Option(is_flag=True, help="Show the plan without calling a model.")]
    yes: Annotated[bool, _Option(is_flag=True, help="Call the model even if it may cost money.")]
