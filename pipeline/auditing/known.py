"""Compares a row with what this code knows of our releases, where no file of them is here."""

from pathlib import Path
from typing import Any

import msgspec

from seedproof.contract.settings import Asked
from seedproof.loading.stated import settings_of
from seedproof.record.checks import Check, State
from seedproof.record.nearby import in_order
from seedproof.record.rows import Row, line_of
from seedproof.record.seeds import RowId
from seedproof.released.known import check_of, known

NO_RELEASE = "not compared: no release here. Make it with make release, or give --release DIR"


def as_known(place: RowId, split: str, asked: Asked, row: Row) -> Check:
    """Return what the newest release that this code knows says of a row that was made as `asked`."""
    if place.is_endless:
        return Check("released", "no release has it: it is a row of the endless line", None)
    releases = known(place.benchmark).releases
    if not releases:
        return Check("released", NO_RELEASE, None)
    version = max(releases, key=in_order)
    release = releases[version]
    named = f"{place.benchmark} {version}"
    settings = settings_of(place.benchmark, version, release).get(split)
    if settings is None or _but_rows(asked) != _but_rows(settings.generate):
        said = f"{NO_RELEASE}. {named} was made with another root seed, or of other settings"
        return Check("released", said, None)
    for table, stated in release.tables.items():
        if Path(table).stem != split:
            continue
        checks = dict(stated.rows(place.benchmark))
        if place in checks:
            if checks[place] == check_of(line_of(row)):
                return Check("released", f"its line has the digest that this code knows of {named}")
            return Check("released", f"is not the row of {named}, by its digest", State.FAILED)
    said = f"it is in no release: {named} dropped this number, or ends before it"
    return Check("released", said, State.NOT_CHECKED)


def _but_rows(asked: Asked) -> dict[str, Any]:
    """Return all that a row depends on, and not how many rows there are."""
    stated: dict[str, Any] = msgspec.to_builtins(asked)
    # How candidates are drawn depends on their kind, which `judge` says beside their number.
    kind = stated["rows"].get("candidates") if isinstance(stated.get("rows"), dict) else None
    return {**stated, "rows": kind}
