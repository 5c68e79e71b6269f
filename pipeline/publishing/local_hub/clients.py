"""The environment in which the Hub's clients use a local Hub; they read it when they are imported."""

import os
from pathlib import Path

from seedproof.record.telemetry import OFF


def environment(endpoint: str, home: Path, token: str | None) -> dict[str, str]:
    """Return the variables for a child process: this process's own, without those for another Hub.

    `home` is the folder for the clients' caches; without a `token` they are anonymous.
    """
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.upper().startswith(("HF_", "HUGGING")) and not name.lower().endswith("_proxy")
    }
    settings = {
        "HF_ENDPOINT": endpoint,
        "HF_HOME": str(home),
        "HF_HUB_DISABLE_XET": "1",
        "HF_HUB_DISABLE_PROGRESS_BARS": "1",
    }
    return kept | OFF | settings | ({"HF_TOKEN": token} if token else {})
