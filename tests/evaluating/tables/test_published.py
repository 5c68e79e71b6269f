"""The papers' own figures, read back: where they add up, and where they do not, as the notes say."""

from fractions import Fraction

import pytest

from pipeline.evaluating.tables import FORMS
from pipeline.evaluating.tables.published import Source, published

MODELS = ("gpt-4o-mini", "gpt-5.1", "gemini-2.5-flash", "Gemma-4", "Grok-4.20", "Llama-3.1-8B-Inst")
REGIMES = ("zero_shot", "four_shot")
RUNS = [(model, regime) for model in MODELS for regime in REGIMES]


def rows_of(paper, table):
    return published()[Source(paper, str(table))].rows


def number(paper, table, row, column):
    return Fraction(rows_of(paper, table)[row][column])


def mira(table, row, column):
    return number("MIRA-MATH", table, row, column)


def families():
    return [row.split(" / ")[1] for row in rows_of("MIRA-MATH", 11)]


def rows_in(family):
    return 60 if families().index(family) < 11 else 150


def mean_over_families(table, row, column):
    total = sum(rows_in(family) * mira(table, f"{row} / {family}", column) for family in families())
    return total / 2310


def full_table(model, regime):
    return 12 + 4 * MODELS.index(model) + REGIMES.index(regime)


def family_table(model):
    return 11 + 4 * MODELS.index(model)


def close(value, printed, decimals=3):
    """Whether a value rounds to a printed one, with room for the rounding of what it was computed from."""
    return abs(value - printed) <= Fraction(11, 10 ** (decimals + 1))


def test_every_value_is_a_number_or_names_a_standard():
    for source, table in published().items():
        for row, values in table.rows.items():
            for column, value in values.items():
                if column not in ("Largest drop", "Top outlier skill"):
                    assert Fraction(value) is not None, (source, row, column)


@pytest.mark.parametrize(
    ("paper", "table", "rows", "columns"),
    [
        ("MIRA-MATH", 3, 12, 4),
        *(("MIRA-MATH", table, 12, 6) for table in (6, 7, 8, 9, 10)),
        ("MathCAMPS", 1, 23, 10),
        ("MathCAMPS", 3, 22, 4),
        ("MathCAMPS", 14, 21, 3),
        ("MathCAMPS", 15, 21, 4),
        ("Mathador-LM", 2, 8, 2),
        ("Mathador-LM", 3, 1, 8),
        ("Mathador-LM", 4, 3, 4),
        ("Mathador-LM", 5, 2, 5),
        ("Mathador-LM", 6, 2, 6),
        ("U-MATH", 4, 22, 15),
        ("U-MATH", 5, 11, 10),
        ("U-MATH", 7, 2, 11),
        ("U-MATH", 8, 10, 25),
        ("MathCAMPS", "C.3", 1, 3),
    ],
)  # fmt: skip
def test_a_table_has_all_its_rows_and_columns(paper, table, rows, columns):
    stated = rows_of(paper, table)
    assert len(stated) == rows
    assert {len(values) for values in stated.values()} == {columns}


def test_every_note_and_every_form_names_a_table_that_is_there():
    for form in FORMS.values():
        for table in form.declared.published:
            assert published()[Source(form.paper.title, table)].rows, form.name
    assert all(table.rows for table in published().values())


@pytest.mark.parametrize(("model", "regime"), RUNS)
def test_the_shares_of_table_3_add_to_1(model, regime):
    row = f"{model} / {regime}"
    parts = [mira(3, row, column) for column in ("No canonical hint", "Hint but wrong", "Correct")]
    assert abs(sum(parts) - 1) <= Fraction("0.0011")
    given = mira(3, row, "Correct") / (1 - parts[0])
    assert abs(given - mira(3, row, "Correct given canonical hint")) < Fraction("0.0021")


@pytest.mark.parametrize(("model", "regime"), RUNS)
def test_no_hint_in_table_3_is_1_minus_average_hints_in_all_runs_but_one(model, regime):
    row = f"{model} / {regime}"
    hints = mean_over_families(full_table(model, regime), row, "Avg hints")
    distance = abs(mira(3, row, "No canonical hint") - (1 - hints))
    if (model, regime) == ("gpt-4o-mini", "zero_shot"):
        assert Fraction("0.12") < distance < Fraction("0.13")
    else:
        assert distance < Fraction("0.002")


