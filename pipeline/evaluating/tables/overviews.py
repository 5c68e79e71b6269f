"""One figure for each benchmark that says most of it, from a run alone or from several."""

from pipeline.evaluating.tables import mathador, umath
from pipeline.evaluating.tables.figure import Bars, Figure, HeatMap, Panel, Series
from pipeline.evaluating.tables.form import Form, Needs
from pipeline.evaluating.tables.identity import labels_of
from pipeline.evaluating.tables.notes import remarks
from pipeline.evaluating.tables.runs import Runs, runs_of

_BESIDE_EACH_OTHER = 3
"""Runs whose bars are still told apart within a family; more runs are shown in squares."""


def _missing_fact(runs: Runs) -> Figure:
    """Return first requests and answers by family, side by side: asking and solving are two skills."""
    own = runs_of("missing_fact", runs)
    families = tuple(dict.fromkeys(family for run in own for family in run.values("family")))
    make = _family_bars if len(own) <= _BESIDE_EACH_OTHER else _family_squares
    return Figure(
        title="Asking and solving, family by family",
        unit=f"Share of episodes in percent{'; lines are intervals of 95 %' if make is _family_bars else ''}",
        panels=(
            make("the first request gets its fact", own, families, "first_request_success"),
            make("the answer is right", own, families, "accuracy"),
        ),
        percent=True,
        notes=remarks(own),
    )


def _family_bars(title: str, own: Runs, families: tuple[str, ...], metric: str) -> Panel:
    series = [
        Series(label, tuple(run.cell(metric, "family", family) for family in families))
        for run, label in zip(own, labels_of(own), strict=True)
    ]
    return Bars(title, families, tuple(series))


def _family_squares(title: str, own: Runs, families: tuple[str, ...], metric: str) -> Panel:
    values = tuple(tuple(run.cell(metric, "family", family) for run in own) for family in families)
    return HeatMap(title, families, tuple(labels_of(own)), values)


def _curriculum(runs: Runs) -> Figure:
    """Return the accuracy by grade, alone and with all follow-ups."""
    own = runs_of("curriculum", runs)
    shown = (
        ("accuracy_where_follow_ups", "problem"),
        ("accuracy_with_follow_ups", "problem and all follow-ups"),
    )
    grades = [
        grade
        for grade in own[0].values("grade")
        if any(run.cell("accuracy_where_follow_ups", "grade", grade) for run in own)
    ]
    panels = tuple(
        Bars(
            label,
            tuple("K" if grade == "kindergarten" else f"grade {grade}" for grade in grades),
            tuple(
                Series(name, tuple(run.cell(metric, "grade", grade) for grade in grades))
                for metric, name in shown
            ),
        )
        for run, label in zip(own, labels_of(own), strict=True)
    )
    return Figure(
        title="Accuracy by grade, alone and with follow-ups",
        unit=(
            "Share of right answers in percent, in standards that have follow-ups; lines are intervals of "
            "95 %"
        ),
        panels=panels,
        percent=True,
        notes=remarks(own),
    )


FORMS = (
    Form(
        "figure-missing_fact",
        "Asking and solving, by family",
        Needs("missing_fact", "a run of missing_fact"),
        _missing_fact,
    ),
    Form(
        "figure-curriculum",
        "Accuracy by grade, with follow-ups",
        Needs("curriculum", "a run of curriculum"),
        _curriculum,
    ),
    Form(
        "figure-number_game",
        "Games by their points",
        Needs("number_game", "a run of number_game"),
        mathador.distribution,
    ),
    Form(
        "figure-university", "Accuracy by subject", Needs("university", "a run of university"), umath.subjects
    ),
    Form("figure-judge", "Rates of judges", Needs("judge", "a run of judge"), umath.rates),
)
