// All states of a place as small pictures: systems and scroll positions below each other, looks side by side. Equal ones stand once.

const matrixCell = (state, changes, seen) => {
  const shown = picture(state.t, state.p, { ...state, ...changes });
  const title = stateText(changes, Object.keys(changes));
  const same = seen.get(shown.key);
  if (same) return element("span", { class: "same" }, `same as ${same}`);
  seen.set(shown.key, title);
  const drawn = pictureElement(shown.svg);
  drawn.setAttribute("aria-hidden", "true");
  return element("button", { type: "button", "data-key": title, "aria-label": `Open ${title}`,
    onclick: () => setState({ ...changes, v: "stage" }) }, element("span", { class: "thumb" }, drawn));
};

const matrixTable = (state) => {
  const seen = new Map();
  const columns = combinations(state.t, state.p, state, "m", "ic");
  const rows = combinations(state.t, state.p, state, "os", "y");
  return table("All states on this device; what is equal is drawn once", ["State", ...columns.map(titleOf)],
    rows.map((row) => [titleOf(row), ...columns.map((column) => matrixCell(state, { ...column, ...row }, seen))]), { style: "matrix" });
};

viewContents.matrix = {
  title: "All states",
  axes: ["d", "o", "aa", "dir", "rt", "c"],
  content: (state) => [matrixTable(state)],
};
