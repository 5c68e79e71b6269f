"""The forms that there are, and which benchmark each of them fits."""

from pipeline.exporting import mathador, mathcamps, mu_math, u_math
from pipeline.exporting.form import Form
from pipeline.exporting.mira import form as mira
from seedproof.record.errors import SeedproofError

FORMS = {form.name: form for form in (mira.FORM, mathcamps.FORM, mathador.FORM, u_math.FORM, mu_math.FORM)}

BENCHMARKS = {form.benchmark: form for form in FORMS.values()}
"""The form that each benchmark can take."""


def form_for(benchmark: str, name: str) -> Form:
    """Return a form. Raises: SeedproofError when it is one of another benchmark."""
    form = FORMS[name]
    if form.benchmark == benchmark:
        return form
    fitting = BENCHMARKS[benchmark].name
    raise SeedproofError(
        f"{benchmark}: cannot be written as {name}, a form of {form.benchmark}. Take --as {fitting}"
    )
