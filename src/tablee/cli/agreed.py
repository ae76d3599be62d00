"""The flags that say which match is meant, alike in every command."""

from __future__ import annotations

import argparse
from typing import Any

from tablee.core.contract import MALFORMED, Refused
from tablee.core.options import read_flag_value


def add_match_flags(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="see `tablee games`")
    command.add_argument("--seats", type=int, metavar="N", help="how many sit at the table")
    command.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="agree on something else"
    )
    command.add_argument("--seed", type=int, metavar="S", help="the same seed, the same cards")


def agreed_options(flags: list[str]) -> dict[str, Any]:
    """`KEY=VALUE` flags as options, not yet checked."""
    options = {}
    for text in flags:
        name, sign, value = text.partition("=")
        if not sign:
            raise Refused(MALFORMED, "option-without-value", option=text[:40])
        options[name] = read_flag_value(value)
    return options
