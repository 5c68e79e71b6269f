"""Tables and figures of the papers, filled from runs: a form each, by its name."""

from collections.abc import Mapping

from pipeline.evaluating.tables import mathador, mathcamps, mira, overviews, umath
from pipeline.evaluating.tables.figure import Figure
from pipeline.evaluating.tables.form import Form, filled
from pipeline.evaluating.tables.runs import MeasuredRun, Outside
from pipeline.evaluating.tables.table import Table

FORMS: Mapping[str, Form] = {
    form.name: form for paper in (mira, mathcamps, mathador, umath, overviews) for form in paper.FORMS
}
"""All forms, by name."""

__all__ = ["FORMS", "Figure", "Form", "MeasuredRun", "Outside", "Table", "filled"]
