"""How coefficients, right-hand sides and unknowns of the system are named."""

from seedproof.requests.places import CELL
from seedproof.requests.vocabulary import Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "A_{i}_{j}",
            names=(
                "a[{i}][{j}]",
                "<|matrix> <entry|element|coefficient>",
                "coefficient[{i}][{j}]",
                "coefficient <of|multiplying> x[{j}] <in|of> row {i}",
                "coefficient <of|multiplying> x[{j}]",
                "a[{i}][{j}] of x[{j}]",
                "<what|which> coefficient does x[{j}] have",
                "with <what|which> coefficient does x[{j}] <stand|appear|occur>",
                "coefficient x[{j}] has",
                *CELL,
            ),
            places=(
                "<|in|from> <coefficient matrix|matrix> <|a>",
                "<|in|from> a",
                "<|value|number> stands",
                "<|in|from|of> equation of row {i}",
                "<in|of> matrix a",
                "<|in|from> <|equation of> row {i}",
                "<|in> <|linear> system <|a * x = b|ax = b>",
            ),
        ),
        Quantity(
            "b_{i}",
            names=("b[{i}]", "b", "right hand side"),
            places=("<entry|element|component>", "<|in> row {i}", "in b"),
        ),
        Quantity(
            "x_{i}",
            names=("x[{i}]", "x", "value <of|for> x[{i}]"),
            places=("<entry|element|component>", "in x"),
        ),
    ),
)
