"""Readers of figures refuse wrong names, uncountable ticks, and what lies outside of the window."""

import json

import pytest

from seedproof.problems.checking.alt_text import wrong_with_alt
from seedproof.problems.checking.axes import axes_of, diagram_of, surface_of
from seedproof.problems.reader import Unreadable
from tests.conftest import REPOSITORY
from tests.figures.test_figures import ITEMS, SURFACE, axes, diagram

GOLDEN = [
    json.loads(line)
    for line in (REPOSITORY / "tests" / "golden" / "university.jsonl").read_text().splitlines()
]
FIGURES = [row for row in GOLDEN if row["drawing"] and json.loads(row["drawing"])["kind"] == "axes"]
NAMES = {"x_label": "x", "y_label": "f(x)"}


def test_figures_of_problems_can_be_read(subtests):
    for row in FIGURES:
        with subtests.test(row["id"]):
            drawing = json.loads(row["drawing"])
            assert axes_of(drawing, x_label=drawing["x_label"], y_label=drawing["y_label"]) == drawing
            answers = [part["answer"] for part in row["parts"]]
            assert list(wrong_with_alt(row["image_alt"], answers)) == []


def test_every_kind_of_item_can_be_read(subtests):
    for name in ITEMS:
        with subtests.test(name):
            assert axes_of(axes(ITEMS[name]), **NAMES, grid=None)
            assert diagram_of(diagram(ITEMS[name]))


def test_a_surface_can_be_read():
    assert surface_of(SURFACE) == SURFACE
    with pytest.raises(Unreadable, match="z_label"):
        surface_of(SURFACE, z_label="T")
    with pytest.raises(Unreadable, match="twice"):
        surface_of(SURFACE | {"levels": ["1", "1"]})
    with pytest.raises(Unreadable, match="ticks"):
        surface_of(SURFACE | {"x_step": "1/20"})


POINT = ITEMS["point"]
CURVE = ITEMS["polynomial"]
WRONG = {
    "no figure": None,
    "another kind of figure": diagram(POINT),
    "another name of y": axes(POINT, y_label="f'(x)"),
    "another name of x": axes(POINT, x_label="t"),
    "another unit": axes(POINT, x_unit="pi"),
    "one tick": axes(POINT, x_step="5"),
    "too many ticks": axes(POINT, y_step="1/5"),
    "another grid": axes(POINT, x_step="1/2"),
    "a point beside the grid": axes(POINT | {"at": ["1/2", "1"]}),
    "a point outside": axes(POINT | {"at": ["5", "1"]}),
    "a curve outside": axes(CURVE | {"coefficients": ["1", "0", "9"]}),
    "a wave outside": axes(ITEMS["sinusoid"] | {"level": "9"}),
    "a growth outside": axes(ITEMS["exponential"] | {"level": "9"}),
    "a line outside": axes(ITEMS["line"] | {"through": ["0", "20"]}),
    "an upright line outside": axes(ITEMS["vertical"] | {"through": ["20", "0"]}),
    "segments outside": axes(ITEMS["polyline"] | {"points": [["0", "1"], ["3", "6"]]}),
    "a region outside": axes(ITEMS["region"] | {"points": [["0", "0"], ["3", "0"], ["1", "6"]]}),
    "shading outside": axes(ITEMS["between"] | {"from": "-5"}),
    "a sector outside": axes(ITEMS["sector"] | {"radii": ["1", "6"]}),
    "a level that is nowhere": axes(ITEMS["contours"] | {"levels": ["1", "-5"]}),
    "an arrow outside": axes(ITEMS["arrow"] | {"to": ["2", "6"]}),
    "bars outside": axes(ITEMS["bars"] | {"heights": ["1", "2", "9"]}),
    "a rose outside": axes(ITEMS["polar"] | {"factor": "9"}),
    "a path outside": axes(ITEMS["trajectory"] | {"points": [["9", "0"], ["9", "1"], ["9", "2"]]}),
    "a circle outside": axes(ITEMS["circle"] | {"radius": "5"}),
    "an ellipse outside": axes(ITEMS["ellipse"] | {"radii": ["1", "7"]}),
    "a box outside": axes(ITEMS["box"] | {"size": ["9", "9"]}),
}


def test_a_figure_in_which_something_cannot_be_read_is_refused(subtests):
    for name in WRONG:
        with subtests.test(name), pytest.raises(Unreadable, match=r"^[^\n]{10,100}$"):
            axes_of(WRONG[name], **NAMES)


def test_points_may_lie_anywhere_where_no_grid_is_promised():
    figure = axes(POINT | {"at": ["1/2", "1"]}, x_step="2")
    assert axes_of(figure, **NAMES, grid=None) == figure


def test_x_may_count_multiples_of_pi():
    figure = axes(ITEMS["sinusoid"], x_unit="pi", x_step="1/2")
    assert axes_of(figure, **NAMES, grid=("1/2", "1"), in_pi=True) == figure


GOOD = "Graph of a derivative: line segments with marked ends, on a grid of unit squares."


def test_an_alternative_text_of_another_form_is_refused(subtests):
    for alt, answers in [
        ("A graph.", []),
        (GOOD * 9, []),
        (GOOD.lower(), []),
        (GOOD[:-1], []),
        (GOOD.replace("line", "7"), []),
        (GOOD.replace("line", "$f$"), []),
        (GOOD, ["derivative"]),
        (f"{GOOD} It is a Saddle Point.", ["saddle point"]),
    ]:
        with subtests.test(alt=alt, answers=answers):
            assert list(wrong_with_alt(GOOD, ["saddle point", "7", "x"])) == []
            assert list(wrong_with_alt(alt, answers))


def test_a_name_may_have_an_index():
    alt = "Graph of a function f and the line y = x on a grid; the start x0 is marked on the axis."
    assert list(wrong_with_alt(alt, ["x"])) == []