def test_requests_are_declinations_and_hints_in_all_full_tables_but_the_first():
    for model, regime in RUNS:
        table = full_table(model, regime)
        broken = []
        for family in families():
            row = f"{model} / {regime} / {family}"
            rest = mira(table, row, "Avg decl") + mira(table, row, "Avg hints")
            if abs(mira(table, row, "Avg req") - rest) > Fraction("0.0151"):
                broken.append(family)
        assert len(broken) == (12 if table == 12 else 0), table


@pytest.mark.parametrize(("model", "regime"), RUNS)
def test_the_overall_accuracy_is_the_mean_over_families(model, regime):
    row = f"{model} / {regime}"
    overall = mira(6, row, "Acc")
    assert close(mean_over_families(full_table(model, regime), row, "Acc"), overall)
    by_type = (660 * mira(7, row, "Accuracy A") + 1650 * mira(7, row, "Accuracy B")) / 2310
    assert close(by_type, overall)


@pytest.mark.parametrize(("model", "regime"), RUNS)
def test_overall_figures_follow_from_those_by_difficulty_with_weights_910_700_700(model, regime):
    row = f"{model} / {regime}"
    weights = {1: 910, 2: 700, 3: 700}
    accuracy = sum(weight * mira(8, row, f"Accuracy D{d}") for d, weight in weights.items()) / 2310
    requests = sum(weight * mira(8, row, f"Avg requests D{d}") for d, weight in weights.items()) / 2310
    assert close(accuracy, mira(6, row, "Acc"))
    assert close(requests, mira(6, row, "Avg req"), 2)
    assert not close(sum(mira(8, row, f"Avg requests D{d}") for d in weights) / 3, mira(6, row, "Avg req"), 2)


@pytest.mark.parametrize(("model", "regime"), RUNS)
def test_accuracies_by_type_and_difficulty_fit_together_in_all_cells_but_one(model, regime):
    row = f"{model} / {regime}"
    for difficulty in (1, 2, 3):
        joined = 2 * mira(9, row, f"Type A D{difficulty}") + 5 * mira(9, row, f"Type B D{difficulty}")
        fits = close(joined / 7, mira(8, row, f"Accuracy D{difficulty}"))
        assert fits == ((row, difficulty) != ("gpt-5.1 / zero_shot", 3))
    repaired = (200 * Fraction("0.690") + 500 * Fraction("0.682")) / 700
    assert close(repaired, mira(8, "gpt-5.1 / zero_shot", "Accuracy D3"))


def test_tables_7_and_10_agree():
    for row, values in rows_of("MIRA-MATH", 10).items():
        for column, value in values.items():
            if not column.startswith("Hit rate"):
                assert rows_of("MIRA-MATH", 7)[row][column] == value


def test_tables_11_and_13_disagree_in_twelve_families():
    by_family = rows_of("MIRA-MATH", 11)
    full = rows_of("MIRA-MATH", 13)
    first = []
    accuracy = []
    for family in families():
        brief = by_family[f"gpt-4o-mini / {family}"]
        whole = full[f"gpt-4o-mini / four_shot / {family}"]
        if brief["four-shot 1st-req"] != whole["1st-req"]:
            first.append(family)
        if brief["four-shot Acc"] != whole["Acc"]:
            accuracy.append(family)
    assert len(first) == 12
    assert accuracy == ["portfolio_variance_missing_corr"]


def test_first_request_success_of_the_first_model_has_three_means():
    brief = {
        regime: sum(
            rows_in(family) * mira(11, f"gpt-4o-mini / {family}", f"{regime} 1st-req")
            for family in families()
        )
        / 2310
        for regime in ("zero-shot", "four-shot")
    }
    assert close(brief["zero-shot"], Fraction("0.506"))
    assert close(mira(6, "gpt-4o-mini / zero_shot", "1st-req OK"), Fraction("0.493"))
    assert close(brief["four-shot"], Fraction("0.494"))
    whole = mean_over_families(13, "gpt-4o-mini / four_shot", "1st-req")
    assert close(whole, mira(6, "gpt-4o-mini / four_shot", "1st-req OK"))


def test_brief_and_full_tables_of_all_other_models_agree_in_accuracy():
    for model, regime in RUNS[2:]:
        for family in families():
            column = f"{regime.replace('_', '-')} Acc"
            brief = mira(family_table(model), f"{model} / {family}", column)
            assert brief == mira(full_table(model, regime), f"{model} / {regime} / {family}", "Acc")


