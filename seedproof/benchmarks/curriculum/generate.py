"""Builds rows: one from its seed, or all of a standard's in the order of their numbers.

A problem comes from its own seed. A follow-up comes from two, its parent's and its own: the parent's gives
the problem that it goes on from, its own what is added or changed. It is made only with its parent.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from seedproof.benchmarks.curriculum.candidates import GIVE_UP, Drawn, NotTold, Stream, drawn_from, keys_of
from seedproof.benchmarks.curriculum.readable import refusal
from seedproof.benchmarks.curriculum.record import METHOD, follow_up, row_of
from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.settings import Curriculum, Generate
from seedproof.benchmarks.curriculum.standards import STANDARDS, standard_of
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.structure import structure
from seedproof.benchmarks.curriculum.symbolic.writing import lines_of
from seedproof.benchmarks.curriculum.wording import GRAMMAR, Wording, wording_of
from seedproof.contract.settings import by_split
from seedproof.record.candidates import Candidate, Cell, cells_of
from seedproof.record.dry import Dry
from seedproof.record.errors import Exhausted, NotFound, SeedproofError
from seedproof.record.rejections import Refused
from seedproof.record.rows import Batch
from seedproof.record.seeds import RowId, SeedOf, parse_row_id
from seedproof.released.known import taken_for
from seedproof.text.alike import Texts

VERSION = 3
"""The version of the generator, the same for every family."""

BARREN = 2_000
"""Candidates in a row without a new structure before structures may stand again, told in another way."""

MOST_ALIKE = 80
"""Percent of their runs of words that the texts of two problems may share."""


def tasks(settings: Curriculum) -> list[str]:
    """Name the work that can be done side by side: one task a family."""
    sections = [of_split.generate for of_split in by_split(settings).values()]
    families = [standard.family for standard in STANDARDS]
    return [family for family in families if any(section.rows_of(family) for section in sections)]


def run_task(settings: Curriculum, family: str) -> Batch[CurriculumRow]:
    """All rows of one family."""
    return make_family(family, quotas_of(settings, family), wording_of(settings.generate))


def quotas_of(settings: Curriculum, family: str) -> "list[Quota]":
    """What is wanted of one family in each split."""
    return [
        Quota(split, of_split.generate.rows_of(family), of_split.generate.root_seed)
        for split, of_split in by_split(settings).items()
    ]


UNTOLD = 50
"""Problems in a row for which a model finds no words before it is no use to go on."""


class Stuck(SeedproofError):
    """A model found no words for many problems in a row."""

    def __init__(self, family: str, row: str) -> None:
        super().__init__(
            f"curriculum/{family}: {UNTOLD} problems in a row, up to {row}, have no text that was accepted. "
            "Run seedproof tell curriculum with another model in params.yaml"
        )
        self.family = family
        self.row = row
        """The last of the problems."""


class Quota(NamedTuple):
    """A split: its name, how many problems are wanted, and its root seed."""

    name: str
    wanted: int
    root_seed: int | str


def make_family(family: str, quotas: Sequence[Quota], wording: Wording = GRAMMAR) -> Batch[CurriculumRow]:
    """One standard's rows, split by split: each problem, then its follow-ups.

    No structure stands twice in all of them. Numbers rise, and one whose structure stood before is dropped.
    Once BARREN numbers in a row brought no new structure, the standard counts as having no more: from there
    on structures may stand again, with another theme or in other sentences (other numbers and names do not
    make them other). A problem whose text is nearly that of an earlier one is dropped, and so is a number
    whose text our reader refuses. What is dropped does not depend on how many rows are wanted: so asking for
    more rows later never changes those of the same split that are there. A standard without a new problem for
    GIVE_UP numbers is dry, and gives what it has.

    Raises: Stuck when a model finds no words.
    """
    standard = standard_of(family)
    batch = Batch[CurriculumRow](family, VERSION, METHOD)
    structures, tellings = set[str](), set[str]()
    texts = Texts(MOST_ALIKE)
    for name, wanted, root_seed in quotas:
        into = batch.splits.setdefault(name, [])
        found = number = barren = stale = untold = 0
        while found < wanted and stale < GIVE_UP:
            place = RowId("curriculum", family, standard.grade, str(number))
            stream = Stream(standard, place.seed(root_seed), str(place), wording)
            number, stale = number + 1, stale + 1
            problem = stream.problem()
            drawn = None
            if barren >= BARREN or structure(problem) not in structures:
                try:
                    drawn = stream.told(problem)
                except NotTold as why:
                    batch.rejected.add(str(place), stream.seed, stream.rejected)
                    untold += 1
                    if untold >= UNTOLD:
                        raise Stuck(family, str(place)) from why
                    continue
                untold = 0
            if (
                drawn is None
                or not _is_new(drawn, structures, tellings if barren >= BARREN else None)
                or texts.has_like(drawn.told.text)
            ):
                barren += 1
                again = Refused("duplicate", lines_of(problem if drawn is None else drawn.problem))
                batch.rejected.add(str(place), stream.seed, [again], len(stream.rejected))
                continue
            rows = list(rows_of(standard, place, root_seed, drawn, wording))
            if wording is GRAMMAR:
                rows = _readable(rows, batch)
            if not rows:
                continue
            found, stale = found + 1, 0
            barren = barren if barren >= BARREN else 0
            structures.add(structure(drawn.problem))
            tellings.add(drawn.telling)
            texts.add(drawn.told.text)
            batch.rejected.add(str(place), stream.seed, stream.rejected)
            into += rows
        if found < wanted:
            batch.dry.append(Dry(name, standard.grade, found, wanted))
    return batch


def _readable(rows: list[CurriculumRow], batch: Batch[CurriculumRow]) -> list[CurriculumRow]:
    """Return a problem and its follow-ups without those whose text is refused; none if the problem's is."""
    readable: list[CurriculumRow] = []
    for row in rows:
        reason = refusal(row)
        if not reason:
            readable.append(row)
            continue
        batch.rejected.add(row["id"], row["seed"], [Refused(reason, row["question"])])
        if row["kind"] == "original":
            return []
    return readable


