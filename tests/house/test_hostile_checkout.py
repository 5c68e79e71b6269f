"""No command runs what a hostile checkout, or its environment, has Git run: each is tried there."""

import shutil
import subprocess
import sys

from pipeline.cli import COMMANDS
from pipeline.publishing.local_hub import LocalHub, clients
from pipeline.stages import STAGES
from tests.circles import soak
from tests.hostile_checkout import arm, environment, fired
from tests.house.test_dvc import CUT, reproduced  # noqa: F401
from tests.hub import ACCOUNTS, TOKEN

SMALL = "missing_fact"
ROW = "missing_fact/laplace_grid/d1/000000"
TO_HUB = (SMALL, "--namespace", "acme")

CALLS = {
    **{stage: (SMALL,) for stage in STAGES},
    "evaluate": (SMALL, "--model", "seedproof/oracle", "--sample", "2", "--out", "runs/a", "--yes"),
    "import": ("{log}", "--out", "runs/b"),
    "score": ("runs/a",),
    "compare": ("runs/a", "runs/a"),
    "table": ("runs/a", "--form", "mira-6"),
    "judge": ("--collect", "runs/a", "--out", "solutions"),
    "judges": ("rows.jsonl", "rows.jsonl"),
    "audit": (ROW,),
    "audit-foreign": ("mira", "rows.jsonl"),
    "capacity": (SMALL, "--draws", "2"),
    "code": (),
    "collect": ("--from", "rows.jsonl", "--out", "collected"),
    "contamination": (SMALL, "--against", "rows.jsonl"),
    "export": ("mira", "--out", "mira.jsonl"),
    "fresh": (SMALL, "--count", "2", "--seed", "7", "--out", "rows.jsonl"),
    "list": (),
    "scale": (SMALL, "--rows", "3", "--root-seed", "7", "--out", "train"),
    "mutate": (SMALL, "--kind", "question", "--per", "1"),
    "new-benchmark": ("prime_factors",),
    "new-template": ("leaking_barrel",),
    "report": (SMALL, "--no-open"),
    "reveal": (SMALL, "--split", "held_out"),
    "sign": (CUT, "--key", "{key}"),
    "tabulate": ("number_game",),
    "tell": ("curriculum",),
    "rehearse": (SMALL,),
    "publish": (*TO_HUB, "--yes"),
    "download": (*TO_HUB, "--out", "downloaded"),
    "build": (SMALL,),
    "make-release": (),
    "cut": (SMALL,),
    "status": (),
    "restore": (SMALL,),
    "verify": (CUT, "--templates", "."),
}
"""A simple call of each command, in an order in which most find what they are for."""

REFUSED = {"audit-foreign", "collect", "judge", "judges", "reveal", "tabulate", "tell"}
"""Commands for files and benchmarks that the small checkout has not."""


def test_every_command_has_a_call():
    assert set(CALLS) == {*STAGES, *COMMANDS}


@soak
def test_no_command_runs_what_the_checkout_names(reproduced, tmp_path, subtests):  # noqa: F811
    folder, marks = tmp_path / "checkout", tmp_path / "marks"
    shutil.copytree(reproduced, folder, symlinks=True)
    (folder / "rows.jsonl").write_text(
        '{"id": "a", "question": "How many words does it take to be compared?"}\n'
    )
    key = tmp_path / "key"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key], check=True)
    arm(folder, marks)
    with LocalHub(tmp_path / "hub", ACCOUNTS) as hub:
        # Under pytest, inspect leaves Git alone.
        alone = clients.environment(hub.endpoint, tmp_path / "home", TOKEN)
        del alone["PYTEST_CURRENT_TEST"]
        for command, arguments in CALLS.items():
            log = next(folder.glob("runs/a/**/*.eval"), "none.eval")
            words = [word.format(log=log, key=key) for word in arguments]
            done = subprocess.run(
                [sys.executable, "-m", "pipeline", command, *words],
                cwd=folder,
                capture_output=True,
                text=True,
                env=alone | environment(marks) | {"PYTHONPATH": "", "NO_COLOR": "1"},
            )
            with subtests.test(command):
                assert fired(marks) == set(), done.stdout + done.stderr
                assert (done.returncode == 0) == (command not in REFUSED), done.stdout + done.stderr
