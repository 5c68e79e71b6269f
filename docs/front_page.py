"""Sphinx extension: what the front page tells of every release, read from `releases/`, never written by hand.

`index.md` has a directive for each part of the page, ```` ```{front} benchmarks ````. The parts are macros of
`front_page.html`.
"""

import html
import json
import logging
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from docutils import nodes
from docutils.utils.math.latex2mathml import tex2mathml
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

import seedproof
from pipeline.releasing.attestations import attestations_of
from pipeline.releasing.card import card_parts
from pipeline.releasing.example import PICTURE
from pipeline.releasing.manifest import read_manifest
from pipeline.releasing.publication import Published, published, status
from pipeline.reporting.formulas import math_font
from pipeline.workplace.settings import Publication, load_publication
from seedproof.figures import png
from seedproof.record.errors import SeedproofError

DOCS = Path(__file__).parent
FONT = Path("_static/formulas.ttf")

DRAWN = (
    "university/tank_sketch/d1/000000",
    "university/contour_map/d1/000000",
    "university/riemann_bars/d1/000000",
    "university/polar_rose/d1/000000",
    "university/markov_diagram/d1/000000",
    "university/complex_plane_diagram/d1/000000",
    "university/slope_field_equilibria/d1/000000",
    "university/venn_diagram/d1/000000",
)
"""Rows whose figures are shown. They are drawn from their seeds."""

_FORMULA = re.compile(r"\\\\\((.+?)\\\\\)|\$\$(.+?)\$\$", re.DOTALL)
_ANCESTOR = re.compile(r"\[(.+?), which it follows\]\((.+?)\)")


@dataclass(frozen=True, kw_only=True)
class Version:
    """One version: its folder, what it states, and where it is published, if it is."""

    folder: Path
    manifest: Mapping[str, Any]
    attestations: Mapping[str, Mapping[str, Any]]
    published: Published | None
    code: str

    @property
    def name(self) -> str:
        """The benchmark."""
        return str(self.manifest["name"])

    @property
    def version(self) -> str:
        """The number, such as 1.0.0."""
        return str(self.manifest["version"])

    @property
    def status(self) -> str:
        """A draft, or the day of publication."""
        return status(self.published.date if self.published else None)

    @property
    def place(self) -> str:
        """The folder of the release, below the repository; the same below the site."""
        return f"releases/{self.name}/{self.version}"

    @property
    def rows(self) -> int:
        """The rows, each counted once, whatever number of configs it stands in."""
        return int(self.attestations["quality"]["checked"])

    @property
    def families(self) -> int:
        """The kinds of problem."""
        return len(self.manifest["families"])

    @property
    def scripts(self) -> int:
        """The statements about its rows that engines decided."""
        return sum(query["scripts"] for query in self.attestations.get("certify", {}).get("queries", ()))

    @property
    def decided(self) -> Counter[str]:
        """How many of them each engine, named with its version, decided as expected."""
        statement = self.attestations.get("certify", {"engines": {}})
        return Counter(
            {
                f"{engine} {version}": sum(
                    query["said"][engine].get(query["expected"], 0) for query in statement["queries"]
                )
                for engine, version in statement["engines"].items()
            }
        )

    @property
    def corruptions(self) -> Mapping[str, Mapping[str, Any]]:
        """What became of damaged rows, by the kind of damage."""
        kinds: Mapping[str, Mapping[str, Any]] = self.attestations.get("mutate", {}).get("kinds", {})
        return kinds

    @property
    def score(self) -> str:
        """The command that scores responses."""
        if self.published is None:
            return f"seedproof score {self.place} responses.jsonl"
        return f"seedproof score {self.published.repository} responses.jsonl --version {self.version}"

    @property
    def verify(self) -> str:
        """The command that checks it."""
        if self.published is None:
            return f"seedproof verify {self.place} --sample 100"
        at = f"{self.published.repository}@{self.published.tag}"
        return f"seedproof verify hf://datasets/{at} --sample 100"

    def at(self, path: str = "") -> str:
        """Return the address of its folder, or of a file there: on the Hub, or of a draft beside the code."""
        view = "blob" if path else "tree"
        if self.published is None:
            return f"{self.code}/{view}/main/{self.place}/{path}".rstrip("/")
        hub = f"https://huggingface.co/datasets/{self.published.repository}"
        return f"{hub}/{view}/{self.published.tag}/{path}".rstrip("/")


