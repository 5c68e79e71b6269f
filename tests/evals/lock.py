"""Prints, of a lock with hashes, what the project's own lock lacks, or has in another version.

Called as `python -m tests.evals.lock FULL`, with what this writes:

    echo lm-eval==0.4.13 | uv pip compile --universal --python-version 3.11 --generate-hashes --no-header \
        --no-annotate --fork-strategy fewest -c requirements.lock - -o FULL

For a trainer, leave out of the constraints what it refuses. PyTorch is that of the CPU, with `--find-links`
and `--python-platform x86_64-manylinux_2_28`; verl and what it imports are compiled with `--no-deps`.
"""

import re
import sys
from pathlib import Path

_PACKAGE = re.compile(r"^([A-Za-z0-9._-]+)==.*?(?=^\S|\Z)", re.MULTILINE | re.DOTALL)


def packages(lock):
    """The lines of each package of a lock, by its name."""
    return {match[1].lower(): match[0] for match in _PACKAGE.finditer(lock.read_text())}


def version(lines):
    """The name and version of a package, from its lines."""
    return lines.split()[0]


def main():
    own = packages(Path("requirements.lock"))
    full = packages(Path(sys.argv[1]))
    lines = [text for name, text in full.items() if name not in own or version(text) != version(own[name])]
    sys.stdout.write("".join(lines))


if __name__ == "__main__":
    main()
