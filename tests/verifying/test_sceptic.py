"""What somebody tried who had not read the code that verifies: to pass with what is not true.

Each case alters a copy of a small release, makes what is in an attacker's power agree again, and names
the check that has to refuse it.
"""

import datetime
import json
import os
import re
import shutil
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from pipeline.cli import cli
from pipeline.releasing.documents import documents_of
from seedproof.record.files import file_digest
from tests.circles import few
from tests.conftest import SMALL

CYCLE, QUALITY, CERTIFY = (f"attestations/{gate}.json" for gate in ("cycle", "quality", "certify"))
CARD, CROISSANT, CHANGELOG = "README.md", "croissant.json", "CHANGELOG.md"
MANIFEST, SCHEMA, SUMS, ARCHIVE = "manifest.json", "schema.json", "SHA256SUMS", "proofs/scripts.tar.zst"
EASY, SHOTS = "jsonl/easy/test.jsonl", "jsonl/mixed_2_shot/test.jsonl"
RELEASE = Path("releases/number_game/1.0.0")
CLEAR = "\x1b[2J"
PUBLISHED = {"repository": "acme/number_game", "commit": "0" * 40, "tag": "v1.0.0", "date": "2025-01-02"}


# What an attacker has at hand.


@contextmanager
def edited(path):
    value = json.loads(path.read_text())
    yield value
    path.write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n")


def replace(path, old, new):
    data = path.read_bytes()
    assert old.encode() in data
    path.write_bytes(data.replace(old.encode(), new.encode(), 1))


def list_sums(release):
    names = sorted(line[66:] for line in (release / SUMS).read_text().splitlines())
    (release / SUMS).write_text("".join(f"{file_digest(release / name)}  {name}\n" for name in names))


def reseal(release):
    """Make manifest, attestations and checksums those of the tables that lie here now."""
    with edited(release / MANIFEST) as manifest:
        for name, file in manifest["files"].items():
            file |= {"bytes": (release / name).stat().st_size, "sha256": file_digest(release / name)}
            if name.endswith("jsonl"):
                file["rows"] = (release / name).read_bytes().count(b"\n")
    for attestation in (release / "attestations").iterdir():
        with edited(attestation) as statement:
            for entry in statement["subject"]:
                entry["digest"]["sha256"] = file_digest(release / entry["name"])
    list_sums(release)


def agree(release, name):
    """Make agree with a changed file what is in the power of whoever changed it."""
    if name.startswith(("data/", "jsonl/")):
        reseal(release)
    elif name in (MANIFEST, SCHEMA):
        list_sums(release)


def retell(release, old, new):
    """Change the card, and what the Croissant description says of the card."""
    card, croissant = release / CARD, release / CROISSANT
    digest, size = file_digest(card), card.stat().st_size
    replace(card, old, new)
    if old in croissant.read_text():
        replace(croissant, old, new)
    replace(croissant, digest, file_digest(card))
    replace(croissant, f'"{size} B"', f'"{card.stat().st_size} B"')


def tell_as_published(release, date=PUBLISHED["date"]):
    for name, content in documents_of(release, Path(), datetime.date.fromisoformat(date)).items():
        (release / name).write_bytes(content)


# Small alterations: each gives a function of a release.


def text(name, old, new):
    return into(name, lambda data: data.replace(old.encode(), new.encode(), 1))


def into(name, change):
    def alter(release):
        data = (release / name).read_bytes()
        (release / name).write_bytes(change(data))
        assert (release / name).read_bytes() != data
        agree(release, name)

    return alter


def change(name, edit, *said):
    """Edit a JSON file; then what the card says."""

    def alter(release):
        with edited(release / name) as value:
            edit(value)
        agree(release, name)
        if said:
            retell(release, *said)

    return alter


def value(name, path, new):
    *outer, last = path.split("/")

    def edit(inner):
        for key in outer:
            inner = inner[key]
        inner[last] = new

    return change(name, edit)


