"""Tables as Markdown and CSV, figures as PNG."""

import struct
import tomllib
from fractions import Fraction
from io import BytesIO
from pathlib import Path

import matplotlib
import pytest
from matplotlib.transforms import Bbox
from PIL import Image

from pipeline.evaluating.tables import FORMS, Table
from pipeline.evaluating.tables.labelling import placed
from pipeline.evaluating.tables.plotting import png
from pipeline.evaluating.tables.table import PANELS, Chart, Column, Measure, Row
from seedproof.record.errors import SeedproofError
from tests.circles import few

THIRD = Measure(Fraction(1, 3), Fraction(1, 6), Fraction(1, 2))

TABLE = Table(
    title="A_table",
    labels=("Model",),
    columns=(
        Column("Acc"),
        Column("Share", 1, percent=True),
        Column("Δ", change=True),
        Column("Rank", 0, span=True),
        Column("n"),
        Column("Skill"),
    ),
    rows=(
        Row(
            ("a|b_c",),
            (
                THIRD,
                Measure(Fraction(1, 8), deviation=Fraction(1, 50)),
                Measure(Fraction(-1, 4)),
                Measure(Fraction(2), Fraction(1), Fraction(3)),
                1650,
                "add",
            ),
        ),
        Row(
            ("d",),
            (
                None,
                Measure(Fraction(1, 2), mark="*"),
                Measure(Fraction(1, 4), Fraction(-1, 8), Fraction(5, 8)),
                Measure(Fraction(1), Fraction(1), Fraction(1)),
                2,
                "2*3",
            ),
        ),
    ),
    notes=("A note.",),
)

MARKDOWN = r"""**A\_table**

| Model | Acc | Share | Δ | Rank | n | Skill |
| :-- | --: | --: | --: | --: | --: | :-- |
| a\|b\_c | 0.333 [0.167, 0.500] | 12.5 ± 2.0 | −0.250 | 1–3 | 1,650 | add |
| d | – | 50.0\* | +0.250 [−0.125, +0.625] | 1 | 2 | 2\*3 |

A note.
"""

CSV = (
    "Model,Acc,Acc low,Acc high,Share,Share ±,Share mark,Δ,Δ low,Δ high,Rank,Rank low,Rank high,n,Skill\n"
    "a|b_c,0.333333,0.166667,0.500000,12.500000,2.000000,,-0.250000,,,2.000000,1.000000,3.000000,1650,add\n"
    "d,,,,50.000000,,*,0.250000,-0.125000,0.625000,1.000000,1.000000,1.000000,2,2*3\n"
)


def test_markdown_rounds_as_the_paper_and_shows_intervals():
    assert TABLE.markdown() == MARKDOWN


def test_csv_has_six_decimals_and_the_bounds_in_columns_of_their_own():
    assert TABLE.csv() == CSV


def test_no_cell_is_bold():
    assert "**" not in TABLE.markdown().partition("\n")[2]


def test_half_is_rounded_away_from_zero_and_without_decimals_stands_no_point():
    table = Table(
        "t",
        ("a",),
        (Column("x", 0), Column("y", 1)),
        (Row(("r",), (Measure(Fraction(5, 2)), Measure(Fraction(-1, 20)))),),
    )
    assert "| r | 3 | −0.1 |" in table.markdown()


def test_published_rows_stand_below_ours_with_their_notes():
    own = Table(
        "Performance",
        ("Agent A model", "Format"),
        (Column("Acc"), Column("Avg req", 2)),
        (Row(("model", "zero_shot"), (THIRD, Measure(Fraction(2)))),),
    )
    both = FORMS["mira-6"].above_published(own)
    assert both.rows[0].labels == ("ours", "model", "zero_shot")
    assert both.rows[1].labels == ("MIRA-MATH, table 6", "gpt-4o-mini", "zero_shot")
    assert both.rows[1].cells[:2] == (Measure(Fraction("0.248")), Measure(Fraction("2.55")))
    assert [column.title for column in both.columns[2:]] == [
        "Hit rate",
        "1st-req OK",
        "Avg decl",
        "Avg tokens",
    ]
    assert both.rows[0].cells[2:] == (None, None, None, None)
    assert len(both.rows) == 13
    assert "910 : 700 : 700" in " ".join(both.notes)


def test_published_percent_and_deviations_are_read_in_their_unit():
    own = Table("t", ("Model", "# Samples", "Difficulty"), (Column("Accuracy (%)", 1, percent=True),), ())
    (first, *_) = FORMS["mathador-2"].above_published(own).rows
    assert first.labels == ("Mathador-LM, table 2", "Llama-3-70B-Instruct", "100", "mixed")
    assert first.cells == (Measure(Fraction("0.123"), deviation=Fraction("0.017")),)


def test_a_form_without_published_figures_says_so():
    with pytest.raises(SeedproofError, match="mira-delta: has no published figures here"):
        FORMS["mira-delta"].above_published(TABLE)


HALF = Measure(Fraction(1, 2))
LONG = "a long name of a category that has to be written on several lines"


