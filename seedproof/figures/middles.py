"""The spot for the name of a shaded polygon."""

import numpy as np
from matplotlib.path import Path as Outline
from numpy.typing import NDArray

Places = NDArray[np.float64]
_CLEAR, _ALONG, _ACROSS = 16.0, 300, 30


def middle_of(corners: Places) -> tuple[float, float]:
    """Return the centroid of a polygon, or its widest spot if the centroid is outside or near an edge."""
    ring = np.concatenate([corners, corners[:1]])
    distance = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(ring, axis=0).T))])
    steps = np.linspace(0, distance[-1], _ALONG)
    edge = np.stack([np.interp(steps, distance, ring[:, axis]) for axis in (0, 1)], axis=-1)
    centre = _centre_of_mass(ring)[None]
    is_clear = _clear(centre, ring, edge)[0] >= _CLEAR
    spots = centre if is_clear else np.concatenate([centre, _lattice(ring)])
    x, y = spots[int(np.argmax(_clear(spots, ring, edge)))].tolist()
    return x, y


def _lattice(ring: Places) -> Places:
    """Return points all over the box around a ring."""
    low, high = ring.min(axis=0), ring.max(axis=0)
    across, up = (np.linspace(low[axis], high[axis], _ACROSS) for axis in (0, 1))
    return np.stack(np.meshgrid(across, up), axis=-1).reshape(-1, 2)


def _clear(spots: Places, ring: Places, edge: Places) -> Places:
    """Return the distance of each spot from the edge, -1 outside of it."""
    clear = np.hypot(*(spots[:, None, :] - edge[None, :, :]).T).min(axis=0)
    clear[~Outline(ring).contains_points(spots)] = -1.0
    return np.asarray(clear)


def _centre_of_mass(ring: Places) -> Places:
    x, y = (ring - ring[0]).T
    cross = x[:-1] * y[1:] - x[1:] * y[:-1]
    twice = float(cross.sum())
    if abs(twice) < 1:
        return np.asarray(ring.mean(axis=0))
    shift = [((side[:-1] + side[1:]) * cross).sum() / (3 * twice) for side in (x, y)]
    return np.asarray(ring[0] + np.array(shift))
