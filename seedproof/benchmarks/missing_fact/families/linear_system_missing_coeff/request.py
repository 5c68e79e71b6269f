"""How coefficients, right-hand sides and unknowns of the system are named."""

from seedproof.requests import CELL, Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "A_{i}_{j}",
            names=(
                "a[{i}][{j}]",
                "<|matrix> <entry|element|coefficient>",
                "coefficient[{i}][{j}]",
                "coefficient of x[{j}] in row {i}",
                "coefficient of x[{j}]",
                *CELL,
            ),
            places=(
                "<|of|in|from> <coefficient matrix|matrix> a",
                "<of|in|from> a",
                "<|of|in|from> <coefficient matrix|matrix>",
                "<in|of|from> row {i}",
                "of x[{j}]",
                "<|of|in> <|linear> system",
            ),
        ),
        Quantity(
            "b_{i}",
            names=("b[{i}]", "b", "right hand side"),
            places=("<entry|element|component> <|of>", "of row {i}", "in row {i}", "<of|in> b"),
        ),
        Quantity("x_{i}", names=("x[{i}]", "x"), places=("<entry|element|component> <|of>", "<of|in> x")),
    ),
)
