// Two themes, or a theme here and one of another preview file, in the same state.

addStateKey("w", "");
addStateKey("cm", "side");

// The other preview file, if one was opened: { name, theme, themes, definitions, parameters, picture, reading }.
let otherFile;

// Answers a question while the data of another file stand in for the page's.
const withData = (other, question) => {
  const own = data;
  useData(other);
  try {
    return question();
  } finally {
    useData(own);
  }
};

const compareModes = { side: "Side by side", slider: "Slider", onion: "Onion skin", blink: "Blink" };

const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)");

const sameOf = (theme, list) => Math.max(0, list.findIndex((other) => other.name === theme.name && other.module === theme.module));

const matchingPlace = (theme, place) =>
  Math.max(0, theme.places.findIndex((other) => other.kind === place.kind && other.name === place.name));

// The second theme: { themes, theme, place, definitions, parameters, picture, reading }, or undefined where there is none.
const second = (state) => {
  const at = (page, theme) =>
    ({ ...page, theme, place: matchingPlace(page.themes[theme], themes[state.t].places[state.p]) });
  if (otherFile) return at(otherFile, otherFile.theme);
  const chosen = themes.findIndex((_, index) => index !== state.t && themeSlug(index) === state.w);
  const theme = chosen >= 0 ? chosen : themes.findIndex((_, index) => index !== state.t);
  return theme >= 0 ? at({ themes, definitions: ownDefinitions(), picture, reading }, theme) : undefined;
};

// The data of another preview file, without running anything in it.
const readPage = (text) => {
  const page = new DOMParser().parseFromString(text, "text/html");
  const other = JSON.parse(page.getElementById("data").textContent);
  return {
    themes: other.themes, definitions: definitionsIn(page), parameters: other.parameters ?? noParameters,
    picture: (...place) => withData(other, () => picture(...place)), reading: openNotes(other, (reading) => reading).reading,
  };
};

const openFile = async (file) => {
  try {
    const page = readPage(await file.text());
    const theme = sameOf(themes[state.t], page.themes);
    page.picture(theme, 0, state);
    page.reading(theme, 0, state);
    otherFile = { ...page, name: file.name, theme };
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

// The parts of a picture as text, without the parts within them and without the names that only this picture has. The picture may
// be another page's: it stays in a document of its own, where nothing loads or runs.
const partTexts = (svg) => {
  const texts = new Map();
  const drawn = new DOMParser().parseFromString(svg.replace(/(id="|#)p\d+-/g, "$1"), "image/svg+xml");
  for (const part of drawn.querySelectorAll("[data-part]")) {
    const copy = part.cloneNode(true);
    for (const inner of copy.querySelectorAll("[data-part]")) inner.remove();
    const name = part.getAttribute("data-part");
    texts.set(name, (texts.get(name) ?? "") + copy.outerHTML);
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
