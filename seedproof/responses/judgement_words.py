"""The words that say yes or no, and those that name what says it, for regular expressions without case."""

YES = "yes|yep|yeah|yup|oui|sí|ja|sim|да|是的|是"
NO = "no|nope|non|nein|não|нет|不是|否"
WORD = rf"(?:(?P<yes>{YES})|(?P<no>{NO}))"
TOPIC = (
    r"(?:answer|verdict|judge?ment|decision|conclusion|evaluation|assessment|correct\??|result|respuesta"
    r"|antwort|réponse|ответ|答案)"
)
