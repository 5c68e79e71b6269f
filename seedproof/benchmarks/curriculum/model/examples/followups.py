"""Examples of follow-ups: one more statement on the answer, or one constant changed."""

from seedproof.benchmarks.curriculum.model.task import Example, Main

_STICKERS = Main(
    ("[[var h = 82]]", "[[var a = (h - 26)]]", "[[question m = ['a']]]"),
    "Nora had 82 stickers. She gave 26 of them to her cousin. How many stickers does she have left?",
)
_PENS = Main(
    ("[[var b = (48 / 6)]]", "[[question m = ['b']]]"),
    "A teacher shares 48 pens equally among 6 tables. How many pens does each table get?",
)

FOLLOW_UPS: dict[str, tuple[Example, ...]] = {
    "incremental": (
        Example(
            ("[[var h = 82]]", "[[var a = (h - 26)]]", "[[var r = (34 + a)]]", "[[question t = ['r']]]"),
            "Then Nora's aunt sends her 34 more stickers. How many stickers does she have now?",
            "sticker",
            _STICKERS,
        ),
        Example(
            ("[[var b = (48 / 6)]]", "[[var k = (b - 3)]]", "[[question t = ['k']]]"),
            "At one table, 3 of the pens are dry and are thrown away. How many pens are left at this table?",
            "pen",
            _PENS,
        ),
    ),
    "counterfactual": (
        Example(
            ("[[var h = 82]]", "[[var a = (h - 64)]]", "[[question m = ['a']]]"),
            "Suppose Nora had given 64 stickers to her cousin instead. How many would she have left then?",
            "sticker",
            _STICKERS,
        ),
        Example(
            ("[[var b = (54 / 6)]]", "[[question m = ['b']]]"),
            "What if the teacher had 54 pens to share? How many pens would each table get?",
            "pen",
            _PENS,
        ),
    ),
}
