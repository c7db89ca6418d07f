// The values of a state and the contrasts of all looks, as tables.

const hopCell = (hops) => (hops.length ? hopList(hops) : "");

const valuesTable = (theme, place, state) => table("Final values",
  ["Property", "Value", "Names, and where they are written", "Not drawn, or changed"],
  reading(theme, place, state).values.map((value) => [
    code(value.path), colored(value.text, value.color), hopCell(value.hops), changeText(value) ?? ""]),
  { style: "values", none: "The theme sets nothing here." });

// All combinations of the options that a place offers on two axes, as changes of a state.
const combinations = (theme, place, state, first, second) => {
  const offered = (key) => optionsAt(theme, place, key, state).filter((option) => option.isOffered);
  return offered(first).flatMap((one) => offered(second).map((two) => ({ [first]: one.id, [second]: two.id })));
};

const titleOf = (changes) => capitalized(stateText(changes, Object.keys(changes)));

const contrastCell = (contrast) => contrast
  && [element("span", { class: "pair" }, swatch(contrast.foreground), swatch(contrast.background)),
    `${ratioText(contrast.ratio)} `, passMark(contrast)];

const withoutArticle = (words) => capitalized(words.replace(/^the /, ""));

// The part, the slot and what is behind it.
const contrastPlace = ({ part, slot, ground }) => [withoutArticle(part), code(slot), withoutArticle(ground)];

const contrastTable = (theme, place, state) => {
  const looks = combinations(theme, place, state, "m", "ic");
  const rows = new Map();
  looks.forEach((look, column) => {
    for (const contrast of reading(theme, place, { ...state, ...look }).contrasts) {
      const key = JSON.stringify([contrast.part, contrast.slot, contrast.ground]);
      if (!rows.has(key)) rows.set(key, { contrast, cells: looks.map(() => undefined) });
      rows.get(key).cells[column] = contrast;
    }
  });
  return table("Contrast of every part with what is behind it", ["Part", "Slot", "Behind it", "Needs", ...looks.map(titleOf)],
    [...rows.values()].map(({ contrast, cells }) => [
      ...contrastPlace(contrast), `${contrast.minimum}:1`, ...cells.map(contrastCell)]),
    { style: "contrasts", none: "Nothing that the theme sets here has a contrast that is known." });
};

viewContents.values = {
  title: "Values",
  axes: ["os", "m", "ic", "d", "o"],
  content: (state) => [valuesTable(state.t, state.p, state)],
};

viewContents.contrast = {
  title: "Contrast",
  axes: ["os", "d", "o"],
  content: (state) => [contrastTable(state.t, state.p, state)],
};
