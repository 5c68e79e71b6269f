"""How the probabilities of Bayes' rule are named."""

from seedproof.requests import Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "prior",
            names=(
                "<p|pr|prob|probability> ( h )",
                "<p|pr|prob> [ h ]",
                "<p|pr> _ h",
                "<prior|base rate>",
                "<prior|unconditional|marginal|base> <probability|prob|chance|likelihood>",
                "<|prior|unconditional|marginal|base> <probability|prob|chance> <of|for|that> <|event> h <|occurs|occurring|happens|holds>",
                "<prior|base rate> <of|for> <|event> h",
                "<with|at> what probability does <|event> h <occur|happen|hold>",
                "how <likely|probable> is <|event> h <|to occur|to happen>",
            ),
            places=(
                "<|prior|unconditional|marginal> <probability|prob>",
                "<of|for> <|event> h",
                "that <|event> h <occurs|happens|holds>",
            ),
        ),
        Quantity(
            "likelihood",
            names=(
                "<p|pr|prob> ( e <¦|given> h )",
                "<probability|chance> of <|event> e <given|if|when> <|event> h <|occurs|holds>",
                "likelihood",
                "true positive rate",
            ),
            places=("probability", "of e given h"),
        ),
        Quantity(
            "false_positive_rate",
            names=(
                "<p|pr|prob> ( e <given|¦> <not h|h complement|h ^ c> )",
                "<probability|chance> of <|event> e <given|if|when> <not h|h does not occur>",
                "false positive <rate|probability>",
            ),
            places=("probability", "of e given not h"),
        ),
        Quantity(
            "posterior",
            names=(
                "<p|pr|prob> ( h <given|¦> e )",
                "<probability|chance> of <|event> h <given|if|when> <|event> e <|occurs|holds>",
                "posterior",
                "posterior probability <|of h>",
            ),
            places=("probability", "of h given e"),
        ),
        Quantity(
            "complement_of_prior",
            names=(
                "<p|pr|prob> ( not h )",
                "<probability|chance> of <not|complement of> h",
                "<probability|chance> that h does not occur",
            ),
        ),
        Quantity("evidence", names=("<p|pr|prob> ( e )", "<|marginal|total> probability of <|event> e")),
    ),
    context=("before <observing|seeing|knowing> e", "before evidence", "before e is observed"),
)
