"""`sp.score`: one door for the responses to every benchmark's rows."""

import json
from fractions import Fraction

import pytest

import seedproof as sp
from seedproof.contract import registry

ROWS = (
    "missing_fact/bayes_missing_prior/d2/000017",
    "curriculum/3_oa_d_8/d3/000017",
    "curriculum/3_oa_d_8/d3/000017-i",
    "judge/exponential_logarithmic_equation/d2/000001",
    "university/sinusoid_from_graph/d1/000000",
    "university/lhospital_limit/d1/000000",
    "number_game/five_operands/d2/001030",
)


def right_response(row):
    if row["answer_type"] == "operations":
        return f"These are my steps:\n\n{row['answer']}\n"
    return f"So this is it.\n\nAnswer: {row.get('golden_latex', row['answer'])}"


@pytest.mark.parametrize("row_id", ROWS)
def test_the_stored_answer_is_right(row_id):
    row = sp.rebuild(row_id)
    scored = sp.score(row, right_response(row))
    assert (scored.right, scored.verdict, scored.value) == (True, "right", Fraction(1)), scored
    assert len(scored.parts) == len(row.get("parts", []))


@pytest.mark.parametrize("row_id", ROWS)
def test_a_response_without_an_answer_is_not_right_and_raises_nothing(row_id):
    row = sp.rebuild(row_id)
    for response in ("", "Answer:", "I do not know.", "\x00", "$" * 5_000, "Answer: (a) ; (b)"):
        scored = sp.score(row, response)
        assert not scored.right
        assert scored.value == 0
        assert scored.reason


def test_the_answer_of_another_row_is_wrong():
    row, other = (sp.rebuild(f"missing_fact/bayes_missing_prior/d2/{number:06d}") for number in (17, 18))
    scored = sp.score(row, f"Answer: {other['answer']}")
    assert (scored.verdict, scored.answer) == ("wrong", other["answer"])


def test_a_tuple_is_read_by_the_names_that_the_question_asks_for():
    row = next(row for row in rows_of("missing_fact") if row["answer_type"] == "tuple")
    values = row["answer"].strip("()").split(", ")
    names = row["question"].rpartition("`Answer: (")[2].partition(")`")[0].split(", ")
    named = ", ".join(f"{name} = {value}" for name, value in zip(names, values, strict=True))
    assert sp.score(row, f"Answer: {named}").right


def rows_of(benchmark):
    generate = registry.benchmark(benchmark).generate
    for family in ("deconvolution", "moment_problem", "phase_retrieval"):
        yield generate.rebuild_from_seed(family, 1, "0" * 32, f"{benchmark}/{family}/d1/000000")


def test_a_game_is_worth_its_share_of_the_best_score():
    row = sp.rebuild("number_game/five_operands/d2/001030")
    scored = sp.score(row, row["simple_solution"])
    assert scored.value == Fraction(row["simple_score"], row["best_score"])
    assert scored.right == (scored.value == 1)


def test_a_judge_says_yes_or_no():
    row = sp.rebuild("judge/exponential_logarithmic_equation/d2/000001")
    other = {"yes": "no", "no": "yes"}[row["answer"]]
    assert sp.score(row, f"**{row['answer'].capitalize()}.**").right
    assert sp.score(row, other).verdict == "wrong"
    assert sp.score(row, "yes and no").verdict == "no answer"


GAME = {
    "id": "number_game/five_operands/x",
    "answer_type": "operations",
    "base_numbers": [5, 2, 4, 6, 16],
    "target": 25,
    "best_score": 18,
}
STEPS = "16 + 5 = 21\n21 + 4 = 25"
OWNED = [
    "{}",
    "```\n{}\n```\n\nNo number is used twice.",
    "I could not find a better one:\n\n{}\n\nI have not used 2 and 6.",
    "{}\n\nI do not know whether this is the best.",
    "{}\n\nI don't think that more points are possible.",
    "16 + 2 = 18, which is too little.\n\n{}",
    "Wait, this uses 5 twice. Another try:\n{}",
    "<!-- 1 + 1 = 3 -->\n{}",
    "{}\n\nCheck: 16 + 5 = 21, 21 + 4 = 25.",
]
DISOWNED = [
    "<!--\n{}\n-->",
    "~~{}~~",
    "<del>{}</del>",
    "Not:\n{}",
    "{}\n\nI withdraw this.",
    "{}\n\nWait, no.",
    "{}\n\nI do not know whether this is right.",
    "{}\n\nThis is not my answer.",
    "The following is wrong:\n{}",
    "What follows is false.\n\nThere is more to say.\n\n{}",
    "Somebody else wrote:\n{}\n\nI do not agree.",
    '{{"valid": false, "steps": [\n{}\n]}}',
    "Suppose this were allowed:\n{}",
    "Either this:\n16 - 5 = 11\n11 * 2 = 22\n\nor:\n{}",
]


