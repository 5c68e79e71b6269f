"""`verify` finds whatever is wrong with a release, all of it, and lets a good one through."""

import datetime
import json
import shutil
import subprocess
import sys
import zlib
from hashlib import md5
from importlib.abc import MetaPathFinder
from pathlib import Path
from random import Random

import msgspec
import pyarrow.parquet as pq
import pytest

from pipeline.certifying.statement import ARCHIVE
from pipeline.evals.writing import write_evals
from pipeline.releasing.checksums import SUMS, read_sums
from pipeline.releasing.publication import Published, write_publication
from pipeline.verifying import files
from pipeline.verifying.release import Release
from pipeline.verifying.verify import Verification
from seedproof.contract import registry
from seedproof.record.bounds import LONGEST_LINE
from seedproof.record.checks import State
from seedproof.record.rows import line_of, pretty_json
from tests.circles import soak
from tests.conftest import run
from tests.ours import OURS
from tests.releasing.test_release import CUT
from tests.verifying.tampering import reseal
from tests.verifying.tampering.versions import sceptic

FLIPS = 4
"""Bytes of each file that are changed besides its first and last, one at a time, all over the file."""


GENERATE = registry.benchmark("missing_fact").generate

HERE = Path()
"""The templates that count: those of the current folder, the workplace that made the release."""


@pytest.fixture
def release(built_few, tmp_path, monkeypatch):
    """A release of few families to break, where no other one lies beside it."""
    folder = tmp_path / "missing_fact"
    shutil.copytree(built_few / CUT, folder)
    monkeypatch.chdir(built_few)
    return folder


def verified(folder, **options):
    """A verification whose checks were all made."""
    verification = Verification(folder, **{"templates": HERE} | options)
    list(verification.checks())
    return verification


def checks_of(folder, **options):
    """The checks by their labels."""
    return {check.label: check for check in verified(folder, **options).checks_made}


def by_state(folder, state, **options):
    """The checks of a state: what each said, by label."""
    return {
        check.label: check.said for check in verified(folder, **options).checks_made if check.state is state
    }


def failed(folder, **options):
    return by_state(folder, State.FAILED, **options)


def not_checked(folder, **options):
    return by_state(folder, State.NOT_CHECKED, **options)


def run_verify(folder, *options):
    return run("verify", folder, "--templates", ".", *options)


def rows_of(folder, config="zero_shot"):
    return [json.loads(line) for line in (folder / f"jsonl/{config}/test.jsonl").read_bytes().splitlines()]


def set_rows(folder, change):
    """Write changed rows into both configs, as JSON lines and as Parquet."""
    from pipeline.releasing.parquet import write_parquet
    from seedproof.benchmarks.missing_fact.release import LAYOUT

    manifest = json.loads((folder / "manifest.json").read_bytes())
    for config in ("zero_shot", "four_shot"):
        rows = change(rows_of(folder, config))
        (folder / f"jsonl/{config}/test.jsonl").write_bytes(b"".join(map(line_of, rows)))
        write_parquet(folder / f"data/{config}/test.parquet", rows, LAYOUT.columns, manifest["canary"])
    reseal(folder)


def change_manifest(folder, change):
    manifest = json.loads((folder / "manifest.json").read_bytes())
    change(manifest)
    (folder / "manifest.json").write_bytes(pretty_json(manifest))
    reseal(folder)


def change_attestation(folder, name, change):
    """Alter what an attestation states, and write the documents again."""
    path = folder / f"attestations/{name}.json"
    statement = json.loads(path.read_bytes())
    change(statement["predicate"])
    path.write_bytes(pretty_json(statement))
    reseal(folder)


def by_older_code(folder):
    for gate in ("validate", "cycle", "quality"):
        change_attestation(folder, gate, lambda said: said.update(tool={"seedproof": "0.9.0"}))


@pytest.mark.parametrize("benchmark", OURS)
def test_the_release_of_every_benchmark_passes(built, monkeypatch, benchmark):
    monkeypatch.chdir(built)
    done = run_verify(f"releases/{benchmark}/1.0.0")
    assert done.exit_code == 0, done.output
    assert done.output.splitlines()[-1] == (
        f"{benchmark} 1.0.0, a draft: rows proved; documents by the templates of .; "
        "9 figures on the maintainer's word"
    )