def publish(old="", new="", **changes):
    def alter(release):
        tell_as_published(release, changes.get("date", PUBLISHED["date"]))
        (release / "publication.json").write_text(json.dumps(PUBLISHED | changes, indent=1) + "\n")
        replace(release / "publication.json", old, new)

    return alter


def add(name, data="x"):
    def alter(release):
        (release / name).parent.mkdir(exist_ok=True)
        (release / name).write_text(data)

    return alter


def copy(source, target):
    def alter(release):
        shutil.copy(release / source, release / target)
        agree(release, target)

    return alter


# What takes more than one step.


def attestation_linked(release):
    shutil.move(release / CYCLE, "cycle.json")
    (release / CYCLE).symlink_to(Path("cycle.json").absolute())


def attestation_piped(release):
    (release / CYCLE).unlink()
    os.mkfifo(release / CYCLE)


def row_twice(release):
    medium = release / "jsonl/medium/test.jsonl"
    medium.write_bytes((release / EASY).read_bytes().splitlines(True)[0] + medium.read_bytes())
    reseal(release)


def configs_exchanged(release):
    for name in ("data/{}/test.parquet", "jsonl/{}/test.jsonl"):
        easy, hard = (release / name.format(config) for config in ("easy", "hard"))
        taken = easy.read_bytes()
        easy.write_bytes(hard.read_bytes())
        hard.write_bytes(taken)
    reseal(release)


def seed_of_the_next(data):
    first, second, *_ = re.findall(rb'"seed":"([0-9a-f]{32})"', data)
    return data.replace(first, second)


def benchmark_renamed(release):
    shutil.rmtree(release)
    shutil.copytree("releases/judge/1.0.0", release)
    text(MANIFEST, '"judge"', '"number_game"')(release)


def archive_replaced(release):
    (release / ARCHIVE).write_bytes(b"junk")
    value(CERTIFY, "predicate/scripts/sha256", file_digest(release / ARCHIVE))(release)


def unsatisfiable(statement):
    return next(query for query in statement["predicate"]["queries"] if query["expected"] == "unsat")


def contradicted(statement):
    unsatisfiable(statement)["said"]["z3"] = {"sat": 10}


def promised_otherwise(statement):
    unsatisfiable(statement).update({"said": {"z3": {"sat": 10}, "cvc5": {"sat": 10}}, "expected": "sat"})


def decided_by_nobody(release):
    with edited(release / CERTIFY) as statement:
        said = statement["predicate"]
        shown = " and ".join(" ".join(engine) for engine in said["engines"].items())
        said["engines"] = {"nist": "1"}
        for query in said["queries"]:
            query["said"] = {"nist": {query["expected"]: query["scripts"]}}
    retell(release, shown, "nist 1")


def covered(*said, **figures):
    return change(CERTIFY, lambda to: to["predicate"]["families"]["five_operands"].update(figures), *said)


def without_lemmas(statement):
    statement["predicate"]["lemmas"] = {}


def family_of_escape_codes(manifest):
    manifest["families"][CLEAR] = manifest["families"]["five_operands"]


def files_reversed(manifest):
    manifest["files"] = dict(reversed(manifest["files"].items()))


