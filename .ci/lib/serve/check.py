#!/usr/bin/env python3
"""Checks `pelmet preview --serve` as its user meets it: a process, files that are saved, a browser.

Usage: check.py PELMET, a command that was built with the trait Serve. Needs nothing but Python; without chromedriver, the checks in a
browser are left out.
"""

import concurrent.futures
import json
import pathlib
import shutil
import signal
import statistics
import time

from browser import Browser
from checks import check
from process import Server

LIMIT = 300  # Milliseconds from a save to the changed picture.


def thousand_saves(server):
    version = server.settled()
    before = None
    for number in range(1000):
        server.save("themes/t0.theme.json", server.theme(), in_place=number % 2 == 0)
        news = server.news(version)
        while not news:
            news = server.news(version)
        version = news["version"]
        if number == 299:
            before = server.state()
    after = server.state()
    check(after[0] < before[0] * 1.1 + 2, f"memory is flat: {before[0]:.1f} MB after 300 saves, {after[0]:.1f} MB after 1,000")
    # Connections of browsers come and go; something that is left by every save would be there 700 times.
    check(after[1] < before[1] + 10 and after[2] < before[2] + 10,
          f"no file and no thread is left: {after[1]} files, {after[2]} threads", f"{before[1:]} before")


# Resolves with the time of the first frame after a picture of the page has changed.
OBSERVE = """
window.changed = new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
  });
  observer.observe(document.querySelector("#pictures"), { subtree: true, childList: true });
});
"""
# The panel of problems, with a function for its parts.
PANEL = "const panel = document.querySelector('#pelmet-live').shadowRoot, part = (name) => panel.querySelector(name);"
PROBLEMS = f"{PANEL} return part('#problems').hidden ? '' : part('#problems').textContent;"
FOCUSED = f"{PANEL} return [...part('ol').querySelectorAll('pre')].indexOf(panel.activeElement);"


def press(browser, key, target="document.body", shift=False):
    browser.run(f"{PANEL} ({target}).dispatchEvent(new KeyboardEvent('keydown', "
                f"{{ key: '{key}', shiftKey: {str(shift).lower()}, bubbles: true, composed: true }}));")


def has_problems(browser, words):
    """Waits until the panel has these words; with none, until it is away."""
    browser.wait(f"const done = arguments[0], look = () => {{ {PANEL} const text = part('#problems').hidden ? '' : part('#problems').textContent;"
                 f"if ({words!r} ? text.includes({words!r}) : text === '') done(); else setTimeout(look, 10); }}; look();")


def in_browser(server, browser):
    server.settled()
    browser.open(server.address)
    # Chosen by the reader: a moment, a part, and the focus on it.
    browser.run("location.hash = 'y=scrolled&sel=navigationBar.title'; window.mark = 1;")
    browser.wait("const done = arguments[0], look = () => { const part = document.querySelector('.part[aria-pressed=true]');"
                 "if (!part) return setTimeout(look, 10); part.focus(); done(); }; look();")
    where = "return [location.hash, document.activeElement.dataset.name, window.mark]"
    place = browser.run(where)
    times = []
    for number in range(20):
        browser.run(OBSERVE)
        start = time.time()
        server.save("themes/t0.theme.json", server.theme(), in_place=number % 2 == 0)
        times.append(browser.wait("window.changed.then(arguments[0]);") - start * 1000)
    median = statistics.median(times)
    check(median < LIMIT, f"a save is in the picture after {median:.0f} ms (median of 20; {min(times):.0f} to {max(times):.0f})")
    check(browser.run(where) == place, "the page changes in place, and keeps where its reader is", str(place))
    browser.run("window.picture = document.querySelector('#pictures svg');")
    server.save("themes/t0.theme.json", '{ "pelmet": 1, "<img src=x>": 1, "b": 1 }')
    has_problems(browser, "2 errors")
    check("<img src=x>" in browser.run(PROBLEMS), "errors are shown, as text")
    check(browser.run("return window.picture.isConnected"), "the last good picture stays below them")
    press(browser, "F8")
    press(browser, "ArrowDown", "panel.activeElement")
    check(browser.run(FOCUSED) == 1, "keys move through them", str(browser.run(FOCUSED)))
    browser.run(f"{PANEL} part('#fold').click();")
    check(browser.run(f"{PANEL} return part('ol').hidden && part('#fold').getAttribute('aria-expanded') === 'false';"), "they fold")
    press(browser, "F8", shift=True)
    press(browser, "Escape", "panel.activeElement")
    check(browser.run(PROBLEMS) == "", "Escape closes them")
    server.save("themes/t0.theme.json", '{ "pelmet": 1, "b": 1 }')
    has_problems(browser, "1 error")
    check(True, "the next change shows them again")
    server.save("themes/t0.theme.json", '{ "pelmet": 1, "navigationBar": { "standardAppearance": { "background": "opaque" } } }')
    has_problems(browser, "1 warning")
    check("IncompleteSlots" in browser.run(PROBLEMS), "warnings come when the errors are gone")
    server.save("themes/t0.theme.json", server.theme())
    has_problems(browser, "")
    check(True, "they go when they are fixed")
    messages = browser.messages()
    check(messages == [], "the console is empty", str(messages))


