import io
import json
import os
import subprocess
import sys
from copy import deepcopy
from fractions import Fraction
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from seedproof.figures import png, sheet
from seedproof.figures.curves import places
from seedproof.figures.heights import heights_of
from seedproof.figures.plane import plane_of, plane_of_diagram
from seedproof.figures.surfaces import _TOWARDS_VIEWER, Surface
from seedproof.figures.ticks import Axis, number_words
from seedproof.figures.values import _LETTERS
from tests.circles import soak
from tests.pace import bounded

PARABOLA = {"kind": "polynomial", "coefficients": ["1", "0", "-3"], "from": "-3", "to": "3"}
TABLE = {"kind": "table", "head": ["x", "-1", "0"], "rows": [["f(x)", "3", "-1/2"], ["g(x)", "", "?"]]}
WAVE = {"kind": "sinusoid", "amplitude": "2", "frequency": "1/2", "unit": "pi", "shift": "1", "level": "0"}
GROWTH = {"kind": "exponential", "factor": "3", "base": "1/2", "level": "-1", "from": "-1", "to": "3"}
STEPS = {"kind": "polyline", "points": [["-3", "1"], ["0", "1"], ["0", "-2"], ["3", "3"]]}
ITEMS = {
    "polynomial": PARABOLA | {"label": "f", "dashed": 0},
    "sinusoid": WAVE | {"from": "-4", "to": "4"},
    "exponential": GROWTH | {"label": "g"},
    "polyline": STEPS | {"dashed": 1},
    "point": {"kind": "point", "at": ["1", "2"], "open": 0, "label": "P"},
    "open point": {"kind": "point", "at": ["1", "2"], "open": 1},
    "line": {"kind": "line", "through": ["0", "1"], "slope": "2", "label": "h"},
    "vertical": {"kind": "line", "through": ["2", "0"], "slope": "oo", "dashed": 1},
    "region": {"kind": "region", "points": [["0", "0"], ["3", "0"], ["1", "3"]], "label": "R"},
    "between": {"kind": "between", "upper": STEPS, "lower": WAVE, "from": "-2", "to": "3", "label": "A"},
    "sector": {"kind": "sector", "centre": ["0", "0"], "radii": ["1", "3"], "angles": ["0", "1/3"]},
    "contours": {"kind": "contours", "quadratic": ["1", "1", "2", "0", "0", "0"], "levels": ["1", "2", "4"]},
    "arrow": {"kind": "arrow", "from": ["0", "0"], "to": ["2", "3"], "label": "u"},
    "text": {"kind": "text", "at": ["-2", "1"], "text": "x² + y² ≤ 4, π/2"},
    "circle": {"kind": "circle", "centre": ["1", "1"], "radius": "2", "label": "K"},
    "ellipse": {"kind": "ellipse", "centre": ["1", "1"], "radii": ["2", "1/2"], "dashed": 1},
    "segment": {"kind": "segment", "from": ["-3", "1"], "to": ["2", "4"], "label": "3 m"},
    "angle": {"kind": "angle", "at": ["0", "0"], "from": ["3", "0"], "to": ["1", "2"], "label": "60°"},
    "right angle": {"kind": "right_angle", "at": ["0", "0"], "from": ["3", "1"], "to": ["-1", "3"]},
    "dimension": {"kind": "dimension", "from": ["-3", "-2"], "to": ["3", "-2"], "label": "6 cm"},
    "box": {"kind": "box", "at": ["0", "1"], "size": ["3", "2"], "label": "tank A"},
    "bars": {
        "kind": "bars",
        "edges": ["-3", "-1", "0", "3"],
        "heights": ["2", "-1", "3"],
        "labels": ["2", "", "3"],
    },
    "slope field": {"kind": "slope_field", "field": [["1", 1, 0], ["-1", 0, 1]], "step": "1/2"},
    "vector field": {"kind": "vector_field", "field": [[["-1", 0, 1]], [["1", 1, 0]]], "step": "1/2"},
    "polar": {"kind": "polar", "constant": "0", "factor": "3", "function": "cos", "multiple": "3"}
    | {"from": "0", "to": "1", "label": "r"},
    "filled polar": {"kind": "polar", "constant": "2", "factor": "1", "function": "sin", "multiple": "1"}
    | {"from": "0", "to": "1/2", "filled": 1, "centre": ["1", "0"], "label": "A"},
    "trajectory": {"kind": "trajectory", "points": [["-3", "0"], ["2", "0"], ["2", "3"]], "label": "C"},
    "smooth trajectory": {"kind": "trajectory", "points": STEPS["points"], "smooth": 1, "dashed": 1},
}
SURFACE = {
    "kind": "surface",
    "quadratic": ["1", "0", "1", "0", "0", "0"],
    "x": ["-2", "2"],
    "y": ["-2", "2"],
    "x_step": "1",
    "y_step": "1",
    "x_label": "x",
    "y_label": "y",
    "z_label": "z",
    "levels": ["1", "4"],
}


def axes(*items, **changes):
    plain = {"kind": "axes", "x": ["-4", "4"], "y": ["-4", "5"], "x_step": "1", "y_step": "1"}
    return plain | {"x_label": "x", "y_label": "f(x)", "items": list(items)} | changes


def diagram(*items, **changes):
    return {"kind": "diagram", "x": ["-4", "4"], "y": ["-4", "5"], "items": list(items)} | changes


