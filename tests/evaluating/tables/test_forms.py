"""Every form is filled from runs of a few episodes, whose values are computed by hand."""

from dataclasses import replace
from fractions import Fraction

import msgspec
import pytest

from pipeline.evaluating.tables import FORMS, MeasuredRun, filled
from pipeline.evaluating.tables.plotting import png
from pipeline.evaluating.transcripts.times import Wave
from seedproof.record.errors import SeedproofError
from tests.circles import few
from tests.evaluating.tables.runs import FOUR, FOUR_LATER, curriculum, games, judge, missing_fact, university

HALF, QUARTER = Fraction(1, 2), Fraction(1, 4)

SOME_RIGHT = {"K.OA.A.4/0", "K.OA.A.4/0-i", "K.OA.A.4/0-c", "K.OA.A.4/1", "K.OA.A.4/1-i", "3.OA.A.3/0"}
FEW_RIGHT = {"K.OA.A.4/0"}

MIRA = [missing_fact(FOUR, config="zero_shot"), missing_fact(FOUR_LATER, config="four_shot", shots=4)]
CAMPS = [
    curriculum(SOME_RIGHT, model="maker/large", outside={"elsewhere": Fraction("0.9")}),
    curriculum(FEW_RIGHT, model="maker/small", outside={"elsewhere": Fraction("0.4")}),
    curriculum(set(), model="maker/tiny", outside={"elsewhere": Fraction("0.1")}),
    curriculum(set(), model="maker/trained", checkpoint=1000),
    curriculum(SOME_RIGHT, model="maker/trained", checkpoint=2000),
]
PRICES = {"price in": Fraction("0.5"), "price out": Fraction(2)}
"""US dollars for a million tokens."""
PRICED = curriculum(FEW_RIGHT, tokens=(1000, 500), model="maker/priced", outside=PRICES)
GAMES = [
    games([[18], [0]], ["calculation", "missed target"]),
    games([[9], [9]], config="mixed_2_shot", shots=2),
    games([[18], [9]], config="mixed_5_shot", shots=5),
    games([[18], [0]], config="mixed_5_shot", shots=5, temperature=0.7, top_p=0.9),
    games([[6, 18], [0, 6]], ["formatting"], attempts=2, model="maker/other"),
]
SOLVED = [
    university({"algebra/text", "algebra/visual", "precalculus/text"}, outside={"size": Fraction(70)}),
    university({"algebra/text"}, model="maker/small", images=False, outside={"size": Fraction(7)}),
]
JUDGED = [
    judge(["right", "wrong", "right", "right"], scheme="brief"),
    judge(["right", "right", "no answer", "right"], scheme="stepwise"),
]
ALL = [*MIRA, *CAMPS, PRICED, *GAMES, *SOLVED, *JUDGED]


def values_of(table, row, *columns):
    """The values of a row, by the titles of columns; a text or a number stands for itself."""
    (cells,) = [each.cells for each in table.rows if " / ".join(each.labels) == row]
    titles = [column.title for column in table.columns]
    found = [cells[titles.index(column)] for column in columns]
    return [getattr(cell, "value", cell) for cell in found]


def table_of(name, runs=ALL):
    return filled(name, runs, FORMS)


@pytest.mark.parametrize("name", FORMS)
def test_every_form_is_filled_and_written(name):
    table = filled(name, ALL, FORMS)
    assert table.rows
    assert table.csv().count("\n") == len(table.rows) + 1
    assert table.markdown().startswith("**")


FIGURES = [name for name in FORMS if "fig" in name]


@pytest.mark.parametrize("name", few(FIGURES, 4))
def test_every_figure_is_drawn_in_both_widths(name):
    figure = filled(name, ALL, FORMS)
    page = png(figure, "page")
    assert page.startswith(b"\x89PNG")
    assert png(figure, "column") != page


def test_a_figure_of_each_kind_has_the_same_bytes_twice():
    """Panels of a kind are drawn by the same code."""
    figures = {}
    for name in FIGURES:
        figure = filled(name, ALL, FORMS)
        figures.setdefault(figure.chart.kind, figure)
    assert {*figures} == {"bars", "squares", "histogram", "lines", "points"}
    for figure in figures.values():
        assert png(figure, "page") == png(figure, "page")


