"""The words of a judgement, for regular expressions without case."""

YES = "yes|yep|yeah|yup|oui|sí|ja|sim|да|是的|是"
NO = "no|nope|non|nein|não|нет|不是|否"
WORD = rf"(?:(?P<yes>{YES})|(?P<no>{NO}))(?!\w|['’]\w)"
TOPIC = (
    r"(?:answer|verdict|judge?ment|decision|conclusion|evaluation|assessment|(?:is_)?correct\??|result|respuesta"
    r"|antwort|réponse|ответ|答案)"
)
"""What names the thing that says yes or no."""

PART = r"(?:\([a-h]\)|\bparts?\s+\(?[a-h1-9]\b\)?)"
"""One part, by its letter or number."""

BAD = (
    r"(?:incorrect|wrong|false|mistak\w*|errors?|fail(?:s|ed)?|problems?|invalid|missing"
    r"|(?<!only )differ(?:s|ences?)?|mismatch\w*|should (?:be|have been)|contradicts"
    r"|disagrees?)\b"
)
GOOD = (
    r"(?:correct|right|true|valid|match(?:es)?|agrees?|equal|equivalent|identical|the same|coincide\w*"
    r"|fine)\b"
)
NOT = (
    r"(?:\b(?:not|never|no|none|nothing|neither|nor|without|cannot|nicht|kein\w*)\b|n['’]t\b"
    r"|[≠¬]|\\lnot|\\neq?\b)"
)
