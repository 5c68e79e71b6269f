"""One figure for each benchmark that says most of it, from a run alone or from several."""

from pipeline.evaluating.tables import mathador, umath
from pipeline.evaluating.tables.figure import Bars, Figure, Series
from pipeline.evaluating.tables.form import Form, Needs
from pipeline.evaluating.tables.identity import differing_settings, labels_of, missing_episodes
from pipeline.evaluating.tables.runs import Runs, runs_of

_GRADES = ("kindergarten", *(str(grade) for grade in range(1, 9)))


def _missing_fact(runs: Runs) -> Figure:
    """Return first requests and answers by family, side by side: asking and solving are two skills."""
    own = runs_of("missing_fact", runs)
    families = tuple(dict.fromkeys(family for run in own for family in run.values("family")))
    shown = (("first_request_success", "the first request gets its fact"), ("accuracy", "the answer is right"))
    panels = tuple(
        Bars(
            title,
            families,
            tuple(
                Series(label, tuple(run.cell(metric, "family", family) for family in families))
                for run, label in zip(own, labels_of(own), strict=True)
            ),
        )
        for metric, title in shown
    )
    return Figure(
        title="Asking and solving, family by family",
        unit="Share of episodes in percent; lines are intervals of 95 %",
        panels=panels,
        percent=True,
        notes=(*differing_settings(own), *missing_episodes(own)),
    )


def _curriculum(runs: Runs) -> Figure:
    """Return the accuracy by grade, alone and with all follow-ups."""
    own = runs_of("curriculum", runs)
    shown = (("accuracy_where_follow_ups", "problem"), ("accuracy_with_follow_ups", "problem and all follow-ups"))
    panels = tuple(
        Bars(
            label,
            tuple("K" if grade == "kindergarten" else f"grade {grade}" for grade in _GRADES),
            tuple(
                Series(name, tuple(run.cell(metric, "grade", grade) for grade in _GRADES))
                for metric, name in shown
            ),
        )
        for run, label in zip(own, labels_of(own), strict=True)
    )
    return Figure(
        title="Accuracy by grade, alone and with follow-ups",
        unit=(
            "Share of right answers in percent, in standards that have follow-ups; lines are intervals of 95 %"
        ),
        panels=panels,
        percent=True,
        notes=(*differing_settings(own), *missing_episodes(own)),
    )


FORMS = (
    Form("figure-missing_fact", "Asking and solving, by family", Needs("missing_fact", "a run of missing_fact"), _missing_fact),
    Form("figure-curriculum", "Accuracy by grade, with follow-ups", Needs("curriculum", "a run of curriculum"), _curriculum),
    Form("figure-number_game", "Games by their points", Needs("number_game", "a run of number_game"), mathador.distribution),
    Form("figure-university", "Accuracy by subject", Needs("university", "a run of university"), umath.subjects),
    Form("figure-judge", "Rates of judges", Needs("judge", "a run of judge"), umath.rates),
)
