"""A released version verifies after its generator changed: by its commit's checksums, and by its code."""

import json
import shutil
import subprocess
import sys
import venv
import zlib
from importlib.metadata import version
from pathlib import Path

import pytest
import yaml

from pipeline.releasing.checksums import SUMS, sums_text
from pipeline.verifying.verify import verify
from seedproof.record.checks import State
from seedproof.record.rows import pretty_json
from tests.conftest import PUBLICATION, REPOSITORY, SMALL, forget_our_releases, run
from tests.verifying.tampering import reseal

pytestmark = pytest.mark.slow

FAMILY = "bayes_missing_prior"
GENERATOR = f"seedproof/benchmarks/missing_fact/families/{FAMILY}/generate.py"
CUT = "releases/missing_fact/1.0.0"
STAGES = ("generate", "validate", "cycle", "quality", "release", "cut")

LEFT_OUT = (
    ".dvc",
    "docs/",
    "dvc.",
    "releases/",
    "seedproof/benchmarks/curriculum/",
    "seedproof/benchmarks/judge/",
    "seedproof/benchmarks/number_game/",
    "seedproof/benchmarks/university/",
    "seedproof/problems/",
    "tests/",
)
"""What one benchmark does without; the rest is committed, and copied for each test that commits to it."""


def git(folder, *arguments):
    identity = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True)


def seedproof(folder, *arguments):
    """A command of the checkout's own code, as a process: its exit code and all that it printed."""
    done = subprocess.run(
        [sys.executable, "-m", "pipeline", *map(str, arguments)],
        cwd=folder,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """A project whose first commit releases 1.0.0, and whose second changes a generator."""
    folder = tmp_path_factory.mktemp("project") / "checkout"
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=REPOSITORY, capture_output=True, check=True)
    for name in filter(None, tracked.stdout.decode().split("\0")):
        if not name.startswith(LEFT_OUT) and (REPOSITORY / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(REPOSITORY / name, folder / name)
    forget_our_releases(folder)
    section = SMALL["missing_fact"]
    rows = {"A": 0, "B": 0, FAMILY: 2, "laplace_grid": 2}
    section = section | {"generate": section["generate"] | {"rows": rows}}
    params = {"publication": PUBLICATION} | SMALL | {"missing_fact": section}
    (folder / "params.yaml").write_text(yaml.safe_dump(params))
    # In this process: its code is still that of the checkout.
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        for stage in STAGES:
            done = run(stage, "missing_fact")
            assert done.exit_code == 0, done.output
    git(folder, "init", "--quiet")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "-m", "1.0.0")
    generator = folder / GENERATOR
    text = generator.read_text()
    otherwise = "    sample=lambda draws, difficulty: (draws.below(7), sample(draws, difficulty))[1],\n"
    assert text.count("    sample=sample,\n") == text.count("    version=3,\n") == 1
    text = text.replace("    sample=sample,\n", otherwise)
    generator.write_text(text.replace("    version=3,\n", "    version=4,\n"))
    git(folder, "commit", "--quiet", "-am", "Bayes draws otherwise")
    return folder


def test_the_generator_really_makes_other_rows(checkout):
    released = json.loads((checkout / CUT / "jsonl/zero_shot/test.jsonl").read_bytes().splitlines()[0])
    assert released["family"] == FAMILY
    root_seed = SMALL["missing_fact"]["generate"]["root_seed"]
    code = f"import seedproof; print(seedproof.rebuild({released['id']!r}, {root_seed})['facts'])"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=checkout, capture_output=True, check=True, text=True
    )
    assert done.stdout.strip().startswith("{")
    assert done.stdout.strip() != released["facts"]


def test_an_older_release_is_verified_by_the_code_of_its_time(checkout):
    exit_code, output = seedproof(checkout, "verify", CUT)
    assert exit_code == 0, output
    assert "made again, proved and read back by the code of its time" in output
    assert "committed     the same checksums as those committed in this checkout" in output
    assert "missing_fact 1.0.0: verified, " in output
    assert not (checkout / ".git/worktrees").exists(), "another checkout is registered"


