"""Counts of what an audit found, by kind and by group of rows."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from pipeline.ancestors.auditing import Alarm, Audit, Kind


@dataclass(frozen=True)
class Found:
    """The rows that a kind of flaw was found in."""

    kind: Kind
    rows: Mapping[str, Sequence[str]]
    """Their ids, by the first facet, each in the order of the file."""

    @property
    def count(self) -> int:
        """How many rows."""
        return sum(map(len, self.rows.values()))


def found(audit: Audit) -> list[Found]:
    """Return every kind that was looked for, with its rows."""
    groups = {row.id: next(iter(row.facets.values())) for row in audit.read}
    order = dict.fromkeys(groups.values())
    by_kind: dict[str, dict[str, list[str]]] = {kind.code: {} for kind in audit.kinds}
    for row, code in dict.fromkeys((alarm.row, alarm.code) for alarm in audit.alarms):
        by_kind[code].setdefault(groups[row], []).append(row)
    return [
        Found(kind, {group: rows[group] for group in order if group in rows})
        for kind in audit.kinds
        for rows in [by_kind[kind.code]]
    ]


def flawed(audit: Audit) -> int:
    """Return how many rows have a flaw of any kind."""
    return len({alarm.row for alarm in audit.alarms})


def by_row(audit: Audit) -> dict[str, list[Alarm]]:
    """Return the alarms of each row that has some."""
    alarms: dict[str, list[Alarm]] = {}
    for alarm in audit.alarms:
        alarms.setdefault(alarm.row, []).append(alarm)
    return alarms


def per_group(audit: Audit) -> Counter[str]:
    """Return how many rows were read of each group, which is the first facet."""
    return Counter(next(iter(row.facets.values())) for row in audit.read)


def runs(ids: Iterable[str], order: Mapping[str, int]) -> list[str]:
    """Return ids as text; those that follow one another in the file, as `first .. last`."""
    placed = sorted(ids, key=order.__getitem__)
    starts = [0]
    for at, (earlier, later) in enumerate(pairwise(placed), start=1):
        if order[later] != order[earlier] + 1:
            starts.append(at)
    stretches = [placed[start:end] for start, end in pairwise([*starts, len(placed)])] if placed else []
    return [
        row
        for stretch in stretches
        for row in ([f"{stretch[0]} .. {stretch[-1]}"] if len(stretch) > 2 else stretch)
    ]
