"""How values of the polynomial are named: `p(3)`, and not `p_3`, which may be a coefficient."""

from seedproof.requests.vocabulary import Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "p_{x}",
            names=(
                "p ( {x} )",
                "p ( x = {x} )",
                "p of {x}",
                "<p|p ( x )|polynomial|polynomial p|polynomial p ( x )> <|evaluated|sampled> "
                "<at|for|when|where> "
                "<|point|node|sample point> <|x => {x}",
                "<sample|sample value|sampled value|value|function value|y value> <|of p|of polynomial> "
                "<at|for|when|where> <|point|node|sample point> <|x => {x}",
                "<at|for|when|where> <|point|node|sample point> x = {x}",
                "value <|that was> sampled at <|point|node|sample point> <|x => {x}",
                "p",
                "polynomial",
                "sample",
            ),
            places=(
                "<|polynomial> <y value|sample|sample value|sampled value>",
                "of <p|polynomial>",
                "polynomial <|p>",
                "<at|for|when|where> <|point|node|sample point> <|x => {x}",
                "at <point|node|sample point> {x}",
                "that was sampled",
            ),
        ),
    ),
)
