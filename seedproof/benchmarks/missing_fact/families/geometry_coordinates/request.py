"""How lines and points are named. A line's fact is its equation, not a coefficient of it."""

from seedproof.requests.vocabulary import Quantity, Vocabulary

WHAT_A_LINE_HAS = (
    "<line|> <equation|formula|definition|description> <|of|for|defining|describing>",
    "full <equation|formula>",
    "linear equation",
    "<that|> <defines|describes|gives>",
    "satisfy",
    "<satisfied by|that|of|for> <|all> points <|( x , y )> <of|on>",
    "<which|what> points does",
    "consist of",
    "<linear|> equation in x and y",
    "satisfied by",
    "cartesian equation",
    "<|(> its equation",
    "by <what|which> <equation|formula>",
    "<given|defined|described> <|by>",
    "line",
)

REQUESTS = Vocabulary(
    (
        Quantity(
            "line_2",
            names=(
                "line[2]",
                "<second|2 nd> line",
                "line <number|no .|#> 2",
                "<l|ell>[2]",
                "equation of <missing|unknown> line",
                "<missing|unknown> <line|line equation>",
            ),
            places=WHAT_A_LINE_HAS,
        ),
        Quantity("line_1", names=("line[1]", "<first|1 st> line", "<l|ell>[1]"), places=WHAT_A_LINE_HAS),
        Quantity("P", names=("<|point> p",), places=("<coordinates|position|location>",)),
        Quantity("Q", names=("<|point> q",), places=("<coordinates|position|location>",)),
        Quantity(
            "distance",
            names=(
                "<distance|segment> <|between|from> <|pq|p and q|p to q>",
                "pq",
                "length of <|segment> pq",
            ),
        ),
    ),
    context=("how", "in xy plane", "in x and y", "( in form a * x + b * y = c )"),
)
