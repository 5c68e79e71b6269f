"""What every reader of a story takes for granted."""

LEMMAS = {
    "none_before": "Who gets or makes things, and is not said to have had any, had none before.",
    "last_named": "A pronoun, and what is left out, stands for the one of its kind that was named last.",
    "counts_own": "Who counts things has them.",
    "own_container": "What is in a container of somebody is his.",
    "asks_for_unstated": "A question asks for what the story does not state.",
    "shares_all": "Who shares things or gives all of them away keeps none.",
    "no_remainder": "Equal groups are equal: nothing is left over.",
    "table_of_measures": "Units of a kind are worth what the table of measures says: 4 quarts make a gallon.",
    "pays_price": "Who buys things pays what the text says that they cost.",
    "closed_story": "Nothing happens to the things but what the story tells.",
}
"""By the names that scripts have in `axioms`."""
