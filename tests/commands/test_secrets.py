"""A marked secret is fed to every error path; all that was said, logged and written is searched for it."""

import importlib
import io
import logging
import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml

from pipeline.publishing.discretion import discreet
from pipeline.publishing.download import download
from pipeline.publishing.local_hub import Fault
from pipeline.publishing.patience import Patience
from seedproof.benchmarks.missing_fact import generate
from seedproof.record.errors import SeedproofError
from tests.circles import few
from tests.conftest import run
from tests.hub import TOKEN
from tests.tiny import (  # noqa: F401
    acme_fixture,
    client_fixture,
    release_fixture,
    send,
    sent_fixture,
    there_fixture,
)

pytestmark = pytest.mark.slow

SECRET = "dec0de" * 10 + "5ec7"
OTHER = "dec0de" * 10 + "07e7"
MARK = "dec0dedec0de"
"""A part of both, so that half a secret is found too."""

RELEASE = "releases/missing_fact/1.0.0"
ROW = "missing_fact/bayes_missing_prior/d1/000000"
CUT = ("cut", "missing_fact", "--split")


@pytest.fixture
def workplace(built, tmp_path, monkeypatch):
    """A copy of what one benchmark needs of the built workplace, as the current folder."""
    folder = tmp_path / "workplace"
    kept = ("build/missing_fact", "releases/missing_fact", "datacards", "schemas")
    for name in kept:
        shutil.copytree(built / name, folder / name)
    for name in ("params.yaml", "LICENSE-DATA"):
        shutil.copy(built / name, folder)
    monkeypatch.chdir(folder)
    return folder


def nothing(patch):
    """The workplace stays as it is."""


@dataclass(frozen=True)
class ErrorPath:
    """A command that must fail; `prepare` breaks the workplace, or with the patch given, the program."""

    command: tuple[str, ...]
    prepare: Callable[[pytest.MonkeyPatch], None] = nothing


def put(path, text):
    """Break the workplace by a file in place of what is there, or ought to be."""

    def prepare(patch):
        file = Path(path)
        if file.is_dir():
            shutil.rmtree(file)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    return prepare


def failing(name, error):
    """Break the program: a function fails with an error."""

    def prepare(patch):
        def fail(*arguments, **named):
            raise error

        patch.setattr(name, fail)

    return prepare


def hide_root_seed(patch):
    """A release that keeps its root seed secret."""
    path = Path(RELEASE, "manifest.json")
    path.write_text(path.read_text().replace('"root_seed": 7', f'"root_seed_sha256": "{"0" * 64}"', 1))


def commit_to_split(patch):
    """A release that commits to a split of the secret."""
    path = Path(RELEASE, "manifest.json")
    committed = f'"splits": {{"held_out": {{"rows": {{"A": 1, "B": 1}}, "root_seed_sha256": "{"0" * 64}"}}}}'
    text = path.read_text().replace('"splits": {}', committed, 1)
    assert committed in text
    path.write_text(text)


def keep(split):
    """An earlier call has kept a secret in private/, in a section that is this."""

    def prepare(patch):
        params = yaml.safe_load(Path("params.yaml").read_text())
        params["missing_fact"]["splits"] = split
        put("private/missing_fact/held_out/params.yaml", yaml.safe_dump(params))(patch)

    return prepare


def give_up_early(patch):
    """That there are no more rows is found after few draws."""
    patch.setattr(generate, "GIVE_UP", 500)


