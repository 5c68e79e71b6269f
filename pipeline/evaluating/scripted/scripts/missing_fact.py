"""What scripted solvers do on missing_fact."""

from pipeline.evaluating.scripted.completed import completed
from pipeline.evaluating.scripted.copied import copied_expression, copied_first_number, copied_number
from pipeline.evaluating.scripted.copycat import copycat
from pipeline.evaluating.scripted.known import hint_as_answer, witness_as_answer
from pipeline.evaluating.scripted.likeliest import likeliest
from pipeline.evaluating.scripted.oracles import missing_fact
from pipeline.evaluating.scripted.probing import slot_by_slot
from pipeline.evaluating.scripted.script import Script

SCRIPT = Script(
    oracle=missing_fact.answer,
    prober=slot_by_slot,
    guess=likeliest,
    guesses={
        "first_number": copied_first_number,
        "last_number": copied_number,
        "expression": copied_expression,
        "hint": hint_as_answer,
        "witness": witness_as_answer,
    },
    counted=completed,
    askers={"prober": slot_by_slot},
    copying_askers={"copycat": copycat},
)
