"""A report page: it asks nobody, shows every row, and is fit for any reader."""

from collections import Counter
from urllib.parse import quote

import pytest

from tests.browser.pages import HOSTILE, ODD_IDS, made_page
from tests.browser.visit import open_again, opened, sideways, unfold, violations
from tests.circles import few, soak

pytest.importorskip("playwright", reason="Playwright is not installed: make browser")

ROWS = made_page().rows
SCREENS = [(width, scheme) for width in (1280, 390) for scheme in ("light", "dark")]


def wait_for_rows(page):
    """Until the rows are unpacked and one of them is shown."""
    page.locator("#browser:not([hidden])").wait_for()
    page.locator("#row h3").wait_for()


def shown(page):
    return page.locator("#row h3").text_content()


def count(page):
    return page.locator("#count").text_content()


def of(found):
    return f"{found} of {len(ROWS)} rows"


def expect_on_screen(locator):
    from playwright.sync_api import expect

    expect(locator).to_be_in_viewport()


def test_it_asks_nobody_and_says_nothing(visit, made):
    with visit(made) as page:
        wait_for_rows(page)
        assert count(page) == of(len(ROWS))
        assert shown(page) == ROWS[0].id
        assert page.evaluate("performance.getEntriesByType('resource').map(each => each.name)") == []


def test_a_request_would_be_noticed(chromium, made, tmp_path):
    path = tmp_path / "asks.html"
    path.write_text('<img src="https://example.org/a.png"><script>console.warn("a")</script>')
    with opened(chromium, path) as visited:
        visited.page.wait_for_load_state("networkidle")
    assert visited.outside == ["https://example.org/a.png"]
    assert "warning: a" in visited.said


@soak
def test_each_value_of_each_facet_filters(visit, made):
    with visit(made) as page:
        wait_for_rows(page)
        assert page.locator("#filters select").count() == len(ROWS[0].facets)
        for name in ROWS[0].facets:
            select = page.locator(f'select[data-facet="{name}"]')
            for value, found in Counter(row.facets[name] for row in ROWS).items():
                select.select_option(value)
                assert count(page) == of(found)
                assert page.locator("#list li").count() == min(found, 50)
            select.select_option("")
        assert count(page) == of(len(ROWS))


def test_filters_and_search_hold_together(visit, made):
    with visit(made) as page:
        wait_for_rows(page)
        page.locator("#search").fill("odd NUMBER")
        assert count(page) == of(len(ODD_IDS))
        page.locator('select[data-facet="difficulty"]').select_option("1")
        assert count(page) == of(4)
        page.locator("#search").fill("nothing has this")
        assert count(page) == of(0)
        assert page.locator("#next").is_disabled()


@soak
def test_search_finds_a_row_by_its_id(visit, made):
    with visit(made) as page:
        wait_for_rows(page)
        for name in ODD_IDS:
            page.locator("#search").fill(name)
            assert count(page) == of(1)
            assert shown(page) == name


@pytest.mark.parametrize("name", few([ODD_IDS[2], ODD_IDS[4], ROWS[-1].id], 1))
def test_a_link_opens_its_row(visit, made, name):
    with visit(made, f"#row={quote(name, safe='')}") as page:
        wait_for_rows(page)
        assert shown(page) == name
        assert page.locator("#row").get_attribute("aria-label") == name
        assert page.locator("#list a[aria-current]").get_attribute("data-id") == name
        expect_on_screen(page.locator("#row h3"))


@soak
@pytest.mark.parametrize("kept", ["", "/"])
def test_an_address_that_changes_leads_to_its_row(visit, made, kept):
    """Slashes may be escaped or not, as whoever made the link thought."""
    with visit(made) as page:
        wait_for_rows(page)
        for name in ODD_IDS:
            page.goto(f"{made.as_uri()}#row={quote(name, safe=kept)}")
            page.locator("#row h3", has_text=name).wait_for()
            assert shown(page) == name


@soak
def test_a_row_that_is_opened_can_be_linked(visit, made):
    with visit(made) as page:
        wait_for_rows(page)
        for number in (1, 2, 4):
            page.locator("#list a").nth(number).click()
            assert shown(page) == ODD_IDS[number]
            open_again(page)
            wait_for_rows(page)
            assert shown(page) == ODD_IDS[number]


@soak
def test_filters_stand_in_the_address(visit, made):
    with visit(made) as page:
        wait_for_rows(page)
        page.locator('select[data-facet="family"]').select_option("many")
        page.locator("#search").fill("what is")
        open_again(page)
        wait_for_rows(page)
        assert count(page) == of(286)
        assert page.locator("#search").input_value() == "what is"


