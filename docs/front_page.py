"""Sphinx extension: the figures of the front page, read from the newest releases: ```` ```{trust} ````."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from pipeline.releasing.attestations import attestations_of
from pipeline.releasing.manifest import read_manifest
from seedproof.contract import registry
from seedproof.record.nearby import MANIFEST, RELEASES, versions_with

DOCS = Path(__file__).parent


def figures(repository: Path) -> Iterator[tuple[str, str]]:
    """Yield each figure, and what it counts, as the newest release of every benchmark states them."""
    families: set[str] = set()
    rows = corrupted = passed = 0
    for benchmark in registry.benchmarks():
        folder = repository / RELEASES / benchmark
        folder /= versions_with(folder, MANIFEST)[-1]
        manifest = read_manifest(folder)
        stated: Mapping[str, Any] = attestations_of(folder, manifest)
        families |= set(manifest["families"])
        rows += stated["quality"]["checked"]
        for kind in stated.get("mutate", {"kinds": {}})["kinds"].values():
            corrupted += kind["applied"]
            passed += kind["passed"]
    yield f"{rows:,}", "problems, each proved in two ways"
    yield f"{len(families):,}", "kinds of problem, from counting to calculus"
    if corrupted:
        yield f"{passed:,}", f"of {corrupted:,} rows that we corrupted passed the checks"
    yield "0", "bytes of data to download: rows are made from their seeds"


class Trust(SphinxDirective):
    """The figures, side by side."""

    def run(self) -> list[nodes.Node]:
        """Return them, as HTML."""
        shown = "".join(
            f"<div><dt>{said}</dt><dd>{figure}</dd></div>" for figure, said in figures(DOCS.parent)
        )
        return [nodes.raw("", f'<dl class="numbers simple">{shown}</dl>', format="html")]


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect the directive."""
    app.add_directive("trust", Trust)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
