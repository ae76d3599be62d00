"""Every finished match on a line of a file, so that no match is lost and none is played twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tablee import __version__
from tablee.arena.schedule import lines_of
from tablee.arena.settings import Question, Settings
from tablee.arena.worker import Result
from tablee.core.contract import MALFORMED, Refused


class Header(Question, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: whose matches these are. How many were wished may change from run to run."""

    journal: int = 1
    tablee: str = __version__


class Journal:
    """Opened with what is asked: an empty file begins, another goes on."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self.file = path.open("a+b", buffering=0)
        try:
            self.results = self._begin(settings)
        except BaseException:
            self.file.close()
            raise

    def write(self, result: Result) -> None:
        self.file.write(msgspec.json.encode(result) + b"\n")

    def close(self) -> None:
        self.file.close()

    def _begin(self, settings: Settings) -> list[Result]:
        """What was played before. A last line that was not written to its end does not count."""
        header = header_of(settings)
        seatings = {seating for line in lines_of(settings) for seating in line.seatings}
        self.file.seek(0)
        whole, _, torn = self.file.read().rpartition(b"\n")
        lines = whole.splitlines()
        if lines:
            self._compare(self._read(lines, 0, dict[str, Any]), header)
        results = [self._read_result(lines, number, seatings) for number in range(1, len(lines))]
        if torn:
            self.file.truncate(len(whole) + 1 if lines else 0)
        if not lines:
            self.file.write(msgspec.json.encode(header) + b"\n")
        return results

    def _compare(self, before: dict[str, Any], header: Header) -> None:
        for name, value in msgspec.json.decode(msgspec.json.encode(header)).items():
            if before.get(name) != value:
                raise Refused(MALFORMED, "journal-of-other", file=str(self.path), what=name)

    def _read_result(self, lines: list[bytes], number: int, seatings: set[tuple[str, ...]]) -> Result:
        result: Result = self._read(lines, number, Result)
        if result.bots not in seatings or len(result.ranks) != len(result.bots):
            raise self._broken(number)
        return result

    def _read(self, lines: list[bytes], number: int, kind: Any) -> Any:
        try:
            return msgspec.json.decode(lines[number], type=kind)
        except (msgspec.DecodeError, UnicodeError):
            raise self._broken(number) from None

    def _broken(self, number: int) -> Refused:
        return Refused(MALFORMED, "journal-broken", file=str(self.path), line=number + 1)


def header_of(settings: Settings) -> Header:
    return Header(**{name: getattr(settings, name) for name in Question.__struct_fields__})
