"""What scripted solvers do on curriculum."""

from pipeline.evaluating.scripted.copied import copied_number
from pipeline.evaluating.scripted.oracles import curriculum
from pipeline.evaluating.scripted.script import Script

SCRIPT = Script(oracle=curriculum.answer, guess=copied_number)
