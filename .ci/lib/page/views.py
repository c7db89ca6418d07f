"""Checks the inspector and the views of a preview page in Chromium: `check_views(browser, file)`."""

import pathlib
import shutil
import tempfile
import time

from checks import check

CAPTURE = """
window.saved = undefined;
URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; }); return "#"; };
HTMLAnchorElement.prototype.click = function () { window.savedName = this.download; };
document.querySelector("#inspector [data-key='Save SVG']").click();
"""
# The ids that a saved picture uses and does not have.
MISSING = """
const page = new DOMParser().parseFromString(a, "image/svg+xml");
if (page.documentElement.localName !== "svg") return ["no picture"];
const used = [...a.matchAll(/(?:url\\(["']?#|href=["']#)([^"')]+)/g)].map(([, id]) => id);
return used.filter((id) => !page.getElementById(id));
"""
# What is wrong with the tables of the shown view.
TABLE_FAULTS = """
return [...document.querySelectorAll("#view table")].flatMap((table) => [
  table.caption?.textContent ? [] : ["a caption is missing"], table.rows.length > 1 ? [] : ["no rows"],
  [...table.querySelectorAll("th:not([scope])")].map((head) => `no scope: ${head.textContent}`),
  [...table.rows].filter((row) => row.cells.length !== table.rows[0].cells.length).map((row) => `another width: ${row.textContent}`),
].flat());
"""
SECOND = "return document.querySelector('#view select')?.selectedOptions[0].textContent"


class Views:
    """A page whose state is in its address, as its user meets it."""

    def __init__(self, browser, address):
        self.browser = browser
        self.address = address

    def open(self, **state):
        self.browser.open(self.address + "#" + "&".join(f"{key}={value}" for key, value in state.items()))

    def ask(self, question, *arguments):
        return self.browser.run("const [a, b] = arguments;" + question, *arguments)

    def until(self, question, *arguments):
        """Asks until the answer is something, for at most 20 seconds."""
        end = time.monotonic() + 20
        while not (answer := self.ask(question, *arguments)) and time.monotonic() < end:
            time.sleep(0.01)
        return answer

    def click(self, selector):
        return self.until("const found = document.querySelector(a); found?.click(); return Boolean(found);", selector)

    def press(self, key):
        self.ask("document.activeElement.blur();")
        self.browser.press(key)


def inspector(page):
    page.open()
    check(page.until("return document.querySelector('#inspector h2')?.textContent"), "the inspector has the theme's facts")
    check(page.click("#pictures figure:not([hidden]) button.part"), "a part is selected by a click")
    check(page.until("return [...document.querySelectorAll('#inspector dt, #inspector .chief')].length > 0"), "and has its value")
    page.ask(CAPTURE)
    text = page.until("return window.saved")
    missing = page.ask(MISSING, text) if text else ["the file"]
    check(not missing, "a saved picture has the definitions that it uses", str(missing))
    check(page.ask("return window.savedName.endsWith('.svg')"), "and a name")


def findings(page):
    page.open()
    count = page.ask("return document.querySelectorAll('#inspector .finding').length")
    if not count:
        return
    shown, pins = set(), set()
    for _ in range(count):
        page.press(".")
        shown.add(page.until("return document.querySelector('#said').textContent.match(/^Finding \\d+/)?.[0]"))
        pins.update(page.ask("return [...document.querySelectorAll('.pins .pin')].map((pin) => pin.getAttribute('aria-label'))"))
    check(len(shown) == count, f"the key for it goes through all {count} findings", str(shown))
    check(all(name.startswith("Finding ") for name in pins), f"{len(pins)} pins have names")


def tables(page):
    for view in ["values", "contrast"]:
        page.open(v=view)
        check(page.until("return document.querySelector('#view h2')?.textContent"), f"the view of {view} opens")
        faults = page.ask(TABLE_FAULTS)
        check(not faults, "its table has caption, heads and rows", str(faults))
    marks = page.ask("return [...document.querySelectorAll('#view td .passes, #view td .fails')].map((mark) => mark.textContent)")
    check(all(mark.split()[-1] in ["AA", "AAA", "fails"] for mark in marks), "contrasts say in words whether they suffice", str(marks))


