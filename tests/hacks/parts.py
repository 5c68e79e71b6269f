"""One part of a row, and the fields that a template of a hack may name."""

import re
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from tests.hacks.wrong import other_value, split

FIELD = re.compile(r"\{([a-z_]+)\}")

NUMBERS = ("integer", "rational", "decimal", "number", "expression")
"""The types whose answer is one number."""

CHOICES = ("label", "comparison", "solvability")
"""The types whose answer is one of a few words or signs."""


class Part(NamedTuple):
    """A golden answer, another one of the same shape, its type, and what was asked."""

    gold: str
    wrong: str
    type: str
    question: str
    benchmark: str

    @property
    def value(self) -> Fraction | None:
        """The value, if it is a rational number in figures."""
        if self.type in (*NUMBERS, "solvability") and re.fullmatch(r"-?\d+(/\d+|\.\d+)?", self.gold):
            return Fraction(self.gold)
        return None

    @property
    def items(self) -> list[str]:
        """What stands between the commas of a tuple, a set, or a list."""
        bare = self.type in ("unordered", "named", "factor_pairs", "solutions")
        return [item for item in split(self.gold if bare else self.gold[1:-1]) if item]

    def filled(self, template: str) -> str | None:
        """Return a template with the fields that it names, None if the part lacks one of them."""
        values = {name: FIELDS[name](self) for name in FIELD.findall(template) if name in FIELDS}
        if None in values.values():
            return None
        return FIELD.sub(lambda match: values.get(match[1]) or match[0], template)


def calculated(change: Callable[[Fraction], Fraction]) -> Callable[[Part], str | None]:
    """Return a field: a rational value changed, written as the answer itself is."""

    def field(part: Part) -> str | None:
        if part.value is None:
            return None
        found = change(part.value)
        if "." in part.gold:
            return f"{Decimal(found.numerator) / Decimal(found.denominator):f}"
        return str(found)

    return field


def of_items(change: Callable[[list[str]], list[str]]) -> Callable[[Part], str | None]:
    """Return a field: items changed, with commas between them; none if nothing came of it."""

    def field(part: Part) -> str | None:
        found = change(part.items)
        return None if found == part.items else ", ".join(found)

    return field


def exchanged(items: list[str]) -> list[str]:
    """Return items of which the first two that differ have changed places."""
    for place, item in enumerate(items[1:], 1):
        if item != items[0]:
            return [item, *items[1:place], items[0], *items[place + 1 :]]
    return items


def variable(part: Part) -> str | None:
    """Return the first letter that an expression is in."""
    found = re.match(r"(?:expression|antiderivative|ode_family)\((\w+)", part.type)
    return found[1] if found else None


def third(part: Part) -> str | None:
    """Return a third value of the same shape, if there is one."""
    found = other_value(part.wrong, "list" if part.type == "interval_union" else part.type)
    return None if found == part.gold else found


def mixed(part: Part) -> str | None:
    """Return an expression in which another letter stands for its own in the first of several places."""
    letter = variable(part)
    if letter is None or len(re.findall(rf"\b{letter}\b", part.gold)) < 2:
        return None
    return re.sub(rf"\b{letter}\b", "w", part.gold, count=1)


def closed(part: Part) -> str | None:
    """Return intervals with all their ends, None if they have them."""
    found = re.sub(r"(^|U )\((?!-oo)", r"\1[", part.gold)
    found = re.sub(r"(?<!oo)\)($| U)", r"]\1", found)
    return None if found == part.gold or _is_of_a_curve(part) else found


def opened(part: Part) -> str | None:
    """Return intervals without their ends, None if they have none."""
    found = part.gold.replace("[", "(").replace("]", ")")
    return None if found == part.gold or _is_of_a_curve(part) else found


def _is_of_a_curve(part: Part) -> bool:
    """Tell whether intervals say where a curve rises or bends: their ends may well belong to them."""
    return re.search("creasing|conca|convex", part.question) is not None


def numbers_of_the_question(part: Part) -> list[str]:
    """Return the numbers that stand in the question in figures, each once."""
    text = part.question.partition("End with")[0]
    return list(dict.fromkeys(re.findall(r"\d+(?:\.\d+)?", text)))


def truncated(part: Part) -> str | None:
    """Return the first decimals of a value that has no end of them."""
    if part.value is None or not _is_endless(part.value.denominator):
        return None
    return f"{int(part.value * 10**4) / 10**4:.4f}"


def _is_endless(denominator: int) -> bool:
    return denominator not in (2**twos * 5**fives for twos in range(40) for fives in range(18))