def test_a_legal_game_that_is_not_the_best_says_what_it_is_worth(subtests):
    for frame in OWNED:
        with subtests.test(frame=frame):
            scored = sp.score(GAME, frame.format(STEPS))
            assert (scored.verdict, scored.value, scored.partial) == (
                "wrong",
                Fraction(7, 18),
                Fraction(7, 18),
            )
            assert scored.reason == "legal, 7 of 18 points; the best is 18"


def test_a_game_that_its_reply_disowns_is_not_paid(subtests):
    for frame in DISOWNED:
        with subtests.test(frame=frame):
            scored = sp.score(GAME, frame.format(STEPS))
            assert (scored.value, scored.partial) == (0, 0)


def test_a_json_reply_to_a_game_is_read():
    assert sp.score(GAME, json.dumps({"answer": STEPS, "comment": "short"})).value == Fraction(7, 18)


def test_one_wrong_part_makes_the_whole_wrong_and_says_which():
    row = sp.rebuild("university/lhospital_limit/d1/000000")
    letters = "abcdefgh"[: len(row["parts"])]
    assert len(letters) > 1
    answers = [part["answer"] for part in row["parts"]]
    said = "\n".join(f"({letter}) {answer}" for letter, answer in zip(letters, answers, strict=True))
    assert sp.score(row, f"Answer:\n{said}").right
    lacking = sp.score(row, f"Answer: {said.splitlines()[0]}")
    assert [part.verdict for part in lacking.parts] == ["right", *["no answer"] * (len(answers) - 1)]
    assert lacking.verdict == "no answer"


def test_a_row_that_is_none_is_one_sentence():
    with pytest.raises(sp.SeedproofError, match=r"cannot be scored \(.*\), expected a row of a release"):
        sp.score({"id": "x"}, "Answer: 3")


def test_compare_reads_types_as_rows_write_them():
    assert sp.compare("x**2/2 + C", r"\frac{x^2}{2} + C", "antiderivative(x)").result == "equal"
    assert sp.compare("1/2", "0.25", "number").result == "different"
    with pytest.raises(ValueError, match="no answer type"):
        sp.compare("1", "1", "Number")


def test_an_answer_under_an_assumption_of_its_own_is_not_right():
    row = sp.rebuild("missing_fact/bayes_missing_prior/d2/000017")
    assert (
        sp.score(row, f"If the prior were 1/2, the answer would be {row['answer']}.").verdict == "undecided"
    )
    changed = sp.rebuild("curriculum/3_oa_d_8/d3/000000-c")
    assert sp.score(changed, f"If he were to have 62, the answer would be {changed['answer']}.").right


def test_a_judge_who_corrects_himself_says_both():
    row = sp.rebuild("judge/exponential_logarithmic_equation/d2/000001")
    assert sp.score(row, "Yes.\n\nActually no.").verdict == "undecided"


def test_a_row_as_datasets_gives_it_in_columns_is_scored():
    row = sp.rebuild("university/lhospital_limit/d1/000000")
    columns = {name: [part[name] for part in row["parts"]] for name in row["parts"][0]}
    assert sp.score(row | {"parts": columns}, f"Answer: {row['answer']}").right


ROW_ID = "missing_fact/bayes_missing_prior/d2/000017"
NOT_MEANT = [
    (lambda: sp.score(sp.rebuild(ROW_ID), None), "response: is None, expected text"),
    (lambda: sp.score(None, "x"), "row: is None, expected a row as load gives it"),
    (lambda: sp.hold(sp.rebuild(ROW_ID), None), "request: is None, expected text"),
    (lambda: sp.hold(None, "x"), "row: is None, expected a row as load gives it"),
    (lambda: sp.audit(None), "row: is None, expected a row as load gives it"),
    (lambda: sp.audit("missing_fact/x"), "row: is 'missing_fact/x', expected a row as load gives it"),
    (lambda: sp.rebuild(None), "id: is None, expected text"),
    (lambda: sp.rebuild(17), "id: is 17, expected text"),
]


def test_what_is_no_row_and_no_text_is_refused_in_one_sentence(subtests):
    for call, said in NOT_MEANT:
        with subtests.test(said=said):
            with pytest.raises(sp.SeedproofError) as refused:
                call()
            assert str(refused.value) == said
