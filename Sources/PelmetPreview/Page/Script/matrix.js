// All states of a place as small pictures: systems and scroll positions below each other, looks side by side. Equal ones stand once.

// Draws small pictures one after the other from an index on, so that the table is there at once.
const drawThumbs = (thumbs, index = 0) => {
  if (!thumbs[index]?.frame.isConnected) return;
  const { frame, state } = thumbs[index];
  const shown = picture(state.t, state.p, state);
  const drawn = pictureElement(shown.svg, shown.title);
  drawn.setAttribute("aria-hidden", "true");
  frame.append(drawn);
  requestAnimationFrame(() => drawThumbs(thumbs, index + 1));
};

const matrixCell = (state, changes, seen, thumbs) => {
  const key = pictureKey(state.t, state.p, { ...state, ...changes });
  const title = stateText(changes, Object.keys(changes));
  const same = seen.get(key);
  if (same) return element("span", { class: "same" }, `same as ${same}`);
  seen.set(key, title);
  const frame = element("span", { class: "thumb" });
  thumbs.push({ frame, state: { ...state, ...changes } });
  return element("button", { type: "button", "data-key": title, "aria-label": `Open ${title}`,
    onclick: () => setState({ ...changes, v: "stage" }) }, frame);
};

const matrixTable = (state) => {
  const seen = new Map();
  const thumbs = [];
  const columns = combinations(state.t, state.p, state, "m", "ic");
  const rows = combinations(state.t, state.p, state, "os", "y").map((row) =>
    [titleOf(row), ...columns.map((column) => matrixCell(state, { ...column, ...row }, seen, thumbs))]);
  requestAnimationFrame(() => drawThumbs(thumbs));
  return table("All states on this device; what is equal is drawn once", ["State", ...columns.map(titleOf)], rows, { style: "matrix" });
};

viewContents.matrix = {
  title: "All states",
  axes: ["d", "o", "aa", "dir", "rt", "c"],
  content: (state) => [matrixTable(state)],
};
