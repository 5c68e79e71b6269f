"""What figures promise: numbers that are drawn count, and a figure of another kind is refused."""

import json
from fractions import Fraction

import pytest

import seedproof
from seedproof.certifying.rows import certified
from seedproof.certifying.script import Unread, text_of
from seedproof.certifying.university.drawn import measured, nearest, numbers

FIRST = {
    "circuit_currents": ("box", "label", "90 V"),
    "markov_diagram": ("arrow", "label", "0.05"),
    "least_squares_points": ("point", "at", ["0", "2"]),
    "contour_map": ("point", "at", ["1", "3"]),
    "phase_portrait": ("point", "at", ["2", "1"]),
    "polar_rose": ("polar", "factor", "6"),
    "shaded_polar_region": ("sector", "radii", ["2", "4"]),
    "slope_field_equilibria": ("slope_field", "field", [["-2/5", 0, 2], ["2/5", 0, 1], ["24/5", 0, 0]]),
    "surface_levels": ("ellipse", "radii", ["3", "2"]),
    "net_change_from_rate": ("polyline", "points", [["0", "-1"], ["2", "-1"]]),
}
"""The first thing of a kind, and what is drawn there instead."""

CONTRADICTED = {
    "complex_plane_diagram": ("segment", "to", ["17", "0"]),
    "derivative_graph": ("point", "at", ["0", "17"]),
    "cobweb_diagram": ("polynomial", "coefficients", ["1", "7"]),
    "newton_or_tangent_graph": ("polynomial", "coefficients", ["1", "0"]),
    "sinusoid_from_graph": ("sinusoid", "amplitude", "17"),
    "spline_pieces": ("polynomial", "coefficients", ["1", "0", "17"]),
}
"""The same, where the marked points say what the graph is."""


def a_row(template):
    return seedproof.rebuild(f"university/{template}/d1/000000", 11)


def verdict_of(script):
    z3 = pytest.importorskip("z3")
    solver = z3.Solver()
    solver.set("timeout", 2000)
    solver.from_string(text_of(script).replace("(check-sat)", "").replace("(exit)", ""))
    return str(solver.check())


def test_what_is_drawn_counts(subtests):
    for template in FIRST:
        with subtests.test(template):
            kind, key, other = FIRST[template]
            row = a_row(template)
            drawing = json.loads(row["drawing"])
            next(item for item in drawing["items"] if item["kind"] == kind)[key] = other
            scripts = certified("university", {**row, "drawing": json.dumps(drawing)}).scripts
            assert any(verdict_of(script) not in (script.expected, "unknown") for script in scripts)


def test_a_graph_goes_through_its_marked_points(subtests):
    for template in CONTRADICTED:
        with subtests.test(template):
            kind, key, other = CONTRADICTED[template]
            row = a_row(template)
            drawing = json.loads(row["drawing"])
            next(item for item in drawing["items"] if item["kind"] == kind)[key] = other
            with pytest.raises(Unread):
                certified("university", {**row, "drawing": json.dumps(drawing)})


def test_a_script_says_what_is_drawn(subtests):
    for template in sorted({*FIRST, *CONTRADICTED}):
        with subtests.test(template):
            for script in certified("university", a_row(template)).scripts:
                assert "\n; drawn: " in text_of(script)
                assert "figure_shows" in script.axioms


def test_a_figure_of_another_kind_is_unread():
    row = a_row("riemann_bars")
    with pytest.raises(Unread, match="no axes"):
        certified("university", {**row, "drawing": a_row("rule_from_table")["drawing"]})


def test_a_thing_that_nobody_knows_is_unread():
    row = a_row("riemann_bars")
    drawing = json.loads(row["drawing"])
    drawing["items"].append({"kind": "cat", "at": ["1", "1"]})
    with pytest.raises(Unread, match="cat"):
        certified("university", {**row, "drawing": json.dumps(drawing)})


def test_a_window_shows_the_marked_points():
    row = a_row("least_squares_points")
    drawing = json.loads(row["drawing"])
    drawing["x"][0] = "2"
    with pytest.raises(Unread, match="window"):
        certified("university", {**row, "drawing": json.dumps(drawing)})


def test_labels_have_their_unit():
    assert measured("5/2 cm", "cm") == Fraction(5, 2)
    with pytest.raises(Unread):
        measured("5 m", "cm")


def test_a_label_between_two_things_belongs_to_none():
    with pytest.raises(Unread, match="two things"):
        nearest(
            (Fraction(0), Fraction(0)),
            {"left": (Fraction(-1), Fraction(0)), "right": (Fraction(1), Fraction(0))},
        )


def test_a_word_is_no_number():
    with pytest.raises(Unread, match="no number"):
        numbers(["1/2", "x"])


def test_a_path_that_crosses_itself_is_unread():
    row = a_row("vector_field_path")
    drawing = json.loads(row["drawing"])
    drawing["items"][0]["points"] = [["0", "0"], ["2", "2"], ["2", "0"], ["0", "2"], ["0", "0"]]
    with pytest.raises(Unread, match="crosses itself"):
        certified("university", {**row, "drawing": json.dumps(drawing)})


def test_two_loops_that_touch_are_unread():
    row = seedproof.rebuild("university/vector_field_path/d3/000000", 11)
    drawing = json.loads(row["drawing"])
    one, other = (item for item in drawing["items"] if item["kind"] == "trajectory")
    corner = one["points"][2]
    other["points"] = [corner, ["3", "-2"], ["4", "2"], corner]
    with pytest.raises(Unread, match="not side by side"):
        certified("university", {**row, "drawing": json.dumps(drawing)})


def test_arrows_span_what_is_shaded():
    row = a_row("transformed_grid")
    drawing = json.loads(row["drawing"])
    next(item for item in drawing["items"] if item["kind"] == "arrow")["to"] = ["1", "3"]
    with pytest.raises(Unread, match="do not span"):
        certified("university", {**row, "drawing": json.dumps(drawing)})
