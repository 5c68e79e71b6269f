"""How path sums and edge weights are named."""

from seedproof.requests.vocabulary import Quantity, Vocabulary

ONE_SUM = (
    "<|value of> path sum",
    "<|path> sum",
    "weight",
    "<|total> <weight|length> of path",
    "how long is path",
    "path",
)

REQUESTS = Vocabulary(
    (
        Quantity(
            "s3",
            names=(
                "s[3]",
                "<path|> sum[3]",
                "<|s[3] <=|( =>> e[0][1] <+|plus> e[2][0]",
                "<|s[3] => e[2][0] <+|plus> e[0][1]",
                "<sum of|path sum over|combined weight of|path sum of> <|edges|edge weights|weights> "
                "e[0][1] and e[2][0]",
                "<sum of|path sum over|combined weight of|path sum of> <|edges|edge weights|weights> "
                "e[2][0] and e[0][1]",
                "<sum of|path sum of|sum of weights of|total weight of|combined weight of> "
                "edges 0 - 1 and 2 - 0",
                "<sum of|path sum of|sum of weights of|total weight of|combined weight of> "
                "edges 2 - 0 and 0 - 1",
            ),
            places=(*ONE_SUM, "third"),
        ),
        Quantity(
            "s1",
            names=("s[1]", "<path|> sum[1]", "e[0][1] + e[1][2]", "e[1][2] + e[0][1]"),
            places=ONE_SUM,
        ),
        Quantity(
            "s2",
            names=("s[2]", "<path|> sum[2]", "e[1][2] + e[2][0]", "e[2][0] + e[1][2]"),
            places=ONE_SUM,
        ),
        Quantity(
            "e{i}{j}",
            names=("e[{i}][{j}]", "edge[{i}][{j}]", "edge {i} - {j}"),
            places=("weight", "edge weight", "edge", "of edge"),
        ),
    ),
)
