#!/usr/bin/env python3
"""Checks the page of `pelmet preview` in Chromium, from a file.

Usage: check.py PELMET [--measure] [FOLDER …], run in the root of the repository. It draws the themes of the repository; a folder
adds those of each app in it. With --measure, times have limits. Accessibility is checked with the Python package axe-core-python.
"""

import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from browser import KEYS, Browser, colors
from checks import check
from colors import check_colors
from layout import check_layout
from pixels import check_pixels
from values import check_values
from views import check_views

PELMET = pathlib.Path(sys.argv[1]).resolve()
OPTIONS = sys.argv[2:]
HOSTILE = "</script><img src=x onerror='window.ran=1'>"
VIEWS = ["stage", "matrix", "values", "contrast", "compare", "tokens"]


class App:
    """Folders of themes that are drawn together, and the modules that they extend."""

    def __init__(self, folders, modules):
        self.folders = folders
        self.modules = [word for name, folder in modules for word in ("--module", f"{name}={folder}")]


def apps():
    shown = ["Demo/Sources/App", "Travel/Sources/Travel", "Shop/Sources/Shop", "ShareExtension/Sources/ShareExtension"]
    folders = [pathlib.Path("themes")] + [pathlib.Path("Examples") / folder for folder in shown]
    folders.append(pathlib.Path("Tests/Fixtures/emit/Brand"))
    yield App(folders, [("CompanyStyle", "Examples/CompanyStyle/Sources/CompanyStyle")])
    for option in OPTIONS:
        if not option.startswith("--"):
            yield from (corpus_app(folder) for folder in sorted(pathlib.Path(option).iterdir()) if folder.is_dir())


def corpus_app(folder):
    """An app whose themes are in its folder, or whose modules are the folders in it."""
    if any(folder.glob("*.theme.json")):
        return App([folder], [])
    modules = sorted(module for module in folder.iterdir() if any(module.glob("*.theme.json")))
    return App(modules, [(module.name, module) for module in modules])


def draw(app, file):
    run = subprocess.run([PELMET, "preview", *app.folders, *app.modules, "-o", file], capture_output=True, text=True, check=False)
    if run.returncode != 0:
        sys.exit(run.stderr)


class Page:
    """A page in the browser."""

    def __init__(self, browser, file):
        self.browser = browser
        self.address = file.as_uri()
        self.open()

    def open(self, fragment=""):
        self.browser.open(self.address + fragment)
        self.browser.settle()

    def find(self, selector):
        return self.browser.run("return [...document.querySelectorAll(arguments[0])].filter((found) => found.checkVisibility());", selector)

    def shown(self):
        """The pictures on the stage, and how they stand. Names within pictures differ each time, but for the look of glass in them."""
        return self.browser.run("""
const stage = document.querySelector("#pictures");
const pictures = [...stage.querySelectorAll("figure:not([hidden]) svg")].map((svg) => svg.outerHTML);
const look = (name) => (name.match(/opaque|contrast|dark|light/g) ?? []).join("-");
return stage.className + stage.dataset.layout + pictures.join("").replace(/(id="|#)[^")]*/g, look);
""")

    def quiet(self, words):
        """Checks that nothing was said on the console, and nothing fetched."""
        messages = self.browser.messages()
        check(messages == [], f"{words}: the console is empty", str(messages))
        entries = self.browser.run("return performance.getEntriesByType('resource').map((entry) => entry.name)")
        check(entries == [], f"{words}: nothing is fetched", str(entries))


# Goes through all options of one place, and names those that change nothing although they are offered. The stage keeps the elements of
# pictures that are equal.
IDLE_OPTIONS = """
const [number] = arguments, idle = [], silent = [];
const stage = document.querySelector("#pictures");
const shown = () => [stage.className, stage.dataset.layout, ...stage.querySelectorAll("figure:not([hidden]) svg")];
const isSame = (before, after) => before.length === after.length && before.every((each, index) => each === after[index]);
document.querySelectorAll("#themes a")[number].click();
const controls = [...document.querySelectorAll("#axes button, #axes select")].filter((control) => control.checkVisibility());
const place = [...document.querySelectorAll("#themes [aria-current]")].map((link) => link.textContent).join();
let count = 0;
const press = (name, act, back) => {
  const before = shown();
  act();
  count += 1;
  if (isSame(before, shown())) idle.push(`${place}: ${name}`);
  back();
};
const says = (words) => { if (!/ = |not here/.test(words)) silent.push(`${place}: ${words}`); };
for (const control of controls) {
  if (control.localName === "select") {
    const first = control.value;
    const choose = (value) => { control.value = value; control.dispatchEvent(new Event("change")); };
    for (const { value, disabled, textContent } of [...control.options]) {
      if (disabled) says(textContent); else if (value !== first) press(textContent, () => choose(value), () => choose(first));
    }
  } else if (control.getAttribute("aria-disabled") === "true") {
    says(control.title);
  } else if (control.getAttribute("aria-pressed") === "false") {
    const pressed = control.parentElement.querySelector("[aria-pressed=true]");
    press(control.textContent, () => control.click(), () => (control.matches(".toggle") ? control : pressed).click());
  }
}
return [count, idle, silent];
"""


