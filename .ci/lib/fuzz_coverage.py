#!/usr/bin/env python3
"""Prints how many of each module's lines the inputs of each fuzzer reach: fuzz_coverage.py PROFILE..., whose summaries by llvm-cov are in
PROFILE.json."""

import json
import pathlib
import sys


def lines(profile):
    """The lines that were reached, and all lines, by module."""
    modules = {}
    for file in json.loads(pathlib.Path(f"{profile}.json").read_text())["data"][0]["files"]:
        parts = pathlib.Path(file["filename"]).parts
        library = next((index for index, part in enumerate(parts[:-2]) if part == "Library"), None)
        if library is not None:
            count = modules.setdefault(parts[library + 1], [0, 0])
            count[0] += file["summary"]["lines"]["covered"]
            count[1] += file["summary"]["lines"]["count"]
    return modules


profiles = {pathlib.Path(profile).name: lines(profile) for profile in sys.argv[1:]}
modules = sorted({module for profile in profiles.values() for module in profile})
print("".join(f"{word:>20}" for word in ["lines", *modules]))
for target, counts in profiles.items():
    shares = [f"{counts[module][0] / counts[module][1]:.1%} of {counts[module][1]}" if module in counts else "–" for module in modules]
    print("".join(f"{word:>20}" for word in [target, *shares]))
