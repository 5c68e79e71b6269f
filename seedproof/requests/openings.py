"""The openings of clauses: of those that are asides, and of those that ask. Articles are left out."""

from collections.abc import Sequence
from functools import cached_property

from seedproof.requests.phrases import Phrases
from seedproof.requests.templates import spellings


class Openings:
    """A table of openings, as templates."""

    def __init__(self, *templates: str) -> None:
        self._templates = templates

    def ends(self, words: Sequence[str], start: int) -> list[int]:
        """Return where the openings end that begin at a word."""
        if start >= len(words) or not self._phrases.may_begin_with(words[start]):
            return []
        return [end for end, _, _ in self._phrases.beginning(words, start)]

    def begins(self, words: Sequence[str], start: int) -> bool:
        """Return whether an opening begins at a word."""
        return len(self.ends(words, start)) > 0

    @cached_property
    def _phrases(self) -> Phrases[None]:
        phrases: Phrases[None] = Phrases()
        for template in self._templates:
            for spelling in spellings(template):
                phrases.add(spelling, None)
        return phrases


_PURPOSE = (
    "<add|answer|apply|build|calculate|check|combine|complete|compute|continue|decide|deconvolve|derive|"
    "determine|distinguish|eliminate|evaluate|find|finish|fix|form|get to|identify|interpolate|invert|"
    "isolate|make|multiply|normalise|normalize|pick|pin|plug|proceed|reconstruct|recover|reduce|remove|"
    "resolve|rule out|run|set up|settle|simplify|solve|start|substitute|subtract|use|weight|work|write>"
)

OPENS_ANYWHERE = Openings(
    "since",
    "because",
    "so that",
    "so <i|we|it> <can|could|may|will|am|is>",
    "in order <to|that>",
    f"to <be able to|> {_PURPOSE}",
    ", as <i|it|we|my|otherwise|without|there|this>",
    "<needed|required|necessary|used|useful> <for|to|in|by|because|since|as|when>",
    "for <applying|calculating|completing|computing|determining|evaluating|finding|solving|using>",
    "<need|require|want> <it|this> <for|in|to>",
    "for my <calculation|computation|solution>",
    "for <bayes|cramer|horner|lagrange|newton>",
    "for <balance|detailed|boundary> <balance|condition|conditions|equation|equations>",
    "for <deconvolution|elimination|interpolation|inversion|product|reconstruction>",
    ", otherwise",
    "without <it|this|which>",
    "then <i|we> <can|could|will>",
    "<which|that> <is|are|was> <in series|in parallel|connected|part|on|below|above|next to|between>",
    "<which|that> <is|are|was> <left of|right of|needed|required|necessary|used|also written|last>",
    "which <appears|belongs|completes|connects|enters|fixes|forms|joins|lies|links|occurs|passes|stands>",
    "which i <cannot|can not|can't> <deduce|derive|find|infer|see>",
    "which follows <by|from>",
    "whose",
)
"""A clause that opens so is an aside, wherever it stands."""

OPENS_A_SENTENCE = Openings(
    "to",
    "as",
    "with",
    "knowing",
    "having",
    "for <bayes|my|this>",
)
"""A clause that opens so at the start of a sentence is an aside."""

OPENS_A_STATEMENT = Openings(
    "otherwise",
    "<if|once> i <had|have|knew|know>",
    "i <already|also|just|now|only|> <computed|found|have|know|see|understand>",
    "i have <already|just|only>",
    "i <cannot|can not|can't> <apply|combine|compute|determine|find|finish|solve>",
    "i can <compute|derive|determine|find|get>",
    "i <am|was> <computing|given|going|solving|trying|working>",
    "i'm <computing|going|solving|trying|working>",
    "we <have|know>",
    "my notes <already|just|only|> <contain|define|give|have|include|list|mention>",
    "my notes <already|just|only|> <provide|say|show|state|tell>",
    "<it|this|that> <is|will be|would be> <last|necessary|needed|only|required|used>",
    "<it|this|that> <is|was> <above|below|connected|in parallel|in series|next to|on>",
)
"""A sentence that opens so, up to a clause that asks, is an aside: it says what is known."""

STATES = Openings(
    "<are|is|was|were> <already|all|> <available|given|known|listed|stated>",
    "in my notes",
    "<available|given|known> to me",
    "<involve|involves|need|needs|require|requires|use|uses> <it|this>",
    "<depend|depends> on <it|this>",
    "<follow|follows> from <it|this>",
)
"""A sentence that ends so is an aside, unless it says that something is lacking."""

LACKS = frozenset(("absent", "hidden", "lacking", "missing", "never", "no", "not", "unknown", "withheld"))
"""What says that something is lacking, and so may ask for it."""

_SELF = "<i|we> <also|just|now|only|still|then|therefore|thus|>"

ASKS = Openings(
    f"{_SELF} <ask|lack|miss|need|request|require|seek|want|wish>",
    f"{_SELF} <have|need|ought|must|should|want> <to|> <ask|be told|get|have|know|request|see>",
    "<i|we> <should|would> <also|> <like|need|want>",
    "<i'd|we'd> <also|> <like|need|want>",
    "<i am|i'm|we are> <also|just|only|still|> <asking|lacking|looking|missing|requesting>",
    "<at|by|for|from|in|of|on|with|> <what|what's>",
    "<at|by|with> which",
    ", which <coefficient|congruence|correlation|edge|entry|equation|fact|integer|line|number|probability>",
    ", which <rate|resistance|sign|symbol|term|value|weight>",
    "how <big|can|could|do|does|fast|great|high|is|large|likely|long|many|much|probable>",
    "<can|could|may|might|shall|will|would|do|are> <i|you>",
    "<disclose|give|let|provide|quote|report|reveal|send|share|show|supply|tell> <me|us>",
    "<,|:|and|but|or|so|then> "
    "<disclose|give|name|provide|quote|report|request|reveal|send|share|specify|supply|tell>",
    "<also|else|ignore|instead|kindly|please|pls|request|requested|requesting|too|well|you|your>",
)
"""What asks: here an aside ends, and from here on all is read."""

CONTINUES = Openings(
    "<because|but|hence|i . e .|since|so|therefore|thus|where|whereas|which|while>",
    "and <because|since|so|that|thus|which>",
)
"""Behind a comma an aside goes on with these."""
