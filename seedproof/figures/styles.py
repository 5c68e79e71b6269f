"""Colours and dashes that colour-blind readers can tell apart (after Okabe and Ito, darkened for white).

Pieces side by side are one graph and look the same; overlapping ones get different styles.
"""

from dataclasses import dataclass, field

from seedproof.figures.canvas import Dash

COLOURS = ("#0060ad", "#c04000", "#007a55", "#8f3f86", "#3b3b3b")
SHADES = ("#56b4e9", "#e69f00", "#009e73", "#cc79a7")
HATCHES = ("", "//", "\\\\", "..")
DASHED: Dash = (6, 4)
_DASHES: tuple[Dash, ...] = ((), (13, 3.5), (10, 3, 2, 3), (2.5, 2.5), (14, 3, 2, 3, 2, 3))


@dataclass
class Styles:
    """The styles given so far: for each, the label and the ranges of x that it covers."""

    only_said_dashes: bool
    _given: list[tuple[str, list[tuple[float, float]]]] = field(default_factory=list)

    def style(self, low: float, high: float, label: str, dashed: int | None) -> tuple[str, Dash]:
        """Return the colour and dash of a curve over a range.

        `dashed` is the drawing's own field. If the drawing sets it for any curve, no other is dashed.
        """
        slot = self._slot(low, high, label)
        if dashed:
            dash = DASHED
        else:
            dash = () if self.only_said_dashes or dashed is not None else _DASHES[slot % len(_DASHES)]
        return COLOURS[slot % len(COLOURS)], dash

    def _slot(self, low: float, high: float, label: str) -> int:
        for slot, (name, ranges) in enumerate(self._given):
            apart = all(high <= left or right <= low for left, right in ranges)
            if apart and (not label or not name or label == name):
                ranges.append((low, high))
                self._given[slot] = (name or label, ranges)
                return slot
        self._given.append((label, [(low, high)]))
        return len(self._given) - 1
