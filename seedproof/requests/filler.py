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
    "what which is are was be does do did has have had me my i i'd i'm you your can could would will may might "
    "shall please kindly pls need want wish require know tell give provide share send reveal state supply "
    "report specify disclose quote name ask request requesting requested asking query fact hint information "
    "info datum data detail value exact actual numerical numeric specific precise single missing unknown "
    "hidden withheld required needed necessary quantity number parameter symbol integer of for that this it "
    "say says read reads equal equals take takes holder hello hi hey dear thanks ok okay just only simply now "
    "namely i've lacking absent called named denoted"
).split()

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
)

FILLER = (*_MARKS, *_WORDS, *_PHRASES)
"""Templates of the words and phrases that name nothing."""
