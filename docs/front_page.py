"""Sphinx extension: what the front page tells of every release, read from `releases/`, never written by hand.

`index.md` has a directive for each part of the page, ```` ```{front} benchmarks ````. The parts are macros of
`front_page.html`.
"""

import html
import logging
import re
import shutil
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from pathlib import Path
from typing import Any, ClassVar

from docutils import nodes
from docutils.utils.math.latex2mathml import tex2mathml
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup
from PIL import Image, ImageChops
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from pipeline.releasing.card import card_parts
from pipeline.reporting.formulas import math_font
from pipeline.workplace.settings import Publication, load_publication
from seedproof.figures.canvas import HEIGHT, WIDTH
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import read_json

DOCS = Path(__file__).parent
REPORT = Path("report/index.html")
ENGINES = Path("report/certify.json")
FIGURES = Path("report/figures")
SHEET = FIGURES / "gallery.png"
FONT = Path("_static/formulas.ttf")

CAPTION, GAP = 30, 12
"""Pixels of a figure's caption on the sheet, and between figures."""

SHOWN = 14
"""How many figures of a sheet the strip has, at most."""

_FORMULA = re.compile(r"\\\\\((.+?)\\\\\)|\$\$(.+?)\$\$", re.DOTALL)
_ANCESTOR = re.compile(r"\[The benchmark that it follows: (.+?)\]\((.+?)\)")


@dataclass(frozen=True, kw_only=True)
class Version:
    """One released version: its folder, its manifest, and where it is published."""

    folder: Path
    manifest: Mapping[str, Any]
    namespace: str
    local_report: Path | None

    @property
    def name(self) -> str:
        """The benchmark."""
        return str(self.manifest["name"])

    @property
    def version(self) -> str:
        """The number, such as 3.0.0."""
        return str(self.manifest["version"])

    @property
    def repository(self) -> str:
        """The dataset's name on the Hub."""
        return f"{self.namespace}/{self.name}"

    @property
    def place(self) -> str:
        """The folder of the release, below the repository; the same below the site."""
        return f"releases/{self.name}/{self.version}"

    @property
    def rows(self) -> int:
        """The rows, each counted once, whatever number of configs it stands in."""
        return int(self.manifest["checked"]["quality"])

    @property
    def families(self) -> int:
        """The kinds of problem."""
        return len(self.manifest["families"])

    @property
    def rejected(self) -> int:
        """The candidates that were drawn and thrown away."""
        return sum(sum(family["rejected"].values()) for family in self.manifest["families"].values())

    @property
    def scripts(self) -> int:
        """The SMT-LIB scripts that come with the rows."""
        return int(self.manifest.get("scripts", {}).get("scripts", 0))

    @property
    def date(self) -> str:
        """The day of publication; empty where the manifest is older than that key."""
        return str(self.manifest.get("publication", {}).get("date", ""))

    @property
    def report(self) -> str:
        """The address of its report: on this site, else on the Hub; empty where it was released without."""
        if self.local_report:
            return f"reports/{self.name}/{self.version}/index.html"
        listed = (self.folder / "SHA256SUMS").read_text(encoding="utf-8")
        return self.on_the_hub("resolve", str(REPORT)) if f"  {REPORT}\n" in listed else ""

    def on_the_hub(self, view: str = "tree", path: str = "") -> str:
        """Return the address of a file of this version on the Hub, or of all its files."""
        return f"https://huggingface.co/datasets/{self.repository}/{view}/v{self.version}/{path}".rstrip("/")


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
        """A row of it, as the card shows it, its images on this site."""
        text = str(as_html(self._sections["An example"]))
        return Markup(text.replace('src="report/', f'src="{self.newest.place}/report/'))

    @property
    def proved(self) -> list[str]:
        """What is proved of every row, a word or two each."""
        return re.findall(r"^- \*\*(.+?)\.?\*\*", self._sections["How every row is proved"], re.MULTILINE)

    @property
    def loading(self) -> str:
        """The Python expression that loads its rows from the Hub, as on the card."""
        found = re.search(r"load_dataset\(.*?\)", self._sections["How to load"])
        if found is None:
            raise SeedproofError(f"{self.newest.folder}/README.md: loads no rows, expected load_dataset(...)")
        return found[0]

    @property
    def decided(self) -> dict[str, int]:
        """How many of its scripts each engine, named with its version, decided as expected."""
        path = self.newest.folder / ENGINES
        if not path.is_file():
            return {}
        statement = read_json(path)
        return {
            f"{engine} {version}": sum(
                query["said"][engine].get(query["expected"], 0) for query in statement["queries"]
            )
            for engine, version in statement["engines"].items()
        }

    @property
    def charts(self) -> list[str]:
        """The charts of the newest release, as addresses on this site."""
        paths = sorted((self.newest.folder / FIGURES).glob("*.svg"))
        return [f"{self.newest.place}/{FIGURES}/{path.name}" for path in paths]