def figure_of(kind, names=("a", LONG), panels=("panel",), columns=("one", "two"), **settings):
    """A figure with an unknown value in each panel, and marks, intervals and deviations."""
    style = {name: settings.pop(name) for name in ("percent", "change") if name in settings}
    cells = [(THIRD, HALF), (None, Measure(Fraction(-1, 4), deviation=Fraction(1, 8), mark="*"))]
    rows = [
        Row((panel, name, f"group {number}"), of_name)
        for panel in panels
        for number, (name, of_name) in enumerate(zip(names, cells, strict=True))
    ]
    titled = tuple(Column(title, 1, **style) for title in columns)
    return Table("A title", PANELS, titled, tuple(rows), ("A unit",), "All runs.", Chart(kind, **settings))


NUMBERED = ("1000", "2000")
CHANGES = {"percent": True, "change": True, "limits": None}


@pytest.mark.parametrize("kind", ["bars", "lines", "points", "squares", "histogram"])
@pytest.mark.parametrize(
    ("panels", "settings"), few([("p", CHANGES), ("p", {}), ("p", {"limits": None}), ("pqrs", CHANGES)], 1)
)
def test_every_kind_of_figure_is_drawn_to_the_same_bytes(kind, panels, settings):
    names = NUMBERED if kind in ("lines", "histogram") else ("a", LONG)
    figure = figure_of(kind, names, panels, **settings)
    assert png(figure, "column") == png(figure, "column")


@pytest.mark.parametrize(("kind", "columns"), [("bars", 1), ("points", 2), ("lines", 0)])
def test_a_figure_of_nothing_is_drawn(kind, columns):
    """No standard was learnt, no judge has both rates, no problem has follow-ups."""
    titled = (Column("one"), Column("two"))[:columns]
    assert png(Table("A title", PANELS, titled, (), ("A unit",), "", Chart(kind))).startswith(b"\x89PNG")


def test_more_series_than_bars_tell_apart_are_squares():
    crowded = figure_of("bars", most_bars=1)
    assert png(crowded) == png(figure_of("squares"))
    assert png(crowded) != png(figure_of("bars"))


def test_a_line_has_a_gap_where_nothing_is_known():
    """A line from the first to the third place would show a second value that nobody measured."""
    names = ("1", "2", "3")
    rows = [Row(("", name, ""), (cell,)) for name, cell in zip(names, (HALF, None, HALF), strict=True)]
    gap = Table("t", PANELS, (Column("one"),), tuple(rows), ("u",), "", Chart("lines"))
    ends = Table("t", PANELS, (Column("one"),), (rows[0], rows[2]), ("u",), "", Chart("lines"))
    assert ink_of(png(gap)) < ink_of(png(ends))


def ink_of(image):
    """How many pixels of a picture have the colour of the first series."""
    return sum(
        count
        for count, colour in Image.open(BytesIO(image)).convert("RGB").getcolors(1 << 24)
        if colour == (43, 92, 138)
    )


def test_too_many_lines_have_a_panel_each():
    many = [f"line {number}" for number in range(8)]
    rows = tuple(Row(("", name, ""), (HALF,) * 8) for name in NUMBERED)
    figures = [
        Table(
            "t",
            PANELS,
            tuple(map(Column, many[:count])),
            tuple(Row(row.labels, row.cells[:count]) for row in rows),
            ("u",),
            "",
            Chart("lines"),
        )
        for count in (7, 8)
    ]
    heights = [Image.open(BytesIO(png(figure))).height for figure in figures]
    assert heights[1] > heights[0]


@pytest.mark.parametrize(("width", "pixels"), [("page", 1400), ("column", 680)])
def test_a_png_is_as_wide_as_asked_and_has_no_clock_and_no_program_in_it(width, pixels):
    image = png(figure_of("bars"), width)
    assert struct.unpack(">I", image[16:20]) == (pixels,)
    for chunk in (b"tIME", b"tEXt", b"Software", b"iTXt"):
        assert chunk not in image


def test_a_png_does_not_depend_on_the_settings_of_the_user():
    figure = figure_of("lines", NUMBERED)
    plain = png(figure)
    with matplotlib.rc_context({"font.size": 20, "lines.linewidth": 9, "axes.facecolor": "red"}):
        assert png(figure) == plain


def test_names_of_points_cover_neither_points_nor_each_other():
    points = [(100.0, 100.0), (104.0, 100.0), (100.0, 108.0), (130.0, 100.0)]
    sizes = [(60.0, 8.0)] * 4
    boxes = [box.extents for box in placed(points, sizes, 4.0, Bbox.from_bounds(0, 0, 400, 400))]
    for number, (left, bottom, right, top) in enumerate(boxes):
        for x, y in points:
            assert not (left < x < right and bottom < y < top)
        for other in boxes[:number]:
            assert left >= other[2] or other[0] >= right or bottom >= other[3] or other[1] >= top


def test_forms_and_published_figures_are_in_the_package():
    """What is read must be what is installed."""
    declared = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]
    assert declared["pipeline.evaluating.tables"] == ["*.csv", "*.yaml"]
