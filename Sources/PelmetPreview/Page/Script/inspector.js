// The selected part: its values, where they come from, what answered for it, and how well it can be read.

const fact = (name, ...content) => [element("dt", {}, name), element("dd", {}, ...content)];

const contrastLine = (contrast) => element("li", {},
  element("span", { class: "pair" }, swatch(contrast.foreground), swatch(contrast.background)),
  `${ratioText(contrast.ratio)} on ${contrast.ground}, needs ${contrast.minimum}:1 `, passMark(contrast));

// Why a value is not drawn, or drawn otherwise than on older systems.
const changeText = (value) => value?.ignored ?? value?.changed;

const changeNote = (value) => changeText(value) && element("p", { class: "ignored" }, changeText(value));

const valueFacts = (value) => element("section", { class: "fact" },
  element("h3", {}, code(value.path)),
  element("p", {}, colored(value.text, value.color)),
  value.hops.length > 0 && hopList(value.hops),
  changeNote(value));

const fontText = (values) => values.filter((value) => /\.font\b/.test(value.path))
  .map((value) => `${value.path.split(".").pop()} ${value.text}`).join(", ");

// The value that a part shows above all: a colour that is drawn.
const chiefValue = (values) =>
  values.find((value) => value.color && !value.ignored) ?? values.find((value) => value.color) ?? values[0];

// The name that stands where a value is written, such as "{accent}".
const nameOf = (value) => /\{[^{}"]+\}/.exec(value?.hops[0]?.text ?? "")?.[0];

const partContent = (state) => {
  const info = partInfo(state.t, state.p, state, state.sel) ?? { values: [], contrasts: [] };
  const chief = chiefValue(info.values);
  const asked = (info.chain ?? []).filter((slot) => slot !== info.slot);
  const isAbout = (finding) => appliesTo(finding, state) && finding.parts.includes(state.sel);
  const hasFindings = findingsOf(state.t).some(isAbout);
  return [
    element("h2", {}, partTitle(state.sel, state)),
    element("p", { class: "chief" }, chief ? colored(chief.text, chief.color) : "The theme sets nothing here: this is the system’s look.",
      nameOf(chief) && [" ", code(nameOf(chief))]),
    changeNote(chief),
    element("dl", {},
      chief?.hops.length > 0 && fact("Written", hopList(chief.hops)),
      chief && fact("Property", code(chief.path)),
      info.slot && fact("Slot", code(info.slot), asked.length > 0 && [", asked first: ", ...asked.flatMap((slot) => [code(slot), " "])]),
      info.uikit && fact("UIKit", code(info.uikit)),
      fontText(info.values) && fact("Font", fontText(info.values)),
      info.contrasts.length > 0 && fact("Contrast", element("ul", { class: "lines" }, ...info.contrasts.map(contrastLine)))),
    element("div", { class: "commands" },
      chief && command("Copy value", () => copyText(chief.text, `Copied ${chief.text}`)),
      ...pageCommands(state)),
    hasFindings && element("h3", {}, "Findings"),
    hasFindings && findingsList(state.t, isAbout),
    ...info.values.filter((value) => value !== chief).map(valueFacts),
  ];
};

const pageCommands = (state) => [
  command("Copy link", () => copyText(new URL(addressOf(wanted), location.href).href, "Copied the link")),
  command("Save SVG", () => savePicture(state)),
];

const themeContent = (state) => {
  const theme = themes[state.t];
  const { approximations } = picture(state.t, state.p, state);
  const count = findingsOf(state.t).length;
  return [
    element("h2", {}, themeTitle(theme)),
    element("p", { class: "hint" }, "Select a part of the picture to see its value and where it is written."),
    element("div", { class: "commands" },
      ...pageCommands(state)),
    element("dl", {},
      fact("Name", code(theme.name)),
      theme.module && fact("Module", element("bdi", {}, theme.module)),
      theme.file && fact("File", position({ file: theme.file })),
      fact("Place", element("bdi", {}, theme.places[state.p].label))),
    element("h3", {}, count ? `Findings (${count})` : "No findings"),
    count > 0 && findingsList(state.t),
    approximations.length > 0 && element("details", {},
      element("summary", { "data-key": "approximations" }, `Differences from a real device (${approximations.length})`),
      element("ul", {}, ...approximations.map((text) => element("li", {}, text)))),
  ];
};

onState((state, changed) => {
  const panel = byId("inspector");
  const isOpen = panel.querySelector("details")?.open;
  refill(panel, ...(state.sel ? partContent(state) : themeContent(state)));
  // Without what it means to those who see it, the selection would pass unnoticed.
  if (state.sel && changed.length < 3 && changed.includes("sel")) {
    announce(`${panel.querySelector("h2").textContent}: ${panel.querySelector(".chief").textContent}`);
  }
  if (isOpen) panel.querySelector("details")?.setAttribute("open", "");
});
