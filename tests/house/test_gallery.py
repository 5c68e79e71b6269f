"""The gallery has one row of each family, as its seed gives it."""

import re
from collections import Counter
from html import unescape
from importlib import import_module

import pytest

import seedproof as sp
from pipeline.workplace.catalogue import entry_of
from tests.circles import few
from tests.conftest import REPOSITORY
from tests.ours import OURS

LARGEST = 3 * 2**20
"""Bytes of the page with its figures."""

EVERY = OURS


@pytest.fixture
def gallery(monkeypatch):
    """The extension of Sphinx that shows rows."""
    monkeypatch.syspath_prepend(REPOSITORY / "docs")
    return import_module("gallery")


@pytest.fixture(scope="module")
def shown(site):
    """What the page shows of each row, by its id."""
    articles = (site / "gallery.html").read_text().split('<article class="problem"')[1:]
    return {re.search("<code>(.+?)</code></p>\n</article>", each)[1]: each for each in articles}


def test_every_family_is_there_once(shown):
    families = Counter(tuple(row.split("/")[:2]) for row in shown)
    expected = {(name, family) for name in EVERY for family in entry_of(name).families}
    assert set(families) == expected
    assert set(families.values()) == {1}


@pytest.mark.parametrize("benchmark", few(EVERY, 2))
def test_a_shown_row_is_that_of_its_seed(gallery, shown, benchmark):
    for name in [row for row in shown if row.startswith(f"{benchmark}/")]:
        row = sp.rebuild(name)
        question = gallery.question_of(row)
        assert question in row["question"]
        assert gallery.typeset(question) in shown[name]
        assert gallery.typeset(gallery.answer_of(row)) in shown[name]
        assert bool(row.get("drawing")) == ("<img " in shown[name])


def test_every_formula_is_set(shown):
    for row, article in shown.items():
        text = unescape(re.sub("<math.*?</math>|<[^>]+>", "", article, flags=re.DOTALL))
        assert "\\" not in text, row
        assert not re.search(r"\$\S*\$", text), row


def test_texts_are_no_html(gallery):
    assert gallery.typeset("<b> & $a < b$").startswith("&lt;b&gt; &amp; <math")


def test_figures_come_with_the_page_when_one_looks_at_them(site, shown):
    page = (site / "gallery.html").read_text()
    sources = re.findall(r'<img src="(figures/[^"]+)" alt="[^"]+"[^>]* loading="lazy">', page)
    assert len(sources) == page.count('<img src="figures/') > 20
    sizes = [(site / source).stat().st_size for source in sources]
    assert len(page.encode()) + sum(sizes) < LARGEST
