// How a comparison is shown: its controls, the two pictures, and what differs as text.

// The position of the slider and the onion skin's opacity, in percent.
let compareAmount = 50;

const compareChooser = (state, other) => {
  const option = (value, theme, isChosen) => element("option", { value, selected: isChosen }, theme.title || theme.name);
  const own = themes.map((theme, index) => index !== state.t
    && option(`own ${index}`, theme, !otherFile && index === other?.theme));
  const select = element("select", { "data-key": "second", onchange: () => {
    const [book, index] = select.value.split(" ");
    if (book === "own") otherFile = undefined; else otherFile.theme = Number(index);
    if (book === "own" && state.w !== themeSlug(index)) setState({ w: themeSlug(index) }); else showView(state);
  } }, otherFile && element("optgroup", { label: otherFile.name },
    ...otherFile.themes.map((theme, index) => option(`other ${index}`, theme, index === otherFile.theme))),
  element("optgroup", { label: "This page" }, ...own));
  const input = element("input", { type: "file", accept: ".html,text/html", class: "unseen", tabindex: "-1", "aria-hidden": "true",
    onchange: () => input.files[0] && openFile(input.files[0]) });
  return [element("label", { class: "pick" }, "Compare with ", select, icon(chevrons)), input,
    command("Open another preview…", () => input.click())];
};

const modeChooser = (mode) => element("div", { class: "segments", role: "group", "aria-label": "Show" },
  ...Object.entries(compareModes).filter(([id]) => id !== "blink" || !reducesMotion.matches).map(([id, name]) =>
    element("button", { type: "button", "aria-pressed": `${id === mode}`, "data-key": `mode-${id}`,
      onclick: () => setState({ cm: id }) }, name)));

const amountControl = (mode, pictures) => {
  const set = (value) => {
    compareAmount = Number(value);
    pictures.style.setProperty("--amount", `${value}%`);
  };
  set(compareAmount);
  if (mode === "blink") {
    return command("Pause", (event) => {
      const isPaused = pictures.classList.toggle("paused");
      event.currentTarget.textContent = isPaused ? "Blink" : "Pause";
    });
  }
  if (mode === "side") return undefined;
  return element("label", {}, mode === "slider" ? "Position" : "Opacity of the second",
    element("input", { type: "range", min: 0, max: 100, value: compareAmount, "data-key": "amount",
      oninput: (event) => set(event.currentTarget.value) }));
};

const differencesTable = (names, before, after) => table("Values that differ", ["Property", ...names],
  differences(before.values, after.values).map(([path, pair]) => [code(path),
    ...[pair.before, pair.after].map((value) => (value ? colored(value.text, value.color) : "not set"))]),
  { style: "values", none: "No value differs." });

const contrastsTable = (names, pairs) => table("Contrasts that differ", ["Part", "Slot", "Behind it", ...names],
  pairs.map((pair) => [...contrastPlace(pair.after), contrastCell(pair.before), contrastCell(pair.after)]),
  { style: "contrasts" });

const comparison = (state, other) => {
  const mode = !Object.hasOwn(compareModes, state.cm) || (state.cm === "blink" && reducesMotion.matches) ? "side" : state.cm;
  const one = themes[state.t];
  const two = other.themes[other.theme];
  const names = [one.title || one.name, `${two.title || two.name}${otherFile ? ` (${otherFile.name})` : ""}`];
  const shown = [picture(state.t, state.p, state), other.picture(other.theme, other.place, state)];
  const parts = changedParts(closed(shown[0].svg), closed(shown[1].svg, other.parameters));
  const titles = [...new Set(parts.map((part) => partTitle(part, state)))];
  const drawn = pictureElement(shown[0].svg, shown[0].title);
  const frame = element("div", { class: "frame" }, drawn);
  const [, , width, height] = drawn.getAttribute("viewBox").split(" ");
  const file = closed(standalone(shown[1].svg, other.definitions), other.parameters);
  const frames = [frame, element("div", { class: "frame" }, imageOf(file, shown[1].title))];
  const pictures = element("div", { class: `compared ${mode}` }, ...frames.map((each, index) =>
    element("figure", {}, each, element("figcaption", {}, element("bdi", {}, names[index])))));
  pictures.style.setProperty("--ratio", width / height);
  requestAnimationFrame(() => frame.isConnected && outline(frame, parts));
  const readings = [reading(state.t, state.p, state), other.reading(other.theme, other.place, state)];
  const pairs = contrastDifferences(readings[0].contrasts, readings[1].contrasts);
  return [
    element("div", { class: "controls" }, modeChooser(mode), amountControl(mode, pictures)),
    pictures,
    element("p", {}, parts.length ? `Parts that look different: ${titles.join("; ")}` : "The pictures are the same."),
    differencesTable(names, readings[0], readings[1]),
    pairs.length > 0 && contrastsTable(names, pairs),
  ];
};

viewContents.compare = {
  title: "Compare",
  axes: axes.map((axis) => axis.key),
  content: (state) => {
    const other = second(state);
    const alone = "This page has one theme. Open another preview, or drop its file here.";
    return [element("div", { class: "controls" }, compareChooser(state, other)),
      ...(other ? comparison(state, other) : [element("p", {}, alone)])];
  },
};

const carriesFile = (event) => event.dataTransfer?.types.includes("Files");

document.addEventListener("dragover", (event) => carriesFile(event) && event.preventDefault());

document.addEventListener("drop", (event) => {
  if (!carriesFile(event)) return;
  event.preventDefault();
  openFile(event.dataTransfer.files[0]);
});