def test_a_row_of_it_is_audited_by_the_code_of_its_time(checkout):
    row = f"missing_fact/{FAMILY}/d1/000000"
    exit_code, output = seedproof(checkout, "audit", row)
    assert exit_code == 0, output
    assert "by the code of its time" in output
    assert "equals the row in" in output
    exit_code, output = seedproof(checkout, "audit", "missing_fact/laplace_grid/d1/000000")
    assert exit_code == 0, output
    assert "by the code of its time" not in output


def test_its_data_comes_back_by_the_code_of_its_time(checkout, tmp_path):
    kept = {path: path.read_bytes() for path in (checkout / CUT).rglob("*") if path.is_file()}
    shutil.rmtree(checkout / CUT / "data")
    shutil.rmtree(checkout / CUT / "jsonl")
    exit_code, output = seedproof(checkout, "restore", "missing_fact", "1.0.0")
    assert exit_code == 0, output
    assert "made by the code of its time, every checksum holds" in output
    assert {path: path.read_bytes() for path in kept} == kept


def forged(checkout, folder, change):
    """A copy of the release elsewhere, altered, where checksums and papers agree as far as they can."""
    shutil.copytree(checkout / CUT, folder)
    manifest = json.loads((folder / "manifest.json").read_bytes())
    change(folder, manifest)
    (folder / "manifest.json").write_bytes(pretty_json(manifest))
    reseal(folder)
    return folder


def wrong_answers(folder):
    path = folder / "jsonl/zero_shot/test.jsonl"
    path.write_text(path.read_text().replace('"answer":"', '"answer":"1', 1))


def older_generator(folder, manifest):
    wrong_answers(folder)


def older_code(folder, manifest):
    wrong_answers(folder)
    manifest["code"] = "9.9.9"


def old_format(folder, manifest):
    wrong_answers(folder)
    for key in ("format", "code", "publication", "scripts"):
        del manifest[key]


@pytest.mark.parametrize("change", [older_generator, older_code, old_format])
def test_claiming_older_code_gains_a_forger_nothing(checkout, tmp_path, change):
    """In the checkout the commit is known; elsewhere nothing is, and then nothing passes."""
    folder = forged(checkout, tmp_path / "forged", change)
    exit_code, output = seedproof(checkout, "verify", folder)
    assert exit_code == 1, output
    assert "is not what this checkout has committed as missing_fact 1.0.0" in output
    row = f"missing_fact/{FAMILY}/d1/000000"
    exit_code, output = seedproof(checkout, "audit", row, "--release", folder)
    assert exit_code == 1, output


@pytest.fixture
def copy(checkout, tmp_path):
    """A checkout of its own, to commit to."""
    return shutil.copytree(checkout, tmp_path / "copy", symlinks=True)


def forge_and_commit(copy, change):
    """Put a forged release in the place of the true one, and commit it in the ordinary way."""
    folder = forged(copy, copy.parent / "forged", change)
    for name in (SUMS, "manifest.json", "README.md"):
        shutil.copy(folder / name, copy / CUT / name)
    shutil.copytree(folder, copy / CUT, dirs_exist_ok=True)
    git(copy, "add", "--all", "--force", CUT)
    git(copy, "commit", "--quiet", "-m", "1.0.0 again")


def praised(folder, manifest):
    (folder / "README.md").write_text("Every answer was checked by hand.\n")


def praised_by_older_code(folder, manifest):
    praised(folder, manifest)
    manifest["code"] = "0.9.0"


def test_a_release_does_not_excuse_itself_by_the_code_that_it_states(copy):
    """The commit that released it has other code."""
    forge_and_commit(copy, praised_by_older_code)
    exit_code, output = seedproof(copy, "verify", CUT)
    assert exit_code == 1, output
    assert "it states that code 0.9.0 made it, and the commit that released it has" in output
    assert "as committed in this checkout; this code writes it otherwise" not in output


