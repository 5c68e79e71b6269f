"""The sentences of a sketch of infinitely many squares: no length is said."""

STATEMENTS = {
    "row": (
        "Squares stand side by side on a line, as the sketch shows: each is smaller than the one before by "
        "the same factor, and there are infinitely many. The sides of the first two are marked.",
        "The sketch shows the beginning of an infinite row of squares. The side of each square is the same "
        "multiple of the side before; two sides are given in the sketch.",
        "An artist cuts squares from sheet metal and puts them in a row, each scaled down by the same "
        "factor. The sketch has the sides of the first two; the row is thought to go on for ever.",
        "Look at the sketch: a row of squares without end stands on a line, each square touching the next, "
        "and the sides shrink by a constant factor. For the first two squares the sides are given.",
    ),
    "nested": (
        "In a square a second one is inscribed, whose corners divide all sides of the first in the same "
        "way, as the sketch shows; in the second square a third one in just the same proportion, and so on "
        "without end. The parts of a side of the first square are marked.",
        "The sketch shows the beginning of an infinite sequence of squares, each inscribed in the one "
        "before. The corners of each divide the sides of the one before in the same ratio, which can be "
        "seen at the outermost square.",
        "A pattern of tiles is made of squares that are inscribed in one another without end. Every square "
        "divides the sides of the one around it in the same proportion; for the outermost square both parts "
        "of a side are given in the sketch.",
        "Look at the sketch: inside every square lies the next one, with its corners on the sides, in the "
        "same position each time, and this goes on without end. The lengths are those of the parts of a "
        "side of the largest square.",
    ),
}

RATIOS = (
    "By which factor is the side of a square shorter than that of the one before? Give the ratio of the "
    "next side to a side.",
    "What is the ratio of a square's side to the side of the square before it?",
)

AREAS = (
    "Find the sum of the areas of all squares, in square centimetres.",
    "The areas of all squares are added, each counted in full. What is the sum, in square centimetres?",
)

PERIMETERS = (
    "Find the sum of the perimeters of all squares, in centimetres.",
    "How many centimetres of wire are needed for the outlines of all squares together, each outline taken "
    "by itself?",
)

TEXTS = ({"kind": STATEMENTS}, RATIOS, AREAS, PERIMETERS)