def test_each_check_says_against_what_it_was_decided(release):
    by = {label: check.by for label, check in checks_of(release).items()}
    assert [label for label in by if by[label] == "by proof"] == ["proofs", "configs", "distinct"]
    assert [label for label in by if by[label] == "by the templates of ."] == [
        "columns",
        "params",
        "schema",
        "documents",
    ]
    assert [label for label in by if by[label] == "the maintainer's word"] == [
        "status",
        "validate",
        "cycle",
        "quality",
    ]
    assert {by[label] for label in ("seeds", "root seed", "manifest", "parquet")} == {"by this code"}
    assert "passed       proofs        by proof: 10 rows proved" in run_verify(release).output


def test_the_last_line_says_what_holds_and_on_whose_word(release):
    told = "documents by the templates of .; 9 figures on the maintainer's word"
    assert verified(release).verdict == f"missing_fact 1.0.0, a draft: rows proved; {told}"
    assert verified(release, sample=3).verdict == f"missing_fact 1.0.0, a draft: 3 rows proved; {told}"
    again = verified(release, redo=True).verdict
    assert again == "missing_fact 1.0.0, a draft: verified, 21 checks; documents by the templates of ."
    sampled = verified(release, redo=True, sample=3).verdict
    # Two gates looked at all rows, of which only some were looked at here.
    assert sampled == f"missing_fact 1.0.0, a draft: 3 rows proved; {told.replace('9 figures', '4 figures')}"
    (release / "LICENSE").write_text("none")
    done = run_verify(release)
    assert done.exit_code == 1
    assert done.output.splitlines()[-1] == "missing_fact 1.0.0: NOT VERIFIED: 1 of 18 checks failed"
    assert "failed       documents     by the templates of .: LICENSE, line 1: 'none'" in done.output


def test_other_params_than_those_of_this_code_are_found_without_templates(release):
    """The checkout's own params and card are of another release."""
    assert "params.yaml has other params for this version" in failed(release, templates=None)["params"]


def test_a_program_gets_the_same_as_json(release):
    done = run_verify(release, "--json")
    result = json.loads(done.output)
    assert (done.exit_code, result["exit_code"], result["rows_proved"]) == (0, 0, 10)
    assert result["verdict"] == verified(release).verdict
    assert result["passed"] == sum(check["state"] == "passed" for check in result["checks"])
    assert {check["by"] for check in result["checks"] if check["check"] == "proofs"} == {"by proof"}
    (release / "LICENSE").write_text("none")
    done = run_verify(release, "--json")
    assert (done.exit_code, json.loads(done.output)["failed"]) == (1, 1)


def test_one_changed_byte_of_the_rows_is_found(release):
    chance = Random(0)
    paths = [release / name for name in (SUMS, *read_sums(release))]
    assert len(paths) == 7
    for path in paths:
        content = path.read_bytes()
        places = {0, len(content) - 1, *(chance.randrange(len(content)) for _ in range(FLIPS))}
        if path.name == SUMS:
            # Its lines are alike: every byte of the first, and those of the others where chance has it.
            places |= set(range(content.index(b"\n") + 1))
        for place in places:
            path.write_bytes(flipped(content, place, chance))
            checks = Verification(release, templates=HERE).checks()
            files_check, checksums = (check for check, _ in zip(checks, range(2), strict=False))
            assert files_check.state is State.PASSED
            assert checksums.state is State.FAILED, f"{path.name}, byte {place}"
        path.write_bytes(content)
    assert failed(release) == {}


def test_one_changed_byte_of_what_tells_of_the_rows_is_found(release):
    """All at once: `verify` says each."""
    chance = Random(0)
    names = ("README.md", "CHANGELOG.md", "LICENSE", "croissant.json")
    for name in names:
        content = (release / name).read_bytes()
        (release / name).write_bytes(flipped(content, chance.randrange(len(content)), chance))
    found = failed(release)
    assert all(f"{name}, line" in found["documents"] for name in names)
    assert "checksums" not in found, "documents are no part of a version"
    for gate in ("validate", "cycle", "quality"):
        path = release / f"attestations/{gate}.json"
        content = path.read_bytes()
        place = content.index(b'"sha256"') + 12
        other = b"1" if content[place : place + 1] == b"0" else b"0"
        path.write_bytes(content[:place] + other + content[place + 1 :])
    said = failed(release)["attestations"]
    assert said.count(": is on other rows") == 3


def flipped(content, place, chance):
    other = content[place] ^ (1 << chance.randrange(7))
    return content[:place] + bytes([other]) + content[place + 1 :]


