// The notes on themes beside their pictures: values, contrasts, findings, and what draws a part.

/** The notes of a page's data, with functions that read them; `follow` gives a reading what was chosen for parameters. */
const openNotes = (data, follow = (reading) => reading) => {
  const { texts, hops, trails, changes, parts, themes } = data.notes;
  const caches = themes.map(() => new Map());

  const compareVersions = (a, b) => {
    const [first, second] = [a, b].map((version) => version.split(".").map(Number));
    return first[0] - second[0] || (first[1] ?? 0) - (second[1] ?? 0);
  };

  // Starts and lengths, as one list.
  const unrolled = (runs) => {
    const numbers = [];
    for (let index = 0; index < runs.length; index += 2) {
      for (let offset = 0; offset < runs[index + 1]; offset += 1) numbers.push(runs[index] + offset);
    }
    return numbers;
  };

  const lookOf = (state) => (state.m === "dark" ? 1 : 0) + (state.ic === "high" ? 2 : 0);

  const readingNumber = (notes, place, state) => {
    const { systems, devices } = notes;
    const system = Math.max(0, systems.findLastIndex((version) => compareVersions(version, state.os) <= 0));
    const device = state.d === "pad" ? "pad" : state.o === "landscape" ? "landscapePhone" : "phone";
    let index = (lookOf(state) * systems.length + system) * devices.length + Math.max(0, devices.indexOf(device));
    const runs = notes.places[place] ?? [];
    for (let run = 0; run < runs.length; run += 2) {
      if (index < runs[run + 1]) return runs[run];
      index -= runs[run + 1];
    }
    return -1;
  };

  // The colour of a value for CSS, or an empty text.
  const colorOf = (text, palette, look, isNew) => {
    if (/^#[0-9A-F]{6,8}$/.test(text)) return text;
    if (text.startsWith("system:")) return palette[text.slice("system:".length)]?.[look + (isNew ? 4 : 0)] ?? "";
    return /^asset:.* \((#[0-9A-F]{6,8})\)$/.exec(text)?.[1] ?? "";
  };

  const hopOf = (number) => {
    const [text, file, line, column] = hops[number];
    return { text: texts[text], file: texts[file], line, column };
  };

  /** The final values and the contrasts of a theme in a state. */
  const reading = (theme, place, state) => {
    const notes = themes[theme];
    const number = notes ? readingNumber(notes, place, state) : -1;
    if (number < 0) return { values: [], contrasts: [] };
    const key = `${number} ${lookOf(state)} ${state.os}`;
    const known = caches[theme].get(key);
    if (known) return follow(known);
    const rows = notes.readings[number].map(unrolled);
    const values = rows[0].map((index) => {
      const [path, text, trail, change, open] = notes.values[index];
      const [since, sentence, isIgnored] = change < 0 ? [] : changes[change];
      const said = since !== undefined && compareVersions(state.os, texts[since]) >= 0 ? texts[sentence] : undefined;
      return {
        path: texts[path], text: texts[text], hops: trails[trail].map(hopOf), ignored: isIgnored ? said : undefined,
        changed: isIgnored ? undefined : said, open,
      };
    });
    const forced = values.find(({ path }) => path === "userInterfaceStyle")?.text;
    const look = lookOf({ ...state, m: forced === "light" || forced === "dark" ? forced : state.m });
    const isNew = notes.glass && compareVersions(state.os, "26") >= 0;
    for (const value of values) value.color = colorOf(value.text, notes.palette, look, isNew);
    const contrasts = rows[1].map((index) => {
      const [slot, id, part, ground, ratio, minimum, foreground, background, open] = notes.contrasts[index];
      return {
        slot: texts[slot], id: texts[id], part: texts[part], ground: texts[ground], ratio, minimum, foreground: texts[foreground],
        background: texts[background], open,
      };
    });
    const result = { values, contrasts };
    caches[theme].set(key, result);
    return follow(result);
  };

  // Parts with a position are one kind: `tabBar.item.2.icon` is `tabBar.item.*.icon`. Unknown parts are as those around them.
  const kindOf = (part) => {
    let name = part.replace(/\.\d+(?=\.|$)/g, ".*");
    while (!Object.hasOwn(parts, name) && name.includes(".")) name = name.slice(0, name.lastIndexOf("."));
    return Object.hasOwn(parts, name) ? parts[name] : { title: part, bar: "", keys: [], legacy: [], paths: [], contrasts: [] };
  };

  const isWithin = (path, around) => path === around || path.startsWith(`${around}.`);

  // The names for which the templates of a kind stand in a picture.
  const namesIn = (part, facts) => {
    const position = /\.(\d+)(?=\.|$)/.exec(part)?.[1];
    const isSelected = position !== undefined && Number(position) === facts.selected;
    return {
      layout: facts.layout ?? "stackedLayoutAppearance", state: isSelected ? "selected" : "normal",
      button: facts.prominent?.includes(part) ? "prominentButton" : "button",
      tints: isSelected ? ["tabBar.tintColor", "window.tintColor"] : ["tabBar.unselectedItemTintColor"], position,
    };
  };

  const filled = (template, names) => template.replace(/\{(\w+)\}/g, (_, name) => names[name]);

  const edgeSentence = "at the edge, the standard appearance stands in without its background and shadow";

  /** The properties that draw a part of a picture: the slot that answered, the properties, their values and contrasts. */
  const partInfo = (theme, place, state, part, facts = pictureFacts(theme, place, state)) => {
    const kind = kindOf(part);
    const names = namesIn(part, facts);
    // The status bar stands on the navigation bar.
    const section = kind.bar || (part === "statusBar" ? "navigationBar" : "");
    const bar = facts[section] ?? { chain: [] };
    const answer = bar.chain.at(-1);
    // An item of a navigation bar has its values from the section of the bar.
    const slot = answer?.replace(/^navigationItem\./, "navigationBar.");
    const { values, contrasts } = reading(theme, place, state);
    const own = kind.bar && slot ? kind.keys.map((key) => `${slot}.${filled(key, names)}`) : kind.legacy;
    const paths = [...own, ...kind.paths.flatMap((path) => (path === "{tint}" ? names.tints : filled(path, names)))];
    const ids = kind.contrasts.map((id) => filled(id, names));
    const shown = contrasts.filter((contrast) => ids.includes(contrast.id));
    // The slot that stands in at the edge is on the page, not on its own background.
    const isStandIn = slot && bar.modified;
    const ground = isStandIn ? `${section}.scrollEdgeAppearance` : slot;
    const here = shown.filter((contrast) => (section ? contrast.slot === ground : true));
    // A slot that is the name of another one has the contrasts of that.
    const standard = slot && !isStandIn ? shown.filter((contrast) => contrast.slot === `${section}.standardAppearance`) : [];
    const isDropped = ({ path }) => bar.modified && isWithin(path, slot) && /^(background|shadow)/.test(path.split(".")[2]);
    return {
      title: kind.title.replace("*", Number(names.position ?? 0) + 1), slot: kind.bar ? slot : undefined,
      chain: kind.bar ? bar.chain : [], paths,
      uikit: kind.bar && answer ? [answer, ...kind.keys.slice(0, 1).map((key) => filled(key, names))].join(".") : paths[0] ?? "",
      values: values
        .filter(({ path }) => paths.some((around) => isWithin(path, around)))
        .map((value) => (isDropped(value) ? { ...value, ignored: value.ignored ?? edgeSentence } : value)),
      contrasts: here.length > 0 ? here : standard,
    };
  };

  const anyName = {
    layout: "\\w+LayoutAppearance", state: "\\w+", button: "\\w*[bB]utton", tint: "tabBar.(tintColor|unselectedItemTintColor)",
  };

  // The paths that a kind draws: in any slot, and by themselves.
  const patternOf = ({ bar, keys, legacy, paths }) => {
    const all = [...keys.map((key) => `${bar}.\\w+Appearance.${key}`), ...legacy, ...paths];
    return new RegExp(`^(${all.map((path) => filled(path, anyName).replaceAll(".", "\\.")).join("|")})(\\.|$)`);
  };

  const draws = (kind, path) =>
    (kind.pattern ??= patternOf(kind)).test(path) || [...kind.legacy, ...kind.paths].some((own) => isWithin(own, path));

  const partsByPath = new Map();

  // The smallest parts that show a path.
  const partsOf = (path) => {
    if (!partsByPath.has(path)) partsByPath.set(path, path === "" ? [] : findParts(path));
    return partsByPath.get(path);
  };

  const findParts = (path) => {
    if (Object.hasOwn(parts, path)) return [path];
    // The first tab is selected.
    const position = path.startsWith("tabBar") && /\.(normal|unselected\w+)(\.|$)/.test(path) ? "1" : "0";
    const names = Object.keys(parts).filter((name) => draws(parts[name], path));
    const small = names.filter((name) => !names.some((other) => other !== name && isWithin(other, name)));
    const section = path.split(".")[0];
    const all = small.length > 0 ? small : Object.hasOwn(parts, section) ? [section] : [];
    return all.map((name) => name.replace("*", position));
  };

  // The systems of a range are the options that the page has of it.
  const statesOf = ({ os, ...states }) => {
    if (!os) return states;
    const { options } = data.axes.find(({ key }) => key === "os");
    const isIn = ({ id }) => (os[0] === "" || compareVersions(id, os[0]) >= 0) && (os[1] === "" || compareVersions(id, os[1]) < 0);
    return { ...states, os: options.filter(isIn).map(({ id }) => id) };
  };

  const findings = new Map();

  /** The findings about a theme, in the order of the report. */
  const findingsOf = (theme) => {
    if (!findings.has(theme)) findings.set(theme, readFindings(themes[theme]?.findings ?? []));
    return findings.get(theme);
  };

  const readFindings = (rows) =>
    rows.map((row, index) => {
      const [severity, rule, message, fix, file, path] = row.slice(0, 6).map((number) => texts[number]);
      const [line, column, place, states] = row.slice(6);
      return {
        number: index + 1, severity, rule, message, fix, file, line, column, place, path, parts: partsOf(path),
        states: statesOf(states),
      };
    });

  return { reading, partInfo, findingsOf };
};

let openedNotes;

// Those of the data that the page shows.
const notes = () => {
  if (openedNotes?.data !== data) openedNotes = { data, ...openNotes(data, withParameters) };
  return openedNotes;
};

const reading = (theme, place, state) => notes().reading(theme, place, state);
const partInfo = (theme, place, state, part) => notes().partInfo(theme, place, state, part);
const findingsOf = (theme) => notes().findingsOf(theme);