def matrix(page):
    page.open(v="matrix")
    check(page.until("return document.querySelectorAll('#view .matrix button svg').length"), "the matrix has pictures")
    faults = page.ask(TABLE_FAULTS)
    check(not faults, "its table has caption, heads and rows", str(faults))
    title = page.ask("return [...document.querySelectorAll('#view .matrix button')].at(-1).dataset.key")
    page.ask("[...document.querySelectorAll('#view .matrix button')].at(-1).click();")
    check(page.until("return document.querySelector('#view').hidden"), f"a click opens a state: {title}")


def tokens(page):
    page.open(v="tokens")
    theme = page.until("return document.querySelector('#view h2')?.textContent")
    check(page.ask("return document.querySelector('#view p:not(.hint)')?.textContent.includes('emitTokens')"),
          f"a module without tokens says so: {theme}")
    page.ask("[...document.querySelectorAll('#themes a.theme')].find((link) => link.textContent.includes('brand-roomy'))?.click()")
    if not page.until("return document.querySelectorAll('#view .tokens tbody tr').length"):
        return
    faults = page.ask(TABLE_FAULTS)
    check(not faults, "the table of tokens has caption, heads and rows", str(faults))
    check(page.ask("return document.querySelectorAll('#view .tokens .swatch').length > 20"), "its colours have swatches")
    page.ask("const field = document.querySelector('#view input'); field.value = 'paper dark'; field.dispatchEvent(new Event('input'))")
    names = page.until("return [...document.querySelectorAll('#view .tokens tbody th code')].map((name) => name.textContent)")
    check(names == ["Tokens.color.paper"], "a filter finds tokens", str(names))


def comparison(page, other):
    page.open(v="compare")
    if page.until("return document.querySelector('#view .compared img')?.naturalWidth > 0"):
        for mode in ["slider", "onion", "blink", "side"]:
            page.click(f"#view [data-key='mode-{mode}']")
            check(page.until("return document.querySelector('#view .compared')?.classList.contains(a)", mode), f"compares: {mode}")
            check(page.ask("return document.activeElement === document.body || document.activeElement.isConnected"),
                  "and the focus stays on the page")
        page.open(v="compare", cm="slider")
        check(page.until("return document.querySelector('#view input[type=range]')"), "the address has the way of comparing")
        page.ask("const list = document.querySelector('#view select'); list.selectedIndex = list.options.length - 1;"
                 "list.dispatchEvent(new Event('change'))")
        address = page.until("return location.hash.includes('w=') && location.hash")
        chosen = page.ask(SECOND)
        page.browser.open(f"{page.address}{address}")
        check(page.until(SECOND) == chosen, f"and the second theme: {address}", str(chosen))
    page.open(v="compare")
    field = page.until("return document.querySelector('#view input[type=file]')")
    page.browser.call(f"/element/{list(field.values())[0]}/value", {"text": str(other)})
    check(page.until("return document.querySelector('#view select optgroup')?.label === a", other.name), "another preview file opens")
    check(page.until("return document.querySelector('#view .compared img')?.naturalWidth > 0"), "and its picture is drawn, as an image")
    check(page.ask("return window.ran === undefined"), "nothing in it runs")


def check_views(browser, file):
    """Checks every view of the page in a file."""
    file = pathlib.Path(file).resolve()
    page = Views(browser, file.as_uri())
    inspector(page)
    findings(page)
    tables(page)
    matrix(page)
    tokens(page)
    with tempfile.TemporaryDirectory(prefix="pelmet-page-") as folder:
        # What would run in the other file says so.
        other = pathlib.Path(shutil.copy(file, pathlib.Path(folder) / "other <b>.html"))
        text = other.read_text(encoding="utf-8").replace("<script>", "<script>window.ran = parent.ran = 1;</script><script>", 1)
        image = r"\u003cimg xmlns='http://www.w3.org/1999/xhtml' src='x' onerror='window.ran = parent.ran = 1'/>"
        other.write_text(text.replace(r"\u003c/svg>", image + r"\u003c/svg>"), encoding="utf-8")
        comparison(page, other)
