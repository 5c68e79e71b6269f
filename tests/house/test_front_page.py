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
from seedproof.record.rows import pretty_json
from tests.conftest import REPOSITORY

PARTS = ["hero", "benchmarks", "figures", "trust", "versions"]


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
def repository(built, tmp_path):
    """A repository with a release of each benchmark, without its data, as Git has it."""
    shutil.copy(built / "params.yaml", tmp_path)
    without_data = shutil.ignore_patterns("data", "jsonl")
    shutil.copytree(built / "releases", tmp_path / "releases", ignore=without_data)
    return tmp_path


def page(front, repository):
    site = front.read_site(repository)
    return "".join(front.rendered(part, site) for part in PARTS)


def change(path, **changed):
    path.write_bytes(pretty_json(json.loads(path.read_text()) | changed))


def one_more(repository, benchmark, version):
    """A further release of a benchmark, published, the same in all else."""
    (before,) = (repository / "releases" / benchmark).iterdir()
    folder = shutil.copytree(before, before.with_name(version))
    change(folder / "manifest.json", version=version)
    said = {"repository": f"acme/{benchmark}", "commit": "0" * 40, "tag": f"v{version}", "date": "2031-02-03"}
    (folder / "publication.json").write_bytes(pretty_json(said))


def test_every_version_of_this_repository_is_listed(front):
    shown = page(front, REPOSITORY)
    manifests = sorted(REPOSITORY.glob("releases/*/*/manifest.json"))
    assert len(manifests) >= 5
    for path in manifests:
        assert f'{path.parent.relative_to(REPOSITORY)}/manifest.json">manifest</a>' in shown, path


def test_the_page_has_every_part(front):
    index = (REPOSITORY / "docs" / "index.md").read_text()
    assert re.findall(r"```\{front\} (\w+)", index) == PARTS


def test_a_draft_is_named_as_one_and_nothing_of_it_is_looked_for_on_the_hub(front, repository):
    shown = page(front, repository)
    assert shown.count("<td>draft</td>") == 5
    assert "huggingface.co" not in shown
    assert "https://code.example/acme/proofs/blob/main/releases/university/1.0.0/README.md" in shown
    assert "seedproof score releases/university/1.0.0 responses.jsonl" in shown


def test_a_new_release_appears_by_itself(front, repository):
    one_more(repository, "university", "10.0.0")
    shown = page(front, repository)
    assert "<td>published on 2031-02-03</td>" in shown
    assert "seedproof score acme/university responses.jsonl --version 10.0.0" in shown
    assert "seedproof verify hf://datasets/acme/university@v10.0.0" in shown
    assert shown.index("/university/tree/v10.0.0") < shown.index("releases/university/1.0.0/manifest.json")


def test_the_same_repository_gives_the_same_page(front, repository):
    assert page(front, repository) == page(front, repository)


def test_every_picture_of_the_page_is_copied(front, repository, tmp_path):
    front.copy_files(front.read_site(repository), tmp_path / "out")
    sources = re.findall(r'src="([^"]+)"', page(front, repository))
    assert len(sources) == len(front.DRAWN) + 1
    for source in sources:
        assert (tmp_path / "out" / source).is_file(), source


def test_every_command_of_the_page_is_one_there_is(front, repository):
    """Its name, arguments and options; that such commands work is shown on the other pages."""
    one_more(repository, "university", "10.0.0")
    shown = html.unescape(page(front, repository))
    commands = re.findall(r"<dd><code>(seedproof [^<]+)</code>", shown)
    assert len(commands) == 3 * 5
    for command in commands:
        _, name, *arguments = shlex.split(command)
        with click.Context(cli) as context:
            cli.get_command(context, name).make_context(name, arguments, parent=context)


def test_rows_are_loaded_from_the_folder_and_once_published_as_on_the_card(front, repository):
    one_more(repository, "university", "10.0.0")
    for benchmark in front.read_site(repository).benchmarks:
        if benchmark.name == "university":
            assert benchmark.loading.startswith('load_dataset("acme/university"')
        else:
            assert benchmark.loading == f'seedproof.load("releases/{benchmark.name}/1.0.0")'


def test_formulas_are_set(front, repository):
    for benchmark in front.read_site(repository).benchmarks:
        assert "\\(" not in benchmark.example
        assert "$$" not in benchmark.example
        assert "<code>\\" not in benchmark.example, "a formula that was not understood"


def test_each_benchmark_names_the_one_it_follows(front, repository):
    followed = {each.name: each.ancestor for each in front.read_site(repository).benchmarks}
    assert all(name and address.startswith("https://") for name, address in followed.values())


def test_texts_of_cards_are_no_html(front):
    assert "<script>" not in front.as_html("<script>a</script> and <img src=x onerror=a> \\\\(<b>\\\\)")
    assert "<img" not in front.as_html("<img src=x onerror=a>")


def test_what_was_decided_and_damaged_is_told_where_it_is(front, repository):
    for path in repository.glob("releases/*/*/attestations/certify.json"):
        path.unlink()
    shown = page(front, repository)
    assert "Attacked" not in shown
    assert "Decided by others" not in shown
    folder = repository / "releases/university/1.0.0/attestations"
    quality = json.loads((folder / "quality.json").read_text())
    tool = quality["predicate"]["tool"]
    query = {"family": "f", "query": "q", "expected": "unsat", "scripts": 3, "sha256": "0" * 64}
    query |= {"said": {"z3": {"unsat": 2, "unknown": 1}, "cvc5": {"unsat": 3}}, "replayed": 0}
    certified = {"scripts": {"count": 3, "sha256": "0" * 64}, "seconds": "1", "lemmas": {}, "families": {}}
    certified |= {"engines": {"z3": "4.13", "cvc5": "1.2"}, "queries": [query]}
    certified |= {"made_from": "0" * 64, "incomplete": []}
    found = {"said": "A sign", "applied": 42, "without_rebuild": {}, "only_by_rebuild": 0, "passed": 1}
    mutated = {"per": 1, "root_seed": "7", "kinds": {"sign": found | {"harmless": ""}}}
    for name, predicate in (("certify", certified), ("mutate", mutated)):
        kind = quality["predicateType"].replace("quality", name)
        said = quality | {"predicateType": kind, "predicate": {"tool": tool} | predicate}
        (folder / f"{name}.json").write_bytes(pretty_json(said))
    shown = " ".join(page(front, repository).split())
    assert "We damaged 42 rows on purpose. 1 passed all checks." in shown
    assert "3 statements about rows" in shown
    assert "z3 4.13 decided 2 and cvc5 1.2 decided 3" in shown
