"""Builds rows: one from its seed alone, or all of a template's in the order of their numbers."""

from seedproof.benchmarks.university.settings import Generate, Rows, University
from seedproof.contract.settings import by_split
from seedproof.problems import TEMPLATES, sampling
from seedproof.problems.row import ProblemRow
from seedproof.problems.sampling import Quota, even, make_template, template_of
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import Batch
from seedproof.record.seeds import RowId, SeedOf


def shares(rows: Rows) -> dict[str, dict[int, int]]:
    """Rows by template and difficulty: even shares, and what is left over to the first ones."""
    found: dict[str, dict[int, int]] = {}
    for visual, wanted in ((False, rows.text), (True, rows.visual)):
        for subject, total in wanted.items():
            names = [
                name
                for name in TEMPLATES
                if template_of(name).subject == subject and (template_of(name).drawing is not None) == visual
            ]
            if total and not names:
                kind = "visual" if visual else "text"
                raise SeedproofError(
                    f"university: {total} {kind} rows of {subject} were asked for, but it has no such "
                    "template. Set its count to 0 in params.yaml"
                )
            for name, share in zip(names, even(total, len(names)), strict=True):
                difficulties = template_of(name).difficulties
                found[name] = dict(zip(difficulties, even(share, len(difficulties)), strict=True))
    return found


def tasks(settings: University) -> list[str]:
    """Name the work that can be done side by side: one task a template."""
    asked = [shares(of_split.generate.rows) for of_split in by_split(settings).values()]
    return [name for name in TEMPLATES if any(any(one.get(name, {}).values()) for one in asked)]


def run_task(settings: University, family: str) -> Batch[ProblemRow]:
    """All rows of one template."""
    return make_template(
        family,
        [
            Quota(split, shares(of_split.generate.rows).get(family, {}), of_split.generate.root_seed)
            for split, of_split in by_split(settings).items()
        ],
    )


def rebuild_from_seed(
    family: str, difficulty: int, seed: str, row_id: str = "", asked: Generate | None = None
) -> ProblemRow:
    """Make one row from its own seed alone. Raises: SeedproofError for an unknown template or difficulty."""
    return sampling.rebuild_from_seed(family, difficulty, seed, row_id)


def rebuild(place: RowId, root_seed: int | str, asked: Generate | None = None) -> ProblemRow:
    """One row from its place and the root seed, as `make_template` would make it, whatever else was asked."""
    return sampling.rebuild(place, root_seed)


def from_own_seed(row: ProblemRow, seed_of: SeedOf, asked: Generate | None = None) -> ProblemRow:
    """Build the row that a row's own seed gives, wherever that seed comes from."""
    return rebuild_from_seed(row["family"], row["difficulty"], row["seed"], row["id"])


def version_of(family: str) -> int:
    """Return the version of a family's generator. Raises: SeedproofError for an unknown family."""
    return template_of(family).version


def least_rows(asked: Generate) -> int:
    """Count the rows that are asked for."""
    return sum(asked.rows.text.values()) + sum(asked.rows.visual.values())