def test_an_ordinary_commit_in_the_place_of_a_release_is_told(copy, monkeypatch):
    forge_and_commit(copy, praised)
    monkeypatch.chdir(copy)
    # Up to that check: making the rows again by the code of their time comes behind it.
    told = next(check for check in verify(Path(CUT)) if check.label == "committed")
    assert "the second list in its history: first " in told.said
    (copy / "releases/missing_fact/1.0.1").mkdir()
    (copy / "releases/missing_fact/1.0.1" / SUMS).write_text("")
    git(copy, "add", "--all", "--force", "releases")
    git(copy, "commit", "--quiet", "-m", "1.0.1")
    (copy / CUT / "README.md").write_text("Every answer was checked twice.\n")
    (copy / CUT / SUMS).write_text(sums_text(copy / CUT))
    git(copy, "commit", "--quiet", "-am", "1.0.0 once more")
    exit_code, output = seedproof(copy, "verify", CUT)
    assert exit_code == 1, output
    assert "in the place of another one, although 1.0.1 had been released" in output


def test_rows_of_a_generator_that_this_code_has_are_never_excused(copy):
    """Not even where a commit vouches for them and its code makes them: its version says that it cannot."""
    generator = copy / GENERATOR
    generator.write_text(generator.read_text().replace("    version=4,\n", "    version=3,\n"))
    init = copy / "seedproof/__init__.py"
    lines = [
        '__version__ = "99.0.0"' if line.startswith("__version__") else line
        for line in init.read_text().splitlines()
    ]
    init.write_text("\n".join(lines) + "\n")
    git(copy, "commit", "--quiet", "-am", "Another code, the same version of the generator")
    exit_code, output = seedproof(copy, "verify", CUT)
    assert exit_code == 1, output
    assert "its seed gives another row" in output
    assert "by the code of its time" not in output


def forge_in_git(copy, how):
    """Have Git say that the forged checksums are those committed: by a replace ref, or by other bytes."""
    path = copy / CUT / SUMS
    name = subprocess.run(
        ["git", "rev-parse", f"HEAD:{CUT}/{SUMS}"], cwd=copy, capture_output=True, check=True, text=True
    ).stdout.strip()
    if how == "replace":
        git(copy, "add", str(path))
        git(copy, "replace", name, f":{CUT}/{SUMS}")
        git(copy, "reset", "--quiet")
        return
    stored = copy / ".git/objects" / name[:2] / name[2:]
    stored.chmod(0o644)
    content = path.read_bytes()
    stored.write_bytes(zlib.compress(b"blob %d\0%s" % (len(content), content)))


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("replace", "README.md is not what this checkout has committed as missing_fact 1.0.0"),
        ("write", "of Git is not what its name says"),
    ],
)
def test_forged_objects_of_git_gain_a_forger_nothing(copy, how, said):
    (copy / CUT / "README.md").write_text("Every answer was checked by hand.\n")
    (copy / CUT / SUMS).write_text(sums_text(copy / CUT))
    forge_in_git(copy, how)
    exit_code, output = seedproof(copy, "verify", CUT)
    assert exit_code == 1, output
    assert said in output


def test_no_filter_of_a_checkout_runs_where_the_code_of_its_time_is_written(copy, tmp_path):
    ran = tmp_path / "ran"
    program = tmp_path / "program.sh"
    program.write_text(f"#!/bin/sh\ntouch {ran}\ncat\n")
    program.chmod(0o755)
    git(copy, "config", "filter.x.smudge", str(program))
    (copy / ".git/info/attributes").write_text("*.py filter=x\n")
    exit_code, output = seedproof(copy, "audit", f"missing_fact/{FAMILY}/d1/000000")
    assert exit_code == 0, output
    assert not ran.exists()


