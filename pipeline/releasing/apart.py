"""Text from templates that may be anybody's: worked out in a process of its own, with bounds."""

import signal
import warnings
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from seedproof.record.errors import SeedproofError

SECONDS = 5
"""What a template may take, of CPU time. A card takes a fiftieth of a second."""

MEMORY = 256_000_000
"""The bytes that it may take beyond what there is already."""

LONGEST = 2_000_000
"""The most characters of its text."""

_PATIENCE = 120.0
"""Seconds of wall time on a machine that does much else."""

_PAGES = Path("/proc/self/statm")


def apart(where: str, work: Callable[[], str]) -> str:
    """Return the text that a function returns, worked out in a process of its own.

    Raises: SeedproofError when it takes too much time or memory or returns too long a text, or what it raises
        itself.
    """
    context = get_context("fork")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_serve, args=(there, work), daemon=True)
    with warnings.catch_warnings():
        # Other threads are those of libraries that the child does not call.
        warnings.simplefilter("ignore", DeprecationWarning)
        process.start()
    there.close()
    try:
        said = here.recv() if here.poll(_PATIENCE) else None
    except EOFError:
        said = None
    finally:
        process.kill()
        process.join()
        here.close()
    if isinstance(said, SeedproofError):
        raise said
    if said is None:
        raise SeedproofError(
            f"{where}: takes more than {SECONDS} seconds or {MEMORY // 1_000_000} MB, or is longer than "
            f"{LONGEST:,} characters, expected less"
        )
    text: str = said
    return text


def _serve(there: Connection, work: Callable[[], str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _limit()
    said: str | SeedproofError | None
    try:
        said = work()
    except SeedproofError as error:
        said = error
    except (MemoryError, RecursionError):
        said = None
    there.send(None if isinstance(said, str) and len(said) > LONGEST else said)


def _limit() -> None:
    """Have the system end this process when it takes too much."""
    import resource

    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
    with suppress(OSError, ValueError):
        taken = int(_PAGES.read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (taken + MEMORY, taken + MEMORY))