def options(page):
    count, idle, silent = 0, [], []
    for number in range(page.browser.run("return document.querySelectorAll('#themes a').length")):
        found = page.browser.run(IDLE_OPTIONS, number)
        count, idle, silent = count + found[0], idle + found[1], silent + found[2]
    check(not idle, f"{count} offered options change the picture", str(idle[:10]))
    check(not silent, "options that are not offered say why", str(silent[:10]))


def switches(page):
    offered = "#axes button:not([aria-pressed=true], [aria-disabled=true])"
    page.open()
    for number in range(len(page.find(offered))):
        # One option may leave another nothing to change.
        page.open()
        button, before = page.find(offered)[number], page.shown()
        page.browser.click(button)
        name = page.browser.run("return arguments[0].textContent", button)
        check(page.shown() != before, f"{name}, by mouse")
    # The toolbar is one stop of the tab key, and arrows go through it.
    page.open()
    page.browser.run("document.querySelector('#axes [tabindex=\"0\"]').focus()")
    reached = []
    for _ in page.find("#axes button, #axes select"):
        kind, name, pressed, disabled = page.browser.run(
            "const found = document.activeElement; return [found.localName, found.textContent, found.getAttribute('aria-pressed'), "
            "found.getAttribute('aria-disabled')]")
        reached.append(name)
        if kind == "button" and pressed == "false" and disabled is None:
            page.browser.press(KEYS["enter"])
            check(page.browser.run("return document.activeElement.getAttribute('aria-pressed')") == "true", f"{name}, by keyboard")
        if kind == "select":
            before, count = page.browser.run("const { value, options } = document.activeElement; "
                                             "return [value, [...options].filter((option) => !option.disabled).length]")
            values = set()
            for key in ["down", "up", "up"]:
                page.browser.press(KEYS[key])
                values.add(page.browser.run("return document.activeElement.value"))
            check(len(values) > 1 or count < 2, f"the list with {before}, by keyboard")
        page.browser.press(KEYS["right"])
    check(len(set(reached)) == len(reached), "arrows reach every control of the toolbar", str(reached))


def keys(page):
    page.open()
    before = page.shown()
    page.browser.press("s")
    check(page.shown() != before, "a single key switches")
    page.browser.press("?")
    check(page.browser.run("return document.querySelector('dialog').open"), "the list of keys opens")
    page.browser.click(page.find("#keys-on")[0])
    page.browser.press(KEYS["escape"])
    before = page.shown()
    page.browser.press("s")
    check(page.shown() == before, "single keys can be switched off")
    page.open()
    page.browser.press("/", "s", "l")
    check(page.browser.run("return document.activeElement.value") == "sl", "they do not act where text is written")
    page.open()
    part = page.find("#pictures .part[tabindex='0']")[0]
    page.browser.run("arguments[0].focus()", part)
    first = page.browser.run("return document.activeElement.ariaLabel")
    page.browser.press(KEYS["down"], KEYS["down"])
    second = page.browser.run("return document.activeElement.ariaLabel")
    check(first != second, f"arrows go from part to part: {first}, {second}")
    page.browser.press(KEYS["enter"])
    page.browser.settle()
    check("sel=" in page.browser.run("return location.hash"), "a part is pinned, and in the address")
    page.browser.press(KEYS["escape"])
    page.browser.settle()
    check("sel=" not in page.browser.run("return location.hash"), "and unpinned")


def addresses(page):
    page.open()
    themes = page.find("#themes a.theme")
    page.browser.click(themes[1])
    page.browser.settle()
    page.browser.press("s")
    page.browser.settle()
    address, picture = page.browser.run("return location.hash"), page.shown()
    page.open(address + "&unknown=1&os=no")
    check(page.shown() == picture, f"an address restores what it was written for: {address}")
    page.open()
    page.browser.click(page.find("#themes a.theme")[1])
    page.browser.settle()
    page.browser.run("history.back()")
    page.browser.settle()
    check(page.browser.run("return document.querySelector('#themes a.theme').hasAttribute('aria-current')"), "Back returns to the theme before")


AXE = """
const done = arguments[0];
axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => done(violations.map(
  ({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("; ")}`)));
"""


