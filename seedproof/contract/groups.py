"""The groups by which the responses to a benchmark's rows are counted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

LEAST_FAMILIES = 10
"""This many families are enough to generalise to others like them."""

Worth = Literal["right", "share"]
"""`right`: a response counts as 1 or 0. `share`: it counts as its share of the best score."""


@dataclass(frozen=True)
class Group:
    """A column whose values form groups."""

    column: str
    title: str = ""
    """The name shown for the group; by default, the column's name."""
    names: Mapping[Any, str] | None = None
    """The names shown for its values; by default, the values."""

    @property
    def name(self) -> str:
        """The name of the group."""
        return self.title or self.column

    def of(self, row: Mapping[str, Any]) -> str:
        """Return the name of a row's value, or an empty text if it has none."""
        value = row.get(self.column)
        if self.names is not None and value in self.names:
            return self.names[value]
        return "" if value is None else str(value)


@dataclass(frozen=True, kw_only=True)
class Groups:
    """The declaration of a benchmark's module `groups`.

    By default, responses are counted by family and difficulty, each row is its own cluster, and a response is
    either right or not.
    """

    by: tuple[Group, ...] = (Group("family"), Group("difficulty"))
    """The groups, in the order shown."""
    cluster: str = "id"
    """The column whose equal values mark related rows; a row with null is its own cluster."""
    worth: Worth = "right"

    def cluster_of(self, row: Mapping[str, Any]) -> str:
        """Return the cluster of a row."""
        return str(row.get(self.cluster) or row["id"])

    def clusters_of(self, rows: Sequence[Mapping[str, Any]]) -> list[str]:
        """Return the cluster of each row for statistics.

        With enough families, a cluster is a family, because its rows come from one template. Otherwise it is
        the set of related rows.
        """
        return [str(row["family"]) for row in rows] if self.by_family(rows) else self.problems_of(rows)

    def problems_of(self, rows: Sequence[Mapping[str, Any]]) -> list[str]:
        """Return the cluster of related rows for each row."""
        return [self.cluster_of(row) for row in rows]

    def by_family(self, rows: Sequence[Mapping[str, Any]]) -> bool:
        """Return whether the rows have enough families to generalise to others."""
        return len({row["family"] for row in rows}) >= LEAST_FAMILIES


def order_of(value: Any) -> tuple[bool, bool, Any]:
    """Return a sorting key: numbers first, then texts, then missing values."""
    return value is None, isinstance(value, str), "" if value is None else value
