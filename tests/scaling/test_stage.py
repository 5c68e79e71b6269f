"""The stage of dvc.yaml that docs/scale.md shows: DVC keeps the split, and lets it grow."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.circles import soak
from tests.conftest import REPOSITORY


def run(folder, *command):
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": path, "PYTHONPATH": str(REPOSITORY)}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@soak
def test_a_shown_stage_keeps_the_split_and_lets_it_grow(tmp_path):
    (stage,) = re.findall(r"```yaml\n(.*?)```", (REPOSITORY / "docs/scale.md").read_text(), re.DOTALL)
    stages = tmp_path / "dvc.yaml"
    run(tmp_path, "git", "init", "-q")
    run(tmp_path, "dvc", "init", "-q")
    files = {}
    for candidates in (600, 1_200):
        stages.write_text(stage.replace("100000", str(candidates)))
        run(tmp_path, "dvc", "repro")
        assert "up to date" in run(tmp_path, "dvc", "repro")
        found = {path.name: path.read_bytes() for path in tmp_path.glob("train/data/*")}
        assert files.items() < found.items()
        files = found