def test_without_the_commit_rows_of_another_generator_are_not_checked(checkout, tmp_path, monkeypatch):
    """As from an installed package, or in a checkout that never had the version."""
    elsewhere = tmp_path / "elsewhere"
    shutil.copytree(checkout, elsewhere, ignore=shutil.ignore_patterns(".git", "releases", "build"))
    exit_code, output = seedproof(elsewhere, "verify", checkout / CUT)
    assert exit_code == 3, output
    assert "was made by version 3 of its generator, this code has 4" in output
    assert "install seedproof==" in output
    assert "NOT FULLY CHECKED" in output.splitlines()[-1]
    exit_code, output = seedproof(
        elsewhere, "audit", f"missing_fact/{FAMILY}/d1/000000", "--release", checkout / CUT
    )
    assert exit_code == 1
    assert "was made by version 3 of its generator" in output


def test_an_edited_paper_is_found_by_the_commit(checkout, tmp_path):
    """Also where the checksums, which lie beside it, were made to agree."""
    copy = tmp_path / "checkout"
    shutil.copytree(checkout, copy, symlinks=True)
    card = copy / CUT / "README.md"
    card.write_text(card.read_text() + "\nEvery answer was checked by hand.\n")
    (copy / CUT / SUMS).write_text(sums_text(copy / CUT))
    exit_code, output = seedproof(copy, "verify", CUT, "--sample", "1")
    assert exit_code == 1, output
    assert "README.md is not what this checkout has committed" in output


@pytest.mark.parametrize("has_seedproof", [True, False], ids=["an environment with Seedproof", "one without"])
def test_the_code_of_a_time_finds_its_own_benchmarks(tmp_path, has_seedproof):
    from pipeline.archiving import its_time

    checkout = tmp_path / "checkout"
    checkout.mkdir()
    (checkout / "pyproject.toml").write_text(
        '[project]\nname = "seedproof"\n[project.entry-points."seedproof.benchmarks"]\nold = "some.package"\n'
    )
    its_time._declare(checkout)
    python = Path(sys.executable)
    if not has_seedproof:
        venv.create(tmp_path / "env", symlinks=True)
        python = tmp_path / "env" / "bin" / "python"
    (checkout / "pipeline.py").write_text(
        "from importlib.metadata import entry_points\n"
        "print([(entry.name, entry.value) for entry in entry_points(group='seedproof.benchmarks')])\n"
    )
    done = its_time._run(its_time._Code("abc", checkout, python))
    assert (done.stdout, done.stderr) == ("[('old', 'some.package')]\n", "")


def test_a_lock_of_another_time_has_an_environment_of_its_own(tmp_path, monkeypatch):
    """Made once, kept in the cache by the lock's checksum, and taken from there."""
    from hashlib import sha256

    from pipeline.archiving import its_time

    root, other = tmp_path / "root", tmp_path / "other"
    for folder, lock in ((root, b"a==1\n"), (other, b"a==2\n")):
        folder.mkdir()
        (folder / its_time.LOCK).write_bytes(lock)
    installed = []
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))

    def install(folder, lock):
        folder.mkdir(parents=True)
        installed.append(folder)

    monkeypatch.setattr(its_time, "_install", install)
    elsewhere = {"libraries": {"pyarrow": "1.0"}}
    assert its_time._python(root, root, elsewhere) == Path(sys.executable)
    expected = tmp_path / "cache/seedproof/environments" / sha256(b"a==2\n").hexdigest()[:16]
    assert its_time._python(other, root, elsewhere) == expected / "bin/python"
    assert its_time._python(other, root, elsewhere) == expected / "bin/python"
    assert installed == [expected]
    here = {"libraries": {"pyarrow": version("pyarrow")}}
    assert its_time._python(other, root, here) == Path(sys.executable)
    assert State.NOT_CHECKED.value == "not checked"
