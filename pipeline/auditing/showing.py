"""Prints checks as they come, each with its state, and the verdict over all of them."""

from collections.abc import Iterable

import click

from seedproof.record.checks import Check, State
from seedproof.record.errors import ExitCode

LABEL = 14
"""Characters of the column of labels."""

LONGEST = 2000
"""Characters of a line that are shown."""

STATE = 13
"""Characters of the column of states."""

_COLOURS = {State.PASSED: "green", State.FAILED: "red", State.NOT_CHECKED: "yellow"}

_OF_VERDICTS = {ExitCode.HOLDS: "green", ExitCode.FAILED: "red", ExitCode.NOT_CHECKED: "yellow"}


def show(checks: Iterable[Check]) -> list[Check]:
    """Print every check as it comes, in colour on a terminal. Returns all of them."""
    shown = []
    for check in checks:
        shown.append(check)
        first, *others = _beside_label(check)
        click.echo(f"{_state(check.state)}{printable(check.label):{LABEL}}{first}")
        for line in others:
            click.echo(f"{'':{STATE + LABEL}}{line}")
    return shown


def show_verdict(exit_code: ExitCode, verdict: str) -> None:
    """Print the last line over some checks, in the colour of their worst state."""
    click.secho(printable(verdict), fg=_OF_VERDICTS[exit_code], bold=True)


def _beside_label(check: Check) -> list[str]:
    """Return the lines of the text; the first one stays empty beside a label wider than its column."""
    said = f"{check.by}: {check.said}" if check.by else check.said
    lines = [printable(line) for line in said.splitlines()] or [""]
    return ["", *lines] if len(check.label) >= LABEL else lines


def printable(line: str) -> str:
    """Return a line in which nothing can move the cursor, colour or turn around what stands there."""
    shown = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in line[:LONGEST])
    return shown if len(line) <= LONGEST else f"{shown} ... ({len(line):,} characters)"


def _state(state: State | None) -> str:
    if state is None:
        return " " * STATE
    return click.style(f"{state.value:{STATE}}", fg=_COLOURS[state])