FIELDS: dict[str, Callable[[Part], str | None]] = {
    "gold": lambda part: part.gold,
    "wrong": lambda part: part.wrong,
    "third": third,
    "variable": variable,
    "mixed": mixed,
    "closed": closed,
    "opened": opened,
    "type": lambda part: part.type,
    "next": calculated(lambda value: value + 1),
    "previous": calculated(lambda value: value - 1),
    "double": calculated(lambda value: 2 * value),
    "triple": calculated(lambda value: 3 * value),
    "half": calculated(lambda value: value / 2),
    "square": calculated(lambda value: value**2),
    "cube": calculated(lambda value: value**3),
    "negative": calculated(lambda value: -value),
    "tenfold": calculated(lambda value: 10 * value),
    "hundredfold": calculated(lambda value: 100 * value),
    "tenth": calculated(lambda value: value / 10),
    "less_three": calculated(lambda value: value - 3),
    "more_three": calculated(lambda value: value + 3),
    "reciprocal": lambda part: str(1 / part.value) if part.value else None,
    "truncated": truncated,
    "numerator": lambda part: str(part.value.numerator) if part.value is not None else None,
    "denominator": lambda part: str(part.value.denominator) if part.value is not None else None,
    "double_numerator": lambda part: str(2 * part.value.numerator) if part.value is not None else None,
    "double_denominator": lambda part: str(2 * part.value.denominator) if part.value is not None else None,
    "digits": lambda part: part.gold.lstrip("-") if part.value is not None else None,
    "items": lambda part: ", ".join(part.items) or None,
    "first": lambda part: part.items[0] if part.items else None,
    "last": lambda part: part.items[-1] if part.items else None,
    "other_last": lambda part: other_value(part.items[-1], "list") if part.items else None,
    "all_but_last": lambda part: ", ".join(part.items[:-1]) or None,
    "all_but_first": lambda part: ", ".join(part.items[1:]) or None,
    "exchanged": of_items(exchanged),
    "reversed": of_items(lambda items: items[::-1]),
    "moved": of_items(lambda items: [*items[1:], items[0]] if items else items),
}


def is_any(part: Part) -> bool:
    """Tell whether a part has another answer that adds something to it: the whole line has none."""
    return part.gold != "(-oo, oo)"


def is_number(part: Part) -> bool:
    """Tell whether the answer is one finite number that is not 0."""
    if part.type not in NUMBERS or part.gold in ("0", "oo"):
        return False
    return part.gold in ("pi", "e", "i") or not part.gold.isalpha()


def is_large(part: Part) -> bool:
    """Tell whether the answer is a rational number in figures that squares, primes and the like change."""
    return part.value is not None and abs(part.value) > 2


def is_whole(part: Part) -> bool:
    """Tell whether the answer is an integer from 3 on, or from -3 down."""
    return is_large(part) and part.gold.lstrip("-").isdigit()


def is_long_whole(part: Part) -> bool:
    """Tell whether the answer is an integer of two digits or more: another base reads it otherwise."""
    return is_whole(part) and len(part.gold.lstrip("-")) > 1


def is_positive_whole(part: Part) -> bool:
    """Tell whether the answer is an integer from 3 on."""
    return is_whole(part) and not part.gold.startswith("-")


def is_no_length(part: Part) -> bool:
    """Tell whether the answer is an integer from 3 on that is neither of feet nor of minutes."""
    return is_positive_whole(part) and not re.search("feet|foot|minute", part.question)


def is_no_angle(part: Part) -> bool:
    """Tell whether the answer is a number that is not of degrees."""
    return is_number(part) and "degree" not in part.question


def is_no_half(part: Part) -> bool:
    """Tell whether the answer is a number from 3 on that is no fraction with the denominator 2."""
    return is_large(part) and not part.gold.endswith("/2")


def is_fraction(part: Part) -> bool:
    """Tell whether the answer is a fraction in figures."""
    return part.value is not None and "/" in part.gold


def is_choice(part: Part) -> bool:
    """Tell whether the answer is one of a few words or signs."""
    return part.type in CHOICES and part.value is None and "=" not in part.gold[1:]


def is_tuple(part: Part) -> bool:
    """Tell whether the answer is a tuple that is not all zeros."""
    return part.type == "tuple" and set(part.items) != {"0"}


def is_set(part: Part) -> bool:
    """Tell whether the answer is a set that has elements."""
    return part.type == "set" and part.gold != "{}"


def is_interval(part: Part) -> bool:
    """Tell whether the answer is intervals, some but not all of the line."""
    return part.type == "interval_union" and part.gold not in ("(-oo, oo)", "{}")


def is_matrix(part: Part) -> bool:
    """Tell whether the answer is a matrix."""
    return part.type == "matrix"


def is_function(part: Part) -> bool:
    """Tell whether the answer is an expression in letters, up to one constant that is added."""
    return part.type.startswith(("expression(", "antiderivative(")) and part.gold != "0"


def is_one_function(part: Part) -> bool:
    """Tell whether the answer is one expression in letters, without a constant to choose."""
    return is_function(part) and part.type.startswith("expression(")


def is_named(part: Part) -> bool:
    """Tell whether the answer is values with their names."""
    return part.type == "named"
