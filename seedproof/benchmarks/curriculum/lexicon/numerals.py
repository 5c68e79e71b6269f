"""Number words."""

SMALL = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
WORDS = {word: value for value, word in enumerate(SMALL)}
PARTS = {
    2: "half", 3: "a third", 4: "a fourth", 5: "a fifth", 6: "a sixth", 7: "a seventh", 8: "an eighth",
    9: "a ninth", 10: "a tenth", 11: "an eleventh", 12: "a twelfth",
}  # fmt: skip
"""Fractions of something, by denominator: `a third as many`."""
