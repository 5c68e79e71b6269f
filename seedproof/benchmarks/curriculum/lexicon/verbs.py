"""What people do with what they have: verbs in all forms, by what they do to the amount."""

import msgspec


class Verb(msgspec.Struct, frozen=True):
    """A verb in its forms `give`, `gives`, `gave`, `given`, and what may stand behind its object: `away`."""

    base: str
    third: str
    past: str
    participle: str
    particle: str = ""


def _verbs(lines: str) -> tuple[Verb, ...]:
    return tuple(Verb(*line.split()) for line in lines.strip().splitlines())


HAVE = Verb("have", "has", "had", "had")
BE = Verb("be", "is", "was", "been")
GAIN = {
    "thing": _verbs("""
        buy buys bought bought
        find finds found found
        get gets got gotten
        collect collects collected collected
        make makes made made
    """),
    "food": _verbs("""
        buy buys bought bought
        get gets got gotten
        pick picks picked picked up
        bring brings brought brought
    """),
    "substance": _verbs("""
        buy buys bought bought
        get gets got gotten
        fetch fetches fetched fetched
        find finds found found
    """),
    "recording": _verbs("""
        get gets got gotten
        buy buys bought bought
        add adds added added
    """),
    "money": _verbs("""
        earn earns earned earned
        get gets got gotten
        save saves saved saved
        find finds found found
    """),
    "animal": _verbs("""
        come comes came come
        arrive arrives arrived arrived
        join joins joined joined
    """),
}
LOSE = {
    "thing": _verbs("""
        lose loses lost lost
        give gives gave given away
        sell sells sold sold
        use uses used used up
        throw throws threw thrown away
    """),
    "food": _verbs("""
        eat eats ate eaten
        give gives gave given away
        sell sells sold sold
        drop drops dropped dropped
    """),
    "substance": _verbs("""
        use uses used used
        give gives gave given away
        sell sells sold sold
        lose loses lost lost
    """),
    "recording": _verbs("""
        delete deletes deleted deleted
        lose loses lost lost
        sell sells sold sold
    """),
    "money": _verbs("""
        spend spends spent spent
        give gives gave given away
        pay pays paid paid
        lose loses lost lost
    """),
    "animal": _verbs("""
        leave leaves left left
        go goes went gone away
        wander wanders wandered wandered off
    """),
}