def accessibility(page):
    try:
        import axe_core_python
    except ImportError:
        print("  Skipped: accessibility, for there is no axe-core.")
        return
    source = (pathlib.Path(axe_core_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
    for scheme, size in [("light", (1440, 900)), ("dark", (1440, 900)), ("light", (390, 844)), ("dark", (320, 640))]:
        page.browser.prefer(color_scheme=scheme)
        page.browser.resize(*size)
        for view in VIEWS:
            page.open(f"#v={view}&sel=navigationBar.title")
            page.browser.run(source + ";window.axe = axe;")
            found = page.browser.wait(AXE)
            check(not found, f"axe-core finds nothing: {view}, {scheme}, {size[0]} wide", "\n".join(found))
    page.browser.resize(320, 640)
    page.open()
    check(page.browser.run("return document.documentElement.scrollWidth <= 320"), "nothing is cut off at 320 pixels")
    for view in ["values", "contrast"]:
        page.open(f"#v={view}")
        fits = page.browser.run("return [...document.querySelectorAll('#view .wide')].map((region) => region.scrollWidth <= region.clientWidth)")
        check(fits and all(fits), f"the table of {view} is a list at 320 pixels")
    page.browser.prefer(color_scheme="light")
    page.browser.resize(1440, 900)


def screenshots(page):
    page.open()
    for system in page.browser.run("return [...document.querySelector('#axes select').options].filter((option) => !option.disabled)"
                                   ".map((option) => option.value)"):
        page.open(f"#os={system}")
        box = page.browser.run("const box = document.querySelector('#pictures figure:not([hidden]) svg').getBoundingClientRect();"
                               "return { x: box.x, y: box.y, width: box.width, height: box.height }")
        count = colors(page.browser.screenshot(**box, scale=0.4))
        check(count > 100, f"a screenshot of iOS {system} has {count} colours")


def times(page):
    page.open()
    first = page.browser.run("return performance.getEntriesByName('first-contentful-paint')[0].startTime")
    spent = page.browser.wait("""
const done = arguments[0], spent = [];
const links = [...document.querySelectorAll("#themes a")].slice(0, 12), buttons = [...document.querySelectorAll("#axes button")];
const pressed = [...links, ...buttons.filter((button) => button.checkVisibility()), ...links];
const next = () => {
  const control = pressed.shift();
  if (!control) return done(spent);
  const start = performance.now();
  control.click();
  const channel = new MessageChannel();
  channel.port1.onmessage = () => { spent.push(performance.now() - start); setTimeout(next, 60); };
  // After the frame has been painted.
  requestAnimationFrame(() => channel.port2.postMessage(0));
};
next();
""")
    median, most = statistics.median(spent), max(spent)
    isFast = first < 300 and median < 50
    check(isFast or "--measure" not in OPTIONS, f"the first picture after {first:.0f} ms, switching in {median:.0f} ms (at most {most:.0f})")


def hostile(browser, folder):
    """Texts that would run. The compiler refuses names of themes, screens and contexts that are no identifiers."""
    home = folder / "a&b <i>" / "evil.theme.json"
    home.parent.mkdir()
    image = {"asset": HOSTILE}
    slot = {"backgroundColor": "#102030", "backIndicatorImage": image, "backIndicatorTransitionMaskImage": image}
    home.write_text(json.dumps({"pelmet": 1, "title": HOSTILE, "navigationBar": {
        "standardAppearance": slot, "scrollEdgeAppearance": "standardAppearance"}}))
    file = folder / "evil.html"
    draw(App([home], []), file)
    page = Page(browser, file)
    for view in VIEWS:
        page.open(f"#v={view}&t={HOSTILE}&y=scrolled&sel=navigationBar.backButton")
        check(page.browser.run("return window.ran === undefined && !document.querySelector('img[src=x], i')"), f"they do not run: {view}")
    check(HOSTILE in page.browser.run("return document.querySelector('#themes').textContent"), "they are shown")
    page.quiet("hostile texts")


def main():
    start = time.monotonic()
    browser = Browser(shutil.which("chromedriver"), 1440, 900)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="pelmet-page-"))
    try:
        browser.resize(1440, 900)
        for number, app in enumerate(apps()):
            file = folder / f"{number}.html"
            draw(app, file)
            print(f"{', '.join(map(str, app.folders))}: {file.stat().st_size / 1e6:.1f} MB", flush=True)
            page = Page(browser, file)
            check(len(page.find("#pictures svg")) > 0, "there is a picture")
            options(page)
            if number == 0:
                switches(page)
                keys(page)
                addresses(page)
                screenshots(page)
                accessibility(page)
                check_views(browser, file)
                check_layout(browser, PELMET, file)
            times(page)
            page.quiet("all of it")
            check_values(browser, PELMET, app, file)
        print("Hostile texts")
        hostile(browser, folder)
        print("Colours that depend on parameters")
        check_colors(browser, PELMET)
        print("Colours on the screen")
        check_pixels(browser, PELMET)
    finally:
        browser.end()
        shutil.rmtree(folder)
    print(f"All of it in {time.monotonic() - start:.0f} s.")


if __name__ == "__main__":
    main()
