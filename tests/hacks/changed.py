"""Operators, bases and units that make another value of the right figures."""

from tests.hacks.frame import declare
from tests.hacks.parts import (
    is_fraction,
    is_large,
    is_long_whole,
    is_no_angle,
    is_no_length,
    is_number,
    is_positive_whole,
    is_whole,
)

declare(
    __name__,
    is_number,
    {
        "percent": "{gold}%",
        "permille": "{gold}‰",
        "percent of LaTeX": "${gold}\\%$",
        "a dozen": "{gold} dozen",
        "a thousand": "{gold} thousand",
        "millions by a letter": "{gold}M",
        "an exponent of ten": "{gold}e3",
        "a power of ten": "{gold} × 10^3",
        "a power of ten in the unit": "{gold} (in millions)",
        "a logarithmic scale": "{gold} dB",
        "a unit of another quantity": "{gold} light-years",
        "one over a unit": "{gold} per furlong",
        "a unit to a high power": "{gold} m^7",
        "a currency of nobody's": "{gold} doubloons",
        "two units": "{gold} moles and {wrong} carats",
    },
)

declare(
    __name__,
    is_whole,
    {
        "modulo a number": "{gold} mod 2",
        "a congruence": "{gold} (mod 5)",
        "a congruence of LaTeX": "$x \\equiv {gold} \\pmod{5}$",
        "divides": "{gold} | n",
        "a multiple of": "a multiple of {gold}",
        "a divisor of": "a divisor of {gold}",
        "a decimal point without its digits": "{gold}.5",
        "a digit more": "{gold}0",
        "repeating decimals": "{gold}.(3)",
        "a fraction behind it": "{gold} 1/2",
        "with a remainder": "{gold} remainder 1",
    },
)

declare(
    __name__,
    is_positive_whole,
    {
        "below zero": "{gold} below zero",
        "an ordinal number": "the {gold}th",
        "hundredths": "{gold} hundredths",
        "factorial": "{gold}!",
        "two factorials": "{gold}!!",
        "factorial of LaTeX": "${gold}!$",
        "subfactorial": "!{gold}",
        "primorial": "{gold}#",
        "a square behind it": "{gold}²",
        "a caret behind it": "{gold}^2",
        "an inverse": "{gold}^{-1}",
        "a root before it": "√{gold}",
        "a root of LaTeX": "$\\sqrt{{gold}}$",
        "a minus sign before it": "-{gold}",
        "a long minus sign before it": "−{gold}",
        "a minus sign behind it": "{gold}-",
        "brackets as of bookkeepers": "minus ({gold})",
        "a logarithm": "log {gold}",
        "a sine": "sin({gold})",
        "shifted bits": "{gold} << 1",
    },
)

declare(__name__, is_no_angle, {"a degree sign": "{gold}°"})
declare(__name__, is_no_length, {"a prime behind it": "{gold}'"})

declare(
    __name__,
    is_long_whole,
    {
        "in base 16 by a prefix": "0x{digits}",
        "in base 8 by an index": "{gold}_8",
        "in base 12 in words": "{gold} in base 12",
        "in base 11 by brackets": "$({gold})_{11}$",
        "a comma before more figures": "{gold},5",
        "a clock time": "{gold}:30",
    },
)

declare(
    __name__,
    is_fraction,
    {
        "the floor of a fraction": "floor({gold})",
        "the ceiling of a fraction": "⌈{gold}⌉",
        "a fraction without its denominator": "{numerator}",
        "a fraction turned over": "{denominator}/{numerator}",
        "a ratio in place of a fraction": "{numerator} to {denominator} odds",
        "one of many fractions": "{numerator}/({denominator} k)",
        "a quotient with remainder": "{numerator} div {denominator}",
        "a remainder of the division": "{numerator} mod {denominator}",
        "a fraction with unequal parts": "{numerator}/{denominator}/2",
    },
)

declare(
    __name__,
    is_large,
    {
        "bars around more than it": "|{gold} - 1|",
        "the sign function": "sign({gold})",
        "a reciprocal": "1/({gold})",
        "reciprocal by its figures": "{reciprocal}",
        "its negative": "{negative}",
        "its double": "{double}",
        "ten times it": "{tenfold}",
        "its neighbour": "{next}",
    },
)
