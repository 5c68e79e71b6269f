"""List what is installed, who asks for it, and how much it is: `make dependencies`.

Writes `reference/dependencies.md` and `data/dependencies.csv`. The list of packages is the same on every
platform; sizes are those of what is installed here.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, distribution, files

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from docs.generated import DATA, DOCS, csv_text, marked, table, write
from seedproof.record.extras import TRAINERS

PAGE = DOCS / "reference/dependencies.md"
TABLE = DATA / "dependencies.csv"
LOCK = (DOCS.parent / "requirements.lock").read_text()
PROJECT = tomllib.loads((DOCS.parent / "pyproject.toml").read_text())
OURSELVES = "seedproof"
PLAIN = "no extra"

_ENTRY = re.compile(r"^([a-z0-9.-]+)==.*?\n((?:    [^\n]*\n)*)", re.MULTILINE)
_ASKING = re.compile(r"^    #(?: via|  ) +([a-z0-9.-]+)", re.MULTILINE)
_EXTRA = re.compile(r"""extra == ["']([^"']+)""")

ASKERS = {name: _ASKING.findall(lines) for name, lines in _ENTRY.findall(LOCK)}
"""By package of the lock, the packages that ask for it; our own project is one of them."""


def brought() -> dict[str, set[str]]:
    """Return all packages of each locked extra: what it asks for, what that asks for, and so on."""
    declared: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
    extras = {name: wanted for name, wanted in declared.items() if name not in TRAINERS}
    groups = PROJECT["dependency-groups"].values()
    plain = PROJECT["project"]["dependencies"]
    dev = [text for group in groups for text in group if isinstance(text, str)]
    return {name: _reached(wanted) for name, wanted in {PLAIN: plain, **extras, "dev": dev}.items()}


def _reached(wanted: Iterable[str]) -> set[str]:
    """Follow requirements of every platform, as far as the lock has them."""
    reached: dict[str, set[str]] = {}
    todo = [Requirement(text) for text in wanted]
    while todo:
        asked = todo.pop()
        name = canonicalize_name(asked.name)
        known = name in reached and asked.extras <= reached[name]
        if known or name not in (*ASKERS, OURSELVES):
            continue
        reached.setdefault(name, set()).update(asked.extras)
        todo += _asked_by(name, asked.extras)
    return reached.keys() - {OURSELVES}


def _asked_by(name: str, extras: set[str]) -> Iterator[Requirement]:
    if name == OURSELVES:
        declared: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
        yield from (Requirement(text) for extra in extras for text in declared[extra])
        return
    try:
        texts = distribution(name).requires or ()
    except PackageNotFoundError:
        # It is not for this platform.
        texts = [other for other, asking in ASKERS.items() if name in asking]
    for text in texts:
        of_extras = set(_EXTRA.findall(text))
        if not of_extras or of_extras & extras:
            yield Requirement(text)


def packages() -> str:
    """Return the locked packages as CSV."""
    extras = brought()
    plain = extras.pop(PLAIN)
    del extras["all"]
    lines = []
    for name, asking in ASKERS.items():
        by = " ".join("us" if asker == OURSELVES else asker for asker in asking)
        of = " ".join(extra for extra, names in extras.items() if name in names)
        lines.append((name, by, "every install" if name in plain else of))
    return csv_text(["package", "asked for by", "in"], lines)


def sizes() -> str:
    """Return the table of sizes; packages that are not for this platform are left out."""
    extras = brought()
    lines = []
    for extra, names in extras.items():
        bytes_of = [size for name in names | extras[PLAIN] if (size := _size(name)) is not None]
        label = extra if extra == PLAIN else f"`{extra}`"
        lines.append((label, len(bytes_of), round(sum(bytes_of) / 1e6)))
    return table(["extra", "packages", "MB"], lines)


def _size(name: str) -> int | None:
    try:
        return sum(file.size or 0 for file in files(name) or ())
    except PackageNotFoundError:
        return None


if __name__ == "__main__":
    write({PAGE: marked(PAGE.read_text(), {"sizes": sizes()}), TABLE: packages()})