def _is_new(drawn: Drawn, structures: set[str], tellings: set[str] | None) -> bool:
    """Return whether a problem stood nowhere before; with `tellings`, its structure may have."""
    return structure(drawn.problem) not in structures or (
        tellings is not None and drawn.telling not in tellings
    )


def rows_of(
    standard: Standard, place: RowId, root_seed: int | str, drawn: Drawn, wording: Wording
) -> Iterator[CurriculumRow]:
    """Yield a problem's row, and then those of its follow-ups, in the order of their ids."""
    parent = row_of(standard, str(place), place.seed(root_seed), drawn)
    yield parent
    for suffix in sorted(standard.follow_ups):
        own = RowId(place.benchmark, place.family, place.difficulty, f"{place.number}-{suffix}")
        if (row := follow_up(standard, parent, drawn, suffix, own.seed(root_seed), wording)) is not None:
            yield row


def cells(asked: Generate | None = None) -> list[Cell]:
    """List every sub-standard with its grade."""
    return cells_of({standard.family: [standard.grade] for standard in STANDARDS})


def candidate(place: RowId, root_seed: int | str, asked: Generate | None = None) -> Candidate | None:
    """Make the rows of a place and its follow-ups, with its keys; None where nothing is left to draw."""
    standard = _standard(place.family, place.difficulty)
    wording = wording_of(asked)
    try:
        drawn = _drawn_at(place, place.seed(root_seed), wording)
    except Exhausted:
        return None
    row = row_of(standard, str(place), place.seed(root_seed), drawn)

    def follow_ups() -> list[CurriculumRow]:
        _, *behind = rows_of(standard, place, root_seed, drawn, wording)
        return [row for row in behind if not place.is_endless or not refusal(row)]

    return Candidate(row, keys_of(standard, drawn), follow_ups)


