"""What scripted solvers do on judge."""

from pipeline.evaluating.scripted.script import Script
from pipeline.evaluating.scripted.verdicts import always_no, always_yes, coin

SCRIPT = Script(guess=coin, guesses={"always_yes": always_yes, "always_no": always_no})