def test_the_forms_of_the_papers_are_there():
    mira = {
        f"mira-{of}"
        for of in (2, 3, 4, 5, 6, 7, 8, 9, 10, "family", "full", "delta", "fig-2", "fig-3", "fig-4")
    }
    camps = {f"mathcamps-{of}" for of in (1, 2, 14, 3, 15, "c3", "fig-2", "fig-3")}
    mathador = {f"mathador-{of}" for of in (2, 3, 4, 5, 6, "fig-4", "fig-5")}
    umath = {f"umath-{of}" for of in (4, 5, 7, 8)} | {
        f"umath-fig-{of}" for of in (2, 3, 11, 12, 13, 14, 15, 16)
    }
    assert mira | camps | mathador | umath <= set(FORMS)


# MIRA-MATH: of four episodes, a right answer after a hint, a right guess, a wrong one after a hint, neither.


def test_mira_3_splits_failures_and_counts_guesses_apart():
    columns = ("No canonical hint", "Hint but wrong", "Correct", "Correct given canonical hint")
    assert values_of(table_of("mira-3"), "model / zero_shot", *columns) == [HALF, QUARTER, HALF, 1]
    ours = ("Hint right", "Hint but wrong", "Guess right", "Neither", "Accuracy given the hint")
    assert values_of(table_of("mira-3"), "model / zero_shot", *ours) == [
        QUARTER,
        QUARTER,
        QUARTER,
        QUARTER,
        HALF,
    ]


def test_mira_6_is_means_over_episodes():
    columns = ("Acc", "Hit rate", "1st-req OK", "Avg req", "Avg decl", "Avg tokens")
    expected = [HALF, Fraction(3, 8), QUARTER, 2, Fraction(3, 2), 130]
    assert values_of(table_of("mira-6"), "model / zero_shot", *columns) == expected


def test_mira_7_to_10_are_means_by_type_and_difficulty():
    row = "model / zero_shot"
    assert values_of(table_of("mira-7"), row, "Accuracy A", "Accuracy B", "1st-req OK A") == [1, 0, HALF]
    assert values_of(table_of("mira-7"), row, "Avg requests A", "Avg requests B") == [
        Fraction(3, 2),
        Fraction(5, 2),
    ]
    accuracies = values_of(
        table_of("mira-8"), row, "Accuracy D1", "Accuracy D2", "Accuracy D3", "Avg requests D3"
    )
    assert accuracies == [HALF, 1, 0, 3]
    assert values_of(table_of("mira-9"), row, "Type A D1", "Type A D3", "Type B D1") == [1, None, 0]
    assert values_of(table_of("mira-10"), row, "Hit rate A", "Hit rate B") == [HALF, QUARTER]


def test_mira_family_and_full_have_a_row_a_family():
    assert values_of(
        table_of("mira-family"), "model / bayes / A", "n", "zero-shot Acc", "four-shot 1st-req"
    ) == [
        2,
        1,
        HALF,
    ]
    full = values_of(
        table_of("mira-full"), "model / zero_shot / circuit / B", "n", "Acc", "Avg req", "Avg hints"
    )
    assert full == [2, 0, Fraction(5, 2), HALF]


def test_mira_delta_is_a_paired_difference_with_averages():
    table = table_of("mira-delta")
    columns = ("n", "Acc ZS", "Acc 4S", "Acc Δ", "1st-req Δ")
    assert values_of(table, "model / circuit / B", *columns) == [2, 0, HALF, HALF, 1]
    assert values_of(table, "model / Type A average / A", *columns) == [2, 1, 1, 0, 0]
    assert values_of(table, "model / Overall / ", *columns) == [4, HALF, Fraction(3, 4), QUARTER, HALF]
    (change,) = [row.cells[3] for row in table.rows if row.labels == ("model", "Overall", "")]
    assert change.low < 0 < change.high


