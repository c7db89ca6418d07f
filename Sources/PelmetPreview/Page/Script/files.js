// Pictures as elements, images and files.

// The definitions of a page by their ids, those within others included.
const definitionsIn = (root) => {
  const all = new Map();
  for (const definition of root.querySelectorAll("svg > defs > *")) {
    for (const part of [definition, ...definition.querySelectorAll("[id]")]) if (part.id) all.set(part.id, definition);
  }
  return all;
};

// The text of a picture with the definitions that it uses, and those that these use.
const standalone = (svg, definitions) => {
  const needed = new Map();
  const texts = [svg];
  while (texts.length) {
    for (const [, id] of texts.pop().matchAll(/(?:url\(["']?#|href=["']#)([^"')]+)/g)) {
      const definition = definitions.get(id);
      if (!definition || needed.has(definition)) continue;
      needed.set(definition, new XMLSerializer().serializeToString(definition));
      texts.push(needed.get(definition));
    }
  }
  const used = [...new Set(definitions.values())].filter((definition) => needed.has(definition));
  const defs = used.length ? `<defs>${used.map((definition) => needed.get(definition)).join("\n")}</defs>` : "";
  const start = svg.indexOf(">") + 1;
  const head = svg.slice(0, start);
  const named = head.includes("xmlns=") ? head : head.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  return named + defs + svg.slice(start);
};

const ownDefinitions = () => definitionsIn(document);

// An image runs nothing and has ids of its own: the way to show pictures of other files.
const imageOf = (svg, definitions, title) => element("img", {
  src: `data:image/svg+xml,${encodeURIComponent(standalone(svg, definitions))}`, alt: title, draggable: "false" });

const savePicture = (state) => {
  const shown = picture(state.t, state.p, state);
  const words = [themes[state.t].name, themes[state.t].places[state.p].name, `ios${state.os}`, state.m, state.y];
  const address = URL.createObjectURL(new Blob([standalone(shown.svg, ownDefinitions())], { type: "image/svg+xml" }));
  const name = words.filter((word) => word).join("-").replace(/[^\p{L}\p{N}.-]+/gu, "-");
  element("a", { href: address, download: `${name}.svg` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
  announce("Saved the picture");
};
