"""The facts of a function that is drawn with jumps and holes."""

from typing import Literal

import msgspec


class Joint(msgspec.Struct, frozen=True, array_like=True):
    """A place where two segments of the graph meet, or where the graph ends; a list in JSON."""

    x: int
    left: int
    """The limit from the left; at the left end that from the right."""
    right: int
    """The limit from the right; at the right end that from the left."""
    value: int | Literal["none"]


class AtJoint(msgspec.Struct, frozen=True, array_like=True):
    """What is asked at a joint; in JSON the tag and the place."""

    at: int


class LeftLimit(AtJoint, frozen=True, array_like=True, tag="left"):
    """The limit of f(x) from the left."""


class RightLimit(AtJoint, frozen=True, array_like=True, tag="right"):
    """The limit of f(x) from the right."""


class Limit(AtJoint, frozen=True, array_like=True, tag="limit"):
    """The limit of f(x) from both sides."""


class InnerLeftLimit(AtJoint, frozen=True, array_like=True, tag="inner left"):
    """The limit of f(f(x)) from the left."""


class InnerRightLimit(AtJoint, frozen=True, array_like=True, tag="inner right"):
    """The limit of f(f(x)) from the right."""


class Value(AtJoint, frozen=True, array_like=True, tag="value"):
    """The value of f."""


class Inside(msgspec.Struct, frozen=True, array_like=True):
    """A set of places inside the interval, which is asked for; in JSON a list with the tag alone."""


class Discontinuities(Inside, frozen=True, array_like=True, tag="breaks"):
    """Where f is undefined or not continuous."""


class RemovableDiscontinuities(Inside, frozen=True, array_like=True, tag="holes"):
    """Where f has a limit that is not its value."""


class JumpDiscontinuities(Inside, frozen=True, array_like=True, tag="jumps"):
    """Where the one-sided limits of f differ."""


Question = (
    LeftLimit
    | RightLimit
    | Limit
    | InnerLeftLimit
    | InnerRightLimit
    | Value
    | Discontinuities
    | RemovableDiscontinuities
    | JumpDiscontinuities
)


class Facts(msgspec.Struct, frozen=True):
    """A function that is linear between joints, and what is asked about it."""

    nodes: list[Joint]
    """The joints from left to right, with both ends of the graph, where limits and value are the same."""
    asked: list[Question]
