"""The table of SECURITY.md that tells which attacks were tried: written by a run, counted by a test."""

import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from tests.conftest import REPOSITORY
from tests.hostile.running import Result

PAGE = REPOSITORY / "SECURITY.md"
BEGIN, END = "<!-- attacks: begin -->", "<!-- attacks: end -->"
HEAD = "| command | places | files tried | held |\n| --- | ---: | ---: | ---: |\n"
ROW = re.compile(r"^\| `([^`]+)` \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$", re.MULTILINE)


def table(results: Iterable[Result]) -> str:
    """Return the table: by command its places, the files that it was given, and those with which all held."""
    by_command: dict[str, dict[tuple[str, str], bool]] = defaultdict(dict)
    for result in results:
        place = result.case.place
        files = by_command[place.command]
        file = (place.name, result.case.kind.name)
        files[file] = files.get(file, True) and not result.broken
    return HEAD + "".join(_row(command, files) for command, files in by_command.items())


def _row(command: str, files: dict[tuple[str, str], bool]) -> str:
    places = len({place for place, _ in files})
    return f"| `{command}` | {places} | {len(files):,} | {sum(files.values()):,} |\n"


def write(results: Iterable[Result], page: Path = PAGE) -> None:
    """Put the table between the marks of the page."""
    before, _, rest = page.read_text().partition(BEGIN)
    after = rest.partition(END)[2]
    page.write_text(f"{before}{BEGIN}\n{table(results)}{END}{after}")


def counted(page: Path = PAGE) -> dict[str, tuple[int, int, int]]:
    """Return the numbers of the page by command: places, files, and with how many all held."""
    return {
        command: (int(places), _number(files), _number(held))
        for command, places, files, held in ROW.findall(
            page.read_text().partition(BEGIN)[2].partition(END)[0]
        )
    }


def _number(text: str) -> int:
    return int(text.replace(",", ""))
