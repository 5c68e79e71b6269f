"""Prints, of a lock with hashes, what the project's own lock lacks: `python -m tests.evals.lock FULL`.

    echo lm-eval==0.4.13 | uv pip compile --universal --python-version 3.11 --generate-hashes --no-header \
        --no-annotate --fork-strategy fewest -c requirements.lock - -o FULL
"""

import re
import sys
from pathlib import Path

_PACKAGE = re.compile(r"^([A-Za-z0-9._-]+)==.*?(?=^\S|\Z)", re.MULTILINE | re.DOTALL)


def packages(lock):
    """The lines of each package of a lock, by its name."""
    return {match[1].lower(): match[0] for match in _PACKAGE.finditer(lock.read_text())}


def main():
    own = packages(Path("requirements.lock"))
    lines = [text for name, text in packages(Path(sys.argv[1])).items() if name not in own]
    sys.stdout.write("".join(lines))


if __name__ == "__main__":
    main()