STRANGER = {"name": "jsonl/nist/test.jsonl", "digest": {"sha256": "0" * 64}}
NESTED = '"x": ' + '{"x": ' * 50_000 + "0" + "}" * 50_000
CASES = {
    "attestations": {
        "a subject is in another order": change(CYCLE, lambda to: to["subject"].reverse()),
        "a subject names a table twice": change(CYCLE, lambda to: to["subject"].append(to["subject"][0])),
        "a subject names a strange table": change(CYCLE, lambda to: to["subject"].append(STRANGER)),
        "a subject leaves out a table": change(CYCLE, lambda to: to["subject"].pop()),
        "a subject has a second digest": text(CYCLE, '"digest": {', '"digest": {\n    "sha1": "0",'),
        "a statement is of an older type": text(CYCLE, "Statement/v1", "Statement/v0.1"),
        "a predicate is of a stranger's type": text(CYCLE, "github.com/", "evil.example/"),
        "findings are false": value(CYCLE, "predicate/findings", False),
        "a negative number was checked": value(CYCLE, "predicate/checked", -12),
        "the number checked is a float": value(CYCLE, "predicate/checked", 12.0),
        "the number checked is endless": text(CYCLE, '"checked": ', '"checked": ' + "1" * 5000),
        "a statement is endorsed": value(CYCLE, "predicate/endorsed", "NIST"),
        "no tool attests": value(CYCLE, "predicate/tool", {}),
        "a tool of somebody else attests": value(CYCLE, "predicate/tool", {"nist": "1"}),
        "a statement says two things": text(CYCLE, '"findings": 0', '"findings": 3,\n  "findings": 0'),
        "a statement begins with a mark": into(CYCLE, lambda data: b"\xef\xbb\xbf" + data),
        "a statement has other line ends": into(CYCLE, lambda data: data.replace(b"\n", b"\r\n")),
        "a statement is not text": into(CYCLE, lambda data: data.replace(b"dev0", b"\xff")),
        "a statement is nested deeply": text(CYCLE, '"findings": 0', NESTED),
        "a gate has the statement of another": copy(CYCLE, "attestations/validate.json"),
        "a gate has no attestation": lambda release: (release / CYCLE).unlink(),
        "an archive lies beside": add(ARCHIVE),
    },
    "documents": {
        "a card praises itself": text(CARD, "## Summary", "Verified by NIST.\n\n## Summary"),
        "a config loads the rows of another": text(CARD, "path: data/easy/", "path: data/hard/"),
        "a config loads from elsewhere": text(CARD, "path: data/easy/", "path: https://evil.example/"),
        "a card has another licence": text(CARD, "license: cc-by-4.0", "license: mit"),
        "a licence asks for money": into("LICENSE", lambda data: data + b"\nSend money.\n"),
        "a description has files elsewhere": text(CROISSANT, '"data/easy', '"https://evil.example/easy'),
        "a changelog invents an ancestor": into(CHANGELOG, lambda data: data + b"\n## 0.9.0\n\nOld.\n"),
    },
    "params": {
        "quality was held to less": value(QUALITY, "predicate/params/most_common_target_percent", 101),
    },
    "changelog": {"a changelog is ahead": text(CHANGELOG, "## 1.0.0", "## 2.0.0\n\nBetter.\n\n## 1.0.0")},
    "status": {
        "a release has the tag of another": publish(tag="v2.0.0"),
        "a publication is endorsed": publish(endorsed="NIST"),
        "a publication has two tags": publish(' "tag"', ' "tag": "v2.0.0",\n "tag"'),
        "a repository has escape codes": publish(repository=f"acme/{CLEAR}"),
        "a repository ends the line": publish(repository="acme/number_game\n"),
    },
    "manifest": {
        "a manifest has two root seeds": text(MANIFEST, ' "root_seed"', ' "root_seed": 8,\n "root_seed"'),
        "a manifest names its code": value(MANIFEST, "code", "1.0.0"),
        "files are in another order": change(MANIFEST, files_reversed),
        "a format is a float": value(MANIFEST, "format", 3.0),
    },
    "name": {
        "a canary is another's": value(MANIFEST, "canary", "3ee5f2d2-f299-5166-a708-f0fe1ea09ae3"),
        "another benchmark has this name": benchmark_renamed,
    },
    "schema": {"a schema allows more": text(SCHEMA, '"additionalProperties": false', '"title": "any"')},
    "checksums": {
        "a document is listed as rows": into(SUMS, lambda data: data + b"0" * 64 + b"  README.md\n"),
        "the schema is not listed": into(SUMS, lambda data: re.sub(rb".*schema.json\n", b"", data)),
        "a digest is in capitals": into(SUMS, lambda data: data[:64].upper() + data[64:]),
    },
    "files": {
        "a statement has 70 MB": into(CYCLE, lambda data: data + b" " * 70_000_000),
        "somebody attests who is no gate": copy(CYCLE, "attestations/nist.json"),
        "an attestation is a link": attestation_linked,
        "an attestation is a pipe": attestation_piped,
        "a folder of rows explains itself": add("jsonl/README.md"),
        "a file has escape codes": add(f"data/{CLEAR}"),
        "a script would load the rows": add("number_game.py"),
        "Git is told of other attributes": add(".gitattributes", "*.parquet text\n"),
        "Git is told to ignore the rows": add(".gitignore", "*\n"),
    },
    "configs": {
        "a row stands in two configs": row_twice,
        "a worked example is wrong": text(SHOTS, "77 / 1 = 77", "77 / 1 = 78"),
    },
    "root seed": {
        "two configs have changed places": configs_exchanged,
        "a worked example is written otherwise": text(SHOTS, "10 + 6 = 16", "6 + 10 = 16"),
        "a proof is said to be another": value(MANIFEST, "families/five_operands/proof_method", "oracle"),
    },
    "seeds": {
        "a row has the seed of the next": into(EASY, seed_of_the_next),
        "a generator is said to be another": value(MANIFEST, "families/five_operands/generator", 3),
    },
    "order": {"a row has two answers": text(EASY, '"answer":', '"answer":"0","answer":')},
    "parquet": {"Parquet has other rows": copy("data/hard/test.parquet", "data/easy/test.parquet")},
}
ON_THEIR_WORD = {
    "a draft is called published": tell_as_published,
    "a publication is to come": publish(date="2999-01-01"),
    "a publication has another's name": publish(repository="acme/judge"),
    "a publication is not where the card says": publish(repository="nist/number_game"),
}
PARTLY = "some claims of every row"
"""So the card has it."""
CERTIFIED = {
    "an engine decides that nobody has": decided_by_nobody,
    "an engine contradicts": change(CERTIFY, contradicted),
    "an engine is named that said nothing": value(CERTIFY, "predicate/engines/coq", "9.0"),
    "an archive has no attestation": lambda release: (release / CERTIFY).unlink(),
    "more rows are certified than there are": covered(
        PARTLY, "all claims of 0 of 10,000 rows and some claims of 10", rows=10_000
    ),
}
REDONE = {
    "an expectation is invented": change(
        QUALITY, lambda to: to["predicate"]["expectations"].append("test x: y")
    ),
    "a query promises the contrary": change(CERTIFY, promised_otherwise),
    "all rows are covered in full": covered(PARTLY, "all claims of every row", full=10, part=0),
    "no lemma is needed": change(CERTIFY, without_lemmas, "1 textbook lemma ", "0 textbook lemmas "),
    "the archive is something else": archive_replaced,
}
HOSTILE = {
    "imports a file": '{% import "../../../../../../etc/passwd" as taken %}',
    "asks for a class": "{{ ''.__class__.__mro__ }}",
    "asks for it by a filter": "{{ ''|attr('__class__') }}",
    "runs a command": "{{ cycler.__init__.__globals__.os.system('touch ran') }}",
    "calls itself": "{% macro again() %}{{ again() }}{% endmacro %}{{ again() }}",
    "counts without end": "{% for number in range(10 ** 12) %}{% endfor %}",
}
TOOL = "predicate/tool/seedproof"
SHOWN = {
    "a tool": value(CYCLE, TOOL, f"1{CLEAR}"),
    "a tool, by a control of one byte": value(CYCLE, TOOL, "1\x9b2J"),
    "a tool, by a change of direction": value(CYCLE, TOOL, "1\u202e0"),
    "a tool, by a line of its own": value(CYCLE, TOOL, "1\npassed       nist"),
    "a family": value(
        MANIFEST,
        f"families/x{CLEAR}",
        {
            "generator": 2,
            "proof_method": "exhaustive",
            "rows": {"d1": 1},
            "distinct": 1,
            "demonstrations": 0,
            "rejected": {},
        },
    ),
    "a repository": publish(repository="acme/number_game\npassed       nist"),
    "a file": add(f"data/{CLEAR}"),
    "a card": text(CARD, "## Summary", f"## {CLEAR}Summary"),
    "an answer": text(EASY, '"answer":"', '"answer":"\\u001b[2J'),
    "an id": text(EASY, "five_operands/d1", "five\\u001b[2J/d1"),
}
MALFORMED = {
    "a row": into(EASY, lambda data: b"\xef\xbb\xbf" + data),
    "a version": value(MANIFEST, "version", "1.0"),
}


