"""What strings, agreement and the surface give away: each gate finds a leak that is planted."""

from fractions import Fraction

from pipeline.workplace.settings import load_settings
from seedproof.benchmarks.judge import measures, surface
from seedproof.benchmarks.judge.matching import (
    Labelled,
    Shown,
    agreement_rights,
    formulas,
    matching_rights,
    normalised,
)
from seedproof.benchmarks.judge.settings import Judge
from tests.conftest import REPOSITORY

GOLDEN = r"\left(-1, \frac{1}{2}\right]"


def test_spaces_boxes_and_sizes_do_not_count(subtests):
    for latex, expected in [
        (GOLDEN, r"(-1,\frac{1}{2}]"),
        (r"\boxed{x + 1}", "x+1"),
        (r" 2 \, x ", "2x"),
        ("3", "3"),
    ]:
        with subtests.test(expected):
            assert normalised(latex) == expected


def test_formulas_are_what_stands_between_dollar_signs():
    text = rf"We get **$x + 1$**, so $\boxed{{{GOLDEN}}}$ is it, not $x+2$ or 7."
    assert formulas(text) == {"x+1", r"(-1,\frac{1}{2}]", "x+2"}


def labelled(count, candidate_of):
    """Candidates of the answer 5, every second one right."""
    return [
        Labelled(Shown(("5",), candidate_of(number, number % 2 == 0)), number % 2 == 0)
        for number in range(count)
    ]


LEAKS = {
    "every part is a formula": lambda number, label: f"so $5$ {number}\nend" if label else "so 5\nend",
    "every part is a formula of the last line": lambda number, label: (
        "$5$ and\nso $5$" if label else "so $5$\nso $6$"
    ),
    "every part is a string": lambda number, label: "$x = 5$\nend" if label else "$x = 6$\nend",
    "every part is a string in the last line": lambda number, label: (
        "5\nit is $x = 5$" if label else "5\nit is $x = 6$"
    ),
}


def test_a_leak_of_the_golden_form_is_found_and_its_opposite_too(subtests):
    for rule in LEAKS:
        with subtests.test(rule):
            leaking = labelled(40, LEAKS[rule])
            assert matching_rights(leaking)[rule] == 1
            opposite = [Labelled(shown, not label) for shown, label in leaking]
            assert matching_rights(opposite)[rule] == 1


def test_what_is_in_all_candidates_tells_nothing():
    same = labelled(40, lambda number, label: "so it is $5$")
    assert set(matching_rights(same).values()) == {Fraction(1, 2)}


def test_parts_are_also_counted_one_by_one():
    shown = Shown(("5", "6"), "(a) $5$ (b) $7$")
    shares = matching_rights([Labelled(shown, True), Labelled(shown, False)])
    assert shares["the part is a formula, part by part"] == Fraction(1, 2)
    assert matching_rights([Labelled(Shown(("5",), "$5$"), True)])[
        "the part is a formula, part by part"
    ] == Fraction(1)


def test_agreement_calls_the_largest_group_right():
    most_are_right = [("a", True), ("a", True), ("a", True), ("b", False)]
    most_are_wrong = [("a", True), ("b", False), ("b", False), ("b", False)]
    tied = [("a", True), ("a", True), ("b", False), ("b", False)]
    assert agreement_rights([most_are_right]) == 1
    assert agreement_rights([most_are_wrong]) == 0
    assert agreement_rights([tied]) == Fraction(1, 2)
    assert agreement_rights([most_are_right, most_are_wrong]) == Fraction(1, 2)


def test_the_surface_tells_what_is_there():
    """The classifier finds a label that is written on the surface, and not one that is not."""
    plain = [
        {
            "problem_id": str(number),
            "candidate": f"we get {number * 7 % 31}",
            "label": number * 31 % 17 % 2 == 0,
        }
        for number in range(200)
    ]
    marked = [row | {"candidate": row["candidate"] + (" indeed" if row["label"] else "")} for row in plain]
    assert surface.surface_right(marked) == 200
    assert 60 <= surface.surface_right(plain) <= 140


def row_of(number, label, candidate, value):
    """As much of a row as the gates of the table read."""
    part = f'{{"type":"number","answer":"5","values":["{value}"],"latex":["{value}"],"rewrites":[""]}}'
    return {
        "problem_id": str(number // 4),
        "label": label,
        "golden_answer": "$5$",
        "candidate": candidate,
        "proof": {"certificate": f'{{"facts":{{}},"parts":[{part}],"rules":[],"error":"","slip":""}}'},
    }


def settings():
    base = load_settings("judge", REPOSITORY / "params.yaml")
    return Judge(version="2.0.0", generate=base.generate, quality=base.quality)


def limits(rows):
    """What the gates of the table find, and the limits, by what is measured."""
    found = {}
    for measure in (
        measures.surface,
        measures.lengths_alike,
        measures.agreed,
        measures.balance,
        measures.golden,
    ):
        table, _ = measure(settings(), rows)
        found |= {f"{measure.__name__}: {line['rule']}": (line["found"], line["most"]) for line in table}
    return found


def exceeded(rows):
    return {what for what, (found, limit) in limits(rows).items() if found > limit}


BALANCED = (True, False, False, True, False, True, True, False)
"""Labels of two problems after which they repeat."""


def rows_with(candidate_of, value_of):
    return [
        row_of(number, label, candidate_of(number, label), value_of(number, label))
        for number in range(400)
        for label in (BALANCED[number % 8],)
    ]


def agreeing(number, label):
    """Right and wrong ones agree with one another."""
    return "5" if label else "6"


def test_without_a_leak_all_gates_hold():
    rows = rows_with(lambda number, label: f"{number // 4 * 37 % 91} so $5$ or $6$", agreeing)
    assert exceeded(rows) == set()


def test_a_planted_golden_form_stops_the_release():
    """In three of five right ones, and in no wrong one."""
    rows = rows_with(lambda number, label: "so $5$" if label and number % 5 > 1 else "so $7$", agreeing)
    assert any(what.startswith("golden: every part is a formula") for what in exceeded(rows))


def test_wrong_ones_that_disagree_stop_the_release():
    rows = rows_with(
        lambda number, label: f"{number // 4 * 37 % 91} so $5$ or $6$",
        lambda number, label: "5" if label else str(6 + number),
    )
    assert exceeded(rows) == {"agreed: all"}


def test_a_word_that_tells_the_label_stops_the_release():
    rows = rows_with(lambda number, label: "so $5$ indeed" if label else "so $5$ perhaps", agreeing)
    assert "surface: all" in exceeded(rows)


def test_as_many_right_as_wrong_are_wanted():
    rows = [
        row | {"label": number % 8 != 0} for number, row in enumerate(rows_with(lambda *_: "$5$", agreeing))
    ]
    assert "balance: all" in exceeded(rows)
