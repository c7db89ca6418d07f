"""Compares the colours that a preview page draws with the values that `pelmet resolve` says: `check_values(browser, pelmet, app, file)`."""

import concurrent.futures
import json
import subprocess

from checks import check

# Gives the page's functions to the check. The page itself tells nobody.
OPENED = "globalThis.page = { themes, axes, optionsAt, picture, partInfo, closed };\n})();\n"

# The parts of every state of a phone, with the colours in them and the properties that draw them.
PARTS = """
const { themes, picture, partInfo, closed, axes } = page;
const hex = (text, opacity) => {
  const numbers = /^rgb\\((\\d+) (\\d+) (\\d+)\\)$/.exec(text);
  const pairs = /^#[0-9a-f]{6}$/i.test(text) ? text.slice(1).match(/../g)
    : /^#[0-9a-f]{3}$/i.test(text) ? [...text.slice(1)].map((digit) => digit + digit) : undefined;
  const digits = numbers?.slice(1).map(Number) ?? pairs?.map((pair) => parseInt(pair, 16));
  const whole = digits && [...digits, Math.round(Number(opacity ?? 1) * 255)];
  return whole && "#" + whole.map((number) => number.toString(16).padStart(2, "0")).join("").toUpperCase();
};
const states = [];
const initial = Object.fromEntries(axes.map(({ key, initial }) => [key, initial]));
themes.forEach((theme, t) => theme.places.forEach((place, p) => {
  const systems = axes.find(({ key }) => key === "os").options.map(({ id }) => id);
  const looks = systems.flatMap((os) => ["light", "dark"].flatMap((m) => ["rest", "scrolled"].map((y) => ({ os, m, y }))));
  for (const { os, m, y } of looks) {
    const state = { ...initial, os, m, y };
    const svg = new DOMParser().parseFromString(closed(picture(t, p, state).svg), "image/svg+xml");
    const parts = [...svg.querySelectorAll("[data-part]")].map((group) => {
      // Content is a scene that all pictures share.
      const name = group.getAttribute("data-part");
      const scene = name === "content" && document.getElementById(group.querySelector("use").getAttribute("href").slice(1));
      const own = [...group.querySelectorAll("*")].filter((found) => found.closest("[data-part]") === group);
      const drawn = new Set();
      for (const found of [...own, ...(scene ? scene.querySelectorAll("*") : [])]) {
        for (const [attribute, opacity] of [["fill", "fill-opacity"], ["color", "opacity"], ["stroke", "stroke-opacity"]]) {
          const text = found.getAttribute(attribute);
          const color = text && hex(text, found.getAttribute(opacity));
          if (color) drawn.add(color);
        }
      }
      const { paths, values } = partInfo(t, p, state, name);
      return { name, paths, drawn: [...drawn], dropped: values.filter(({ ignored }) => ignored).map(({ path }) => path),
        isMaterial: Boolean(group.querySelector("[filter]")),
        hasText: own.some(({ localName }) => localName === "text"), isEmpty: own.length === 0 || drawn.size === 0 };
    });
    states.push({ theme: theme.name, module: theme.module, file: theme.file, kind: place.kind, name: place.name, os, m, parts });
  }
}));
return states;
"""


def resolved(pelmet, app, state):
    """The values of a state, by path."""
    arguments = [f"--{kind}={name}" for kind, name in places(state)]
    file = next(path for folder in app.folders for path in folder.rglob("*.theme.json") if path.name == f"{state['theme']}.theme.json"
                and (not state["file"] or path.as_posix().endswith(state["file"])))
    run = subprocess.run(
        [pelmet, "resolve", file, *app.modules, *arguments, "--os", state["os"], "--scheme", state["m"], "--format", "json"],
        capture_output=True, text=True, check=False)
    return {value["path"]: value for value in json.loads(run.stdout)} if run.returncode == 0 else None


def places(state):
    """The place of a state, as options of the command."""
    if state["kind"] == "plain":
        return []
    if state["kind"] == "both":
        screen, context = state["name"].split(" in ")
        return [("screen", screen), ("context", context)]
    return [(state["kind"], state["name"])]


def expected(part, values, os):
    """The paths and colours of which a part must draw one: those of the first of its properties that is set. System colours are not compared."""
    is_on_glass = "Item" in part["name"] and float(os) >= 26
    for path in part["paths"]:
        found = {name: value["value"] for name, value in values.items()
                 if (name == path or name.startswith(path + ".")) and "ignored" not in value and name not in part["dropped"]
                 and isinstance(value["value"], str) and value["value"].startswith(("#", "system:"))
                 # Colours of text are not those of symbols, and everything in the pictures is enabled.
                 and ("titleTextAttributes" not in name or part["hasText"]) and ".disabled." not in name
                 # The window's tint reaches neither symbols nor texts of items on glass.
                 and not (is_on_glass and name == "window.tintColor")}
        if found:
            return {name: color for name, color in found.items() if color.startswith("#")}
    return {}


def check_values(browser, pelmet, app, file):
    text = file.read_text(encoding="utf-8")
    end = text.rindex("})();\n")
    opened = file.with_name(f"opened-{file.name}")
    opened.write_text(text[:end] + OPENED + text[end + len("})();\n"):], encoding="utf-8")
    browser.open(opened.as_uri())
    states = browser.run(PARTS)
    questions = {(state["module"], state["theme"], state["kind"], state["name"], state["os"], state["m"]): state for state in states}
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        answers = dict(zip(questions, pool.map(lambda state: resolved(pelmet, app, state), questions.values())))
    equal, materials, wrong = 0, set(), set()
    for state in states:
        values = answers[state["module"], state["theme"], state["kind"], state["name"], state["os"], state["m"]]
        if values is None:
            wrong.add(f"{state['theme']} does not resolve")
            continue
        for part in state["parts"]:
            colors = {} if part["isEmpty"] else expected(part, values, state["os"])
            if not colors:
                continue
            if any(color.upper() in part["drawn"] for color in colors.values()):
                equal += 1
            elif part["isMaterial"]:
                materials.add(part["name"])
            else:
                wrong.add(f"{state['theme']}{state['name'] and ' ' + state['name']}, iOS {state['os']}, {state['m']}: {part['name']} draws "
                          f"{', '.join(part['drawn'])}, not {', '.join(f'{path} {color}' for path, color in colors.items())}")
    print(f"  materials: {', '.join(sorted(materials)) or 'none'}")
    check(not wrong, f"{equal} drawn colours are those that pelmet resolve says", f"{len(wrong)}:\n" + "\n".join(sorted(wrong)[:40]))
