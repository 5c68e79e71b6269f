"""Sets and intervals: more or less of them, what lies outside, and what is made of them."""

from tests.hacks.frame import declare
from tests.hacks.parts import is_interval, is_set

declare(
    __name__,
    is_set,
    {
        "an element more": "{{items}, 1/97}",
        "an element less": "{{all_but_last}}",
        "an element with a doubt": "{{items}} and perhaps 1/97",
        "its elements or another": "{items} or {other_last}",
        "a superset in words": "a superset of {{items}}",
        "a subset in words": "a subset of {{items}}",
        "one of its elements": "an element of {{items}}",
        "its complement": "the complement of {{items}}",
        "without itself": "{{items}} \\ {{items}}",
        "all numbers without it": "R \\ {{items}}",
        "not in it": "x ∉ {{items}}",
        "in union with another": "{{items}} U {1/97}",
        "cut with another": "{{items}} ∩ {1/97}",
        "its power set": "2^{{items}}",
        "its product with itself": "{{items}} × {{items}}",
        "its size": "|{{items}}|",
        "a set with dots": "{{items}, ...}",
        "a set with a letter": "{{items}, t}",
        "a condition on the set": "{{items}} if a > 0, else {}",
        "a maximum of the set": "max {{all_but_last}, {last}}",
        "a sum of its elements": "sum({{all_but_last}, {last}})",
        "a neighbourhood of it": "an open neighbourhood of {{items}}",
        "nearly the set": "{{items}} up to finitely many elements",
        "a set with an element denied": "{{items}}, but not {last}",
    },
    ("university",),
)

declare(
    __name__,
    is_interval,
    {
        "its complement as intervals": "{wrong}",
        "its closure": "{closed}",
        "its interior": "{opened}",
        "its complement by a sign": "({gold})^c",
        "all numbers without the intervals": "R \\ ({gold})",
        "in union with its complement": "{gold} U {wrong}",
        "in union with all numbers": "{gold} U (-oo, oo)",
        "cut with its complement": "({gold}) ∩ ({wrong})",
        "a subset of the intervals": "a subset of {gold}",
        "a superset of the intervals": "a superset of {gold}",
        "its boundary": "the boundary of {gold}",
        "not in the intervals": "x ∉ {gold}",
        "a number of the intervals": "some x in {gold}",
        "its length": "the length of {gold}",
        "up to end points": "{gold}, perhaps with other end points",
        "without one of its numbers": "{gold}, except one number in it",
        "the intervals and their complement": "{gold}, and also {wrong}",
        "a condition on the intervals": "{gold} if a > 0, {wrong} if a <= 0",
        "only the integers of it": "the integers in {gold}",
    },
    ("university",),
)
