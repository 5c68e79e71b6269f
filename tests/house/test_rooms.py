"""The rooms: who may reach whom, what `dvc.yaml` must list, and which habits hold in the whole repository."""

import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from seedproof.contract import registry
from tests.imports import ROOT, imported, reached

SOURCES = sorted(ROOT.rglob("*.py"))
FAMILIES = ROOT / "benchmarks" / "missing_fact" / "families"
STAGES = yaml.safe_load(Path("dvc.yaml").read_text())["stages"]


def is_in(path, *places):
    return any(path == Path(place) or Path(place) in path.parents for place in places)


def test_what_proves_reaches_nothing_that_samples_words_or_reads():
    files, packages = reached(ROOT / "benchmarks/missing_fact/validate.py")
    wrong = [path for path in files if path.name in ("generate.py", "cycle.py", "draws.py", "elimination.py")]
    wrong += [
        path for path in files if is_in(path, "seedproof/text", "seedproof/solving", "seedproof/answers")
    ]
    assert wrong == []
    assert "sympy" not in packages


def test_what_reads_reaches_nothing_that_samples_words_or_proves():
    files, packages = reached(ROOT / "benchmarks/missing_fact/cycle.py")
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
        "from importlib import import_module\n"
        f"check = import_module('seedproof.benchmarks.missing_fact.{step}').check\n"
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
    own = [module for module in modules if module.startswith(("pipeline", "sympy", "flint"))]
    loaded = [m for m in own if m.startswith(never) or (m.startswith("pipeline") and m.endswith(never))]
    assert loaded == []


CURRICULUM = ROOT / "benchmarks" / "curriculum"


@pytest.mark.parametrize(
    ("step", "never"),
    [
        (
            "validate",
            ("grammar", "words", "reading", "generate.py", "cycle.py", "record.py", "certificate.py"),
        ),
        ("cycle", ("grammar", "words", "generate.py", "validate.py", "record.py", "followups.py")),
        ("generate", ("reading", "validate.py", "cycle.py", "replay.py")),
    ],
)
def test_a_gate_of_curriculum_reaches_nothing_of_the_others(step, never):
    files, packages = reached(CURRICULUM / f"{step}.py", benchmark="curriculum")
    assert [path for path in files if is_in(path, *(CURRICULUM / name for name in never))] == []
    if step != "generate":
        assert ROOT / "draws.py" not in files
    assert packages <= set(sys.stdlib_module_names) | {"msgspec", "yaml", "sympy"}


GAME = ROOT / "benchmarks" / "number_game"
SEARCHED = ("search", "tables", "difficulty", "drawing", "generate")


@pytest.mark.parametrize(
    ("step", "never"),
    [
        ("validate", (*SEARCHED, "words", "reading", "solver", "cycle")),
        ("cycle", (*SEARCHED, "words", "enumeration", "validate")),
        ("generate", ("enumeration", "reading", "solver", "validate", "cycle")),
    ],
)  # fmt: skip
def test_a_gate_of_number_game_reaches_nothing_of_the_others(step, never):
    files, packages = reached(GAME / f"{step}.py", benchmark="number_game")
    assert [path for path in files if path in [GAME / f"{name}.py" for name in never]] == []
    if step != "cycle":
        assert not [path for path in files if is_in(path, "seedproof/answers")]
    if step != "generate":
        assert ROOT / "draws.py" not in files
    assert ("numba" in packages) == (step != "cycle")


@pytest.mark.parametrize(
    ("step", "never"),
    [
        ("validate", ("generate.py", "cycle.py", "solve.py", "draws.py", "formula.py")),
        ("cycle", ("generate.py", "validate.py", "solve.py", "draws.py", "formula.py")),
        ("generate", ("validate.py", "cycle.py")),
    ],
)
def test_a_gate_of_university_reaches_nothing_of_the_others(step, never):
    files, packages = reached(ROOT / "benchmarks" / "university" / f"{step}.py", benchmark="university")
    assert [path for path in files if path.name in never and not is_in(path, ROOT / "stages")] == []
    assert "sympy" not in packages or step == "validate"
    if step == "generate":
        assert packages <= set(sys.stdlib_module_names) | {"msgspec", "yaml"}


