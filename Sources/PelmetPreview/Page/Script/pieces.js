// The pieces of which inspector and views are built. Texts of themes only ever become text nodes.

// The views beside the stage by their value of `v`: { title, axes: keys on which it depends, content(state) → nodes }.
const viewContents = {};

const swatch = (color) => {
  if (!color) return undefined;
  const fill = element("span");
  fill.style.backgroundColor = color;
  return element("span", { class: "swatch", "aria-hidden": "true" }, fill);
};

// A text that may break where an expression says.
const breaking = (text, at) =>
  element("bdi", {}, ...text.split(at).flatMap((part, index) => (index ? [element("wbr"), part] : [part])));

// Names of properties break after their dots.
const code = (text) => element("code", {}, breaking(text, /(?<=\w\.)(?=[a-z])/));

const colored = (text, color) => element("span", { class: "value" }, swatch(color), code(text));

const positionText = ({ file, line, column }) => [file, line, column].filter((part) => part).join(":");

const position = (place, title) => element("code", { class: "position", title }, breaking(positionText(place), /(?<=\/)/));

// Where a value is written and the names through which it came, the first name first. Folders are left out: the names say whose files.
const hopList = (hops) => element("ol", { class: "hops" }, ...hops.map((hop) =>
  element("li", {}, element("bdi", {}, hop.text), " ", position({ ...hop, file: hop.file.split("/").pop() }, positionText(hop)))));

// Rounded down, so that no ratio looks as if it reached what it fails.
const ratioText = (ratio) => `${Math.floor(ratio * 100) / 100}:1`;

const passMark = ({ ratio, minimum }) => {
  const passes = ratio >= minimum;
  const level = passes ? (ratio >= 7 ? "AAA" : "AA") : "fails";
  return element("span", { class: passes ? "passes" : "fails" }, element("span", { "aria-hidden": "true" }, passes ? "✓ " : "✗ "), level);
};

// A table that scrolls by itself, by keyboard, too; a sentence where there are no rows.
// On narrow screens the cells of a row stand below each other, each behind the head of its column. The roles keep the table one for
// assistive technology, which goes by how it is shown.
const table = (caption, heads, rows, { style, none }) => (rows.length
  ? element("div", { class: "wide", role: "region", "aria-label": caption, tabindex: "0" },
    element("table", { class: style, role: "table" },
      element("caption", {}, caption),
      element("thead", { role: "rowgroup" }, element("tr", { role: "row" },
        ...heads.map((head) => element("th", { scope: "col", role: "columnheader" }, head)))),
      element("tbody", { role: "rowgroup" }, ...rows.map(([first, ...cells]) => element("tr", { role: "row" },
        element("th", { scope: "row", role: "rowheader" }, first),
        ...cells.map((cell, column) => element("td", { role: "cell", "data-head": heads[column + 1] }, cell)))))))
  : element("p", {}, none));

const command = (name, action) => element("button", { type: "button", class: "plain", "data-key": name, onclick: action }, name);

// Replaces what an element contains. The control that had the focus has it afterwards, too.
const refill = (parent, ...children) => {
  const focused = parent.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  parent.replaceChildren(...children.filter((child) => child));
  if (focused) parent.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
};

const themeTitle = (theme) => element("bdi", {}, theme.title || theme.name);

// The name of an option within a sentence: "iOS 18", but "dark".
const inSentence = (name) => name.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());

// A state in words: "iOS 18, dark, scrolled, contrast: increased". Less usual axes are named where they are not as at first.
const stateText = (state, keys) => axes.filter((axis) => keys.includes(axis.key)).map((axis) => {
  const option = axis.options.find(({ id }) => id === state[axis.key]);
  if (!option || ["os", "m", "d", "y"].includes(axis.key)) return option && inSentence(option.name);
  return option.id === axis.initial ? undefined : `${inSentence(axis.name)}: ${inSentence(option.name)}`;
}).filter((name) => name).join(", ");

// The choices that have changed, for those who do not see them: "Pad, Appearance: Dark".
const choiceText = (changed) => [
  changed.includes("t") && themes[state.t].title,
  changed.includes("p") && themes[state.t].places[state.p].label,
  ...axes.filter(({ key }) => changed.includes(key)).map(({ key, name, options }) => `${name}: ${options.find(({ id }) => id === state[key])?.name}`),
].filter((text) => text).join(", ");

// As the start of a heading: "Dark", but "iOS 18".
const capitalized = (text) => text.replace(/^[a-z](?![A-Z])/, (letter) => letter.toUpperCase());

const copyText = async (text, said) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Some browsers have no clipboard for pages that are files.
    const field = element("textarea", { class: "unseen", "aria-hidden": "true" });
    field.value = text;
    const focused = document.activeElement;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    focused?.focus({ preventScroll: true });
  }
  announce(said);
};