CUTTING = {
    "a bad name": ErrorPath((*CUT, "bad name", "--rows", "1")),
    "a name that is the secret": ErrorPath((*CUT, SECRET, "--rows", "1")),
    "a name that is taken": ErrorPath((*CUT, "test", "--rows", "1")),
    "rows that are no number": ErrorPath((*CUT, "held_out", "--rows", "x")),
    "rows that are the secret": ErrorPath((*CUT, "held_out", "--rows", f"{SECRET}=x")),
    "rows of a family that is the secret": ErrorPath((*CUT, "held_out", "--rows", f"{SECRET}=1")),
    "rows of nobody": ErrorPath((*CUT, "held_out", "--rows", "nobody=1")),
    "more rows than there are": ErrorPath(
        (*CUT, "held_out", "--rows", "1", "--rows", "discrete_tomography=300"), give_up_early
    ),
    "a file for private/": ErrorPath((*CUT, "held_out", "--rows", "1"), put("private", "")),
    "a file for the benchmark's": ErrorPath(
        (*CUT, "held_out", "--rows", "1"), put("private/missing_fact", "")
    ),
    "a full disk": ErrorPath(
        (*CUT, "held_out", "--rows", "1"), failing("os.fsync", OSError(28, "No space left on device"))
    ),
    "a stage that fails": ErrorPath(
        (*CUT, "held_out", "--rows", "1"),
        failing("pipeline.stages.generate.run", SeedproofError("generate: is broken")),
    ),
    "a public build that fails": ErrorPath(
        (*CUT, "held_out", "--rows", "1"),
        failing("pipeline.archiving.splits.read_json", SeedproofError("manifest.json: is broken")),
    ),
}
"""What fails while a secret split is added, with the secret as its root seed."""


@pytest.fixture
def remembered(caplog):
    """All that anything logs, at the lowest level, also where the Hub's client logs it.

    Not at its topmost logger: what is shown there says nothing of a handler elsewhere.
    """
    importlib.import_module("huggingface_hub.hf_api")
    handler = caplog.handler
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, "huggingface_hub")
    names = [name for name in logging.root.manager.loggerDict if name.startswith("huggingface_hub.")]
    for name in names:
        logging.getLogger(name).addHandler(handler)
    yield caplog
    for name in names:
        logging.getLogger(name).removeHandler(handler)


def logged(remembered):
    """The records as they are, and as a handler shows them."""
    return remembered.text + "".join(str(vars(record)) for record in remembered.records)


def holding(folder, mark):
    """The files outside private/ that hold a text."""
    files = (path for path in folder.rglob("*") if path.is_file() and "private" not in path.parts)
    return {path for path in files if mark in path.read_bytes().decode(errors="replace").lower()}


def check_path(path, monkeypatch, remembered, *more):
    """The command fails in one line, and the mark is nowhere where it was not before."""
    path.prepare(monkeypatch)
    before = holding(Path(), MARK)
    done = run(*path.command, *more)
    assert done.exit_code in (1, 2, 3), done.output
    assert isinstance(done.exception, SystemExit), done.exception
    assert MARK not in done.output.lower()
    assert MARK not in logged(remembered).lower()
    assert holding(Path(), MARK) == before


@pytest.mark.parametrize("path", CUTTING.values(), ids=CUTTING)
def test_a_split_that_cannot_be_made_tells_no_secret_and_leaves_none(
    workplace, monkeypatch, remembered, path
):
    monkeypatch.setenv("SEEDPROOF_ROOT_SEED", SECRET)
    monkeypatch.setattr("pipeline.stages.STAGES", ("generate",))
    monkeypatch.setattr("pipeline.archiving.repro.STAGES", ("generate",))
    before = Path("params.yaml").read_bytes()
    check_path(path, monkeypatch, remembered)
    assert not [file for file in Path("private").rglob("*") if file.is_dir() or file.stat().st_size]
    assert Path("params.yaml").read_bytes() == before


@pytest.mark.parametrize("seed", [f"{SECRET}0", SECRET[:-1], SECRET.upper(), f"0x{SECRET}"])
def test_a_root_seed_that_is_none_is_not_told(workplace, monkeypatch, remembered, seed):
    path = ErrorPath((*CUT, "held_out", "--rows", "1", "--root-seed", seed))
    check_path(path, monkeypatch, remembered)
    assert not Path("private").exists()


