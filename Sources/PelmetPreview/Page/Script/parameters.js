// The parameters of themes: what is chosen for them, and the colours that depend on it. Pictures name such colours as custom properties.

const noParameters = { themes: [], expressions: [], painted: [] };
const parameterData = () => data.parameters ?? noParameters;

// Colours in light and in dark, by theme and name.
let chosenColors = new Map();
// The colours of expressions, and whether something was chosen that has a part in them.
let openColors = [];
let isMoved = [];

const parametersOf = (theme) => (parameterData().themes[theme] ?? []).map((parameter) => {
  if (parameter.kind !== "color") return { ...parameter, value: parameter.text, initial: parameter.text };
  const chosen = chosenColors.get(`${theme}.${parameter.name}`);
  return { ...parameter, value: chosen?.map(derive.write) ?? parameter.colors, initial: parameter.colors };
});

const cssColor = ([red, green, blue]) => `rgb(${red} ${green} ${blue})`;
const cssOpacity = (color) => String(Math.round((color[3] / 255) * 1000) / 1000);

const workOut = () => {
  const { expressions } = parameterData();
  openColors = derive.all(expressions, (theme, name, isDark) => chosenColors.get(`${theme}.${name}`)?.[isDark ? 1 : 0]);
  isMoved = [];
  for (const { theme, name, of = [] } of expressions) {
    isMoved.push(chosenColors.has(`${theme}.${name}`) || of.some((index) => isMoved[index]));
  }
};

const namedParts = ["fill", "color", "stop-color", "stroke"].map((name) => `#definitions [${name}^="var(--p"]`).join();

// Definitions inherit nothing, for they are many; those that name a colour have it themselves.
const recolor = () => {
  workOut();
  const paint = (element, index) => {
    element.style.setProperty(`--p${index}`, cssColor(openColors[index]));
    element.style.setProperty(`--p${index}a`, cssOpacity(openColors[index]));
  };
  for (const index of parameterData().painted) paint(document.documentElement, index);
  for (const part of document.querySelectorAll(namedParts)) {
    for (const { value } of [...part.attributes]) {
      const index = /^var\(--p(\d+)\)$/.exec(value)?.[1];
      if (index) paint(part, index);
    }
  }
};

// A picture with its colours in the place of their names, to stand alone; those of another page have their looks there.
const closed = (svg, other) => {
  const isOwn = !other || other === data.parameters;
  const colors = isOwn ? openColors : derive.all(other.expressions, () => undefined);
  return svg.replace(/var\(--p(\d+)(a?)\)/g, (_, index, isOpacity) => (isOpacity ? cssOpacity : cssColor)(colors[index]));
};

// The values and contrasts of a reading with what is chosen. Contrasts name what lies under the foreground, the lowest first.
const withParameters = (reading) => {
  if (!chosenColors.size) return reading;
  const values = reading.values.map((value) => {
    if (!isMoved[value.open]) return value;
    const color = derive.write(openColors[value.open]);
    return { ...value, text: color, color };
  });
  const contrasts = reading.contrasts.flatMap((entry) => {
    if (!entry.open?.some((index) => isMoved[index])) return entry;
    // The estimate for glass is the compiler's.
    if (entry.ground.endsWith(", estimated")) return [];
    const [front, ...layers] = entry.open.map((index) => openColors[index]);
    const ground = layers.reduce((below, color) => derive.over(color, below));
    // As in the data, it is never above a minimum that it fails.
    const ratio = Math.floor(derive.contrast(front, ground) * 100) / 100;
    return {
      ...entry, ratio, foreground: derive.write(derive.over(front, ground)),
      background: derive.write(ground),
    };
  });
  return { ...reading, values, contrasts };
};

// In the address: `args=brand.accent*00695CFF*brand.paper*FFFFFFFF*000000FF`.
const argumentsText = () => [...chosenColors].map(([key, colors]) => {
  const [, theme, name] = key.match(/^(\d+)\.(.*)$/);
  const { isPair } = parameterData().themes[theme].find((parameter) => parameter.name === name);
  const digits = (isPair ? colors : colors.slice(0, 1)).map((color) => derive.write(color).slice(1));
  return [`${themeSlug(Number(theme))}.${name}`, ...digits].join("*");
}).sort().join("*");

const readArguments = (text) => {
  const wanted = new Map();
  let digits = [];
  for (const word of text.split("*")) {
    if (word.includes(".")) wanted.set(word, digits = []);
    else if (/^[0-9A-F]{8}$/.test(word)) digits.push(word);
  }
  chosenColors = new Map();
  parameterData().themes.forEach((parameters, theme) => {
    for (const { name, kind } of parameters) {
      const colors = wanted.get(`${themeSlug(theme)}.${name}`)?.map((text) => derive.read(`#${text}`)) ?? [];
      if (kind !== "color" || !colors.length) continue;
      chosenColors.set(`${theme}.${name}`, [colors[0], colors[1] ?? colors[0]]);
    }
  });
  recolor();
};