def verify(*options, release=RELEASE, **how):
    """The result of verifying by the templates that lie here, and the checks that failed."""
    done = CliRunner().invoke(cli, ["verify", str(release), "--templates", ".", *options], **how)
    assert isinstance(done.exception, SystemExit | None), "a traceback"
    return done, set(re.findall(r"^failed +(root seed|\S+)", done.output, re.M))


def each(table):
    """A few of them, the others in the soak."""
    cases = [pytest.param(alter, id=name) for name, alter in table.items()]
    return pytest.mark.parametrize("alter", few(cases))


@pytest.mark.parametrize(
    ("check", "alter"),
    few(
        [
            pytest.param(check, alter, id=name)
            for check, cases in CASES.items()
            for name, alter in cases.items()
        ],
        20,
    ),
)
def test_that_it_is_refused(check, alter, workplace):
    alter(RELEASE)
    done, failed = verify()
    assert (done.exit_code, check in failed) == (1, True), done.output
    assert "NOT VERIFIED" in done.output.splitlines()[-1]


@each(ON_THEIR_WORD)
def test_that_a_publication_is_on_the_maintainers_word(alter, workplace):
    alter(RELEASE)
    done, failed = verify("--redo")
    assert (done.exit_code, failed) == (0, set()), done.output
    assert re.search("published on .* on the maintainer's word", done.output.splitlines()[-1])


