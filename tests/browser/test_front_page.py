"""The front page and the gallery of the documentation: whole without a network, and fit for any reader."""

from urllib.parse import unquote

import pytest

from tests.browser.visit import sideways, unfold, violations
from tests.circles import few, soak
from tests.conftest import REPOSITORY

pytest.importorskip("playwright", reason="Playwright is not installed: make browser")

SCREENS = [(width, scheme) for width in (1280, 390) for scheme in ("light", "dark")]

OF_THE_THEME = ["[role=heading].caption"]
"""What furo gives every page: captions of the list of pages are headings without a level."""


PAGES = ("index", "gallery")


@pytest.fixture(params=PAGES)
def front_page(site, request):
    """The front page of the documentation, or the gallery."""
    return site / f"{request.param}.html"


def leave_some_of_each(page):
    """Remove most rows of the gallery, all of which are made by one template: axe would take minutes."""
    page.locator(".problems").evaluate_all(
        "all => all.forEach(each => [...each.children].slice(6).forEach(row => row.remove()))"
    )


@pytest.mark.parametrize(("width", "scheme"), few(SCREENS, 1))
def test_axe_has_nothing_to_say_beyond_what_is_the_theme_s(visit, front_page, width, scheme):
    with visit(front_page, width=width, color_scheme=scheme) as page:
        unfold(page)
        leave_some_of_each(page)
        assert violations(page, OF_THE_THEME) == []


@soak
def test_what_is_left_out_is_the_theme_s(visit, front_page):
    with visit(front_page) as page:
        for selector in OF_THE_THEME:
            assert page.locator(selector).count() > 0
            assert page.locator(f"article {selector}").count() == 0


@soak
def test_a_narrow_screen_does_not_scroll_sideways(visit, front_page):
    with visit(front_page, width=360) as page:
        unfold(page)
        assert sideways(page) == 0


@soak
def test_every_image_is_there(visit, front_page):
    with visit(front_page) as page:
        images = page.locator("article img")
        assert images.count() > 8
        unfold(page)
        for number in range(images.count()):
            image = images.nth(number)
            assert image.get_attribute("alt")
            image.scroll_into_view_if_needed()
            assert image.evaluate("async node => (await node.decode(), node.naturalWidth)") > 0


@soak
def test_every_link_within_the_site_leads_somewhere(visit, front_page):
    with visit(front_page) as page:
        links = page.locator("article a").evaluate_all("all => all.map(each => each.getAttribute('href'))")
        ids = set(page.locator("[id]").evaluate_all("all => all.map(each => each.id)"))
    assert len(links) > 4
    for link in links:
        path, _, anchor = link.partition("#")
        if path.startswith("https://"):
            continue
        assert not path or (front_page.parent / unquote(path)).is_file(), link
        assert path or anchor in ids, link


@soak
def test_it_prints(visit, front_page):
    with visit(front_page) as page:
        assert page.pdf().startswith(b"%PDF")


@soak
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_recording_is_there_at_once_where_nothing_should_move(visit, scheme):
    recording = REPOSITORY / "docs/static/terminal.svg"
    for address, motion in (("#still", "no-preference"), ("", "reduce")):
        with visit(recording, address, color_scheme=scheme, reduced_motion=motion) as page:
            running = page.evaluate("document.getAnimations().length")
            assert running == 0
            shown = page.locator("text").evaluate_all(
                "all => all.map(each => getComputedStyle(each).opacity)"
            )
            assert set(shown) == {"1"}
