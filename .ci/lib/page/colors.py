"""Checks in Chromium that the page of a preview works out the colours that the compiler does: `check_colors(browser, pelmet)`."""

import json
import pathlib
import random
import subprocess
import tempfile

from checks import check

SCRIPT = pathlib.Path("Sources/PelmetPreview/Page/Script/derive.js")
COUNT = 1000

# Two parameters, one of them with another colour in dark, and colours of every derivation from them.
THEME = {
    "pelmet": 1,
    "parameters": {"brand": {"type": "color"}, "paper": {"type": "color"}},
    "colors": {
        "onBrand": {"readableOn": "{brand}"},
        "soft": {"color": "{brand}", "mix": "{paper}", "amount": 0.4},
        "faint": {"color": "{soft}", "alpha": 0.6},
        "legible": {"color": "{soft}", "contrastWith": "{brand}", "minimum": 4.5},
    },
    "content": {"backgroundColor": "{paper}"},
    "navigationBar": {
        "tintColor": "{onBrand}",
        "standardAppearance": {
            "background": "opaque", "backgroundColor": "{brand}", "shadowColor": "{faint}",
            "titleTextAttributes": {"foregroundColor": "{legible}"}},
        "scrollEdgeAppearance": "standardAppearance",
    },
    "tabBar": {
        "standardAppearance": {
            "backgroundColor": "{faint}",
            "itemAppearance": {"selected": {"iconColor": "{brand}", "titleTextAttributes": {"foregroundColor": "{legible}"}}}},
        "scrollEdgeAppearance": "standardAppearance",
    },
}

# What the pictures show: every element's colours as the browser has them.
SHOWN = """
return [...document.querySelectorAll("#pictures figure:not([hidden]) svg *, #definitions *")].map((element) => {
  const style = getComputedStyle(element);
  return [element.localName, style.fill, style.fillOpacity, style.color, style.opacity, style.stopColor, style.stopOpacity].join(" ");
});
"""
# The shown table, without the files and names behind values.
CELLS = """
const rows = [...document.querySelectorAll("#view table tr")];
return rows.map((row) => [...row.cells].slice(0, arguments[0]).map((cell) => cell.innerText.trim()));
"""
# Writes into a field, as a keyboard does.
WRITE = """
const [label, text] = arguments;
const field = document.querySelector(`#parameters [aria-label="${label}"]`);
field.focus();
field.value = text;
field.dispatchEvent(new Event("input", { bubbles: true }));
field.dispatchEvent(new Event("change", { bubbles: true }));
field.blur();
"""


def run(pelmet, *arguments):
    run = subprocess.run([pelmet, *arguments], capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise SystemExit(run.stderr)
    return run.stdout


def derivations(browser, pelmet, folder):
    """Compares derivations of colours by chance, the same ones every time, with those that `pelmet resolve` lists."""
    chance = random.Random(15)

    def color():
        return f"#{chance.getrandbits(24):06X}" + (f"{chance.getrandbits(8):02X}" if chance.random() < 0.5 else "FF")

    written, expressions = {}, []

    def add(kind, number, operands, value):
        first = len(expressions)
        expressions.extend({"kind": "fixed", "color": operand} for operand in operands)
        expressions.append({"kind": kind, "of": list(range(first, first + len(operands))), "number": number})
        written[f"c{len(written)}"] = (value, len(expressions) - 1)

    for _ in range(COUNT):
        one, two, amount, minimum = color(), color(), round(chance.random(), 3), round(chance.uniform(1, 12), 2)
        others = [color() for _ in range(chance.randint(1, 4))]
        add("alpha", int(amount * 255 + 0.5), [one], {"color": one, "alpha": amount})
        add("mix", amount, [one, two], {"color": one, "mix": two, "amount": amount})
        add("contrast", minimum, [one, two], {"color": one, "contrastWith": two, "minimum": minimum})
        add("readable", minimum, [one, *others], {"readableOn": one, "candidates": others, "minimum": minimum})
    theme = folder / "chance.theme.json"
    theme.write_text(json.dumps({"pelmet": 1, "colors": {name: value for name, (value, _) in written.items()}}))
    values = {entry["path"]: entry["value"] for entry in json.loads(run(pelmet, "resolve", theme, "--format", "json"))}
    browser.open("about:blank")
    found = browser.run(SCRIPT.read_text() + "return derive.all(arguments[0], () => undefined).map(derive.write);", expressions)
    wrong = [(value, found[index], values[f"{{{name}}}"]) for name, (value, index) in written.items()
             if found[index] != values[f"{{{name}}}"]]
    check(not wrong, f"{len(written)} derived colours are the compiler's", str(wrong[:3]))


def arguments_(browser, pelmet, folder):
    """Compares a page on which arguments were chosen with the page of a theme that has them as defaults."""
    # Both are light: a picture keeps the status bar and the glass of its defaults.
    before, after = ({"brand": "#7FD1C7", "paper": {"light": "#FFFFFF", "dark": "#101418"}},
                     {"brand": "#FFC400", "paper": {"light": "#FFF8E1", "dark": "#202428E6"}})
    pages = []
    for number, defaults in enumerate([before, after]):
        theme = json.loads(json.dumps(THEME))
        for name, default in defaults.items():
            theme["parameters"][name]["default"] = default
        file = folder / str(number) / "brand.theme.json"
        file.parent.mkdir()
        file.write_text(json.dumps(theme))
        pages.append(file.with_suffix(".html"))
        run(pelmet, "preview", file, "-o", pages[-1])

    def shown(page, address):
        seen = []
        for state in ["os=18&y=scrolled", "os=27.1&y=rest&c=photo"]:
            browser.open(f"{page.as_uri()}#{state}&{address}")
            seen.append(browser.run(SHOWN))
        for view, columns in [("values", 2), ("contrast", 8)]:
            browser.open(f"{page.as_uri()}#v={view}&os=18&{address}")
            seen.append(browser.run(CELLS, columns))
        return seen

    chosen = "args=brand.brand*FFC400FF*brand.paper*FFF8E1FF*202428E6"
    expected, found = shown(pages[1], ""), shown(pages[0], chosen)
    for words, one, two in zip(["before glass", "on glass", "values", "contrasts"], expected, found):
        wrong = [pair for pair in zip(one, two) if pair[0] != pair[1]]
        check(one and len(one) == len(two) and not wrong, f"chosen arguments look like defaults: {words}, {len(one)}", str(wrong[:3]))

    browser.open(pages[0].as_uri() + "#os=18&y=scrolled")
    initial = browser.run(SHOWN)
    for label, text in [("brand, in hexadecimal digits", "#FFC400"), ("paper, light, in hexadecimal digits", "fff8e1"),
                        ("paper, dark", "#202428"), ("paper, dark, opacity in percent", "90")]:
        browser.run(WRITE, label, text)
    check(browser.run(SHOWN) == expected[0], "controls change the picture")
    browser.wait("setTimeout(arguments[0], 300)")
    check(chosen in browser.run("return location.hash"), "the address has what was chosen", browser.run("return location.hash"))
    browser.run("document.querySelectorAll('#parameters button:not([hidden])').forEach((button) => button.click())")
    check(browser.run(SHOWN) == initial, "and they are reset")


def check_colors(browser, pelmet):
    with tempfile.TemporaryDirectory(prefix="pelmet-colors-") as name:
        derivations(browser, pelmet, pathlib.Path(name))
        arguments_(browser, pelmet, pathlib.Path(name))
