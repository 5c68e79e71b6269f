"""The sentences of a drawn tank: no length is said."""

STATEMENTS = (
    "The figure shows the vertical section through the axis of a round tank, with all lengths. The shaded "
    "part is filled with <weight>.",
    "A round tank is drawn in a section through its vertical axis. What is shaded contains <weight>.",
    "In the figure you see, cut through its vertical axis, an open round tank with the lengths that matter. "
    "It holds <weight>, up to the shaded level.",
    "An engineer has sketched a round tank in a section through its axis. Up to the level that is shaded, "
    "it is filled with <weight>.",
)

VOLUMES = (
    "How many cubic metres of it are in the tank? Give the exact value.",
    "Find the exact volume of the liquid, in cubic metres.",
)

WORKS = (
    "Find the exact work, in kilojoules, of pumping all of it over the rim.",
    "How much work, in kilojoules, does it take to lift the whole content to the rim? Give the exact value.",
)

RATES = (
    "Suppose instead that more of it flows in, $<inflow>$ cubic metres per hour. At what exact rate, in "
    "metres per hour, does the level rise at the moment that is drawn?",
    "Now let $<inflow>$ cubic metres per hour flow in. How fast, in metres per hour, does the level rise at "
    "the drawn depth? Give the exact value.",
)

TEXTS = (STATEMENTS, VOLUMES, WORKS, RATES)

WORDS = {
    "weight": {
        8: "oil, which weighs $8$ kN per cubic metre",
        9: "a liquid that weighs $9$ kN per cubic metre",
        10: "water, which weighs about $10$ kN per cubic metre",
        12: "brine, which weighs $12$ kN per cubic metre",
    }
}