def test_everything_that_is_wrong_is_said(release):
    (release / "LICENSE").unlink()
    (release / "extra.txt").write_text("?")
    (release / "README.md").write_text((release / "README.md").read_text().replace("zero_shot", "no_shot"))
    (release / "attestations/cycle.json").unlink()
    found = failed(release)
    assert set(found) == {"files", "attestations"}, (
        "documents are not compared with attestations that are not whole"
    )
    assert "extra.txt is no file of a release" in found["files"]
    assert found["attestations"] == "attestations/cycle.json is missing"


def test_documents_of_rows_that_are_not_proved_are_not_read(release):
    """Rows that nobody made may be anything: nothing is solved, drawn or measured of them."""
    set_rows(release, lambda rows: [*rows[:5], rows[5] | {"answer": "0"}, *rows[6:]])
    assert failed(release)["documents"] == "not compared: they tell of rows that are not proved"
    assert "manifest" not in checks_of(release)


@pytest.mark.parametrize(
    ("column", "value", "labels"),
    [
        ("answer", "0", {"proofs", "seeds"}),
        ("question", "What?", {"proofs", "seeds"}),
        ("seed", "0" * 32, {"seeds"}),
        ("proof", {"method": "none", "candidates": None, "certificate": "0"}, {"proofs", "seeds"}),
        ("budget", 1, {"seeds"}),
        ("difficulty", 77, {"order", "proofs", "seeds"}),
        ("answer_type", "nothing", {"columns", "proofs", "seeds"}),
    ],
)
def test_a_changed_row_is_found_although_everything_else_agrees(release, column, value, labels):
    set_rows(release, lambda rows: [*rows[:5], rows[5] | {column: value}, *rows[6:]])
    found = failed(release)
    assert labels | {"root seed"} <= set(found), found
    assert "checksums" not in found
    assert rows_of(release)[5]["id"] in found[sorted(labels)[-1]]


@pytest.mark.parametrize(
    ("change", "label"),
    [
        (lambda rows: rows[1:], "root seed"),
        (lambda rows: rows[:-1], "root seed"),
        (lambda rows: [rows[1], rows[0], *rows[2:]], "order"),
        (lambda rows: [rows[0], *rows], "order"),
        (lambda rows: [*rows, rows[-1] | {"id": rows[-1]["id"][:-1] + "9"}], "root seed"),
    ],
    ids=["first gone", "last gone", "swapped", "doubled", "foreign"],
)
def test_rows_out_of_place_are_found_although_everything_else_agrees(release, change, label):
    set_rows(release, change)
    found = failed(release)
    assert {label, "root seed"} <= set(found)
    assert "checksums" not in found


def test_rows_that_differ_between_configs_are_found(release):
    path = release / "jsonl/four_shot/test.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    other = json.loads(lines[5]) | {"answer": "0"}
    path.write_bytes(b"".join([*lines[:5], line_of(other), *lines[6:]]))
    reseal(release)
    assert "says something else in four_shot than in another config" in failed(release)["configs"]


@pytest.mark.parametrize(
    ("change", "label", "said"),
    [
        (lambda manifest: manifest.update(version="9.9.9"), "name", "the canary is not that of this release"),
        (lambda manifest: manifest.update(root_seed=8), "root seed", "as the root seed gives it"),
        (lambda manifest: manifest["families"]["laplace_grid"].update(distinct=5), "root seed", "its seeds"),
        (
            lambda manifest: manifest["families"]["laplace_grid"].update(rejected={"x": 1}),
            "root seed",
            "its seeds",
        ),
        (lambda manifest: manifest["params"].update(generate={}), "sources", "its params are malformed"),
        (
            lambda manifest: manifest["params"]["generate"].update(demonstrations=2),
            "params",
            "has other params",
        ),
        (lambda manifest: manifest.pop("root_seed"), "name", "expected either a root seed or its SHA-256"),
        (lambda manifest: manifest.update(new="key"), "manifest", "unknown field `new`"),
        (lambda manifest: manifest.update(code="1.0.0"), "manifest", "unknown field `code`"),
    ],
)
def test_a_manifest_that_says_something_else_is_found(release, change, label, said):
    change_manifest(release, change)
    found = failed(release)
    assert said in found[label], found
    assert "checksums" not in found


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"\xff", b'{"name": "missing_fact"}', b"[" * 100_000])
def test_a_manifest_that_is_none_is_one_line(release, content):
    (release / "manifest.json").write_bytes(content)
    found = failed(release)
    assert set(found) == {"checksums", "manifest"}
    assert "manifest.json" in found["manifest"]
    assert "\n" not in found["manifest"]