def pixels(drawing):
    return _pixels(json.dumps(drawing))


@cache
def _pixels(text):
    drawing = json.loads(text)
    image = Image.open(io.BytesIO(png(drawing)))
    assert (image.format, image.mode, image.info) == ("PNG", "RGB", {})
    return np.asarray(image).astype(int)


def around(drawing, x, y, reach=1):
    """The colours of the pixels about a place, x in ones."""
    across, up = plane_of(drawing).pixels(x, y)
    column, row = int(across), 450 - 1 - int(up)
    block = pixels(drawing)[row - reach : row + reach + 1, column - reach : column + reach + 1]
    return block.reshape(-1, 3)


def is_blue(colours):
    return (colours[:, 2] - colours[:, 0] > 80).any()


EVERYTHING = axes(*ITEMS.values())


@pytest.mark.parametrize("name", ITEMS)
def test_every_kind_draws_something(name):
    bare, drawn = pixels(axes()), pixels(axes(ITEMS[name]))
    assert drawn.shape == bare.shape == (450, 600, 3)
    assert (drawn != bare).any(axis=2).sum() > 30


@pytest.mark.parametrize("name", ITEMS)
def test_every_kind_can_be_drawn_in_a_sketch(name):
    drawn = pixels(diagram(ITEMS[name]))
    assert drawn.shape == (450, 600, 3)
    assert (drawn[3:-3, 3:-3] < 200).any(axis=2).sum() > 30


def test_a_flat_sketch_is_a_flat_image():
    drawn = pixels(diagram(ITEMS["segment"], x=["-10", "10"]))
    assert drawn.shape[0] < 350


def test_units_of_a_sketch_are_equal():
    for ranges in ({}, {"x": ["-20", "5"]}, {"y": ["-4", "30"]}):
        plane = plane_of_diagram(diagram(**ranges))
        left, bottom, right, top = plane.box
        assert (right - left) / plane.span[0] == pytest.approx((top - bottom) / plane.span[1])


def is_dark(drawing, x, y, reach=2):
    """Whether ink is about a place of a sketch."""
    across, up = plane_of_diagram(drawing).pixels(x, y)
    column, row = int(across), 450 - 1 - int(up)
    return bool(
        (pixels(drawing)[row - reach : row + reach + 1, column - reach : column + reach + 1] < 90).any()
    )


@pytest.mark.parametrize(
    ("name", "inked", "blank"),
    [
        ("circle", [(3, 1), (-1, 1), (1, 3), (1, -1)], [(1, 1), (2, 2)]),
        ("segment", [(-3, 1), (-1, 2.2), (2, 4)], [(-2, 3), (1, 2)]),
        ("dimension", [(-3, -2), (-3, -1.95), (0, -2), (3, -2)], [(0, -1), (-1, -1.8)]),
        ("box", [(-1.5, 1), (1.5, 1), (0, 2), (0, 0)], [(-1, 1.8), (1, 0.3)]),
        ("bars", [(-3, 1), (-1, 1), (-2, 2), (-0.5, -1), (3, 2)], [(-0.5, 0.5), (2, -0.5)]),
    ],
)
def test_sketches_are_where_their_numbers_say(name, inked, blank):
    item = {field: value for field, value in ITEMS[name].items() if field != "labels"}
    drawing = diagram(item | ({"label": ""} if "label" in item else {}))
    for place in inked:
        assert is_dark(drawing, *place), place
    for place in blank:
        assert not is_dark(drawing, *place), place


def test_what_lies_behind_a_box_is_hidden():
    wire = {"kind": "segment", "from": ["-4", "1"], "to": ["4", "1"]}
    drawing = diagram(wire, ITEMS["box"] | {"label": ""})
    assert is_dark(drawing, -3, 1)
    assert not is_dark(drawing, 0, 1)


def test_an_angle_is_marked_on_its_smaller_side():
    for directions in ({}, {"from": ["1", "2"], "to": ["3", "0"]}):
        drawing = diagram(ITEMS["angle"] | {"label": ""} | directions)
        unit = 26 / (plane_of_diagram(drawing).pixels(1, 0)[0] - plane_of_diagram(drawing).pixels(0, 0)[0])
        assert is_dark(drawing, unit * np.cos(0.5), unit * np.sin(0.5))
        assert not is_dark(drawing, unit * np.cos(2.5), unit * np.sin(2.5))


def test_a_second_angle_at_a_vertex_is_marked_further_out():
    first = ITEMS["angle"] | {"label": ""}
    one, both = pixels(diagram(first)), pixels(diagram(first, first))
    assert (one != both).any()


def ink_near(drawing, x, y, reach):
    """Pixels, from the middle, that are no paler than a field is drawn."""
    across, up = plane_of_diagram(drawing).pixels(x, y)
    column, row = int(across), 450 - 1 - int(up)
    block = pixels(drawing)[row - reach : row + reach + 1, column - reach : column + reach + 1]
    rows, columns = np.nonzero((block < 170).any(axis=2))
    return columns - reach, reach - rows


def test_marks_of_a_slope_field_have_the_slope_of_the_field(subtests):
    for x, y in [(2, -1), (-2, 1), (1, 1), (-1, 3), (0, -3), (3, 0)]:
        with subtests.test(x=x, y=y):
            across, up = ink_near(diagram(ITEMS["slope field"]), x, y, 5)
            slope = x - y
            along = across + slope * up
            beside = slope * across - up
            assert np.abs(along).max() > 3 * np.hypot(1, slope)
            assert np.abs(beside).max() < 2.2 * np.hypot(1, slope)