def test_mira_2_has_the_first_episode_of_each_class_in_the_order_of_the_rows():
    (right, hint_wrong, wrong_slot) = [row for row in table_of("mira-2").rows if "zero_shot" in row.labels[0]]
    assert right.labels[1:] == ("T1", "right")
    assert right.cells[1] == "missing_fact/bayes/d1/000000"
    assert (hint_wrong.labels[2], hint_wrong.cells[1]) == ("hint_wrong", "missing_fact/circuit/d1/000000")
    assert (wrong_slot.labels[2], wrong_slot.cells[1:5]) == (
        "wrong_slot",
        ("missing_fact/circuit/d3/000000", 0, 3, 0),
    )


def test_mira_4_has_the_settings_of_each_run_and_a_dash_where_the_provider_chose():
    table = table_of("mira-4")
    first, second = [column.title for column in table.columns]
    assert (first, second) == ("model, zero_shot", "model, four_shot")
    assert values_of(table, "Decoding temperature", first) == ["0.0"]
    assert values_of(table, "Max new tokens", first) == [None]
    assert values_of(table, "Dataset", second) == ["missing_fact 1.0.0, four_shot, test"]
    assert values_of(table, "Instances", second) == [4]
    blind = table_of("mira-4", [missing_fact(FOUR, control="blind")])
    assert values_of(blind, "Request budget (max attempts)", "model, blind") == [None]


def test_mira_5_has_the_days_of_all_waves():
    waves = [
        Wave("2026-03-13T22:00:00+00:00", "2026-03-14T01:00:00+00:00"),
        Wave("2026-03-16T08:00:00+00:00"),
    ]
    table = table_of("mira-5", [missing_fact(FOUR, waves=waves), missing_fact(FOUR, model="local")])
    columns = ("Exact model ID", "Backend", "Run dates")
    assert values_of(table, "model", *columns) == ["maker/model", "maker", "2026-03-13 to 2026-03-16"]
    assert values_of(table, "local", *columns) == ["local", "–", None]


def test_a_metric_that_a_plan_cannot_have_is_a_dash_everywhere():
    """Under `oracle_hint` nobody can be asked."""
    run = missing_fact({("A", "bayes", 1): (True, 0, 0)}, control="oracle_hint")
    table = table_of("mira-6", [run])
    columns = ("Acc", "Hit rate", "1st-req OK", "Avg req", "Avg decl")
    assert values_of(table, "model, oracle_hint / default", *columns) == [1, None, None, None, None]
    assert "| model, oracle\\_hint | default | 1.000 [0.014, 1.000] | – | – | – | – |" in table.markdown()
    assert (
        table.csv().splitlines()[1].startswith('"model, oracle_hint",default,1.000000,0.014238,1.000000,,,,,')
    )
    figure = filled("figure-missing_fact", [run], FORMS)
    assert [row.cells[0] is None for row in figure.rows] == [True, False]
    assert png(figure).startswith(b"\x89PNG")


def test_a_change_of_a_metric_that_a_plan_cannot_have_is_a_dash():
    blind = [missing_fact(FOUR, config="zero_shot", control="blind")]
    blind.append(missing_fact(FOUR_LATER, config="four_shot", shots=4, control="blind"))
    table = table_of("mira-delta", blind)
    columns = ("Acc Δ", "1st-req ZS", "1st-req Δ")
    assert values_of(table, "model, blind / Overall / ", *columns) == [QUARTER, None, None]


def test_runs_that_were_not_asked_alike_are_no_pair():
    assert not FORMS["mira-delta"].suits(
        [MIRA[0], missing_fact(FOUR, config="four_shot", shots=4, control="blind")]
    )


def test_figures_of_mira_show_the_values_of_its_tables():
    assert values_of(table_of("mira-fig-2"), " / model / ", "ZS", "4S") == [HALF, Fraction(3, 4)]
    assert values_of(table_of("mira-fig-3"), " / model / ", "Type A ZS", "Type B 4S") == [1, HALF]
    assert values_of(table_of("mira-fig-4"), "ZS / model / ", "D1", "D3") == [HALF, 0]


