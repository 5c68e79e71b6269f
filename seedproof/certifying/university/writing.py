"""Trees written out, for the comments of a script."""

from collections.abc import Iterable

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
            return f"({_joined(terms, ' + ')})"
        case Product(factors):
            return _joined(factors, "*")
        case Quotient(over, under):
            return f"({written(over)})/({written(under)})"
        case Power(base, exponent):
            return f"({written(base)})^({written(exponent)})"
        case Function(name, arguments):
            return f"{name}({_joined(arguments)})"
        case Several(items):
            return f"({_joined(items)})"
        case Members(items):
            return f"{{{_joined(items)}}}"
        case Matrix(rows):
            lines = [f"[{_joined(row)}]" for row in rows]
            return f"[{', '.join(lines)}]"
        case Interval(low, high, has_low, has_high):
            opening = "[" if has_low else "("
            closing = "]" if has_high else ")"
            return f"{opening}{_joined((low, high))}{closing}"
        case Together(pieces):
            return _joined(pieces, " U ")
        case Relation(sides, signs):
            first, *others = sides
            rest = [f" {sign} {written(side)}" for sign, side in zip(signs, others, strict=True)]
            return written(first) + "".join(rest)
        case System(relations):
            return _joined(relations, "; ")
    raise TypeError(f"no tree: {expression!r}")


def _joined(items: Iterable[Expression], between: str = ", ") -> str:
    return between.join(written(item) for item in items)
