// Views at the top of the page, and a control for each axis on which the place differs.

const views = [
  ["stage", "Picture"], ["matrix", "Matrix"], ["values", "Values"], ["contrast", "Contrast"], ["compare", "Compare"], ["tokens", "Tokens"],
];

// The arrows at the end of a list of options.
const chevrons = "M8 9.5 12 5.5l4 4M8 14.5l4 4 4-4";

const toolbar = (() => {
  addStateKey("twin", "on");
  addStateKey("size", "fit");
  addStateKey("outlines", "off");
  addStateKey("pins", "on");

  const pictograms = {
    ic: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 3.5v17M12 7h6.9M12 10.5h8.3M12 14h8.2M12 17.5h6.4",
    rt: "M4.5 8.5h10v10h-10zM9 8.5v-4h10.5V15H14.5M4.5 12.5l4-4M4.5 17l8.5-8.5M7.5 18.5l7-7M12 18.5l2.5-2.5",
    o: "M3.5 7h17v10h-17zM17.5 11v2",
    dir: "M20 7.5H5M8.5 4 5 7.5 8.5 11M4 16.5h15M15.5 13l3.5 3.5-3.5 3.5",
    outlines: "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 9h6v6H9z",
    pins: "M12 20.5s-6-5.4-6-10.2a6 6 0 0 1 12 0c0 4.8-6 10.2-6 10.2zM12 8a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 12 8z",
    size: "M4 9.5V4h5.5M20 14.5V20h-5.5M4 4l6 6M20 20l-6-6",
  };
  // Axes with two options that are a button, pressed for the second.
  const buttons = new Set(["ic", "rt", "o", "dir"]);
  const bars = [];

  // One stop of the tab key; arrows go from control to control.
  const bar = (label, attributes = {}) => {
    const made = element("div", { role: "toolbar", "aria-label": label, ...attributes });
    const controls = () => [...made.querySelectorAll("button, select")].filter((control) => !control.closest("[hidden]"));
    made.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const all = controls();
      const index = all.indexOf(event.target);
      const next = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step && (index + step + all.length) % all.length;
      if (next === undefined || index < 0) return;
      event.preventDefault();
      all[next].focus();
    });
    made.addEventListener("focusin", (event) => settle(event.target));
    const settle = (chosen) => {
      const all = controls();
      const stop = all.includes(chosen) ? chosen : all.find((control) => control.tabIndex === 0) ?? all[0];
      for (const control of all) control.tabIndex = control === stop ? 0 : -1;
    };
    bars.push(settle);
    return made;
  };

  // Whether an option would change the picture.
  const isOpen = (option) => option.isOffered && !option.sameAs;
  const isNamed = (option) => option.isOffered || option.sameAs;

  const reason = (axis, options, option) => {
    const same = axis.options.find(({ id }) => id === option.sameAs);
    return same ? `${option.name} = ${same.name}` : `${option.name}: not here`;
  };

  const segments = (axis) => {
    const made = axis.options.map(({ id, name }) => element("button", { type: "button", onclick: ({ currentTarget }) => {
      if (currentTarget.getAttribute("aria-disabled") !== "true") choose(id);
    } }, name));
    const both = axis.key === "m" && element("button", { type: "button", class: "both", onclick: () => {
      if (both.getAttribute("aria-disabled") !== "true") setState({ twin: "on" });
    } }, "Both");
    const choose = (id) => setState(axis.key === "m" && state.v === "stage" ? { m: id, twin: "off" } : { [axis.key]: id });
    const root = element("div", { role: "group", class: "segments", "aria-label": axis.name }, made, both);
    const update = (options) => {
      const isBoth = axis.key === "m" && document.body.classList.contains("twins");
      made.forEach((button, index) => {
        const option = options.find(({ id }) => id === axis.options[index].id);
        button.hidden = !option || !isNamed(option);
        dim(button, option && !isOpen(option) && state[axis.key] !== option.id && reason(axis, options, option));
        button.setAttribute("aria-pressed", !isBoth && state[axis.key] === axis.options[index].id);
      });
      if (!both) return;
      both.setAttribute("aria-pressed", isBoth);
      const same = options.find(({ isOffered, sameAs }) => isOffered && sameAs);
      dim(both, same && reason(axis, options, same));
    };
    return { root, update };
  };

  // A control that says why it does nothing can be reached, too.
  const dim = (button, words) => {
    if (words) button.setAttribute("aria-disabled", "true"); else button.removeAttribute("aria-disabled");
    if (words) button.title = words; else if (!button.dataset.tip) button.removeAttribute("title"); else button.title = button.dataset.tip;
  };

  const toggle = (key, label, path, isPressed, press) => {
    const root = element("button", { type: "button", class: "toggle", "data-tip": label, title: label, onclick: () => {
      if (root.getAttribute("aria-disabled") !== "true") press();
    } }, icon(path), element("span", {}, label));
    return { root, update: (options) => {
      const other = options?.find(({ id }) => id === press.id);
      dim(root, other && !isOpen(other) && state[key] !== other.id && reason(press.axis, options, other));
      root.setAttribute("aria-pressed", isPressed());
    } };
  };

  const axisToggle = (axis) => {
    const [first, second] = axis.options;
    const press = () => setState({ [axis.key]: state[axis.key] === second.id ? first.id : second.id });
    Object.assign(press, { id: second.id, axis });
    const words = { ic: "Increase contrast", rt: "Reduce transparency", o: "Landscape", dir: "Right to left" };
    return toggle(axis.key, words[axis.key] ?? second.name, pictograms[axis.key], () => state[axis.key] === second.id, press);
  };

  const select = (axis) => {
    const list = element("select", { onchange: () => setState({ [axis.key]: list.value }) });
    const prefix = axis.key === "aa" && element("span", { class: "prefix", "aria-hidden": "true" }, "Aa");
    const root = element("label", { class: "pick" }, element("span", { class: "unseen" }, axis.name), prefix, list, icon(chevrons));
    let shown = "";
    const update = (options) => {
      const signature = JSON.stringify(options);
      if (signature !== shown) {
        shown = signature;
        list.replaceChildren(...options.filter(isNamed).map((option) => element(
          "option", { value: option.id, disabled: !isOpen(option) }, isOpen(option) ? option.name : reason(axis, options, option))));
      }
      list.value = state[axis.key];
      list.title = `${axis.name}: ${options.find(({ id }) => id === state[axis.key])?.name ?? ""}`;
    };
    return { root, update };
  };

  const control = (axis) => axis.options.length === 2 && buttons.has(axis.key) ? axisToggle(axis)
    : axis.key === "m" || axis.key === "y" ? segments(axis) : select(axis);

  const viewBar = bar("View", { class: "views" });
  const axisBar = bar("Appearance", { id: "axes" });
  const viewButtons = new Map(views.map(([id, name]) =>
    [id, element("button", { type: "button", onclick: () => setState({ v: id }) }, name)]));
  viewBar.append(element("div", { class: "segments" }, [...viewButtons.values()]));
  const help = element("button", { type: "button", class: "round", title: "Keyboard shortcuts", "aria-label": "Keyboard shortcuts", onclick: () => keys.show() }, "?");
  byId("tools").append(viewBar, help, axisBar);

  let controls = new Map();
  const extras = {
    outlines: toggle("outlines", "Outline parts", pictograms.outlines, () => state.outlines === "on",
      () => setState({ outlines: state.outlines === "on" ? "off" : "on" })),
    pins: toggle("pins", "Findings on the picture", pictograms.pins, () => state.pins === "on", () => switchPins()),
    size: toggle("size", "Actual size", pictograms.size, () => state.size === "actual",
      () => setState({ size: state.size === "fit" ? "actual" : "fit" })),
  };

  const build = () => {
    const all = axes.map((axis) => [axis, control(axis)]);
    controls = new Map(all.map(([axis, made]) => [axis.key, made]));
    const isButton = (axis) => axis.options.length === 2 && buttons.has(axis.key);
    const group = (some, ...more) => element("div", { class: "group" }, some.map(([, made]) => made.root), more);
    axisBar.replaceChildren(...all.filter(([axis]) => !isButton(axis)).map(([, made]) => made.root),
      group(all.filter(([axis]) => isButton(axis)), extras.outlines.root, extras.pins.root, extras.size.root));
  };

  // A view has the controls of what it depends on.
  const update = () => {
    const view = viewContents[state.v];
    for (const axis of axes) {
      const made = controls.get(axis.key);
      const options = optionsAt(state.t, state.p, axis.key, state);
      made.root.hidden = options.filter(isNamed).length < 2 || view?.axes.includes(axis.key) === false;
      if (!made.root.hidden) made.update(options);
    }
    for (const extra of Object.values(extras)) {
      extra.root.hidden = Boolean(view);
      extra.update();
    }
    for (const [id, button] of viewButtons) button.setAttribute("aria-pressed", state.v === id);
    viewButtons.get("tokens").hidden = state.v !== "tokens" && tokensOf(state.t).length === 0;
    for (const settle of bars) settle();
    // A control that goes away hands on the focus.
    if (document.activeElement.closest("#axes [hidden]")) viewButtons.get(state.v).focus();
  };

  onState((_, changed) => {
    if (changed.includes("data") || !controls.size) build();
    if (changed.some((key) => key !== "sel")) update();
  });

  // The next option on an axis that the place offers.
  const next = (key) => {
    const axis = axes.find((each) => each.key === key);
    if (!axis) return;
    const offered = optionsAt(state.t, state.p, key, state).filter((option) => isOpen(option) || option.id === state[key]);
    const option = offered[(offered.findIndex(({ id }) => id === state[key]) + 1) % offered.length];
    if (!option || option.id === state[key]) announce(`${axis.name}: nothing else here`); else setState({ [key]: option.id });
  };
  return { next, update };
})();

const switchPins = () => setState({ pins: state.pins === "on" ? "off" : "on" });
