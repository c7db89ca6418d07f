// On a narrow page, sidebar, controls and inspector open one at a time. The inspector rises from below when a part is chosen.

{
  const make = (id, name) => [id, element("button", { type: "button", "aria-controls": id, "aria-expanded": "false", onclick: () => {
    open(document.body.dataset.open === id ? "" : id);
  } }, name)];
  const all = new Map([make("themes", "Themes"), make("axes", "Appearance"), make("details", "Details")]);
  const isNarrow = matchMedia("not all and (min-width: 900px) and (min-height: 520px)");

  const open = (id) => {
    document.body.dataset.open = id;
    for (const [other, button] of all) button.setAttribute("aria-expanded", other === id);
  };

  byId("tools").insertBefore(element("div", { class: "disclosures" }, [...all.values()]), byId("axes"));
  onState((_, changed) => {
    if (!isNarrow.matches || changed.includes("v")) return;
    if (changed.includes("sel")) open(state.sel ? "details" : "");
    if (changed.includes("t") || changed.includes("p")) open("");
  });
  sidebar.onFocus(() => open("themes"));

  byId("skip").addEventListener("click", (event) => {
    event.preventDefault();
    const first = byId("pictures").querySelector("figure:not([hidden]) .part[tabindex='0']");
    (first ?? byId("stage")).focus();
  });
}
