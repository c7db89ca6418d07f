// The design tokens that code can name: those of the shown theme's module, as many rows at a time as a browser draws at once.

const tokensAtOnce = 200;

const tokenValue = ([condition, text, ...colors]) => element("li", {},
  condition && [element("span", { class: "hint" }, condition), " "],
  element("span", { class: "value" }, ...colors.map(swatch), code(text)));

const tokenRow = ([name, type, description, deprecation, values]) => element("tr", {},
  element("th", { scope: "row" }, code(name),
    description && element("p", { class: "hint" }, element("bdi", {}, description)),
    deprecation !== null && element("p", { class: "ignored" }, "Deprecated. ", element("bdi", {}, deprecation))),
  element("td", {}, code(type)),
  element("td", {}, element("ul", { class: "looks" }, ...values.map(tokenValue))));

const tokensView = (() => {
  let filter = "";

  return (rows) => {
    const count = element("p", { class: "hint", role: "status" });
    const body = element("tbody");
    const more = command("Show more", () => show());
    const name = "Design tokens, as code names them";
    const frame = element("div", { class: "wide", role: "region", "aria-label": name, tabindex: "0" },
      element("table", { class: "tokens" },
        element("caption", {}, name),
        element("thead", {}, element("tr", {}, ...["Token", "Type", "Value"].map((head) => element("th", { scope: "col" }, head)))),
        body));
    let left = [];
    const show = () => {
      body.append(...left.splice(0, tokensAtOnce).map(tokenRow));
      more.hidden = left.length === 0;
      const shown = body.rows.length;
      count.textContent = `${shown} of ${shown + left.length}`;
    };
    const sift = () => {
      const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
      left = rows.filter((row) => {
        const text = JSON.stringify(row).toLowerCase();
        return words.every((word) => text.includes(word));
      });
      body.replaceChildren();
      show();
    };
    const input = element("input", {
      type: "search", value: filter, placeholder: "Filter", "aria-label": "Filter tokens", autocomplete: "off", spellcheck: "false",
      "data-key": "token filter", oninput: () => {
        filter = input.value;
        sift();
      },
    });
    sift();
    return [element("div", { class: "controls" }, input, count), frame, more];
  };
})();

const tokensOf = (theme) => data.tokens[themes[theme].tokens] ?? [];

viewContents.tokens = {
  title: "Tokens",
  axes: [],
  content: (state) => {
    const rows = tokensOf(state.t);
    return rows.length ? tokensView(rows) : [element("p", {}, "The module of this theme has no tokens in Swift: \"emitTokens\" is not set.")];
  },
};
