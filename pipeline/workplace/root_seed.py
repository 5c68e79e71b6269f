"""The option `--root-seed` of the commands that take one, and its environment variable."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

ROOT_SEED_VARIABLE = "SEEDPROOF_ROOT_SEED"
"""The variable, which is a safer place for a secret root seed than the option."""

Command = TypeVar("Command", bound=Callable[..., Any])


def root_seed_option(meaning: str, default: str = "") -> Callable[[Command], Command]:
    """Return the declaration of `--root-seed`, a text or None. Its help begins with `meaning`, a phrase."""
    return click.option(
        "--root-seed",
        envvar=ROOT_SEED_VARIABLE,
        metavar="SEED",
        show_envvar=True,
        help=f"{meaning}; if secret, put it in {ROOT_SEED_VARIABLE}, not here."
        + (f"  [default: {default}]" if default else ""),
    )


def root_seed_of(given: str | None) -> int | str | None:
    """Return a root seed as the command line gives it: an integer, or 64 hex digits of a secret one."""
    return int(given) if given is not None and given.isdecimal() and len(given) < 64 else given
