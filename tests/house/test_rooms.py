"""The rooms: who may reach whom, what each stage stands on, and which habits hold in the whole repository."""

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
import yaml

from pipeline import STAGES
from pipeline.workplace.code import CODE, rooms_of
from tests.imports import PIPELINE, SEEDPROOF, imported, reached
from tests.ours import OURS

SOURCES = sorted((*PIPELINE.rglob("*.py"), *SEEDPROOF.rglob("*.py")))
BENCHMARKS = SEEDPROOF / "benchmarks"
FAMILIES = BENCHMARKS / "missing_fact" / "families"
DVC = yaml.safe_load(Path("dvc.yaml").read_text())
DRAWS = SEEDPROOF / "record" / "draws.py"


def is_in(path, *places):
    around = _around(path)
    return any(str(place) in around for place in places)


@cache
def _around(path):
    return {str(path), *map(str, path.parents)}


def test_what_proves_reaches_nothing_that_samples_words_or_reads():
    files, packages = reached(BENCHMARKS / "missing_fact/validate.py")
    wrong = [path for path in files if path.name in ("generate.py", "cycle.py", "draws.py", "elimination.py")]
    wrong += [
        path for path in files if is_in(path, "seedproof/text", "seedproof/solving", "seedproof/answers")
    ]
    assert wrong == []
    assert "sympy" not in packages


def test_what_reads_reaches_nothing_that_samples_words_or_proves():
    files, packages = reached(BENCHMARKS / "missing_fact/cycle.py")
    wrong = [path for path in files if path.name in ("generate.py", "validate.py", "draws.py", "writing.py")]
    wrong += [path for path in files if is_in(path, "seedproof/proving", "seedproof/exact/elimination.py")]
    assert wrong == []
    assert "flint" not in packages


def test_what_samples_reaches_neither_judge():
    files, packages = reached(*FAMILIES.glob("*/generate.py"))
    wrong = [path for path in files if path.name in ("validate.py", "cycle.py", "reading.py")]
    wrong += [
        path for path in files if is_in(path, "seedproof/proving", "seedproof/solving", "seedproof/answers")
    ]
    assert wrong == []
    assert packages <= set(sys.stdlib_module_names) | {"msgspec", "yaml"}


@pytest.mark.parametrize(
    ("step", "never"),
    [
        (
            "validate",
            (".generate", ".cycle", "sympy", "seedproof.text", "seedproof.record.draws", "elimination"),
        ),
        ("cycle", (".generate", ".validate", "flint", "writing", "seedproof.record.draws", "elimination")),
    ],
)
def test_a_gate_at_work_has_loaded_nothing_of_the_others(step, never):
    """The same at run time: what the check of a row of every family has really imported."""
    code = (
        "import sys, json\n"
        "from seedproof.contract import registry\n"
        f"check = registry.benchmark('missing_fact').{step}.check\n"
        "found = [str(f) for line in sys.stdin for f in check(json.loads(line))]\n"
        "print(json.dumps([found, sorted(sys.modules)]))\n"
    )
    from seedproof.benchmarks.missing_fact import FAMILIES as names
    from seedproof.benchmarks.missing_fact.generate import rebuild
    from seedproof.record.rows import line_of
    from seedproof.record.seeds import RowId

    rows = b"".join(line_of(rebuild(RowId("missing_fact", name, 2, "0"), 0)) for name in names)
    done = subprocess.run([sys.executable, "-c", code], input=rows, capture_output=True, check=True)
    found, modules = yaml.safe_load(done.stdout)
    assert found == []
    own = [module for module in modules if module.startswith(("pipeline", "seedproof", "sympy", "flint"))]
    loaded = [m for m in own if m.startswith(never) or (m.startswith("seedproof") and m.endswith(never))]
    assert loaded == []


CURRICULUM = BENCHMARKS / "curriculum"


