"""How values of the grid are named, on the border and inside."""

from seedproof.requests import CELL, Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "u_{i}_{j}",
            names=(
                "u[{i}][{j}]",
                "u",
                "<border|boundary|grid|corner|edge> <value|entry|point|cell>",
                "cell",
                *CELL,
            ),
            places=(
                "<border|boundary|grid|edge>",
                "<of|at|in> <|border|boundary|grid> <u|cell|point|grid|grid point>",
                "<of|at|in> <|grid> <point|cell>[{i}][{j}]",
                "on <border|boundary|edge>",
                "<entry|element>",
                "<boundary|border> condition <|at>",
            ),
        ),
    ),
)
