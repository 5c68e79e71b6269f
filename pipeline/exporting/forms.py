"""The forms that there are, by name. Each is one of a benchmark's own."""

from pipeline.exporting import mathador, mathcamps, mu_math, u_math
from pipeline.exporting.mira import form as mira

FORMS = {form.name: form for form in (mira.FORM, mathcamps.FORM, mathador.FORM, u_math.FORM, mu_math.FORM)}
