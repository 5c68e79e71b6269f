"""How the probabilities of Bayes' rule are named."""

from seedproof.requests.vocabulary import Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "prior",
            names=(
                "<p|pr|prob|probability> ( h )",
                "<p|pr|prob> [ h ]",
                "<p|pr> _ h",
                "<prior|base rate>",
                "<prior|a priori|unconditional|marginal|base|overall> <probability|prob|chance|likelihood>",
                "<|prior|a priori|unconditional|marginal|base|overall> <probability|prob|chance> "
                "<of|for|that> <|event|hypothesis> h <|occurs|occurring|happens|holds>",
                "<prior|base rate> <of|for|on> <|event|hypothesis> h",
                "<with|at> what probability does <|event|hypothesis> h <occur|happen|hold>",
                "how <likely|probable> is <|event|hypothesis> h <|to occur|to happen>",
                "how <likely|probable> is it that <|event|hypothesis> h <occurs|happens|holds>",
                "<with|at> which probability does <|event|hypothesis> h <occur|happen|hold>",
            ),
            places=(
                "<|prior|a priori|unconditional|marginal> <probability|prob>",
                "<of|for> <|event|hypothesis> h",
                "that <|event|hypothesis> h <occurs|happens|holds>",
            ),
        ),
        Quantity(
            "likelihood",
            names=(
                "<p|pr|prob> ( e <¦|given> h )",
                "<probability|chance> of <|event|hypothesis> e <given|if|when> <|event|hypothesis> h "
                "<|occurs|holds>",
                "likelihood",
                "true positive rate",
            ),
            places=("probability", "of e given h"),
        ),
        Quantity(
            "false_positive_rate",
            names=(
                "<p|pr|prob> ( e <given|¦> <not h|h complement|h ^ c> )",
                "<probability|chance> of <|event|hypothesis> e <given|if|when> <not h|h does not occur>",
                "false positive <rate|probability>",
            ),
            places=("probability", "of e given not h"),
        ),
        Quantity(
            "posterior",
            names=(
                "<p|pr|prob> ( h <given|¦> e )",
                "<probability|chance> of <|event|hypothesis> h <given|if|when> <|event|hypothesis> e "
                "<|occurs|holds>",
                "posterior",
                "posterior probability <|of h>",
            ),
            places=(
                "probability",
                "of h given e",
                "<with|knowing|given|if|since|because> <|event> e <|known|given|observed|occurs|occurred|"
                "is known|is given|is observed|has occurred|is true|holds|happens>",
            ),
        ),
        Quantity(
            "complement_of_prior",
            names=(
                "<p|pr|prob> ( not h )",
                "<probability|chance> of <not|complement of> h",
                "<probability|chance> that h does not occur",
            ),
        ),
        Quantity(
            "evidence", names=("<p|pr|prob> ( e )", "<|marginal|total> probability of <|event|hypothesis> e")
        ),
    ),
    context=("before <observing|seeing|knowing> e", "before evidence", "before e is observed"),
)