@dataclass(frozen=True, kw_only=True)
class Benchmark:
    """All versions of one benchmark, the newest first, and what the newest one's card says."""

    versions: tuple[Version, ...]

    @property
    def newest(self) -> Version:
        """The version that one should take."""
        return self.versions[0]

    @property
    def name(self) -> str:
        """The name in commands."""
        return self.newest.name

    @cached_property
    def _card(self) -> str:
        return (self.newest.folder / "README.md").read_text(encoding="utf-8")

    @cached_property
    def _sections(self) -> dict[str, str]:
        return card_parts(self._card)[1]

    @property
    def ancestor(self) -> tuple[str, str] | None:
        """Name and address of the published benchmark that it follows."""
        found = _ANCESTOR.search(self._card)
        return (found[1], found[2]) if found else None

    @property
    def asks(self) -> Markup:
        """What it asks for: the first paragraph of the card's summary."""
        return as_html(self._sections["Summary"].split("\n\n")[0])

    @property
    def example(self) -> Markup:
        """A row of it, as the card shows it, its image on this site."""
        text = str(as_html(self._sections["An example"]))
        return Markup(text.replace(f'src="{PICTURE}"', f'src="{self.newest.place}/{PICTURE}"'))

    @property
    def proved(self) -> list[str]:
        """What is proved of every row, a word or two each."""
        return re.findall(r"^- \*\*(.+?)\.?\*\*", self._sections["How every row is proved"], re.MULTILINE)

    @property
    def loading(self) -> str:
        """The Python expression that loads its rows: from the Hub as on the card, or from its folder."""
        if self.newest.published is None:
            return f'seedproof.load("{self.newest.place}")'
        found = re.search(r"load_dataset\(.*?\)", self._sections["How to load"])
        if found is None:
            raise SeedproofError(f"{self.newest.folder}/README.md: loads no rows, expected load_dataset(...)")
        return found[0]


@dataclass(frozen=True, kw_only=True)
class Site:
    """All that the front page tells."""

    publication: Publication
    benchmarks: tuple[Benchmark, ...]

    @property
    def newest(self) -> list[Version]:
        """The newest version of each benchmark."""
        return [benchmark.newest for benchmark in self.benchmarks]

    @property
    def versions(self) -> list[Version]:
        """Every version of every benchmark."""
        return [version for benchmark in self.benchmarks for version in benchmark.versions]

    @property
    def rows(self) -> int:
        """The rows of the newest versions."""
        return sum(version.rows for version in self.newest)

    @property
    def families(self) -> int:
        """The kinds of problem, each counted once, whatever number of benchmarks has it."""
        return len({name for version in self.newest for name in version.manifest["families"]})

    @property
    def scripts(self) -> int:
        """The statements that engines decided."""
        return sum(version.scripts for version in self.newest)

    @property
    def decided(self) -> Counter[str]:
        """How many of them each engine decided as expected."""
        return sum((version.decided for version in self.newest), Counter())

    @property
    def damaged(self) -> int:
        """The damaged rows that the gates were given."""
        return sum(kind["applied"] for version in self.newest for kind in version.corruptions.values())

    @property
    def slipped(self) -> int:
        """The damaged rows that passed all the same."""
        return sum(kind["passed"] for version in self.newest for kind in version.corruptions.values())

    @cached_property
    def figures(self) -> dict[str, Mapping[str, Any]]:
        """The rows whose figures are shown, by the addresses of these on this site."""
        rows: list[Mapping[str, Any]] = [seedproof.rebuild(row) for row in DRAWN]
        return {f"figures/{row['family']}.png": row for row in rows}


