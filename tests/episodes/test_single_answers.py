"""Episodes of one question and one answer, and follow-ups."""

import pytest

import seedproof as sp
from seedproof.contract import registry
from seedproof.episodes.asking import Asking
from seedproof.episodes.playing import play
from seedproof.episodes.turns import Plan, Turn
from seedproof.record.errors import SeedproofError

ROWS = {
    "curriculum": "curriculum/3_oa_d_8/d3/000017",
    "judge": "judge/exponential_logarithmic_equation/d2/000001",
    "number_game": "number_game/five_operands/d2/001030",
    "university": "university/sinusoid_from_graph/d1/000000",
}
FOLLOW_UP = "curriculum/3_oa_d_8/d3/000017-i"


def asked(row, asking, plan, parent=None):
    """Return all that is sent at the start."""
    return asking.next_step(row, plan, [], parent).messages


def planned(benchmark, **choices):
    return registry.benchmark(benchmark).asking.planned(Plan(benchmark, "default", **choices))


@pytest.mark.parametrize(("benchmark", "row_id"), ROWS.items())
def test_the_question_is_sent_byte_for_byte_and_the_first_answer_ends_the_episode(benchmark, row_id):
    row = sp.rebuild(row_id)
    asking = registry.benchmark(benchmark).asking
    episode = play(asking, row, planned(benchmark), lambda messages: "Answer: 1")
    system, question = asked(row, asking, planned(benchmark))
    assert (system.role, question.role) == ("system", "user")
    assert question.text == row["question"]
    assert (len(episode.turns), episode.end) == (1, "answer")


@pytest.mark.parametrize(
    ("finish", "end"), [("stop", "answer"), ("length", "cut"), ("content_filter", "refused")]
)
def test_how_the_model_stopped_is_how_the_episode_ends(finish, end):
    row = sp.rebuild(ROWS["number_game"])
    asking = registry.benchmark("number_game").asking
    assert asking.next_step(row, planned("number_game"), [Turn("solver", "1", finish=finish)]).end == end


def test_silence_is_no_answer():
    row = sp.rebuild(ROWS["number_game"])
    asking = registry.benchmark("number_game").asking
    assert play(asking, row, planned("number_game"), lambda messages: " \n").end == "no_answer"


def test_an_image_is_named_where_images_are_sent():
    row = sp.rebuild(ROWS["university"])
    asking = registry.benchmark("university").asking
    assert asked(row, asking, planned("university"))[-1].images == (row["image"],)
    assert asked(row, asking, planned("university", images=False))[-1].images == ()


def test_a_follow_up_stands_behind_the_model_s_own_response():
    row = sp.rebuild(FOLLOW_UP)
    asking = registry.benchmark("curriculum").asking
    messages = asked(row, asking, planned("curriculum"), "I say:\nAnswer: 5")
    assert [message.role for message in messages] == ["system", "user", "assistant", "user"]
    assert messages[1].text == row["dialogue"][0]["content"]
    assert messages[2].text == "I say:\nAnswer: 5"
    assert messages[3].text == row["question"]


def test_a_golden_dialogue_has_the_right_answer_whatever_was_said():
    row = sp.rebuild(FOLLOW_UP)
    asking = registry.benchmark("curriculum").asking
    messages = asked(row, asking, planned("curriculum", control="golden_dialogue"), "Answer: 5")
    assert messages[2].text == row["dialogue"][1]["content"]


def test_follow_ups_alone_need_a_control():
    asking = registry.benchmark("curriculum").asking
    with pytest.raises(
        SeedproofError, match=r"--config problems\. Alone they are asked with --control golden_dialogue"
    ):
        asking.planned(Plan("curriculum", "followups"))
    assert asking.planned(Plan("curriculum", "followups", control="golden_dialogue"))


SCHEMES = {"judge": ("brief", "stepwise", "automatic", "manual"), "university": ("default", "boxed")}


@pytest.mark.parametrize("benchmark", SCHEMES)
def test_each_scheme_has_a_system_message_of_its_own(benchmark):
    asking = registry.benchmark(benchmark).asking
    plans = [planned(benchmark, scheme=scheme) for scheme in SCHEMES[benchmark]]
    assert asking.schemes == SCHEMES[benchmark]
    assert len({asking.system_message(plan) for plan in plans}) == len(plans)
    assert len({asking.prompt_sha256(plan) for plan in plans}) == len(plans)
    assert planned(benchmark) == plans[0]


def test_answers_in_boxes_are_read_where_the_scheme_asks_for_boxes():
    row = sp.rebuild(ROWS["university"])
    parts = [
        f"({letter}) $\\boxed{{{part['answer']}}}$"
        for letter, part in zip("abcdefgh", row["parts"], strict=False)
    ]
    assert sp.score(row, "\n".join(["Answer:", *parts])).verdict == "right"


def test_a_benchmark_that_declares_nothing_is_asked_its_question_alone():
    row = sp.rebuild(ROWS["judge"])
    plan = Asking().planned(Plan("mine", "default"))
    (question,) = asked(row, Asking(), plan)
    assert (question.role, question.text) == ("user", row["question"])
    assert (plan.protocol, plan.scheme) == ("single", "default")
