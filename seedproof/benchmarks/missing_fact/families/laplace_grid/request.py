"""How values of the grid are named, on the border and inside."""

from seedproof.requests.places import CELL
from seedproof.requests.vocabulary import Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "u_{i}_{j}",
            names=(
                "u[{i}][{j}]",
                "u",
                "<border|boundary|grid|corner|edge> <value|entry|point|cell>",
                "cell",
                "<|at|in> <border|boundary|grid> <cell|point|position|location>",
                "<|at|in> <border|boundary|grid> <cell|point|position|location|index>[{i}][{j}]",
                *CELL,
            ),
            places=(
                "<border|boundary|grid|edge>",
                "<|in> grid",
                "<of|at|in> <|grid> <point|cell>[{i}][{j}]",
                "on <border|boundary|edge>",
                "<|value|number> stands",
                "only <border|boundary> value",
                "<entry|element>",
                "<boundary|border> condition <|at>",
            ),
        ),
    ),
)
