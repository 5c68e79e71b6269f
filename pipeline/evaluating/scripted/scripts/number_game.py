"""What scripted solvers do on number_game."""

from pipeline.evaluating.scripted.games import one_step, random_steps
from pipeline.evaluating.scripted.known import target_only
from pipeline.evaluating.scripted.oracles import number_game
from pipeline.evaluating.scripted.script import Script

SCRIPT = Script(
    oracle=number_game.answer,
    guess=random_steps,
    guesses={"one_step": one_step, "random": random_steps},
    has_constant=False,
    references={"target_only": target_only},
)
