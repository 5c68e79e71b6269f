"""Pages and data tell what is: example, results and lemmas are those of code and releases."""

from docs.generated import stale
from tests.certifying.pages import BENCHMARKS, assumed, files, lemmas


def test_pages_and_data_are_as_they_are_written():
    assert stale(files()) == [], "run: python -m tests.certifying.pages"


def test_every_lemma_that_a_released_script_assumes_is_listed():
    known = lemmas()
    assert sorted(assumed()) == sorted(BENCHMARKS)
    for benchmark, names in assumed().items():
        assert {name for name in names if (benchmark, name) not in known} == set(), benchmark


def test_a_lemma_is_a_sentence():
    for (_, name), said in lemmas().items():
        assert not said[0].islower() or " = " in said, name
        assert said.endswith("."), name
        assert name.isidentifier(), name
