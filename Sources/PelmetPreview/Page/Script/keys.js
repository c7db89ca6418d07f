// Single keys, and the dialog that lists them. None acts while something is written, and all can be switched off.

addStateKey("keys", "on");

const keys = (() => {
  const actions = new Map();
  const add = (key, words, act) => actions.set(key, { words, act });

  const view = (id) => () => setState({ v: state.v === id ? "stage" : id });
  add("/", "filter the themes", () => sidebar.focus());
  add("j", "next theme", () => sidebar.step(1));
  add("k", "previous theme", () => sidebar.step(-1));
  add("l", "light or dark", () => toolbar.next("m"));
  add("c", "contrast", () => toolbar.next("ic"));
  add("u", "transparency", () => toolbar.next("rt"));
  add("o", "system", () => toolbar.next("os"));
  add("p", "device", () => toolbar.next("d"));
  add("w", "orientation", () => toolbar.next("o"));
  add("s", "at the edge or scrolled", () => toolbar.next("y"));
  add("b", "content behind the bars", () => toolbar.next("c"));
  add("t", "text size", () => toolbar.next("aa"));
  add("r", "direction", () => toolbar.next("dir"));
  add("f", "fit or actual size", () => setState({ size: state.size === "fit" ? "actual" : "fit" }));
  add("m", "matrix", view("matrix"));
  add("v", "values", view("values"));
  add("a", "contrast table", view("contrast"));
  add("x", "compare", view("compare"));
  add("?", "this list", () => show());

  const fixed = [["← → ↑ ↓", "go from part to part"], ["Enter", "select the part"], ["Esc", "select nothing"]];

  const dialog = element("dialog", { id: "keys", "aria-labelledby": "keys-title" });
  const isOn = element("input", { type: "checkbox", id: "keys-on", onchange: () => setState({ keys: isOn.checked ? "on" : "off" }) });
  document.body.append(dialog);
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });

  const show = () => {
    if (dialog.open) return;
    const row = (key, words) => element("div", {}, element("dt", {}, element("kbd", {}, key)), element("dd", {}, words));
    isOn.checked = state.keys === "on";
    dialog.replaceChildren(
      element("h2", { id: "keys-title" }, "Keyboard shortcuts"),
      element("dl", {}, [...actions].map(([key, { words }]) => row(key, words)), fixed.map(([key, words]) => row(key, words))),
      element("form", { method: "dialog" }, element("label", {}, isOn, " Use single keys"), element("button", { class: "plain" }, "Done")));
    dialog.showModal();
  };

  const isWriting = (target) => target.closest("input, textarea, select, dialog, [contenteditable]");

  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !document.querySelector("dialog[open]") && !event.target.closest("input")) return selectPart("");
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || state.keys === "off" || isWriting(event.target)) return;
    const action = actions.get(event.key);
    if (!action) return;
    event.preventDefault();
    action.act();
  });

  return { add, show };
})();