def test_the_averages_of_mathcamps_are_means_overall_and_in_grade_6_only():
    stated = rows_of("MathCAMPS", 1)
    models = [values for row, values in stated.items() if not row.startswith("–")]
    printed = stated["– / Avg. Performance"]
    assert len(models) == 22
    means = {grade: sum(Fraction(values[grade]) for values in models) / 22 for grade in printed}
    fitting = [grade for grade, mean in means.items() if close(mean, Fraction(printed[grade]), 2)]
    assert fitting == ["All", "6"]


def test_no_count_of_models_in_mathcamps_gives_its_share_of_pareto_winners():
    printed = number("MathCAMPS", "text", "section 4.1", "pairs of models with a Pareto winner, percent")
    possible = []
    for models in range(2, 27):
        pairs = models * (models - 1) // 2
        if printed in {round(Fraction(100 * winners, pairs), 2) for winners in range(pairs + 1)}:
            possible.append(models)
    assert possible == [13, 14, 26]


def test_mathcamps_states_two_correlations():
    text = {**rows_of("MathCAMPS", "text")["section 4.1"], **rows_of("MathCAMPS", "text")["appendix D"]}
    assert {text["Pearson correlation with GSM8k"], text["correlation with GSM8k"]} == {"0.865", "0.91"}


def test_main_accuracies_of_mathcamps_are_those_of_table_1():
    for row, values in rows_of("MathCAMPS", 15).items():
        assert values["Main Acc."] == rows_of("MathCAMPS", 1)[row]["All"]


def test_error_shares_of_mathador_add_to_100():
    for values in rows_of("Mathador-LM", 4).values():
        assert sum(Fraction(value) for value in values.values()) == 100


def test_gains_of_mathador_follow_from_its_accuracies():
    for values in rows_of("Mathador-LM", 5).values():
        gain = Fraction(values["5 attempts"]) / Fraction(values["1 attempt"]) - 1
        assert round(100 * gain) == int(values["Gain (%)"])


def test_mixed_sets_of_mathador_are_not_the_mean_of_their_parts():
    model = "Llama-3-70B-Instruct"
    parts = [
        number("Mathador-LM", 2, f"{model} / 1000 / {of}", "Accuracy (%)")
        for of in ("easy", "medium", "hard")
    ]
    assert sum(parts) / 3 == Fraction("10.5")
    assert number("Mathador-LM", 2, f"{model} / 1000 / mixed", "Accuracy (%)") == Fraction("11.3")


def test_accuracies_of_u_math_fit_together():
    visual = {
        "Algebra": 30,
        "Diff. C.": 70,
        "Integral C.": 58,
        "Multivar C.": 28,
        "Precalculus": 10,
        "Seq. & Series": 4,
    }
    for row, values in rows_of("U-MATH", 4).items():
        of_text = sum(Fraction(values[f"{subject} T"]) for subject in visual) / 6
        of_images = sum(count * Fraction(values[f"{subject} V"]) for subject, count in visual.items()) / 200
        whole = (900 * Fraction(values["T"]) + 200 * Fraction(values["V"])) / 1100
        assert close(of_text, Fraction(values["T"]), 1), row
        assert close(of_images, Fraction(values["V"]), 1), row
        assert close(whole, Fraction(values["U-MATH"]), 1), row


def test_proprietary_judges_of_u_math_have_the_higher_tnr():
    stated = rows_of("U-MATH", 5)
    for judge in ("GPT-4o", "GPT-4o-mini", "Gemini 1.5 Pro", "Gemini 1.5 Flash", "Claude 3.5 Sonnet"):
        assert Fraction(stated[judge]["TNR"]) > Fraction(stated[judge]["TPR"])


def test_headings_of_table_8_of_u_math_stand_one_column_off():
    """Its TPR has no other number beside it, and what follows is table 5's from one column before."""
    for judge, values in rows_of("U-MATH", 8).items():
        before = rows_of("U-MATH", 5)[judge]
        assert values["F1"] == before["F1"]
        assert [values[name] for name in ("TNR", "PPV", "NPV")] == [
            before[name] for name in ("TPR", "TNR", "PPV")
        ]


def test_the_cost_of_mathcamps_is_that_of_its_problems():
    (values,) = rows_of("MathCAMPS", "C.3").values()
    assert close(Fraction(values["USD"]) / Fraction(values["Episodes"]), Fraction(values["USD per problem"]))
