"""What the stage `generate` keeps of rejected candidates is true: seed and draw give each of them again."""

import json
from collections import Counter

import msgspec
import pytest

from seedproof.benchmarks.curriculum import candidates as curriculum
from seedproof.benchmarks.curriculum.standards import standard_of
from seedproof.benchmarks.curriculum.wording import GRAMMAR
from seedproof.benchmarks.missing_fact import generate as missing_fact
from seedproof.benchmarks.number_game import candidates as number_game
from seedproof.benchmarks.number_game.generate import PUBLISHED
from seedproof.problems import sampling as university
from seedproof.record.rejections import KEPT, Refused
from seedproof.record.seeds import parse_row_id


def of_missing_fact(place, seed):
    drawn = missing_fact.drawn_from(place.family, place.difficulty, seed)
    return [*drawn.rejected, Refused("duplicate", drawn.problem.facts)]


def of_university(place, seed):
    drawn = university.drawn_from(place.family, place.difficulty, seed)
    return [*drawn.rejected, Refused("duplicate", drawn.facts)]


def of_curriculum(place, seed):
    stream = curriculum.Stream(standard_of(place.family), seed, str(place), GRAMMAR)
    drawn = stream.told(stream.problem())
    return [*stream.rejected, Refused("duplicate", curriculum.lines_of(drawn.problem))]


def of_number_game(place, seed):
    drawn = number_game.drawn_from(PUBLISHED, place.difficulty, seed, "released")
    return [*drawn.rejected, Refused("duplicate", drawn.identity)]


AGAIN = {
    "missing_fact": of_missing_fact,
    "university": of_university,
    "curriculum": of_curriculum,
    "number_game": of_number_game,
}


@pytest.mark.parametrize("benchmark", AGAIN)
def test_seed_and_draw_give_a_rejected_candidate_again(built, benchmark):
    folder = built / "build" / benchmark
    families = json.loads((folder / "generate.json").read_text())["families"]
    kept = json.loads((folder / "rejected.json").read_text())
    counted = Counter((one["family"], one["reason"]) for one in kept)
    assert counted == {
        (family, reason): min(count, KEPT)
        for family, of_family in families.items()
        for reason, count in of_family["rejected"].items()
    }
    assert kept or benchmark == "number_game"
    for one in kept:
        place = parse_row_id(one["row"])
        if one["what"].startswith('"'):
            continue  # A text that the reader refuses: it is not told by its problem's stream.
        refused = AGAIN[benchmark](place, one["seed"])[one["draw"]]
        what = "" if refused.what is None else msgspec.json.encode(refused.what, enc_hook=str).decode()
        assert what == one["what"], one
        assert refused.reason == one["reason"] or one["reason"] in ("duplicate", "demonstrated"), one