@pytest.mark.parametrize("name", ["jsonl/zero_shot/test.jsonl", "data/zero_shot/test.parquet", "schema.json"])
def test_a_file_that_is_none_of_its_kind_is_said(release, name):
    (release / name).write_bytes(b"\x00nonsense")
    assert len(failed(release, sample=1)) > 1


def test_a_folder_without_a_release_is_one_line(tmp_path):
    done = run("verify", tmp_path)
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert "is no release, expected a folder with manifest.json" in done.output


def test_a_release_without_its_data_is_told_how_to_get_it(release):
    shutil.rmtree(release / "data")
    shutil.rmtree(release / "jsonl")
    found = failed(release)
    assert list(found) == ["data"]
    assert "seedproof restore " in found["data"]


def test_more_rows_than_the_files_hold_are_refused_before_any_is_made(release, monkeypatch):
    from pipeline.verifying import seeds

    def never(*_):
        raise AssertionError("rows were made")

    monkeypatch.setattr(seeds, "make", never)
    asked = {"bayes_missing_prior": 200_000}
    change_manifest(release, lambda manifest: manifest["params"]["generate"]["rows"].update(asked))
    assert "the manifest asks for" in failed(release)["root seed"]


@pytest.mark.parametrize("link", ["file", "folder", "pipe"])
def test_what_is_no_plain_file_is_refused_and_nothing_is_read_through_it(release, tmp_path, link):
    import os

    path = release / "data" if link == "folder" else release / "LICENSE"
    outside = tmp_path / "outside"
    shutil.move(path, outside)
    if link == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to(outside)
    found = failed(release)
    assert list(found) == ["files"]
    assert f"{path.name} is a" in found["files"]


def hide_root_seed(release, digest):
    def change(manifest):
        place = list(manifest).index("root_seed")
        items = [item for item in manifest.items() if item[0] != "root_seed"]
        items.insert(place, ("root_seed_sha256", digest))
        manifest.clear()
        manifest.update(items)

    change_manifest(release, change)


def test_a_root_seed_that_is_only_said_to_be_secret_leaves_it_not_checked(release):
    """Rows that are right pass from their own seeds; that none was left out cannot be told."""
    hide_root_seed(release, "0" * 64)
    found = not_checked(release)
    assert list(found) == ["root seed"]
    assert "seeds" not in failed(release)
    assert "not made again: the root seed" in not_checked(release, redo=True)["quality"]


@pytest.mark.parametrize("benchmark", OURS)
def test_the_sceptics_release_is_refused_by_proof(built_few, tmp_path, monkeypatch, benchmark):
    """Answers exchanged in each family, another generator and older code stated, everything written again."""
    monkeypatch.chdir(built_few)
    folder = tmp_path / benchmark
    shutil.copytree(f"releases/{benchmark}/1.0.0", folder)
    sceptic(folder, wrong=True)
    checks = checks_of(folder)
    assert checks["proofs"].state is State.FAILED
    assert checks["proofs"].by == "by proof"
    assert checks["attestations"].state is State.PASSED, "written again by our own code"
    assert run_verify(folder).exit_code == 1


@pytest.mark.parametrize("benchmark", OURS)
def test_true_rows_that_claim_another_generator_are_refused(built_few, tmp_path, monkeypatch, benchmark):
    """Nothing but this generator gives them."""
    monkeypatch.chdir(built_few)
    folder = tmp_path / benchmark
    shutil.copytree(f"releases/{benchmark}/1.0.0", folder)
    sceptic(folder, wrong=False)
    found = failed(folder)
    assert list(found) == ["seeds"]
    assert "but its rows are those that this code makes" in found["seeds"]


def test_rows_of_another_generator_are_proved_and_of_unknown_provenance(release, monkeypatch):
    """As when this code has a newer generator than the one that made them: exit 3, and how to have that."""
    monkeypatch.setattr(GENERATE, "_made", lambda *arguments: rows_of(release)[0])
    monkeypatch.setattr(GENERATE, "version_of", lambda family: 99)
    by_older_code(release)
    checks = checks_of(release)
    assert checks["proofs"].state is State.PASSED
    assert [label for label, check in checks.items() if check.state is State.NOT_CHECKED] == [
        "seeds",
        "root seed",
    ]
    assert (
        "bayes_missing_prior was made by version 3 of its generator, this code has 99" in checks["seeds"].said
    )
    assert "pip install 'git+https://github.com/seedproof/seedproof@v0.9.0'" in checks["seeds"].said
    done = run_verify(release)
    assert done.exit_code == 3
    assert "NOT FULLY CHECKED: rows proved; " in done.output.splitlines()[-1]


