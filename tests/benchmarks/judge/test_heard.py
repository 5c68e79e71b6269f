"""Another hand reads what a solution says: what says something else is refused, wherever it stands."""

from pathlib import Path

from pipeline.mutating.wordings import bugs_of, wordings_of
from seedproof.benchmarks.judge.certificate import Certificate, Part
from seedproof.benchmarks.judge.heard import differences
from seedproof.benchmarks.judge.reading import gaps_in
from seedproof.benchmarks.judge.writers import WRITERS
from seedproof.problems.claims import sentences
from seedproof.problems.phrases import GAP
from seedproof.problems.rules import RULES
from seedproof.problems.writing import fill
from tests.imports import reached

PROBLEM = "What is $f(3)$?"
ANSWERS = {"answer": r"\sqrt{2}", "again": r"2^{\frac{1}{2}}"}
CHECKED = {"exact": r"\sqrt{2}", "decimal": "1.414"}
FILLED = {**ANSWERS, **CHECKED, "problem": f"{PROBLEM}\n", "of_part": "a", "number": "3"}
EXPLAINED = {RULES[rule].explained: rule for rule in RULES}
RULE_OF = {wording: rule for rule in RULES for wording in RULES[rule].wordings}
NO_TEXTS = {text for writer in WRITERS.values() for text in (writer.about, writer.order)}


def heard(candidate, latex=(), parts=1, steps=(), breaks_off=False, rule=""):
    answered = Part("number", "", [], list(latex), [])
    unanswered = Part("number", "", [], [], [])
    certificate = Certificate(None, [answered, *[unanswered] * (parts - 1)], [rule], "", "")
    return [why for _, why in differences(candidate, PROBLEM, steps, breaks_off, certificate)]


def heard_of(wording, said):
    """What is found in a sentence of a writer where it is said so."""
    gaps = GAP.findall(wording)
    latex = [ANSWERS[name] for name in ANSWERS if name in gaps]
    return heard(GAP.sub(lambda gap: FILLED[gap[1]], said), latex, parts=2 if "of_part" in gaps else 1)


def wordings(room):
    for module, found in wordings_of("judge").items():
        if room in module:
            yield from (wording for wording in found if wording.text not in NO_TEXTS)


def read_alike(rule, said, gaps):
    """Whether the other hand reads of a sentence what was meant to stand in its gaps."""
    text = fill(said, **gaps)
    return gaps in [gaps_in(text, wording) for wording in sentences.wordings_of(rule)]


def test_the_other_hand_knows_nothing_of_writers_and_rules():
    for path in ("seedproof/benchmarks/judge/heard.py", "seedproof/problems/claims/__init__.py"):
        files, _ = reached(Path(path))
        assert not [file for file in files if {"rules", "writers", "templates"} & set(file.parts)]


def test_no_bug_in_a_sentence_of_a_step_is_read_as_it_was_meant():
    for wording in wordings("problems.rules"):
        rule = RULE_OF.get(wording.text)
        gaps = {name: name for name in GAP.findall(wording.text)}
        assert rule is None or read_alike(rule, wording.text, gaps)
        for bug in bugs_of(wording):
            said = "".join(bug.pieces)
            if rule is None:
                assert heard(said, rule=EXPLAINED[wording.text]), bug.said
            elif bug.kind != "dropped":
                assert not read_alike(rule, said, gaps), bug.said


def test_no_bug_in_a_sentence_of_a_writer_is_heard_as_it_was_meant():
    for wording in wordings("judge.writers"):
        assert heard_of(wording.text, wording.text) == []
        for bug in bugs_of(wording):
            assert heard_of(wording.text, "".join(bug.pieces)), (wording.text, bug.said)


def test_rules_in_general_have_been_read():
    assert [text for text, rule in EXPLAINED.items() if heard(text, rule=rule)] == []
    assert heard(RULES["least"].explained, rule="greatest")


def test_what_is_taken_back_is_no_answer():
    kept = "The answer is $2$."
    taken_back = "The answer is $1$.\n\n*Erratum.* What stands above is false, and should read as follows."
    assert heard(f"{taken_back}\n\n{kept}", ["2"]) == []
    assert heard(f"{kept}\n\n{taken_back}", ["1"])
    # Where a step stands between, it is that which is taken back.
    step = "$1 = 2$."
    assert heard(taken_back.replace("\n\n", f"\n\n{step}\n\n"), ["1"], steps=[step]) == []


def test_a_step_that_breaks_off_begins_as_steps_do():
    assert heard("2) The derivative of", breaks_off=True) == []
    assert heard("2) The anger of", breaks_off=True)


def test_a_sentence_that_nobody_has_read_is_named():
    (why,) = heard("This is due to $7$ men.")
    assert why == "nobody has read 'This is due to $#$ men.' here: read it, and write fbe372"
