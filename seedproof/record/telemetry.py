"""Telemetry of libraries, off: what is done here with rows is nobody's business, nor that it is done."""

import os

OFF = {
    # The Hub's client asks the Hub for a list by which it then tells it who calls.
    "DO_NOT_TRACK": "1",
    "HF_HUB_DISABLE_TELEMETRY": "1",
    "HF_HUB_DISABLE_UPDATE_CHECK": "1",
    # `datasets` counts each load.
    "HF_UPDATE_DOWNLOAD_COUNTS": "0",
    "DVC_NO_ANALYTICS": "1",
    # The locked version has no telemetry left, its predecessors did.
    "GX_ANALYTICS_ENABLED": "false",
}
"""The variables by which libraries are told so; most read them when they are imported."""


def switch_off() -> None:
    """Have no library of this process or its children report anything; what is stated already stays."""
    for name, value in OFF.items():
        os.environ.setdefault(name, value)
