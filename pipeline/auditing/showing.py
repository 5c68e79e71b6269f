"""Prints checks as they come, each with its state, and the verdict over all of them."""

from collections.abc import Iterable, Mapping

from seedproof.record.checks import Check, State
from seedproof.record.errors import ExitCode
from seedproof.record.printing import Colour, Coloured, say, shortened

LABEL = 14
"""Characters of the column of labels."""

STATE = 13
"""Characters of the column of states."""

_COLOURS: Mapping[State, Colour] = {State.PASSED: "green", State.FAILED: "red", State.NOT_CHECKED: "yellow"}

_OF_VERDICTS: Mapping[ExitCode, Colour] = {
    ExitCode.HOLDS: "green",
    ExitCode.FAILED: "red",
    ExitCode.NOT_CHECKED: "yellow",
}


def show(checks: Iterable[Check]) -> list[Check]:
    """Print every check as it comes, in colour on a terminal. Returns all of them."""
    shown = []
    for check in checks:
        shown.append(check)
        first, *others = _beside_label(check)
        say(_state(check.state), f"{shortened(check.label):{LABEL}}", first)
        for line in others:
            say(" " * (STATE + LABEL), line)
    return shown


def show_verdict(exit_code: ExitCode, verdict: str) -> None:
    """Print the last line over some checks, in the colour of their worst state."""
    say(Coloured(verdict, _OF_VERDICTS[exit_code], is_bold=True))


def _beside_label(check: Check) -> list[str]:
    """Return the lines of the text; the first one stays empty beside a label wider than its column."""
    said = f"{check.by}: {check.said}" if check.by else check.said
    lines = said.splitlines() or [""]
    return ["", *lines] if len(check.label) >= LABEL else lines


def _state(state: State | None) -> Coloured | str:
    return " " * STATE if state is None else Coloured(f"{state.value:{STATE}}", _COLOURS[state])
