"""Mutants are chosen by a seed, over all rooms, and each is one change of one file."""

import ast
from collections import Counter

import pytest

from tests.mutants.choosing import changes, choose
from tests.mutants.pages import table

SEED = "41" * 16
HARMLESS = '''
@decorator(1 < 2)
def function(argument: Literal[1], *, name: str = "text") -> tuple[2, 3]:
    """Say that 1 + 1 is 2."""
    yield f"{1 + 1}"

if TYPE_CHECKING:
    raise ValueError

if __name__ == "__main__":
    function(1)
'''
TABLE = {
    "a < b": {"a <= b"},
    "a is  not b": {"a is b"},
    "a not in (b)": {"a in (b)"},
    "(a) + b": {"(a) - b"},
    "a // b": {"a * b"},
    "a and b or c": {"a or b or c", "a and b and c"},
    "not (a)": {"(a)"},
    "-10_000": {"-10001"},
    "[a for a in b if c]": {"[a for a in b if True]", "[a for a in b if False]"},
    "max(a)": {"min(a)", "pass"},
    "any(a)": {"all(a)", "pass"},
    "sorted(a)": {"list(a)", "pass"},
    "sorted(a, key=b)": {"pass"},
    "raise a": {"pass"},
    "def f(a=True): return a": {"def f(a=False): return a", "def f(a=True): return None"},
    "'é'; a = 1": {"'é'; a = 2"},
    "a = None": set(),
}


@pytest.fixture(scope="module")
def mutants():
    return choose(SEED, 60)


def test_the_same_seed_chooses_the_same_mutants(mutants):
    assert choose(SEED, 20) == mutants[:20]
    assert choose("42" * 16, 20) != mutants[:20]
    assert len({str(mutant) for mutant in mutants}) == 60


def test_a_mutant_parses_and_is_another_file_in_one_place(mutants):
    for mutant in mutants:
        before = mutant.path.read_bytes()
        assert ast.dump(ast.parse(mutant.source)) != ast.dump(ast.parse(before))
        end = mutant.start + len(mutant.old.encode())
        assert before[mutant.start : end].decode() == mutant.old
        assert before[: mutant.start].count(b"\n") == mutant.line - 1
        assert mutant.source == before[: mutant.start] + mutant.new.encode() + before[end:]


def test_every_room_is_hit(mutants):
    rooms = Counter(mutant.room for mutant in mutants)
    assert len(rooms) > 50
    assert {"pipeline", "pipeline/stages", "seedproof/exact", "seedproof/problems/templates"} <= rooms.keys()


def test_what_is_changed():
    for source, changed in TABLE.items():
        encoded = source.encode()
        found = {
            (encoded[:start] + new.encode() + encoded[end:]).decode() for start, end, new in changes(encoded)
        }
        assert found == changed


def test_types_texts_and_what_checkers_or_scripts_run_are_left_alone():
    assert list(changes(HARMLESS.encode())) == []


def test_the_table_counts_a_mutant_once():
    results = [
        {"room": "pipeline/a", "mutant": "x", "circle": "test", "result": "killed"},
        {"room": "pipeline/b", "mutant": "x", "circle": "soak", "result": "survived"},
        {"room": "seedproof/problems/c", "mutant": "y", "circle": "soak", "result": "killed"},
    ]
    assert table(results)[2:] == [
        "| `pipeline` | 1 | 1 | 0 | 0 |",
        "| `seedproof/problems` | 1 | 0 | 1 | 0 |",
        "| all | 2 | 1 | 1 | 0 |",
    ]
