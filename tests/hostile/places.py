"""The files that each command reads, and how it is called to read them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.hostile.base import release
from tests.hostile.sealing import seal_release, seal_run

OUT = "../out/"
"""Where a command is to write, seen from the workplace."""


@dataclass(frozen=True)
class Place:
    """A file that a command reads."""

    arguments: tuple[str, ...]
    file: str
    """In the workplace. The arguments may have it as `FILE`."""
    needs: tuple[str, ...]
    """What else has to be there."""
    seal: Callable[[Path], None] | None = None
    """Makes checksums right again, else they are all that is looked at."""
    sealed: str = ""
    """The folder that has them."""
    writes: tuple[str, ...] = ()
    """Where in the workplace the command may write, beside `OUT`."""

    folder: bool = False
    """Whether a folder should be there."""
    private: bool = False
    """Whether nobody else may read it, as OpenSSH wants of a key."""

    @property
    def command(self) -> str:
        """Return the name of the command; of `export` with its form."""
        if self.arguments[0] == "TEXT":
            return "(no command)"
        return " ".join(self.arguments[:2]) if self.arguments[0] == "export" else self.arguments[0]

    @property
    def name(self) -> str:
        """Return what tells the place from others."""
        return f"{' '.join(self.arguments)}: {self.file}"


WORKPLACE = ("params.yaml", "schemas", "datacards", "LICENSE-DATA")
GAME, FACT, SCHOOL, MATH, JUDGE = map(
    release, ("number_game", "missing_fact", "curriculum", "university", "judge")
)


def _of_release(
    arguments: str,
    folder: str,
    files: tuple[str, ...],
    needs: tuple[str, ...] = (),
    writes: tuple[str, ...] = (),
) -> Iterator[Place]:
    for file in files:
        own = None if file == "SHA256SUMS" else seal_release
        yield Place(tuple(arguments.split()), f"{folder}/{file}", (folder, *needs), own, folder, writes)


def _of_run(
    arguments: str, run: str, files: tuple[str, ...], needs: tuple[str, ...], writes: tuple[str, ...] = ()
) -> Iterator[Place]:
    for file in files:
        own = None if file == "SHA256SUMS" else seal_run
        yield Place(tuple(arguments.split()), f"{run}/{file}", (run, *needs), own, run, writes)


def _of_file(arguments: str, file: str, *needs: str, writes: tuple[str, ...] = ()) -> Place:
    return Place(tuple(arguments.split()), file, needs, writes=writes)


ROWS = ("manifest.json", "jsonl/mixed/test.jsonl")
FACTS = ("manifest.json", "jsonl/zero_shot/test.jsonl")
RUN = ("run.json", "episodes.jsonl", "SHA256SUMS")


def _evaluate() -> Iterator[Place]:
    yield _of_file(f"score {GAME} FILE", "number_game.jsonl", GAME)
    yield _of_file(f"score {GAME} FILE --json --details OUT/details.jsonl", "number_game.jsonl", GAME)
    yield _of_file(f"score {MATH} university.jsonl --judged FILE", "judged.jsonl", MATH, "university.jsonl")
    yield from _of_release(
        f"score {GAME} number_game.jsonl", GAME, (*ROWS, "schema.json", "SHA256SUMS"), ("number_game.jsonl",)
    )
    of_run = ("runs/missing_fact",)
    yield from _of_run(f"score runs/missing_fact --release {FACT}", "runs/missing_fact", RUN, (FACT,), of_run)
    yield from _of_run(
        "score runs/fresh/fresh-1", "runs/fresh/fresh-1", ("run.json", "rows.jsonl"), (FACT,), ("runs/fresh",)
    )
    for option in ("--extract-with", "--judge-with"):
        arguments = f"score runs/missing_fact --release {FACT} {option} runs/guess --out OUT/scores"
        yield from _of_run(arguments, "runs/guess", ("run.json", "episodes.jsonl"), (FACT, *of_run))
    yield from _of_run(
        f"compare runs/missing_fact runs/guess --release {FACT}", "runs/guess", RUN, (FACT, *of_run)
    )
    yield from _of_run(f"table runs/guess --release {FACT} --form mira-6", "runs/guess", RUN, (FACT,))
    schools = ("runs/school", "runs/school-2", "runs/school-3")
    yield _of_file(
        f"table {' '.join(schools)} --release {SCHOOL} --form mathcamps-fig-3 --format csv --against FILE",
        "scores.csv",
        SCHOOL,
        *schools,
    )
    yield _of_file(f"import FILE --out OUT/run --release {FACT}", "model.eval", FACT)
    yield from _of_release(
        "import model.eval --out OUT/run --release " + FACT, FACT, FACTS[:1], ("model.eval",)
    )
    yield _of_file(f"judge --collect FILE --out OUT/solutions --release {MATH}", "university.jsonl", MATH)
    yield from _of_run(
        f"judge --collect runs/university --out OUT/solutions --release {MATH}",
        "runs/university",
        RUN,
        (MATH,),
    )
    yield _of_file("judges FILE judgements.jsonl", "labelled.jsonl", "judgements.jsonl")
    yield _of_file("judges labelled.jsonl FILE", "judgements.jsonl", "labelled.jsonl")
    ask = "--model seedproof/constant --sample 2"
    yield from _of_release(f"evaluate number_game --release {GAME} {ask} --out OUT/run --dry-run", GAME, ROWS)
    again = f"evaluate missing_fact --release {FACT} --model seedproof/oracle --sample 3 --out runs/part"
    for file in ("run.json", "episodes.part.jsonl"):
        yield _of_file(again, f"runs/part/{file}", "runs/part", FACT, writes=("runs/part",))


def _use() -> Iterator[Place]:
    papers = ("README.md", "CHANGELOG.md", "LICENSE", "croissant.json", "attestations/validate.json")
    rows = (*ROWS, "data/mixed/test.parquet", "schema.json", "SHA256SUMS")
    yield from _of_release(
        f"verify {GAME}", GAME, (*rows, *papers, "SHA256SUMS.sig", "publication.json", "files.dvc")
    )
    yield from _of_release(
        f"verify {GAME} --sample 1 --json", GAME, ("manifest.json", "jsonl/mixed/test.jsonl", "README.md")
    )
    yield from _of_release(
        f"verify {MATH} --sample 1",
        MATH,
        ("example.png", "data/default/test.parquet", "jsonl/default/test.jsonl"),
    )
    yield from _of_release(f"verify {FACT} --sample 1", FACT, ("jsonl/zero_shot/test.jsonl",))
    yield from _of_release(
        f"verify {SCHOOL} --sample 1", SCHOOL, ("jsonl/problems/test.jsonl", "sources/transcript.jsonl")
    )
    yield from _of_release(f"verify {JUDGE} --sample 1", JUDGE, ("jsonl/default/test.jsonl",))
    yield _of_file(f"verify {GAME} --sample 1 --key FILE", "signer.pub", GAME)
    templates = (
        "params.yaml",
        "schemas/number_game.schema.json",
        "datacards/number_game/README.md",
        "datacards/card.md",
        "LICENSE-DATA",
    )
    for file in templates:
        yield _of_file(f"verify {GAME} --sample 1 --templates .", file, GAME, *WORKPLACE)
    row = "number_game/five_operands/d1/000000"
    yield from _of_release(f"audit {row} --release {GAME}", GAME, ROWS)
    yield _of_file(f"audit {row}", "params.yaml", *WORKPLACE)
    page = f"report --release {GAME} --out OUT/page.html --no-open"
    yield from _of_release(page, GAME, (*ROWS, "attestations/quality.json"))
    yield from _of_release(
        f"report --release {MATH} --gallery --out OUT/gallery", MATH, ("jsonl/default/test.jsonl",)
    )
    for form, folder, table in (
        ("mathador", GAME, "mixed"),
        ("mira", FACT, "zero_shot"),
        ("mathcamps", SCHOOL, "problems"),
        ("u-math", MATH, "default"),
        ("mu-math", JUDGE, "default"),
    ):
        files = ("manifest.json", f"jsonl/{table}/test.jsonl")
        yield from _of_release(f"export {form} --release {folder} --out OUT/exported", folder, files)
    yield from _of_release(
        f"export evals number_game --release {GAME} --out OUT/evals", GAME, ("manifest.json", "schema.json")
    )
    for file in ("public.jsonl", "public.json", "public.csv", "public.txt", "u.parquet"):
        yield _of_file(f"contamination number_game --release {GAME} --against FILE", file, GAME)
    yield from _of_release(
        f"contamination number_game --release {GAME} --against public.jsonl", GAME, ROWS, ("public.jsonl",)
    )
    yield _of_file("audit-foreign mira FILE", "mira.jsonl")
    yield _of_file("audit-foreign mira FILE --report OUT/page.html", "mira.jsonl")
    yield _of_file("audit-foreign mathcamps FILE", "mathcamps.jsonl")
    for file in ("manifest.json", "files.dvc", "SHA256SUMS"):
        yield _of_file(
            "restore number_game 1.0.0", f"{GAME}/{file}", GAME, *WORKPLACE, writes=("releases", ".dvc")
        )
    yield _of_file("fresh number_game --count 2 --seed 7 --out OUT/fresh.jsonl", "params.yaml", *WORKPLACE)
    yield _of_file("list", "params.yaml", *WORKPLACE)
    yield _of_file("list number_game", f"{GAME}/manifest.json", GAME, *WORKPLACE)
    yield _of_file(
        "download number_game --namespace acme --templates . --out OUT/copy", "params.yaml", *WORKPLACE
    )


BUILD = "build/number_game"


def _make() -> Iterator[Place]:
    for command in (
        "generate",
        "validate",
        "cycle",
        "quality",
        "release",
        "cut",
        "mutate",
        "tabulate",
        "status",
    ):
        yield _of_file(
            f"{command} number_game",
            "params.yaml",
            *WORKPLACE,
            BUILD,
            GAME,
            writes=("build", "releases", "params.yaml", "datacards", "dvc.yaml"),
        )
    of_build = {
        "validate": ("instances.jsonl", "splits/rows.json", "splits/demonstrations.jsonl", "generate.json"),
        "cycle": ("instances.jsonl", "validate.json"),
        "quality": ("instances.jsonl", "cycle.json"),
        "release": ("instances.jsonl", "quality.json"),
        "cut": ("release/manifest.json", "release/jsonl/mixed/test.jsonl"),
        "mutate": ("instances.jsonl",),
        "status": ("release/manifest.json", "generate.json"),
    }
    for command, files in of_build.items():
        for file in files:
            yield _of_file(
                f"{command} number_game",
                f"{BUILD}/{file}",
                BUILD,
                GAME,
                *WORKPLACE,
                writes=("build", "releases", "datacards", "params.yaml", "dvc.yaml"),
            )
    yield _of_file(
        "quality number_game", "schemas/number_game.schema.json", BUILD, *WORKPLACE, writes=("build",)
    )
    for file in (
        "datacards/number_game/README.md",
        "datacards/card.md",
        "datacards/number_game/CHANGELOG.md",
        "LICENSE-DATA",
    ):
        yield _of_file("release number_game", file, BUILD, *WORKPLACE, writes=("build",))
    changelog = "datacards/number_game/CHANGELOG.md"
    yield _of_file(
        "cut number_game",
        changelog,
        BUILD,
        GAME,
        *WORKPLACE,
        writes=("releases", "datacards", "params.yaml", "dvc.yaml"),
    )
    yield _of_file(
        "cut number_game",
        f"{GAME}/manifest.json",
        BUILD,
        GAME,
        *WORKPLACE,
        writes=("releases", "datacards", "params.yaml", "dvc.yaml"),
    )
    yield from _of_release(f"certify number_game --release {GAME} --per 1 --out OUT/scripts", GAME, ROWS)
    yield from _of_release(
        f"certify university --release {MATH} --per 1 --out OUT/scripts", MATH, ("jsonl/default/test.jsonl",)
    )
    yield _of_file("collect --from FILE --out OUT/collected", "problems.jsonl")
    yield _of_file("collect --from FILE --out OUT/collected", "u.parquet")
    yield _of_file("tell curriculum", "params.yaml", *WORKPLACE)
    for command in ("build number_game", "make-release"):
        for file in ("params.yaml", "dvc.yaml", "dvc.lock"):
            yield _of_file(command, file, *WORKPLACE, BUILD, writes=("build", ".dvc", "releases"))


def _publish() -> Iterator[Place]:
    yield Place(("sign", GAME, "--key", "FILE"), "key", (GAME,), writes=(GAME,), private=True)
    yield from _of_release(f"sign {GAME} --key key", GAME, ("SHA256SUMS", "manifest.json"), ("key",), (GAME,))
    yield from _of_release(
        f"reveal number_game --split held_out --release {GAME}",
        GAME,
        ("manifest.json",),
        ("private", *WORKPLACE),
    )
    private = "private/number_game/held_out"
    for file in (f"{private}/params.yaml", f"{private}/number_game/release/jsonl/mixed/held_out.jsonl"):
        yield _of_file(
            f"reveal number_game --split held_out --release {GAME}", file, "private", GAME, *WORKPLACE
        )
    yield from _of_release(
        f"publish number_game --namespace acme --release {GAME}",
        GAME,
        ("manifest.json", "README.md", "publication.json"),
        WORKPLACE,
    )


def _of_folders() -> Iterator[Place]:
    for arguments, folder, needs in (
        ("score runs/missing_fact", "runs/missing_fact", (FACT,)),
        (f"score {GAME} number_game.jsonl", GAME, ("number_game.jsonl",)),
        (f"score number_game.jsonl {GAME}", GAME, ("number_game.jsonl",)),
        (f"compare runs/missing_fact runs/guess --release {FACT}", "runs/guess", ("runs/missing_fact", FACT)),
        (f"table runs/guess --release {FACT}", FACT, ("runs/guess",)),
        (f"judge --collect runs/university --out OUT/solutions --release {MATH}", "runs/university", (MATH,)),
        (f"verify {GAME}", GAME, ()),
        (f"verify {GAME} --templates templates", "templates", (GAME,)),
        (f"verify {GAME}", f"{GAME}/data", (GAME,)),
        (f"audit number_game/five_operands/d1/000000 --release {GAME}", GAME, ()),
        (f"report --release {GAME} --out OUT/page.html --no-open", GAME, ()),
        (f"certify number_game --release {GAME} --out OUT/scripts", GAME, ()),
        (f"export mathador --release {GAME} --out OUT/exported", GAME, ()),
        (f"contamination number_game --against public.jsonl --release {GAME}", GAME, ("public.jsonl",)),
        (f"evaluate number_game --model seedproof/guess --out OUT/run --release {GAME}", GAME, ()),
        (f"publish number_game --namespace acme --release {GAME}", GAME, WORKPLACE),
        (f"sign {GAME} --key key", GAME, ("key",)),
        ("list", "releases", WORKPLACE),
        ("status", "build", WORKPLACE),
        ("validate number_game", BUILD, WORKPLACE),
    ):
        yield Place(tuple(arguments.split()), folder, needs, folder=True)


def _of_outputs() -> Iterator[Place]:
    for arguments, needs in (
        (f"score {GAME} number_game.jsonl --details OUT/it", (GAME, "number_game.jsonl")),
        (f"score runs/missing_fact --release {FACT} --out OUT/it", (FACT, "runs/missing_fact")),
        (f"import model.eval --release {FACT} --out OUT/it", (FACT, "model.eval")),
        (f"judge --collect runs/university --release {MATH} --out OUT/it", (MATH, "runs/university")),
        (f"table runs/guess --release {FACT} --form mira-6 --out OUT/it", (FACT, "runs/guess")),
        (
            f"evaluate number_game --release {GAME} --model seedproof/constant --sample 1 --out OUT/it",
            (GAME,),
        ),
        (f"report --release {GAME} --no-open --out OUT/it", (GAME,)),
        ("fresh number_game --count 1 --seed 7 --out OUT/it", WORKPLACE),
        (f"export mathador --release {GAME} --out OUT/it", (GAME,)),
        (f"export u-math --release {MATH} --out OUT/it", (MATH,)),
        (f"export evals number_game --release {GAME} --out OUT/it", (GAME,)),
        (f"certify number_game --release {GAME} --per 1 --out OUT/it", (GAME,)),
        ("collect --from problems.jsonl --out OUT/it", ("problems.jsonl",)),
        ("audit-foreign mira mira.jsonl --report OUT/it", ("mira.jsonl",)),
        ("tabulate number_game --out OUT/it", WORKPLACE),
    ):
        yield Place(tuple(arguments.split()), f"{OUT}it", needs)


def _of_arguments() -> Iterator[Place]:
    for arguments, needs in (
        ("TEXT", ()),
        ("list TEXT", WORKPLACE),
        ("audit TEXT", WORKPLACE),
        ("audit --seed TEXT --family five_operands --difficulty 1", WORKPLACE),
        ("audit --seed 2e9c2e51204c28e6496032e4f0dc9c4e --family TEXT --difficulty 1", WORKPLACE),
        (f"audit number_game/five_operands/d1/000000 --release {GAME} --split TEXT", (GAME,)),
        (f"audit number_game/five_operands/d1/000000 --release {GAME} --root-seed TEXT", (GAME,)),
        (f"score {GAME} number_game.jsonl --config TEXT", (GAME, "number_game.jsonl")),
        (f"score {GAME} number_game.jsonl --response-column TEXT", (GAME, "number_game.jsonl")),
        (f"verify {GAME} --root-seed TEXT", (GAME,)),
        (f"evaluate number_game --release {GAME} --model TEXT --out OUT/run --sample 1 --dry-run", (GAME,)),
        (
            f"evaluate number_game --release {GAME} --model seedproof/guess --out OUT/run --control TEXT",
            (GAME,),
        ),
        (
            f"judge --collect university.jsonl --model TEXT --out OUT/it --release {MATH}",
            (MATH, "university.jsonl"),
        ),
        (f"table runs/guess --release {FACT} --form TEXT", (FACT, "runs/guess")),
        ("new-benchmark TEXT", ()),
        ("new-template TEXT", ()),
        ("restore number_game TEXT", (GAME, *WORKPLACE)),
        ("fresh number_game --count 1 --seed TEXT --out OUT/fresh.jsonl", WORKPLACE),
        ("fresh number_game --count 1 --seed 7 --family TEXT --out OUT/fresh.jsonl", WORKPLACE),
        (f"certify number_game --release {GAME} --rows TEXT --out OUT/scripts", (GAME,)),
        (f"certify number_game --release {GAME} --per 1 --decide --engine TEXT --out OUT/scripts", (GAME,)),
        (
            f"contamination number_game --release {GAME} --against public.jsonl --field TEXT",
            (GAME, "public.jsonl"),
        ),
        (f"reveal number_game --split TEXT --release {GAME}", (GAME, "private", *WORKPLACE)),
        (f"reveal number_game --split held_out --root-seed TEXT --release {GAME}", (GAME, *WORKPLACE)),
        (f"publish number_game --namespace TEXT --release {GAME}", (GAME, *WORKPLACE)),
        ("cut number_game --split TEXT --rows 1", (GAME, BUILD, *WORKPLACE)),
        ("mutate number_game --kind TEXT", (BUILD, *WORKPLACE)),
    ):
        yield Place(tuple(arguments.split()), "TEXT", needs)


PLACES = [
    *_evaluate(),
    *_use(),
    *_make(),
    *_publish(),
    *_of_folders(),
    *_of_outputs(),
    *_of_arguments(),
]
