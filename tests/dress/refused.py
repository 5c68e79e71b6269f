"""Right answers that are not read yet: dresses of which fewer than nine in ten are accepted.

A name goes from here as soon as its dress is read: the soak says which.
"""

REFUSED = (
    "text, SymPy",
    "text, Python",
    "text, Wolfram",
    "text, array of NumPy",
    "text, semicolons",
    "number, underscores",
    "number, Swiss",
    "number, tilde",
    "shape, equation, swapped",
    "shape, families",
    "names, commas",
    "names, other order",
    "names, and",
    "names, semicolons",
    "names, tight",
    "unit, sign with stars",
    "unit, in brackets",
    "unit, in square brackets",
    "A:",
    "spaced LaTeX",
    "Japanese",
    "JSON, result",
    "HTML list, ol",
    "judge, JSON verdict",
)
