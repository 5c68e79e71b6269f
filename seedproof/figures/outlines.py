"""Outlines of simple shapes."""

from matplotlib.path import Path as Outline

from seedproof.figures.labels import Box


def rectangle(box: Box) -> Outline:
    """Return the outline of a box."""
    left, bottom, right, top = box
    return Outline([(left, bottom), (right, bottom), (right, top), (left, top), (left, bottom)], closed=True)
