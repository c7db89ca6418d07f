"""Chromium, through the protocol of WebDriver: for checks of pages, with nothing but Python."""

import base64
import json
import socket
import struct
import subprocess
import time
import urllib.error
import urllib.request
import zlib


class Browser:
    """A window without a screen."""

    def __init__(self, driver, width=900, height=1000):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.driver = subprocess.Popen([driver, f"--port={self.port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.session = ""
        options = {"args": ["--headless=new", "--no-sandbox", "--disable-gpu", f"--window-size={width},{height}"]}
        wanted = {
            "goog:loggingPrefs": {"browser": "ALL"},
            "goog:chromeOptions": options,
            # axe-core takes half a minute where other sections build beside this one.
            "timeouts": {"script": 110_000},
        }
        for attempt in range(100):
            try:
                self.session = self.call("/session", {"capabilities": {"alwaysMatch": wanted}})["sessionId"]
                break
            except OSError:
                time.sleep(0.1)

    def call(self, path, body=None):
        session = "" if not self.session else f"/session/{self.session}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{session}{path}", data, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from None

    def open(self, address):
        """Loads a page anew, also one that differs from the page before in its fragment alone."""
        self.call("/url", {"url": "about:blank"})
        self.call("/url", {"url": address})

    def run(self, script, *arguments):
        return self.call("/execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, script, *arguments):
        """Runs a script that calls its last argument when it is done."""
        return self.call("/execute/async", {"script": script, "args": list(arguments)})

    def settle(self):
        """Waits until what has changed is on the screen, and the address is written."""
        self.wait("const done = arguments[0]; setTimeout(() => requestAnimationFrame(() => setTimeout(done)), 170);")

    def click(self, element):
        self.call(f"/element/{next(iter(element.values()))}/click", {})

    def press(self, *keys):
        """Presses keys one after the other; those without a character have names of WebDriver, such as KEYS["tab"]."""
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.call("/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def command(self, name, **parameters):
        """A command of the protocol of Chromium's developer tools."""
        return self.call("/goog/cdp/execute", {"cmd": name, "params": parameters})

    def resize(self, width, height):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def prefer(self, **features):
        """Sets preferences of the visitor, such as `color_scheme="dark"`."""
        features = [{"name": f"prefers-{name.replace('_', '-')}", "value": value} for name, value in features.items()]
        self.command("Emulation.setEmulatedMedia", features=features)

    def screenshot(self, **clip):
        """A PNG of the window, or of a part: x, y, width, height, scale."""
        return base64.b64decode(self.command("Page.captureScreenshot", **({"clip": clip} if clip else {}))["data"])

    def messages(self):
        return self.call("/se/log", {"type": "browser"})

    def end(self):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/session/{self.session}", method="DELETE")
        urllib.request.urlopen(request, timeout=30).close()
        self.driver.terminate()
        self.driver.wait(10)


KEYS = {"tab": "\ue004", "enter": "\ue007", "escape": "\ue00c", "left": "\ue012", "up": "\ue013", "right": "\ue014", "down": "\ue015"}


def colors(png):
    """How many colours a PNG of 8 bits per channel has."""
    position, data, header = 8, b"", None
    while position < len(png):
        length, kind = struct.unpack(">I4s", png[position:position + 8])
        chunk = png[position + 8:position + 8 + length]
        header = chunk if kind == b"IHDR" else header
        data += chunk if kind == b"IDAT" else b""
        position += length + 12
    width, height, depth, color = struct.unpack(">IIBB", header[:10])
    assert depth == 8 and color in (2, 6)
    size = 3 if color == 2 else 4
    row = width * size
    rows = zlib.decompress(data)
    before, seen = bytearray(row), set()
    for y in range(height):
        kind = rows[y * (row + 1)]
        line = bytearray(rows[y * (row + 1) + 1:(y + 1) * (row + 1)])
        for x in range(row):
            left = line[x - size] if x >= size else 0
            corner = before[x - size] if x >= size else 0
            if kind == 1:
                line[x] = line[x] + left & 255
            elif kind == 2:
                line[x] = line[x] + before[x] & 255
            elif kind == 3:
                line[x] = line[x] + (left + before[x]) // 2 & 255
            elif kind == 4:
                guess = left + before[x] - corner
                distances = abs(guess - left), abs(guess - before[x]), abs(guess - corner)
                line[x] = line[x] + (left, before[x], corner)[distances.index(min(distances))] & 255
        seen.update(bytes(line[x:x + 3]) for x in range(0, row, size * 7))
        before = line
    return len(seen)
