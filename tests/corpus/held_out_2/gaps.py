"""Fill the gaps of a text, such as `<a>`, and say what stands in `[[...||, ]]` of each part."""

import re

Slots = dict[str, str]

GAP = re.compile(r"<(\w+)>")
LOOP = re.compile(r"\[\[(.*?)\|\|(.*?)\]\]", re.DOTALL)
# What fills a gap may look like another one, so that loops and gaps are found at one go.
EITHER = re.compile(f"{LOOP.pattern}|{GAP.pattern}", re.DOTALL)
BACKWARDS = re.compile(r"~(?=[<($])")
WITHOUT_LAST = re.compile(r"-(?=\()")


def filled(text: str, slots: Slots) -> str:
    """Return a text with its gaps filled; a gap that nothing fills stays.

    In `[[<n> = <v>||, ]]`, a comma stands between the parts. `[[~` begins with the last part, and `[[-(`
    leaves it out.
    """
    return EITHER.sub(lambda found: _of_either(found, slots), text)


def _of_either(found: re.Match[str], slots: Slots) -> str:
    body, between, gap = found.groups()
    if body is None:
        return slots.get(gap, found[0])
    places = list(range(int(slots["count"])))
    if BACKWARDS.match(body):
        places.reverse()
        body = body[1:]
    if WITHOUT_LAST.match(body):
        places.pop()
        body = body[1:]
    return str(between).join(_of_a_part(body, slots, place) for place in places)


def _of_a_part(body: str, slots: Slots, place: int) -> str:
    return GAP.sub(lambda gap: slots.get(f"{gap[1]} {place}", slots.get(gap[1], gap[0])), body)
