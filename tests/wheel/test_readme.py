"""README in a plain install: the wheel alone, an empty folder, an empty home, no network."""

import json
import re
import shlex
from hashlib import sha256

import pytest

from seedproof.released.known import known
from tests.circles import few
from tests.conftest import REPOSITORY

BLOCKS = re.findall(
    r"^```(\S+)\n(.*?)^```$", (REPOSITORY / "README.md").read_text(), re.MULTILINE | re.DOTALL
)

NEEDS_MORE = ("pip install ", "make ", ". .venv/", "seedproof verify ", "seedproof evaluate ")
"""What needs a package index, a checkout, an extra or a model: tests/house has tests of these."""

OURS = few(("missing_fact", "curriculum", "judge", "number_game", "university"), 1)


@pytest.fixture(scope="module")
def nowhere(tmp_path_factory):
    """An empty folder with an empty home in it, and addresses at which nobody answers."""
    folder = tmp_path_factory.mktemp("nowhere")
    (folder / "home").mkdir()
    proxy = dict.fromkeys(("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"), "http://127.0.0.1:9")
    return folder, {"HOME": str(folder / "home"), "XDG_CACHE_HOME": "", **proxy}


def test_its_blocks_print_what_they_show(bare, nowhere):
    folder, variables = nowhere
    printed = None
    followed = 0
    for language, block in BLOCKS:
        if language == "text":
            assert block == printed
            followed += 1
            continue
        commands = [block] if language == "python" else block.splitlines()
        for command in commands:
            if command.startswith(NEEDS_MORE):
                continue
            if language == "python":
                done = bare.run("-c", command, folder=folder, **variables)
            else:
                done = bare.seedproof(*shlex.split(command)[1:], folder=folder, **variables)
            assert (done.returncode, done.stderr) == (0, ""), command
            printed = done.stdout
    assert followed == 1
    fresh = [json.loads(line) for line in (folder / "fresh.jsonl").read_text().splitlines()]
    assert len({row["id"] for row in fresh}) == 20


LOADED = """
import json, sys, time
from hashlib import sha256
import seedproof as sp
from seedproof.loading import Release
from seedproof.record.rows import line_of
digests, times = {}, {}
release = Release(sys.argv[1])
for config in release.configs:
    for split in release.splits(config):
        began = time.perf_counter()
        rows = sp.load(sys.argv[1], config, split)
        times[f"{config}/{split}"] = time.perf_counter() - began
        digests[f"jsonl/{config}/{split}.jsonl"] = sha256(b"".join(map(line_of, rows))).hexdigest()
print(json.dumps([digests, times]))
"""


@pytest.mark.parametrize("name", OURS)
def test_every_config_is_the_released_one(bare, nowhere, name):
    """Made from seeds, and then from the cache."""
    folder, variables = nowhere
    stated = {table: of.sha256 for table, of in known(name).releases["1.0.0"].tables.items()}
    for _ in range(2):
        done = bare.run("-c", LOADED, name, folder=folder, **variables)
        assert (done.returncode, done.stderr) == (0, "")
        digests, _ = json.loads(done.stdout)
        assert digests == stated
    for table, digest in stated.items():
        path = REPOSITORY / "releases" / name / "1.0.0" / table
        if path.is_file():
            assert sha256(path.read_bytes()).hexdigest() == digest


GENERATED = """
import sys
import seedproof as sp
rows = list(sp.generate(sys.argv[1], 200, seed=2026))
right = [sp.score(row, f"Answer: {row['answer']}").right for row in rows]
print(len(rows), all(right), len({row["id"] for row in rows}))
pairs = [(row, other["answer"]) for row, other in zip(rows, rows[1:]) if row["answer"] != other["answer"]]
print([row["id"] for row, answer in pairs if sp.score(row, f"Answer: {answer}").right])
print([name for name in ("numba", "llvmlite", "numpy", "matplotlib", "datasets") if name in sys.modules])
"""


@pytest.mark.parametrize("name", OURS)
def test_two_hundred_generated_rows_of_each_are_right_and_their_neighbours_answers_wrong(bare, nowhere, name):
    folder, variables = nowhere
    done = bare.run("-c", GENERATED, name, folder=folder, **variables)
    assert (done.stdout, done.stderr) == ("200 True 200\n[]\n[]\n", "")