def says(browser, element, words):
    """Waits until an element has these words."""
    browser.wait("const done = arguments[0], look = () => { const text = document.getElementById('%s').textContent;"
                 "if (text === %r) done(); else setTimeout(look, 10); }; look();" % (element, words))


def moved_themes(server, browser):
    """The theme that is shown gets another name, goes and comes back, as with another branch."""
    def pad(tint="#B3261E", screen="photo"):
        return json.dumps({"pelmet": 1, "title": "Pad", "navigationBar": {"tintColor": tint}, "screens": {
            screen: {"navigationBar": {"tintColor": "#0A5FCC"}}}})

    themes = server.folder / "themes"
    server.save("themes/pad.theme.json", pad())
    browser.wait("const done = arguments[0], look = () => { if (document.querySelectorAll('#themes a').length > 3) done();"
                 "else setTimeout(look, 10); }; look();")
    browser.run("location.hash = 't=pad&p=photo';")
    time.sleep(0.3)
    server.save("themes/pad.theme.json", pad("#7A0C07"))
    says(browser, "said", "Nothing here has changed")
    (themes / "pad.theme.json").rename(themes / "tablet.theme.json")
    says(browser, "notice", "pad is tablet now")
    time.sleep(0.3)
    check("t=tablet" in browser.run("return location.hash"), "a theme is followed to its new name")
    server.save("themes/tablet.theme.json", pad("#7A0C07", screen="picture"))
    says(browser, "notice", "photo is picture now")
    check(True, "so is a screen")
    text = (themes / "tablet.theme.json").read_text()
    (themes / "tablet.theme.json").unlink()
    says(browser, "notice", "Pad is gone")
    server.save("themes/t0.theme.json", server.theme())
    time.sleep(0.3)
    says(browser, "notice", "Pad is gone")
    server.save("themes/tablet.theme.json", text)
    says(browser, "notice", "Pad is back")
    time.sleep(0.3)
    check(all(part in browser.run("return location.hash") for part in ["t=tablet", "p=picture"]), "a theme that comes back is shown again")
    server.save("themes/tablet.theme.json", pad("#7A0C07", screen="picture").replace("#0A5FCC", "#0A84FF"))
    says(browser, "said", "navigationBar.tintColor: #0A84FFFF")
    check(True, "a save says which values have changed")
    server.save("themes/t0.theme.json", server.theme())


def main():
    print("The command")
    server = Server(themes=3)
    driver = shutil.which("chromedriver")
    if driver:
        browser = Browser(driver)
        try:
            in_browser(server, browser)
            moved_themes(server, browser)
        finally:
            browser.end()
    else:
        print("  Skipped: there is no chromedriver, so nothing is looked at in a browser.")
    if pathlib.Path("/proc/self/status").exists():
        thousand_saves(server)
    for number in [signal.SIGTERM, signal.SIGINT]:
        with concurrent.futures.ThreadPoolExecutor(1) as pool:
            version = server.news()["version"]
            waiting = pool.submit(server.get, f"/live?after={version}")
            time.sleep(0.2)
            status, seconds = server.end(number)
            check(status == 0 and seconds < 2, f"ends at {number.name} within {seconds:.1f} s, with a browser that waits", str(status))
            check(waiting.result()[0] == 204, "the browser that waits has an answer")
        if number == signal.SIGTERM:
            server = Server()


main()
