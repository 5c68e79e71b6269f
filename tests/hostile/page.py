"""The table of SECURITY.md that tells which attacks were tried: written by a run, counted by a test."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from docs.generated import between, marked, table
from tests.conftest import REPOSITORY
from tests.hostile.running import Result

PAGE = REPOSITORY / "SECURITY.md"
HEADS = ("command", "places", "files tried", "held")
ROW = re.compile(r"^\| `([^`]+)` \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$", re.MULTILINE)


def told(results: Iterable[Result]) -> str:
    """Return the table of what was tried."""
    return table(HEADS, _lines(results))


def _lines(results: Iterable[Result]) -> Iterator[tuple[str, int, int, int]]:
    """Yield by command its places, the files that it was given, and those with which all held."""
    by_command: dict[str, dict[tuple[str, str], bool]] = defaultdict(dict)
    for result in results:
        place = result.case.place
        files = by_command[place.command]
        file = (place.name, result.case.kind.name)
        files[file] = files.get(file, True) and not result.broken
    for command, files in by_command.items():
        yield f"`{command}`", len({place for place, _ in files}), len(files), sum(files.values())


def write(results: Iterable[Result], page: Path = PAGE) -> None:
    """Put the table between the marks of the page."""
    page.write_text(marked(page.read_text(), {"attacks": told(results)}))


def counted(page: Path = PAGE) -> dict[str, tuple[int, int, int]]:
    """Return the numbers of the page by command: places, files, and with how many all held."""
    return {
        command: (int(places), _number(files), _number(held))
        for command, places, files, held in ROW.findall(between(page.read_text(), "attacks"))
    }


def _number(text: str) -> int:
    return int(text.replace(",", ""))
