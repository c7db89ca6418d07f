"""Checks in Chromium that pictures have the colours that checks of legibility reckon with: `check_pixels(browser, pelmet)`.

Backgrounds, glass and the lens under the selected tab are measured where texts would be, over pages without content.
"""

import base64
import json
import pathlib
import subprocess
import tempfile

from checks import check

SYSTEMS = ["18", "26", "27.1"]
MOMENTS = ["rest", "scrolled"]
TOLERANCE = 3

# GLS-9: glass over black, middle grey and white, in the middle of the setting.
FACES = {"light": (142, 201, 254), "dark": (32, 119, 146)}
LENSES = {
    ("26", "light"): lambda value: 0.925 * value, ("26", "dark"): lambda value: value + 0.08 * (255 - value),
    ("27.1", "light"): lambda value: 1.13 * value - 51, ("27.1", "dark"): lambda value: 0.87 * value - 18,
}

# Each with the page, and the navigation bar's background, in light and in dark.
THEMES = {
    "plain": (("#FFFFFF", "#000000"), None),
    "brand": (("#FFF8E1", "#101418"), ("#0A3D91", "#7FB2FF")),
    "grey": (("#808080", "#808080"), ("#C0C0C0", "#404040")),
    "vivid": (("#D81B60", "#1B5E20"), None),
    "reverse": (("#0D1B3D", "#FFF3E0"), ("#FFFFFF", "#000000")),
    "veiled": (("#F2E6FF", "#1A0033"), ("#0A3D9180", "#FFC40066")),
}

# The points of what is shown, on the screen: the scheme of the picture, what is measured, and where. Content is hidden before.
POINTS = """
const points = [];
for (const svg of document.querySelectorAll("#pictures figure:not([hidden]) svg")) {
  const scheme = svg.closest("figure").dataset.scheme;
  for (const scene of svg.querySelectorAll("defs > g[id$='-content'] > :nth-child(2)")) scene.style.display = "none";
  const add = (what, node, x, y) => {
    const place = new DOMPoint(x, y).matrixTransform(node.getScreenCTM());
    points.push({ scheme, what, x: Math.round(place.x), y: Math.round(place.y) });
  };
  const number = (node, name) => Number(node.getAttribute(name)) || 0;
  add("page", svg, 3, 437);
  // Away from corners, texts, and the shadows of glass.
  for (const [name, across, shares] of [["navigationBar", 201, [0.93, 0.96]], ["tabBar", 3, [0.1, 0.25]]]) {
    const bar = svg.querySelector(`[data-part="${name}.background"] > rect`);
    if (bar) for (const share of shares) add(name, bar, number(bar, "x") + across, number(bar, "y") + number(bar, "height") * share);
  }
  for (const piece of svg.querySelectorAll("[data-glass]")) {
    const part = piece.closest("[data-part^='tabBar'], [data-part^='navigationBar']").dataset.part;
    const shape = piece.querySelector("rect");
    const [width, height] = ["width", "height"].map((name) => number(shape, name));
    // Beside the texts: those of tabs are far from the trailing edge.
    for (const share of [0.42, 0.5, 0.68]) add(`${part.split(".")[0]} glass`, piece, part.startsWith("tabBar") ? width - 12 : 6.5, height * share);
  }
  const lens = svg.querySelector("[data-part='tabBar.selection'] > g");
  if (lens) for (const share of [0.42, 0.5, 0.68]) add("lens", lens, 9, 54 * share);
}
return points;
"""
# The colours of a picture of the window at some points.
COLORS = """
const [picture, points, done] = arguments;
const image = new Image();
image.onload = () => {
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  done(points.map(({ x, y }) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3)));
};
image.src = `data:image/png;base64,${picture}`;
"""


def theme(page, bar):
    def color(pair):
        return {"light": pair[0], "dark": pair[1]}

    # Pages show the systems that a theme tells apart.
    result = {
        "pelmet": 1, "content": {"backgroundColor": color(page)},
        "when": [{"is": {"os": ">=26"}, "navigationItem": {"backButtonDisplayMode": "minimal"}}],
    }
    if bar:
        slot = {"background": "transparent", "backgroundColor": color(bar)}
        result["navigationBar"] = {"standardAppearance": slot, "scrollEdgeAppearance": "standardAppearance"}
        result["tabBar"] = {"standardAppearance": slot, "scrollEdgeAppearance": "standardAppearance"}
    return result


def channels(text):
    return [int(text[start:start + 2], 16) for start in (1, 3, 5)], int(text[7:9] or "FF", 16) / 255


def over(text, ground):
    color, alpha = channels(text)
    return [value * alpha + below * (1 - alpha) for value, below in zip(color, ground)]


def glass(ground, scheme):
    """The scheme that glass has over a ground (GLS-1), and its colour (GLS-9)."""
    brightness = (0.299 * ground[0] + 0.587 * ground[1] + 0.114 * ground[2]) / 255
    scheme = "light" if brightness > 0.62 else "dark" if brightness < 0.38 else scheme
    black, grey, white = FACES[scheme]
    return scheme, [black + (grey - black) * value / 128 if value < 128 else grey + (white - grey) * (value - 128) / 127 for value in ground]


def expected(name, system, point):
    pages, bars = THEMES[name]
    dark = point["scheme"] == "dark"
    page = over(pages[dark], [0, 0, 0])
    bar = over(bars[dark], page) if bars else page
    match point["what"]:
        case "page": return page
        case "navigationBar" | "tabBar": return bar
        case "navigationBar glass": return glass(bar, point["scheme"])[1]
        case "tabBar glass": return glass(page, point["scheme"])[1]
        case "lens":
            scheme, face = glass(page, point["scheme"])
            return [LENSES[system, scheme](value) for value in face]


def check_pixels(browser, pelmet):
    measured, wrong = {}, []
    browser.resize(1440, 1100)
    with tempfile.TemporaryDirectory(prefix="pelmet-pixels-") as folder:
        for name, (page, bar) in THEMES.items():
            (pathlib.Path(folder) / f"{name}.theme.json").write_text(json.dumps(theme(page, bar)))
        file = pathlib.Path(folder) / "pixels.html"
        run = subprocess.run([pelmet, "preview", folder, "-o", file], capture_output=True, text=True, check=False)
        check(run.returncode == 0, f"{len(THEMES)} themes are drawn", run.stderr)
        browser.open(file.as_uri())
        for name in THEMES:
            for system in SYSTEMS:
                for moment in MOMENTS:
                    browser.run("location.hash = arguments[0]", f"#t={name}&os={system}&y={moment}&twin=on")
                    browser.settle()
                    points = browser.run(POINTS)
                    picture = base64.b64encode(browser.screenshot()).decode()
                    for point, seen in zip(points, browser.wait(COLORS, picture, points)):
                        wanted = expected(name, system, point)
                        measured[point["what"]] = measured.get(point["what"], 0) + 1
                        if max(abs(one - two) for one, two in zip(seen, wanted)) > TOLERANCE:
                            wrong.append(f"{name} {system} {moment} {point}: {seen}, not {[round(value) for value in wanted]}")
    browser.resize(1440, 900)
    counts = ", ".join(f"{count} of {what}" for what, count in sorted(measured.items()))
    check(len(measured) == 6 and sum(measured.values()) >= 400, f"points are measured: {counts}")
    check(not wrong, f"all have the colour that is reckoned with, within {TOLERANCE} of 255", "\n".join([str(len(wrong))] + wrong[:12]))
