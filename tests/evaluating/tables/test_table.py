"""Tables as Markdown and CSV, figures as PNG."""

import struct
import tomllib
from fractions import Fraction
from pathlib import Path

import matplotlib
import pytest

from pipeline.evaluating.tables import Figure, Table
from pipeline.evaluating.tables.figure import Bars, HeatMap, Histogram, Lines, Point, Scatter, Series
from pipeline.evaluating.tables.labelling import placed
from pipeline.evaluating.tables.plotting import png
from pipeline.evaluating.tables.published import beside
from pipeline.evaluating.tables.table import Column, Measure, Row
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
    both = beside(own, "mira-6")
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
    (first, *_) = beside(own, "mathador-2").rows
    assert first.labels == ("Mathador-LM, table 2", "Llama-3-70B-Instruct", "100", "mixed")
    assert first.cells == (Measure(Fraction("0.123"), deviation=Fraction("0.017")),)


def test_a_form_without_published_figures_says_which_have_some():
    with pytest.raises(
        SeedproofError, match="mira-delta: has no published figures here, expected one of: mira-3"
    ):
        beside(TABLE, "mira-delta")


SERIES = (Series("one", (THIRD, None)), Series("two", (Measure(Fraction(1, 2)), THIRD)))
PANELS = {
    "bars": Bars(
        "bars", ("a", "a long name of a category that has to be cut somewhere in its middle"), SERIES
    ),
    "lines": Lines("lines", "step", (Fraction(1000), Fraction(2000)), SERIES),
    "scatter": Scatter(
        "points",
        "x",
        "y",
        (Point("p", THIRD, THIRD, "g", THIRD), Point("q", Measure(Fraction(1, 2)), THIRD, "h")),
        (Fraction(1), Fraction(0)),
    ),
    "squares": HeatMap("squares", ("a", "b"), ("c", "d"), ((THIRD, None), (None, THIRD))),
    "histogram": Histogram("histogram", "words", (Fraction(0), Fraction(1), Fraction(2)), SERIES),
}


CHANGES = {"percent": True, "change": True, "limits": None}


@pytest.mark.parametrize("name", PANELS)
@pytest.mark.parametrize(
    ("count", "settings"), few([(1, CHANGES), (1, {}), (1, {"limits": None}), (4, CHANGES)], 1)
)
def test_every_kind_of_panel_is_drawn_to_the_same_bytes(name, count, settings):
    figure = Figure("A title", "A unit", (PANELS[name],) * count, **settings)
    assert png(figure, "column") == png(figure, "column")


@pytest.mark.parametrize(("width", "pixels"), [("page", 1400), ("column", 680)])
def test_a_png_is_as_wide_as_asked_and_has_no_clock_and_no_program_in_it(width, pixels):
    image = png(Figure("A title", "A unit", (PANELS["bars"],)), width)
    assert struct.unpack(">I", image[16:20]) == (pixels,)
    for chunk in (b"tIME", b"tEXt", b"Software", b"iTXt"):
        assert chunk not in image


def test_a_png_does_not_depend_on_the_settings_of_the_user():
    figure = Figure("A title", "A unit", (PANELS["lines"],))
    plain = png(figure)
    with matplotlib.rc_context({"font.size": 20, "lines.linewidth": 9, "axes.facecolor": "red"}):
        assert png(figure) == plain


def test_the_numbers_of_a_figure_are_a_table():
    table = Figure("A title", "A unit", (PANELS["bars"], PANELS["lines"])).table()
    assert [column.title for column in table.columns] == ["one", "two"]
    assert [row.labels[:2] for row in table.rows][2:] == [("lines", "1000"), ("lines", "2000")]
    assert table.rows[0].cells == (THIRD, Measure(Fraction(1, 2)))


def test_names_of_points_cover_neither_points_nor_each_other():
    points = [(100.0, 100.0), (104.0, 100.0), (100.0, 108.0), (130.0, 100.0)]
    sizes = [(60.0, 8.0)] * 4
    spots = placed(points, sizes, 4.0, (0.0, 0.0, 400.0, 400.0))
    boxes = [(x, y - 4, x + 60, y + 4) for x, y in spots]
    for number, (left, bottom, right, top) in enumerate(boxes):
        for x, y in points:
            assert not (left < x < right and bottom < y < top)
        for other in boxes[:number]:
            assert left >= other[2] or other[0] >= right or bottom >= other[3] or other[1] >= top


def test_published_figures_are_in_the_package():
    """What is read must be what is installed."""
    declared = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]
    assert "published.csv" in declared["pipeline.evaluating.tables"]
