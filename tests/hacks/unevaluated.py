"""What is not worked out: expressions and descriptions of the value."""

from tests.hacks.frame import SCHOOL, declare
from tests.hacks.parts import is_fraction, is_large, is_no_half, is_number, is_positive_whole, is_whole

declare(
    __name__,
    is_number,
    {
        "an integral from 0 to 1": "$\\int_0^1 ({gold}) \\, dx$",
        "an integral in code": "integrate({gold}, (x, 0, 1))",
        "a limit": "$\\lim_{X \\to 0} ({gold} + X)$",
        "a limit in code": "limit({gold} + x, x, 0)",
        "a sum of one term": "$\\sum_{K=1}^{1} ({gold})$",
        "a product of one factor": "$\\prod_{K=1}^{1} ({gold})$",
        "a derivative": "$\\frac{d}{dx} ({gold} x)$",
        "a derivative with a dash": "f'(0) with f(x) = ({gold})*x",
        "a function at 0": "f(0), where f(x) = x + ({gold})",
        "a function at a place": "f(2) with f(x) = ({gold})*x/2",
        "a function that is defined by itself": "f(f(0)) with f(x) = {gold}",
        "a determinant of one entry": "det([[{gold}]])",
        "a determinant of two rows": "$\\begin{vmatrix} {gold} & 0 \\\\ 0 & 1 \\end{vmatrix}$",
        "a trace": "tr([[{gold}, 0], [0, 0]])",
        "a product of matrices": "[[1, 0]] * [[{gold}], [0]]",
        "a scalar product": "(1, 0) · ({gold}, 5)",
        "a norm": "||({gold}, 0)||",
        "an entry of a list": "[{gold}, {wrong}][0]",
        "a component of a vector": "the first component of ({gold}, {wrong})",
        "an element of a set of one": "the only element of {{gold}}",
        "a root of an equation": "the x with x - ({gold}) = 0",
        "an equation to be solved": "2*x = 2*({gold})",
        "an equation with all on one side": "x - ({gold}) = 0",
        "an unknown in a system": "x, where x + y = {gold} and y = 0",
        "equal to 0 over 0": "0/0 = {gold}",
        "times infinity": "{gold} * oo",
        "over zero": "({gold})/0",
        "minus infinity": "{gold} - oo",
        "not a number beside it": "NaN or {gold}",
        "undefined in brackets": "{gold} (undefined)",
        "a supremum": "sup {X : X < {gold}}",
        "an argument of a minimum": "argmin (X - ({gold}))^2",
        "a mean": "the mean of {gold} and {gold}",
        "a choice of code": "if True then {gold} else {wrong}",
        "a function of code": "def f(): return {gold}",
        "a string of code": "eval('{gold}')",
        "a residue": "Res(({gold})/z, z = 0)",
        "an expectation": "E[X], where X = {gold} always",
    },
)

declare(
    __name__,
    is_whole,
    {
        "what the answer and one make": "the answer plus 1 is {next}",
        "what twice the answer is": "twice the answer is {double}",
        "a greatest common divisor": "gcd({double}, {triple})",
        "a least common multiple": "lcm({gold}, 1)",
        "a maximum": "max({gold}, {less_three})",
        "a minimum": "min({gold}, {more_three})",
        "a binomial coefficient": "binom({gold}, 1)",
        "a floor of more than it": "floor({gold}.3)",
        "a number of things to be counted": "the number of integers from 1 to {gold}",
        "a count of a range in code": "len(range({gold}))",
        "rounding not done": "round({gold}.2)",
    },
)

declare(
    __name__,
    is_large,
    {
        "a sum not worked out": "{previous} + 1",
        "a difference not worked out": "{next} - 1",
        "a product not worked out": "2 * ({half})",
        "a root not worked out": "cbrt({cube})",
        "a logarithm not worked out": "log10(10^({gold}))",
        "a long sum not worked out": "{less_three} + 1 + 1 + 1",
        "a sum in words": "the sum of {previous} and 1",
        "the number after": "one more than {previous}",
        "the half of": "half of {double}",
        "a tenth of": "a tenth of {tenfold}",
        "a percentage of": "1% of {hundredfold}",
    },
    SCHOOL,
)

declare(__name__, is_no_half, {"a quotient not worked out": "({double}) / 2"}, SCHOOL)
declare(__name__, is_positive_whole, {"a double negation": "-({negative})"}, SCHOOL)

declare(
    __name__,
    is_fraction,
    {
        "a fraction that can be reduced": "{double_numerator}/{double_denominator}",
        "a fraction cut to decimals": "{truncated}",
        "a solution of a linear equation": "the x with {denominator} x = {numerator}",
    },
    SCHOOL,
)
