"""Regular expressions that are compiled when they are first used."""

import gc
import re
from contextlib import suppress
from importlib import import_module
from itertools import product
from pkgutil import walk_packages

import pytest

import seedproof
from seedproof.record.extras import NotInstalled
from seedproof.record.patterns import _METHODS, Pattern
from tests.circles import soak

TEXT = "one 1, Two 22, three"


@pytest.fixture
def compiled(monkeypatch):
    """What is compiled during a test."""
    known = []
    compile_now = re.compile
    monkeypatch.setattr(re, "compile", lambda *given: known.append(given) or compile_now(*given))
    return known


def test_an_expression_is_compiled_once_when_it_is_first_used(compiled):
    words = Pattern("([a-z]+)", re.IGNORECASE)
    assert (words.pattern, words.flags) == ("([a-z]+)", re.IGNORECASE)
    assert compiled == []
    assert words.findall(TEXT) == ["one", "Two", "three"]
    assert words.sub("w", TEXT) == "w 1, w 22, w"
    assert compiled == [("([a-z]+)", re.IGNORECASE)]


TEXTS = ["", "22", TEXT]


def test_a_method_does_what_that_of_re_does(subtests):
    for text, method in product(TEXTS, _METHODS):
        with subtests.test(method=method, text=text):
            replaced = ("n",) if method.startswith("sub") else ()
            ours = getattr(Pattern("([0-9])+,?"), method)(*replaced, text)
            theirs = getattr(re.compile("([0-9])+,?"), method)(*replaced, text)
            if method == "finditer":
                ours, theirs = list(ours), list(theirs)
            assert repr(ours) == repr(theirs)


def test_nothing_else_is_asked_of_it(compiled):
    with pytest.raises(AttributeError):
        Pattern("a").groups  # noqa: B018
    assert compiled == []


@soak
def test_every_expression_that_a_module_declares_is_one():
    for module in walk_packages(seedproof.__path__, "seedproof."):
        # Trainers have environments of their own.
        with suppress(NotInstalled):
            import_module(module.name)
    # What a stage has frozen in this process is not listed.
    gc.unfreeze()
    declared = [each for each in gc.get_objects() if type(each) is Pattern]
    assert len(declared) > 500
    for each in declared:
        re.compile(each.pattern, each.flags)
