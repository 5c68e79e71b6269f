"""Things have prices; somebody buys some. `{good}` and `{goods}` are what, `{at}` is where."""

START = (
    "{who} {has} {n} in {their} wallet",
    "{who} {has} {n} to spend {at}",
    "{who} {brings} {n} to spend {at}",
)
PRICE = (
    "{a_good} {costs} {n} {at}",
    "{at}, {a_good} {costs} {n}",
    "the price of {a_good} {is} {n} {at}",
    "{at}, the price of {a_good} {is} {n}",
)
LOSE = (
    "{who} {buys} {a_good} for {n} {at}",
    "{who} {spends} {n} on {a_good} {at}",
    "{who} {pays} {n} for {a_good}",
    "{at}, {who} {buys} {a_good} for {n}",
    "{at}, {who} {pays} {n} for {a_good}",
    "{who} {chooses} {a_good} that {costs} {n} and {buys} it",
    "then {who} {buys} {a_good} for {n}",
)
PARTS = (
    "{who} {buys} {a_good} for {n} and {a_good2} for {n2} {at}",
    "{at}, {who} {buys} {a_good} for {n} and {a_good2} for {n2}",
    "{at}, {a_good} {costs} {n} and {a_good2} {costs} {n2}. {who} {buys} both",
    "{who} {spends} {n} on {a_good} and {n2} on {a_good2} {at}",
    "{who} {pays} {n} for {a_good} and {n2} for {a_good2}",
)
PARTS_OF_THREE = (
    "{who} {buys} {a_good} for {n}, {a_good2} for {n2} and {a_good3} for {n3} {at}",
    "{at}, {a_good} {costs} {n}, {a_good2} {costs} {n2} and {a_good3} {costs} {n3}. {who} {buys} all three",
    "{at}, {who} {spends} {n} on {a_good}, {n2} on {a_good2} and {n3} on {a_good3}",
)
GROUPS = (
    "{who} {buys} {count} {goods} {at}. Each {good} {costs} {size}",
    "{at}, {who} {buys} {count} {goods} for {size} each",
    "{who} {buys} {count} {goods} at {size} each {at}",
    "{a_good} {costs} {size} {at}. {who} {buys} {count} of them",
    "{at}, one {good} {costs} {size}. {who} {buys} {count} {goods}",
    "{who} {orders} {count} {goods} that {cost} {size} each",
)
GAIN_GROUPS = (
    "{who} also {buys} {count} {goods} at {size} each",
    "then {who} {buys} {count} {goods} for {size} each",
    "{who} {adds} {count} {goods} that {cost} {size} each",
)
GAIN = (
    "{who} also {buys} {a_good} for {n}",
    "{who} {adds} {a_good} for {n}",
    "{who} also {spends} {n} on {a_good}",
    "then {who} {buys} {a_good} that {costs} {n}",
)
LOSE_GROUPS = (
    "{who} {buys} {count} {goods} for {size} each",
    "{at}, {who} {buys} {count} {goods} at {size} each",
    "{who} {buys} {count} {goods}. Each of them {costs} {size}",
    "{who} {pays} for {count} {goods} at {size} each",
)
MORE_THAN = (
    "{a_good2} {costs} {n} more than {a_good}",
    "the price of {a_good2} {is} {n} more than the price of {a_good}",
)
FEWER_THAN = (
    "{a_good2} {costs} {n} less than {a_good}",
    "the price of {a_good2} {is} {n} less than the price of {a_good}",
)
TOTAL_FOR = (
    "{at}, {taken} {goods} {cost} {n} in all",
    "{who} {pays} {n} for {taken} {goods}. Every {good} {has} the same price",
    "{who} {buys} {taken} {goods} at the same price and {pays} {n} in all",
    "{taken} {goods} of the same kind {cost} {n} {at}",
)
SOME: dict[str, tuple[str, ...]] = {}
PAIRS: dict[tuple[str, str], tuple[str, ...]] = {}
RESULT = {
    "groups": (
        "in all, {who} {pays} {n}",
        "together they {cost} {n}",
        "{who} {pays} {n} in total",
        "the total {is} {n}",
    ),
}
FORMS = {
    "start": START,
    "lose": LOSE,
    "gain": GAIN,
    "parts": PARTS,
    "groups": GROUPS,
    "gain groups": GAIN_GROUPS,
    "lose groups": LOSE_GROUPS,
    "cost": PRICE,
    "more than": MORE_THAN,
    "fewer than": FEWER_THAN,
    "total for": TOTAL_FOR,
}
NOW = {
    "gain": (
        "how much {does} {who} pay in all?",
        "how many {unit} {does} {who} pay altogether?",
        "how many {unit} {does} {who} spend in all?",
        "find how much {who} {pays} in all.",
        "what {was} the total cost?",
        "how much {does} {who} spend altogether?",
    ),
    "lose": (
        "how much money {does} {who} have left?",
        "how many {unit} {does} {who} have left?",
        "how much money {was} left?",
        "find how much money {who} {has} left.",
        "how much money {does} {who} still have?",
        "how many {unit} {were} left?",
        "work out how many {unit} {who} {has} left.",
        "in the end, how much money {does} {who} have?",
        "how much money does {who} have now?",
        "how much {does} {who} still have to spend?",
    ),
    "": (
        "what {was} the price of {a_good2}?",
        "find the price of {a_good2}.",
    ),
}
IN_ALL = (
    "how much {does} {who} pay in all?",
    "how much {does} {who} spend altogether?",
    "how many {unit} {does} {who} pay in total?",
    "what {was} the total cost?",
    "find the total cost.",
    "how much {does} {who} pay altogether?",
    "how much money {does} {who} spend in all?",
    "work out how much {who} {pays} in all.",
    "in all, how many {unit} {does} {who} spend?",
    "how much {does} that cost in total?",
    "what {does} {who} pay in total?",
)
ASKS = {
    "in all": IN_ALL,
    "per one": (
        "how much {does} one {good} cost?",
        "how much {does} each {good} cost?",
        "what {was} the price of one {good}?",
        "find the price of one {good}.",
        "how many {unit} {does} each {good} cost?",
    ),
    "so many": (
        "at this price, how much {do} {count} {goods} cost?",
        "how much {do} {count} {goods} cost at this price?",
        "how many {unit} {do} {count} {goods} cost?",
    ),
}
