"""Copies Swift sources as a platform's compiler sees them, for a compiler that asks for no availability, as Linux's.

    available_sources.py signatures|sources PLATFORM SDK MINIMUM FOLDER OUT

PLATFORM is ios, catalyst or visionos, SDK a version, and MINIMUM the version of the system for which one builds, or "any". Of signatures,
declarations that the platform, the SDK or the minimum lacks are left out; of sources, what `@available`, `if #available` and
`guard #available` keep from the minimum. Conditions of `#if` are decided. Lines stay where they are.
"""
import re
import sys
from pathlib import Path

NAMES = {"ios": "iOS", "catalyst": "macCatalyst", "visionos": "visionOS"}
EVER = (999,)


def version(text):
    return tuple(int(part) for part in text.split("."))


def on_vision(ios):
    """The visionOS that has what a version of iOS has, where availability names iOS alone."""
    return ios if ios >= (26,) else (2,) if ios >= (18,) else (1,)


def needed(arguments, platform):
    """The version in the arguments of `@available` or `#available`; () for none, EVER for a platform that lacks the name."""
    parts = [part.strip() for part in arguments.split(",")]
    if "unavailable" in parts:
        return EVER if parts[0] == NAMES[platform] else ()
    versions = dict(re.findall(r"(\w+) (\d[\d.]*)", arguments))
    if NAMES[platform] in versions:
        return version(versions[NAMES[platform]])
    if "iOS" not in versions:
        return ()
    return on_vision(version(versions["iOS"])) if platform == "visionos" else version(versions["iOS"])


class Source:
    """The text of a file, with comments and strings blanked for searching."""

    def __init__(self, text):
        self.text = text
        blank = lambda match: re.sub(r"[^\n]", " ", match[0])
        self.code = re.sub(r'//[^\n]*|/\*.*?\*/|"(\\.|[^"\\\n])*"', blank, text, flags=re.S)

    def without(self, start, end, instead=""):
        lines = "\n" * (self.text.count("\n", start, end) - instead.count("\n"))
        return Source(self.text[:start] + instead + lines + self.text[end:])

    def closing(self, opening):
        """Behind the bracket that closes the one at `opening`."""
        depth = 0
        for index in range(opening, len(self.code)):
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(self.code[index], 0)
            if depth == 0:
                return index + 1
        raise SystemExit(f"no closing bracket: {self.text[opening:opening + 80]!r}")

    def body(self, start):
        """The first `{` from `start` that is in no other bracket."""
        while self.code[start] != "{":
            start = self.closing(start) if self.code[start] in "([" else start + 1
        return start

    def declaration_end(self, start):
        """The end of the declaration that an attribute at `start` is for."""
        index = start
        while index < len(self.code):
            if self.code[index] == "{":
                return self.closing(index)
            if self.code[index] in "([":
                index = self.closing(index)
                continue
            rest = self.code[index:]
            if self.code[index] == "\n" and not re.match(r"\s*{|\s*where\b", rest) and not self.is_open(start, index):
                return index
            index += 1
        return index

    def is_open(self, start, end):
        """Whether what stands before a line's end goes on in the next line: attributes alone, or a list."""
        line = re.sub(r"@\w+(\([^)]*\))?", "", self.code[start:end]).strip()
        return line == "" or line[-1] in ",:="

    def scope_end(self, start):
        """The end of the statements that follow in the same block: its bracket, the next case, or the end of its `#if`."""
        index, conditions = start, 0
        while index < len(self.code):
            if self.code[index] in "([{":
                index = self.closing(index)
                continue
            if self.code[index] == "}":
                return index
            word = re.compile(r"(?<=\n)\s*(#if|#endif|#else|case|default)\b").match(self.code, index)
            if word and word[1] != "#if" and conditions == 0:
                return index
            conditions += {"#if": 1, "#endif": -1}.get(word[1], 0) if word else 0
            index = word.end() if word else index + 1
        return index


def decide(text, platform, sdk):
    """Writes the answers of a platform and a compiler into the conditions of `#if`."""
    answers = {
        r"os\(visionOS\)": platform == "visionos", r"os\(iOS\)": platform != "visionos",
        r"targetEnvironment\(macCatalyst\)": platform == "catalyst", r"compiler\(>=6\.4\)": sdk >= (27,),
    }
    def line(match):
        condition = match[0]
        for question, answer in answers.items():
            condition = re.sub(question, "true" if answer else "false", condition)
        return condition
    return re.sub(r"^ *#(if|elseif) .*$", line, text, flags=re.M)


def without_declarations(source, lacks):
    """Without the declarations for which `lacks` is true of the version that they need."""
    position = 0
    while match := re.compile(r"@available\(([^)]*)\)").search(source.code, position):
        position = match.end()
        if lacks(match[1]):
            # With the attributes before it.
            start = match.start()
            while before := re.search(r"@\w+(\([^()]*\))?\s*$", source.code[:start]):
                start = before.start()
            source, position = source.without(start, source.declaration_end(match.end())), start
    return source


def without_branches(source, lacks):
    """Without the code that `if #available` and `guard #available` keep from older systems."""
    position = 0
    while match := re.compile(r"\b(if|guard) #available\(([^)]*)\)").search(source.code, position):
        position = match.end()
        if not lacks(match[2]):
            continue
        opening = source.body(match.end())
        closing = source.closing(opening)
        if match[1] == "if":
            source = source.without(match.start(), closing, "if Bool.random() { fatalError() }")
        else:
            otherwise = source.text[opening + 1:closing - 1].strip()
            source = source.without(match.start(), source.scope_end(closing), otherwise)
        position = match.start()
    return source


def copied(text, kind, platform, sdk, minimum):
    source = Source(decide(text, platform, sdk))
    newest = min(sdk, minimum) if kind == "signatures" else minimum
    lacks = lambda arguments: needed(arguments, platform) > newest
    return without_branches(without_declarations(source, lacks), lacks).text


def main(kind, platform, sdk, minimum, folder, out):
    sdk, minimum = version(sdk), EVER if minimum == "any" else version(minimum)
    for path in sorted(Path(folder).rglob("*.swift")):
        target = Path(out) / path.relative_to(folder)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(copied(path.read_text(), kind, platform, sdk, minimum))


if __name__ == "__main__":
    main(*sys.argv[1:])