KEPT = {
    "another root seed": {"held_out": {"rows": {"A": 1, "B": 1}, "root_seed": OTHER}},
    "a root seed that is none": {"held_out": {"rows": {"A": 1, "B": 1}, "root_seed": OTHER[:-1]}},
    "a bad name": {"bad name": {"rows": {"A": 1, "B": 1}, "root_seed": OTHER}},
    "nothing": {},
}


@pytest.mark.parametrize("split", KEPT.values(), ids=KEPT)
def test_what_an_earlier_call_kept_stays_and_is_not_told(workplace, monkeypatch, remembered, split):
    kept = Path("private/missing_fact/held_out/params.yaml")
    path = ErrorPath((*CUT, "held_out", "--rows", "1", "--root-seed", SECRET), keep(split))
    check_path(path, monkeypatch, remembered)
    assert yaml.safe_load(kept.read_text())["missing_fact"]["splits"] == split


def test_a_call_that_fails_after_an_earlier_one_loses_no_secret(workplace, monkeypatch, remembered):
    monkeypatch.setattr("pipeline.archiving.repro.STAGES", ("generate",))
    split = {"held_out": {"rows": {"A": 1, "B": 1}, "root_seed": SECRET}}
    keep(split)(monkeypatch)
    check_path(
        ErrorPath(
            (*CUT, "held_out", "--rows", "1", "--rows", "discrete_tomography=300"),
            give_up_early,
        ),
        monkeypatch,
        remembered,
    )
    kept = yaml.safe_load(Path("private/missing_fact/held_out/params.yaml").read_text())
    assert kept["missing_fact"]["splits"]["held_out"]["root_seed"] == SECRET


ROWS = {"A": 1, "B": 1}
SPLITS = {
    "a bad name": {"bad name": {"rows": ROWS, "root_seed": SECRET}},
    "a name that is the secret": {SECRET: {"rows": ROWS, "root_seed": 1}},
    "an unknown key": {"held_out": {"rows": ROWS, "root_seed": SECRET, "row": 1}},
    "an unknown key that is the secret": {"held_out": {"rows": ROWS, "root_seed": 1, SECRET: 1}},
    "no rows": {"held_out": {"root_seed": SECRET}},
    "rows that are none": {"held_out": {"rows": [SECRET], "root_seed": SECRET}},
    "a root seed of 63 digits": {"held_out": {"rows": ROWS, "root_seed": SECRET[:-1]}},
    "a root seed of few digits": {"held_out": {"rows": ROWS, "root_seed": f"{MARK}!"}},
    "a root seed in capitals": {"held_out": {"rows": ROWS, "root_seed": SECRET.upper()}},
    "a root seed in a list": {"held_out": {"rows": ROWS, "root_seed": [SECRET]}},
    "a root seed and its digest": {
        "held_out": {"rows": ROWS, "root_seed": SECRET, "root_seed_sha256": "0" * 64}
    },
    "the secret for the digest": {"held_out": {"rows": ROWS, "root_seed_sha256": SECRET}},
    "the secret for the split": {"held_out": SECRET},
    "a list of splits": [{"rows": ROWS, "root_seed": SECRET}],
}


def section(params, key, value):
    params["missing_fact"][key] = value
    return yaml.safe_dump(params)


SMALL_PARAMS = {"version": "1.0.0", "generate": {"root_seed": SECRET}, "quality": {}, "splits": {}}
BAD_PARAMS = {
    "a bad key beside a secret": yaml.safe_dump({"missing_fact": SMALL_PARAMS | {"rows": 1}}),
    "a missing key beside a secret": yaml.safe_dump({"missing_fact": SMALL_PARAMS}),
    "a list beside a secret": yaml.safe_dump({"missing_fact": [SMALL_PARAMS]}),
    "a benchmark that is the secret": yaml.safe_dump({SECRET: {}, "missing_fact": {}}),
    "a line that is not YAML": f"missing_fact:\n  root_seed: {SECRET} [\n  - {SECRET}: [\n",
    "a tag": f"missing_fact: !{SECRET} 1\n",
    "an anchor": f"missing_fact: *{SECRET}\n",
}


