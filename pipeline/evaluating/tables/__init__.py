"""Tables and figures of the papers, filled from runs: a form each, by its name."""

from collections.abc import Mapping

from pipeline.evaluating.tables import mathador, mathcamps, mira, umath
from pipeline.evaluating.tables.form import Form, filled
from pipeline.evaluating.tables.runs import MeasuredRun
from pipeline.evaluating.tables.table import Table

PAPERS = {"mira": mira, "mathcamps": mathcamps, "mathador": mathador, "umath": umath}

FORMS: Mapping[str, Form] = {
    form.name: form for name, paper in PAPERS.items() for form in paper.PAPER.forms(f"{name}.yaml")
}
"""All forms, by name."""

__all__ = ["FORMS", "Form", "MeasuredRun", "Table", "filled"]
