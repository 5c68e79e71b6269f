"""Rewrites simple golden answers: exact numbers, tuples, named values, comparisons, pairs and solutions."""

import re
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction

from tests.corpus.rewriting import Case, Choose, inside, is_terminating, rounded, shuffled, split

Writer = Callable[[Fraction, Choose], str | None]
Rewriter = Callable[[str, Choose], str | None]

NUMERIC = ("integer", "rational", "decimal", "expression")


# Numbers: every writer writes the same number.


def plain(value: Fraction, choose: Choose) -> str | None:
    return str(value)


def with_a_unicode_minus(value: Fraction, choose: Choose) -> str | None:
    if value >= 0:
        return None
    return f"−{-value}"


def as_latex_fraction(value: Fraction, choose: Choose) -> str | None:
    if value.denominator == 1:
        return None
    sign = "-" if value < 0 else ""
    command = choose([r"\frac", r"\dfrac", r"\tfrac"])
    return f"${sign}{command}{{{abs(value.numerator)}}}{{{value.denominator}}}$"


def as_mixed_number(value: Fraction, choose: Choose) -> str | None:
    if value.denominator == 1 or abs(value) < 1:
        return None
    whole = abs(value).numerator // value.denominator
    rest = abs(value) - whole
    sign = "-" if value < 0 else ""
    if choose([False, True]):
        return rf"${sign}{whole}\frac{{{rest.numerator}}}{{{rest.denominator}}}$"
    return f"{sign}{whole} {rest.numerator}/{rest.denominator}"


def with_thousands_separators(value: Fraction, choose: Choose) -> str | None:
    if value.denominator != 1 or abs(value) < 1000:
        return None
    return choose([f"{value.numerator:,}", "$" + f"{value.numerator:,}".replace(",", "{,}") + "$"])


def as_decimal(value: Fraction, choose: Choose) -> str | None:
    if not is_terminating(value):
        return None
    return format(Decimal(value.numerator) / Decimal(value.denominator), "f")


def with_an_approximation(value: Fraction, choose: Choose) -> str | None:
    if is_terminating(value):
        return None
    approximation = rounded(value, choose([2, 3, 4]))
    form = choose(["{} ≈ {}", "{} (≈ {})", r"${} \approx {}$"])
    return form.format(value, approximation)


def not_in_lowest_terms(value: Fraction, choose: Choose) -> str | None:
    if value.denominator == 1:
        return None
    factor = choose([2, 3, 10])
    return f"{value.numerator * factor}/{value.denominator * factor} = {value}"


def as_a_sum(value: Fraction, choose: Choose) -> str | None:
    if value.denominator != 1:
        return None
    added = choose([1, 2, 7])
    return f"{value - added} + {added} = {value}"


WRITERS: tuple[Writer, ...] = (
    plain,
    with_a_unicode_minus,
    as_latex_fraction,
    as_mixed_number,
    with_thousands_separators,
    as_decimal,
    with_an_approximation,
    not_in_lowest_terms,
    as_a_sum,
)
PLAIN_WRITERS: tuple[Writer, ...] = (plain, as_decimal)


def another_number(value: Fraction, choose: Choose) -> Fraction:
    """Return a number that is not this one."""
    others = [value + 1, value - 1, value * 10 + 3, value + Fraction(1, 7)]
    if value:
        others += [-value, value * 10]
        if abs(value) != 1:
            others.append(1 / value)
    return choose([other for other in others if other != value])


def written(value: Fraction, choose: Choose, writers: tuple[Writer, ...] = WRITERS) -> tuple[str, str]:
    """Return the number as one of the writers that can write it does, and the writer's name."""
    for writer in shuffled(writers, choose):
        text = writer(value, choose)
        if text is not None:
            return text, writer.__name__
    return str(value), "plain"


# The unit of the question: only where one noun is asked for at the end, in so many words.

UNITS = "dollars cents meters feet inches yards pounds ounces grams cups liters milliliters centimeters"
_ASKED = re.compile(rf"How many ({'|'.join(UNITS.split())})\b")


