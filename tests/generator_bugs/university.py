"""Bugs of `university`."""

from functools import partial

from seedproof.problems import sampling
from seedproof.problems.making.axes import axes
from seedproof.problems.making.texts import Writer
from seedproof.problems.sheet import template
from seedproof.problems.templates.markov_diagram import figure as arrows
from seedproof.problems.templates.markov_diagram import make as markov
from seedproof.problems.templates.mixing_tank import make as mixing
from seedproof.problems.templates.piecewise_graph import make as pieces
from seedproof.problems.templates.polynomial_division import make as division
from seedproof.problems.templates.riemann_bars import make as bars
from seedproof.problems.templates.rule_from_table import make as table
from seedproof.problems.templates.sinusoid_from_graph import figure as wave
from seedproof.problems.templates.tank_sketch import figure as tank
from seedproof.problems.templates.venn_diagram import figure as circles
from seedproof.problems.templates.venn_diagram import make as venn
from seedproof.text.alike import Texts
from tests.conftest import SMALL
from tests.generator_bugs.bug import Bug

bug = partial(Bug, benchmark="university")

CROWDED = SMALL["university"] | {
    "generate": {
        "root_seed": 7,
        "rows": {"text": {}, "visual": {"sequences_series": 90}, "most": {"visual": 30}},
    }
}

ALIKE = SMALL["university"] | {
    "generate": {"root_seed": 777_001, "rows": {"text": {"sequences_series": 150}, "visual": {}}}
}
"""A build in which two sums have the same numbers in other places."""

BUGS = (
    bug(
        family="venn_diagram",
        said="the unknown number is called y, too",
        function=circles.drawing,
        stands='"x" if region',
        instead='"y" if region',
    ),
    bug(
        family="venn_diagram",
        said="numbers stand in the region of two other sets",
        function=circles.drawing,
        stands="_text(_PLACES[region],",
        instead="_text(_PLACES[{'ab': 'bc', 'bc': 'ab'}.get(region, region)],",
    ),
    bug(
        family="venn_diagram",
        said="the text has another total",
        function=Writer._written,
        stands="else self._value(name)",
        instead="else self._value(name) + (name == 'total')",
    ),
    bug(
        family="venn_diagram",
        said="counts the persons of A twice",
        function=venn.last,
        stands='given = inside - counts["a"]',
        instead='given = inside + counts["a"]',
        numbers=9,
    ),
    bug(
        family="venn_diagram",
        said="the other problem is the same one",
        function=circles.twin,
        stands="c + 1, ab",
        instead="c, ab",
    ),
    bug(
        family="riemann_bars",
        said="weights of Simpson's rule exchanged",
        function=bars._simpson,
        stands="4 * sum(inner[0::2]) + 2 * sum(inner[1::2])",
        instead="2 * sum(inner[0::2]) + 4 * sum(inner[1::2])",
    ),
    bug(
        family="riemann_bars",
        said="left and right bars exchanged",
        function=bars.heights_of,
        stands='facts.side == "left"',
        instead='facts.side == "right"',
    ),
    bug(
        family="riemann_bars",
        said="the horizontal axis has another name",
        function=axes,
        stands='"x_label": names[0]',
        instead='"x_label": "t"',
    ),
    bug(
        family="riemann_bars",
        said="the vertical axis has a step of two",
        function=axes,
        stands='"y_step": "1"',
        instead='"y_step": "2"',
    ),
    bug(
        family="sinusoid_from_graph",
        said="the unit of the frequency is not pi",
        function=wave.drawing,
        stands='"unit": "pi"',
        instead='"unit": "1"',
    ),
    bug(
        family="sinusoid_from_graph",
        said="the marked trough is a period away",
        function=wave.drawing,
        stands="facts.crest + facts.period // 2, bottom",
        instead="facts.crest + facts.period, bottom",
    ),
    bug(
        family="sinusoid_from_graph",
        said="the description tells the amplitude",
        function=template,
        stands="alt=figure.described",
        instead='alt=lambda facts: f"Amplitude {facts.amplitude}. {figure.described(facts)}"',
    ),
    bug(
        family="nested_squares",
        said="problems may stand twice",
        function=sampling.make_template,
        stands="if identity not in seen:",
        instead="if True:",
        build=CROWDED,
    ),
    bug(
        family="telescoping_sum",
        said="problems may look alike",
        function=Texts.has_like,
        stands="arrangement(text) in self._arrangements",
        instead="False",
        build=ALIKE,
        by_expectations=True,
    ),
    bug(
        family="mixing_tank",
        said="concentrations at first and of the inflow exchanged in the text",
        function=Writer._written,
        stands="else self._value(name)",
        instead="else self._value({'start': 'inflow', 'inflow': 'start'}.get(name, name))",
    ),
    bug(
        family="mixing_tank",
        said="a target that is never reached",
        function=mixing._steady,
        stands="if not min(start, inflow) < target < max(start, inflow):",
        instead="if min(start, inflow) <= target <= max(start, inflow):",
        numbers=6,
    ),
    bug(
        family="polynomial_division",
        said="the same polynomial stands twice in the text",
        function=Writer._written,
        stands="else self._value(name)",
        instead="else self._value('g')",
    ),
    bug(
        family="polynomial_division",
        said="a common divisor that is not monic",
        function=division._bezout,
        stands="slip.or_else(1 / leading",
        instead="slip.or_else(2 / leading",
    ),
    bug(
        family="tank_sketch",
        said="lengths in centimetres",
        function=tank._arrow,
        stands='f"{length} m"',
        instead='f"{length} cm"',
    ),
    bug(
        family="tank_sketch",
        said="labels of lengths one too large",
        function=tank._arrow,
        stands='f"{length} m"',
        instead='f"{length + 1} m"',
    ),
    bug(
        family="markov_diagram",
        said="arrows in the other direction",
        function=arrows.drawing,
        stands='"from": start, "to": end',
        instead='"from": end, "to": start',
    ),
    bug(
        family="markov_diagram",
        said="one step too few",
        function=markov.work,
        stands="facts.steps)[0][2]",
        instead="facts.steps - 1)[0][2]",
    ),
    bug(
        family="markov_diagram",
        said="the question has another number of steps",
        function=Writer._written,
        stands="else self._value(name)",
        instead="else self._value(name) + (name == 'steps')",
    ),
    bug(
        family="telescoping_sum",
        said="the golden LaTeX is that of another part",
        function=sampling.row_of,
        stands='f"${latex(answer.formula)}$" for answer in answers',
        instead='f"${latex(answer.formula)}$" for answer in answers[::-1]',
    ),
    bug(
        family="linear_recurrence",
        said="every part is of the type label",
        function=sampling.row_of,
        stands='"type": answer.type, ',
        instead='"type": "label", ',
    ),
    bug(
        family="piecewise_graph",
        said="two pieces may give two values at a place",
        function=pieces._check_gaps,
        stands=" or (left[0] == right[0] and circles == 0)",
        instead="",
        difficulty=3,
        numbers=20,
        still_true="The draws go on elsewhere, to a problem that keeps the rule.",
    ),
    bug(
        family="rule_from_table",
        said="asks for a value that the table has",
        function=table._untabulated,
        stands="return",
        instead="return tabulated(first, step) or",
    ),
)
