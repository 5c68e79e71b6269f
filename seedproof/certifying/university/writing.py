"""Trees written out, for the comments of a script."""

from seedproof.certifying.university.expression import (
    Expression,
    Function,
    Interval,
    Matrix,
    Members,
    Name,
    Number,
    Power,
    Product,
    Quotient,
    Relation,
    Several,
    Sum,
    System,
    Together,
)


def written(expression: Expression) -> str:
    """Write a tree in one line of plain text."""
    match expression:
        case Number(value):
            return str(value) if value >= 0 else f"({value})"
        case Name(name):
            return name
        case Sum(terms):
            return "(" + " + ".join(written(term) for term in terms) + ")"
        case Product(factors):
            return "*".join(written(factor) for factor in factors)
        case Quotient(over, under):
            return f"({written(over)})/({written(under)})"
        case Power(base, exponent):
            return f"({written(base)})^({written(exponent)})"
        case Function(name, arguments):
            return f"{name}({_row(arguments)})"
        case Several(items):
            return f"({_row(items)})"
        case Members(items):
            return f"{{{_row(items)}}}"
        case Matrix(rows):
            return "[" + ", ".join(f"[{_row(row)}]" for row in rows) + "]"
        case Interval(low, high, has_low, has_high):
            return f"{'[' if has_low else '('}{_row((low, high))}{']' if has_high else ')'}"
        case Together(pieces):
            return " U ".join(written(piece) for piece in pieces)
        case Relation(sides, signs):
            rest = "".join(f" {sign} {written(side)}" for sign, side in zip(signs, sides[1:], strict=True))
            return written(sides[0]) + rest
        case System(lines):
            return "; ".join(written(line) for line in lines)
    raise TypeError(f"no tree: {expression!r}")


def _row(items: tuple[Expression, ...]) -> str:
    return ", ".join(written(item) for item in items)
