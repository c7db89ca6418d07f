// Two themes, or a theme here and one of another preview file, in the same state.

addStateKey("w", "");
addStateKey("cm", "side");

// The other preview file, if one was opened: { name, data, definitions, theme }.
let otherFile;

// Answers a question while the data of another file stand in for the page's.
const withData = (other, question) => {
  const own = data;
  const use = (next) => {
    data = next;
    ({ themes, axes } = data);
  };
  use(other);
  try {
    return question();
  } finally {
    use(own);
  }
};

const compareModes = { side: "Side by side", slider: "Slider", onion: "Onion skin", blink: "Blink" };

const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)");

const sameOf = (theme, list) => Math.max(0, list.findIndex((other) => other.name === theme.name && other.module === theme.module));

const matchingPlace = (theme, place) =>
  Math.max(0, theme.places.findIndex((other) => other.kind === place.kind && other.name === place.name));

// The second theme: { themes, theme, place, definitions, ask }, or undefined where there is none. `ask` asks about it.
const second = (state) => {
  const first = themes[state.t];
  const at = (list, theme, definitions, ask) =>
    ({ themes: list, theme, place: matchingPlace(list[theme], first.places[state.p]), definitions, ask });
  if (otherFile) {
    const { data, theme, definitions } = otherFile;
    return at(data.themes, theme, definitions, (question) => withData(data, question));
  }
  const chosen = themes.findIndex((_, index) => index !== state.t && themeSlug(index) === state.w);
  const theme = chosen >= 0 ? chosen : themes.findIndex((_, index) => index !== state.t);
  return theme >= 0 ? at(themes, theme, ownDefinitions(), (question) => question()) : undefined;
};

// Reads another preview file, without running anything in it.
const openFile = async (file) => {
  try {
    const page = new DOMParser().parseFromString(await file.text(), "text/html");
    const data = JSON.parse(page.getElementById("data").textContent);
    const other = { name: file.name, data, definitions: definitionsIn(page), theme: sameOf(themes[state.t], data.themes) };
    withData(data, () => [picture(other.theme, 0, state), reading(other.theme, 0, state)]);
    otherFile = other;
  } catch {
    return announce(`${file.name} is not a page of this version of pelmet preview`);
  }
  if (state.v === "compare") showView(state); else setState({ v: "compare" });
  announce(`Compared with ${file.name}`);
};

const differences = (before, after) => {
  const values = new Map(before.map((value) => [value.path, { before: value }]));
  for (const value of after) values.set(value.path, { ...values.get(value.path), after: value });
  return [...values].filter(([, pair]) => pair.before?.text !== pair.after?.text);
};

const contrastDifferences = (before, after) => {
  const key = (contrast) => JSON.stringify([contrast.part, contrast.slot, contrast.ground]);
  const old = new Map(before.map((contrast) => [key(contrast), contrast]));
  return after.map((contrast) => ({ before: old.get(key(contrast)), after: contrast }))
    .filter((pair) => pair.before && pair.before.ratio !== pair.after.ratio);
};

// The parts of a picture as text, without the parts within them.
const partTexts = (svg) => {
  const texts = new Map();
  for (const part of new DOMParser().parseFromString(standalone(svg, new Map()), "image/svg+xml").querySelectorAll("[data-part]")) {
    const copy = part.cloneNode(true);
    for (const inner of copy.querySelectorAll("[data-part]")) inner.remove();
    texts.set(part.dataset.part, (texts.get(part.dataset.part) ?? "") + copy.outerHTML);
  }
  return texts;
};

const changedParts = (before, after) => {
  const [old, fresh] = [partTexts(before), partTexts(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].filter((name) => old.get(name) !== fresh.get(name));
};

// Frames around parts of the picture that `frame` contains, once it is laid out; none around what is as large as the picture.
const outline = (frame, parts) => frame.append(...partBoxes(frame.querySelector("svg"))
  .filter(({ name, width, height }) => parts.includes(name) && width * height < 8000)
  .map((box) => {
    const mark = element("span", { class: "changed" });
    for (const [side, key] of [["left", "x"], ["top", "y"], ["width", "width"], ["height", "height"]]) mark.style[side] = `${box[key]}%`;
    return mark;
  }));
