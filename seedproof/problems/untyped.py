"""For the time being: facts as plain dictionaries, of templates that have no record yet.

It goes with the last of them.
"""

from typing import Any

Facts = dict[str, Any]
