"""Makes the checksums of a changed folder right again, so that what stands behind them is read."""

import contextlib
import hashlib
import json
import stat
from pathlib import Path

LARGEST = 100_000_000
"""Whatever is larger is not worth a checksum."""


def _sum(path: Path) -> str | None:
    if not stat.S_ISREG(path.lstat().st_mode) or path.stat().st_size > LARGEST:
        return None
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _seal_sums(folder: Path) -> None:
    sums = folder / "SHA256SUMS"
    lines = []
    for line in sums.read_text().splitlines():
        old, _, name = line.partition("  ")
        lines.append(f"{_sum(folder / name) or old}  {name}\n")
    sums.write_text("".join(lines))


def seal_release(folder: Path) -> None:
    """Make the sums of a release right, those in its manifest first, as far as this can be read."""
    with contextlib.suppress(Exception):
        manifest = json.loads((folder / "manifest.json").read_bytes())
        for name, told in manifest["files"].items():
            if told["sha256"] != (now := _sum(folder / name)) and not name.endswith(".parquet"):
                told["sha256"] = now
                told["bytes"] = (folder / name).stat().st_size
        (folder / "manifest.json").write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n")
    with contextlib.suppress(OSError):
        _seal_sums(folder)


def seal_run(folder: Path) -> None:
    """Make the digests of a run's episodes right, and its sums."""
    episodes = folder / "episodes.jsonl"
    with contextlib.suppress(Exception):
        lines = [_episode(line) for line in episodes.read_bytes().splitlines()]
        episodes.write_bytes(b"".join(line + b"\n" for line in lines))
    with contextlib.suppress(OSError):
        _seal_sums(folder)


def _episode(line: bytes) -> bytes:
    """Return the line of an episode with its digest."""
    episode = json.loads(line)
    if not isinstance(episode, dict) or "digest" not in episode:
        return line
    del episode["digest"]
    bare = _canonical(episode)
    return bare[:-1] + b',"digest":"' + hashlib.sha256(bare).hexdigest().encode() + b'"}'


def _canonical(value: object) -> bytes:
    """Return JSON as transcripts have it; a lone surrogate only as an escape."""
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    try:
        return text.encode()
    except UnicodeEncodeError:
        return json.dumps(value, separators=(",", ":")).encode()
