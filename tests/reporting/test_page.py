"""The report page as a file: the same bytes, nothing from elsewhere, hostile texts stay text."""

import base64
import gzip
import html
import json
import re
from dataclasses import replace

import pytest

from pipeline.reporting.content import Bars, Lines, Page, Section, ShownRow
from pipeline.reporting.formulas import katex, math_font
from pipeline.reporting.page import render
from seedproof.record.errors import SeedproofError
from tests.browser.pages import HOSTILE, made_page


def said_in(page):
    """What the rows' block of a page says, and the files behind it."""
    packed = re.search(r'id="payload">([^<]*)</script>', page.decode()).group(1)
    content = gzip.decompress(base64.b64decode(packed, validate=True))
    length, _, rest = content.partition(b"\n")
    said = json.loads(rest[: int(length)])
    return said, rest[int(length) :]


@pytest.fixture(scope="module")
def page():
    return render(made_page())


def test_the_same_page_gives_the_same_bytes(page):
    assert render(made_page()) == page


def test_every_row_is_in_it_and_each_file_once(page):
    rows = made_page().rows
    said, files = said_in(page)
    assert [row["id"] for row in said["rows"]] == [row.id for row in rows]
    assert [row["parts"] for row in said["rows"]] == [[list(part) for part in row.parts] for row in rows]
    images = {row.image for row in rows if row.image}
    assert len(said["files"]) == len(images) + 1
    assert sum(said["files"]) == len(files)
    start = said["files"][0]
    first = next(row for row in said["rows"] if "image" in row)
    assert files[start : start + said["files"][1]] == rows[said["rows"].index(first)].image


def test_nothing_is_loaded_from_elsewhere(page):
    text = page.decode()
    markup = re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL)
    loaded = re.findall(r'<(?:link|script|img|iframe|object|source)\b[^>]*?(?:src|href)="([^"]*)"', markup)
    assert [address for address in loaded if not address.startswith("data:")] == []
    assert "@import" not in text
    assert "url(" not in re.search(r"<style>(.*?)</style>", text, re.DOTALL).group(1)
    assert "default-src 'none'" in html.unescape(text.split("</head>")[0])


def test_hostile_texts_end_no_script_and_make_no_element(page):
    text = page.decode()
    markup = re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL)
    assert text.count("</script>") == text.count("<script")
    for hostile in HOSTILE:
        if "<" in hostile:
            assert hostile not in markup
    assert 'onerror="window' not in markup
    assert "javascript:" not in re.sub(r"&[a-z0-9#]+;", "", " ".join(re.findall(r'href="([^"]*)"', markup)))


def test_the_policy_names_the_scripts_that_stand_there(page):
    text = html.unescape(page.decode().split("</head>")[0])
    assert len(re.findall(r"'sha256-[A-Za-z0-9+/=]{44}'", text)) == 2
    assert "unsafe-eval" not in text


def test_a_page_without_rows_and_sections_is_one():
    empty = Page(title="Nothing", lead="No rows.", facts=[], sections=[], rows=[])
    assert b"Unpacking 0 rows" in render(empty)


def test_a_facet_with_one_value_is_no_filter():
    rows = [
        ShownRow(id=f"a/b/d1/{n}", facets={"config": "x", "level": str(n)}, parts=[("question", "?")])
        for n in (2, 10)
    ]
    text = render(replace(made_page(), rows=rows, sections=[])).decode()
    assert re.findall(r'data-facet="([^"]*)"', text) == ["level"]
    assert text.index('value="2"') < text.index('value="10"'), "numbers in their order"


def test_a_number_that_is_none_is_refused_in_one_line(subtests):
    for number in ["many", "1e999999999", "", "9" * 5_000]:
        with subtests.test(number=number):
            bars = Bars(caption="Shares", unit="share", bars=[("one", number)])
            page = replace(made_page(), sections=[Section(title="Shares", blocks=[bars])])
            with pytest.raises(SeedproofError, match="cannot be drawn, expected a fixed decimal"):
                render(page)


@pytest.mark.parametrize(
    ("most", "labels"),
    [
        ("859", ["0", "200", "400", "600", "800", "1,000"]),
        ("4366", ["0", "1,000", "2,000", "3,000", "4,000", "5,000"]),
        ("2.61", ["0", "1", "2", "3"]),
        ("0.07", ["0", "0.02", "0.04", "0.06", "0.08"]),
        ("0", ["0", "0.2", "0.4", "0.6", "0.8", "1"]),
    ],
)
def test_an_axis_has_round_numbers_and_its_quantity(most, labels):
    curve = Lines(
        caption="Length", x_label="level", x=["1", "2"], y_label="metres", series={"a": ["0", most]}
    )
    text = render(Page(title="a", lead="b", sections=[Section(title="c", blocks=[curve])])).decode()
    quantity, *said = re.findall(r'<text class="tick"[^>]*>([^<]*)<', text)
    assert (quantity, said) == ("metres", [*labels, "1", "2", "level"])


def test_where_a_chart_would_say_nothing_there_is_a_table():
    bar = Bars(caption="Shares", unit="%", bars=[("one", "100.0")])
    point = Lines(caption="Length", x_label="level", x=["1"], y_label="metres", series={"a": ["7"]})
    text = render(Page(title="a", lead="b", sections=[Section(title="c", blocks=[bar, point])])).decode()
    assert "<figcaption" not in text
    assert 'class="bars"' not in text
    assert re.findall(r'<td class="number">([^<]*)<', text) == ["100.0", "7"]


def test_the_first_problem_is_a_row_with_something_to_see(page):
    name = re.search(r'id="problem-link"[^>]*>([^<]*)<', page.decode()).group(1)
    (row,) = [row for row in made_page().rows if row.id == html.unescape(name)]
    assert row.image or row.findings


def test_the_font_is_small_and_always_the_same():
    font = math_font()
    math_font.cache_clear()
    assert font == math_font()
    assert b"MATH" in font[:400]
    assert len(font) < 600_000
    assert "KaTeX" in katex()
