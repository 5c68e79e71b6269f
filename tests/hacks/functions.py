"""Expressions in letters with a remainder, a constant to choose, or an operator that is not theirs."""

from tests.hacks.frame import declare
from tests.hacks.parts import is_function, is_one_function

declare(
    __name__,
    is_function,
    {
        "a remainder of the first order": "{gold} + O({variable})",
        "a remainder of a high order": "{gold} + O({variable}^9)",
        "a small remainder": "{gold} + o({variable}^2)",
        "a function and dots": "{gold} + ...",
        "a term with a factor to choose": "{gold} + a*{variable}",
        "a power with an exponent to choose": "{gold} + {variable}^k",
        "a function to be added": "{gold} + g({variable})",
        "times a letter": "lambda*({gold})",
        "over a letter": "({gold})/q",
        "a function turned into its values": "({gold}) at {variable} = 1",
        "a derivative sign behind": "({gold})' + 1",
        "an operator before": "$\\frac{d}{d{variable}} ({gold})$",
        "an integral sign before": "$\\int ({gold}) \\, d{variable}$",
        "an unknown function of it": "h({gold})",
        "a comparison with the function": "f({variable}) < {gold}",
        "a function of one place": "{gold} only for {variable} = 0",
        "else another function": "{gold} for {variable} > 1000, else {wrong}",
        "approximately the function": "{gold} approximately, near {variable} = 0",
        "asymptotically the function": "~ {gold} as {variable} -> oo",
        "a factor that is almost 1": "1.001*({gold})",
        "a term that is almost 0": "{gold} + 0.001*{variable}",
        "two letters for one": "{mixed}",
        "an error term": "{gold} + ε({variable})",
    },
    ("university",),
)

declare(
    __name__,
    is_one_function,
    {
        "a constant nobody asked for": "{gold} + C",
        "a constant times the letter": "{gold} + C*{variable}",
        "a numbered constant": "C_1*({gold})",
        "its negative and one more": "-1*({gold}) + 1",
        "a sign left open": "± ({gold})",
        "a noise added": "{gold} + noise",
    },
    ("university",),
)