def unit_of(row: dict[str, str]) -> str | None:
    """Return the unit in which the row's question asks for its number."""
    if "in ohms" in row["question"]:
        return "ohms"
    asked = set(_ASKED.findall(row["question"]))
    return asked.pop() if len(asked) == 1 else None


# Collections.


def items_of(answer: str) -> list[str]:
    return inside(answer)


def tuple_with_names(answer: str, names: list[str], choose: Choose) -> str:
    pairs = [f"{name} = {item}" for name, item in zip(names, inside(answer), strict=True)]
    return choose([", ", "\n", "; "]).join(shuffled(pairs, choose))


def tuple_with_colons(answer: str, names: list[str], choose: Choose) -> str:
    return ", ".join(f"{name}: {item}" for name, item in zip(names, inside(answer), strict=True))


def tuple_behind_its_names(answer: str, names: list[str], choose: Choose) -> str:
    return f"({', '.join(names)}) = {answer}"


def tuple_in_other_brackets(answer: str, names: list[str], choose: Choose) -> str:
    return choose([f"[{answer[1:-1]}]", f"${answer}$", answer.replace("-", "−"), answer[1:-1]])


def names_of(row: dict[str, str]) -> list[str]:
    """Return the names in the form line of a tuple's row."""
    line = re.search(r"`Answer: \(([^`]*)\)`", row["question"])
    assert line is not None
    return line[1].split(", ")


def swapped(answer: str, choose: Choose) -> str | None:
    items = inside(answer)
    if len(set(items)) == 1:
        return None
    places = [number for number, item in enumerate(items) if item != items[0]]
    other = choose(places)
    items[0], items[other] = items[other], items[0]
    return f"({', '.join(items)})"


def with_one_more(answer: str, choose: Choose) -> str | None:
    items = inside(answer)
    number = choose(range(len(items)))
    items[number] = str(int(items[number]) + choose([1, -1, 2]))
    return f"({', '.join(items)})"


def named_in_another_way(answer: str, choose: Choose) -> str:
    pairs = [pair.split(" = ") for pair in answer.split(", ")]
    order = shuffled(pairs, choose)
    first, second = choose([(" = ", ", "), (": ", ", "), (" = ", "\n"), (" = ", " and "), ("=", "; ")])
    return second.join(f"{name}{first}{value}" for name, value in order)


def named_with_values_swapped(answer: str, choose: Choose) -> str | None:
    pairs = [pair.split(" = ") for pair in answer.split(", ")]
    values = [value for _, value in pairs]
    if len(set(values)) == 1:
        return None
    return ", ".join(f"{name} = {value}" for (name, _), value in zip(pairs, reversed(values), strict=True))


def named_with_one_more(answer: str, choose: Choose) -> str | None:
    pairs = [pair.split(" = ") for pair in answer.split(", ")]
    pair = choose(pairs)
    pair[1] = str(Fraction(pair[1]) + 1)
    return ", ".join(f"{name} = {value}" for name, value in pairs)


SIGNS = {
    "<": ["<", "$<$", "less than", "is less than", r"\lt"],
    ">": [">", "$>$", "greater than", "is greater than", r"\gt"],
    "=": ["=", "$=$", "equal to", "equal", "is equal to"],
}


def comparison_in_words(answer: str, choose: Choose) -> str:
    return choose(SIGNS[answer])


def another_comparison(answer: str, choose: Choose) -> str:
    return choose([sign for sign in SIGNS if sign != answer])


def pairs_in_another_way(answer: str, choose: Choose) -> str:
    pairs = [inside(pair) for pair in split(answer)]
    form = choose(["({}, {})", "{} × {}", "{} and {}", "({},{})"])
    return ", ".join(form.format(*pair) for pair in shuffled(pairs, choose))


def pairs_without_one(answer: str, choose: Choose) -> str | None:
    pairs = split(answer)
    if len(pairs) == 1:
        return None
    pairs.remove(choose(pairs))
    return ", ".join(pairs)


