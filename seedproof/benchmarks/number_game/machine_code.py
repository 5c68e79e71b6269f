"""Machine code of functions that numba compiles: made once on a machine, and then loaded without numba.

Loading machine code alone takes a twentieth of the time that loading numba and what it has compiled takes.
A function takes one argument, the addresses of arrays, and returns a whole number.
"""

import ctypes
import mmap
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache, cached_property
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, TypeVar

from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing
from seedproof.record.printing import aside, is_watched

F = TypeVar("F", bound=Callable[..., Any])

Function = Callable[[Any], int]

# It holds Python's lock during a call: all threads share the arrays.
_PROTOTYPE = ctypes.PYFUNCTYPE(ctypes.c_longlong, ctypes.c_void_p)

Format = Literal["b", "i", "q"]
"""Whole numbers of 1, 4 and 8 bytes, as `struct` names them."""

_TYPES: Mapping[Format, Any] = {"b": ctypes.c_byte, "i": ctypes.c_int, "q": ctypes.c_longlong}

_CALLED: Mapping[str, Any] = {"memset": ctypes.memset, "memmove": ctypes.memmove, "memcpy": ctypes.memmove}
"""What machine code may call: loops that fill or copy become calls of these."""

_DIGEST_BYTES = 32

_PLAIN = (
    "number_game: plain Python makes these rows; pip install 'seedproof[build]' makes them ten times as fast"
)


@cache
def is_compiled() -> bool:
    """Return whether machine code can be had: else plain Python does the work, and says so on a terminal.

    With NUMBA_DISABLE_JIT=1, numba's own switch, there is none.
    """
    if not (find_spec("llvmlite") and find_spec("numba")):
        if is_watched():
            aside(_PLAIN)
        return False
    return os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


class Arrays:
    """Arrays that compiled functions work on: 0 at first, and in memory only where they were written."""

    def __init__(self, *arrays: tuple[str, Format, int]) -> None:
        """Allocate arrays, each with a name, a format and a length, in the order of the functions."""
        self._views: dict[str, memoryview] = {}
        addresses = []
        for name, kind, length in arrays:
            # A copy for each process: by default, a fork would write into the arrays of its parent.
            memory = mmap.mmap(-1, length * ctypes.sizeof(_TYPES[kind]), access=mmap.ACCESS_COPY)
            self._views[name] = memoryview(memory).cast(kind)
            addresses.append(ctypes.addressof(ctypes.c_char.from_buffer(memory)))
        self.addresses = (ctypes.c_void_p * len(addresses))(*addresses)

    def __getitem__(self, name: str) -> memoryview:
        """Return an array."""
        return self._views[name]


def inner(function: F) -> F:
    """Have numba compile what compiled functions alone call; it takes arrays and makes none.

    A way in from Python would take as long again, and counting who holds the arrays a tenth of the time.
    """
    from numba import njit

    # numba's own types do not know these options.
    options: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}
    compiled: F = njit(error_model="numpy", **options)(function)
    return compiled


class MachineCode:
    """The compiled functions of a module beside this one, which is imported only to compile them."""

    def __init__(self, modules: Sequence[str], imported: Callable[[], Sequence[Function]]) -> None:
        """Name the module, and those that its code depends on; `imported` imports it for its functions."""
        self._sources = [Path(__file__).with_name(f"{module}.py") for module in modules]
        self._imported = imported
        self._functions: dict[str, Function] = {}

    def call(self, name: str, arrays: Arrays) -> int:
        """Call a function. Where none was called before on this machine, compile all: that takes seconds."""
        if name not in self._functions:
            self._functions[name] = _PROTOTYPE(self._engine.get_function_address(name))
        return self._functions[name](arrays.addresses)

    @cached_property
    def _engine(self) -> Any:
        from llvmlite import binding

        binding.initialize_native_target()
        binding.initialize_native_asmprinter()
        processor = binding.get_host_cpu_name()
        features = binding.get_host_cpu_features().flatten()
        target = binding.Target.from_default_triple()
        machine = target.create_target_machine(cpu=processor, features=features, opt=3, jit=True)
        paths = self._paths(f"{binding.llvm_version_info} {processor} {features}")
        code = kept(paths, lambda: _compiled(self._imported(), machine))
        for called, function in _CALLED.items():
            binding.add_symbol(called, ctypes.cast(function, ctypes.c_void_p).value)
        engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine)
        engine.add_object_file(binding.ObjectFileRef.from_data(code))
        engine.finalize_object()
        return engine

    def _paths(self, processor: str) -> list[Path]:
        """Where the code for a processor may be kept: under another name where a source is another."""
        made_from = [processor.encode(), *[source.read_bytes() for source in self._sources]]
        key = sha256(b"\0".join(made_from)).hexdigest()[:16]
        return [folder / f"{self._sources[0].stem}-{key}.o" for folder in _folders()]


def kept(paths: Sequence[Path], compile_now: Callable[[], bytes]) -> bytes:
    """Return the code that is kept at one of the paths; otherwise compile it and keep it there."""
    for path in paths:
        with suppress(OSError):
            digest, code = _split(path.read_bytes())
            if digest == sha256(code).digest():
                return code
    code = compile_now()
    for path in paths:
        with suppress(SeedproofError), replacing(path) as file:
            file.write(sha256(code).digest() + code)
            break
    return code


def _split(file: bytes) -> tuple[bytes, bytes]:
    return file[:_DIGEST_BYTES], file[_DIGEST_BYTES:]


def _folders() -> list[Path]:
    """Where machine code is kept: beside its source, as Python keeps its own, else in the user's cache."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return [Path(__file__).parent / "__pycache__", Path(cache) / "seedproof"]


def _compiled(functions: Sequence[Function], machine: Any) -> bytes:
    """Compile functions for a machine. Returns an object file that has each by its own name."""
    from llvmlite import binding
    from numba import cfunc, types

    whole = binding.parse_assembly("")
    addresses: Any = types.CPointer
    signature = types.int64(addresses(types.voidptr))
    for function in functions:
        made = cfunc(signature, error_model="numpy")(function)
        part = binding.parse_assembly(made.inspect_llvm())
        part.get_function(made.native_name).name = function.__name__
        whole.link_in(part)
    whole.link_in(binding.parse_assembly(_without_numba(whole)))
    code: bytes = machine.emit_object(whole)
    return code


def _without_numba(module: Any) -> str:
    """Define what a module only declares: numba's reports of exceptions, of which none is ever raised."""
    values = [one.name for one in module.global_variables if one.is_declaration]
    functions = [one.name for one in module.functions if one.is_declaration]
    lines = ["declare void @llvm.trap()"]
    lines += [f"@{name} = constant ptr null" for name in values]
    lines += [
        f"define void @{name}() {{ call void @llvm.trap() unreachable }}"
        for name in functions
        if not name.startswith("llvm.")
    ]
    return "\n".join(lines)