def test_arrows_of_a_vector_field_begin_at_their_points_and_go_with_the_field(subtests):
    for x, y in [(2, -1), (-2, 1), (1, 1), (-1, 3), (0, -3), (3, 0)]:
        with subtests.test(x=x, y=y):
            across, up = ink_near(diagram(ITEMS["vector field"] | {"step": "1"}), x, y, 6)
            assert (across * -y + up * x).mean() > 0
            assert abs((across * x + up * y).mean()) < 2 * np.hypot(x, y)


def test_a_field_that_rests_is_a_dot():
    across, up = ink_near(diagram(ITEMS["vector field"]), 0, 0, 8)
    assert len(across)
    assert np.hypot(across, up).max() < 4


def test_no_mark_of_a_field_crosses_a_label():
    words = {"kind": "text", "at": ["1", "1"], "text": "H"}
    drawing = diagram(ITEMS["slope field"] | {"step": "1/3"}, words)
    across, up = ink_near(drawing, 1, 1, 6)
    alone, above = ink_near(diagram(words), 1, 1, 6)
    assert {*zip(across, up, strict=True)} == {*zip(alone, above, strict=True)}


def test_polar_curves_are_where_their_radius_says():
    rose = diagram(ITEMS["polar"] | {"label": ""}, x=["-4", "4"], y=["-4", "4"])
    for angle in np.linspace(0.03, np.pi, 31):
        radius = 3 * np.cos(3 * angle)
        assert is_dark(rose, radius * np.cos(angle), radius * np.sin(angle)), angle
        assert not is_dark(rose, 3.5 * np.cos(angle), 3.5 * np.sin(angle))


def test_a_filled_polar_curve_is_shaded_to_its_centre():
    drawing = axes(ITEMS["filled polar"] | {"label": ""})
    assert (around(drawing, 2.3, 1.2)[:, 0] < 220).all()
    assert (around(drawing, 0.6, -0.6)[:, 0] == 255).all()
    assert (around(drawing, 0.4, 1.4)[:, 0] == 255).all()


def test_a_trajectory_has_its_arrowhead_in_the_middle_of_an_edge():
    there = diagram(ITEMS["trajectory"] | {"label": ""})
    back = diagram(ITEMS["trajectory"] | {"label": "", "points": ITEMS["trajectory"]["points"][::-1]})
    _, up = ink_near(there, -0.5, 0, 8)
    assert np.ptp(up) > 6
    assert (pixels(there) != pixels(back)).any()


def test_a_smooth_trajectory_goes_through_its_points_and_bends():
    bow = {"kind": "trajectory", "points": [["-3", "0"], ["0", "3"], ["3", "0"]]}
    for smooth in (0, 1):
        drawing = diagram(bow | {"smooth": smooth})
        for x, y in ((-3, 0), (0, 3), (3, 0)):
            assert len(ink_near(drawing, x, y, 2)[0]), (x, y)
    assert len(ink_near(diagram(bow), 2, 1, 2)[0])
    assert not len(ink_near(diagram(bow | {"smooth": 1}), 2, 1, 2)[0])


def test_a_surface_shows_its_levels():
    drawn = pixels(SURFACE)
    assert drawn.shape == (450, 600, 3)
    for changes in ({"levels": ["1"]}, {"quadratic": ["1", "0", "-1", "0", "0", "2"]}, {"x": ["-1", "2"]}):
        assert (pixels(SURFACE | changes) != drawn).any()


@pytest.mark.parametrize(
    ("quadratic", "lowest", "highest"),
    [
        (["1", "0", "1", "0", "0", "0"], "0", "8"),
        (["1", "0", "-1", "0", "0", "0"], "-4", "4"),
        (["0", "1", "0", "0", "0", "0"], "-4", "4"),
        (["-1", "0", "0", "2", "1/2", "0"], "-9", "2"),
        (["0", "0", "0", "0", "0", "3"], "3", "3"),
        (["1", "2", "1", "0", "0", "0"], "0", "16"),
    ],
)
def test_the_range_of_a_surface_is_exact(quadratic, lowest, highest):
    surface = SURFACE | {"quadratic": quadratic, "levels": [lowest, highest]}
    assert heights_of(surface) == (Fraction(lowest), Fraction(highest))
    assert png(surface)


def test_what_a_surface_hides_is_behind_it():
    """Seen from the front right and above, a bowl hides a part of its inside, a dome its back."""
    at = np.linspace(0.02, 0.98, 25)
    u, v = np.meshgrid(at, at)
    for sign in ("1", "-1"):
        surface = Surface(SURFACE | {"quadratic": [sign, "0", sign, "0", "0", "0"]})
        height = surface.height(u, v)
        ways = np.linspace(0.01, 1, 200)
        hidden = np.zeros_like(u, bool)
        first = None
        for way in ways:
            x, y, z = (
                start + way * step for start, step in zip((u, v, height), _TOWARDS_VIEWER, strict=True)
            )
            above = z > surface.height(x, y)
            first = above if first is None else first
            hidden |= (x <= 1) & (y <= 1) & (above != first)
        assert (surface.is_seen(u, v) == ~hidden).mean() > 0.95
        assert hidden.any()


