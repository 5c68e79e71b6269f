"""Texts that do harm where they are shown or run: to a terminal, a page, a spreadsheet, a shell, a reader."""

from collections.abc import Mapping
from types import MappingProxyType

PAYLOADS: Mapping[str, str] = MappingProxyType(
    {
        "clear screen": "\x1b[2J\x1b[Hverified",
        "window title": "\x1b]0;hostile\x07",
        "clipboard": "\x1b]52;c;aG9zdGlsZQ==\x07",
        "colours": "\x1b]4;1;rgb:00/ff/00\x07\x1b[38;5;196m\x1b[8m",
        "device control": "\x1bP+q544e\x1b\\\x1b[c\x1b[6n",
        "C1 controls": "\x9b2J\x85\x8d\x90evil\x9c",
        "bidirectional marks": "\u202egnorw\u2066\u2069\u200f\u061c",
        "zero width": "a\u200bb\u2060c\ufeffd",
        "carriage return": "failed\rpassed       everything",
        "backspaces": "no\b\byes\x7f\x7f",
        "newlines": "x\nError: hostile\n0 wrong\n",
        "form feed": "a\x0bb\x0cc",
        "tabs": "a\t\t\t\t\t\t\t\tb",
        "NUL": "a\x00b",
        "lone surrogate": "a\ud800b\udfff",
        "line separators": "a\u2028b\u2029c",
        "combining marks": "e" + "\u0301" * 500,
        "noncharacters": "\ufffe\uffff\U0010ffff",
        "tag characters": "a\U000e0001\U000e0041b",
        "script": "<script>alert(1)</script><img src=x onerror=alert(1)>",
        "formula": "=cmd|'/C touch ran-by-formula'!A0",
        "markup": "[bold red]x[/] [/nothing] :skull:",
        "braces": "{0.__class__.__mro__} {} {x!r:>99999999} %s%n%(x)s $HOME `id`",
        "template": "{{ 7 * 7 }} {% for i in range(10 ** 9) %}x{% endfor %} ${7 * 7} <%= 7 %>",
        "path up": "../../../../etc/passwd",
        "absolute path": "/etc/passwd",
        "Windows' path": "C:\\Windows\\system.ini\\..\\CON",
        "path in percent": "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "address": "http://127.0.0.1:7/hostile",
        "file's address": "file:///etc/passwd",
        "Hub's address": "hf://datasets/hostile/hostile@v1.0.0",
        "option": "--help",
        "shell": "$(touch ran-by-shell); touch ran-by-shell",
        "regular expression": "^(a+)+$|([a-zA-Z]+)*\\",
        "unclosed regular expression": "(?P<",
        "power": "Answer: 2^2^999999999",
        "factorial": "Answer: 99999999!!!",
        "brackets": "Answer: " + "(" * 50_000 + "1" + ")" * 50_000,
        "digits": "Answer: " + "9" * 100_000,
        "LaTeX": "\\boxed{" * 5_000,
        "exponent": "1e999999999",
        "very long": "long" * 100_000,
        "empty": "",
    }
)

TERMINAL = (
    "clear screen",
    "window title",
    "clipboard",
    "colours",
    "device control",
    "C1 controls",
    "bidirectional marks",
    "zero width",
    "carriage return",
    "backspaces",
    "newlines",
    "form feed",
    "NUL",
    "line separators",
)

SHOWN = "hostile" + "".join(PAYLOADS[name] for name in TERMINAL)
"""All that must not reach a terminal, in one text."""
