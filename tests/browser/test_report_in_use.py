"""Filters outlast a walk through the page, lists read well, and paper has what a screen folds."""

import pytest

from tests.browser.test_report import ROWS, count, of, shown, wait_for_rows
from tests.browser.visit import open_again, wait_until
from tests.circles import soak

pytest.importorskip("playwright", reason="Playwright is not installed: make browser")

FOLDED = """() => [...document.querySelectorAll('details.folded table')]
    .map(table => table.checkVisibility({contentVisibilityAuto: true}))"""


@soak
@pytest.mark.parametrize(("link", "width"), [("#back", 390), ('nav a[href="#rows"]', 1280), (".skip", 1280)])
def test_filters_outlast_a_link_to_a_part_of_the_page(visit, made, link, width):
    with visit(made, width=width) as page:
        wait_for_rows(page)
        page.locator('select[data-facet="family"]').select_option("many")
        page.locator("#next").click()
        second = shown(page)
        page.locator(link).focus()
        page.keyboard.press("Enter")
        wait_until(page, "() => !location.hash.includes('=')")
        assert count(page) == of(286)
        assert shown(page) == second
        page.locator("#next").click()
        open_again(page)
        wait_for_rows(page)
        assert count(page) == of(286)


@soak
def test_back_returns_to_the_row_and_its_filters(visit, made):
    with visit(made) as page:
        wait_for_rows(page)
        page.locator('select[data-facet="family"]').select_option("many")
        page.locator('nav a[href="#rows"]').click()
        page.go_back()
        wait_until(page, "() => location.hash.includes('f.family=many')")
        assert count(page) == of(286)


@soak
def test_a_list_has_no_latex_but_what_reads_as_it_is(visit, made, university):
    with visit(made) as page:
        wait_for_rows(page)
        page.locator("#search").fill(ROWS[20].id)
        assert page.locator("#list .start").text_content() == "What is 6 + 1?"
    path, said = university
    with visit(path) as page:
        wait_for_rows(page)
        starts = page.locator("#list .start").all_text_contents()
        assert len(starts) == min(len(said.rows), 50)
        assert [start for start in starts if "\\" in start or "$" in start] == []


@soak
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_is_white_and_has_every_table(visit, made, scheme):
    with visit(made, color_scheme=scheme) as page:
        wait_for_rows(page)
        page.locator("#theme").click()
        folded = page.evaluate(FOLDED)
        assert folded
        assert not any(folded)
        page.emulate_media(media="print")
        wait_until(page, f"() => ({FOLDED})().every(Boolean)")
        assert page.evaluate("getComputedStyle(document.body).color") == "rgb(28, 29, 31)"
        assert page.locator("nav, #filters, .list, .keys").filter(visible=True).count() == 0
        assert page.locator("#row").is_visible()
