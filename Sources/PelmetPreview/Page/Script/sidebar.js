// The list of themes, grouped by module, with the places of the shown theme below it.

const sidebar = (() => {
  const list = byId("themes");
  const filter = element("input", {
    type: "search", id: "filter", placeholder: "Filter", "aria-label": "Filter themes", autocomplete: "off", spellcheck: "false",
    oninput: () => sift(),
  });
  const groups = element("div", { class: "groups" });
  const count = element("p", { class: "count", role: "status" });
  let rows = [];

  const go = (changes) => (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setState(changes);
  };
  const address = (t, p) => addressOf({ ...initialState(), t, p });

  const swatches = (theme) => element("span", { class: "swatches", "aria-hidden": "true" }, (theme.swatches ?? []).map((color) => {
    const swatch = element("span");
    swatch.style.background = color;
    return swatch;
  }));

  const placeName = (name) => element("bdi", { title: name }, name);

  const row = (theme, t) => {
    const findings = findingsOf(t);
    const worst = ["error", "warning"].find((severity) => findings.some((finding) => finding.severity === severity)) ?? "remark";
    const unseen = element("span", { class: "unseen" }, findings.length > 1 ? " findings" : " finding");
    const title = theme.title || theme.name;
    const file = theme.file?.split("/").pop();
    const link = element("a", { href: address(t, 0), class: "theme", onclick: go({ t, p: 0 }) },
      swatches(theme),
      element("span", { class: "names" },
        element("bdi", { class: "name", title }, title), file && element("bdi", { class: "file", title: theme.file }, file)),
      findings.length > 0 && element("span", { class: `badge ${worst}` }, String(findings.length), unseen));
    const places = theme.places.map((place, p) => place.kind !== "plain" && { place, p }).filter(Boolean).map(({ place, p }) => ({
      p, link: element("a", { href: address(t, p), onclick: go({ t, p }) }, placeName(place.label || place.name)),
    }));
    const nested = element("ul", { hidden: true }, places.map(({ link }) => element("li", {}, link)));
    if (places.length) link.classList.add("has-places");
    const words = [title, theme.name, theme.file, theme.module, ...theme.places.map(({ label, name }) => `${label} ${name}`)];
    return { t, item: element("li", {}, link, places.length > 0 && nested), link, nested, places, text: words.join("\n").toLowerCase() };
  };

  const build = () => {
    rows = themes.map(row);
    const modules = [...new Set(themes.map(({ module }) => module))];
    groups.replaceChildren(...modules.map((module) => {
      const items = element("ul", {}, rows.filter(({ t }) => themes[t].module === module).map(({ item }) => item));
      return element("section", {}, module && element("h2", {}, element("bdi", {}, module)), items);
    }));
    sift();
  };

  const sift = () => {
    const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { item, text } of rows) {
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) shown += 1;
    }
    for (const group of groups.children) group.hidden = !group.querySelector("ul > li:not([hidden])");
    const all = `${themes.length} ${themes.length === 1 ? "theme" : "themes"}`;
    count.textContent = words.length ? `${shown} of ${all}` : all;
  };

  // The theme so many rows on, among those that the filter leaves.
  const step = (count) => {
    const left = rows.filter(({ item }) => !item.hidden);
    const index = left.findIndex(({ t }) => t === state.t) + count;
    if (left[index]) setState({ t: left[index].t, p: 0 });
  };

  filter.addEventListener("keydown", (event) => {
    if (event.key === "Enter") rows.find(({ item }) => !item.hidden)?.link.click();
    if (event.key === "Escape") {
      filter.value = "";
      sift();
      filter.blur();
    }
  });

  list.append(element("div", { class: "search" }, filter), groups, count);
  // After everything has changed, so that the browser lays the page out once.
  let frame = 0;
  // A theme with its places, or the link alone where they have no room.
  const show = (row, link) => {
    const item = row.offsetHeight + 104 < list.clientHeight ? row : link;
    const [top, bottom] = [item.offsetTop - 64, item.offsetTop + item.offsetHeight + 40 - list.clientHeight];
    if (list.scrollTop > top) list.scrollTop = top; else if (list.scrollTop < bottom) list.scrollTop = bottom;
  };

  let current = [];
  onState((_, changed) => {
    if (changed.includes("data") || !rows.length) build();
    if (!changed.includes("t") && !changed.includes("p")) return;
    for (const link of current) link.removeAttribute("aria-current");
    const { link, places, item } = rows[state.t];
    for (const { nested, t } of rows) nested.hidden = t !== state.t;
    for (const { link, t } of rows) link.classList.toggle("open", t === state.t);
    current = [places.find(({ p }) => p === state.p)?.link ?? link];
    for (const link of current) link.setAttribute("aria-current", "page");
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => show(item, current[0]));
  });
  let willFocus = () => {};
  const focus = () => {
    willFocus();
    filter.focus();
  };
  return { step, focus, onFocus: (act) => { willFocus = act; } };
})();
