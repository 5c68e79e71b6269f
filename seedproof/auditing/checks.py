"""What a command that checks shows: each check with its state, and the verdict over all of them."""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

import click

LABEL = 14
"""Characters of the column of labels."""

STATE = 13
"""Characters of the column of states."""


class State(Enum):
    """What came of a check. One that could not be made never counts as passed."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_CHECKED = "not checked"


_COLOURS = {State.PASSED: "green", State.FAILED: "red", State.NOT_CHECKED: "yellow"}


class Check(NamedTuple):
    """A label, what was found out, and the state; None for what is only shown, such as a question."""

    label: str
    said: str
    state: State | None = State.PASSED


class Tally(NamedTuple):
    """How many checks passed, failed, and could not be made."""

    passed: int
    failed: int
    not_checked: int

    @property
    def all(self) -> int:
        """The number of checks."""
        return sum(self)

    @property
    def exit_code(self) -> int:
        """0 when every check passed, 1 when one failed, 3 when none failed but one could not be made."""
        if self.failed:
            return 1
        return 3 if self.not_checked else 0

    def verdict(self, subject: str, passed: str, more: str = "") -> str:
        """The last line: `subject: verified, 12 checks, more`, or how many failed or could not be made.

        `passed` is the word for when all checks passed, such as `verified`.
        """
        if self.failed:
            return f"{subject}: NOT {passed.upper()}: {self.failed} of {self.all} checks failed"
        if self.not_checked:
            return f"{subject}: NOT FULLY CHECKED: {self.not_checked} of {self.all} checks could not be made"
        return f"{subject}: {passed}, {self.all} checks" + (f", {more}" if more else "")


def tally(checks: Iterable[Check]) -> Tally:
    """Count the checks by their state."""
    states = [check.state for check in checks]
    return Tally(*(states.count(state) for state in State))


def show(checks: Iterable[Check]) -> list[Check]:
    """Print every check as it comes, in colour on a terminal. Returns all of them."""
    shown = []
    for check in checks:
        shown.append(check)
        first, *others = _beside_label(check)
        click.echo(f"{_state(check.state)}{check.label:{LABEL}}{first}")
        for line in others:
            click.echo(f"{'':{STATE + LABEL}}{line}")
    return shown


def show_verdict(checks: Iterable[Check], subject: str, passed: str, more: str = "") -> int:
    """Print the last line over some checks, in the colour of its worst state. Returns the exit code."""
    counted = tally(checks)
    worst = {0: State.PASSED, 1: State.FAILED, 3: State.NOT_CHECKED}[counted.exit_code]
    click.secho(counted.verdict(subject, passed, more), fg=_COLOURS[worst], bold=True)
    return counted.exit_code


def _beside_label(check: Check) -> list[str]:
    """The lines of the text; the first one stays empty beside a label that is wider than its column."""
    lines = check.said.splitlines() or [""]
    return ["", *lines] if len(check.label) >= LABEL else lines


def _state(state: State | None) -> str:
    if state is None:
        return " " * STATE
    return click.style(f"{state.value:{STATE}}", fg=_COLOURS[state])
