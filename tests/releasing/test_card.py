"""What a release says of itself, as others read it: card, metadata, Croissant, canary."""

import datetime
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import NamedTuple
from uuid import UUID

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import yaml

import seedproof
from pipeline.cli import cli
from pipeline.releasing.attestations import write_attestation
from pipeline.releasing.canary import canary
from pipeline.releasing.card import card_parts, percent
from pipeline.releasing.croissant import CONTEXT
from pipeline.releasing.dataset_info import size_category, tables_of
from pipeline.releasing.documents import documents_of, write_documents
from pipeline.releasing.example import PICTURE
from pipeline.releasing.markdown import formulas, plain, quoted
from seedproof.benchmarks.missing_fact import FAMILIES
from seedproof.contract import registry
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest
from seedproof.record.json_text import read_json
from seedproof.record.rows import pretty_json, read_rows
from tests.circles import few
from tests.conftest import PUBLICATION, REPOSITORY, run
from tests.ours import OURS

LAYOUT = registry.benchmark("missing_fact").release
ROWS = len(FAMILIES) * 4
SECTIONS = [
    "Summary", "An example", "How to load", "How to generate more", "How to score", "Best known scores",
    "How it was made and proved", "Limits and uses", "Columns", "Licence", "Citation", "Canary",
]  # fmt: skip
MOST_WORDS = 1500
SCORES = f"{PUBLICATION['code']}/blob/main/docs/scores.md"
DAY = datetime.date(2026, 12, 1)
TOOL = {"seedproof": "1.0.0"}
CERTIFIED = {
    "tool": TOOL,
    "made_from": "cd" * 32,
    "scripts": {"count": 4321, "sha256": "ab" * 32},
    "seconds": "2",
    "engines": {"z3": "5.4", "cvc5": "1.4"},
    "queries": [],
    "lemmas": {"crossing": 3},
    "families": {
        name: {"rows": rows, "full": full, "part": 1, "unread": 0, "scripts": 8, "beyond": {}}
        for name, rows, full in (("one", 1000, 998), ("other", 200, 199))
    },
    "incomplete": [],
}
MUTATED = {
    "tool": TOOL,
    "per": 1,
    "root_seed": "1",
    "kinds": {
        kind: {
            "said": "Spoil it.", "applied": 617, "without_rebuild": {}, "only_by_rebuild": 0, "passed": 0,
            "harmless": "",
        }
        for kind in ("one", "other")
    },
}  # fmt: skip
COMMITTED = {
    "rows": {"A": 1, "B": 1},
    "root_seed_sha256": "ab" * 32,
    "files": {f"jsonl/{config}/held_out.jsonl": "cd" * 32 for config in LAYOUT.configs},
}


def describe(folder, date=None, **changed):
    """Write the documents of a release anew, with some keys of its manifest changed."""
    manifest = read_json(folder / "manifest.json") | changed
    (folder / "manifest.json").write_bytes(pretty_json(manifest))
    write_documents(folder, Path(), date)
    return folder