@each(CERTIFIED)
def test_that_it_is_refused_of_what_engines_decide(alter, workplace):
    alter(RELEASE)
    done, failed = verify()
    assert (done.exit_code, failed) == (1, {"attestations"}), done.output


@each(REDONE)
def test_that_it_is_on_the_maintainers_word_and_refused_if_redone(alter, workplace):
    alter(RELEASE)
    done, _ = verify()
    assert done.exit_code == 0, done.output
    assert "on the maintainer's word" in done.output.splitlines()[-1]
    done, failed = verify("--redo")
    assert done.exit_code == 1, done.output
    assert failed & {"attestations", "quality", "certify", "engines"}, done.output


@pytest.mark.parametrize("benchmark", few(SMALL))
def test_that_what_nobody_altered_is_redone(benchmark, workplace):
    done, failed = verify("--redo", release=f"releases/{benchmark}/1.0.0")
    assert (done.exit_code, failed) == (0, set()), done.output


def test_that_nothing_may_follow_an_image(workplace):
    release = Path("releases/university/1.0.0")
    into("example.png", lambda data: data + b"PK")(release)
    assert verify(release=release)[1] == {"documents"}


@pytest.mark.parametrize("template", HOSTILE.values(), ids=HOSTILE)
def test_that_a_hostile_card_is_one_line(template, workplace):
    block = "{% block summary %}\n"
    replace(Path("datacards/number_game/README.md"), block, block + template)
    done, failed = verify()
    assert (done.exit_code, failed) == (1, {"documents"}), done.output
    assert not Path("ran").exists()
    assert re.search("^failed .*\n(\\S| {13}\\S)", done.output, re.M), "more than one line"


def test_that_hostile_params_are_no_traceback(workplace):
    Path("params.yaml").write_text("[" * 100_000)
    assert verify()[0].exit_code == 1


@each(SHOWN)
def test_that_nothing_in_a_release_commands_the_terminal(alter, workplace):
    alter(RELEASE)
    shown = verify(color=True)[0].output
    assert not re.search("\x1b\\[2J|[\x80-\x9f\u202a-\u202e]", shown)
    assert not re.search("^ *passed +nist", shown, re.M)


@each(MALFORMED)
def test_that_what_cannot_be_read_has_a_verdict(alter, workplace):
    alter(RELEASE)
    assert "NOT VERIFIED" in verify()[0].output.splitlines()[-1]
    assert json.loads(verify("--json")[0].stdout)["exit_code"] == 1