@pytest.mark.parametrize(
    ("step", "never"),
    [
        (
            "validate",
            ("grammar", "words", "reading", "generate.py", "cycle.py", "record.py", "certificate.py"),
        ),
        ("cycle", ("grammar", "words", "generate.py", "validate.py", "record.py", "followups.py")),
        # By `readable.py` it asks the reader whether a text can be read, never what it says.
        ("generate", ("validate.py", "cycle.py", "replay.py")),
    ],
)
def test_a_gate_of_curriculum_reaches_nothing_of_the_others(step, never):
    files, packages = reached(CURRICULUM / f"{step}.py", benchmark="curriculum")
    assert [path for path in files if is_in(path, *(CURRICULUM / name for name in never))] == []
    if step != "generate":
        assert DRAWS not in files
    assert packages <= set(sys.stdlib_module_names) | {"msgspec", "yaml", "sympy"}


CERTIFYING = SEEDPROOF / "certifying"


def test_what_makes_scripts_knows_nothing_of_what_made_the_rows():
    """Of templates it has the sentences, strings that say nothing of what their gaps mean."""
    files = sorted(CERTIFYING.rglob("*.py"))
    own = {other for path in files for other in imported(path)[0]} - {*files}
    packages = {package for path in files for package in imported(path)[1]}
    assert len(files) > 50
    phrases = {path for path in own if path.name == "phrases.py"}
    assert {path.name for path in own - phrases} == {"__init__.py"}
    assert packages <= set(sys.stdlib_module_names)
    for path in phrases:
        assert imported(path) == (frozenset(), frozenset())


def test_scripts_are_not_made_from_columns_that_tell_how_the_row_was_made():
    told = re.compile(r"""["'](proof|facts|symbolic|certificate|golden_latex|seed)["']""")
    assert [path for path in sorted(CERTIFYING.rglob("*.py")) if told.search(path.read_text())] == []


GAME = BENCHMARKS / "number_game"
SEARCHED = ("search", "splitting", "tables", "difficulty", "candidates", "generate")
COUNTED = ("enumeration", "playing", "trees")


@pytest.mark.parametrize(
    ("step", "never"),
    [
        ("validate", (*SEARCHED, "words", "reading", "solver", "cycle")),
        ("cycle", (*SEARCHED, *COUNTED, "words", "validate")),
        ("generate", (*COUNTED, "reading", "solver", "validate", "cycle")),
    ],
)  # fmt: skip
def test_a_gate_of_number_game_reaches_nothing_of_the_others(step, never):
    files, packages = reached(GAME / f"{step}.py", benchmark="number_game")
    assert [path for path in files if path in [GAME / f"{name}.py" for name in never]] == []
    if step != "cycle":
        assert not [path for path in files if is_in(path, "seedproof/answers")]
    if step != "generate":
        assert DRAWS not in files
    assert ("numba" in packages) == (step != "cycle")


MADE = ("generate.py", "solve.py", "sheet.py", "make.py", "figure.py")


@pytest.mark.parametrize(
    ("step", "never"),
    [
        ("validate", (*MADE, "cycle.py", "draws.py", "formula.py")),
        ("cycle", (*MADE, "validate.py", "draws.py", "formula.py")),
        ("generate", ("validate.py", "cycle.py")),
    ],
)
def test_a_gate_of_university_reaches_nothing_of_the_others(step, never):
    files, packages = reached(BENCHMARKS / "university" / f"{step}.py", benchmark="university")
    assert [path for path in files if path.name in never] == []
    assert "sympy" not in packages or step == "validate"
    if step == "generate":
        assert packages <= set(sys.stdlib_module_names) | {"msgspec", "yaml"}


@pytest.mark.parametrize("family", sorted(path.name for path in FAMILIES.iterdir() if path.is_dir()))
def test_a_family_is_five_files_that_know_no_other_family(family):
    """The survey may take ranges from the proof; nothing else is shared."""
    if family == "__pycache__":
        return
    folder = FAMILIES / family
    assert {path.name for path in folder.glob("*.py")} == {
        "__init__.py",
        "generate.py",
        "validate.py",
        "cycle.py",
        "quality.py",
        "request.py",
    }
    for path in folder.glob("*.py"):
        own, _ = imported(path)
        of_families = {other for other in own if is_in(other, FAMILIES) and other.name != "__init__.py"}
        allowed = {folder / "validate.py"} if path.name == "quality.py" else set()
        assert of_families <= allowed, path


REQUESTS = SEEDPROOF / "requests"