def read_site(repository: Path) -> Site:
    """Read every release of a repository."""
    publication = load_publication(repository / "params.yaml")
    of_benchmark: dict[str, list[Version]] = {}
    for path in sorted(repository.glob("releases/*/*/manifest.json")):
        manifest = read_manifest(path.parent)
        version = Version(
            folder=path.parent,
            manifest=manifest,
            attestations=attestations_of(path.parent, manifest),
            published=published(path.parent),
            code=publication.code,
        )
        of_benchmark.setdefault(version.name, []).append(version)
    return Site(
        publication=publication,
        benchmarks=tuple(
            Benchmark(versions=tuple(sorted(versions, key=_number, reverse=True)))
            for _, versions in sorted(of_benchmark.items())
        ),
    )


def _number(version: Version) -> tuple[int, ...]:
    return tuple(map(int, version.version.split(".")))


def as_html(text: str) -> Markup:
    r"""Return a card's Markdown as HTML, its formulas, `\\(x\\)` or `$$x$$`, as MathML."""
    formulas: list[str] = []

    def put_aside(found: re.Match[str]) -> str:
        formulas.append(_math(found[1] or found[2], is_block=found[1] is None))
        return f"\ue000{len(formulas) - 1}\ue001"

    marked = _FORMULA.sub(put_aside, text)
    rendered = MarkdownIt("commonmark", {"html": False}).enable("table").render(marked.replace("<br>", "; "))
    return Markup(re.sub("\ue000([0-9]+)\ue001", lambda found: formulas[int(found[1])], rendered))


def _math(formula: str, is_block: bool) -> str:
    try:
        written = tex2mathml(formula, as_block=is_block)
    except Exception:  # Whatever a small converter cannot read is shown as it is.
        return f"<code>{html.escape(formula)}</code>"
    return re.sub(r">\s+<", "><", str(written).replace("&ApplyFunction;", "&#8289;"))


def rendered(part: str, site: Site) -> str:
    """Return a part of the page as HTML: a macro of `front_page.html`."""
    environment = Environment(
        loader=FileSystemLoader(DOCS), undefined=StrictUndefined, autoescape=True, trim_blocks=True
    )
    environment.filters["thousands"] = "{:,}".format
    macro = getattr(environment.get_template("front_page.html").module, part)
    return str(macro(site))


class Front(SphinxDirective):
    """A part of the front page."""

    required_arguments = 1
    option_spec: ClassVar[dict[str, Any]] = {}

    def run(self) -> list[nodes.Node]:
        """Return the part, as HTML."""
        return [nodes.raw("", rendered(self.arguments[0], read_site(DOCS.parent)), format="html")]


def _style(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    if page == "index":
        app.add_css_file("front_page.css")


def _copy(app: Sphinx, exception: Exception | None) -> None:
    if exception is None:
        copy_files(read_site(DOCS.parent), Path(app.outdir))


def copy_files(site: Site, out: Path) -> None:
    """Put beside the pages what the front page shows: a font, and pictures of rows."""
    # Under Sphinx every library may print what it notes.
    logging.getLogger("fontTools").setLevel(logging.WARNING)
    contents = {str(FONT): math_font()}
    contents |= {address: png(json.loads(row["drawing"])) for address, row in site.figures.items()}
    for version in site.newest:
        picture = version.folder / PICTURE
        if picture.is_file():
            contents[f"{version.place}/{PICTURE}"] = picture.read_bytes()
    for name, content in contents.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_bytes(content)


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect the directive, the style of the page, and the files that it shows."""
    app.add_directive("front", Front)
    app.connect("html-page-context", _style)
    app.connect("build-finished", _copy)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