def test_wrong_rows_are_not_excused_by_another_generator(release, monkeypatch):
    monkeypatch.setattr(GENERATE, "version_of", lambda family: 99)
    set_rows(release, lambda rows: [rows[0] | {"answer": "0"}, *rows[1:]])
    assert "proofs" in failed(release)


def test_documents_of_another_code_are_not_checked(release):
    """Whoever wrote them says with which code; it is named with the command that installs it."""
    by_older_code(release)
    assert not_checked(release) == {}, "this code would write the same"
    card = release / "README.md"
    card.write_text(card.read_text().replace("## Summary", "## In short"))
    found = not_checked(release)
    assert list(found) == ["documents"]
    assert "other code wrote them: it states seedproof 0.9.0" in found["documents"]
    assert "pip install 'git+https://github.com/seedproof/seedproof@v0.9.0'" in found["documents"]
    assert run_verify(release).exit_code == 3


def commit(folder):
    git(folder, "init", "--quiet")
    git(folder, "add", "--all", "--force", "releases")
    git(folder, "commit", "--quiet", "-m", "Cut")


def git(folder, *arguments):
    identity = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True)


def test_a_draft_may_differ_from_the_one_that_was_committed(workplace_few):
    commit(workplace_few)
    folder = workplace_few / CUT
    said = checks_of(folder)["committed"]
    assert (said.state, said.by) == (State.PASSED, "by this checkout's history")
    assert said.said == "equal to the checksums committed in this checkout"
    set_rows(folder, lambda rows: rows[:-1])
    check = checks_of(folder)["committed"]
    assert check.state is None
    assert "a draft that is not the one committed" in check.said


PUBLISHED = Published("acme/missing_fact", "c0ffee" * 6 + "c0ff", "v1.0.0", datetime.date(2026, 12, 1))


def test_a_published_version_is_the_one_that_was_committed(workplace_few):
    """Whatever lies there now says of itself: the commit is not in its author's hands."""
    folder = workplace_few / CUT
    write_publication(folder, PUBLISHED)
    reseal(folder)
    commit(workplace_few)
    assert failed(folder) == {}
    (folder / "publication.json").unlink()
    set_rows(folder, lambda rows: rows[:-1])
    found = failed(folder)
    said = "jsonl/zero_shot/test.jsonl is not what this checkout has committed as missing_fact 1.0.0"
    assert said in found["committed"]


@pytest.mark.parametrize(
    ("how", "said"),
    [("replace", "is not what this checkout has committed"), ("write", "is not what its name")],
)
def test_forged_objects_of_git_gain_a_forger_nothing(workplace_few, how, said):
    """Git says that the forged checksums are those committed: by a replace ref, or by other bytes."""
    folder = workplace_few / CUT
    write_publication(folder, PUBLISHED)
    reseal(folder)
    commit(workplace_few)
    name = subprocess.run(
        ["git", "rev-parse", f"HEAD:{CUT}/{SUMS}"],
        cwd=workplace_few,
        capture_output=True,
        check=True,
        text=True,
    ).stdout.strip()
    set_rows(folder, lambda rows: rows[:-1])
    if how == "replace":
        git(workplace_few, "add", "--force", f"{CUT}/{SUMS}")
        git(workplace_few, "replace", name, f":{CUT}/{SUMS}")
        git(workplace_few, "reset", "--quiet")
    else:
        stored = workplace_few / ".git/objects" / name[:2] / name[2:]
        stored.chmod(0o644)
        content = (folder / SUMS).read_bytes()
        stored.write_bytes(zlib.compress(b"blob %d\0%s" % (len(content), content)))
    assert said in failed(folder)["committed"]


