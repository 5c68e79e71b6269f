"""A drawn wave with a crest and the next trough: amplitude, period, formula."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import floor

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, equal, every, less, some
from seedproof.certifying.university import plain
from seedproof.certifying.university.constants import over_pi
from seedproof.certifying.university.drawn import Place, expect_only, figure, numbers, only, points, shown
from seedproof.certifying.university.exponents import CONSTANT, linear_parts
from seedproof.certifying.university.expression import Function, Name
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.sinusoid_from_graph import phrases

LEMMAS = {
    "waves": "A wave A cos(pi (x - c)/h) + D with A > 0 has its crests of the height D + A at c and 2 h on, "
    "again and again, and its troughs of the height D - A in the middle between these; 2 h is its period.",
    "same_wave": "The numbers cos(pi t) and cos(pi s) are equal if s or -s differs from t by an even "
    "integer; waves with the same amplitude, mean, period and one common crest are the same.",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "wave": (
            "The figure shows the graph of a sinusoidal function",
            "In the figure you see a wave",
            "An oscilloscope has recorded the signal",
            "The graph of a function $f$ of the form",
        ),
    },
    seen="7734d915",
)

QUESTIONS = meanings(
    (phrases.AMPLITUDES, phrases.PERIODS, phrases.RULES),
    {
        "amplitude": ("Find the amplitude", "What is the amplitude", "Read off the amplitude"),
        "period": ("Find the period", "What is its period", "What is the period"),
        "formula": ("Write $f(x)$ as a formula", "Which formula describes", "Find a formula for"),
    },
    seen="db458695",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The marked crest and the next trough."""

    crest: Place
    trough: Place


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "sinusoid", "point")
    marked = points(drawing)
    if len(marked) != 2 or any(part.denominator != 1 for at in marked for part in at):
        raise Unread(f"{task.row_id}: other points are marked than two lattice points")
    crest, trough = sorted(marked)
    if crest[0] >= trough[0] or crest[1] <= trough[1]:
        raise Unread(f"{task.row_id}: no crest with a trough on its right")
    wave = only(drawing, "sinusoid")
    names = "amplitude", "frequency", "shift", "level"
    amplitude, frequency, shift, level = numbers(wave[name] for name in names)
    # It is drawn as a sin(pi f (x - s)) + d.
    heights = level + amplitude, level - amplitude
    turns = (frequency * (crest[0] - shift) - Fraction(1, 2)) / 2
    next_one = frequency * (trough[0] - crest[0])
    if wave["unit"] != "pi" or heights != (crest[1], trough[1]) or turns.denominator != 1 or next_one != 1:
        raise Unread(f"the wave that is drawn has no crest at {crest} with the next trough at {trough}")
    return Model(crest, trough)


@dataclass(frozen=True, slots=True)
class Wave:
    """The terms of A cos(pi (x - c)/h) + D."""

    amplitude: Term
    mean: Term
    crest: Term
    half: Term


def _wave(asked: Asked[Model], ground: Ground) -> Wave:
    (left, high), (right, low) = asked.model.crest, asked.model.trough
    wave = Wave(*(ground.unknown(name) for name in ("amplitude", "mean", "crest", "half_period")))
    crest = equal(wave.crest, left), equal(wave.mean + wave.amplitude, high)
    shown(ground, f"a crest at ({left}, {high})", *crest)
    trough = equal(wave.crest + wave.half, right), equal(wave.mean - wave.amplitude, low)
    shown(ground, f"the next trough at ({right}, {low})", *trough)
    ground.say("a wave", less(0, wave.amplitude), less(0, wave.half), lemma="waves")
    return wave


def _amplitude(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    wave = _wave(asked, ground)
    return answer_is(asked, ground, equal(wave.amplitude, stated_number(asked, ground)))


def _period(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    wave = _wave(asked, ground)
    return answer_is(asked, ground, equal(wave.half * 2, stated_number(asked, ground)))


def _formula(asked: Asked[Model]) -> Iterator[Script]:
    """Compare with a stated a cos(pi (p x + q)) + d."""
    ground = start(asked)
    wave = _wave(asked, ground)
    ground.use("same_wave")
    waves = dict(linear_parts(plain.expression(asked.part.answer)))
    mean = waves.pop(CONSTANT, Fraction(0))
    match list(waves.items()):
        case [(Function("cos", (angle,)), factor)]:
            pass
        case _:
            raise Unread(f"no wave: {asked.part.answer}")
    parts = linear_parts(over_pi(angle))
    if not set(parts) <= {Name("x"), CONSTANT}:
        raise Unread(f"({asked.part.letter}) no cosine of a multiple of pi: {asked.part.answer}")
    speed, offset = parts.get(Name("x"), Fraction(0)), parts.get(CONSTANT, Fraction(0))
    turns = floor((speed * asked.model.crest[0] + offset) / 2)
    claims = [
        equal(wave.amplitude, factor),
        equal(wave.mean, mean),
        some([equal(wave.half * speed, 1), equal(wave.half * speed, -1)]),
        equal(wave.crest * speed + offset, 2 * turns),
    ]
    return answer_is(asked, ground, every(claims))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"amplitude": _amplitude, "period": _period, "formula": _formula},
)
