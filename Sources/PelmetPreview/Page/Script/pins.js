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
  setState({ ...next, v: "stage", sel: showsPart(next, finding.parts) ?? "" }, { push: next.p !== state.p || state.v !== "stage" });
  document.querySelector("#inspector .findings [aria-current]")?.scrollIntoView({ block: "nearest" });
  announce(`Finding ${finding.number} of ${all.length}: ${finding.message}`);
};

const nextFinding = () => {
  const count = findingsOf(state.t).length;
  if (!count) return announce("This theme has no findings");
  showFinding((shownFinding.theme === state.t ? shownFinding.index + 1 : 0) % count);
};

const findingItem = (finding, index, theme) => {
  const isShown = shownFinding.theme === theme && shownFinding.index === index;
  const address = finding.explanation.startsWith("https://") ? finding.explanation : undefined;
  return element("li", { class: `finding ${finding.severity}`, "aria-current": isShown ? "true" : undefined },
    element("span", { class: "pin", "aria-hidden": "true" }, `${finding.number}`),
    element("div", {},
      element("p", {}, element("strong", {}, finding.severity), " ", element("span", { class: "message" }, finding.message)),
      finding.fix && element("p", {}, `Fix: ${finding.fix}`),
      element("p", {}, position(finding)),
      element("p", {}, code(`pelmet explain ${finding.rule}`), " ",
        address && element("a", { href: address, target: "_blank", rel: "noopener" }, "about this rule")),
      finding.parts.length > 0 && command(`finding-${finding.number}`, () => showFinding(index), `Show finding ${finding.number}`)));
};

const findingsList = (theme, chosen = () => true) => element("ol", { class: "findings" },
  ...findingsOf(theme).map((finding, index) => chosen(finding) && findingItem(finding, index, theme)));

// Pins at one corner stand in a row.
const pinsIn = (frame, state) => {
  const svg = frame.querySelector("svg");
  const box = svg.getBoundingClientRect();
  const corners = new Map();
  findingsOf(state.t).forEach((finding, index) => {
    if (!appliesTo(finding, state)) return;
    const part = finding.parts.map((name) => svg.querySelector(`[data-part="${CSS.escape(name)}"]`)).find((found) => found);
    if (!part) return;
    const { right, top } = part.getBoundingClientRect();
    const x = Math.min(Math.max((right - box.left) / box.width, 0), 1) * 100;
    const y = Math.min(Math.max((top - box.top) / box.height, 0), 1) * 100;
    const key = `${x.toFixed(1)} ${y.toFixed(1)}`;
    const pin = element("button", { type: "button", class: `pin ${finding.severity}`, onclick: () => showFinding(index),
      "aria-label": `Finding ${finding.number}, ${finding.severity}: ${finding.message}` }, `${finding.number}`);
    corners.set(key, [...corners.get(key) ?? [], pin]);
  });
  return [...corners].map(([key, pins]) => {
    const corner = element("div", { class: "corner" }, ...pins);
    const [x, y] = key.split(" ");
    corner.style.insetInlineStart = `${x}%`;
    corner.style.top = `${y}%`;
    return corner;
  });
};

onState((state) => {
  if (state.v !== "stage" || !findingsOf(state.t).length) return;
  for (const figure of document.querySelectorAll("#stage figure")) {
    const frame = figure.querySelector("svg")?.parentElement;
    if (!frame) continue;
    frame.querySelector(":scope > .pins")?.remove();
    const pins = pinsIn(frame, { ...state, m: figure.dataset.scheme ?? state.m });
    if (pins.length) frame.append(element("div", { class: "pins" }, ...pins));
  }
});