def test_controls_of_a_model_are_told_apart_and_said():
    table = table_of("mira-6", [missing_fact(FOUR), missing_fact(FOUR, control="blind")])
    assert [row.labels[0] for row in table.rows] == ["model, no control", "model, blind"]
    assert "The runs differ in their control (blind, no control): compare with care." in table.notes


def test_other_rows_of_a_config_are_said():
    sampled = missing_fact(FOUR, rows=("missing_fact/bayes/d1/000000",), model="maker/other")
    table = table_of("mira-6", [missing_fact(FOUR), sampled])
    assert "The runs of default asked different rows: compare with care." in table.notes
    assert not [note for note in table_of("mira-6", MIRA).notes if "different rows" in note]


def test_missing_episodes_are_said():
    whole, short = (table_of("mathcamps-1", [curriculum(SOME_RIGHT, expected=count)]) for count in (8, 10))
    assert "model: 2 of 10 episodes are missing." in short.notes
    assert not [note for note in whole.notes if "missing" in note]


# MathCAMPS: two standards of two problems; in the first one, a follow-up of each kind to each problem.


def test_mathcamps_1_is_accuracy_by_grade_with_the_mean_of_the_models():
    table = table_of("mathcamps-1", CAMPS[:2])
    assert values_of(table, "maker / large", "All", "K", "3", "8") == [Fraction(3, 4), 1, HALF, None]
    assert values_of(table, "maker / small", "All", "K", "3") == [QUARTER, HALF, 0]
    assert values_of(table, "– / Avg. Performance", "All", "K") == [HALF, Fraction(3, 4)]


def test_mathcamps_2_ranks_nobody_whom_chance_may_have_placed():
    first = table_of("mathcamps-2", CAMPS[:3])
    assert first.rows == table_of("mathcamps-14", CAMPS[:3]).rows
    (large, _, tiny) = first.rows
    # 3 of 4 problems against none: the exact p is 1/4.
    assert (large.cells[1].value, large.cells[1].low, large.cells[1].high) == (1, 1, 3)
    assert tiny.cells[3] == "no"
    assert "| 1–3 |" in first.markdown()


def test_mathcamps_2_ranks_where_the_difference_is_clear():
    first = curriculum(SOME_RIGHT | {"3.OA.A.3/1", "K.OA.A.4/1-c"}, model="maker/all")
    table = table_of("mathcamps-2", [first, curriculum(set(), model="maker/none")])
    (best, worst) = table.rows
    assert best.cells[1].value == 1
    assert worst.cells[1].value == 2
    assert "In 100.00 % of the pairs of models" in " ".join(table.notes)


def test_mathcamps_3_counts_a_problem_with_all_its_follow_ups():
    columns = ("Acc. with follow-ups", "Largest drop", "Accuracy there", "Accuracy there with follow-ups")
    expected = [HALF, "K.OA.A.4 - Text of K.OA.A.4", 1, HALF]
    assert values_of(table_of("mathcamps-3", CAMPS[:1]), "large", *columns) == expected


def test_mathcamps_15_counts_the_follow_ups_that_were_asked():
    columns = ("Main Acc.", "IFUP Acc.", "CFUP Acc.", "Total FUPs seen")
    table = table_of("mathcamps-15", CAMPS[:2])
    assert values_of(table, "maker / large", *columns) == [Fraction(3, 4), 1, HALF, 4]
    assert values_of(table, "maker / small", *columns) == [QUARTER, 0, 0, 2]


def test_mathcamps_c3_is_tokens_by_their_prices():
    """Six episodes of 1,000 tokens at 0.5 dollars a million, and of 500 at 2."""
    columns = ("Episodes", "counted", "Tokens in", "Tokens out", "USD", "USD per problem")
    expected = [6, 6, 6000, 3000, Fraction(9, 1000), Fraction(3, 2000)]
    assert values_of(table_of("mathcamps-c3", [PRICED, *CAMPS]), "priced", *columns) == expected


def test_mathcamps_fig_2_shows_the_standards_that_were_learnt():
    table = table_of("mathcamps-fig-2")
    assert [column.title for column in table.columns] == ["3.OA.A.3", "K.OA.A.4"]
    assert values_of(table, "trained / 1000 / ", "K.OA.A.4", "3.OA.A.3") == [0, 0]
    assert values_of(table, "trained / 2000 / ", "K.OA.A.4", "3.OA.A.3") == [1, HALF]


