"""What keeps patterns from being compiled leaves out none that a sentence matches."""

import json
import re

from seedproof.certifying.curriculum.story.questions import asks, plain
from seedproof.certifying.curriculum.story.reader import GRAMMAR
from seedproof.certifying.curriculum.story.sentences import sentences, splits
from seedproof.certifying.patterns import words_in
from tests.conftest import REPOSITORY

ROWS = REPOSITORY / "tests" / "golden" / "curriculum.jsonl"


def clauses():
    """Yield the clauses of all problems, with each set of patterns that is held against them."""
    for line in ROWS.read_text().splitlines():
        words, _, _ = json.loads(line)["question"].partition("\n\n")
        *told, last = sentences(words)
        for sentence in told:
            for parts in splits(sentence.removesuffix(".")):
                yield from ((GRAMMAR.full, part.words) for part in parts)
                yield from ((GRAMMAR.bare, part.words) for part in parts[1:])
        if asks(last):
            yield GRAMMAR.asked, plain(last).words


def test_no_pattern_that_a_sentence_matches_is_left_out():
    every = set(clauses())
    assert len(every) > 250
    matching = 0
    for patterns, sentence in every:
        words = words_in(sentence)
        for pattern in patterns._known:
            if re.compile("".join(pattern.pieces), re.DOTALL).fullmatch(sentence):
                matching += 1
                assert pattern.may_match(sentence, words), sentence
    assert matching > 100


def test_a_pattern_is_left_out_for_a_sentence_without_its_words():
    (pattern,) = [one for one in GRAMMAR.asked._known if one.kind == "asked_boxes"]
    told = "how many buckets she fill with them"
    assert pattern.may_match(told, words_in(told))
    for other in ("how many buckets she fill", "with them she fill how many buckets", f"{told} now"):
        assert not pattern.may_match(other, words_in(other))