def test_a_table_is_as_high_as_it_needs():
    drawn = pixels(TABLE)
    assert drawn.shape[1] == 600
    assert 100 < drawn.shape[0] < 250
    tall = pixels({"kind": "table", "head": ["n", "aₙ"], "rows": [[str(n), f"1/{n}"] for n in range(1, 13)]})
    assert tall.shape == (450, 600, 3)


def test_the_ground_is_white_and_the_frame_parts_it_from_a_page():
    for drawn in (pixels(axes()), pixels(TABLE)):
        assert (drawn[3:6, 3:6] == 255).all()
        assert (drawn[0] == drawn[-1]).all()
        assert (drawn[[0, -1]] == 190).all()
        assert (drawn[:, [0, -1]] == 190).all()


PLACES_OF_WAVE = [(-1, 0), (-0.5, -2), (0, 0), (0.5, 2), (1, 0), (1.5, -2), (2, 0)]


@pytest.mark.parametrize(
    "wave",
    [
        WAVE | {"frequency": "1", "shift": "0"},
        WAVE | {"frequency": "1", "shift": "1", "amplitude": "-2"},
        WAVE | {"frequency": "-1", "shift": "3", "level": "0"},
    ],
)
@pytest.mark.parametrize("x_unit", [False, True])
def test_waves_pass_through_their_lattice_points(wave, x_unit):
    """Once with the frequency in pi, once with all of x in pi: the same picture, other numbers below."""
    wave = wave | {"from": "-3", "to": "4"}
    drawing = axes(wave)
    if x_unit:
        drawing = axes({name: value for name, value in wave.items() if name != "unit"}, x_unit="pi")
    for x, y in PLACES_OF_WAVE:
        x *= np.pi if x_unit else 1
        assert is_blue(around(drawing, x, y)), (x, y)
        assert not is_blue(around(drawing, x, y + 1)), (x, y)


@pytest.mark.parametrize(
    ("curve", "lattice"),
    [
        (PARABOLA, [(-2, 1), (-1, -2), (0, -3), (1, -2), (2, 1)]),
        (GROWTH, [(-1, 5), (0, 2), (1, 0.5), (2, -0.25)]),
        (STEPS, [(-2, 1), (0, -1), (3, 3)]),
        (ITEMS["line"], [(-2, -3), (0, 1), (1, 3)]),
        (ITEMS["vertical"] | {"dashed": 0}, [(2, -3), (2, 0.5), (2, 4)]),
    ],
)
def test_the_other_curves_do_too(curve, lattice):
    drawing = axes(curve | {"label": ""})
    for place in lattice:
        assert is_blue(around(drawing, *place, 2)), place
    assert not is_blue(around(drawing, -3.5, -1.5, 2))


def test_a_filled_point_is_dark_and_an_open_one_hollow():
    line = {"kind": "polynomial", "coefficients": ["2"], "from": "-4", "to": "4"}
    assert around(axes(line, ITEMS["point"]), 1, 2).max() < 60
    assert around(axes(line, ITEMS["open point"]), 1, 2).min() == 255
    assert around(axes(line, ITEMS["open point"]), 1, 2, 6).min() < 60
    assert around(axes(ITEMS["open point"], line), 1, 2).min() == 255


@pytest.mark.parametrize(
    ("item", "inside", "outside"),
    [
        (ITEMS["region"] | {"label": ""}, (1.3, 1.5), (2.7, 2.5)),
        (ITEMS["between"] | {"lower": PARABOLA, "label": ""}, (-0.5, -0.5), (0.5, 0.5)),
        (ITEMS["sector"] | {"radii": ["2", "3"]}, (2.3, 0.7), (1.3, 0.7)),
        (ITEMS["sector"] | {"angles": ["1/4", "9/4"]}, (-1.5, -1.5), (0.4, 0.4)),
    ],
)
def test_what_is_shaded_is_shaded_and_nothing_else(item, inside, outside):
    assert (around(axes(item), *inside)[:, 0] < 220).all()
    assert (around(axes(item), *outside) == 255).all()


def test_level_curves_are_where_the_quadratic_has_their_value():
    circle = {"kind": "contours", "quadratic": ["1", "0", "1", "0", "0", "0"], "levels": ["4", "9"]}
    drawing = axes(circle)
    found = sum(is_blue(around(drawing, r * np.cos(t), r * np.sin(t))) for r in (2, 3) for t in range(25))
    assert found > 40  # the values themselves take the place of a few
    assert not any(is_blue(around(drawing, 2.5 * np.cos(t), 2.5 * np.sin(t), 2)) for t in range(25))


def test_a_polyline_that_jumps_starts_after_the_jump_and_ends_before_it():
    plane = plane_of(axes())
    for start, end, first, last in (("-3", "0", 1, 1), ("0", "3", -2, 3), ("-1", "3/2", 1, 0.5)):
        x, y = places(STEPS | {"from": start, "to": end}, plane)
        assert (x[0], x[-1]) == (Fraction(start), Fraction(end))
        assert (y[0], y[-1]) == (first, last)


