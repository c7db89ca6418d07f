// On paper: the theme that is shown, in light and dark, at rest and scrolled, with its values and findings as text.

{
  let paper;

  const figure = (look) => {
    const { svg, title } = picture(state.t, state.p, look);
    const drawn = pictureElement(svg, title);
    return element("figure", {}, drawn, element("figcaption", {}, titleOf({ m: look.m, y: look.y })));
  };

  // Values in light and dark, a row for each path.
  const table = (looks) => {
    const rows = new Map();
    looks.forEach((look, column) => {
      for (const { path, text } of reading(state.t, state.p, look).values) {
        if (!rows.has(path)) rows.set(path, ["", ""]);
        rows.get(path)[column] = text;
      }
    });
    const head = element("tr", {}, ["Value", "Light", "Dark"].map((name) => element("th", { scope: "col" }, name)));
    return rows.size > 0 && element("table", {}, element("thead", {}, head), element("tbody", {}, [...rows].map(([path, texts]) =>
      element("tr", {}, element("th", { scope: "row" }, code(path)), texts.map((text) => element("td", {}, text))))));
  };

  const finding = ({ severity, rule, message, fix, file, line, column }) =>
    element("li", {}, `${severity}: ${message} (${rule})${fix ? `; ${fix}` : ""}. ${file}:${line}:${column}`);

  addEventListener("beforeprint", () => {
    if (!themes.length) return;
    const theme = themes[state.t];
    const looks = ["rest", "scrolled"].flatMap((y) => ["light", "dark"].map((m) => nearestState({ ...wanted, m, y })));
    const findings = findingsOf(state.t);
    const { kind, label } = theme.places[state.p];
    paper = element("div", { id: "paper" },
      element("h2", {}, element("bdi", {}, theme.title || theme.name), kind !== "plain" ? [" · ", element("bdi", {}, label)] : ""),
      element("p", {}, [theme.module, theme.file, axes.find(({ key }) => key === "os")?.options.find(({ id }) => id === state.os)?.name]
        .filter(Boolean).join(" · ")),
      element("div", { class: "sheet" }, looks.map(figure)),
      findings.length > 0 && [element("h3", {}, "Findings"), element("ol", {}, findings.map(finding))],
      table(looks.slice(0, 2)));
    document.body.append(paper);
  });
  addEventListener("afterprint", () => paper?.remove());
}