// `#RGB`, `#RRGGBB` and `#RRGGBBAA` become the last; anything else undefined.
const fullColor = (text) => {
  const digits = text.trim().replace(/^#/, "").toUpperCase();
  if (!/^([0-9A-F]{3}|[0-9A-F]{6}|[0-9A-F]{8})$/.test(digits)) return undefined;
  if (digits.length === 3) return `#${[...digits].map((digit) => digit + digit).join("")}FF`;
  return `#${digits}${digits.length === 6 ? "FF" : ""}`;
};

// A value is a colour in light and one in dark; undefined is the default.
const setParameter = (theme, name, value) => {
  const parameter = parameterData().themes[theme]?.find((other) => other.name === name);
  if (parameter?.kind !== "color") return;
  const key = `${theme}.${name}`;
  if (value && value.some((color, index) => color !== parameter.colors[index])) chosenColors.set(key, value.map(derive.read));
  else chosenColors.delete(key);
  recolor();
  setState({ args: argumentsText() });
};

const colorControl = (theme, parameter, index) => {
  const scheme = parameter.isPair ? [", light", ", dark"][index] : "";
  const name = `${parameter.name}${scheme}`;
  const current = () => parametersOf(theme).find((other) => other.name === parameter.name).value;
  const choose = (color) => {
    const value = [...current()];
    value[index] = color;
    if (!parameter.isPair) value[1] = color;
    setParameter(theme, parameter.name, value);
  };
  const opacityDigits = (percent) => Math.round((percent * 255) / 100).toString(16).padStart(2, "0").toUpperCase();
  const well = element("input", {
    type: "color", "aria-label": name,
    oninput: () => choose(`${well.value.toUpperCase()}${current()[index].slice(7)}`),
  });
  const opacity = element("input", {
    type: "number", min: 0, max: 100, "aria-label": `${name}, opacity in percent`,
    oninput: () => {
      if (opacity.value !== "" && opacity.checkValidity()) choose(current()[index].slice(0, 7) + opacityDigits(opacity.value));
    },
  });
  const field = element("input", {
    type: "text", spellcheck: "false", autocomplete: "off", size: 9, maxlength: 9, "aria-label": `${name}, in hexadecimal digits`,
    oninput: () => {
      const color = fullColor(field.value);
      field.setAttribute("aria-invalid", String(!color));
      if (color) choose(color);
    },
    onchange: () => update(),
  });
  // The control that is being edited is left alone.
  const update = () => {
    const color = current()[index];
    const show = (input, text) => {
      if (input.value !== text && (input !== document.activeElement || input.type === "color")) input.value = text;
    };
    show(well, color.slice(0, 7).toLowerCase());
    show(opacity, String(Math.round(parseInt(color.slice(7), 16) / 2.55)));
    if (field !== document.activeElement) field.removeAttribute("aria-invalid");
    show(field, color.endsWith("FF") ? color.slice(0, 7) : color);
  };
  const caption = scheme && element("span", { class: "scheme", "aria-hidden": "true" }, ["Light", "Dark"][index]);
  const unit = element("span", { "aria-hidden": "true" }, "%");
  return { update, node: element("div", { class: "color" }, caption, well, field, opacity, unit) };
};

const parameterControl = (theme, parameter) => {
  const head = element("div", { class: "head" }, element("bdi", {}, parameter.name));
  const group = element("div", { role: "group", "aria-label": parameter.name }, head);
  const note = (text) => text && group.append(element("p", {}, text));
  if (parameter.kind !== "color") {
    const kind = { boolean: "True or false", number: "A number", image: "An image" }[parameter.kind];
    note(`${kind}${parameter.text === null ? ", without a default" : `, by default ${parameter.text}`}. Pictures keep that.`);
    note(parameter.note);
    return { node: group, update: () => {} };
  }
  const colors = (parameter.isPair ? [0, 1] : [0]).map((index) => colorControl(theme, parameter, index));
  const reset = element("button", {
    type: "button", class: "plain", "aria-label": `Reset ${parameter.name}`,
    onclick: () => {
      setParameter(theme, parameter.name, undefined);
      colors[0].node.querySelector("input").focus();
    },
  }, "Reset");
  head.append(reset);
  group.append(...colors.map(({ node }) => node));
  if (parameter.isInvented) note("It has no default: this colour is ours.");
  note(parameter.note);
  const update = () => {
    for (const color of colors) color.update();
    reset.hidden = !chosenColors.has(`${theme}.${parameter.name}`);
  };
  return { node: group, update };
};

// The shell comes after this script.
queueMicrotask(() => {
  workOut();
  addStateKey("args", "");
  const section = byId("parameters");
  const limits = element("p", { hidden: true }, "The status bar and glass keep the style that they have with the defaults.");
  let controls = [];
  const fill = (theme) => {
    controls = parametersOf(theme).map((parameter) => parameterControl(theme, parameter));
    const all = () => element("details", { open: true }, element("summary", {}, "Parameters"), ...controls.map(({ node }) => node), limits);
    section.replaceChildren(...(controls.length ? [all()] : []));
  };
  onState(({ t, args }, changed) => {
    if (changed.includes("t") || changed.includes("data")) fill(t);
    const isRead = changed.includes("data") || (changed.includes("args") && args !== argumentsText());
    if (isRead) readArguments(args);
    for (const { update } of controls) update();
    limits.hidden = !parametersOf(t).some(({ name }) => chosenColors.has(`${t}.${name}`));
    // Others may have been told of the state before this.
    if (isRead) refresh();
  });
});