def test_pieces_of_one_graph_look_the_same_and_curves_above_each_other_do_not():
    left, right = PARABOLA | {"to": "0"}, PARABOLA | {"from": "0"}
    assert is_blue(around(axes(left, right), 1, -2, 2))
    lifted = PARABOLA | {"coefficients": ["1", "0", "-1"]}
    assert not is_blue(around(axes(PARABOLA, lifted), 0, -1, 2))
    said = pixels(axes(PARABOLA, lifted, ITEMS["vertical"]))
    assert (said != pixels(axes(PARABOLA, lifted | {"dashed": 1}, ITEMS["vertical"]))).any()


def test_numbers_read_as_in_a_textbook(subtests):
    for value, unit, words in [
        ("0", "π", "0"),
        ("1", "π", "π"),
        ("-1/2", "π", "−π/2"),
        ("3/2", "π", "3π/2"),
        ("-4", "", "−4"),
        ("5/2", "", "2.5"),
        ("-1/200", "", "−0.005"),
        ("2/3", "", "2/3"),
    ]:
        with subtests.test(value):
            assert number_words(Fraction(value), unit) == words


def test_numbers_are_thinned_to_round_ones(subtests):
    for low, high, step, room, numbers in [
        (-3, 3, 1, 0.5, [-3, -2, -1, 0, 1, 2, 3]),
        (-20, 20, 1, 3.5, [-20, -15, -10, -5, 0, 5, 10, 15, 20]),
        (0, 100000, 1000, 11000, [0, 20000, 40000, 60000, 80000, 100000]),
        (7, 9, 1, 5, [7]),
    ]:
        with subtests.test(low=low, high=high, step=step, room=room, numbers=numbers):
            assert Axis(Fraction(low), Fraction(high), Fraction(step)).numbered(room) == numbers


def test_units_are_square_where_that_fits():
    box = plane_of(axes()).box
    assert (box[2] - box[0]) / 8 == pytest.approx((box[3] - box[1]) / 9)
    wide = plane_of(axes(x=["-100", "100"], x_step="10")).box
    assert wide[2] - wide[0] > 500


def test_every_letter_that_is_allowed_is_in_the_font():
    from matplotlib.font_manager import get_font

    from seedproof.figures.canvas import _FONT

    known = get_font(str(_FONT)).get_charmap()
    allowed = [code for code in range(0x110000) if _LETTERS.fullmatch(chr(code))]
    assert [hex(code) for code in allowed if code not in known] == []
    assert not _LETTERS.fullmatch("\n")


@pytest.mark.filterwarnings("ignore:unclosed")
def test_the_bytes_repeat_here_and_elsewhere(tmp_path):
    (tmp_path / "matplotlibrc").write_text(
        "font.size: 30\nlines.linewidth: 9\npath.sketch: 3, 100, 2\n"
        "figure.facecolor: black\ntext.antialiased: False\nsavefig.bbox: tight\n"
    )
    drawings = [EVERYTHING, TABLE, axes(x_unit="pi", x_step="1/2")]
    here = [png(drawing) for drawing in drawings]
    assert [png(drawing) for drawing in reversed(drawings)] == here[::-1]
    code = "from seedproof.figures import png\n"
    code += f"for d in {drawings!r}: print(png(d).hex())"
    own = {
        "HOME": str(tmp_path),
        "MPLCONFIGDIR": str(tmp_path),
        "PYTHONHASHSEED": "4711",
        "MPLBACKEND": "svg",
    }
    done = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | own, capture_output=True, text=True, check=True
    )
    assert [bytes.fromhex(line) for line in done.stdout.split()] == here


def test_dollars_are_dollars():
    assert png(axes({"kind": "text", "at": ["0", "0"], "text": "$\\frac{1}{$ costs 5$"}))


