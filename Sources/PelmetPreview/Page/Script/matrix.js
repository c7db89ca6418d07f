// All states of a place as small pictures: systems and scroll positions below each other, looks side by side. Equal ones stand once.

const matrixRows = (state) => {
  const offered = (key) => optionsAt(state.t, state.p, key, state).filter((option) => option.isOffered);
  return offered("os").flatMap((system) => offered("y").map((scroll) => ({ os: system.id, y: scroll.id })));
};

const matrixCell = (state, title, seen) => {
  const shown = picture(state.t, state.p, state);
  const same = seen.get(shown.key);
  if (same) return element("span", { class: "same" }, `same as ${same}`);
  seen.set(shown.key, title);
  const frame = element("span", { class: "thumb" });
  frame.innerHTML = shown.svg;
  frame.firstElementChild.setAttribute("aria-hidden", "true");
  return element("button", { type: "button", "data-key": title, "aria-label": `Open ${title}`,
    onclick: () => setState({ ...state, v: "stage" }, { push: true }) }, frame);
};

const matrixTable = (state) => {
  const seen = new Map();
  const columns = looksAt(state.t, state.p, state);
  const rows = matrixRows(state).map((row) => [stateText({ ...state, ...row }, ["os", "y"]),
    ...columns.map((column) => {
      const cell = { ...column.state, ...row };
      return matrixCell(cell, stateText(cell, ["os", "m", "ic", "y"]), seen);
    })]);
  return table("All states on this device; what is equal is drawn once", ["State", ...columns.map((column) => column.title)], rows, "matrix");
};

views.matrix = {
  title: "All states",
  content: (state) => [element("div", { class: "wide" }, matrixTable(state))],
};
