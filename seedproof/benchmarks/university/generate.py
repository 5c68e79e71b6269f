"""Builds rows: one from its seed alone, or all of a template's in the order of their numbers."""

from collections.abc import Mapping

from seedproof.benchmarks.university.settings import Generate, Rows, University
from seedproof.contract.settings import by_split
from seedproof.problems import TEMPLATES, Subject, sampling
from seedproof.problems.row import ProblemRow
from seedproof.problems.sampling import Quota, even, make_template, template_of
from seedproof.record.candidates import Candidate, Cell, cells_of
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import Batch
from seedproof.record.seeds import RowId, SeedOf, parse_row_id


def shares(rows: Rows) -> dict[str, dict[int, int]]:
    """Return the rows by template and difficulty: even shares, but no template has more than it may.

    Raises: SeedproofError where the templates of a subject cannot have so many.
    """
    found: dict[str, dict[int, int]] = {}
    for kind, wanted in (("text", rows.text), ("visual", rows.visual)):
        for subject, total in wanted.items():
            most = {name: rows.most.of(template_of(name)) for name in _templates(subject, kind)}
            if total > sum(most.values()):
                raise SeedproofError(
                    f"university: {total} {kind} rows of {subject} were asked for, but its {len(most)} "
                    f"templates have at most {sum(most.values())}. Lower the count in params.yaml"
                )
            for name, share in _capped(total, most).items():
                difficulties = template_of(name).difficulties
                found[name] = dict(zip(difficulties, even(share, len(difficulties)), strict=True))
    return found


def _templates(subject: Subject, kind: str) -> list[str]:
    """Return the templates of a subject, those with a figure for `visual`."""
    templates = {name: template_of(name) for name in TEMPLATES}
    of_subject = {name: template for name, template in templates.items() if template.subject == subject}
    visual = kind == "visual"
    return [name for name, template in of_subject.items() if (template.drawing is not None) == visual]


def _capped(total: int, most: Mapping[str, int]) -> dict[str, int]:
    """Return shares of a number that are as even as they can be; the first names have one more."""
    shares = dict.fromkeys(most, 0)
    for _ in range(total):
        open_names = [name for name, share in shares.items() if share < most[name]]
        smallest = min(open_names, key=shares.__getitem__)
        shares[smallest] += 1
    return shares


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
    sampling.expect_cell(family, difficulty)
    return sampling.row_of(family, difficulty, row_id, sampling.drawn_from(family, difficulty, seed))


def cells(asked: Generate | None = None) -> list[Cell]:
    """List every template with each of its difficulties."""
    return cells_of({name: template_of(name).difficulties for name in TEMPLATES})


def candidate(place: RowId, root_seed: int | str, asked: Generate | None = None) -> Candidate | None:
    """Make the row of a place, with its key; None where nothing is left to draw."""
    return sampling.candidate(place, root_seed)


def rebuild(place: RowId, root_seed: int | str, asked: Generate | None = None) -> ProblemRow:
    """One row from its place and the root seed, as `make_template` would make it, whatever else was asked."""
    return sampling.row_at(place, place.seed(root_seed))


def from_own_seed(row: ProblemRow, seed_of: SeedOf, asked: Generate | None = None) -> ProblemRow:
    """Build the row that a row's own seed gives, wherever that seed comes from."""
    return sampling.row_at(parse_row_id(row["id"]), row["seed"])


def version_of(family: str) -> int:
    """Return the version of a family's generator. Raises: SeedproofError for an unknown family."""
    return template_of(family).version


def least_rows(asked: Generate) -> int:
    """Count the rows that are asked for."""
    return sum(asked.rows.text.values()) + sum(asked.rows.visual.values())