@pytest.mark.parametrize("splits", SPLITS.values(), ids=SPLITS)
@pytest.mark.parametrize("command", [("generate", "missing_fact"), (*CUT, "another", "--rows", "1")])
def test_a_bad_split_in_the_settings_tells_no_secret(workplace, monkeypatch, remembered, splits, command):
    text = section(yaml.safe_load(Path("params.yaml").read_text()), "splits", splits)
    check_path(ErrorPath(command, put("params.yaml", text)), monkeypatch, remembered)


@pytest.mark.parametrize("text", BAD_PARAMS.values(), ids=BAD_PARAMS)
@pytest.mark.parametrize("command", [("generate", "missing_fact"), ("audit", ROW), ("cut", "missing_fact")])
def test_bad_settings_tell_no_secret(tmp_path, monkeypatch, remembered, text, command):
    monkeypatch.chdir(tmp_path)
    check_path(ErrorPath(command, put("params.yaml", text)), monkeypatch, remembered)


PROVING = {
    "reveal without a commitment": ErrorPath(("reveal", "missing_fact", "--split", "held_out")),
    "reveal of another split": ErrorPath(("reveal", "missing_fact", "--split", SECRET), commit_to_split),
    "reveal of another secret": ErrorPath(("reveal", "missing_fact", "--split", "held_out"), commit_to_split),
    "reveal of a folder that is none": ErrorPath(
        ("reveal", "missing_fact", "--split", "held_out", "--release", "nowhere")
    ),
    "verify by another secret": ErrorPath(("verify", RELEASE), hide_root_seed),
    "audit by another secret": ErrorPath(("audit", ROW, "--release", RELEASE)),
    "audit of a row that is none": ErrorPath(("audit", "missing_fact/nobody/d1/000000")),
    "publish by another secret": ErrorPath(
        ("publish", "missing_fact", "--namespace", "acme", "--yes"),
        lambda patch: patch.setattr("pipeline.publishing.parcel.faults", lambda *arguments: ()),
    ),
}
"""What fails while a secret root seed is given that is not the one of the release."""


@pytest.mark.parametrize("seed", [SECRET, SECRET[:-1], SECRET.upper()])
@pytest.mark.parametrize("path", PROVING.values(), ids=PROVING)
def test_a_wrong_root_seed_is_not_told(acme, workplace, monkeypatch, remembered, path, seed):
    if path.command[0] == "publish":
        hide_root_seed(monkeypatch)
        monkeypatch.setenv("SEEDPROOF_ROOT_SEED", seed)
        check_path(path, monkeypatch, remembered)
        assert acme.refs("acme/missing_fact") == {}
    else:
        check_path(path, monkeypatch, remembered, "--root-seed", seed)


UPLOADING = [
    *[
        (kind, "lfs_put")
        for kind in ("500", "503", "429", "html", "expired", "reset", "cut", "unacknowledged")
    ],
    *[(kind, "lfs_part") for kind in ("503", "429", "expired", "reset", "cut")],
    *[(kind, "lfs_complete") for kind in ("503", "html", "reset", "cut")],
    *[
        ("503", call)
        for call in ("refs", "create_repo", "validate_yaml", "preupload", "lfs_batch", "lfs_verify")
    ],
    *[(kind, "commit") for kind in ("503", "html", "reset", "unacknowledged")],
    ("503", "tag"),
]
DOWNLOADING = [
    *[(kind, "storage_get") for kind in ("500", "503", "429", "html", "expired", "reset", "cut", "flip")],
    *[(kind, "resolve") for kind in ("503", "html", "reset", "cut")],
]