@dataclass(frozen=True, kw_only=True)
class Site:
    """All that the front page tells."""

    publication: Publication
    benchmarks: tuple[Benchmark, ...]
    mutations: tuple[Mapping[str, Any], ...]
    pages: frozenset[str]

    def total(self, of: str) -> int:
        """Return the sum of a number over the newest releases."""
        return sum(getattr(benchmark.newest, of) for benchmark in self.benchmarks)

    @property
    def families(self) -> int:
        """The kinds of problem, each counted once, whatever number of benchmarks has it."""
        return len({name for each in self.benchmarks for name in each.newest.manifest["families"]})

    @property
    def versions(self) -> list[Version]:
        """Every version of every benchmark."""
        return [version for benchmark in self.benchmarks for version in benchmark.versions]

    @property
    def decided(self) -> Counter[str]:
        """How many scripts each engine decided as expected."""
        return sum((Counter(benchmark.decided) for benchmark in self.benchmarks), Counter())

    @property
    def corruptions(self) -> int:
        """The damaged rows that the gates were given."""
        return sum(kind["applied"] for each in self.mutations for kind in each["kinds"].values())

    @property
    def kinds(self) -> int:
        """The kinds of damage, each counted once."""
        return len({name for each in self.mutations for name in each["kinds"]})

    @property
    def slipped(self) -> int:
        """The damaged rows that passed all the same."""
        return sum(kind["passed"] for each in self.mutations for kind in each["kinds"].values())

    @property
    def sheets(self) -> dict[str, Path]:
        """The sheets of figures of the newest releases, by where their figures go on this site."""
        newest = [benchmark.newest for benchmark in self.benchmarks]
        found = {f"{each.place}/{FIGURES}/gallery": each.folder / SHEET for each in newest}
        return {place: path for place, path in found.items() if path.is_file()}

    @property
    def strip(self) -> list[str]:
        """The addresses of the figures of the strip."""
        return [
            _numbered(place, number)
            for place, path in self.sheets.items()
            for number, _ in enumerate(figures_of(path))
        ]


def read_site(repository: Path) -> Site:
    """Read every release of a repository, with the reports that are there or in its builds."""
    publication = load_publication(repository / "params.yaml")
    built = {_named(path.parents[1] / "manifest.json"): path for path in _built_reports(repository)}
    of_benchmark: dict[str, list[Version]] = {}
    for path in repository.glob("releases/*/*/manifest.json"):
        manifest = read_json(path)
        report = path.parent / REPORT
        version = Version(
            folder=path.parent,
            manifest=manifest,
            namespace=publication.namespace,
            local_report=report if report.is_file() else built.get(_named(path)),
        )
        of_benchmark.setdefault(version.name, []).append(version)
    statements = sorted(repository.glob("datacards/*/mutations.json"))
    return Site(
        publication=publication,
        benchmarks=tuple(
            Benchmark(versions=tuple(sorted(versions, key=_number, reverse=True)))
            for _, versions in sorted(of_benchmark.items())
        ),
        mutations=tuple(read_json(path) for path in statements),
        pages=frozenset(path.stem for path in repository.glob("docs/*.md")),
    )


def _built_reports(repository: Path) -> list[Path]:
    return sorted(repository.glob(f"build/*/release/{REPORT}"))


def _named(manifest: Path) -> tuple[str, str]:
    content = read_json(manifest)
    return content["name"], content["version"]


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
    """Put beside the pages what the front page shows: figures, a font, and the reports that are at hand."""
    # Under Sphinx every library may print what it notes.
    logging.getLogger("fontTools").setLevel(logging.WARNING)
    font = out / FONT
    font.parent.mkdir(parents=True, exist_ok=True)
    font.write_bytes(math_font())
    for benchmark in site.benchmarks:
        folder = out / benchmark.newest.place / FIGURES
        shutil.copytree(benchmark.newest.folder / FIGURES, folder, dirs_exist_ok=True)
    for place, sheet in site.sheets.items():
        for number, figure in enumerate(figures_of(sheet)):
            figure.save(out / _numbered(place, number))
    for version in site.versions:
        if version.local_report:
            report = out / version.report
            report.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(version.local_report, report)


def _numbered(place: str, number: int) -> str:
    return f"{place}-{number:02}.png"


@lru_cache
def figures_of(sheet: Path) -> tuple[Image.Image, ...]:
    """Return figures of a sheet, evenly chosen of those that fill their place, at half their size."""
    with Image.open(sheet) as opened:
        whole = opened.convert("RGB")
    places = product(
        range(GAP + CAPTION, whole.height, HEIGHT + CAPTION + GAP), range(GAP, whole.width, WIDTH + GAP)
    )
    cut = [whole.crop((left, top, left + WIDTH, top + HEIGHT)) for top, left in places]
    full = [figure for figure in cut if _fills(figure)]
    step = -(-len(full) // SHOWN)
    return tuple(figure.resize((WIDTH // 2, HEIGHT // 2)) for figure in full[::step])


def _fills(figure: Image.Image) -> bool:
    drawn = ImageChops.invert(figure).getbbox()
    return drawn is not None and drawn[3] - drawn[1] > HEIGHT * 3 // 4


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect the directive, the style of the page, and the files that it shows."""
    app.add_directive("front", Front)
    app.connect("html-page-context", _style)
    app.connect("build-finished", _copy)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
