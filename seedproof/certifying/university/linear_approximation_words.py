"""The sentences of `linear_approximation`: tangents that serve to estimate, and measured quantities."""

from seedproof.certifying.university.gaps import sentences

_RULE = "$f(x) = x^{{{power:number}}$"
_AT = "$x = {at:number}$"
_INTEGRAL = "F(x) = {height:integer} + \\int_{{{at:integer}}^x {rate:tree}\\, dt"
_ERRORS = (
    "Of the factors, only ${one:letter}$ and ${two:letter}$ are uncertain: their relative errors are at most "
    "${first:number}$ and ${second:number}$ percent.",
    "The relative error of the measured ${one:letter}$ is at most ${first:number}$ percent, that of "
    "${two:letter}$ at "
    "most ${second:number}$ percent; all other factors are known exactly.",
)
STATEMENTS = sentences(
    {
        "power": (
            f"Let {_RULE} for $x > 0$. The tangent to its graph at {_AT} serves to estimate "
            f"$f({{near:number}})$.",
            "Without a calculator, $f({near:number})$ is to be estimated for the function "
            f"{_RULE}. For this, $f$ is replaced by its linear approximation at {_AT}.",
            f"An engineer needs $f({{near:number}})$, where {_RULE}, and uses the linearisation of $f$ at "
            f"{_AT}.",
            f"The differential of {_RULE} at {_AT} is used to estimate $f({{near:number}})$.",
        ),
        "integral": (
            f"After $x$ minutes, a mountain train is $${_INTEGRAL}$$ metres higher than the middle station "
            "of its line "
            "(lower, where $F(x)$ is negative). To estimate $F({near:number})$, the height is replaced by "
            "its "
            "linearisation at $x = {again:integer}$.",
            f"A function is defined by $${_INTEGRAL}.$$ The tangent to its graph at $x = "
            f"{{again:integer}}$ serves to "
            "estimate $F({near:number})$.",
            f"Let $${_INTEGRAL}.$$ The value $F({{near:number}})$ is to be estimated by the linear "
            "approximation of $F$ "
            "at $x = {again:integer}$.",
        ),
        "errors": tuple(f"{{law:text}} {errors}" for errors in _ERRORS),
    }
)

_LAW = "${whole:letter} = {product:tree}$"
LAWS = sentences(
    {
        "law": (
            "The free end of a beam of length $L$ and stiffness $K$, clamped at the other end, sinks "
            "under a force $F$ by "
            f"{_LAW}.",
            f"A star with the surface area $A$ and the temperature $T$ radiates the power {_LAW}.",
            "The acceleration of gravity is found from the length $L$ and the period $T$ of a pendulum by "
            f"{_LAW}.",
            f"The electrical resistance of a wire of length $L$ and radius $r$ is {_LAW}.",
            f"By the law of Hagen and Poiseuille, a pressure difference $p$ drives {_LAW} cubic metres per "
            "second through "
            "a pipe of radius $r$.",
            f"A string of length $L$ under the tension $F$ vibrates with the frequency {_LAW}.",
        ),
    }
)

_BOUND = "\\frac{M}{2} (x - {at:number})^2"
_SECOND = "{name:letter}''"
QUESTIONS = sentences(
    {
        "estimate": (
            "Give that estimate exactly, not as a rounded decimal.",
            "Which estimate does this give? Answer with an exact number.",
            "Find the estimate exactly.",
        ),
        "bound": (
            f"Let $M$ be the largest value of $|{_SECOND}(x)|$ on ${{span:text}}$. Find the error bound "
            f"${_BOUND}$ at "
            "$x = {near:number}$, as an exact fraction.",
            f"The error is at most ${_BOUND}$ with $x = {{near:number}}$, where $M$ is the maximum of "
            f"$|{_SECOND}|$ on "
            "${span:text}$. Find this bound as an exact fraction.",
        ),
        "whole": (
            "To first order, what is the largest possible relative error of ${whole:letter}$, in percent?",
            "Use the linear approximation (differentials) to find the largest relative error of "
            "${whole:letter}$, in "
            "percent.",
        ),
        "part": (
            "With ${one:letter}$ as before, how precisely must ${two:letter}$ be measured, so that to "
            "first order the "
            "relative error of ${whole:letter}$ is at most ${most:number}$ percent? Give the largest "
            "relative error of "
            "${again:letter}$, in percent.",
            "The relative error of ${whole:letter}$ is to be at most ${most:number}$ percent, with "
            "${one:letter}$ as "
            "precise as before. To first order, at most how many percent may the relative error of "
            "${two:letter}$ be?",
        ),
    }
)
