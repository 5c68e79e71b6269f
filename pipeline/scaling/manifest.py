"""manifest.json of a split: what its rows are made from, and each file with its range of candidates."""

from collections.abc import Sequence

import msgspec

from pipeline.auditing.fresh import stated
from pipeline.scaling.parts import Finished
from pipeline.scaling.run import Part, Run, data_file
from seedproof.record.errors import Misuse, SeedproofError
from seedproof.record.json_text import read_json
from seedproof.record.nearby import MANIFEST

SPLIT = "train"


class CellRows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many candidates and rows a family has at a difficulty."""

    family: str
    difficulty: int
    candidates: int
    rows: int


class DataFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of the split. Its candidates are those from the first position to before the second."""

    candidates: tuple[int, int]
    rows: int
    bytes: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a manifest."""

    name: str
    split: str
    seed: str
    hold_out: str | None
    run: str
    """The SHA-256 of all that the bytes depend on, the code among them."""
    candidates: int
    rows: int
    cells: list[CellRows]
    files: dict[str, DataFile]

    def __str__(self) -> str:
        return (
            f"{self.rows:,} rows of {self.name} from {self.candidates:,} candidates, in {len(self.files):,} "
            f"files. Each is proved, none stands here twice or in a release. Seed {self.seed}"
        )

    @property
    def parts(self) -> list[Part]:
        """The parts of the files, in the order of candidates."""
        return [Part(number, *file.candidates) for number, file in enumerate(self.files.values())]


def manifest_of(run: Run, finished: Sequence[Finished], before: Manifest | None = None) -> Manifest:
    """Return the manifest of finished parts, behind those of the manifest before."""
    files = dict(before.files) if before else {}
    for part in finished:
        name = data_file(part.part.number)
        range_ = (part.part.start, part.part.stop)
        files[name] = DataFile(range_, sum(part.rows), part.bytes, part.sha256)
    candidates = max((file.candidates[1] for file in files.values()), default=0)
    return Manifest(
        name=run.benchmark,
        split=SPLIT,
        seed=stated(run.root_seed),
        hold_out=str(run.hold_out) if run.hold_out else None,
        run=run.key,
        candidates=candidates,
        rows=sum(file.rows for file in files.values()),
        cells=[
            CellRows(
                family,
                difficulty,
                len(range(place, candidates, len(run.cells))),
                sum(part.rows[place] for part in finished) + (before.cells[place].rows if before else 0),
            )
            for place, (family, difficulty) in enumerate(run.cells)
        ],
        files=files,
    )


def manifest_in(run: Run) -> Manifest | None:
    """Return the manifest of the split that a folder has; None where it has none yet.

    Raises: SeedproofError when it is no manifest, or that of another split.
    """
    path = run.out / MANIFEST
    if not path.exists():
        return None
    try:
        manifest = msgspec.convert(read_json(path, "Choose another folder"), Manifest)
    except msgspec.ValidationError:
        raise SeedproofError(f"{path}: is no manifest of a split. Choose another folder") from None
    _expect_same(run, manifest)
    return manifest


def _expect_same(run: Run, manifest: Manifest) -> None:
    asked = manifest_of(run, [])
    for name in ("name", "seed", "hold_out"):
        if getattr(manifest, name) != getattr(asked, name):
            there, wanted = getattr(manifest, name), getattr(asked, name)
            raise Misuse(f"{run.out}: has a split with {name} {there}, not {wanted}. Choose another folder")
    if [(cell.family, cell.difficulty) for cell in manifest.cells] != list(run.cells):
        raise Misuse(f"{run.out}: has a split of other families or difficulties. Choose another folder")
    if manifest.run != run.key:
        raise SeedproofError(
            f"{run.out}: other code made its rows. Use that code, or make the split again in another folder"
        )
