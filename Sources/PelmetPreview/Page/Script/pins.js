// Findings: numbered pins beside their parts in the pictures, and the same as text.

// The finding that was shown last, by theme, so that "next" goes on from there.
let shownFinding = { theme: -1, index: -1 };

const appliesTo = (finding, state) => (finding.place === -1 || finding.place === state.p)
  && Object.entries(finding.states ?? {}).every(([key, ids]) => ids.includes(state[key]));

const showsPart = (state, parts) => {
  const { svg } = picture(state.t, state.p, state);
  return parts.find((part) => svg.includes(`data-part="${part}"`));
};

// The nearest state whose picture shows what a finding is about: this one, or one with another option of one axis.
const stateShowing = (finding, state) => {
  const base = { ...state };
  if (finding.place !== -1) base.p = finding.place;
  for (const [key, ids] of Object.entries(finding.states ?? {})) if (!ids.includes(base[key])) base[key] = ids[0];
  if (!finding.parts.length || showsPart(base, finding.parts)) return base;
  for (const { key } of axes) {
    for (const { id, isOffered } of optionsAt(base.t, base.p, key, base)) {
      const other = { ...base, [key]: id };
      if (isOffered && appliesTo(finding, other) && showsPart(other, finding.parts)) return other;
    }
  }
  return base;
};

const showFinding = (index) => {
  const all = findingsOf(state.t);
  const finding = all[index];
  shownFinding = { theme: state.t, index };
  const next = stateShowing(finding, state);
  setState({ ...next, v: "stage", sel: showsPart(next, finding.parts) ?? "" });
  byId("inspector").querySelector(".findings [aria-current]")?.scrollIntoView({ block: "nearest" });
  announce(`Finding ${finding.number} of ${all.length}: ${finding.message}`);
};

const nextFinding = () => {
  const count = findingsOf(state.t).length;
  if (count) showFinding((shownFinding.theme === state.t ? shownFinding.index + 1 : 0) % count);
  else announce("This theme has no findings");
};
keys.add(".", "next finding", nextFinding);
keys.add("n", "findings on the picture", switchPins);

const pinButton = (finding, index, label) => element("button", { type: "button", class: `pin ${finding.severity}`,
  "data-key": `finding-${index}`, "aria-label": label, onclick: () => showFinding(index) }, `${finding.number}`);

const findingItem = (finding, index, theme) => {
  const isShown = shownFinding.theme === theme && shownFinding.index === index;
  return element("li", { class: `finding ${finding.severity}`, "aria-current": isShown ? "true" : undefined },
    finding.parts.length
      ? pinButton(finding, index, `Show finding ${finding.number}`)
      : element("span", { class: `pin ${finding.severity}` }, `${finding.number}`),
    element("div", {},
      element("p", {}, element("strong", {}, finding.severity), " ", element("span", { class: "message" }, finding.message)),
      finding.fix && element("p", {}, `Fix: ${finding.fix}`),
      element("p", {}, position(finding)),
      element("p", {}, code(`pelmet explain ${finding.rule}`))));
};

const findingsList = (theme, chosen = () => true) => element("ol", { class: "findings" },
  ...findingsOf(theme).map((finding, index) => chosen(finding) && findingItem(finding, index, theme)));

// Pins at one corner stand in a row.
const pinCorners = ({ boxes, look }) => {
  const corners = new Map();
  findingsOf(look.t).forEach((finding, index) => {
    if (!appliesTo(finding, look)) return;
    const box = finding.parts.map((part) => boxes.find(({ name }) => name === part)).find((found) => found);
    if (!box) return;
    const key = `${(box.x + box.width).toFixed(1)} ${box.y.toFixed(1)}`;
    corners.set(key, [...corners.get(key) ?? [], index]);
  });
  return [...corners];
};

stage.onPicture((slot) => {
  const corners = pinCorners(slot);
  const all = findingsOf(slot.look.t);
  const signature = JSON.stringify([corners, all]);
  // Pins that stay keep the focus.
  if (slot.pins?.dataset.signature === signature) return;
  slot.pins?.remove();
  slot.pins = element("div", { class: "pins", "data-signature": signature }, ...corners.map(([key, indices]) => {
    const corner = element("div", { class: "corner" }, ...indices.map((index) =>
      pinButton(all[index], index, `Finding ${all[index].number}, ${all[index].severity}: ${all[index].message}`)));
    const [x, y] = key.split(" ").map(Number);
    [corner.style.left, corner.style.top] = [`${x}%`, `${y}%`];
    // At the right edge they go to the left, so that the page does not grow.
    corner.classList.toggle("last", x > 85);
    return corner;
  }));
  slot.device.append(slot.pins);
});