def test_mathcamps_fig_3_fits_a_line_and_states_the_correlation():
    figure = filled("mathcamps-fig-3", CAMPS, FORMS)
    assert "Spearman 1.000, 3 models" in figure.notes[0]
    assert figure.chart.fit
    assert values_of(figure, " / large / ", "elsewhere", "accuracy on curriculum") == [
        Fraction("0.9"),
        Fraction(3, 4),
    ]


# Mathador-LM: games of at most 18 points.


def test_mathador_2_is_the_mean_and_deviation_of_several_sets():
    sets = [games([[18], [0]]), games([[18], [18]]), games([[9], [18]], config="hard")]
    table = table_of("mathador-2", sets)
    assert values_of(table, "model / 2 / mixed", "Accuracy (%)", "evaluations") == [Fraction(3, 4), 2]
    (cell,) = [row.cells[0] for row in table.rows if row.labels == ("model", "2", "mixed")]
    assert round(cell.deviation**2, 9) == Fraction(1, 8)
    assert cell.low is None
    (single,) = [row.cells[0] for row in table.rows if row.labels == ("model", "2", "hard")]
    assert single.value == Fraction(3, 4)
    assert single.deviation is None
    assert single.low < single.value < single.high


def test_mathador_3_has_a_column_a_number_of_worked_examples():
    runs = [run for run in GAMES if run.head.solver.temperature == 0]
    assert values_of(table_of("mathador-3", runs), "model", "2 shots", "5 shots") == [HALF, Fraction(3, 4)]


def test_mathador_4_counts_a_game_in_the_first_class_and_in_all_that_hold():
    columns = ("Calculation error", "Missed target", "any calculation error", "any missed target")
    assert values_of(table_of("mathador-4", GAMES[:1]), "model", *columns) == [1, 0, 1, 1]


def test_mathador_5_is_the_best_of_several_attempts():
    columns = ("1 attempt", "2 attempts", "Gain (%)")
    table = table_of("mathador-5")
    assert values_of(table, "other", *columns) == [Fraction(1, 6), Fraction(2, 3), 3]


def test_mathador_6_sets_greedy_against_nucleus():
    table = table_of("mathador-6")
    assert values_of(table, "model / greedy", "5 shots") == [Fraction(3, 4)]
    assert values_of(table, "model / nucleus", "5 shots") == [HALF]
    assert values_of(table, "model / best nucleus", "5 shots") == [HALF]


def test_mathador_fig_5_is_the_games_by_points():
    table = table_of("mathador-fig-5", [GAMES[0], GAMES[4]])
    assert [row.labels[1] for row in table.rows if row.labels[0] == "model"] == ["0", "6", "18"]
    assert values_of(table, "model / 0 / ", "games") == [HALF]
    assert values_of(table, "model / 6 / ", "games") == [0]
    assert values_of(table, "other / 6 / ", "games") == [HALF]


# U-MATH: a text and a visual problem of two subjects.


def test_umath_4_marks_shares_of_few_problems():
    table = table_of("umath-4")
    assert values_of(table, "model", "U-MATH", "T", "V", "Algebra V") == [Fraction(3, 4), 1, HALF, 1]
    assert [row.labels for row in table.rows] == [("small",), ("model",)]
    assert "100.0\\*" in table.markdown()


def test_umath_5_has_rates_of_judges_beside_solving():
    table = table_of("umath-5", [*SOLVED, JUDGED[0]])
    columns = ("U-MATH text", "F1", "TPR", "TNR", "PPV", "NPV", "F1 brief", "F1 student")
    f1 = (Fraction(4, 5) + Fraction(2, 3)) / 2
    expected = [1, f1, 1, HALF, Fraction(2, 3), 1, Fraction(1, 3), 1]
    assert values_of(table, "model", *columns) == expected


