"""The documentation is whole: it builds, and picture, words, citation and changelog agree with the code."""

import ast
import os
import re
import subprocess
import sys

import pytest
import yaml
from PIL import Image, ImageChops, ImageStat

import seedproof
from docs import draw_rooms
from docs.generated import stale
from tests.circles import soak
from tests.conftest import REPOSITORY

DOCS = REPOSITORY / "docs"
SOURCES = sorted([*REPOSITORY.glob("seedproof/**/*.py"), *REPOSITORY.glob("pipeline/**/*.py")])
CITATION = yaml.safe_load((REPOSITORY / "CITATION.cff").read_text())
CHANGELOG = (REPOSITORY / "CHANGELOG.md").read_text()


def test_every_page_is_built(site):
    """Sphinx itself refuses a page that no list of contents has."""
    built = {path.relative_to(site).with_suffix("") for path in site.rglob("*.html")}
    assert {path.relative_to(DOCS).with_suffix("") for path in DOCS.rglob("*.md")} <= built


def test_the_site_loads_nothing_from_elsewhere(site):
    """Whoever reads the pages without a network misses nothing, and nobody else learns who reads them."""
    for path in site.rglob("*.html"):
        loaded = re.findall(r'(?:src|<link[^>]* href)="(https?:)?//[^"]*"', path.read_text())
        assert loaded == [], path.name


def test_the_reference_has_every_public_name(site):
    page = (site / "reference/api.html").read_text()
    assert seedproof.__all__
    for name in seedproof.__all__:
        assert f'id="seedproof.{name}"' in page, name


def test_the_picture_of_the_rooms_is_current():
    assert stale(draw_rooms.files()) == [], "make rooms"


def test_the_picture_shows_every_room():
    picture = (DOCS / "rooms.svg").read_text()
    table = (DOCS / "data/rooms.csv").read_text()
    rooms = {path.parent for path in SOURCES if path.name == "__init__.py"}
    rooms = {room for room in rooms if room.parent.parent == REPOSITORY}
    assert len(rooms) > 20
    for room in rooms:
        assert f">{room.name}</text>" in picture
        assert f"\n{room.parent.name}/{room.name}," in table


@soak
@pytest.mark.slow
def test_the_figure_on_evaluation_is_current(tmp_path):
    """Another platform may round a grey otherwise; the numbers are the same everywhere."""
    environment = os.environ | {"PYTHONPATH": str(REPOSITORY)}
    subprocess.run([sys.executable, DOCS / "draw_evaluation.py", tmp_path], check=True, env=environment)
    stale = "is stale: make figure"
    numbers = [(folder / "evaluation.csv").read_text() for folder in (tmp_path, DOCS)]
    assert numbers[0] == numbers[1], f"evaluation.csv {stale}"
    drawn, kept = [Image.open(folder / "evaluation.png").convert("L") for folder in (tmp_path, DOCS)]
    assert drawn.size == kept.size, f"evaluation.png {stale}"
    (difference,) = ImageStat.Stat(ImageChops.difference(drawn, kept)).mean
    assert difference < 0.1, f"evaluation.png {stale}"


def misnamed(path, source):
    """The names in a module that are kept for something else. The path is relative.

    `figures` draws images of problems, in `seedproof/figures`. `drawing.py` is what a figure shows, in
    `seedproof/problems`. A `Part` is a sub-question; the rows wanted of a split are a `Quota`.
    """
    if path.name == "drawing.py" and "seedproof/problems" not in path.as_posix():
        yield "drawing.py"
    # To parse all modules takes seconds, and few have these names.
    if "figures" not in source.lower() and "Part" not in source:
        return
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            continue
        of_images = path.is_relative_to("seedproof/figures")
        if node.name.lower() == "figures" and not of_images:
            yield node.name
        if node.name == "Part" and not fields(node) & {"question", "answer"}:
            yield node.name


def fields(node):
    """The names of the attributes that a class declares."""
    return {field.target.id for field in ast.walk(node) if isinstance(field, ast.AnnAssign)}


@pytest.mark.parametrize(
    ("name", "source", "wrong"),
    [
        ("seedproof/benchmarks/judge/quality.py", "def figures(rows): ...", ["figures"]),
        ("seedproof/record/rows.py", "class Batch:\n    def figures(self): ...", ["figures"]),
        ("seedproof/figures/sheets.py", "def figures(rows): ...", []),
        ("seedproof/benchmarks/number_game/drawing.py", "", ["drawing.py"]),
        ("seedproof/problems/drawing.py", "", []),
        ("seedproof/problems/sampling.py", "class Part:\n    split: str\n    count: int", ["Part"]),
        ("seedproof/problems/row.py", "class Part:\n    question: str\n    answer: str", []),
    ],
)
def test_a_word_in_another_sense_is_noticed(name, source, wrong):
    path = (REPOSITORY / name).relative_to(REPOSITORY)
    assert list(misnamed(path, source)) == wrong


def test_names_keep_to_their_words():
    assert len(SOURCES) > 500
    wrong = {}
    for path in SOURCES:
        names = list(misnamed(path.relative_to(REPOSITORY), path.read_text()))
        if names:
            wrong[str(path)] = names
    assert wrong == {}


def test_the_glossary_explains_each_of_few_terms_once():
    terms = re.findall(r"^- \*\*(.+?)\*\*: ", (DOCS / "reference/words.md").read_text(), re.MULTILINE)
    assert 20 < len(terms) <= 30
    assert terms == sorted(set(terms))


def test_the_pages_are_read_in_an_hour_and_a_half():
    """By `wc -w`; tables that are data are CSV."""
    words = {path: len(path.read_text().split()) for path in DOCS.rglob("*.md")}
    assert sum(words.values()) <= 18_000, sorted(words.items(), key=lambda item: -item[1])[:5]


def test_the_sidebar_is_seen_at_a_glance(site):
    """Pages of a part are listed on the page of the part, and unfolded below it."""
    sidebar = (site / "index.html").read_text().partition('class="sidebar-tree"')[2].partition("</aside>")[0]
    assert 5 <= sidebar.count('"toctree-l1') <= 12


def test_the_citation_has_what_its_format_requires():
    """Of the Citation File Format 1.2.0: the required keys, and no key that it does not have."""
    assert {"cff-version", "message", "title", "authors"} <= set(CITATION)
    known = {"abstract", "type", "version", "date-released", "license", "repository-code", "keywords"}
    assert set(CITATION) - known == {"cff-version", "message", "title", "authors"}
    assert CITATION["cff-version"] == "1.2.0"
    assert CITATION["type"] in ("software", "dataset")
    assert CITATION["license"] == "MIT"
    assert CITATION["repository-code"].startswith("https://")
    assert all(set(author) in ({"name"}, {"family-names", "given-names"}) for author in CITATION["authors"])
    assert len(CITATION["keywords"]) == len(set(CITATION["keywords"]))


def test_citation_changelog_and_code_have_the_same_version():
    """What is in development has no date: its entry is that of the version to come."""
    entries = re.findall(r"^## ([0-9.]+), (unreleased|[0-9]{4}-[0-9]{2}-[0-9]{2})$", CHANGELOG, re.MULTILINE)
    assert len(entries) == len(re.findall("^## ", CHANGELOG, re.MULTILINE))
    version, date = entries[0]
    assert CITATION["version"] == seedproof.__version__
    assert seedproof.__version__.removesuffix(".dev0") == version
    assert (date == "unreleased") == seedproof.__version__.endswith(".dev0")
    assert CITATION.get("date-released", "unreleased") == date
