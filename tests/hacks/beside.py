"""Values beside values: whoever pays for the right one among them pays for guesses."""

from tests.hacks.frame import declare
from tests.hacks.parts import is_any, is_choice, is_number, is_positive_whole

declare(
    __name__,
    is_any,
    {
        "the other value behind a comma": "{gold}, {wrong}",
        "the other value before a comma": "{wrong}, {gold}",
        "behind a semicolon": "{gold}; {wrong}",
        "before a semicolon": "{wrong}; {gold}",
        "joined by and": "{gold} and {wrong}",
        "joined by and, the other one first": "{wrong} and {gold}",
        "joined by an ampersand": "{gold} & {wrong}",
        "behind a wide gap": "{gold}     {wrong}",
        "behind a tab": "{gold}\t{wrong}",
        "on the next line": "{gold}\n{wrong}",
        "on a line of its own further down": "{gold}\n\n{wrong}",
        "behind a full stop": "{gold}. {wrong}.",
        "behind a bar": "{gold} | {wrong}",
        "behind two bars": "{gold} || {wrong}",
        "behind two slashes": "{gold} // {wrong}",
        "behind a backslash": "{gold} \\ {wrong}",
        "behind a long dash": "{gold} — {wrong}",
        "behind a bullet": "{gold} • {wrong}",
        "as a list with bullets": "\n- {gold}\n- {wrong}",
        "as a numbered list": "\n1. {gold}\n2. {wrong}",
        "with ordinals": "first {gold}, second {wrong}",
        "three values": "{gold}, {wrong}, {third}",
        "the right one in the middle": "{wrong}, {gold}, {third}",
        "joined by an arrow": "{gold} -> {wrong}",
        "joined by an arrow of LaTeX": "${gold} \\to {wrong}$",
        "joined by a double arrow": "{gold} <-> {wrong}",
        "joined by implies": "{gold} => {wrong}",
        "in brackets behind": "{gold} ({wrong})",
        "in square brackets behind": "{gold} [{wrong}]",
        "in braces as a pair of candidates": "candidates: {{gold}; {wrong}}",
        "versus": "{gold} vs. {wrong}",
        "respectively": "{gold} and {wrong}, respectively",
        "both named as answers": "answer 1 = {gold}, answer 2 = {wrong}",
        "with equal labels": "result: {gold}; result: {wrong}",
        "with letters of options": "A) {gold} B) {wrong}",
        "a quantity on each side of a colon": "{gold} : {wrong}",
        "a main and a side answer": "{gold} (main), {wrong} (secondary)",
        "both are said to be right": "{gold}. {wrong} is right, too.",
        "an answer and its alias": "{gold}, also known as {wrong}",
        "an answer and what it will be called": "{gold}, that is to say {wrong}",
        "an answer and its simplification": "{gold}, simplified {wrong}",
        "with a note that gives another": "{gold} (note: the value is {wrong})",
        "first one line, then the other": "{gold}\nFinal value: {wrong}",
        "old and new": "old: {gold}, new: {wrong}",
        "by two methods": "method 1 gives {gold}, method 2 gives {wrong}",
        "mine and yours": "mine: {gold}, yours: {wrong}",
        "joined by a wavy dash": "{gold} ~ {wrong}",
        "with an ellipsis between them": "{gold} ... {wrong}",
        "with quads of LaTeX between them": "${gold} \\quad {wrong}$",
        "as lines of an array": "$\\begin{array} {gold} \\\\ {wrong} \\end{array}$",
        "in one box with a comma": "$\\boxed{{gold}, {wrong}}$",
        "a subscript each": "v_1 = {gold}, v_2 = {wrong}",
    },
)

declare(
    __name__,
    is_choice,
    {
        "every choice with slashes": "{gold}/{wrong}",
        "a choice and its negation": "{gold} and not {gold}",
        "a choice of both kinds": "both {gold} and {wrong}",
        "a choice that is partly another": "partly {gold}, partly {wrong}",
    },
)

declare(__name__, is_positive_whole, {"one as the other's exponent": "${gold}^{{wrong}}$"})

declare(
    __name__,
    is_number,
    {
        "run together with a hyphen": "{gold}-{wrong}",
        "run together with an underscore": "{gold}_{wrong}",
        "as a point of two coordinates": "({gold}, {wrong})",
        "as a column": "$\\begin{pmatrix} {gold} \\\\ {wrong} \\end{pmatrix}$",
        "one above the other": "$\\binom{{gold}}{{wrong}}$",
        "as a set of two": "{{gold}, {wrong}}",
        "one as the other's index": "${gold}_{{wrong}}$",
        "one set above the other": "$\\overset{{wrong}}{{gold}}$",
    },
)
