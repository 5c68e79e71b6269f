"""How cells and sums of the grid are named."""

from seedproof.requests.places import CELL
from seedproof.requests.vocabulary import Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "cell_{i}_{j}",
            names=(
                "c[{i}][{j}]",
                "cell[{i}][{j}]",
                "<grid|> <cell|entry|element|bit|digit|reading>",
                *CELL,
            ),
            places=(
                "in <|grid> cell",
                "<of|at> <|grid> cell",
                "content",
                "stands",
                "<value|number|bit> stands",
                "which is in",
                "is there <0 or 1|a 0 or a 1|a zero or a 1|0 or a 1>",
                "whose value was read",
                "contents",
                "<of|in> grid",
                "was read in",
                "contain",
                "contains",
                "in",
            ),
        ),
        Quantity(
            "row_sum_{i}",
            names=(
                "<sum|total> of row {i}",
                "row {i} sum",
                "row sum[{i}]",
                "row sum of row {i}",
                "number of ones in row {i}",
            ),
        ),
        Quantity(
            "column_sum_{j}",
            names=(
                "<sum|total> of column {j}",
                "column {j} sum",
                "column sum[{j}]",
                "column sum of column {j}",
                "number of ones in column {j}",
            ),
        ),
    ),
    context=("0 or 1", "( 0 or 1 )"),
)