@pytest.mark.parametrize("family", sorted(path.name for path in FAMILIES.iterdir() if path.is_dir()))
def test_a_family_is_three_files_that_know_no_other_family(family):
    if family == "__pycache__":
        return
    folder = FAMILIES / family
    assert {path.name for path in folder.glob("*.py")} == {
        "__init__.py",
        "generate.py",
        "validate.py",
        "cycle.py",
    }
    for path in folder.glob("*.py"):
        own, _ = imported(path)
        assert not [other for other in own if is_in(other, FAMILIES) and other.name != "__init__.py"], path


@pytest.mark.parametrize("stage", STAGES)
def test_the_deps_of_a_stage_cover_its_imports(stage):
    deps, used = STAGES[stage]["deps"], set()
    for benchmark in registry.benchmarks():
        needed, _ = reached(ROOT / "stages" / f"{stage}.py", benchmark=benchmark)
        # Beside the stage itself, what the command line loads before it.
        needed |= {ROOT / name for name in ("__init__.py", "__main__.py", "cli.py", "stages/__init__.py")}
        needed |= {ROOT / name for name in ("benchmarks/__init__.py", "build.py", "errors.py")}
        places = {dep: dep.replace("${item.benchmark}", benchmark) for dep in deps}
        assert sorted(str(path) for path in needed if not is_in(path, *places.values())) == [], benchmark
        used |= {dep for dep, place in places.items() if any(is_in(path, place) for path in needed)}
    assert [dep for dep in deps if dep.startswith("pipeline") and dep not in used] == []


@pytest.mark.parametrize("stage", STAGES)
def test_a_stage_never_imports_a_stage(stage):
    own, _ = imported(ROOT / "stages" / f"{stage}.py")
    assert [path for path in own if path.parent.name == "stages" and path.name != "__init__.py"] == []


def test_imports_point_down():
    """Nobody imports the command line or the audit; rows, texts and exact values know no benchmark."""
    for path in SOURCES:
        own, _ = imported(path)
        if path.name != "__main__.py":
            assert ROOT / "cli.py" not in own, path
        if path.parent.name != "commands":
            assert not [other for other in own if other == ROOT / "audit.py"], path
        assert not [other for other in own if is_in(other, ROOT / "commands") and path.name != "__init__.py"]
        if is_in(
            path,
            "seedproof/exact",
            "seedproof/text",
            "seedproof/proving",
            "seedproof/solving",
            "seedproof/record/rows.py",
        ):
            assert not [other for other in own if is_in(other, ROOT / "benchmarks")], path


@pytest.mark.parametrize(
    ("room", "never"),
    [
        ("releasing", ("verifying", "publishing", "commands")),
        ("verifying", ("publishing", "commands")),
        ("stages", ("verifying", "publishing", "commands")),
        ("benchmarks", ("releasing", "stages", "verifying", "publishing", "commands")),
    ],
)
def test_the_rooms_of_a_release_know_only_those_before_them(room, never):
    for path in (ROOT / room).rglob("*.py"):
        own, _ = imported(path)
        assert not [other for other in own if is_in(other, *(ROOT / name for name in never))], path


@pytest.mark.parametrize(
    ("package", "room"),
    [
        ("huggingface_hub", "publishing"),
        ("dulwich", "publishing/local_hub"),
        ("mlcroissant", "releasing"),
        ("numba", "benchmarks/number_game"),
        ("matplotlib", "figures"),
        ("openai", "benchmarks/curriculum/model"),
    ],
)
def test_a_package_stays_in_its_room(package, room):
    users = [path for path in SOURCES if package in imported(path)[1]]
    assert users
    assert not [path for path in users if not is_in(path, ROOT / room)]


def test_no_room_for_odds_and_ends():
    assert [path for path in SOURCES if path.stem in ("utils", "helpers", "common", "misc", "base")] == []


def test_nothing_unsafe_or_unseeded_is_imported():
    for path in SOURCES:
        _, packages = imported(path)
        assert not packages & {"pickle", "random", "marshal", "shelve"}, path
        assert "eval(" not in path.read_text().replace("literal_eval(", ""), path
