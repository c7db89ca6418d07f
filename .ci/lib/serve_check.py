#!/usr/bin/env python3
"""Checks `pelmet preview --serve` as its user meets it: a process, files that are saved, a browser.

Usage: serve_check.py PELMET, a command that was built with the trait Serve. Needs nothing but Python; without chromedriver, the checks in a
browser are left out.
"""

import atexit
import concurrent.futures
import http.client
import json
import os
import pathlib
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

from browser import Browser

PELMET = pathlib.Path(sys.argv[1]).resolve()
LIMIT = 300  # Milliseconds from a save to the changed picture.


def check(holds, words, detail=""):
    if not holds:
        sys.exit(f"  wrong: not so: {words} {detail}")
    print(f"  {words}", flush=True)


class Server:
    """The command in a folder with themes, and how files are saved there."""

    def __init__(self, themes=1):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="pelmet-serve-"))
        self.number = 0
        for theme in range(themes):
            self.save(f"themes/t{theme}.theme.json", self.theme())
        self.process = subprocess.Popen(
            [PELMET, "preview", "themes", "--serve"], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        # Also where a check fails.
        atexit.register(self.process.kill)
        line = self.process.stdout.readline()
        check(line.startswith("serving http://127.0.0.1:"), "says its address", line)
        self.address = line.split()[1]
        self.port = int(self.address.rsplit(":", 1)[1].rstrip("/"))

    def theme(self):
        """A theme with another colour than any before."""
        self.number += 1
        return json.dumps({"pelmet": 1, "title": "A & <b>b</b>", "navigationBar": {"standardAppearance": {
            "backgroundColor": f"#{self.number * 4099 % 0x1000000:06X}"}}})

    def save(self, path, text, in_place=False):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if in_place:
            file.write_text(text)
        else:
            new = file.with_name("." + file.name + ".new")
            new.write_text(text)
            new.replace(file)

    def get(self, path, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()

    def news(self, version=""):
        status, text = self.get(f"/live?after={version}")
        return json.loads(text) if status == 200 else None

    def settled(self):
        """The version when the files have been looked at."""
        version = self.news()["version"]
        time.sleep(0.5)
        return self.news()["version"] if version else None

    def state(self):
        """Resident memory in MB, open files, threads."""
        process = pathlib.Path(f"/proc/{self.process.pid}")
        fields = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines())
        return int(fields["VmRSS"].split()[0]) / 1024, len(os.listdir(process / "fd")), int(fields["Threads"])

    def end(self, number):
        self.process.send_signal(number)
        start = time.monotonic()
        status = self.process.wait(10)
        shutil.rmtree(self.folder)
        return status, time.monotonic() - start


def refusals(server):
    status, page = server.get("/")
    check(status == 200 and "&lt;b&gt;b&lt;/b&gt;" in page and "<b>b</b>" not in page, "serves the page, with hostile titles as text")
    for words, path, headers, expected in [
            ("another host", "/", {"Host": "evil.example"}, 403), ("another origin", "/", {"Origin": "http://evil.example"}, 403),
            ("a path outside", "/../../../../etc/passwd", {}, 404), ("a file of the folder", "/themes/t0.theme.json", {}, 404),
            ("a body over the limit", "/", {"Content-Length": "1000000000"}, 413)]:
        status, text = server.get(path, **headers)
        check(status == expected and "<" not in text, f"refuses {words}", str(status))
    with concurrent.futures.ThreadPoolExecutor(200) as pool:
        answers = list(pool.map(lambda _: server.get("/")[0], range(200)))
    check(answers == [200] * 200, "answers 200 requests at once")


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


# Resolves with the time of the first frame after something in the page has changed.
OBSERVE = """
window.changed = new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
});
"""
PROBLEMS = "return document.querySelector('#pelmet-live').shadowRoot.querySelector('#problems').textContent;"


def in_browser(server, browser):
    server.settled()
    browser.open(server.address)
    browser.run("location.hash = 'theme-2'; scrollTo(0, 120); window.mark = 1;")
    place = browser.run("return [location.hash, scrollY]")
    times = []
    for number in range(20):
        browser.run(OBSERVE)
        start = time.time()
        server.save("themes/t0.theme.json", server.theme(), in_place=number % 2 == 0)
        times.append(browser.wait("window.changed.then(arguments[0]);") - start * 1000)
    median = statistics.median(times)
    check(median < LIMIT, f"a save is in the picture after {median:.0f} ms (median of 20; {min(times):.0f} to {max(times):.0f})")
    check(browser.run("return [location.hash, scrollY]") == place and browser.run("return window.mark") == 1,
          "the page changes in place, and keeps where its reader is")
    picture = browser.run("return document.body.innerHTML")
    browser.run("window.said = new Promise((resolve) => new MutationObserver(resolve).observe("
                "document.querySelector('#pelmet-live').shadowRoot.querySelector('#problems'), { childList: true }));")
    server.save("themes/t0.theme.json", '{ "pelmet": 1, "<img src=x>": 1 }')
    browser.wait("window.said.then(() => arguments[0]());")
    check("<img src=x>" in browser.run(PROBLEMS) and "1 error" in browser.run(PROBLEMS), "errors are shown, as text")
    check(browser.run("return document.body.innerHTML") == picture, "the last good picture stays below them")
    browser.run(OBSERVE)
    server.save("themes/t0.theme.json", server.theme())
    browser.wait("window.changed.then(arguments[0]);")
    browser.wait("const done = arguments[0], look = () => document.querySelector('#pelmet-live').shadowRoot"
                 ".querySelector('#problems').textContent ? setTimeout(look, 10) : done(); look();")
    check(True, "they go when they are mended")
    check(browser.messages() == [], "the console is empty", str(browser.messages()))


def main():
    print("The command")
    server = Server(themes=3)
    refusals(server)
    driver = shutil.which("chromedriver")
    if driver:
        browser = Browser(driver)
        try:
            in_browser(server, browser)
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
