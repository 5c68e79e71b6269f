"""params.yaml: what is wrong in it is said in one line that names the key."""

import copy
import re

import pytest
import yaml

from pipeline.workplace.settings import load_publication, load_settings, without_secrets
from seedproof.benchmarks.missing_fact import generate
from seedproof.record.errors import SeedproofError
from tests.conftest import PARAMS as SMALL_PARAMS
from tests.conftest import PUBLICATION, REPOSITORY, SMALL, run

PARAMS = yaml.safe_load((REPOSITORY / "params.yaml").read_text())


def changed(path, value):
    params = copy.deepcopy(SMALL)
    *sections, key = path.split(".")
    section = params
    for name in sections:
        section = section[name]
    if value is ...:
        del section[key]
    else:
        section[key] = value
    return params


def refusal(tmp_path, params):
    path = tmp_path / "params.yaml"
    path.write_text(params if isinstance(params, str) else yaml.safe_dump(params))
    with pytest.raises(SeedproofError) as error:
        load_settings("missing_fact", path)
    said = str(error.value)
    assert "\n" not in said
    return said


def test_the_release_is_the_20_50_split():
    settings = load_settings("missing_fact", REPOSITORY / "params.yaml")
    assert settings.generate.root_seed == 1234
    assert settings.generate.difficulties == [1, 2, 3]
    assert settings.generate.rows_of("crt_reconstruction", "A") == 20
    assert settings.generate.rows_of("laplace_grid", "B") == 50
    assert settings.generate.demonstrations == 4


def test_settings_cannot_be_changed():
    settings = load_settings("missing_fact", REPOSITORY / "params.yaml")
    with pytest.raises(AttributeError, match="immutable"):
        settings.version = "2.0.0"


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("missing_fact.generate.root_sed", 3, "there is no key missing_fact.generate.root_sed"),
        ("missing_fact.generate.root_seed", ..., "the key missing_fact.generate.root_seed is missing"),
        ("missing_fact.generate.root_seed", "12", "missing_fact.generate.root_seed"),
        ("missing_fact.generate.root_seed", True, "missing_fact.generate.root_seed"),
        ("missing_fact.generate.root_seed", -1, "missing_fact.generate.root_seed is -1"),
        ("missing_fact.generate.difficulties", [0, 1], "missing_fact.generate.difficulties.0 is 0"),
        ("missing_fact.generate.difficulties", [], "missing_fact.generate.difficulties is []"),
        ("missing_fact.generate.difficulties", [1, 1], "each of the difficulties once, in rising"),
        ("missing_fact.generate.difficulties", 3, "missing_fact.generate.difficulties is 3"),
        ("missing_fact.generate.rows.A", -1, "missing_fact.generate.rows.A is -1"),
        ("missing_fact.generate.rows.B", 2.0, "missing_fact.generate.rows.B is 2.0"),
        ("missing_fact.generate.rows.A", ..., "the key missing_fact.generate.rows.A is missing"),
        ("missing_fact.generate.rows.bayes", 3, "there is no key missing_fact.generate.rows.bayes"),
        ("missing_fact.generate.demonstrations", -4, "missing_fact.generate.demonstrations is -4"),
        ("missing_fact.quality.most_common_answer_percent.default", 101, "percent.default is 101"),
        ("missing_fact.version", "1.0", "missing_fact.version is '1.0'"),
        ("missing_fact.version", 1.0, "missing_fact.version is 1.0"),
        ("missing_facts", {}, "there is no benchmark 'missing_facts'"),
        (
            "missing_fact.splits",
            {"demonstrations": {"rows": {"A": 1, "B": 1}, "root_seed": 3}},
            "(?!(test|demonstrations)",
        ),
        ("missing_fact", ..., "has no section 'missing_fact'"),
        ("missing_fact", 3, "missing_fact is 3"),
        ("missing_fact.splits", {"bad name": {}}, "missing_fact.splits has the keys ['bad name'], expected"),
        ("missing_fact.splits", {"dev": {}}, "the key missing_fact.splits.*.rows is missing"),
        (
            "missing_fact.splits",
            {"dev": {"rows": {"A": "x", "B": 1}, "root_seed": 1}},
            "missing_fact.splits.*.rows.A: expected `int`, got `str`",
        ),
    ],
)
def test_a_wrong_key_is_named(tmp_path, path, value, said):
    assert said in refusal(tmp_path, changed(path, value))


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("namespace", "a b", "publication.namespace is 'a b'"),
        ("namespace", "../evil", "publication.namespace is '../evil'"),
        ("code", "http://code.example/acme", "publication.code is 'http://code.example/acme'"),
        ("issues", "https://code.example/) [x](https://else.example", "publication.issues is"),
        ("year", "2031", "publication.year is '2031', expected `int`"),
        ("year", 31, "publication.year is 31"),
        ("year", ..., "the key publication.year is missing"),
        ("date", "2031-02-03", "there is no key publication.date"),
        ("contact", "me", "there is no key publication.contact"),
    ],
)
def test_a_wrong_key_of_the_publication_is_named(tmp_path, key, value, said):
    section = PUBLICATION | {key: value}
    if value is ...:
        del section[key]
    path = tmp_path / "params.yaml"
    path.write_text(yaml.safe_dump({"publication": section}))
    with pytest.raises(SeedproofError) as error:
        load_publication(path)
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_a_release_without_a_publication_says_what_to_write(workplace):
    params = {name: section for name, section in SMALL_PARAMS.items() if name != "publication"}
    (workplace / "params.yaml").write_text(yaml.safe_dump(params))
    done = run("release", "missing_fact")
    assert done.exit_code == 2
    assert "params.yaml: has no section 'publication'" in done.output
    example = done.output.partition("Write there: ")[2]
    assert set(yaml.safe_load(example)["publication"]) == set(PUBLICATION)
    assert done.output.count("\n") == 1


