"""Disks that are full and folders that cannot be written: in a mount namespace of the command's own."""

import functools
import shutil
import subprocess

import pytest

_FULL = """
root=$1 kib=$2; shift 2
mount -t tmpfs -o size=${kib}k,nr_inodes=0 full "$root" && cp -a "$root.before/." "$root" || exit 99
cd "$root/here" && "$@"; code=$?
mkdir "$root.after" && cp -a "$root/." "$root.after" && exit $code
exit 98
"""
_READ_ONLY = """
folder=$1; shift
mount --bind "$folder" "$folder" && mount -o remount,ro,bind "$folder" || exit 99
cd "$folder" && exec "$@"
"""
_PAGE = 4


@functools.cache
def _can_mount():
    command = ["unshare", "-m", "mount", "-t", "tmpfs", "seedproof", "/mnt"]
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False


def expect_mounts():
    if not _can_mount():
        pytest.skip("nothing can be mounted here")


def kib_of(root):
    """What a folder takes of a disk whose files take whole pages."""
    return sum(
        _PAGE * -(-path.stat().st_size // (1024 * _PAGE)) for path in root.rglob("*") if path.is_file()
    )


def run_full(place, kib, *arguments):
    """Run a command on a disk with room for so much more than is there; all that it leaves is kept."""
    place.temporary.mkdir(exist_ok=True)
    before, after = (place.root.with_name(f"{place.root.name}.{when}") for when in ("before", "after"))
    place.root.rename(before)
    shutil.copytree(before, place.root, symlinks=True)
    size = kib_of(before) + _PAGE * 2 + kib
    place.within = ("unshare", "-m", "sh", "-c", _FULL, "sh", str(place.root), str(size))
    done = place.run(*arguments)
    place.within = ()
    shutil.rmtree(place.root)
    after.rename(place.root)
    return done


def run_read_only(place, *arguments):
    """Run a command in a folder that cannot be written."""
    place.within = ("unshare", "-m", "sh", "-c", _READ_ONLY, "sh", str(place.folder))
    done = place.run(*arguments)
    place.within = ()
    return done