@pytest.fixture(scope="module")
def release(built, tmp_path_factory):
    """A described release; only to be read or copied."""
    folder = tmp_path_factory.mktemp("described") / "release"
    shutil.copytree(built / "build/missing_fact/release", folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(built)
        return describe(folder)


@pytest.fixture
def draft(built, release, tmp_path, monkeypatch):
    """A copy of the release to describe anew, with the templates at hand."""
    for name in ("datacards", "params.yaml", "LICENSE-DATA"):
        (shutil.copytree if (built / name).is_dir() else shutil.copy)(built / name, tmp_path / name)
    shutil.copytree(release, tmp_path / "release")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "release"


@pytest.fixture
def two_splits(draft):
    """A release with a second public split, half as long, and a secret one."""
    manifest = read_json(draft / "manifest.json")
    for config in LAYOUT.configs:
        name = f"data/{config}/more.parquet"
        table = pq.read_table(draft / f"data/{config}/test.parquet")
        pq.write_table(table.slice(0, ROWS // 2), draft / name)
        size, digest = (draft / name).stat().st_size, file_digest(draft / name)
        manifest["files"][name] = {"bytes": size, "sha256": digest, "rows": ROWS // 2}
    splits = {"more": {"rows": {"A": 1, "B": 1}, "root_seed": 8}, "held_out": COMMITTED}
    return describe(draft, files=manifest["files"], splits=splits)


def card_of(folder):
    return card_parts((folder / "README.md").read_text())


def test_the_sections_stand_in_order_and_say_something(release, two_splits):
    for folder in (release, two_splits):
        assert not re.search(r"\n{3,}|{{|{%|{#", (folder / "README.md").read_text())
    _, sections = card_of(release)
    assert list(sections) == SECTIONS
    assert all(len(said) > 40 for said in sections.values()), sections


def test_the_metadata_is_what_the_hub_reads(release):
    from huggingface_hub import DatasetCard

    read = DatasetCard((release / "README.md").read_text()).data.to_dict()
    assert read["configs"] == [
        {
            "config_name": config,
            **default,
            "data_files": [{"split": "test", "path": f"data/{config}/test.parquet"}],
        }
        for config, default in (("zero_shot", {"default": True}), ("four_shot", {}))
    ]
    assert (read["license"], read["language"], read["size_categories"]) == ("cc-by-4.0", ["en"], ["n<1K"])
    assert read["pretty_name"] == LAYOUT.pretty_name
    assert read["task_categories"] == ["question-answering"]
    assert "missing-information" in read["tags"]
    assert not [tag for tag in read["tags"] if "arxiv" in tag.lower()]


@pytest.mark.parametrize("config", LAYOUT.configs)
def test_dataset_info_is_what_datasets_finds_in_the_files(release, config, tmp_path):
    from datasets import load_dataset

    path = release / f"data/{config}/test.parquet"
    found = load_dataset("parquet", data_files={"test": str(path)}, split="test", cache_dir=str(tmp_path))
    (told,) = (one for one in card_of(release)[0]["dataset_info"] if one["config_name"] == config)
    assert told["features"] == found.features._to_yaml_list()
    (split,) = told["splits"]
    assert split == {"name": "test", "num_bytes": found.info.splits["test"].num_bytes, "num_examples": ROWS}
    assert (told["dataset_size"], told["download_size"]) == (split["num_bytes"], path.stat().st_size)


def test_datasets_loads_the_folder_and_refuses_a_wrong_number_of_rows(draft, tmp_path):
    from datasets import load_dataset
    from datasets.exceptions import DatasetGenerationError
    from datasets.utils.info_utils import NonMatchingSplitsSizesError

    assert load_dataset(str(draft), split="test", cache_dir=str(tmp_path / "right")).num_rows == ROWS
    card = (draft / "README.md").read_text()
    (draft / "README.md").write_text(card.replace(f"num_examples: {ROWS}", f"num_examples: {ROWS - 1}"))
    with pytest.raises(
        (NonMatchingSplitsSizesError, DatasetGenerationError), match=f"num_examples={ROWS - 1}"
    ):
        load_dataset(str(draft), split="test", cache_dir=str(tmp_path / "wrong"))


def test_every_public_split_is_in_the_card_and_loads(two_splits, tmp_path):
    from datasets import load_dataset

    head, sections = card_of(two_splits)
    for config in head["configs"]:
        assert [files["split"] for files in config["data_files"]] == ["test", "more"]
    said = f"`zero_shot/more` {ROWS // 2}, `four_shot/test` {ROWS},"
    assert said in sections["How to load"]
    loaded = load_dataset(str(two_splits), "four_shot", cache_dir=str(tmp_path / "cache"))
    assert loaded.num_rows == {"test": ROWS, "more": ROWS // 2}


def test_a_secret_split_is_committed_to_in_words(release, two_splits):
    head, sections = card_of(two_splits)
    assert "Secret splits" not in card_of(release)[1]
    said = sections["Secret splits"]
    for expected in (
        COMMITTED["root_seed_sha256"],
        "manifest.json",
        "seedproof reveal missing_fact --split held_out --root-seed HEX",
    ):
        assert expected in said
    assert "more" not in said.split()
    assert "held_out" not in yaml.safe_dump(head)


def test_a_secret_root_seed_is_not_told(draft):
    manifest = read_json(draft / "manifest.json")
    del manifest["root_seed"]
    (draft / "manifest.json").write_bytes(pretty_json(manifest | {"root_seed_sha256": "ab" * 32}))
    _, sections = card_of(describe(draft))
    assert "kept secret" in sections["How it was made and proved"]
    assert "seedproof verify" not in sections["How it was made and proved"]


def test_a_draft_says_so_and_a_published_release_says_when(draft):
    text = (draft / "README.md").read_text()
    assert "Version 1.0.0, draft." in text
    assert "published" not in text
    text = (describe(draft, DAY) / "README.md").read_text()
    assert read_json(draft / "croissant.json")["datePublished"] == "2026-12-01"
    assert "Version 1.0.0, published on 2026-12-01." in text
    assert "draft" not in text.lower()


def test_a_draft_needs_no_hub_and_a_published_release_comes_from_it(draft):
    folder = "releases/missing_fact/1.0.0"
    text = (draft / "README.md").read_text()
    assert f"replace `acme/missing_fact` with the path of the release folder, `{folder}`." in text
    assert "\nseedproof restore missing_fact 1.0.0\n" in text
    assert f"`seedproof verify {folder}`" in text
    assert "seedproof download" not in text
    assert "hf://" not in text
    text = (describe(draft, DAY) / "README.md").read_text()
    name = "missing_fact --version 1.0.0 --namespace acme --out missing_fact"
    assert f"\nseedproof download {name}\n" in text
    assert "`seedproof verify hf://datasets/acme/missing_fact@v1.0.0`" in text
    assert "seedproof restore" not in text
    assert folder not in text


def test_what_was_decided_and_corrupted_is_told_in_few_words(draft):
    manifest = read_json(draft / "manifest.json")
    write_attestation(draft, "certify", manifest, CERTIFIED)
    write_attestation(draft, "mutate", manifest, MUTATED)
    _, sections = card_of(describe(draft))
    said = " ".join(sections["How it was made and proved"].split())
    for expected in (
        "z3 5.4 and cvc5 1.4 got 4,321 queries",
        "all claims of 1,197 of 1,200 rows and some claims of 2, and assume",
        "1 textbook lemma ",
        "We corrupted rows in 2 ways. All 1,234 were refused",
    ):
        assert expected in said
    assert len((draft / "README.md").read_text().split()) <= MOST_WORDS


@pytest.mark.parametrize(
    ("rows", "category"),
    [
        (0, "n<1K"), (999, "n<1K"), (1000, "1K<n<10K"), (9999, "1K<n<10K"), (10_000, "10K<n<100K"),
        (10**6, "1M<n<10M"), (10**9, "1B<n<10B"), (10**12 - 1, "100B<n<1T"), (10**12, "n>1T"),
    ],
)  # fmt: skip
def test_size_categories_are_the_hubs(rows, category):
    assert size_category(rows) == category


def spoil(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{{ nobody_knows_this }}", "cannot be filled in: 'nobody_knows_this' is undefined"),
        ("{% if %}", "cannot be filled in"),
        ("{% extends 'card.md' %}{% set ancestor = {} %}", "cannot be filled in"),
        ("{% include '../../params.yaml' %}", "params.yaml: is missing"),
        (None, "datacards/missing_fact/README.md: is missing. Restore it"),
    ],
)
def test_a_template_that_cannot_be_used_is_one_line(draft, content, said):
    template = Path("datacards/missing_fact/README.md")
    template.unlink() if content is None else template.write_text(content)
    with pytest.raises(SeedproofError) as error:
        describe(draft)
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_broken_data_is_one_line(draft):
    path = draft / "data/zero_shot/test.parquet"
    path.write_bytes(b"PAR1 but not really")
    with pytest.raises(SeedproofError, match=r"test\.parquet: cannot be read as Parquet .* Make it again"):
        describe(draft)
    with pytest.raises(SeedproofError, match="lists no Parquet file of the config zero_shot"):
        tables_of(draft, {"files": {}}, LAYOUT.configs)


def test_splits_of_a_config_must_have_the_same_columns(two_splits):
    path = two_splits / "data/zero_shot/more.parquet"
    pq.write_table(pq.read_table(path).drop_columns(["facts"]), path)
    with pytest.raises(SeedproofError, match=r"more\.parquet: has other columns than the other splits"):
        describe(two_splits)


def unwrapped(value):
    """What mlcroissant read, without its bytes, NumPy numbers and full names."""
    if isinstance(value, dict):
        return {name.rpartition("/")[2]: unwrapped(part) for name, part in value.items()}
    if isinstance(value, list):
        return [unwrapped(part) for part in value]
    if isinstance(value, bytes):
        return value.decode()
    return value if value is None else int(value)


def croissant_findings(path):
    """All errors and warnings of mlcroissant about a file; none if it is valid."""
    import mlcroissant

    issues = mlcroissant.Dataset(path).metadata.ctx.issues
    return sorted(issues.errors | issues.warnings)


OWN_WARNINGS = pytest.mark.filterwarnings(
    "ignore:ConjunctiveGraph is deprecated:DeprecationWarning",
    "ignore:The inplace keyword in DataFrame.reset_index",
)
"""What mlcroissant's way of calling its libraries makes them say."""


def test_croissant_has_the_names_of_its_makers():
    import mlcroissant

    assert mlcroissant.Rdf().context | {"prov": "http://www.w3.org/ns/prov#"} == CONTEXT


@OWN_WARNINGS
def test_croissant_is_valid_and_gives_every_row_of_every_split(two_splits):
    import mlcroissant

    assert croissant_findings(describe(two_splits, DAY) / "croissant.json") == []
    read = mlcroissant.Dataset(two_splits / "croissant.json")
    assert [one.id for one in read.metadata.record_sets] == [
        "zero_shot",
        "zero_shot_more",
        "four_shot",
        "four_shot_more",
    ]
    for name, path in (("zero_shot", "zero_shot/test"), ("four_shot_more", "four_shot/more")):
        rows = pq.read_table(two_splits / f"data/{path}.parquet").to_pylist()
        assert [unwrapped(record) for record in read.records(name)] == rows


def test_croissant_says_what_the_card_and_the_manifest_say(release):
    said, manifest = read_json(release / "croissant.json"), read_json(release / "manifest.json")
    head, sections = card_of(release)
    assert (said["name"], said["version"]) == ("missing_fact", manifest["version"])
    assert said["license"] == "https://creativecommons.org/licenses/by/4.0/"
    assert said["citeAs"].count("@misc{") == 2
    assert said["citeAs"] in sections["Citation"]
    assert said["description"].split() == sections["Summary"].split()
    assert said["keywords"] == head["tags"]
    for file in said["distribution"]:
        assert file["sha256"] == file_digest(release / file["contentUrl"])


@OWN_WARNINGS
def test_croissant_finds_altered_data(draft):
    import mlcroissant

    path = draft / "data/zero_shot/test.parquet"
    path.write_bytes(path.read_bytes()[:-1] + b"\x00")
    with pytest.raises((mlcroissant.GenerationError, ValueError), match=r"Download|Hash"):
        list(mlcroissant.Dataset(draft / "croissant.json").records("zero_shot"))


def test_a_type_that_croissant_cannot_say_is_one_line(draft):
    path = draft / "data/zero_shot/test.parquet"
    table = pq.read_table(path).replace_schema_metadata()
    place = table.column_names.index("difficulty")
    shares = pa.array(table["difficulty"].to_pylist(), pa.float32())
    pq.write_table(table.set_column(place, "difficulty", shares), path)
    with pytest.raises(
        SeedproofError, match="zero_shot/difficulty is float32, expected one of string"
    ) as error:
        describe(draft)
    assert "\n" not in str(error.value)


def test_the_canary_is_in_the_card_the_manifest_and_the_data_but_in_no_question(built, release):
    guid = canary("missing_fact", "1.0.0")
    assert str(UUID(guid)) == guid
    assert guid in card_of(release)[1]["Canary"]
    assert read_json(release / "manifest.json")["canary"] == guid
    for config in LAYOUT.configs:
        table = pq.read_table(release / f"data/{config}/test.parquet")
        assert guid.encode() in table.schema.metadata.values()
        assert not [row for row in table.to_pylist() if guid in json.dumps(row)]
    assert len({guid, canary("missing_fact", "1.0.1"), canary("curriculum", "1.0.0")}) == 3


def test_card_and_croissant_are_the_same_in_another_process(built, release):
    code = (
        "import sys\nfrom pathlib import Path\nfrom pipeline.releasing.documents import documents_of\n"
        "written = documents_of(Path(sys.argv[1]), Path(), None)\n"
        "sys.stdout.buffer.write(written['README.md'] + b'\\0' + written['croissant.json'])\n"
    )
    told = {
        **os.environ,
        "PYTHONHASHSEED": "77",
        "LC_ALL": "C",
        "PYTHONPATH": str(REPOSITORY),
    }
    done = subprocess.run(
        [sys.executable, "-c", code, release], cwd=built, env=told, capture_output=True, check=True
    )
    expected = [(release / name).read_bytes() for name in ("README.md", "croissant.json")]
    assert done.stdout.split(b"\0") == expected


@pytest.fixture(scope="module", params=OURS)
def card(request, built):
    """Each small benchmark's release, and its card."""
    folder = built / "build" / request.param / "release"
    return folder, (folder / "README.md").read_text()


def test_a_card_is_short(card):
    """Its metadata count, too; the row does not: a small release lacks the one chosen for the card."""
    _, text = card
    words = [word for line in text.splitlines() if not line.startswith(">") for word in line.split()]
    assert len(words) <= MOST_WORDS


def blocks(text, language):
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [block for name, block in found if name == language]


APART = """import sys
for snippet in sys.argv[1:]:
    exec(snippet, {"__name__": "__main__"})
    print(end="\\0")
"""
"""Runs snippets in one process, which loads libraries once, each without the names of those before it."""


class Printed(NamedTuple):
    """What the code of a card printed, and the folder in which it ran."""

    loading: str
    generating: str
    scoring: str
    place: Path


@pytest.fixture(scope="module")
def printed(built, tmp_path_factory):
    """Run the code on the card of a benchmark, with the folder of the release for its name on the Hub."""

    @cache
    def run_code(benchmark):
        folder = built / "build" / benchmark / "release"
        place = tmp_path_factory.mktemp("place")
        name = f"{PUBLICATION['namespace']}/{benchmark}"
        snippets = blocks((folder / "README.md").read_text(), "python")
        assert [f'load_dataset("{name}"' in snippet for snippet in snippets] == [True, False, True]
        here = [snippet.replace(name, str(folder)) for snippet in snippets]
        known = {"PYTHONPATH": str(REPOSITORY), "HF_HOME": str(place / "home"), "HF_HUB_OFFLINE": "1"}
        command = [sys.executable, "-c", APART, *here]
        done = subprocess.run(command, cwd=place, env=os.environ | known, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        loading, generating, scoring, rest = done.stdout.split("\0")
        assert rest == ""
        return Printed(loading, generating, scoring, place)

    return run_code


def ancestors_addresses(benchmark):
    """What a benchmark's own template links to: the work that it follows, and its code and data."""
    template = (REPOSITORY / f"datacards/{benchmark}/README.md").read_text()
    return set(re.findall(r"https://[^\s)\"]+", template))


def test_every_link_leads_to_a_file_of_the_release_or_to_a_known_address(card):
    folder, text = card
    links = re.findall(r"\]\(([^)\s]+)\)", text)
    known = {
        PUBLICATION["code"],
        PUBLICATION["issues"],
        SCORES,
        "https://creativecommons.org/licenses/by/4.0/",
    }
    known |= ancestors_addresses(folder.parent.name)
    assert {"CHANGELOG.md", "schema.json", PUBLICATION["code"], PUBLICATION["issues"]} <= set(links)
    for link in links:
        assert link in known or (folder / link).is_file(), link


def test_no_address_is_on_a_card_but_those_of_the_publication_and_the_ancestor(card):
    folder, text = card
    page = f"https://huggingface.co/datasets/{PUBLICATION['namespace']}/{folder.parent.name}"
    licence = "https://creativecommons.org/licenses/by/4.0/"
    known = {PUBLICATION["code"], PUBLICATION["issues"], SCORES, licence, page}
    assert set(re.findall(r"https?://[^\s)\"}\]]+", text)) <= known | ancestors_addresses(folder.parent.name)


SCORED = {
    "number_game": "",
    "missing_fact": "True\n",
    "curriculum": "True\n",
    "university": "equal ",
    "judge": "",
}
"""How that begins which the code for scoring prints."""


@pytest.mark.parametrize("card", few(SCORED, 1), indirect=True)
def test_the_code_on_a_card_runs_as_it_stands(card, printed):
    folder, text = card
    loading, generating, scoring = blocks(text, "python")
    version = read_json(folder / "manifest.json")["version"]
    assert f'revision="v{version}")' in loading
    assert f'revision="v{version}")' in scoring
    assert f'sp.generate("{folder.parent.name}", 3, seed=7)' in generating
    (row,) = (row for row in read_rows(first_lines(folder)) if f"`{row['id']}`" in example_of(folder))
    done = printed(folder.parent.name)
    assert done.loading == f"{row['question']}\n"
    made = seedproof.generate(folder.parent.name, 3, seed=7)
    assert done.generating == "".join(f"{row['question']} {row['answer']}\n" for row in made)
    assert done.scoring.startswith(SCORED[folder.parent.name])


def first_lines(folder):
    """The JSON lines of the default config's own split."""
    config = next(iter(registry.benchmark(folder.parent.name).release.configs))
    return folder / f"jsonl/{config}/test.jsonl"


def test_the_code_for_scoring_a_game_prints_what_it_says(built, printed):
    folder = built / "build/number_game/release"
    *_, scoring = blocks((folder / "README.md").read_text(), "python")
    ((score, best),) = re.findall(r"  # (\d+) of (\d+) points", scoring)
    value, reason = printed("number_game").scoring.splitlines()
    assert value == str(Fraction(int(score), int(best)))
    assert reason == f"legal, {score} of {best} points; the best is {best}"


def test_the_judgements_of_the_card_of_judge_can_be_scored(built, printed):
    folder = built / "build/judge/release"
    done = run("judges", first_lines(folder), printed("judge").place / "judgements.jsonl")
    assert done.exit_code == 0, done.output
    (solutions,) = re.findall(r"^overall +(\d+) +0 ", done.output, re.MULTILINE)
    assert int(solutions) == len(list(read_rows(first_lines(folder))))


def example_of(folder):
    """The example of a release's card."""
    return card_parts((folder / "README.md").read_text())[1]["An example"]


def test_every_command_on_a_card_is_one(card):
    _, text = card
    commands = [line for block in blocks(text, "") for line in block.splitlines()]
    shown = [shlex.split(line)[1:] for line in commands if line.startswith("seedproof ")]
    shown += [shlex.split(said) for said in re.findall(r"`seedproof ([^`]+)`", text)]
    assert {"restore", "verify", "audit"} <= {words[0] for words in shown}
    for words in shown:
        command = cli.get_command(None, words[0])
        assert command is not None, words
        known = {option for parameter in command.params for option in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= known, words
    others = [line for line in commands if not line.startswith("seedproof ")]
    assert others == [f'pip install "seedproof[hub] @ git+{PUBLICATION["code"]}"']


def test_what_a_score_must_beat_is_attested(release):
    _, sections = card_of(release)
    attested = read_json(release / "attestations/quality.json")["predicate"]["baselines"]
    for splits in attested["configs"].values():
        share = splits["test"]["to_beat"]["all"]["share"]
        assert f" {percent(share)} on `" in sections["Best known scores"]


def test_no_placeholder_is_left(card):
    _, text = card
    assert not re.search(r"<(?!https://)[a-z_]+>|\bTODO\b|\bXXX\b", text)


def test_every_table_has_a_caption(card):
    """A table stands under a sentence, or alone under its section's heading."""
    _, text = card
    for before in re.findall(r"([^\n]+)\n\n\|(?!.*\n\|? ?---)[^\n]+\n\| ---", text):
        assert before.startswith("## ") or before.endswith((":", ".", "```", ")")), before


def test_the_example_is_a_row_of_the_release(card):
    folder, text = card
    layout = registry.benchmark(folder.parent.name).release
    said = card_parts(text)[1]["An example"]
    for config in layout.examples:
        rows = {row["id"]: row for row in read_rows(folder / f"jsonl/{config}/test.jsonl")}
        (identifier,) = (name for name in rows if f"`{name}`" in said)
        if layout.examples[config] in rows:
            assert identifier == layout.examples[config]
    shown = next(name for name in re.findall("`([^`]+)`", said) if name.count("/") == 3)
    assert f"`seedproof audit {shown}`" in text


def test_the_named_examples_are_in_the_releases():
    for benchmark in OURS:
        for config, identifier in registry.benchmark(benchmark).release.examples.items():
            assert identifier.startswith(f"{benchmark}/")
            assert config in registry.benchmark(benchmark).release.configs
            rows = REPOSITORY / "build" / benchmark / "release" / "jsonl" / config / "test.jsonl"
            assert not rows.exists() or any(row["id"] == identifier for row in read_rows(rows))


def test_the_picture_of_the_example_is_that_of_its_row(built):
    folder = built / "build/university/release"
    (identifier,) = re.findall(r"`(university/[^`]+)`", example_of(folder))
    rows = pq.read_table(folder / "data/default/test.parquet").to_pylist()
    (row,) = (row for row in rows if row["id"] == identifier)
    assert (folder / PICTURE).read_bytes() == row["image"]["bytes"]
    assert f"]({PICTURE})" in example_of(folder)
    for benchmark in set(OURS) - {"university"}:
        assert not (built / f"build/{benchmark}/release" / PICTURE).exists()


@OWN_WARNINGS
def test_the_croissant_of_every_benchmark_has_no_finding_but_the_missing_day_of_a_draft(
    card, built, tmp_path
):
    folder, _ = card
    (finding,) = croissant_findings(folder / "croissant.json")
    assert 'datePublished" is recommended' in finding
    path = tmp_path / "croissant.json"
    path.write_bytes(documents_of(folder, built, DAY)["croissant.json"])
    assert croissant_findings(path) == []


def test_croissant_says_what_conferences_ask_for(card):
    folder, text = card
    said = read_json(folder / "croissant.json")
    for needed in (
        "rai:dataCollection", "rai:dataLimitations", "rai:dataBiases", "rai:dataUseCases",
        "rai:dataSocialImpact", "rai:personalSensitiveInformation", "rai:dataAnnotationProtocol",
        "rai:dataReleaseMaintenancePlan",
    ):  # fmt: skip
        texts = said[needed] if isinstance(said[needed], list) else [said[needed]]
        assert texts
        for part in texts:
            for word in part.split():
                assert word in text, (needed, part)
    assert said["rai:hasSyntheticData"] is True
    (work,) = said["prov:wasDerivedFrom"]
    assert f"]({work['@id']})" in text
    assert "No row is copied from it." in work["description"]
    assert said["prov:wasGeneratedBy"]["prov:wasAssociatedWith"]["@id"] == PUBLICATION["code"]


def test_the_publication_stands_in_card_and_croissant(card):
    folder, text = card
    said, manifest = read_json(folder / "croissant.json"), read_json(folder / "manifest.json")
    page = f"https://huggingface.co/datasets/{PUBLICATION['namespace']}/{folder.parent.name}"
    assert (said["creativeWorkStatus"], said["url"]) == ("Draft", page)
    assert "datePublished" not in said
    assert said["publisher"]["url"] == PUBLICATION["code"]
    own, _ = said["citeAs"].split("\n@misc")
    for needed in ("year = {2031}", f"version = {{{manifest['version']}}}", f"url = {{{page}}}"):
        assert needed in own
    assert own in text


def test_the_canary_is_wherever_a_crawl_may_start(card):
    folder, text = card
    guid = read_json(folder / "manifest.json")["canary"]
    said = read_json(folder / "croissant.json")
    assert guid in text
    assert guid in said["usageInfo"]["text"]
    for path in folder.glob("data/*/*.parquet"):
        assert guid.encode() in pq.read_schema(path).metadata.values()


def test_a_template_reaches_nothing_outside_the_card(draft):
    template = Path("datacards/missing_fact/README.md")
    for code in ("manifest.__class__.__mro__", "families.clear()", "manifest.update({})"):
        template.write_text(f"{{{{ {code} }}}}")
        with pytest.raises(SeedproofError, match="cannot be filled in"):
            describe(draft)


BOMBS = {
    "steps": (
        "{% for i in range(99999) %}{% for j in range(99999) %}{% endfor %}{% endfor %}",
        "takes more than 5",
    ),
    "a range": ("{% for i in range(10**9) %}x{% endfor %}", "a number in it is out of range"),
    "a product": ('{{ "a" * 10**9 }}', "it is too large for the memory here"),
    "a filter": ('{{ "a" | center(3 * 10**9) }}', "it is too large for the memory here"),
    "doubling": (
        '{% set n = namespace(a="aa") %}{% for i in range(40) %}{% set n.a = n.a ~ n.a %}{% endfor %}',
        "it is too large for the memory here",
    ),
    "a long text": ("x" * 2_000_001, "is longer than 2,000,000 characters"),
    "nesting": ("{{" + "(" * 5_000, "it is nested too deeply"),
    "a division": ("{{ 1 / 0 }}", "a number in it is out of range"),
}


@pytest.mark.slow
@pytest.mark.parametrize(("content", "said"), few(BOMBS.values(), 3))
def test_what_a_template_of_others_takes_is_bounded(draft, content, said):
    Path("datacards/missing_fact/README.md").write_text(content)
    with pytest.raises(SeedproofError, match=said) as error:
        describe(draft)
    assert "\n" not in str(error.value)


def test_templates_that_came_with_the_code_are_filled_in_by_this_process(draft, monkeypatch):
    """The same card, whoever fills it in; another process takes longer."""
    written = (draft / "README.md").read_bytes()
    monkeypatch.setattr("pipeline.releasing.card.own_home", lambda benchmark: Path())
    monkeypatch.setattr("pipeline.releasing.card.apart", None)
    (draft / "README.md").unlink()
    write_documents(draft, Path(), None)
    assert (draft / "README.md").read_bytes() == written


def test_a_release_without_rows_has_no_card(draft):
    path = draft / "data/zero_shot/test.parquet"
    pq.write_table(pq.read_table(path).slice(0, 0), path)
    with pytest.raises(SeedproofError, match="zero_shot has no rows, expected one that the card can show"):
        describe(draft)


def test_rows_without_ids_have_no_card(draft):
    path = draft / "data/zero_shot/test.parquet"
    pq.write_table(pq.read_table(path).drop_columns(["id"]), path)
    with pytest.raises(SeedproofError, match=r"test\.parquet: has no column id"):
        describe(draft)


def test_formulas_stand_between_the_hubs_delimiters():
    assert formulas("Let $x^2$ and $$y$$ be, with $z$.") == r"Let \\(x^2\\) and $$y$$ be, with \\(z\\)."


def test_plain_text_stays_plain_and_code_stays_code():
    assert plain("a*b_c <d> [e] $5") == r"a\*b\_c \<d> \[e\] \$5"
    assert plain("`a*b` and *") == r"`a*b` and \*"


def test_a_quotation_keeps_its_lines():
    assert quoted("a\nb\n\nc") == "> a  \n> b\n>\n> c"