def test_what_may_be_secret_is_not_shown(subtests):
    for key, value, shown in [
        ("root_seed", 7, 7),
        ("root_seed", "short", "(secret)"),
        ("root_seed", ["short"], ["(secret)"]),
        ("rows", "short", "short"),
        ("rows", f"a {'0f' * 16} b", "a (secret) b"),
        ("rows", int("9" * 64), "(secret)"),
        ("", {"a": [{"root_seed": "x", "B": 1}]}, {"a": [{"root_seed": "(secret)", "B": 1}]}),
        ("", {"AB" * 32: None}, {"(secret)": None}),
    ]:
        with subtests.test(key=key, value=value, shown=shown):
            assert without_secrets(value, key) == shown


@pytest.mark.parametrize("text", ["", "- 1", "a: [", "!!python/object/apply:os.system ['true']", "\x00"])
def test_a_wrong_file_is_named(tmp_path, text):
    assert "params.yaml" in refusal(tmp_path, text)


def test_no_file_is_said(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = run("generate", "missing_fact")
    assert done.exit_code == 2
    assert done.output.startswith("Error: params.yaml: cannot be read")


def test_too_many_demonstrations_are_one_sentence(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(generate, "GIVE_UP", 60)
    none = dict.fromkeys(generate.FAMILIES, 0)
    params = changed("missing_fact.generate.demonstrations", 400)
    params["missing_fact"]["generate"]["rows"] |= none | {"discrete_tomography": 1}
    (tmp_path / "params.yaml").write_text(yaml.safe_dump(params))
    done = run("generate", "missing_fact")
    assert done.exit_code == 1
    assert re.search(r"discrete_tomography d1: \d+ of 400 rows of demonstrations", done.output)
    assert not list(tmp_path.rglob("*.jsonl"))


def test_a_difficulty_beyond_a_family_is_said(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "params.yaml").write_text(yaml.safe_dump(changed("missing_fact.generate.difficulties", [4])))
    done = run("generate", "missing_fact")
    assert done.exit_code == 1
    said = "params.yaml: missing_fact.generate.difficulties: missing_fact/crt_reconstruction: difficulty 4"
    assert done.output == f"Error: {said}, expected 1 to 3\n"
