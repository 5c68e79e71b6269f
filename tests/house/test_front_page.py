"""The front page of the documentation tells of every release there is, without an edit."""

import html
import importlib.util
import json
import re
import shlex
import shutil
import sys

import click
import pytest

from pipeline.cli import cli
from tests.conftest import REPOSITORY

MANIFESTS = sorted(REPOSITORY.glob("releases/*/*/manifest.json"))
PARTS = ["hero", "benchmarks", "gallery", "trust", "versions"]
REPORT = "report/index.html"


@pytest.fixture(scope="module")
def front():
    """The extension of Sphinx that makes the page."""
    spec = importlib.util.spec_from_file_location("front_page", REPOSITORY / "docs" / "front_page.py")
    module = importlib.util.module_from_spec(spec)
    # Its dataclasses look their module up.
    sys.modules["front_page"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["front_page"]


@pytest.fixture
def repository(tmp_path):
    """A repository with the newest releases of two benchmarks, without their reports."""
    shutil.copy(REPOSITORY / "params.yaml", tmp_path)
    for benchmark in ("missing_fact", "university"):
        newest = max(REPOSITORY.glob(f"releases/{benchmark}/*"), key=number)
        folder = shutil.copytree(newest, tmp_path / "releases" / benchmark / newest.name, ignore=without_data)
        sums = (folder / "SHA256SUMS").read_text().splitlines(keepends=True)
        (folder / "SHA256SUMS").write_text("".join(line for line in sums if REPORT not in line))
    return tmp_path


def without_data(folder, names):
    return [name for name in names if name in ("data", "jsonl", "proofs", "files", "index.html")]


def number(folder):
    return tuple(map(int, folder.name.split(".")))


def page(front, repository):
    site = front.read_site(repository)
    return "".join(front.rendered(part, site) for part in PARTS)


def one_more(repository, benchmark, version):
    """A further release of a benchmark, the same in all else."""
    (before,) = (repository / "releases" / benchmark).iterdir()
    folder = shutil.copytree(before, before.with_name(version))
    manifest = json.loads((folder / "manifest.json").read_text())
    (folder / "manifest.json").write_text(json.dumps(manifest | {"version": version}))
    return folder


def test_every_version_is_listed(front):
    shown = page(front, REPOSITORY)
    assert len(MANIFESTS) > 40
    for path in MANIFESTS:
        version, benchmark = path.parent.name, path.parent.parent.name
        assert f"/{benchmark}/tree/v{version}" in shown, path


def test_the_page_has_every_part(front):
    index = (REPOSITORY / "docs" / "index.md").read_text()
    assert re.findall(r"```\{front\} (\w+)", index) == PARTS


def test_a_new_release_appears_by_itself(front, repository):
    (before,) = (repository / "releases" / "university").iterdir()
    one_more(repository, "university", "10.0.0")
    shown = page(front, repository)
    assert "seedproof score seedproof/university responses.jsonl --version 10.0.0" in shown
    assert shown.index("/university/tree/v10.0.0") < shown.index(f"/university/tree/v{before.name}")
    assert "3 versions are kept" in shown


def test_the_same_repository_gives_the_same_page(front, repository):
    assert page(front, repository) == page(front, repository)


def test_a_report_that_is_here_is_copied_and_linked(front, repository, tmp_path):
    """One of a release comes before one of a build, and that before none."""
    newest = {path.parent.name: path for path in (repository / "releases").glob("*/*")}
    released = newest["university"] / REPORT
    released.write_text("released")
    for benchmark, folder in newest.items():
        built = repository / "build" / benchmark / "release"
        (built / "report").mkdir(parents=True)
        (built / REPORT).write_text("built")
        shutil.copy(folder / "manifest.json", built)
    out = tmp_path / "out"
    front.copy_files(front.read_site(repository), out)
    shown = page(front, repository)
    for benchmark, said in (("university", "released"), ("missing_fact", "built")):
        address = f"reports/{benchmark}/{newest[benchmark].name}/index.html"
        assert f'href="{address}"' in shown
        assert (out / address).read_text() == said


def test_a_report_that_was_released_is_linked_on_the_hub(front, repository):
    (folder,) = (repository / "releases" / "university").iterdir()
    with (folder / "SHA256SUMS").open("a") as file:
        file.write(f"{'0' * 64}  {REPORT}\n")
    shown = page(front, repository)
    assert f"datasets/seedproof/university/resolve/v{folder.name}/{REPORT}" in shown
    assert shown.count(REPORT) == 2


def test_every_picture_of_the_page_is_copied(front, repository, tmp_path):
    front.copy_files(front.read_site(repository), tmp_path / "out")
    sources = re.findall(r'src="([^"]+)"', page(front, repository))
    assert len(sources) > 10
    for source in sources:
        assert (tmp_path / "out" / source).is_file(), source


def test_every_command_of_the_page_is_one_there_is(front):
    """Its name, arguments and options; that such commands work is shown on the other pages."""
    shown = html.unescape(page(front, REPOSITORY))
    commands = [command for command in re.findall(r"<code>(seedproof [^<]+)</code>", shown) if "-" in command]
    assert len(commands) == 2 * len({path.parents[1] for path in MANIFESTS})
    for command in commands:
        _, name, *arguments = shlex.split(command)
        with click.Context(cli) as context:
            cli.get_command(context, name).make_context(name, arguments, parent=context)


def test_rows_are_loaded_as_on_the_card(front):
    for benchmark in front.read_site(REPOSITORY).benchmarks:
        assert f'revision="v{benchmark.newest.version}"' in benchmark.loading
        assert f'load_dataset("{benchmark.newest.repository}"' in benchmark.loading


def test_formulas_are_set(front):
    for benchmark in front.read_site(REPOSITORY).benchmarks:
        assert "\\(" not in benchmark.example
        assert "$$" not in benchmark.example
        assert "<code>\\" not in benchmark.example, "a formula that was not understood"


def test_texts_of_cards_are_no_html(front):
    assert "<script>" not in front.as_html("<script>a</script> and <img src=x onerror=a> \\\\(<b>\\\\)")
    assert "<img" not in front.as_html("<img src=x onerror=a>")


def test_what_the_gates_refused_is_counted(front, repository):
    assert "Attacked" not in page(front, repository)
    folder = repository / "datacards" / "university"
    folder.mkdir(parents=True)
    kinds = {"sign": {"applied": 40, "passed": 0}, "unit": {"applied": 2, "passed": 1}}
    (folder / "mutations.json").write_text(json.dumps({"benchmark": "university", "kinds": kinds}))
    shown = " ".join(page(front, repository).split())
    assert "Rows were damaged 42 times, in 2 ways. 1 passed all gates." in shown