POINT = ITEMS["point"]
BAD = {
    "no dictionary": [],
    "nothing": {},
    "unknown kind": {"kind": "pie"},
    "kind of a wrong type": {"kind": ["axes"]},
    "unknown key": axes(colour="red"),
    "a long key": axes(**{"k" * 10**6: 1}),
    "missing key": {name: value for name, value in axes().items() if name != "y_step"},
    "items no list": axes(items={}),
    "unknown item": axes({"kind": "spline"}),
    "unknown key of an item": axes(POINT | {"size": "3"}),
    "missing key of an item": axes({"kind": "point"}),
    "a float": axes(POINT | {"at": [0.5, "1"]}),
    "an integer": axes(POINT | {"at": [1, "1"]}),
    "decimals": axes(POINT | {"at": ["0.5", "1"]}),
    "not in lowest terms": axes(POINT | {"at": ["2/4", "1"]}),
    "denominator 0": axes(POINT | {"at": ["1/0", "1"]}),
    "minus nought": axes(POINT | {"at": ["-0", "1"]}),
    "letters": axes(POINT | {"at": ["nan", "1"]}),
    "other digits": axes(POINT | {"at": ["१", "1"]}),
    "a line break": axes(POINT | {"at": ["1\n", "1"]}),
    "a huge number": axes(POINT | {"at": ["9" * 5000, "1"]}),
    "a large number": axes(PARABOLA | {"coefficients": ["1000001"]}),
    "a large denominator": axes(PARABOLA | {"coefficients": ["1/1000001"]}),
    "three coordinates": axes(POINT | {"at": ["1", "1", "1"]}),
    "open as a truth": axes(POINT | {"open": True}),
    "open as two": axes(POINT | {"open": 2}),
    "outside": axes(POINT | {"at": ["9", "1"]}),
    "a wrong unit": axes(x_unit="degrees"),
    "an empty range": axes(x=["2", "2"]),
    "a range backwards": axes(PARABOLA | {"to": "-4"}),
    "a step of nought": axes(x_step="0"),
    "a long axis": axes(x_step="1/100"),
    "no ticks": axes(y_step="100"),
    "too many items": axes(*[POINT] * 201),
    "too many points": axes(*[STEPS | {"points": [["0", "1"]] * 1001}] * 2),
    "too many points at once": axes(STEPS | {"points": [["0", "1"]] * 10**5}),
    "too many levels": axes(*[ITEMS["contours"] | {"levels": ["1"] * 21}] * 2),
    "too many coefficients": axes(PARABOLA | {"coefficients": ["1"] * 21}),
    "too many waves": axes(WAVE | {"frequency": "1000", "from": "0", "to": "1"}),
    "a long text": axes(x_label="x" * 81),
    "two lines": axes(x_label="x\ny"),
    "letters the font lacks": axes(x_label="距離"),
    "half a letter": axes(x_label="\ud800"),
    "a base below nought": axes(GROWTH | {"base": "-2"}),
    "a bad base between": axes(ITEMS["between"] | {"upper": GROWTH | {"base": "0"}}),
    "between points": axes(ITEMS["between"] | {"upper": POINT}),
    "between, back": axes(ITEMS["between"] | {"upper": STEPS | {"points": [["0", "1"], ["-2", "1"]]}}),
    "between, short": axes(ITEMS["between"] | {"upper": STEPS | {"points": [["0", "1"], ["1", "1"]]}}),
    "an arrow of no length": axes(ITEMS["arrow"] | {"to": ["0", "0"]}),
    "radii": axes(ITEMS["sector"] | {"radii": ["-1", "1"]}),
    "angles": axes(ITEMS["sector"] | {"angles": ["0", "3"]}),
    "a sketch without items": diagram(),
    "a sketch too flat": diagram(POINT, x=["-40", "40"]),
    "axes of a sketch": diagram(POINT, x_step="1"),
    "a circle of no radius": diagram(ITEMS["circle"] | {"radius": "0"}),
    "a circle outside": diagram(ITEMS["circle"] | {"radius": "4"}),
    "an ellipse outside": diagram(ITEMS["ellipse"] | {"radii": ["6", "1"]}),
    "an ellipse backwards": diagram(ITEMS["ellipse"] | {"radii": ["-1", "1"]}),
    "a segment of no length": diagram(ITEMS["segment"] | {"to": ["-3", "1"]}),
    "a segment outside": diagram(ITEMS["segment"] | {"to": ["5", "1"]}),
    "a flat angle": diagram(ITEMS["angle"] | {"to": ["-1", "0"]}),
    "an angle of no leg": diagram(ITEMS["angle"] | {"to": ["0", "0"]}),
    "an angle that is not right": diagram(ITEMS["right angle"] | {"to": ["-1", "2"]}),
    "a right angle of no leg": diagram(ITEMS["right angle"] | {"to": ["0", "0"]}),
    "a dimension of nothing": diagram({"kind": "dimension", "from": ["0", "0"], "to": ["1", "0"]}),
    "a box outside": diagram(ITEMS["box"] | {"size": ["9", "1"]}),
    "a bar too few": axes(ITEMS["bars"] | {"heights": ["1", "2"]}),
    "a label too few": axes(ITEMS["bars"] | {"labels": ["1", "2"]}),
    "bars backwards": axes(ITEMS["bars"] | {"edges": ["-3", "-1", "-2", "3"]}),
    "bars outside": axes(ITEMS["bars"] | {"heights": ["1", "2", "6"]}),
    "too many bars": axes(ITEMS["bars"] | {"heights": ["1"] * 61}),
    "no fields": axes(ITEMS["slope field"] | {"field": []}),
    "a term too short": axes(ITEMS["slope field"] | {"field": [["1", 1]]}),
    "a power as text": axes(ITEMS["slope field"] | {"field": [["1", "1", 0]]}),
    "a power below nought": axes(ITEMS["slope field"] | {"field": [["1", -1, 0]]}),
    "a high power": axes(ITEMS["slope field"] | {"field": [["1", 10, 0]]}),
    "a field of one component": axes(ITEMS["vector field"] | {"field": [[["1", 1, 0]]]}),
    "a field too fine": axes(ITEMS["vector field"] | {"step": "1/5"}),
    "a field of no step": axes(ITEMS["vector field"] | {"step": "0"}),
    "two fields too fine": axes(*[ITEMS["vector field"] | {"step": "1/3"}] * 2),
    "a function of r": axes(ITEMS["polar"] | {"function": "tan"}),
    "too many petals": axes(ITEMS["polar"] | {"multiple": "1000"}),
    "too many turns": axes(ITEMS["polar"] | {"to": "100"}),
    "an angle backwards": axes(ITEMS["polar"] | {"to": "-1"}),
    "a path that stands still": axes(ITEMS["trajectory"] | {"points": [["0", "0"], ["0", "0"]]}),
    "a level above the surface": SURFACE | {"levels": ["1", "9"]},
    "a surface without levels": SURFACE | {"levels": []},
    "a surface with items": SURFACE | {"items": []},
    "a surface without ticks": SURFACE | {"x_step": "9"},
    "slope": axes(ITEMS["line"] | {"slope": "-oo"}),
    "rows of a wrong length": TABLE | {"rows": [["1"]]},
    "no rows": TABLE | {"rows": []},
    "a number in a cell": TABLE | {"rows": [["1", "2", 3]]},
    "a wide table": TABLE | {"head": ["x" * 50] * 3},
    "a long table": TABLE | {"rows": TABLE["rows"] * 10},
}


