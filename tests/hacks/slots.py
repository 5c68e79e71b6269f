"""Tuples, named values and matrices with a slot, a name or a row that is not theirs."""

from tests.hacks.frame import declare
from tests.hacks.parts import is_matrix, is_named, is_tuple

declare(
    __name__,
    is_tuple,
    {
        "two slots exchanged": "({exchanged})",
        "slots in reverse order": "({reversed})",
        "slots moved round": "({moved})",
        "a slot more": "({items}, 0)",
        "a slot more in front": "(0, {items})",
        "a slot less": "({all_but_last})",
        "the first slot missing": "({all_but_first})",
        "a slot with two values": "({all_but_last}, {last} or {other_last})",
        "a slot with a range": "({all_but_last}, {last}..{other_last})",
        "a slot with plus or minus": "({all_but_last}, {last} ± 1)",
        "a slot with a pair in it": "({all_but_last}, ({last}, {other_last}))",
        "a slot with a set in it": "({all_but_last}, {{last}, {other_last}})",
        "a slot left open": "({all_but_last}, ?)",
        "a slot with a letter": "({all_but_last}, t)",
        "a slot with a bound": "({all_but_last}, >= {last})",
        "a slot denied": "({all_but_last}, not {last})",
        "a slot with a factor to choose": "({all_but_last}, {last} + k)",
        "a tuple times a letter": "t*({items})",
        "a tuple plus a letter times another": "({items}) + t*({items})",
        "a tuple twice": "({items}) + ({items})",
        "the slots in any order": "{items}, in any order",
        "a permutation of the slots": "a permutation of ({items})",
        "two tuples in one": "(({items}), {wrong})",
        "tuples as a set": "{({items}), {wrong}}",
        "a line through two tuples": "the line from ({items}) to {wrong}",
        "a slot taken back": "({items}) with the last slot left out",
        "slots up to a common factor": "({items}) up to a factor",
        "a tuple as a ratio": "a ratio of the slots of ({items})",
        "slots with two names for one": "x = {first}, x = {last}, rest as usual",
    },
)

declare(
    __name__,
    is_named,
    {
        "names with values exchanged": "{gold}, or the other way round",
        "a name given twice": "{gold}, {last}, {other_last}",
        "a name with a second value": "{all_but_last}, {last} or {other_last}",
        "a name without its value": "{all_but_last}",
        "only the last name": "{last}",
        "a name nobody asked for": "{gold}, error = 2",
        "a range for a name": "{all_but_last}, {last}..{other_last}",
        "a name's value left open": "{all_but_last}, {last} + k",
    },
    ("curriculum",),
)

declare(
    __name__,
    is_matrix,
    {
        "a matrix times a letter": "k*{gold}",
        "a matrix plus a letter": "{gold} + t*I",
        "a matrix twice": "{gold} + {gold}",
        "a matrix with a determinant": "det({gold})",
        "a matrix with an inverse sign": "({gold})^(-1)",
        "a matrix with a row more": "[{items}, {last}]",
        "a matrix with a row less": "[{all_but_last}]",
        "a matrix with rows in reverse": "[{reversed}]",
        "a matrix up to similarity": "a matrix similar to {gold}",
        "a matrix up to a factor": "{gold} up to a factor",
        "a matrix and a vector": "{gold} * (1, 0)",
    },
    ("university",),
)
