"""Code that is compiled once on a machine: what is loaded, what is made again, and what it depends on."""

import os
import subprocess
import sys

import pytest

from seedproof.benchmarks.number_game import enumeration, search
from seedproof.benchmarks.number_game.machine_code import Arrays, kept
from tests.conftest import REPOSITORY
from tests.imports import imported

CODES = {"search": search.Room()._code, "enumeration": enumeration.Room()._code}


@pytest.mark.slow
@pytest.mark.parametrize(
    "code",
    [
        "from seedproof.benchmarks.number_game.search import found; found((1, 2, 3, 4))",
        "from seedproof.benchmarks.number_game.enumeration import enumerated; enumerated((1, 2, 3, 4))",
    ],
)
def test_only_the_first_process_loads_numba(code):
    program = f"{code}; import sys; print('numba' in sys.modules, 'numpy' in sys.modules)"
    said = [
        subprocess.run(
            [sys.executable, "-c", program], stdout=subprocess.PIPE, check=True, cwd=REPOSITORY
        ).stdout
        for _ in range(2)
    ]
    assert said[1] == b"False False\n"


def test_its_name_is_that_of_all_that_it_was_compiled_from(subtests):
    for name in CODES:
        with subtests.test(name):
            first, *others = CODES[name]._sources
            reached, _ = imported(first.relative_to(REPOSITORY))
            assert set(others) == {REPOSITORY / path for path in reached if path.name != "__init__.py"} - {
                first
            }


class Compiler:
    """Counts how often it is asked."""

    def __init__(self):
        self.asked = 0

    def __call__(self):
        self.asked += 1
        return b"machine code"


def test_it_is_compiled_once(tmp_path):
    compiler = Compiler()
    path = tmp_path / "new" / "code.o"
    assert [kept([path], compiler) for _ in range(3)] == [b"machine code"] * 3
    assert compiler.asked == 1


@pytest.mark.parametrize(
    "damage", [lambda kept: kept[:-1], lambda kept: b"", lambda kept: kept[:40] + b"X" + kept[41:]]
)
def test_a_damaged_file_is_made_again(tmp_path, damage):
    compiler = Compiler()
    path = tmp_path / "code.o"
    kept([path], compiler)
    whole = path.read_bytes()
    path.write_bytes(damage(whole))
    assert kept([path], compiler) == b"machine code"
    assert path.read_bytes() == whole
    assert compiler.asked == 2


def test_where_one_folder_cannot_be_written_the_next_one_keeps_it(tmp_path):
    compiler = Compiler()
    (tmp_path / "file").touch()
    paths = [tmp_path / "file" / "code.o", tmp_path / "cache" / "code.o"]
    assert [kept(paths, compiler) for _ in range(2)] == [b"machine code"] * 2
    assert compiler.asked == 1
    assert paths[1].exists()


def test_where_none_can_be_written_it_is_compiled_all_the_same(tmp_path):
    (tmp_path / "file").touch()
    assert kept([tmp_path / "file" / "code.o"], Compiler()) == b"machine code"


def test_arrays_are_zero_and_have_their_own_addresses():
    arrays = Arrays(("bytes", "b", 3), ("long", "q", 2))
    assert (arrays["bytes"].tolist(), arrays["long"].tolist()) == ([0, 0, 0], [0, 0])
    arrays["long"][1] = -(2**63)
    assert arrays["bytes"].tolist() == [0, 0, 0]
    assert len(set(arrays.addresses)) == 2


def test_a_fork_has_arrays_of_its_own():
    arrays = Arrays(("numbers", "q", 1))
    arrays["numbers"][0] = 5
    child = os.fork()
    if not child:
        arrays["numbers"][0] += 1
        os._exit(arrays["numbers"][0])
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 6
    assert arrays["numbers"][0] == 5
