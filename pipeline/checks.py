"""What a command that checks shows: one line after the other, each of which holds or does not."""

from collections.abc import Iterable
from typing import NamedTuple

import click

LABEL = 14
"""Characters of the column of labels."""


class Check(NamedTuple):
    """A label, what it shows, and whether it holds."""

    label: str
    said: str
    holds: bool = True


def show(checks: Iterable[Check]) -> bool:
    """Print every check as it comes. Returns whether all of them hold."""
    sound = True
    for label, said, holds in checks:
        sound = sound and holds
        first, *others = said.splitlines() or [""]
        click.echo(f"{label:{LABEL}}{first}")
        for line in others:
            click.echo(f"{'':{LABEL}}{line}")
    return sound
