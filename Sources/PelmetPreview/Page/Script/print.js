// On paper: a theme on each page, in light and dark, at rest and scrolled, with its values and findings as text.

{
  let paper;

  const figure = (t, p, look) => {
    const { svg, title } = picture(t, p, look);
    const drawn = document.adoptNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement);
    drawn.setAttribute("aria-label", title);
    const names = ["m", "y"].map((key) => axes.find((axis) => axis.key === key)?.options.find(({ id }) => id === look[key])?.name);
    return element("figure", {}, drawn, element("figcaption", {}, names.filter(Boolean).join(", ")));
  };

  // Values in light and dark; a row for each path.
  const table = (t, p, looks) => {
    const rows = new Map();
    looks.forEach((look, column) => {
      for (const { path, text } of reading(t, p, look).values ?? []) {
        if (!rows.has(path)) rows.set(path, []);
        rows.get(path)[column] = text;
      }
    });
    if (!rows.size) return undefined;
    const head = element("tr", {}, ["Value", "Light", "Dark"].map((name) => element("th", { scope: "col" }, name)));
    return element("table", {}, element("thead", {}, head), element("tbody", {}, [...rows].map(([path, [light = "", dark = ""]]) =>
      element("tr", {}, element("th", { scope: "row" }, path), element("td", {}, light), element("td", {}, dark)))));
  };

  const sheet = (theme, t) => {
    const p = t === state.t ? state.p : 0;
    const look = (m, y) => nearestState({ ...wanted, t, p, m, y });
    const looks = ["rest", "scrolled"].flatMap((y) => ["light", "dark"].map((m) => look(m, y)));
    const findings = findingsOf(t).map(({ severity, rule, message, fix, file, line, column }) =>
      element("li", {}, `${severity}: ${message} (${rule})${fix ? `; ${fix}` : ""}. ${file}:${line}:${column}`));
    const label = theme.places[p]?.label;
    return element("section", {},
      element("h2", {}, element("bdi", {}, theme.title || theme.name), label ? ` · ${label}` : ""),
      element("p", {}, [theme.module, theme.file].filter(Boolean).join(" · ")),
      element("div", { class: "sheet" }, looks.map((each) => figure(t, p, each))),
      findings.length > 0 && [element("h3", {}, "Findings"), element("ol", {}, findings)],
      table(t, p, looks.slice(0, 2)));
  };

  addEventListener("beforeprint", () => {
    paper?.remove();
    paper = element("div", { id: "paper" }, themes.map(sheet));
    document.body.append(paper);
  });
  addEventListener("afterprint", () => paper?.remove());
}
