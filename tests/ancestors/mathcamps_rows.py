"""Rows in the format of MathCAMPS, with numbers and texts of our own."""


def row(standard, lines, text, answer, *, theme=None, kind="original", parent=None, name="0"):
    return {
        "id": f"{standard}-{name}",
        "standard": standard,
        "grade": standard[0],
        "kind": kind,
        "parent_id": parent,
        "symbolic": list(lines),
        "theme": theme,
        "statement": text,
        "answer": answer,
    }


def after(first, kind, lines, text, answer):
    """A follow-up of a row."""
    return row(
        first["standard"],
        lines,
        text,
        answer,
        theme=first["theme"],
        kind=kind,
        parent=first["id"],
        name=f"{first['id'].rsplit('-', 1)[1]}.{kind[0]}",
    )


def value(*lines, asked):
    return [*(f"[[var {line}]]" for line in lines), f"[[question q = ['{asked}']]]"]


def kites(text="Ada has 9 kites and gets 5 more. How many kites does she have now?", answer="14"):
    return row("1.OA.A.1", value("k = (9 + 5)", asked="k"), text, answer, theme="Kite")


def more_kites(text="Then 6 of them fly away. How many are left?", answer="8"):
    return after(kites(), "incremental", value("k = (9 + 5)", "m = (k - 6)", asked="m"), text, answer)


def fewer_kites(text="If she had 3 kites at first instead of 9, how many would she have?", answer="8"):
    return after(kites(), "counterfactual", value("k = (3 + 5)", asked="k"), text, answer)


def decimals(text="A rope of 17.25 m loses 2.5 m. How long is it now?", answer="14.75"):
    return row("5.NBT.B.7", value("r = (17.25 - 2.5)", asked="r"), text, answer, theme="Rope")


def hikes(text="She hikes 12.5 km in 7 equal parts. How long is each?", answer="25/14"):
    return row("4.MD.A.2-decimal", value("h = (12.5 / 7)", asked="h"), text, answer)


def fractions(text="What is 3/8 plus 5/6?", answer="29/24"):
    return row("5.NF.A.1", value("f = ((3 / 8) + (5 / 6))", asked="f"), text, answer)


def comparison(text="Fill in <, > or =: 7 _ 4", answer=">"):
    return row("K.CC.C.7", ["[[question q = ['7 _ 4']]]"], text, answer)


def factors(text="List all factor pairs of 12.", answer="[(1, 12), (2, 6), (3, 4)]"):
    return row("4.OA.B.4", ["[[question q = ['12']]]"], text, answer)


def equation(text="Solve 51 = 6q - 30 for q.", answer="27/2"):
    return row("8.EE.C.7", value("51 = ((6 * q) - 30)", asked="q"), text, answer)


def pair(text="Solve 2x + 3y = 13 and x - y = 4.", answer="{x: 5, y: 1}"):
    lines = [
        "[[var 13 = ((2 * x) + (3 * y))]]",
        "[[var 4 = ((1 * x) - (1 * y))]]",
        "[[question q = ['x', 'y']]]",
    ]
    return row("8.EE.C.8", lines, text, answer)


def triangle(
    total=30,
    first=9,
    second=13,
    text="A triangle has a perimeter of {}m. Two sides are {}m and {}m. The third?",
):
    lines = value(f"{total} = (({first} + {second}) + t)", asked="t")
    third = total - first - second
    return row("3.MD.D.8-triangle", lines, text.format(total, first, second), str(third))


def pentagon(text="A regular pentagon has a perimeter of 85m. How long is each side?", answer="17"):
    return row("3.MD.D.8-polygon", value("85 = (5 * s)", asked="s"), text, answer)


def rectangle(text="A rectangle is 7m long and 4m wide. What is its perimeter?", answer="22"):
    return row("4.MD.A.3", value("p = ((2 * 7) + (2 * 4))", asked="p"), text, answer)


def area(text="A rectangle is 7m long and 4m wide. What is its area?", answer="28"):
    return row("4.MD.A.3", value("p = (7 * 4)", asked="p"), text, answer)


def power(text="A cube has a volume of 343 cubic meters. How long is its edge?", answer="7"):
    return row("8.EE.A.2", value("343 = (x ** 3)", asked="x"), text, answer, theme="Box")


def shared(text="Bea puts 21 chairs into 6 rooms. How many chairs are in each room?", answer="7/2"):
    return row("3.OA.A.3", value("c = (21 / 6)", asked="c"), text, answer, theme="Chair")


SOUND = [
    kites, decimals, hikes, fractions, comparison, factors, equation, pair, triangle, pentagon, rectangle,
    area, power,
]  # fmt: skip
