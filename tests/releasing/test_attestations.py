"""An attestation is read as it was written, of these rows alone; a publication and a manifest, too."""

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.certifying.statement import ENGINES
from pipeline.releasing.attestations import (
    CODE,
    KINDS,
    LIBRARIES,
    attestations_of,
    attested,
    how_to_have,
    path_of,
    read_attestation,
    write_attestation,
    written_by,
)
from pipeline.releasing.manifest import FORMAT, read_manifest, tables_in
from pipeline.releasing.publication import Published, published, status_of, write_publication
from pipeline.workplace.settings import load_settings
from seedproof.loading.stated import settings_from
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import pretty_json
from tests.conftest import SMALL

words = st.text('abc_é✓"\\ ', min_size=1, max_size=8)
counts = st.integers(0, 10**9)
digests = st.integers(0, 2**256 - 1).map("{:064x}".format)
versions = st.sampled_from(["1.0.0", "1.0.0.dev0", "4.16.0+cu"])
tools = st.fixed_dictionaries({"seedproof": versions})
"""Of benchmarks that are ours: another one has a package of its own, too."""
by_word = st.dictionaries(words, st.recursive(words | counts | st.none(), st.lists, max_leaves=4), max_size=3)
checked = {"tool": tools, "checked": counts, "findings": st.just(0)}
measured = {
    "libraries": st.fixed_dictionaries(dict.fromkeys(LIBRARIES, versions)),
    "params": by_word,
    "expectations": st.lists(words, max_size=3),
    "figures": st.dictionaries(words, by_word, max_size=2),
    "baselines": by_word,
}
names = st.text("abz_.-", min_size=1, max_size=9)
several = st.integers(1, 10**9)
queries = {
    "family": names,
    "query": names,
    "expected": st.sampled_from(["sat", "unsat"]),
    "scripts": several,
    "sha256": digests,
    "said": st.dictionaries(names, st.dictionaries(names, several, max_size=2), max_size=2),
    "replayed": counts,
}
families = dict.fromkeys(("rows", "full", "part", "unread", "scripts"), counts)
certified = {
    "tool": tools,
    "made_from": digests,
    "scripts": st.fixed_dictionaries({"count": several, "sha256": digests}),
    "seconds": st.sampled_from(["2", "0.5", "86400"]),
    "engines": st.dictionaries(st.sampled_from(ENGINES), versions),
    "queries": st.lists(st.fixed_dictionaries(queries), max_size=2),
    "lemmas": st.dictionaries(names, several, max_size=2),
    "families": st.dictionaries(
        names,
        st.fixed_dictionaries({**families, "beyond": st.dictionaries(words, several, max_size=2)}),
        max_size=2,
    ),
    "incomplete": st.lists(words, max_size=2),
}
kinds = {
    "said": words,
    "applied": counts,
    "without_rebuild": st.dictionaries(words, counts, max_size=2),
    "only_by_rebuild": counts,
    "passed": counts,
    "harmless": words,
}
mutated = {
    "tool": tools,
    "per": several,
    "root_seed": st.text("a1-", min_size=1, max_size=9),
    "kinds": st.dictionaries(words, st.fixed_dictionaries(kinds), max_size=2),
}
PREDICATES = {
    "validate": checked,
    "cycle": checked,
    "quality": checked | measured,
    "certify": certified,
    "mutate": mutated,
}

