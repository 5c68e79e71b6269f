"""A page in a browser, what it asked for beyond files, and what it said in the console."""

from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Visit:
    page: Any
    outside: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)


@contextmanager
def opened(chromium, path, address="", width=1280, **options):
    """The page at a file, with what follows in its address; nothing but files is to be had."""
    options = {"viewport": {"width": width, "height": 844}, "offline": True} | options
    context = chromium.new_context(**options)
    visit = Visit(context.new_page())

    def answer(route):
        if route.request.url.startswith("file://"):
            route.continue_()
        else:
            visit.outside.append(route.request.url)
            route.abort()

    context.route("**/*", answer)
    visit.page.on("console", lambda message: visit.said.append(f"{message.type}: {message.text}"))
    visit.page.on("pageerror", lambda error: visit.said.append(f"error: {error}"))
    visit.page.on("dialog", lambda dialog: (visit.said.append(f"dialog: {dialog.message}"), dialog.dismiss()))
    visit.page.on("requestfailed", lambda request: visit.said.append(f"failed: {request.url}"))
    visit.page.goto(path.resolve().as_uri() + address)
    yield visit
    context.close()


def open_again(page):
    """Go to the address that a page shows, from elsewhere: a reload may overtake what it has just said."""
    address = page.evaluate("location.href")
    page.goto("about:blank")
    page.goto(address)


def wait_until(page, holds):
    """Wait until a function of JavaScript returns true, for half a minute at most.

    It is called from here: to call it again and again in the page is what its own policy refuses Playwright.
    """
    for _ in range(600):
        if page.evaluate(holds):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never true: {holds}")


def violations(page, without=()):
    """What axe-core says against a page: a line a rule, with the elements, but for what is left out."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(
        page,
        context={"exclude": [[selector] for selector in without]} if without else None,
        options={"resultTypes": ["violations"], "preload": False},
    )
    return [
        f"{rule['id']}: {[node['target'] for node in rule['nodes']]}" for rule in found.response["violations"]
    ]


def unfold(page):
    """Open whatever is folded."""
    page.locator("details").evaluate_all("all => all.forEach(each => { each.open = true; })")


def sideways(page):
    """How many pixels of a page lie beside its screen."""
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
