"""Sphinx extension: rows as pages show them, made from their seeds when the pages are built.

```` ```{row} university/tank_sketch/d1/000000 ```` shows a row, ```` ```{gallery} university ```` one of each
family, ```` ```{figures} ```` some figures. Figures are drawn from their rows, and copied beside the pages.
"""

import json
import logging
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from docutils.utils.math.latex2mathml import tex2mathml
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

import seedproof
from pipeline.reporting.formulas import math_font
from seedproof.contract import registry
from seedproof.figures import png

DOCS = Path(__file__).parent
FONT = "_static/formulas.ttf"

STRIP = (
    "contour_map",
    "riemann_bars",
    "polar_rose",
    "markov_diagram",
    "complex_plane_diagram",
    "slope_field_equilibria",
    "venn_diagram",
)
"""Families of university whose figures are shown side by side."""

_FORMULA = re.compile(r"\$\$(.+?)\$\$\n?|\$(.+?)\$", re.DOTALL)
"""A formula; one on a line of its own ends that line."""

_HOW_TO_ANSWER = re.compile(r"\n\n(?=End with |Your notes may lack )")

_TEMPLATES = Environment(
    loader=FileSystemLoader(DOCS),
    undefined=StrictUndefined,
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
)


@cache
def one_of_each(benchmark: str) -> dict[str, dict[str, Any]]:
    """Rebuild the first released row of each family."""
    first: dict[str, str] = {}
    for row in seedproof.load(benchmark):
        first.setdefault(row["family"], row["id"])
    return {family: dict(seedproof.rebuild(row)) for family, row in first.items()}


def question_of(row: dict[str, Any]) -> str:
    """Return what a row asks, without how to write the answer; of `judge`, the problem that was solved."""
    text: str = row.get("problem") or row["question"]
    return _HOW_TO_ANSWER.split(text)[0]


def answer_of(row: dict[str, Any]) -> str:
    """Return the answer, in LaTeX where the row has that; of `judge`, the verdict and what is wrong."""
    if "candidate" in row:
        *_, reason = row["certificate"].splitlines()
        return "The solution is correct." if row["label"] else f"The solution is wrong. {reason}."
    answer: str = row.get("golden_latex") or row["answer"]
    return answer


def figure_of(row: dict[str, Any]) -> str:
    """Return the address of a row's figure on this site; empty where it has none."""
    return f"figures/{row['id'].replace('/', '-')}.png" if row.get("drawing") else ""


def typeset(text: str) -> Markup:
    """Return a row's text as HTML, its formulas as MathML."""
    html, end = "", 0
    for found in _FORMULA.finditer(text):
        before = escape(text[end : found.start()], quote=False)
        html += before + _math(found[1] or found[2], is_block=found[1] is not None)
        end = found.end()
    return Markup(html + escape(text[end:], quote=False))


def _math(formula: str, is_block: bool) -> str:
    # What this converter does not know: a power of nothing, and dots that choose their height.
    known = re.sub(r"^\^", "{}^", formula.replace(r"\dots", r"\ldots"))
    written = str(tex2mathml(known, as_block=is_block))
    return re.sub(r">\s+<", "><", written.replace("&ApplyFunction;", "&#8289;"))


_TEMPLATES.filters["typeset"] = typeset


def rendered(part: str, **known: Any) -> list[nodes.Node]:
    """Return a macro of `gallery.html` as what a directive gives."""
    shown = getattr(_TEMPLATES.get_template("gallery.html", globals=_SHOWN).module, part)(**known)
    return [nodes.raw("", str(shown), format="html")]


_SHOWN = {"question_of": question_of, "answer_of": answer_of, "figure_of": figure_of}


class OneRow(SphinxDirective):
    """A row, by its id."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the row, as HTML."""
        return rendered("problem", row=seedproof.rebuild(self.arguments[0]))


class Gallery(SphinxDirective):
    """One row of each family of a benchmark, folded."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the rows, as HTML."""
        return rendered("gallery", benchmark=self.arguments[0], rows=one_of_each(self.arguments[0]))


class Figures(SphinxDirective):
    """Figures, side by side."""

    def run(self) -> list[nodes.Node]:
        """Return them, as HTML."""
        rows = one_of_each("university")
        return rendered("figures", rows=[rows[family] for family in STRIP])


def copy_files(out: Path) -> None:
    """Put the font of formulas and every figure beside the pages."""
    # Under Sphinx every library may print what it notes.
    logging.getLogger("fontTools").setLevel(logging.WARNING)
    (out / "figures").mkdir(exist_ok=True)
    (out / FONT).write_bytes(math_font())
    for benchmark in registry.benchmarks():
        for row in one_of_each(benchmark).values():
            if address := figure_of(row):
                (out / address).write_bytes(png(json.loads(row["drawing"])))


def _copy(app: Sphinx, exception: Exception | None) -> None:
    if exception is None:
        copy_files(Path(app.outdir))


def _style(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    if page in ("index", "gallery"):
        app.add_css_file("front_page.css")


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect the directives, the style of their pages, and the files that these show."""
    app.add_directive("row", OneRow)
    app.add_directive("gallery", Gallery)
    app.add_directive("figures", Figures)
    app.connect("html-page-context", _style)
    app.connect("build-finished", _copy)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
