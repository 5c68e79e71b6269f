"""The sentences of an inverse function."""

STATEMENTS = (
    "The one-to-one function $f$ is defined by $$f(x) = <rule>$$ for all real $x$ for which this "
    "makes sense.",
    "Let $$f(x) = <rule>$$ on the largest possible set of real numbers. This function has an inverse.",
    "For all real $x$ for which the right side makes sense, let $$f(x) = <rule>.$$ This function is "
    "one-to-one.",
    "Consider the invertible function $$f(x) = <rule>$$ whose domain consists of all real $x$ for which the "
    "formula is defined.",
)

FORMULAS = (
    "Find a formula for $f^{-1}(x)$.",
    "Determine $f^{-1}(x)$.",
    "Give the rule of the inverse, $f^{-1}(x)$.",
)

DOMAINS = (
    "What is the domain of $f^{-1}$? Answer in interval notation.",
    "Give the domain of $f^{-1}$ in interval notation.",
)

RANGES = (
    "What is the range of $f^{-1}$? Answer in interval notation.",
    "Give the range of $f^{-1}$ in interval notation.",
)

TEXTS = (STATEMENTS, FORMULAS, DOMAINS, RANGES)