files = st.builds(
    lambda size, digest, rows: {"bytes": size, "sha256": digest, "rows": rows}, counts, digests, counts
)
tables = st.lists(st.sampled_from("abcd"), unique=True, min_size=1, max_size=4).flatmap(
    lambda splits: st.fixed_dictionaries({f"jsonl/default/{split}.jsonl": files for split in splits})
)
of_family = {
    "generator": counts,
    "proof_method": words,
    "rows": st.dictionaries(words, counts, max_size=2),
    "distinct": counts,
    "demonstrations": counts,
    "rejected": st.dictionaries(words, counts, max_size=2),
}
releases = st.tuples(counts, counts, counts).map("{0[0]}.{0[1]}.{0[2]}".format)
family_names = st.text("az09_", min_size=1, max_size=100)
manifests = st.fixed_dictionaries(
    {
        "name": st.sampled_from([*SMALL]),
        "version": releases,
        "format": st.just(FORMAT),
        "canary": words,
        "root_seed": counts | digests,
        "params": st.fixed_dictionaries({"generate": by_word}),
        "splits": by_word,
        "families": st.dictionaries(family_names, st.fixed_dictionaries(of_family), max_size=2),
        "files": tables,
    }
)
attestations = st.sampled_from([*KINDS]).flatmap(
    lambda name: st.tuples(st.just(name), st.fixed_dictionaries(PREDICATES[name]))
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A folder that each example writes its files into anew."""
    return tmp_path_factory.mktemp("release")


def refusal(read, *arguments):
    """The one line with which something is refused."""
    with pytest.raises(SeedproofError) as error:
        read(*arguments)
    assert "\n" not in str(error.value)
    return str(error.value)


def written_again(folder, name, manifest):
    """An attestation that is read and written once more, or the line with which it is refused."""
    try:
        predicate = read_attestation(folder, name, manifest)
    except SeedproofError as error:
        return str(error)
    return write_attestation(folder, name, manifest, predicate).read_bytes()


@given(attestations, manifests)
def test_an_attestation_is_read_as_it_was_written(folder, attestation, manifest):
    name, predicate = attestation
    path = write_attestation(folder, name, manifest, predicate)
    assert read_attestation(folder, name, manifest) == predicate
    assert read_attestation(folder, name, manifest | {"version": "2.0.0"}) == predicate, "on rows alone"
    path.unlink()


@given(attestations, manifests, st.data())
def test_other_bytes_are_refused_by_the_name_of_their_file_or_say_what_they_say(
    folder, attestation, manifest, data
):
    """Whatever is read is what would be written: no byte is without a meaning."""
    name, predicate = attestation
    path = write_attestation(folder, name, manifest, predicate)
    content = bytearray(path.read_bytes())
    at = data.draw(st.integers(0, len(content)))
    content[at : at + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=2))
    path.write_bytes(content)
    again = written_again(folder, name, manifest)
    assert again.startswith(f"{path}: ") if isinstance(again, str) else again == content


@given(attestations, manifests, manifests)
def test_an_attestation_on_other_rows_is_refused_by_its_name(folder, attestation, manifest, other):
    name, predicate = attestation
    path = write_attestation(folder, name, manifest, predicate)
    if list(tables_in(manifest).items()) == list(tables_in(other).items()):
        other["files"]["jsonl/default/more.jsonl"] = {"bytes": 0, "sha256": "0" * 64, "rows": 0}
    expected = f"{path}: is on other rows: its subject is not the tables of manifest.json"
    assert refusal(read_attestation, folder, name, other) == expected


RESTATED = {
    "is no attestation of validate (": [
        lambda stated: stated.pop("_type"),
        lambda stated: stated.update(more=1),
        lambda stated: stated["subject"][0].update(uri="x"),
        lambda stated: stated["predicate"].update(findings=1),
        lambda stated: stated["predicate"].update(more=1),
        lambda stated: stated["predicate"].pop("checked"),
        lambda stated: stated["predicate"]["tool"].update(seedproof="of\na friend"),
        lambda stated: stated["predicate"]["tool"].update(seedproof="1.0.0\n"),
    ],
    "is on other rows": [
        lambda stated: stated["subject"][0]["digest"].update(sha256="0" * 64),
        lambda stated: stated["subject"][0].update(name="jsonl/default/other.jsonl"),
        lambda stated: stated["subject"].reverse(),
        lambda stated: stated["subject"].pop(),
    ],
    "is not written as an attestation of validate is": [
        lambda stated: stated.update(_type="https://in-toto.io/Statement/v0.1"),
        lambda stated: stated.update(predicateType=stated["predicateType"].replace("validate", "cycle")),
        lambda stated: stated.update(subject=stated.pop("subject")),
    ],
    "its tool are not seedproof": [
        lambda stated: stated["predicate"]["tool"].update(acme="1.0.0"),
        lambda stated: stated["predicate"]["tool"].clear(),
    ],
}
MANIFEST = {
    "name": "judge",
    "files": {
        f"jsonl/default/{split}.jsonl": {"bytes": 1, "sha256": digit * 64, "rows": 1}
        for split, digit in (("test", "1"), ("more", "2"))
    },
}


@pytest.mark.parametrize(
    ("said", "change"), [(said, change) for said, changes in RESTATED.items() for change in changes]
)
def test_each_part_of_a_statement_counts(tmp_path, said, change):
    predicate = {"tool": {"seedproof": "1.0.0"}, "checked": 2, "findings": 0}
    path = write_attestation(tmp_path, "validate", MANIFEST, predicate)
    stated = json.loads(path.read_bytes())
    change(stated)
    path.write_bytes(pretty_json(stated))
    assert refusal(read_attestation, tmp_path, "validate", MANIFEST).startswith(f"{path}: {said}")


def test_an_attestation_names_no_other_libraries_than_those_that_write_releases(tmp_path):
    predicate = {"tool": {"seedproof": "1.0.0"}, "checked": 2, "findings": 0, "params": {}}
    predicate |= {"expectations": [], "figures": {}, "baselines": {}}
    known = dict.fromkeys(LIBRARIES, "1.0.0")
    for libraries in ({}, known | {"acme": "1.0.0"}):
        path = write_attestation(tmp_path, "quality", MANIFEST, predicate | {"libraries": libraries})
        expected = f"{path}: its libraries are not {', '.join(LIBRARIES)}"
        assert refusal(read_attestation, tmp_path, "quality", MANIFEST) == expected


def test_the_attestations_of_a_release_are_those_that_are_there(tmp_path, monkeypatch):
    here = {"seedproof": "1.1.0", "acme": "2.1"}
    monkeypatch.setattr("pipeline.releasing.attestations.tool_of", lambda benchmark: here)
    predicate = {"tool": {"seedproof": "1.0.0", "acme": "2.0"}, "checked": 2, "findings": 0}
    for name in ("cycle", "validate"):
        write_attestation(tmp_path, name, MANIFEST, predicate)
    (tmp_path / "attestations/notes.json").write_text("{}")
    assert attested(tmp_path) == ["validate", "cycle"]
    found = attestations_of(tmp_path, MANIFEST)
    assert found == {"validate": predicate, "cycle": predicate}
    assert list(written_by(found)) == ["acme 2.0", "seedproof 1.0.0"]
    assert how_to_have("judge", found).endswith(f": pip install 'git+{CODE}@v1.0.0' 'acme==2.0'")
    assert "this is seedproof 1.1.0, acme 2.1. " in how_to_have("judge", {})
    path_of(tmp_path, "cycle").write_text("{}")
    assert refusal(attestations_of, tmp_path, MANIFEST).startswith(f"{path_of(tmp_path, 'cycle')}: ")


publications = st.builds(
    Published,
    repository=st.from_regex(r"\A[A-Za-z0-9][A-Za-z0-9._-]{0,95}/[A-Za-z0-9][A-Za-z0-9._-]{0,95}\Z"),
    commit=st.from_regex(r"\A[0-9a-f]{40}\Z"),
    tag=st.from_regex(r"\Av[0-9.]{5,40}\Z"),
    date=st.dates(),
)


@given(publications)
def test_a_publication_is_read_as_it_was_written(folder, said):
    write_publication(folder, said)
    assert published(folder) == said
    assert status_of(folder) == f"published on {said.date.isoformat()}"
    (folder / "publication.json").unlink()
    assert published(folder) is None
    assert status_of(folder) == "draft"


PUBLISHED = {
    "repository": "acme/tiny",
    "commit": "c0ffee" * 6 + "beef",
    "tag": "v1.0.0",
    "date": "2031-05-06",
}


@pytest.mark.parametrize(
    "changes",
    [
        {"repository": "acme"},
        {"repository": "../x/y"},
        {"repository": "acme/.."},
        {"repository": "acme/tiny\n"},
        {"commit": "main"},
        {"commit": PUBLISHED["commit"] + "\n"},
        {"tag": "1.0.0"},
        {"tag": "v1.0.0\n"},
        {"date": "tomorrow"},
        {"date": "2031-02-30"},
        {"more": 1},
    ],
    ids=str,
)
def test_a_publication_that_says_no_place_or_day_is_refused_by_name(tmp_path, changes):
    path = tmp_path / "publication.json"
    path.write_bytes(pretty_json(PUBLISHED))
    assert published(tmp_path).tag == "v1.0.0"
    for content in (pretty_json(PUBLISHED | changes), pretty_json(PUBLISHED)[:-9], b"[" * 100_000):
        path.write_bytes(content)
        assert refusal(published, tmp_path).startswith(
            f"{path}: does not say where a release was published ("
        )


def test_a_publication_that_is_written_otherwise_is_refused_by_name(tmp_path):
    path = tmp_path / "publication.json"
    for content in (json.dumps(PUBLISHED).encode(), pretty_json(PUBLISHED) + b"\n"):
        path.write_bytes(content)
        assert refusal(published, tmp_path) == f"{path}: is not written as `publish` writes it"


@pytest.mark.parametrize("name", ["", "A", "a b", "a\n", "a" * 101])
def test_a_manifest_names_families_in_small_letters_alone(tmp_path, name):
    family = {"generator": 1, "proof_method": "m", "rows": {}, "distinct": 0, "demonstrations": 0}
    manifest = {"name": "n", "version": "1.0.0", "format": FORMAT, "canary": "c", "params": {"generate": {}}}
    manifest |= {"splits": {}, "families": {"a": family | {"rejected": {}}}, "files": {}}
    path = tmp_path / "manifest.json"
    path.write_bytes(pretty_json(manifest))
    assert read_manifest(tmp_path) == manifest
    path.write_bytes(pretty_json(manifest | {"families": {name: family | {"rejected": {}}}}))
    assert refusal(read_manifest, tmp_path).startswith(f"{path}: is no manifest of format {FORMAT} (")


@given(manifests)
def test_a_manifest_is_read_as_it_was_written(folder, manifest):
    (folder / "manifest.json").write_bytes(pretty_json(manifest))
    assert pretty_json(read_manifest(folder)) == pretty_json(manifest)
    assert tables_in(manifest) == {name: stated["sha256"] for name, stated in manifest["files"].items()}


@given(manifests, st.data())
def test_a_manifest_without_a_key_or_with_another_one_is_refused_by_name(folder, manifest, data):
    path = folder / "manifest.json"
    key = data.draw(st.sampled_from([key for key in manifest if key not in ("root_seed", "format")]))
    for changed in (
        {name: value for name, value in manifest.items() if name != key},
        manifest | {key: 1.5},
        manifest | {"code": "1.0.0"},
    ):
        path.write_bytes(pretty_json(changed))
        assert refusal(read_manifest, folder).startswith(f"{path}: is no manifest of format {FORMAT} (")


@given(manifests, st.sampled_from([None, 1, 2, 4, "3", [3]]))
def test_a_manifest_of_another_format_is_left_to_the_code_that_made_it(folder, manifest, other):
    (folder / "manifest.json").write_bytes(pretty_json(manifest | {"format": other}))
    said = refusal(read_manifest, folder)
    assert f"has format {other!r}, expected {FORMAT}. Another Seedproof made it: use that one" in said


@pytest.mark.parametrize(
    "name",
    [
        "../x.jsonl",
        "jsonl/../x.jsonl",
        "/jsonl/a/b.jsonl",
        "jsonl/a/b.parquet",
        "README.md",
        "jsonl/a/B.jsonl",
    ],
)
def test_a_manifest_names_no_file_elsewhere(tmp_path, name):
    manifest = {"name": "n", "version": "1.0.0", "format": FORMAT, "canary": "c", "params": {"generate": {}}}
    manifest |= {"splits": {}, "families": {}, "files": {name: {"bytes": 1, "sha256": "0", "rows": 1}}}
    (tmp_path / "manifest.json").write_bytes(pretty_json(manifest))
    assert f"names a file {name!r}, expected data/" in refusal(read_manifest, tmp_path)


@pytest.mark.parametrize("benchmark", SMALL)
def test_a_manifest_has_the_settings_that_its_rows_were_made_with(built, benchmark):
    manifest = read_manifest(built / "releases" / benchmark / "1.0.0")
    asked = load_settings(benchmark, built / "params.yaml")
    settings = settings_from(manifest)
    for part in ("version", "generate", "splits"):
        assert msgspec.to_builtins(getattr(settings, part)) == msgspec.to_builtins(getattr(asked, part))
    del manifest["root_seed"]
    assert settings_from(manifest, 9).generate.root_seed == 9
    assert "keeps its root seed secret" in refusal(settings_from, manifest)