def check_nothing_signed(acme, remembered, captured, tmp_path, said):
    """No signature and no token in what was said, printed, logged or kept."""
    texts = {"said": said, "printed": captured.out + captured.err, "logged": logged(remembered)}
    for path in tmp_path.rglob("*"):
        if path.is_file() and not path.is_relative_to(tmp_path / "hub"):
            texts[str(path)] = path.read_bytes().decode(errors="replace")
    signatures = {found for call in acme.calls for found in re.findall(r"signature=(\w+)", call.path)}
    for secret in (TOKEN, "signature=", *signatures):
        assert [place for place, text in texts.items() if secret in text] == [], secret


@pytest.mark.parametrize("times", [1, 10_000], ids=["once", "always"])
@pytest.mark.parametrize(("kind", "call"), few(UPLOADING, 3))
def test_a_broken_upload_tells_no_signed_link_and_no_token(
    acme, release, remembered, capfd, tmp_path, monkeypatch, kind, call, times
):
    monkeypatch.setattr("huggingface_hub.constants.HF_DEBUG", True)
    acme.faults.append(Fault(kind, call, times=times))
    said = []
    try:
        send(release, say=said)
    except SeedproofError as error:
        said.append(str(error))
    assert acme.faults[0].seen
    check_nothing_signed(acme, remembered, capfd.readouterr(), tmp_path, "\n".join(said))


@pytest.mark.parametrize("times", [1, 10_000], ids=["once", "always"])
@pytest.mark.parametrize(("kind", "call"), few(DOWNLOADING))
def test_a_broken_download_tells_no_signed_link_and_no_token(
    there, remembered, capfd, tmp_path, kind, call, times
):
    said = []
    there.faults.append(Fault(kind, call, times=times))
    patience = Patience(said.append, lambda seconds: None)
    try:
        download(None, "1.0.0", "acme/tiny", say=said.append, patience=patience, cache=tmp_path / "cache")
    except SeedproofError as error:
        said.append(str(error))
    assert there.faults[0].seen
    check_nothing_signed(there, remembered, capfd.readouterr(), tmp_path, "\n".join(said))


def test_what_the_client_says_of_a_retry_is_said_once_and_names_the_place(acme, release, monkeypatch):
    """The handler for all that is logged says it, and none of its own."""
    shown = io.StringIO()
    elsewhere = logging.StreamHandler(shown)
    monkeypatch.setattr(logging.getLogger(), "handlers", [elsewhere])
    send(release, "acme/first")
    assert logging.getLogger("huggingface_hub").handlers == []
    acme.faults.append(Fault("503", "lfs_put"))
    send(release, "acme/second")
    lines = shown.getvalue().splitlines()
    assert [line for line in lines if "Retrying in" in line] == ["Retrying in 1s [Retry 1/5]."]
    (told,) = [line for line in lines if "HTTP Error 503" in line]
    assert f"requesting PUT {acme.storage}/datasets/acme/second/" in told
    assert told.endswith("?...")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("PUT https://a.b/c/d?x=1&signature=ab%2F c", "PUT https://a.b/c/d?... c"),
        ("curl 'http://a.b/c?x=1' -d 1", "curl 'http://a.b/c?...' -d 1"),
        ('<a href="HTTP://a.b?x">', '<a href="HTTP://a.b?...">'),
        ("https://user:pass@a.b/c", "https://a.b/c"),
        ("Authorization: Bearer abc.def, 2", "Authorization: Bearer <token> 2"),
        ("why? because http://a.b/c.", "why? because http://a.b/c."),
        ("100 % of 3 files", "100 % of 3 files"),
    ],
)
def test_what_a_text_may_show(text, shown):
    assert discreet(text) == shown


def test_a_log_of_a_failure_shows_no_link_of_it(acme, release, remembered):
    send(release)
    try:
        raise ValueError("http://a.b/c?signature=abc")
    except ValueError:
        logging.getLogger("anybody").exception("It failed: %s", "http://a.b/c?signature=abc")
    assert "signature" not in logged(remembered)
    assert "ValueError: http://a.b/c?..." in remembered.text
