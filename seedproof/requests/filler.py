"""What a request may say beside what it names: the frame of an English request, and no more.

Left out on purpose is what widens, joins, negates, compares, confirms or computes. A negation is known only
inside of a phrase that says that a fact is lacking.
"""

WIDENING = frozenset(
    (
        "all",
        "another",
        "any",
        "anything",
        "both",
        "each",
        "either",
        "entire",
        "every",
        "everything",
        "many",
        "multiple",
        "neither",
        "other",
        "others",
        "rest",
        "several",
        "some",
        "whatever",
        "whichever",
    )
)
"""Words by which a request asks for more than one fact."""

_MARKS = (".", ",", "?", "!", ":", ";", "(", ")", "[", "]", "'s")

_WORDS = (
    "<what|which|this|that|it|its|i|i'd|i'm|i've|me|my|you|your>",
    "<is|are|was|be|do|does|did|has|have|had|can|could|would|will|may|might|shall|should>",
    "<please|kindly|pls|hello|hi|hey|dear|holder|thanks|ok|okay|sorry>",
    "<just|only|simply|directly|explicitly|actually|currently|now|then|next|still|again|namely>",
    "<tell|give|gives|provide|share|send|reveal|state|states|supply|report|specify|disclose|quote|name>",
    "<need|want|wish|require|know|ask|asking|request|requested|requesting|query|say|says|read|reads|holding>",
    "<fact|hint|information|info|datum|data|detail|value|quantity|number|parameter|symbol|integer>",
    "<exact|actual|numerical|numeric|numerically|specific|precise|single|following>",
    "<missing|unknown|hidden|withheld|lacking|absent|required|needed|necessary>",
    "<equal|equals|take|takes|called|named|denoted|of|for|about>",
)
"""A name of a quantity that is made of such words is longer, and counts."""

_PHRASES = (
    "<would|'d|should> like",
    "i'd like",
    "to <know|see|have|get|learn|receive|obtain|ask|request|be|me|hear|use>",
    "<get|obtain|receive|see|learn>",
    "let me <know|have|see>",
    "looking for",
    "how <large|big|great|much|high|many|long> <is|are|>",
    "equal to",
    "set to",
    "one fact",
    "one <missing|unknown> fact",
    "a <hint|fact|value>",
    "piece of information",
    "thank you",
    "thanks in advance",
    "if <possible|available|known|you have it|you know it|you can>",
    "i <do not|don't|dont> <have|know>",
    "i am <missing|lacking|asking|requesting>",
    "i also <need|want|request|require|ask for>",
    "i <must|have to> <know|have>",
    "<that|which> i <cannot|can not|can't|could not> <find|see> <in my notes|>",
    "i <lack|miss>",
    "do you <have|know>",
    "<in|from> <my|your> notes",
    "<from|by> <you|holder>",
    "my notes <lack|miss|omit|leave out|are missing|do not <give|state|include|contain|mention|say|have>>",
    "my notes <don't|dont> <give|state|include|contain|mention|say|have>",
    "is <not|n't> <given|stated|known|included|provided> <in my notes|to me|>",
    "isn't <given|stated|known|included|provided> <in my notes|to me|>",
    "not <given|stated|known|included|provided> <in my notes|to me|>",
    "<that|which> is <missing|absent|lacking> <from|in> my notes",
    "missing <from|in> my notes",
    "that you <have|hold|know>",
    "you <have|hold>",
    "<in order|> to <solve|answer|complete|finish> <task|problem|question|this|it>",
    "so <that|> i can <solve|answer|complete|finish> <task|problem|question|this|it>",
    "<in|for> <task|problem|question>",
    "<in|of> <notes|problem|task|question>",
    "what it is",
    "that is",
    "i . e .",
    "= ?",
    "value at",
    "<provide|supply> <me|us> with",
    "share with <me|us>",
    "i meant",
    "in that case",
    "let me <ask|request>",
    "find out",
    "happen to <know|have>",
    "would you mind <telling|giving|sending|sharing|providing|stating>",
    "<i'd|i would> <appreciate|be grateful for|be glad of>",
    "would <help|be helpful|be useful>",
    "in full",
    "all i <need|lack|miss> is",
    "which i <need|lack|require>",
    "<adds|add> up to",
    "<statement|text|wording|content> of",
    "<according to|what do|what does> <your|my> notes",
    "your notes",
)

FILLER = (*_MARKS, *_WORDS, *_PHRASES)
"""Templates of the words and phrases that name nothing."""
