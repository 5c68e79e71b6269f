"""By what the responses to a benchmark's rows are counted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

LEAST_FAMILIES = 10
"""So many are enough to tell of others like these."""

Worth = Literal["right", "share"]
"""Whether a response counts as right or not, or as its share of the best score."""


@dataclass(frozen=True)
class Group:
    """A column by whose values responses are counted."""

    column: str
    title: str = ""
    """What it is called; the name of the column unless it is said."""
    names: Mapping[Any, str] | None = None
    """What its values are called; as they are unless it is said."""

    @property
    def name(self) -> str:
        """What the group is called."""
        return self.title or self.column

    def of(self, row: Mapping[str, Any]) -> str:
        """Return the name of a row's value, empty where the row has none."""
        value = row.get(self.column)
        if self.names is not None and value in self.names:
            return self.names[value]
        return "" if value is None else str(value)


@dataclass(frozen=True, kw_only=True)
class Groups:
    """The declaration of a benchmark's module `groups`.

    Unless it says otherwise, responses are counted by family and difficulty, each row stands for itself, and
    a response is right or it is not.
    """

    by: tuple[Group, ...] = (Group("family"), Group("difficulty"))
    """In the order in which they are shown."""
    cluster: str = "id"
    """The column that says what rows are about, so that those of one value hang together; null: the row."""
    worth: Worth = "right"

    def cluster_of(self, row: Mapping[str, Any]) -> str:
        """Return what a row is about."""
        return str(row.get(self.cluster) or row["id"])

    def clusters_of(self, rows: Sequence[Mapping[str, Any]]) -> list[str]:
        """Return for each row with which ones it hangs together.

        It is those of its family, which come from one template, where there are enough families to tell of
        others; else those about the same.
        """
        return [str(row["family"]) for row in rows] if self.by_family(rows) else self.problems_of(rows)

    def problems_of(self, rows: Sequence[Mapping[str, Any]]) -> list[str]:
        """Return what each row is about: with which ones it hangs together among those of its family."""
        return [self.cluster_of(row) for row in rows]

    def by_family(self, rows: Sequence[Mapping[str, Any]]) -> bool:
        """Return whether rows have enough families to tell of others."""
        return len({row["family"] for row in rows}) >= LEAST_FAMILIES


def order_of(value: Any) -> tuple[bool, bool, Any]:
    """Return a sorting key that puts numbers in order, then texts, and what has no value last."""
    return value is None, isinstance(value, str), "" if value is None else value
