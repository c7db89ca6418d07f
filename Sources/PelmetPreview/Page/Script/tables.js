// The values of a state and the contrasts of all looks, as tables.

const hopCell = (hops) => (hops.length ? hopList(hops) : "");

const valuesTable = (theme, place, state) => table("Final values",
  ["Property", "Value", "Names, and where they are written", "Not drawn"],
  reading(theme, place, state).values.map((value) => [
    code(value.path), colored(value.text, value.color), hopCell(value.hops), value.ignored ?? ""]), "values");

const looksAt = (theme, place, state) => {
  const offered = (key) => optionsAt(theme, place, key, state).filter((option) => option.isOffered);
  return offered("m").flatMap((scheme) => offered("ic").map((contrast) => ({
    title: contrast.id === "normal" ? scheme.name : `${scheme.name}, increased contrast`, state: { ...state, m: scheme.id, ic: contrast.id } })));
};

const contrastCell = (contrast) => contrast
  && [element("span", { class: "pair" }, swatch(contrast.foreground), swatch(contrast.background)),
    `${ratioText(contrast.ratio)} `, passMark(contrast)];

const contrastTable = (theme, place, state) => {
  const looks = looksAt(theme, place, state);
  const rows = new Map();
  looks.forEach((look, column) => {
    for (const contrast of reading(theme, place, look.state).contrasts) {
      const key = JSON.stringify([contrast.part, contrast.slot, contrast.ground]);
      if (!rows.has(key)) rows.set(key, { contrast, cells: looks.map(() => undefined) });
      rows.get(key).cells[column] = contrast;
    }
  });
  return table("Contrast of every part with what is behind it", ["Part", "Slot", "Behind it", "Needs", ...looks.map((look) => look.title)],
    [...rows.values()].map(({ contrast, cells }) => [
      contrast.part, contrast.slot, contrast.ground, `${contrast.minimum}:1`, ...cells.map(contrastCell)]), "contrasts");
};

views.values = {
  title: "Values",
  content: (state) => [element("div", { class: "wide" }, valuesTable(state.t, state.p, state))],
};

views.contrast = {
  title: "Contrast",
  content: (state) => [element("div", { class: "wide" }, contrastTable(state.t, state.p, state))],
};
