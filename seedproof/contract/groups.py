"""By what the responses to a benchmark's rows are counted."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

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


def order_of(value: Any) -> tuple[bool, bool, Any]:
    """Return a sorting key that puts numbers in order, then texts, and what has no value last."""
    return value is None, isinstance(value, str), "" if value is None else value