@pytest.mark.parametrize("path", sorted(FAMILIES.glob("*/request.py")), ids=lambda path: path.parent.name)
def test_what_reads_requests_knows_nothing_else_of_its_family(path):
    own, packages = imported(path)
    files = {other for other in own if other.name != "__init__.py"}
    assert REQUESTS / "vocabulary.py" in files
    assert files <= {REQUESTS / "vocabulary.py", REQUESTS / "places.py"}
    assert packages == set()


def test_what_surveys_reaches_nothing_that_samples_words_or_reads():
    files, _ = reached(*FAMILIES.glob("*/quality.py"))
    assert [
        path for path in files if path.name in ("generate.py", "cycle.py", "draws.py", "wording.py")
    ] == []
    assert [path for path in files if is_in(path, "seedproof/text", "seedproof/solving")] == []


def needed_by(stage, benchmark):
    """The files that a stage of a benchmark reaches."""
    files, _ = reached(PIPELINE / "stages" / f"{stage}.py", benchmark=benchmark)
    # Beside the stage itself, what the command line loads before it.
    files |= {PIPELINE / file for file in ("__init__.py", "__main__.py", "cli.py", "stages/__init__.py")}
    files |= {*(PIPELINE / "commands").glob(f"{stage}.py")}
    return files


def test_a_release_is_put_together_without_what_makes_scripts_or_corrupts_rows():
    """It knows what attestations of them say, and no more: a change there makes no release outdated."""
    files = {path for name in OURS for path in needed_by("release", name)}
    rooms = [PIPELINE / "mutating", PIPELINE / "certifying", CERTIFYING, PIPELINE / "evaluating"]
    found = {str(path) for path in files if is_in(path, *rooms)}
    assert found == {
        f"pipeline/{room}/{file}.py"
        for room in ("certifying", "mutating")
        for file in ("__init__", "statement")
    }


@pytest.mark.parametrize("stage", STAGES)
def test_the_rooms_of_a_stage_are_those_of_its_imports(stage):
    used = set()
    listed = set()
    for benchmark in OURS:
        rooms = rooms_of(benchmark, stage)
        needed = needed_by(stage, benchmark)
        assert sorted(str(path) for path in needed if not is_in(path, *rooms)) == [], benchmark
        listed |= set(rooms)
        used |= {room for room in rooms if any(is_in(path, room) for path in needed)}
    assert listed == used


def test_dvc_compares_every_room_that_a_stage_stands_on():
    of_stages = {room for name in OURS for stage in STAGES for room in rooms_of(name, stage)}
    assert DVC["stages"][CODE]["deps"] == sorted({*of_stages, "pipeline/commands/code.py"})


@pytest.mark.parametrize("stage", STAGES)
def test_a_stage_stands_on_the_digests_of_its_code(stage):
    assert f"build/code/${{item}}/{stage}.txt" in DVC["stages"][stage]["do"]["deps"]


def test_every_benchmark_of_ours_has_its_stages():
    assert DVC["vars"] == [{"benchmarks": list(OURS)}]
    assert {DVC["stages"][stage]["foreach"] for stage in STAGES} == {"${benchmarks}"}


@pytest.mark.parametrize("stage", STAGES)
def test_a_stage_never_imports_a_stage(stage):
    own, _ = imported(PIPELINE / "stages" / f"{stage}.py")
    assert [path for path in own if path.parent.name == "stages" and path.name != "__init__.py"] == []