def test_a_release_says_whether_it_is_a_draft_or_where_it_was_published(release):
    assert checks_of(release)["status"].said == "draft"
    write_publication(release, PUBLISHED)
    assert "documents" in failed(release), "they still call it a draft"
    reseal(release)
    check = checks_of(release)["status"]
    assert check.said == "published on 2026-12-01 as acme/missing_fact v1.0.0, commit c0ffeec0ffee"
    assert (check.state, check.by) == (None, "the maintainer's word")
    assert verified(release).verdict.startswith(
        "missing_fact 1.0.0: rows proved; published on 2026-12-01 on the maintainer's word; "
    )
    (release / "publication.json").unlink()
    assert checks_of(release)["status"].said == "published on 2026-12-01", "as a copy from the Hub says it"
    assert failed(release) == {}


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"{}", "does not say where a release was published"),
        (b"[" * 100_000, "does not say where a release was published"),
        (pretty_json(msgspec.to_builtins(PUBLISHED) | {"tag": "v9.9.9"}), "expected the tag v1.0.0"),
        (pretty_json(msgspec.to_builtins(PUBLISHED) | {"note": "trust us"}), "does not say where"),
    ],
    ids=["nothing", "nested", "another tag", "a note"],
)
def test_a_publication_that_cannot_be_is_found(release, content, said):
    (release / "publication.json").write_bytes(content)
    assert said in failed(release)["status"]


def test_a_figure_is_the_maintainers_word_until_it_is_made_again(release):
    change_attestation(
        release, "quality", lambda said: said["figures"]["test"].update(blind_guess_rate="0.0001")
    )
    assert failed(release) == not_checked(release) == {}
    assert "9 figures on the maintainer's word" in verified(release).verdict
    labels = [check.label for check in verified(release, redo=True).checks_made]
    assert labels.count("quality") == 1, (
        "what came out otherwise is not told on the maintainer's word as well"
    )
    found = failed(release, redo=True)
    assert found == {"quality": "quality: its figures are not what the rows give"}


@soak
def test_what_became_of_corrupted_rows_is_the_maintainers_word_until_they_are_corrupted_again(
    attested, tmp_path, monkeypatch
):
    monkeypatch.chdir(attested)
    folder = tmp_path / "number_game"
    shutil.copytree("releases/number_game/1.0.0", folder)
    assert "10 figures on the maintainer's word" in verified(folder).verdict
    assert "number_game 1.0.0, a draft: verified, " in verified(folder, redo=True).verdict

    def otherwise(said):
        found = next(found for found in said["kinds"].values() if found["applied"])
        found["without_rebuild"] = {"validate/looks": found["applied"]}

    change_attestation(folder, "mutate", otherwise)
    assert failed(folder) == not_checked(folder) == {}
    assert "comes out otherwise" in failed(folder, redo=True)["mutate"]


def test_what_engines_said_is_the_maintainers_word_until_they_decide_again(attested, tmp_path, monkeypatch):
    monkeypatch.chdir(attested)
    folder = tmp_path / "missing_fact"
    shutil.copytree(CUT, folder)
    checks = checks_of(folder)
    assert (checks["certify"].state, checks["certify"].by) == (None, "the maintainer's word")
    assert "60 queries decided as claimed by z3" in checks["certify"].said
    checks = checks_of(folder, decide=True)
    assert (checks["engines"].state, checks["engines"].by) == (State.PASSED, "by proof")
    assert "certify" not in checks


class Missing(MetaPathFinder):
    """As where only Seedproof itself is installed."""

    LIBRARIES = ("jsonschema_rs", "pyarrow", "jinja2", "datasets")

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.LIBRARIES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


def test_a_plain_install_proves_rows_and_says_what_it_cannot_check(release, monkeypatch):
    for name in [name for name in sys.modules if name.partition(".")[0] in Missing.LIBRARIES]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [Missing(), *sys.meta_path])
    verification = verified(release)
    checks = {check.label: check for check in verification.checks_made}
    unable = {label: check.said for label, check in checks.items() if check.state is State.NOT_CHECKED}
    assert list(unable) == ["columns", "parquet", "documents"]
    assert "jsonschema_rs is not installed. Install what this needs: pip install " in unable["columns"]
    assert {check.state for check in checks.values()} == {State.PASSED, State.NOT_CHECKED, None}
    assert checks["proofs"].state is checks["seeds"].state is checks["root seed"].state is State.PASSED
    assert "NOT FULLY CHECKED: rows proved; " in verification.verdict


def test_a_sample_leaves_the_other_rows_unproved_and_is_not_the_forgers_choice(release):
    """Which rows are proved follows from the checksums; all are still compared with their root seed."""
    chosen = Release(release).chosen(3)["test"]
    unseen = next(row for row in rows_of(release) if row["id"] not in {row["id"] for row in chosen})
    assert verified(release, sample=3).rows_proved == 3
    set_rows(
        release, lambda rows: [row | {"answer": "0"} if row["id"] == unseen["id"] else row for row in rows]
    )
    assert Release(release).chosen(3)["test"] != chosen
    assert "root seed" in failed(release, sample=3)