def pairs_with_one_more(answer: str, choose: Choose) -> str:
    return f"{answer}, (2, 7919)"


def solutions_in_another_way(answer: str, choose: Choose) -> str:
    values = answer.split(", ")
    positive = values[-1]
    joined = choose([", ", " and ", " or "]).join(shuffled(values, choose))
    return choose([joined, f"±{positive}", rf"$\pm {positive}$", f"{values[1]}, {values[0]}"])


def one_solution_alone(answer: str, choose: Choose) -> str:
    return choose(answer.split(", "))


def one_solution_too_many(answer: str, choose: Choose) -> str:
    return f"{answer}, 7919"


OTHERS_KEEPING: dict[str, Rewriter] = {
    "named": named_in_another_way,
    "comparison": comparison_in_words,
    "factor_pairs": pairs_in_another_way,
    "solutions": solutions_in_another_way,
}
OTHERS_BREAKING: dict[str, tuple[Rewriter, ...]] = {
    "tuple": (swapped, with_one_more),
    "named": (named_with_values_swapped, named_with_one_more),
    "comparison": (another_comparison,),
    "factor_pairs": (pairs_without_one, pairs_with_one_more),
    "solutions": (one_solution_alone, one_solution_too_many),
}
TUPLE_KEEPING = (tuple_with_names, tuple_with_colons, tuple_behind_its_names, tuple_in_other_brackets)


ROOT = re.compile(r"(?:([1-9][0-9]*)\*)?sqrt\(([1-9][0-9]*)\)")
"""A root as an answer of `missing_fact` states it."""


def root_in_another_way(factor: int, radicand: int, choose: Choose) -> str:
    return choose(
        (
            f"{factor}*sqrt({radicand})",
            f"sqrt({factor * factor * radicand})",
            rf"{factor}\sqrt{{{radicand}}}",
            rf"\sqrt{{{factor * factor * radicand}}}",
            f"{factor}√{radicand}",
            f"{factor} * {radicand}^(1/2)",
            f"{factor} sqrt({radicand})",
        )
    )


def _root(gold: str, factor: int, radicand: int, choose: Choose, *, keeps: bool) -> Case:
    rules = ["root_in_another_way"]
    if not keeps:
        rules.insert(0, "another root")
        radicand += choose((-1, 1, 2))
    return Case(gold, root_in_another_way(factor, radicand, choose), keeps, tuple(rules))


def rewritten_simple(row: dict[str, str], choose: Choose, *, keeps: bool) -> Case | None:
    """Return a rewritten answer to a row of a simple type; nothing where no breaking rule applies."""
    gold = row["answer"]
    root = ROOT.fullmatch(gold)
    if root is not None:
        return _root(gold, int(root[1] or 1), int(root[2]), choose, keeps=keeps)
    if row["answer_type"] in NUMERIC:
        return _number(row, gold, choose, keeps=keeps)
    rules = []
    text = gold
    if not keeps:
        breaking = choose(OTHERS_BREAKING[row["answer_type"]])
        broken = breaking(gold, choose)
        if broken is None:
            return None
        text = broken
        rules.append(breaking.__name__)
    if row["answer_type"] == "tuple":
        keeping = choose(TUPLE_KEEPING)
        text = keeping(text, names_of(row), choose)
        rules.append(keeping.__name__)
    elif keeps:
        rewriter = OTHERS_KEEPING[row["answer_type"]]
        text = rewriter(text, choose)
        rules.append(rewriter.__name__)
    return Case(gold, text, keeps, tuple(rules))


def _number(row: dict[str, str], gold: str, choose: Choose, *, keeps: bool) -> Case:
    value = Fraction(gold)
    rules = []
    if not keeps:
        value = another_number(value, choose)
        rules.append("another number")
    unit = unit_of(row) if choose([False, True]) else None
    if unit is None:
        text, writer = written(value, choose)
        return Case(gold, text, keeps, (*rules, writer))
    text, writer = written(value, choose, PLAIN_WRITERS)
    return Case(gold, f"{text} {unit}", keeps, (*rules, writer, "unit"))
