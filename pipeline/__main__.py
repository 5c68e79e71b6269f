"""`python -m pipeline` and `seedproof`: loaded before all else, so that Ctrl-C is heard from then on."""

import os
import signal
import sys
from types import FrameType
from typing import NoReturn

EXIT_CODE = 130
"""What shells give for a program that Ctrl-C has ended."""


class Interrupted(SystemExit):
    """Ctrl-C, as an exit: files are put back on its way up, and no library takes it for a failure."""


def main() -> None:
    """Run the command line. Ctrl-C ends it with the line `interrupted` and exit code 130."""
    # A shell has what it starts in the background ignore the signal.
    heard = signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
    if heard:
        signal.signal(signal.SIGINT, _before)
    from pipeline.cli import cli
    from pipeline.net import spread, told

    spread()
    try:
        if heard:
            sys.unraisablehook = _swallowed
            signal.signal(signal.SIGINT, _during)
        cli(prog_name="seedproof")
    except Exception as error:
        # What comes this far may stand for Ctrl-C: see pipeline/cli.py.
        if signal.getsignal(signal.SIGINT) is not _after:
            sys.exit(told(error, shows_traceback=False))
        raise Interrupted(EXIT_CODE) from None
    finally:
        if heard:
            signal.signal(signal.SIGINT, _after)


def _before(number: int, frame: FrameType | None) -> NoReturn:
    """Leave while modules are loaded: nothing has begun, so there is nothing to put back."""
    _say()
    os._exit(EXIT_CODE)


def _during(number: int, frame: FrameType | None) -> NoReturn:
    """Leave a command by way of whatever it has to put back; a second Ctrl-C does not wait for that."""
    _say()
    signal.signal(signal.SIGINT, _after)
    raise Interrupted(EXIT_CODE)


def _after(number: int, frame: FrameType | None) -> NoReturn:
    """Leave at once, without a word: the command is done, or has said it."""
    os._exit(EXIT_CODE)


def _swallowed(unraisable: "sys.UnraisableHookArgs") -> None:
    """Leave at once where Ctrl-C fell into a destructor, from which nothing can be raised."""
    if isinstance(unraisable.exc_value, Interrupted):
        os._exit(EXIT_CODE)
    sys.__unraisablehook__(unraisable)


def _say() -> None:
    # Once only, however often the key is pressed. Python has a message of its own for SIG_IGN at this moment.
    signal.signal(signal.SIGINT, lambda number, frame: None)
    # No buffer: the signal may have come in the middle of another line's writing.
    os.write(2, b"interrupted\n")


if __name__ == "__main__":
    main()