@soak
def test_a_link_to_no_row_says_so(visit, made):
    with visit(made, "#row=small/none") as page:
        page.locator("#browser:not([hidden])").wait_for()
        assert "There is no row small/none here" in count(page)


@soak
def test_rows_are_walked_through_by_keys_and_buttons(visit, made):
    with visit(made) as page:
        wait_for_rows(page)
        assert page.locator("#previous").is_disabled()
        page.keyboard.press("j")
        page.keyboard.press("j")
        assert shown(page) == ROWS[2].id
        page.keyboard.press("k")
        assert shown(page) == ROWS[1].id
        page.locator("#next").click()
        assert shown(page) == ROWS[2].id
        page.locator("#previous").click()
        page.locator("#previous").click()
        assert shown(page) == ROWS[0].id


@soak
def test_the_last_row_has_no_next(visit, made):
    with visit(made, f"#row={ROWS[-1].id}") as page:
        wait_for_rows(page)
        assert page.locator("#next").is_disabled()
        page.keyboard.press("j")
        assert shown(page) == ROWS[-1].id


@soak
def test_more_rows_are_a_click_away(visit, made):
    with visit(made) as page:
        wait_for_rows(page)
        page.locator("#more").click()
        assert page.locator("#list li").count() == 100


@soak
def test_a_random_row_is_one_of_those_found(visit, made):
    with visit(made) as page:
        wait_for_rows(page)
        page.locator('select[data-facet="family"]').select_option("hostile")
        page.locator("#random").click()
        assert shown(page).startswith("small/hostile/")


@soak
def test_slash_searches_and_escape_leaves(visit, made):
    focused = "document.activeElement.id"
    with visit(made) as page:
        wait_for_rows(page)
        page.keyboard.press("/")
        assert page.evaluate(focused) == "search"
        page.keyboard.type("j/k")
        assert page.locator("#search").input_value() == "j/k"
        page.keyboard.press("Escape")
        assert page.evaluate(focused) != "search"


@soak
def test_everything_is_reached_by_tab(visit, made):
    with visit(made) as page:
        wait_for_rows(page)
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.className") == "skip"
        page.keyboard.press("Enter")
        reached = []
        for _ in range(6):
            page.keyboard.press("Tab")
            reached.append(page.evaluate("document.activeElement.id || document.activeElement.dataset.id"))
        assert reached[0] == "search"
        assert ROWS[0].id in reached


def test_formulas_are_set(visit, made):
    with visit(made, f"#row={ROWS[20].id}") as page:
        wait_for_rows(page)
        assert page.locator("#row .part").nth(0).locator("math").count() == 1
        assert page.locator("#row .part").nth(1).locator("math").count() == 2
        assert page.locator("#row math mfrac").count() == 1
        assert page.locator("#row math[display=block]").count() == 1
        assert "$" not in page.locator("#row .part").nth(1).inner_text()
        assert page.evaluate("document.fonts.check('1em \"STIX Two Math\"')")


@soak
def test_no_formula_of_a_release_is_left_unread(visit, university):
    path, page_said = university
    with visit(path) as page:
        wait_for_rows(page)
        assert len(page_said.rows) > 10
        for row in page_said.rows:
            assert shown(page) == row.id
            assert page.locator("#row .katex-error").count() == 0
            page.keyboard.press("j")


@soak
def test_images_are_described_and_shown(visit, university):
    path, page_said = university
    drawn = [row for row in page_said.rows if row.image]
    assert drawn
    with visit(path, f"#row={drawn[0].id}") as page:
        wait_for_rows(page)
        images = page.locator("img")
        assert images.count() > 1
        for number in range(images.count()):
            image = images.nth(number)
            assert image.get_attribute("alt")
            assert image.evaluate("async node => (await node.decode(), node.naturalWidth)") > 0
        assert page.locator("#row img").get_attribute("alt") == drawn[0].image_alt


@pytest.mark.parametrize(("width", "height"), [(1400, 900), (390, 844)])
def test_the_first_screen_has_a_problem_its_answer_its_proof_and_a_command(
    visit, made, university, width, height
):
    for path in (made, university[0]):
        with visit(path, viewport={"width": width, "height": height}) as page:
            wait_for_rows(page)
            for part in ("question", "answer", "proof", "command"):
                place = page.locator(f'[data-part="{part}"]').bounding_box()
                assert place["height"] > 0
                assert place["y"] + 24 < height, part
            assert page.locator("#problem-figure").evaluate("node => node.naturalWidth") > 0


