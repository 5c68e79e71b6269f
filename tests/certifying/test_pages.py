"""The page tells what is: its example, its figures and its lemmas are those of code and releases."""

from tests.certifying.pages import BENCHMARKS, PAGE, assumed, lemmas, written


def test_the_page_is_as_it_is_written():
    text = PAGE.read_text()
    assert text == written(text), "run: python -m tests.certifying.pages"


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
