"""Checks that a preview page has room for what it says, on the screen and on paper: `check_layout(browser, pelmet, file)`."""

import json
import pathlib
import subprocess
import tempfile

from checks import check

# The contrast of every chosen control's text with the control, where it is too low to read.
UNREADABLE = """
const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
const light = (color) => numbers(color).slice(0, 3).map((part) => part / 255)
  .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
const ground = (element) => {
  const color = getComputedStyle(element).backgroundColor;
  return numbers(color)[3] === 0 && element.parentElement ? ground(element.parentElement) : color;
};
const chosen = "[aria-pressed=true]:not(.part), a[aria-current] :is(.name, .file, .badge), [aria-expanded=true]";
return [...document.querySelectorAll(chosen)].filter((each) => each.checkVisibility()).flatMap((each) => {
  const pair = [light(getComputedStyle(each).color), light(ground(each))].sort((a, b) => b - a);
  const ratio = (pair[0] + 0.05) / (pair[1] + 0.05);
  return ratio < 4.5 ? [`${each.textContent}: ${ratio.toFixed(1)}`] : [];
});
"""
# Goes through the options of every control that a view has, and names the controls that change nothing in it.
IDLE = """
const text = () => document.querySelector("#view").innerHTML.replace(/(id="|#)[^")]*/g, "");
const controls = [...document.querySelectorAll("#axes button, #axes select")].filter((control) => control.checkVisibility());
return controls.flatMap((control) => {
  const before = text();
  if (control.localName === "select") {
    const [first, other] = [control.value, [...control.options].find(({ value, disabled }) => value !== control.value && !disabled)];
    if (!other) return [];
    const choose = (value) => { control.value = value; control.dispatchEvent(new Event("change")); };
    choose(other.value);
    const isIdle = text() === before;
    choose(first);
    return isIdle ? [other.textContent] : [];
  }
  if (control.getAttribute("aria-disabled") === "true" || control.matches(".segments [aria-pressed=true]")) return [];
  const back = control.matches(".toggle") ? control : control.parentElement.querySelector("[aria-pressed=true]");
  control.click();
  const isIdle = text() === before;
  back?.click();
  return isIdle ? [control.textContent] : [];
});
"""
# Lists whose chosen option has no room.
CUT = """
return [...document.querySelectorAll("#axes select")].filter((list) => list.checkVisibility()).flatMap((list) => {
  const paper = document.createElement("canvas").getContext("2d");
  const style = getComputedStyle(list);
  paper.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const first = list.value;
  const cut = [...list.options].filter((option) => {
    list.value = option.value;
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return !option.disabled && paper.measureText(option.textContent).width > room + 2;
  });
  list.value = first;
  return cut.map(({ textContent }) => textContent);
});
"""


def open_page(browser, address):
    browser.open(address)
    browser.settle()


def forced_colors(browser, address):
    browser.command("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
    open_page(browser, address)
    unreadable = browser.run(UNREADABLE)
    browser.prefer(color_scheme="light")
    check(not unreadable, "chosen controls can be read in forced colours", str(unreadable))


def controls(browser, address):
    open_page(browser, address)
    cut = browser.run(CUT)
    check(not cut, "lists have room for the option that is chosen", str(cut))
    for view in ["matrix", "values", "contrast", "compare"]:
        # The pictures of the matrix are drawn later; states that become equal or differ say so at once.
        open_page(browser, address)
        browser.press({"matrix": "m", "values": "v", "contrast": "a", "compare": "x"}[view])
        browser.settle()
        idle = browser.run(IDLE)
        check(not idle, f"every control of the view does something: {view}", str(idle))
    open_page(browser, address)
    browser.run("[...document.querySelectorAll('#axes .segments')].at(-1).querySelector('button').focus()")
    browser.press("v")
    browser.settle()
    check(browser.run("return document.activeElement !== document.body"), "the focus stays on the page where a control goes away")
    for view in ["unknown", "constructor"]:
        open_page(browser, f"{address}#v={view}")
        check(browser.run("return document.querySelectorAll('#pictures figure:not([hidden]) svg').length") > 0,
              f"an address with another view has the picture: {view}")


def many_screens(browser, pelmet, folder):
    title = "A title that is longer than any list of themes has room for, and that nobody would read to its end"
    screens = {f"screenNumber{number}WhoseNameIsLong": {"content": {"backgroundColor": f"#0000{number:02}"}} for number in range(60)}
    theme = folder / "long.theme.json"
    link = {"type": "color", "default": {"light": "#2B7ABC80", "dark": "#5089D680"}}
    bar = {"standardAppearance": {"backgroundColor": "{link}"}}
    theme.write_text(json.dumps(
        {"pelmet": 1, "title": title, "parameters": {"link": link}, "navigationBar": bar, "screens": screens}))
    file = folder / "long.html"
    subprocess.run([pelmet, "preview", theme, "-o", file], capture_output=True, check=True)
    open_page(browser, file.as_uri())
    seen = browser.run("""
const list = document.querySelector("#themes"), link = list.querySelector("a[aria-current]").getBoundingClientRect();
const frame = list.getBoundingClientRect();
return [link.top >= frame.top && link.bottom <= frame.bottom, list.scrollWidth <= list.clientWidth];
""")
    check(seen[0], "a theme with sixty screens is in sight in the list")
    check(seen[1], "long names do not widen the list")
    browser.resize(1000, 700)
    browser.settle()
    fields = browser.run("return [...document.querySelectorAll('#parameters input[type=text]')]"
                         ".map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)")
    browser.resize(1440, 900)
    check(fields and max(fields) <= 0, "a colour's digits have room beside a narrow stage", str(fields))


def paper(browser, address):
    # The smaller of the two usual sheets, Letter, without its margins.
    browser.resize(700, 965)
    for device in ["phone", "small", "pad"]:
        open_page(browser, f"{address}#d={device}")
        browser.command("Emulation.setEmulatedMedia", media="print")
        bottom, count = browser.run("""
dispatchEvent(new Event("beforeprint"));
const sheet = document.querySelector("#paper .sheet");
return [sheet.getBoundingClientRect().bottom + scrollY, sheet.querySelectorAll("svg").length];
""")
        browser.command("Emulation.setEmulatedMedia", media="")
        check(count == 4 and bottom < 965, f"four devices stand on a printed page: {device}", f"{count} end at {bottom}")
    browser.prefer(color_scheme="light")
    browser.resize(1440, 900)


def check_layout(browser, pelmet, file):
    """Checks the page in a file, and one of a theme with many screens."""
    address = pathlib.Path(file).resolve().as_uri()
    forced_colors(browser, address)
    controls(browser, address)
    paper(browser, address)
    with tempfile.TemporaryDirectory(prefix="pelmet-page-") as folder:
        many_screens(browser, pelmet, pathlib.Path(folder))