def test_another_problem_is_a_click_away_and_a_link_leads_to_its_row(visit, made):
    with visit(made) as page:
        wait_for_rows(page)
        page.evaluate("Math.random = () => 0.5")
        page.locator("#another").click()
        chosen = ROWS[len(ROWS) // 2]
        assert page.locator("#problem-link").text_content() == chosen.id
        assert page.locator('[data-part="answer"]').text_content() == chosen.answer
        assert page.locator('[data-part="proof"]').text_content() == chosen.proof
        assert page.locator('[data-part="command"]').text_content() == chosen.command
        assert shown(page) == ROWS[0].id
        page.locator("#problem-link").click()
        assert shown(page) == chosen.id
        expect_on_screen(page.locator("#row h3"))


@pytest.mark.parametrize("width", few([390, 1400], 1))
def test_a_link_to_the_rows_lands_on_their_heading(visit, made, university, width):
    for path in (made, university[0]):
        with visit(path, "#rows", width=width) as page:
            wait_for_rows(page)
            assert 0 <= page.locator("#rows-title").bounding_box()["y"] < 60


@soak
def test_a_chart_is_legible_on_a_phone(visit, made):
    with visit(made, width=390) as page:
        wait_for_rows(page)
        letter = "node => node.getBoundingClientRect().height"
        assert page.locator("svg .tick").first.evaluate(letter) >= 12


@soak
def test_what_a_figure_is_drawn_from_is_folded_and_so_are_tables(visit, made):
    with visit(made) as page:
        wait_for_rows(page)
        assert page.locator("#row img.figure").is_visible()
        assert page.locator("#row details").inner_text() == "The figure as data"
        assert page.locator("main table:not(.bars)").filter(visible=True).count() == 0


@pytest.mark.parametrize(("width", "scheme"), few(SCREENS, 1))
def test_axe_has_nothing_to_say(visit, made, university, width, scheme):
    for path in (made, university[0]):
        with visit(path, width=width, color_scheme=scheme) as page:
            wait_for_rows(page)
            unfold(page)
            assert violations(page) == []


@soak
def test_axe_would_be_heard(visit, tmp_path):
    path = tmp_path / "wrong.html"
    path.write_text('<html lang="en"><title>a</title><main><h1>a</h1><img src="data:,"></main></html>')
    with visit(path) as page:
        assert [line.partition(":")[0] for line in violations(page)] == ["image-alt"]


@soak
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_other_scheme_is_a_click_away(visit, made, scheme):
    background = "getComputedStyle(document.body).backgroundColor"
    with visit(made, color_scheme=scheme) as page:
        wait_for_rows(page)
        before = page.evaluate(background)
        page.locator("#theme").click()
        assert page.evaluate(background) != before
        assert violations(page) == []


@soak
def test_a_narrow_screen_does_not_scroll_sideways(visit, made, university):
    for path in (made, university[0]):
        with visit(path, width=360) as page:
            wait_for_rows(page)
            unfold(page)
            assert sideways(page) == 0


@pytest.mark.parametrize("number", few(range(len(HOSTILE))))
def test_hostile_texts_stay_texts(visit, made, number):
    with visit(made, f"#row=small/hostile/d3/{number:06}") as page:
        wait_for_rows(page)
        assert page.evaluate("window.hacked") is None
        assert page.locator("#row :is(script, iframe, a, svg[onload], img[onerror])").count() == 0
        assert page.locator('[href^="javascript:" i]').count() == 0
        assert page.locator("iframe, [onerror], [onload]").count() == 0
        # KaTeX sets formulas; a text without any is there to the letter.
        if "$" not in HOSTILE[number]:
            said = page.locator("#row .findings p").text_content()
            assert said == HOSTILE[number]


@soak
def test_it_prints(visit, made, university):
    for path in (made, university[0]):
        with visit(path) as page:
            wait_for_rows(page)
            assert page.pdf().startswith(b"%PDF")


@soak
def test_who_wants_no_motion_gets_none(visit, made):
    with visit(made, reduced_motion="reduce") as page:
        wait_for_rows(page)
        moving = """[...document.querySelectorAll('*')].filter((node) => {
            const style = getComputedStyle(node);
            const times = `${style.transitionDuration},${style.animationDuration}`.split(",");
            return style.scrollBehavior === "smooth" || times.some((each) => parseFloat(each) > 0.01);
        }).length"""
        assert page.evaluate(moving) == 0


@soak
def test_without_scripts_it_says_what_is_missing(visit, made):
    with visit(made, java_script_enabled=False) as page:
        assert "Allow scripts" in page.locator("noscript").inner_text()
        assert page.locator("h2").first.is_visible()
        assert page.locator("#another").is_hidden()
        for part in ("question", "answer", "proof", "command"):
            assert page.locator(f'[data-part="{part}"]').inner_text()
