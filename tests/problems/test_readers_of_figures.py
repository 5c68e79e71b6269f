"""Readers look at all of a figure: names, window, ticks, every label; and its alternative text has a form."""

from copy import deepcopy

import pytest

from seedproof.problems import TEMPLATES
from seedproof.problems.checking.alt_text import wrong_with_alt
from seedproof.problems.checking.texts import reader_of
from seedproof.problems.sampling import template_of
from seedproof.text.formula import plain
from tests.problems.test_templates import problems, read

VISUAL = [name for name in TEMPLATES if template_of(name).drawing is not None]
NAMES = ("x_label", "y_label", "z_label")
OTHER = "Q"


def rewritten(drawing):
    """Yield the drawing with each of its words exchanged for another one, and what was exchanged."""
    for name in NAMES:
        if name in drawing:
            yield drawing | {name: OTHER}, name
    for index, item in enumerate(drawing.get("items", ())):
        for field in ("label", "text"):
            if item.get(field):
                changed = deepcopy(drawing)
                changed["items"][index][field] = OTHER
                yield changed, f"items[{index}].{field}"
        for order in range(len(item.get("labels", ()))):
            changed = deepcopy(drawing)
            changed["items"][index]["labels"][order] = OTHER
            yield changed, f"items[{index}].labels[{order}]"


def unreadable(drawing):
    """Yield the drawing in other windows and with other ticks, in which nothing can be read."""
    for axis in ("x", "y"):
        if axis in drawing and drawing["kind"] != "surface":
            yield drawing | {axis: ["100000", "100009"]}, f"{axis} far away"
        if f"{axis}_step" in drawing:
            yield drawing | {f"{axis}_step": "100000"}, f"{axis} without ticks"
            yield drawing | {f"{axis}_step": "1/1000"}, f"{axis} full of ticks"


@pytest.mark.parametrize("name", VISUAL)
def test_another_word_in_a_figure_is_seen(name):
    reader = reader_of(name)
    for facts, _, words, drawing in problems(name, range(2)):
        for changed, where in rewritten(drawing):
            assert read(reader, words.statement, words.questions, changed) != facts, where


@pytest.mark.parametrize("name", VISUAL)
def test_a_window_in_which_nothing_can_be_read_is_refused(name):
    reader = reader_of(name)
    for _, _, words, drawing in problems(name, range(2)):
        for changed, where in unreadable(drawing):
            assert read(reader, words.statement, words.questions, changed) is None, where


@pytest.mark.parametrize("name", VISUAL)
def test_an_alternative_text_has_its_form(name):
    template = template_of(name)
    for facts, answers, _, _ in problems(name, range(4)):
        texts = [plain(answer.formula) for answer in answers]
        assert list(wrong_with_alt(template.alt(facts), texts)) == []
