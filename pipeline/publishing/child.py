"""Commands run as separate processes, as users run them."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path


def run_python(
    *arguments: str, folder: Path | None = None, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run this Python with arguments, in a folder and an environment or in those of this process."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )


def last_line(done: subprocess.CompletedProcess[str]) -> str:
    """Return the last line that a command printed: its error, if it ended with one."""
    lines = (done.stderr.strip() or done.stdout.strip()).splitlines()
    return lines[-1].removeprefix("Error: ") if lines else f"ended with exit code {done.returncode}"
