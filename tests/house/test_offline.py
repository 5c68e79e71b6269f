"""Nothing is reported to anybody: commands run without a network, and none tries to reach one."""

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from pipeline.stages import STAGES
from seedproof.record.telemetry import OFF, switch_off
from tests.circles import soak
from tests.conftest import REPOSITORY

LISTENING = Path(__file__).parent / "listening"
RELEASE = "releases/missing_fact/1.0.0"
ROW = "missing_fact/bayes_missing_prior/d1/000001"


@cache
def unconnected():
    """What starts a process without a network, on machines that can: what is no Python is then held too."""
    apart = ["unshare", "--map-root-user", "--net"]
    is_there = shutil.which(apart[0]) and not subprocess.run([*apart, "true"], capture_output=True).returncode
    return apart if is_there else []


def listened_to(folder, *words, **variables):
    """What a run of Python has sent for, a line each, and the finished process. Nothing gets out."""
    heard = folder / "heard"
    heard.unlink(missing_ok=True)
    kept = {name: value for name, value in os.environ.items() if name not in OFF}
    settings = {
        "HEARD": str(heard),
        "HF_HOME": str(folder / "home"),
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "PYTHONPATH": f"{LISTENING}:{REPOSITORY}",
    }
    command = [*unconnected(), sys.executable, *words]
    env = kept | settings | variables
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)
    return heard.read_text().splitlines() if heard.exists() else [], done


CALL = "import socket; socket.create_connection(('192.0.2.1', 80))"


@pytest.mark.parametrize(
    "words",
    [
        ["-c", CALL],
        ["-c", "import socket; socket.getaddrinfo('example.org', 80)"],
        ["-c", f"import subprocess, sys; subprocess.run([sys.executable, '-c', {CALL!r}])"],
        ["-c", "from huggingface_hub.utils import build_hf_headers; build_hf_headers()"],
    ],
)
def test_who_sends_for_something_is_heard(tmp_path, words):
    """A program, one that it starts, and the Hub's client when nobody has told it not to."""
    assert listened_to(tmp_path, *words)[0]


def test_the_client_of_the_hub_is_told_not_to_report(tmp_path):
    asking = "from huggingface_hub.utils import build_hf_headers; build_hf_headers()"
    switching = "from seedproof.record.telemetry import switch_off; switch_off()"
    heard, done = listened_to(tmp_path, "-c", f"{switching}; {asking}")
    assert done.returncode == 0, done.stderr
    assert heard == []


@pytest.mark.parametrize("settled", [True, False], ids=["by this checkout", "by our commands"])
def test_dvc_is_told_not_to_report(tmp_path, settled):
    (tmp_path / ".dvc").mkdir()
    if settled:
        shutil.copy(REPOSITORY / ".dvc/config", tmp_path / ".dvc")
    by_commands = {"DVC_NO_ANALYTICS": OFF["DVC_NO_ANALYTICS"]}
    asking = "from dvc.analytics import is_enabled; print(is_enabled())"
    assert listened_to(tmp_path, "-c", asking)[1].stdout == f"{not settled}\n"
    assert listened_to(tmp_path, "-c", asking, **by_commands)[1].stdout == "False\n"


def test_what_is_stated_stays(monkeypatch):
    monkeypatch.setattr(os, "environ", {"DO_NOT_TRACK": "0"})
    switch_off()
    assert os.environ == OFF | {"DO_NOT_TRACK": "0"}


def ours(line):
    return ["-m", "pipeline", *line.split()]


RUNS = {
    "list": ours("list"),
    "audit": ours(f"audit {ROW}"),
    "score": ours("score missing_fact responses.jsonl"),
    "verify": ours(f"verify {RELEASE} --templates ."),
    "status": ours("status"),
    "evaluate": ours("evaluate missing_fact --model seedproof/oracle --out run"),
    "report": ours(f"report --release {RELEASE} --out page.html --no-open"),
    "export mira": ours(f"export mira --release {RELEASE} --out rows.jsonl"),
    "export evals": ours(f"export evals missing_fact --release {RELEASE} --out evals"),
    "fresh": ours("fresh missing_fact --count 2 --seed 7 --out fresh.jsonl"),
    "load": ["-c", f"import seedproof; seedproof.load({RELEASE!r}, unproved=True)"],
    **{stage: ours(f"{stage} missing_fact") for stage in STAGES},
    "cut": ours("cut missing_fact"),
}
IN_A_MOMENT = ("list", "audit")


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in IN_A_MOMENT else soak) for name in RUNS]
)
def test_a_command_sends_for_nothing(workplace_few, name):
    Path("responses.jsonl").write_text(json.dumps({"id": ROW, "response": "Answer: 1/2"}))
    heard, done = listened_to(workplace_few, *RUNS[name])
    assert done.returncode == 0, done.stdout + done.stderr
    assert heard == []


def test_dvc_sends_for_nothing(tmp_path):
    config = (REPOSITORY / ".dvc/config").read_text()
    (tmp_path / ".dvc").mkdir()
    (tmp_path / ".dvc/config").write_text(config.replace("[core]", "[core]\n    no_scm = true"))
    heard, done = listened_to(tmp_path, "-m", "dvc", "status", DVC_SITE_CACHE_DIR=str(tmp_path / "state"))
    assert done.returncode == 0, done.stderr
    assert heard == []