def _drawn_at(place: RowId, seed: str, wording: Wording) -> Drawn:
    """Draw the first problem in a seed's stream that can be worded, with its words.

    On the endless line, the first that our reader reads and that no release has. Raises: NotTold, Exhausted.
    """
    standard = _standard(place.family, place.difficulty)
    stream = Stream(standard, seed, str(place), wording)
    while True:
        drawn = stream.told(stream.problem())
        if not place.is_endless:
            return drawn
        reason = refusal(row_of(standard, str(place), seed, drawn))
        if not reason and keys_of(standard, drawn).isdisjoint(taken_for(place)):
            return drawn
        stream.rejected.append(Refused(reason or "released"))


def rebuild(place: RowId, root_seed: int | str, asked: Generate | None = None) -> CurriculumRow:
    """One row from its place and the root seed, as `make_family` makes it; a follow-up by way of its parent.

    `asked` says who words it; without it, the grammar does.

    Raises: SeedproofError when there is no such place, or the problem has no such follow-up.
    """
    number, _, suffix = place.number.partition("-")
    if not number.isdigit():
        raise NotFound(f"{place}: is no row, expected a number: this benchmark has no demonstrations")
    parent = RowId(place.benchmark, place.family, place.difficulty, number)
    if not suffix:
        return _problem(place, place.seed(root_seed), wording_of(asked))
    return _follow_up(parent, parent.seed(root_seed), suffix, place.seed(root_seed), wording_of(asked))


def rebuild_from_seed(
    family: str, difficulty: int, seed: str, row_id: str = "", asked: Generate | None = None
) -> CurriculumRow:
    """Make a problem's row from its seed alone. A follow-up needs its problem's seed, too.

    Raises: SeedproofError for an unknown family, or another difficulty than its grade.
    """
    standard = _standard(family, difficulty)
    return row_of(standard, row_id, seed, drawn_from(standard, seed, row_id, wording_of(asked)))


def _problem(place: RowId, seed: str, wording: Wording) -> CurriculumRow:
    standard = _standard(place.family, place.difficulty)
    return row_of(standard, str(place), seed, _drawn_at(place, seed, wording))


def _follow_up(parent: RowId, seed: str, suffix: str, own_seed: str, wording: Wording) -> CurriculumRow:
    """Make the follow-up of a problem that a seed of its own gives; `suffix` is `i` or `c`.

    Raises: SeedproofError when the problem has no such follow-up.
    """
    standard = _standard(parent.family, parent.difficulty)
    drawn = _drawn_at(parent, seed, wording)
    problem = row_of(standard, str(parent), seed, drawn)
    row = None
    if suffix in standard.follow_ups:
        row = follow_up(standard, problem, drawn, suffix, own_seed, wording)
    if row is None or (parent.is_endless and refusal(row)):
        raise NotFound(f"{parent}-{suffix}: there is no such follow-up. The problem itself is {parent}")
    return row


def _standard(family: str, difficulty: int) -> Standard:
    standard = standard_of(family)
    if difficulty != standard.grade:
        raise SeedproofError(
            f"curriculum/{family}: difficulty {difficulty}, expected {standard.grade}, "
            f"the grade of {standard.code}"
        )
    return standard


def from_own_seed(row: CurriculumRow, seed_of: SeedOf, asked: Generate | None = None) -> CurriculumRow:
    """Build the row that a row's own seed gives; a follow-up's with the seed of its problem.

    Raises: SeedproofError when there is no such row, or the problem's seed is not known.
    """
    place = parse_row_id(row["id"])
    number, _, suffix = place.number.partition("-")
    if not suffix:
        return _problem(place, row["seed"], wording_of(asked))
    parent = RowId(place.benchmark, place.family, place.difficulty, number)
    return _follow_up(parent, seed_of(parent), suffix, row["seed"], wording_of(asked))


def version_of(family: str) -> int:
    """Return the version of a family's generator. Raises: SeedproofError for an unknown family."""
    standard_of(family)
    return VERSION


def least_rows(asked: Generate) -> int:
    """Count the problems that are asked for; follow-ups come on top."""
    return sum(asked.rows_of(standard.family) for standard in STANDARDS)