def test_the_pointer_of_dvc_must_name_the_data(release):
    """Its text as DVC 3 writes it, worked out here by DVC's own objects in tests/house/test_dvc.py."""
    (release / "files.dvc").write_text("outs:\n- path: data\n  md5: 0.dir\n")
    assert list(files.pointer(Release(release))) == ["files.dvc does not name the data that is here"]


def test_the_pointer_to_the_scripts_must_name_their_archive(attested, tmp_path, monkeypatch):
    """Its text as DVC 3 writes it."""
    monkeypatch.chdir(attested)
    folder = tmp_path / "missing_fact"
    shutil.copytree(CUT, folder)
    content = (folder / ARCHIVE).read_bytes()
    text = (
        f"outs:\n- path: {ARCHIVE}\n  md5: {md5(content).hexdigest()}\n  size: {len(content)}\n  hash: md5\n"
    )
    (folder / "scripts.dvc").write_text(text)
    assert checks_of(folder)["pointer"].state is State.PASSED
    (folder / "scripts.dvc").write_text(text.replace("hash: md5", "remote: elsewhere"))
    assert failed(folder)["pointer"] == "scripts.dvc does not name the archive of the scripts that is here"


def test_tasks_beside_the_rows_are_those_that_this_code_writes(release):
    write_evals(release, "missing_fact")
    assert "croissant.json, evals/" in by_state(release, State.PASSED)["documents"]
    with (release / "evals/inspect_tasks.py").open("a") as file:
        file.write("print('the answers are in notes.txt')\n")
    (release / "evals/humans.py").write_text("")
    said = failed(release)["documents"]
    assert "evals/inspect_tasks.py has " in said
    assert "evals/humans.py is no document of this release" in said


@pytest.mark.parametrize(
    "name",
    ["../data/zero_shot/test.parquet", "/jsonl/zero_shot/test.jsonl", "jsonl/../../zero_shot/test.jsonl"],
)
def test_a_manifest_cannot_name_a_path_outside(release, name):
    manifest = json.loads((release / "manifest.json").read_bytes())
    manifest["files"][name] = manifest["files"]["jsonl/zero_shot/test.jsonl"]
    (release / "manifest.json").write_bytes(pretty_json(manifest))
    found = failed(release)
    assert set(found) == {"checksums", "manifest"}
    assert f"names a file {name!r}" in found["manifest"]


@pytest.fixture
def by_other_libraries(release, monkeypatch):
    """A release that an older pyarrow wrote, as it says, in an environment that is not the lock's."""
    from pipeline.verifying import documents

    monkeypatch.setattr(documents, "_locked", dict)
    change_attestation(release, "quality", lambda said: said["libraries"].update(pyarrow="25.0.0"))
    return release


def rewrite(folder, edit=lambda table: table, **options):
    """Write a Parquet file in another way, and let everything else agree."""
    path = folder / "data/zero_shot/test.parquet"
    pq.write_table(edit(pq.read_table(path)), path, **options)
    reseal(folder)


def test_parquet_of_other_libraries_is_compared_by_what_it_says(by_other_libraries):
    """The bytes are others, the rows the same."""
    rewrite(by_other_libraries, compression="snappy")
    assert failed(by_other_libraries) == {}

    def without_hint(table):
        rows = table.to_pylist()
        rows[3]["hint"] = "There is no hint."
        return table.from_pylist(rows, schema=table.schema)

    rewrite(by_other_libraries, without_hint)
    assert "differs from the JSON lines in hint" in failed(by_other_libraries)["parquet"]


def test_parquet_of_the_libraries_here_is_compared_by_its_bytes(release):
    rewrite(release, compression="snappy")
    assert failed(release)["parquet"] == "data/zero_shot/test.parquet is not what its rows give"


def test_where_a_platform_draws_otherwise_images_are_compared_by_what_they_show(built_few, monkeypatch):
    from pipeline.verifying import documents

    compared = []
    meaning = documents.tables.parquet_meaning
    monkeypatch.chdir(built_few)
    monkeypatch.setattr(documents, "draws_as_released", lambda: False)
    monkeypatch.setattr(pq, "write_table", differently(pq.write_table))
    monkeypatch.setattr(
        documents.tables, "parquet_meaning", lambda *given: compared.append(given) or meaning(*given)
    )
    assert failed(Path("releases/university/1.0.0")) == {}
    assert len(compared) == 1


