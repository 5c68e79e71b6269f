"""How the threshold and values of the function are named."""

from seedproof.requests.vocabulary import Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "threshold",
            names=(
                "t",
                "<at|for> <which|what> <integer|value> <|t> does "
                "<f|formula for f|formula of f|definition of f> <switch|change> <|formula|formulas>",
                "boundary between <|two> <formulas|pieces|branches> <|of f>",
                "<threshold|breakpoint|cutoff|cut off|switch point|switching point|break "
                "point|transition point>",
            ),
            places=(
                "threshold <|value>",
                "boundary <|point|value>",
                "<|integer> threshold",
                "<in|of|for> <|piecewise> <function|f|function f|definition of f|piecewise function>",
                "where f <switches|changes> from one formula to other",
                "<that|which> separates <|two> <formulas|pieces|branches> <|of f>",
                "between <|two> <formulas|pieces|branches> <|of f>",
                "<|integer> t <at|for> which formula <|of f|for f> <changes|switches>",
                "<|between|separating> two <formulas|pieces|branches>",
                "<for|at> which <formula|formulas|definition|f> <changes|change|switches|switch>",
                "<where|point where|point at which|integer at which> <formula|formulas|definition|f> "
                "<changes|change|switches|switch>",
            ),
        ),
        Quantity("f_{x}", names=("f ( {x} )", "f at <|x => {x}", "<|value of> f at x = {x}")),
        Quantity("f", names=("f", "f ( x )")),
        Quantity("x", names=("x",)),
    ),
)
