"""Templates that no script covers yet, and why."""

from collections.abc import Mapping

OUT: Mapping[str, str] = {

}
