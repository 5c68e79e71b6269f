"""How congruences are named: the notes say that there are three, and state two of them."""

from seedproof.requests.vocabulary import Quantity, Vocabulary

OF_X = (
    "<for|on|of|involving> <|integer> x",
    "<|that|which> x satisfies",
    "satisfied by x",
    "does x satisfy",
    "x must satisfy",
)
UNKNOWNS = (
    "x <=|≡> <a|b|c|r|r[3]|a[3]|b[3]|c[3]|?> <(|> mod <m|n|p|m[3]|n[3]|p[3]|?> <)|>",
    "<in|of> form x <=|≡> <a|b|c|r|r[3]|a[3]|b[3]|c[3]|?> <(|> mod <m|n|p|m[3]|n[3]|p[3]|?> <)|>",
)
"""A congruence with letters for what is unknown."""

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
                "<third|3 rd> modulus and remainder of x <on division by|modulo|mod|when divided by> it",
                "congruence <|for x> that <i am|i'm> missing",
                "<|one> congruence <|for x> <that|which> my notes <do not|don't> <give|state|contain|list>",
                "congruence <|for x> <that|which> is <missing|lacking|absent|not given|not in my notes>",
                "<missing|lacking|absent> congruence <for|of> x",
                "modulus and <remainder|residue> <of|in|for> <third|3 rd> congruence",
            ),
            places=(
                "modulus and <remainder|residue>",
                "<remainder|residue> and modulus",
                "including its modulus",
                "its <modulus and <remainder|residue>|<remainder|residue> and modulus>",
                "( <modulus and <remainder|residue>|<remainder|residue> and modulus> )",
                *OF_X,
                *UNKNOWNS,
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
