"""No curve runs under a label: measured on pixels, for drawings of every kind and for crowded ones."""

import json
from itertools import pairwise

import numpy as np
import pytest

from seedproof.figures import items, shading
from seedproof.figures.canvas import Canvas, width_of
from seedproof.figures.checking import check
from seedproof.figures.picture import picture
from tests.circles import few, soak
from tests.conftest import REPOSITORY
from tests.figures.test_figures import ITEMS, SURFACE, axes, diagram

GOLDEN = REPOSITORY / "tests" / "golden" / "university.jsonl"
INKED = 130
"""A channel of a curve is darker than this, those of shaded areas, the grid and plates are lighter."""


def without_words(drawing, monkeypatch):
    """The pixels of a drawing without its words, and the boxes of those: left, bottom, right, top."""
    boxes = []

    def recorded(self, text, x, y, *, size=13, across="center", halo=False, **_):
        if halo and across == "center" and text.strip():
            half = width_of(text, size) / 2
            boxes.append((text, (x - half, y - size / 2, x + half, y + size / 2)))

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "words", recorded)
        patch.setattr(shading, "HATCHES", ("",))
        return picture(drawing).astype(int), boxes


def ground(drawing, monkeypatch):
    """The pixels of its grid alone."""
    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "words", lambda *_, **__: None)
        patch.setattr("seedproof.figures.picture.draw_items", lambda *_: None)
        return picture(drawing).astype(int)


def crossed(drawing, monkeypatch):
    """The labels of a drawing under which ink of its items can be seen."""
    check(drawing)
    drawn, boxes = without_words(drawing, monkeypatch)
    below = ground(drawing, monkeypatch) if drawing["kind"] != "surface" else np.full_like(drawn, 255)
    inked = (drawn.min(axis=2) < INKED) & (drawn != below).any(axis=2)
    found = []
    for words, (left, bottom, right, top) in boxes:
        rows = slice(max(0, round(450 - top)), max(0, round(450 - bottom)))
        columns = slice(max(0, round(left)), max(0, round(right)))
        if inked[rows, columns].any():
            found.append(words)
    return found, len(boxes)


def golden():
    rows = [json.loads(line) for line in GOLDEN.read_text().splitlines()]
    return [(row["id"], json.loads(row["drawing"])) for row in rows if row["drawing"]]


@pytest.mark.parametrize(("name", "drawing"), golden())
def test_no_label_of_a_problem_is_crossed(name, drawing, monkeypatch):
    found, _ = crossed(drawing, monkeypatch)
    assert not found


@soak
def test_no_label_of_any_kind_is_crossed(monkeypatch):
    labels = 0
    for first, second in pairwise([*ITEMS, *ITEMS]):
        for plane in (axes, diagram):
            found, count = crossed(plane(ITEMS[first], ITEMS[second]), monkeypatch)
            labels += count
            assert not found, (first, second)
    assert labels > 80


def test_no_value_of_a_surface_is_crossed(monkeypatch):
    for quadratic in (["1", "0", "1", "0", "0", "8"], ["1", "0", "-1", "0", "0", "8"]):
        found, count = crossed(SURFACE | {"quadratic": quadratic, "levels": ["9", "10", "12"]}, monkeypatch)
        assert count >= 3
        assert not found


CURVES = ("polynomial", "line", "circle", "polar", "contours", "trajectory", "segment")


@pytest.mark.parametrize("seed", few(range(40), 6))
def test_no_label_of_a_crowd_is_crossed(seed, monkeypatch):
    """Eight labelled points among six curves, and values of two digits."""
    draws = np.random.default_rng(seed)
    chosen = [ITEMS[str(name)] for name in draws.choice(CURVES, 6)]
    contours = ITEMS["contours"] | {"levels": [str(10 + 3 * int(level)) for level in draws.integers(0, 9, 3)]}
    places = draws.integers(-4, 5, (8, 2))
    points = [
        {"kind": "point", "at": [str(x), str(y)], "label": f"P{number}"}
        for number, (x, y) in enumerate(places.tolist())
    ]
    found, count = crossed(axes(*chosen, contours, *points), monkeypatch)
    assert count > 8
    assert not found


def test_a_label_that_would_be_crossed_is_seen_by_this_test(monkeypatch):
    """The measure itself: a label written onto a curve without a plate is found."""

    def onto_the_curve(item, pen):
        x, y = pen.pixel(item["at"])
        pen.canvas.words(item["text"], x, y, halo=True)

    on_axis = {"kind": "polynomial", "coefficients": ["1"], "from": "-4", "to": "4"}
    words = {"kind": "text", "at": ["0", "1"], "text": "12"}
    groups = tuple({"text": onto_the_curve} if "text" in group else group for group in items._GROUPS)
    assert crossed(axes(on_axis, words), monkeypatch)[0] == []
    monkeypatch.setattr(items, "_GROUPS", groups)
    assert crossed(axes(on_axis, words), monkeypatch)[0] == ["12"]


@pytest.mark.parametrize("at", [("-1/4", "2"), ("1/4", "2"), ("2", "-1/4"), ("-1/4", "-1/4")])
def test_a_label_stands_beside_the_axes_where_it_can(at, monkeypatch):
    drawing = axes({"kind": "point", "at": list(at), "label": "AB"})
    _, [(_, (left, bottom, right, top))] = without_words(drawing, monkeypatch)
    below = ground(drawing, monkeypatch)[round(450 - top) : round(450 - bottom), round(left) : round(right)]
    assert (below > INKED).all()
