"""How congruences are named: the notes say that there are three, and state two of them."""

from seedproof.requests import Quantity, Vocabulary

OF_X = ("<for|on|of|involving> <|integer> x", "that x satisfies", "satisfied by x")

REQUESTS = Vocabulary(
    (
        Quantity(
            "congruence_3",
            names=(
                "<third|3 rd> <missing|> <congruence|congruence equation|congruence "
                "relation|congruence condition>",
                "congruence[3]",
                "congruence <number|no .|#> 3",
                "<missing|remaining|unknown> congruence",
                "congruence that is missing <|from my notes>",
                "congruence <|that is> not in my notes",
                "congruence is third <|one>",
                "<third|3 rd> of three congruences",
                "<third|3 rd> modulus <and|with> <its|> <|corresponding> <remainder|residue>",
                "<third|3 rd> <remainder|residue> <and|with> <its|> <|corresponding> modulus",
                "<remainder|residue> and modulus <of|in|for> <third|3 rd> congruence",
                "modulus and <remainder|residue> <of|in|for> <third|3 rd> congruence",
            ),
            places=(
                "modulus and <remainder|residue>",
                "<remainder|residue> and modulus",
                "including its modulus",
                *OF_X,
            ),
        ),
        Quantity(
            "congruence_1",
            names=("<first|1 st> congruence", "congruence[1]"),
            places=OF_X,
        ),
        Quantity(
            "congruence_2",
            names=("<second|2 nd> congruence", "congruence[2]"),
            places=OF_X,
        ),
        Quantity("modulus_3", names=("<third|3 rd|missing> <modulus|prime|prime modulus>",), places=("x",)),
        Quantity(
            "residue_3",
            names=(
                "<third|3 rd> <remainder|residue>",
                "<remainder|residue> <of|in> <third|3 rd> congruence",
                "modulus <of|in> <third|3 rd> congruence",
            ),
        ),
        Quantity(
            "congruence_modulo_{m}",
            names=(
                "congruence <modulo|mod> {m}",
                "x <modulo|mod> {m}",
                "x ( mod {m} )",
                "<remainder|residue> of x <modulo|mod|on division by|when divided by> {m}",
            ),
        ),
        Quantity("x", names=("x", "<integer|value> <|of|for> x")),
    ),
    context=("of three",),
)
