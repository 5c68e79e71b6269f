"""How entries of the matrix are named: by their names, whose digits are row and column."""

from seedproof.requests import CELL, Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "m{i}{j}",
            names=("m[{i}][{j}]", "m", "matrix m", "<|matrix> <entry|element>", *CELL),
            places=("matrix", "<in|from> m", "<in|from> matrix <|m>"),
        ),
        Quantity(
            "m10",
            names=(
                "m[1][0]",
                "<bottom|lower> left <entry|element|corner> <|of m|of matrix|of matrix m>",
                "<entry|element> <in|at> <bottom|lower> left <|corner> <|of m|of matrix|of matrix m>",
            ),
            places=("<|matrix> <entry|element>", "<|in> <m|matrix|matrix m>"),
        ),
    ),
)