def test_a_bad_drawing_is_refused_in_one_short_sentence(subtests):
    for name in BAD:
        with subtests.test(name):
            with pytest.raises(ValueError, match=r"^drawing[\w.\[\]]*: [^\n]+$") as caught:
                png(BAD[name])
            assert len(str(caught.value)) < 250


def test_what_is_allowed_but_absurd_is_drawn_quickly():
    far = [["-1000000" if i % 2 else "1000000", str((-1) ** (i // 2) * 10**6)] for i in range(600)]
    absurd = [
        PARABOLA | {"coefficients": ["1000000"] * 20, "from": "-1000000", "to": "1000000", "label": "f"},
        GROWTH | {"base": "1000000", "from": "-1000000", "to": "1000000"},
        {"kind": "polyline", "points": far, "dashed": 1, "label": "zigzag"},
        {"kind": "region", "points": far, "label": "R"},
        {"kind": "line", "through": ["1000000", "-1000000"], "slope": "-1000000", "label": "W" * 80},
        {"kind": "sector", "centre": ["-1000000", "0"], "radii": ["0", "1000000"], "angles": ["-9", "-7"]},
        {"kind": "contours", "quadratic": ["1000000"] * 6, "levels": [str(10**6 - n) for n in range(40)]},
        {"kind": "arrow", "from": ["-1000000", "0"], "to": ["1000000", "1"], "label": "u"},
        {"kind": "trajectory", "points": far[::2] + far[1::2], "smooth": 1, "label": "C"},
        ITEMS["slope field"] | {"field": [["-1000000", 9, 9]] * 12},
        ITEMS["polar"] | {"constant": "1000000", "centre": ["1000000", "0"], "to": "20"},
    ]
    tiny = {"x": ["999999999/1000", "1000000"], "y": ["0", "1/1000000"], "x_step": "1/1000000"}
    narrow = {"x": ["0", "1/1000000"], "y": ["-1000000", "1000000"], "x_step": "1/1000000", "y_step": "10000"}
    with bounded(30):
        assert png(axes(*absurd))
        with pytest.raises(ValueError, match="too large"):
            png(axes(**tiny))
        assert png(axes(*absurd[:-2], **narrow))
        assert png(SURFACE | {"quadratic": ["1000000"] * 6, "levels": ["1000000"] * 40})
        assert png(SURFACE | {"quadratic": ["0"] * 6, "levels": ["0"]})


def numbers(bound=8):
    return st.fractions(-bound, bound, max_denominator=6).map(str)


PAIRS = st.tuples(numbers(), numbers()).map(list)
RANGES = PAIRS.map(lambda pair: sorted(pair, key=Fraction)).filter(lambda pair: pair[0] != pair[1])
STYLE = {"label": st.text("fgx² π$\\", max_size=6), "dashed": st.integers(0, 1)}
SEVERAL = st.lists(PAIRS, min_size=3, max_size=6)


def kinds(name, **fields):
    """An item with some of the optional fields."""
    required = {key: of for key, of in fields.items() if key not in STYLE and key != "ends"}
    optional = {key: of for key, of in fields.items() if key in STYLE}
    items = st.fixed_dictionaries({"kind": st.just(name)} | required, optional=optional)
    if "ends" not in fields:
        return items
    return st.tuples(items, RANGES).map(lambda two: two[0] | {"from": two[1][0], "to": two[1][1]})


def moves(points):
    return all(point != following for point, following in pairwise(points))


TERM = st.tuples(numbers(), st.integers(0, 3), st.integers(0, 3)).map(list)
TERMS = st.lists(TERM, min_size=1, max_size=3)
CURVES = st.one_of(
    kinds("polynomial", coefficients=st.lists(numbers(), min_size=1, max_size=6), ends=1, **STYLE),
    kinds("sinusoid", amplitude=numbers(), frequency=numbers(3), shift=numbers(), level=numbers(), ends=1),
    kinds("exponential", factor=numbers(), base=st.just("3/2"), level=numbers(), ends=1, **STYLE),
)
INSIDE = st.tuples(*[st.fractions(0, 2, max_denominator=6).map(str)] * 2).map(list)
DRAWN = st.one_of(
    CURVES,
    kinds("polyline", points=SEVERAL, **STYLE),
    kinds("point", at=INSIDE, open=st.integers(0, 1), label=STYLE["label"]),
    kinds("line", through=PAIRS, slope=numbers() | st.just("oo"), **STYLE),
    kinds("region", points=SEVERAL, label=STYLE["label"]),
    kinds("between", upper=CURVES, lower=CURVES, label=STYLE["label"], ends=1),
    kinds("sector", centre=PAIRS, radii=st.just(["1", "5/2"]), angles=st.just(["-1/3", "1/2"])),
    kinds(
        "contours", quadratic=st.lists(numbers(), min_size=6, max_size=6), levels=st.just(["-1", "0", "5"])
    ),
    kinds("arrow", **{"from": PAIRS, "to": PAIRS.map(lambda pair: [pair[0], "9"])}, label=STYLE["label"]),
    kinds("text", at=INSIDE, text=STYLE["label"]),
    kinds("circle", centre=st.just(["1", "1"]), radius=st.sampled_from(["1", "2/3"]), **STYLE),
    kinds("ellipse", centre=st.just(["1", "1"]), radii=st.just(["1", "1/2"]), **STYLE),
    kinds("segment", **{"from": INSIDE, "to": st.just(["0", "2/7"])}, **STYLE),
    kinds("angle", at=INSIDE, **{"from": st.just(["3", "9"]), "to": st.just(["7", "-4"])}),
    kinds("dimension", **{"from": INSIDE, "to": st.just(["2/7", "2"])}).map(
        lambda item: item | {"label": "d"}
    ),
    kinds("box", at=st.just(["1", "1"]), size=st.just(["1", "2"])).map(lambda item: item | {"label": "A"}),
    kinds("bars", edges=st.just(["0", "1", "2"]), heights=st.tuples(*[st.sampled_from("012")] * 2).map(list)),
    kinds("slope_field", field=TERMS, step=st.just("1")),
    kinds("vector_field", field=st.lists(TERMS, min_size=2, max_size=2), step=st.just("3/2")),
    kinds(
        "polar",
        constant=numbers(),
        factor=numbers(),
        function=st.sampled_from(["cos", "sin"]),
        multiple=numbers(),
        ends=1,
        **STYLE,
    ),
    kinds("trajectory", points=SEVERAL.filter(moves), **STYLE),
    kinds("trajectory", points=SEVERAL.filter(moves), smooth=st.just(1)),
)
UPWARDS = st.tuples(st.integers(-9, 0), st.integers(2, 9)).map(lambda two: [str(two[0]), str(two[1])])
DRAWINGS = st.one_of(
    st.fixed_dictionaries(
        {"x": UPWARDS, "y": UPWARDS, "items": st.lists(DRAWN, max_size=5)},
        optional={"x_unit": st.just("pi"), "x_step": st.sampled_from(["1/2", "1/6", "2/3"])},
    ).map(lambda changes: axes(**changes)),
    st.fixed_dictionaries(
        {"x": UPWARDS, "y": st.just(["-1", "4"]), "items": st.lists(DRAWN, min_size=1, max_size=5)}
    ).map(lambda changes: diagram(**changes)),
    st.lists(numbers(), min_size=6, max_size=6).map(
        lambda quadratic: SURFACE | {"quadratic": quadratic, "levels": [quadratic[-1]]}
    ),
    st.integers(1, 5).flatmap(
        lambda n: st.fixed_dictionaries(
            {
                "kind": st.just("table"),
                "head": st.lists(STYLE["label"], min_size=n, max_size=n),
                "rows": st.lists(st.lists(numbers(), min_size=n, max_size=n), min_size=1, max_size=4),
            }
        )
    ),
)
few = settings(max_examples=20)


@pytest.mark.slow
@few
@given(DRAWINGS)
def test_random_drawings_are_drawn(drawing):
    before = deepcopy(drawing)
    assert png(drawing).startswith(b"\x89PNG")
    assert drawing == before


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.floats(),
    st.integers(),
    st.text(max_size=8),
    st.sampled_from(["1/0", "-1000000", "1000000", "1/1000000", "oo", "pi", "9" * 99]),
    st.lists(st.text(max_size=2), max_size=3),
    st.dictionaries(st.text(max_size=2), st.none(), max_size=2),
)


@soak
@pytest.mark.slow
@settings(max_examples=50)
@given(DRAWINGS, st.data())
def test_corrupted_drawings_are_drawn_or_refused(drawing, data):
    drawing = deepcopy(drawing)
    for _ in range(data.draw(st.integers(1, 2))):
        place = drawing
        while True:
            key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
            if not (isinstance(place[key], dict | list) and place[key]) or data.draw(st.integers(0, 3)) == 0:
                break
            place = place[key]
        if data.draw(st.booleans()):
            place[key] = data.draw(JUNK)
        else:
            del place[key]
        if not drawing:
            break
    refused = ""
    try:
        assert png(drawing).startswith(b"\x89PNG")
    except ValueError as error:
        refused = str(error)
    assert "\n" not in refused


def test_a_sheet_shows_every_figure_under_its_caption():
    image = Image.open(
        io.BytesIO(sheet([("a table", TABLE), *[(name, axes(ITEMS[name])) for name in ITEMS]]))
    )
    assert image.size[0] > 1800
    assert image.size[1] > 5 * 450
    with pytest.raises(ValueError, match="1 to 120 drawings"):
        sheet([("x", TABLE)] * 121)
    with pytest.raises(ValueError, match="1 to 120 drawings"):
        sheet([])
    with pytest.raises(ValueError, match="second: drawing: unknown kind"):
        sheet([("first", TABLE), ("second", {"kind": "pie"})])


@soak
def test_two_hundred_figures_are_quick():
    """A tenth of them here; CPU, not the clock."""
    png(EVERYTHING)
    with bounded(10):
        for number in range(20):
            png(axes(ITEMS["sinusoid"], PARABOLA | {"label": f"f{number}"}, POINT))


def test_what_only_checks_loads_no_matplotlib():
    code = "import sys; from seedproof.figures import check; print({'matplotlib', 'PIL'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
