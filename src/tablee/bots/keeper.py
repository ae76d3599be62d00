"""Runs a program and ends it, with all that it started: a program of its own, so that it always does.

It waits for the pipe that its parent holds to close, which happens when the parent wants so, and also
when the parent is killed. Called by `program.py`, as: keeper.py PIPE MEGABYTES COMMAND…
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

NOT_STARTED = 127  # as shells have it


def main(life: int, megabytes: int, command: list[str]) -> int:
    program = os.fork()
    if program == 0:
        os._exit(become(life, megabytes, command))
    with suppress(OSError):  # it may have done so itself by now
        os.setpgid(program, program)
    let_go()
    os.read(life, 1)
    # Before the program is waited for: until then its number cannot be anybody else's.
    with suppress(ProcessLookupError):
        os.killpg(program, signal.SIGKILL)
    code = os.waitstatus_to_exitcode(os.waitpid(program, 0)[1])
    return code if code >= 0 else 128 - code


def become(life: int, megabytes: int, command: list[str]) -> int:
    """Turn into the program; returns only where that fails."""
    try:
        os.setpgid(0, 0)
        os.close(life)
        if megabytes:
            limit_memory(megabytes << 20)
        os.execvp(command[0], command)
    except OSError as wrong:
        os.write(2, f"{command[0]}: {wrong.strerror}\n".encode())
    return NOT_STARTED


def limit_memory(limit: int) -> None:
    import resource

    with suppress(ValueError, OSError):  # not every platform can, and a lower limit may hold already
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def let_go() -> None:
    """The pipes are the program's alone, so that its parent sees when it ends."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for pipe in (0, 1, 2):
        os.dup2(nowhere, pipe)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]))
