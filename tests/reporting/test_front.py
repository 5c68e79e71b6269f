"""What the page owes to those whose work it carries, and to those who print it."""

import re

from pipeline.reporting.content import Page
from pipeline.reporting.formulas import math_font
from pipeline.reporting.page import FRONT, SCRIPTS, render

EMPTY = Page(title="Nothing", lead="No rows.", facts=[], sections=[], rows=[])


def test_the_licence_of_katex_stands_in_the_page_as_it_asks():
    text = " ".join(render(EMPTY).decode().split())
    assert "Khan Academy and other contributors" in text
    assert "The above copyright notice and this permission notice shall be included in all copies" in text
    assert "WITHOUT WARRANTY OF ANY KIND" in text


def test_the_font_carries_its_licence_and_the_page_names_its_authors():
    from io import BytesIO

    from fontTools.ttLib import TTFont

    names = TTFont(BytesIO(math_font()))["name"]
    assert "SIL Open Font License" in str(names.getName(13, 3, 1))
    years = re.search(r"Copyright (\d+)-(\d+) ", str(names.getName(0, 3, 1))).groups()
    assert f"Copyright {'–'.join(years)} The STIX Fonts Project Authors" in render(EMPTY).decode()


def test_dark_is_for_screens_alone():
    """Who prints a page that is shown dark would get pale letters on white paper."""
    style = (FRONT / "style.css").read_text()
    schemes = re.findall(r"@media ([^{]*prefers-color-scheme[^{]*)\{", style)
    assert [scheme.strip() for scheme in schemes] == ["screen and (prefers-color-scheme: dark)"]
    on_screens = re.search(r"^@media screen \{\n(.*?)^\}", style, re.MULTILINE | re.DOTALL).group(1)
    assert style.count('[data-theme="dark"]') == on_screens.count('[data-theme="dark"]') == 1


def test_no_script_makes_html_or_code_of_texts():
    scripts = "\n".join((FRONT / name).read_text() for name in SCRIPTS)
    assert {path.name for path in FRONT.glob("*.js")} == set(SCRIPTS)
    wrong = r"(inner|outer)HTML|insertAdjacent|document\.write|\beval\(|new Function|fetch\(|XMLHttp"
    assert re.search(wrong, scripts) is None