def test_umath_5_has_a_dash_for_macro_f1_where_all_solutions_are_wrong():
    table = table_of("umath-5", [judge(["right", "right"], labels=(False,))])
    assert values_of(table, "model", "F1", "TPR", "TNR", "F1 brief") == [None, None, 1, None]
    (line,) = [line for line in table.markdown().splitlines() if line.startswith("| model")]
    assert line.startswith("| model | – | – | – | 100.0 ")


def test_umath_8_has_all_rates_by_author():
    table = table_of("umath-8", JUDGED[:1])
    rates = ("F1", "TPR", "TNR", "PPV", "NPV")
    of_brief = [f"brief {rate}" for rate in rates]
    assert values_of(table, "model", *of_brief) == [Fraction(1, 3), 1, 0, HALF, None]
    assert values_of(table, "model", *rates) == values_of(table_of("umath-5", JUDGED[:1]), "model", *rates)


def test_umath_7_counts_inconclusive_judgements_by_scheme():
    table = table_of("umath-7")
    assert values_of(table, "brief", "model") == [0]
    assert values_of(table, "stepwise", "model") == [QUARTER]


def test_figures_of_umath_show_what_their_tables_say():
    assert values_of(table_of("umath-fig-2"), "visual / model / ", "accuracy") == [HALF]
    f1 = (Fraction(4, 5) + Fraction(2, 3)) / 2
    relative = values_of(table_of("umath-fig-3"), "student / model / ", "brief")
    assert relative == [(1 - f1) / f1]
    assert values_of(table_of("umath-fig-11"), "model / 10 / ", "text", "visual") == [1, 0]
    assert values_of(table_of("umath-fig-12"), "text / small / ", "size", "accuracy") == [7, HALF]
    assert values_of(table_of("umath-fig-13"), "student / model / ", "brief") == [1]
    solving = values_of(
        table_of("umath-fig-14"), " / model / brief", "accuracy on university", "macro-F1 on judge"
    )
    assert solving == [Fraction(3, 4), f1]
    rates = values_of(
        table_of("umath-fig-15"), " / model / brief", "true positive rate", "true negative rate"
    )
    assert rates == [1, HALF]
    agreements = table_of("umath-fig-16")
    assert values_of(agreements, " / model, brief / ", "model, brief") == [1]
    assert values_of(agreements, " / model, brief / ", "model, stepwise") == [HALF]


# How runs are named, and what is said of them.


def test_what_all_runs_share_stands_in_the_head_and_what_they_do_not_in_their_names():
    table = table_of("mira-6", [missing_fact(FOUR, temperature=0.0), missing_fact(FOUR, temperature=0.7)])
    assert [row.labels[0] for row in table.rows] == ["model, temperature 0.0", "model, temperature 0.7"]
    assert table.shared.startswith("All runs: missing_fact 1.0.0, default, split test, open, no control, ")
    assert "temperature" not in table.shared
    assert table.shared in table.markdown().replace("\\", "")


def test_a_choice_that_is_not_the_usual_one_is_in_the_name_of_a_run_alone():
    run = missing_fact(FOUR, protocol="reference", control="oracle_hint")
    assert [row.labels[0] for row in table_of("mira-6", [run]).rows] == ["model, reference, oracle_hint"]
    stepwise = judge(["right"] * 4, scheme="stepwise")
    assert [row.labels[0] for row in table_of("umath-5", [stepwise]).rows] == ["model, stepwise"]


NAMED = {
    "mira-6": [missing_fact(FOUR), missing_fact(FOUR), missing_fact(FOUR, model="other/model")],
    "mira-fig-2": [missing_fact(FOUR), missing_fact(FOUR, system="Be brief."), missing_fact(FOUR, top_p=0.5)],
    "umath-fig-15": [judge(["right"] * 4), judge(["right"] * 4), judge(["right"] * 4, seed=1)],
    "figure-curriculum": [
        curriculum(SOME_RIGHT),
        curriculum(SOME_RIGHT),
        curriculum(SOME_RIGHT, stop=("x",)),
    ],
    "mathador-fig-4": [games([[18]]), games([[18]]), games([[18]], extra_body={"thinking": {"budget": 9}})],
}