FLOORS = (
    ("seedproof/record",),
    (
        "seedproof/released",
        "seedproof/exact",
        "seedproof/text",
        "seedproof/proving",
        "seedproof/responses",
        "seedproof/requests",
        "seedproof/equivalence/reading",
    ),
    (
        "seedproof/answers",
        "seedproof/figures",
        "seedproof/solving",
        "seedproof/measuring",
        "seedproof/judging",
        "seedproof/episodes",
        "seedproof/equivalence/deciding",
    ),
    ("seedproof/contract", "seedproof/equivalence/types"),
    ("seedproof/equivalence",),
    ("seedproof/problems", "seedproof/scoring"),
    ("seedproof/certifying",),
    ("seedproof/benchmarks",),
    ("seedproof/auditing",),
    ("seedproof/generating", "seedproof/loading"),
    ("seedproof/gyms",),
    ("seedproof",),
    (
        "pipeline/workplace",
        "pipeline/certifying",
        "pipeline/evals",
        "pipeline/evaluating",
        "pipeline/evaluating/scripted",
        "pipeline/evaluating/statistics",
        "pipeline/evaluating/transcripts",
    ),
    ("pipeline/evaluating/baselines",),
    ("pipeline/gates", "pipeline/starting", "pipeline/reporting"),
    ("pipeline/mutating", "pipeline/ancestors"),
    ("pipeline/releasing",),
    ("pipeline/stages",),
    ("pipeline/archiving",),
    (
        "pipeline/verifying",
        "pipeline/publishing",
        "pipeline/auditing",
        "pipeline/exporting",
        "pipeline/reporting/released",
    ),
    ("pipeline/evaluating/planning", "pipeline/contaminating", "pipeline/scaling"),
    ("pipeline/evaluating/engine", "pipeline/evaluating/metrics"),
    (
        "pipeline/evaluating/judging",
        "pipeline/evaluating/tables",
        "pipeline/collecting",
        "pipeline/evals/files",
    ),
    ("pipeline/commands",),
    ("pipeline",),
)
"""The rooms, from the ground up. A room imports from floors below its own alone."""


@cache
def floor_of(path):
    """The floor of the innermost room that a file is in, and that room."""
    rooms = [(len(room), floor, room) for floor, of in enumerate(FLOORS) for room in of if is_in(path, room)]
    _, floor, room = max(rooms)
    return floor, room


def test_imports_point_down():
    for path in SOURCES:
        floor, room = floor_of(path)
        own, _ = imported(path)
        for other in own - {Path("pipeline/__init__.py"), Path("seedproof/__init__.py")}:
            below, other_room = floor_of(other)
            # A room's own `__init__` is imported with every module of a room inside it.
            inside = other.name == "__init__.py" and is_in(path, other.parent)
            assert below < floor or room == other_room or inside, f"{path} imports {other}"


def test_every_room_has_its_floor():
    folders = {path.parent for path in SOURCES if path.parent.parent in (PIPELINE, SEEDPROOF)}
    assert {str(folder) for folder in folders} == {
        room for of in FLOORS for room in of if room.count("/") == 1
    }


def test_the_command_line_is_imported_by_nobody():
    for path in SOURCES:
        own, _ = imported(path)
        if path != PIPELINE / "__main__.py":
            assert PIPELINE / "cli.py" not in own, path
        if not is_in(path, PIPELINE / "commands"):
            commands = [other for other in own if is_in(other, PIPELINE / "commands")]
            assert [other for other in commands if other.stem != "__init__"] == [], path


@pytest.mark.parametrize(
    ("package", "room"),
    [
        (
            "huggingface_hub",
            (
                "pipeline/publishing",
                "pipeline/evaluating/tables/hub_result.py",
                "seedproof/loading/hub.py",
            ),
        ),
        ("inspect_ai", ("pipeline/evaluating/engine", "pipeline/evals/files")),
        ("dulwich", "pipeline/publishing/local_hub"),
        ("great_expectations", "pipeline/gates"),
        ("numba", "seedproof/benchmarks/number_game"),
        (
            "matplotlib",
            (
                "seedproof/figures",
                "pipeline/evaluating/tables/labelling.py",
                "pipeline/evaluating/tables/plotting.py",
            ),
        ),
        ("openai", "seedproof/benchmarks/curriculum/model"),
        ("z3", "pipeline/certifying"),
        ("cvc5", "pipeline/certifying"),
    ],
)
def test_a_package_stays_in_its_room(package, room):
    users = [path for path in SOURCES if package in imported(path)[1]]
    assert users
    rooms = (room,) if isinstance(room, str) else room
    assert not [path for path in users if not is_in(path, *rooms)]


def test_no_room_for_odds_and_ends():
    assert [path for path in SOURCES if path.stem in ("utils", "helpers", "common", "misc", "base")] == []


def test_nothing_unsafe_or_unseeded_is_imported():
    for path in SOURCES:
        _, packages = imported(path)
        assert not packages & {"pickle", "random", "marshal", "shelve"}, path
        assert not re.search(r"(?<!\w)eval\(", path.read_text()), path
