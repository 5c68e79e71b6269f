"""What scripted solvers do on university."""

from pipeline.evaluating.scripted.copied import copied_number
from pipeline.evaluating.scripted.oracles import latex
from pipeline.evaluating.scripted.script import Script

SCRIPT = Script(other_oracles={"oracle-latex": latex.answer}, guess=copied_number)
