"""The sentences of a linear approximation."""

STATEMENTS = {
    "power": (
        "Without a calculator, $f(<near>)$ is to be estimated for the function $f(x) = x^{<exponent>}$. "
        "For this, $f$ is replaced by its linear approximation at $x = <place>$.",
        "Let $f(x) = x^{<exponent>}$ for $x > 0$. The tangent to its graph at $x = <place>$ serves to "
        "estimate $f(<near>)$.",
        "An engineer needs $f(<near>)$, where $f(x) = x^{<exponent>}$, and uses the linearisation of $f$ "
        "at $x = <place>$.",
        "The differential of $f(x) = x^{<exponent>}$ at $x = <place>$ is used to estimate $f(<near>)$.",
    ),
    "integral": (
        r"Let $$F(x) = <start> + \int_{<place>}^x <integrand>\, dt.$$ The value $F(<near>)$ is to be "
        "estimated by the linear approximation of $F$ at $x = <place>$.",
        r"A function is defined by $$F(x) = <start> + \int_{<place>}^x <integrand>\, dt.$$ The tangent "
        "to its graph at $x = <place>$ serves to estimate $F(<near>)$.",
        r"After $x$ minutes, a mountain train is $$F(x) = <start> + \int_{<place>}^x <integrand>\, dt$$ "
        "metres higher than the middle station of its line (lower, where $F(x)$ is negative). To estimate "
        "$F(<near>)$, the height is replaced by its linearisation at $x = <place>$.",
    ),
    "errors": (
        "<law> The relative error of the measured $<u>$ is at most $<first>$ percent, that of $<v>$ at "
        "most $<second>$ percent; all other factors are known exactly.",
        "<law> Of the factors, only $<u>$ and $<v>$ are uncertain: their relative errors are at most "
        "$<first>$ and $<second>$ percent.",
    ),
}

LAWS = {
    "pendulum": "The acceleration of gravity is found from the length $L$ and the period $T$ of a pendulum "
    r"by $g = \frac{4 \pi^2 L}{T^2}$.",
    "wire": r"The electrical resistance of a wire of length $L$ and radius $r$ is $R = \frac{\rho L}{\pi "
    "r^2}$.",
    "flow": r"By the law of Hagen and Poiseuille, a pressure difference $p$ drives $Q = \frac{\pi r^4 p}{8 "
    r"\eta L}$ cubic metres per second through a pipe of radius $r$.",
    "radiation": r"A star with the surface area $A$ and the temperature $T$ radiates the power $P = \sigma A "
    "T^4$.",
    "beam": "The free end of a beam of length $L$ and stiffness $K$, clamped at the other end, sinks under "
    r"a force $F$ by $s = \frac{F L^3}{3 K}$.",
    "string": r"A string of length $L$ under the tension $F$ vibrates with the frequency $f = \frac{1}{2 "
    r"L} \sqrt{\frac{F}{\mu}}$.",
}

LETTERS = {
    "pendulum": {"result": "g", "u": "L", "v": "T"},
    "wire": {"result": "R", "u": "L", "v": "r"},
    "flow": {"result": "Q", "u": "p", "v": "r"},
    "radiation": {"result": "P", "u": "A", "v": "T"},
    "beam": {"result": "s", "u": "F", "v": "L"},
    "string": {"result": "f", "u": "F", "v": "L"},
}
"""What is found by a law, and both measured quantities."""

ESTIMATES = (
    "Give that estimate exactly, not as a rounded decimal.",
    "Which estimate does this give? Answer with an exact number.",
    "Find the estimate exactly.",
)

BOUNDS = {
    "power": (
        "Let $M$ be the largest value of $|f''(x)|$ on $[<place>, <near>]$. Find the error bound "
        r"$\frac{M}{2} (x - <place>)^2$ at $x = <near>$, as an exact fraction.",
        r"The error is at most $\frac{M}{2} (x - <place>)^2$ with $x = <near>$, where $M$ is the maximum "
        "of $|f''|$ on $[<place>, <near>]$. Find this bound as an exact fraction.",
    ),
    "integral": (
        "Let $M$ be the largest value of $|F''(x)|$ on $[<near>, <place>]$. Find the error bound "
        r"$\frac{M}{2} (x - <place>)^2$ at $x = <near>$, as an exact fraction.",
        r"The error is at most $\frac{M}{2} (x - <place>)^2$ with $x = <near>$, where $M$ is the maximum "
        "of $|F''|$ on $[<near>, <place>]$. Find this bound as an exact fraction.",
    ),
}

LARGEST = (
    "Use the linear approximation (differentials) to find the largest relative error of $<result>$, in "
    "percent.",
    "To first order, what is the largest possible relative error of $<result>$, in percent?",
)

PRECISIONS = (
    "The relative error of $<result>$ is to be at most $<target>$ percent, with $<u>$ as precise as "
    "before. To first order, at most how many percent may the relative error of $<v>$ be?",
    "With $<u>$ as before, how precisely must $<v>$ be measured, so that to first order the relative error "
    "of $<result>$ is at most $<target>$ percent? Give the largest relative error of $<v>$, in percent.",
)

TEXTS = {
    "kind": {
        "power": (STATEMENTS["power"], ESTIMATES, BOUNDS["power"]),
        "integral": (STATEMENTS["integral"], ESTIMATES, BOUNDS["integral"]),
        "errors": (STATEMENTS["errors"], LARGEST, PRECISIONS),
    }
}

WORDS = {"law": LAWS}