def differently(write):
    """As another platform does: other bytes for the same rows."""
    return lambda table, path, **options: write(table, path, **options | {"compression": "gzip"})


def test_this_platform_draws_as_the_one_that_makes_releases():
    """With the lock's packages; where it fails, releases cannot be made here."""
    from seedproof.figures import draws_as_released

    assert draws_as_released()


def test_a_signature_is_checked_against_a_key(release, tmp_path):
    from tests.releasing.test_signing import make_key

    assert by_state(release, None)["signature"] == "not signed"
    key, other = make_key(tmp_path / "key"), make_key(tmp_path / "other")
    assert "expected a signature" in failed(release, key=key.with_suffix(".pub"))["signature"]
    assert run("sign", release, "--key", key).exit_code == 0
    assert "signed by SHA256:" in by_state(release, None)["signature"]
    done = run_verify(release, "--key", key.with_suffix(".pub"))
    assert done.exit_code == 0, done.output
    assert "passed       signature     by a key: SHA256:" in done.output
    assert "a key that" in failed(release, key=other.with_suffix(".pub"))["signature"]
    (release / "SHA256SUMS.sig").write_text("nothing")
    assert "is no signature" in failed(release)["signature"]


def test_a_sample_of_no_rows_is_refused(release):
    assert run("verify", release, "--sample", "0").exit_code == 2
    with pytest.raises(ValueError, match="expected at least 1 row"):
        Verification(release, sample=0)


def test_a_name_is_compared_with_a_folder_only_where_releases_lie(release):
    assert by_state(release, State.PASSED)["name"] == "missing_fact 1.0.0"
    there = release.parent / "releases/missing_fact/2.0.0"
    shutil.copytree(release, there)
    assert failed(there)["name"] == "is missing_fact 1.0.0, but lies in missing_fact/2.0.0"


@pytest.mark.parametrize(
    "name",
    [SUMS, "manifest.json", "README.md", "data/zero_shot/test.parquet", "jsonl/zero_shot/test.jsonl"],
)
def test_a_file_that_is_larger_than_any_of_its_kind_is_not_read(release, name):
    with (release / name).open("r+b") as file:
        file.truncate(200_000_000_000)
    found = failed(release)
    assert list(found) == ["files"]
    assert f"{name} has 200,000,000,000 bytes, expected at most" in found["files"]
    done = run_verify(release)
    assert (done.exit_code, "NOT VERIFIED" in done.output.splitlines()[-1]) == (1, True)


def test_a_line_that_is_longer_than_any_row_is_not_read_whole(release):
    with (release / "jsonl/zero_shot/test.jsonl").open("r+b") as file:
        file.truncate(2 * LONGEST_LINE)
    reseal(release)
    assert "has a line that is no row" in failed(release, sample=1)["order"]


def test_statistics_that_are_not_those_of_the_values_are_found(by_other_libraries):
    """A reader that filters by them would skip rows."""
    path = by_other_libraries / "data/zero_shot/test.parquet"
    content = path.read_bytes()
    first = pq.ParquetFile(path).metadata.row_group(0).column(0).statistics.min.encode()
    footer = len(content) - 8 - pq.ParquetFile(path).metadata.serialized_size
    place = content.index(first, footer)
    path.write_bytes(content[:place] + b"z" + content[place + 1 :])
    reseal(by_other_libraries)
    assert "the statistics of id are not those of its values" in failed(by_other_libraries)["parquet"]


def test_bytes_of_no_column_are_found(by_other_libraries):
    path = by_other_libraries / "data/zero_shot/test.parquet"
    content = path.read_bytes()
    footer = len(content) - 8 - pq.ParquetFile(path).metadata.serialized_size
    path.write_bytes(content[:footer] + b"?" * 500_000 + content[footer:])
    reseal(by_other_libraries)
    assert "has bytes that belong to no column" in failed(by_other_libraries)["parquet"]


def test_metadata_that_no_release_has_is_found(by_other_libraries):
    path = by_other_libraries / "data/zero_shot/test.parquet"
    said = {**pq.read_schema(path).metadata, b"audited by": b"ten people"}
    rewrite(by_other_libraries, lambda table: table.replace_schema_metadata(said), store_schema=False)
    assert "metadata than its rows give" in failed(by_other_libraries)["parquet"]