@pytest.mark.parametrize("name", NAMED)
def test_two_runs_never_have_the_same_name(name):
    rows = [row.labels for row in table_of(name, NAMED[name]).rows]
    assert len(rows) == len(set(rows)) >= len(NAMED[name])


def test_two_configs_with_as_many_worked_examples_are_not_taken_together():
    runs = [*MIRA, missing_fact(FOUR_LATER, config="raw")]
    table = table_of("mira-fig-2", runs)
    assert values_of(table, " / model, zero_shot / ", "ZS", "4S") == [HALF, None]
    assert values_of(table, " / model, raw / ", "ZS", "4S") == [Fraction(3, 4), None]


def test_models_of_two_makers_are_named_in_full():
    table = table_of("mira-6", [missing_fact(FOUR), missing_fact(FOUR, model="other/model")])
    assert [row.labels[0] for row in table.rows] == ["maker/model", "other/model"]


@pytest.mark.parametrize("name", ["mira-6", "mira-fig-2"])
def test_episodes_without_an_answer_are_counted_below_by_how_they_ended(name):
    run = missing_fact(FOUR)
    ends = ["answer", "cut", "cut", "overflow"]
    lines = [
        msgspec.structs.replace(line, end=end, verdict=line.verdict if end == "answer" else "no answer")
        for line, end in zip(run.scored.scored, ends, strict=True)
    ]
    cut = MeasuredRun(replace(run.scored, scored=lines))
    whole = missing_fact(FOUR, model="maker/whole")
    notes = table_of(name, [cut, whole]).notes
    assert "model: 1 of 4 overflow, 2 of 4 cut." in notes
    assert not [note for note in notes if note.startswith("whole:")]


# What a form needs.


@pytest.mark.parametrize(
    ("name", "runs", "needed", "got"),
    [
        ("mira-delta", MIRA[:1], "two configs of one model", "zero_shot of model"),
        ("mira-6", GAMES, "a run of missing_fact", "none"),
        ("mathcamps-2", CAMPS[:1], "two models", "problems of large"),
        ("mathcamps-fig-2", CAMPS[:2], "two checkpoints of one model", "no checkpoint of large"),
        ("mathcamps-fig-3", CAMPS[3:], "--against FILE.csv", "no number of trained"),
        (
            "mathador-3",
            GAMES[:2],
            "two configs with worked examples",
            "mixed of model, mixed_2_shot of model",
        ),
        ("mathador-5", GAMES[:1], "--attempts 2 or more", "attempts 1 of model"),
        ("mathador-6", GAMES[:2], "a run at temperature 0", "temperature 0.0, top_p None of model"),
        ("umath-fig-12", SOLVED[:1], "two models of university", "size of model"),
        ("umath-fig-14", SOLVED, "university and of judge", "university of model, university of small"),
        ("umath-fig-16", JUDGED[:1], "two runs of judge", "default of model"),
    ],
)
def test_a_form_says_what_it_needs_and_what_it_got(name, runs, needed, got):
    assert not FORMS[name].suits(runs)
    with pytest.raises(SeedproofError) as error:
        filled(name, runs, FORMS)
    said = str(error.value)
    assert said.startswith(f"{name}: needs ")
    assert needed in said
    assert f"got {got}" in said
    assert "\n" not in said


@pytest.mark.parametrize("name", FORMS)
def test_runs_without_a_scored_episode_fill_no_form(name):
    runs = [MeasuredRun(replace(run.scored, scored=[]), run.outside) for run in ALL]
    with pytest.raises(SeedproofError, match=f"^{name}: needs "):
        filled(name, runs, FORMS)


def test_judges_of_right_solutions_alone_have_no_point_to_draw():
    run = judge(["right"] * 4)
    only_right = [line for line in run.scored.scored if line.id.endswith("True")]
    figure = filled("umath-fig-15", [MeasuredRun(replace(run.scored, scored=only_right))], FORMS)
    assert figure.rows == ()
    assert png(figure).startswith(b"\x89PNG")


def test_an_unknown_form_is_refused_with_the_nearest():
    with pytest.raises(SeedproofError, match=r"'mira-99' is no form, expected one of .* mean mira-9\?"):
        filled("mira-99", MIRA, FORMS)
