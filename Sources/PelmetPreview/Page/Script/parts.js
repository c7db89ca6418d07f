// The parts of a picture as buttons over it: to click, to focus, and to go through with arrows.

// The boxes of parts, in per cent of the picture, in the order in which they are drawn.
const partBoxes = (svg) => {
  const frame = svg.getBoundingClientRect();
  if (!frame.width) return [];
  const unite = (a, b) => !a ? b : !b ? a : [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
  const cut = (a, b) => !a || !b ? a ?? b : [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  // The shape that clips an element: the box of what is behind glass is larger.
  const clipBox = (node) => {
    const id = /url\(["']?#([^"')]+)/.exec(node.getAttribute("clip-path") ?? node.getAttribute("mask") ?? "")?.[1];
    const shape = id && document.getElementById(id)?.querySelector("rect, path");
    const matrix = shape && node.getScreenCTM();
    if (!matrix) return undefined;
    const number = (name) => Number(shape.getAttribute(name)) || 0;
    const [x, y, width, height] = shape.localName === "rect" ? ["x", "y", "width", "height"].map(number)
      : (({ x, y, width, height }) => [x, y, width, height])(shape.getBBox());
    if (!width || !height) return undefined;
    const [a, b] = [new DOMPoint(x, y).matrixTransform(matrix), new DOMPoint(x + width, y + height).matrixTransform(matrix)];
    return [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)];
  };
  const found = [];
  const measure = (node, limit) => {
    const part = node.getAttribute("data-part");
    const index = part ? found.push({ name: part }) - 1 : -1;
    const clip = cut(clipBox(node), limit);
    let box;
    if (node.localName === "g") {
      for (const child of node.children) box = unite(box, measure(child, clip));
    } else if (!/^(defs|title|clipPath|mask|filter|linearGradient|radialGradient)$/.test(node.localName)) {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      if (right > left || bottom > top) box = cut([left, top, right, bottom], clip);
      if (box && (box[2] < box[0] || box[3] < box[1])) box = undefined;
    }
    if (part) found[index].box = box;
    return box;
  };
  for (const child of svg.children) measure(child);
  const inside = (value, low, size) => Math.round(Math.max(0, Math.min(100, ((value - low) / size) * 100)) * 1000) / 1000;
  return found.filter(({ box }) => box).map(({ name, box }) => {
    const [x, y] = [inside(box[0], frame.left, frame.width), inside(box[1], frame.top, frame.height)];
    return { name, x, y, width: inside(box[2], frame.left, frame.width) - x, height: inside(box[3], frame.top, frame.height) - y };
  });
};

const wordsOfPart = (name) => {
  const words = name.replace(/\./g, " › ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
};

// The title of a part, as the inspector has it.
const partTitle = (name, look) => partInfo(state.t, state.p, look, name)?.title || wordsOfPart(name);

// The title with the value that the part shows above all.
const partLabel = (name, look) => {
  const chief = chiefValue(partInfo(state.t, state.p, look, name)?.values ?? []);
  return chief ? `${partTitle(name, look)}, ${chief.text}` : partTitle(name, look);
};

// Lays a button over each part of a picture. A part that stays keeps its button, and with it the focus.
const showParts = (slot) => {
  const { layer, boxes, look } = slot;
  slot.buttons ??= new Map();
  const counts = new Map();
  const kept = new Map();
  for (const box of boxes) {
    const number = counts.get(box.name) ?? 0;
    counts.set(box.name, number + 1);
    const key = `${box.name} ${number}`;
    const button = slot.buttons.get(key) ?? element("button", {
      type: "button", class: "part", tabindex: "-1",
      onclick: () => setState({ sel: box.name, m: slot.m }),
    });
    button.dataset.name = box.name;
    const style = button.style;
    style.left = `${box.x}%`;
    style.top = `${box.y}%`;
    style.width = `${box.width}%`;
    style.height = `${box.height}%`;
    button.setAttribute("aria-label", partLabel(box.name, look));
    button.setAttribute("aria-pressed", state.sel === box.name);
    button.box = box;
    kept.set(key, button);
  }
  for (const [key, button] of slot.buttons) if (!kept.has(key)) button.remove();
  const order = [...kept.values()];
  order.forEach((button, index) => { if (layer.children[index] !== button) layer.insertBefore(button, layer.children[index] ?? null); });
  slot.buttons = kept;
  layer.setAttribute("aria-label", `Parts, ${slot.caption.textContent}`);
  const stop = order.find((button) => button === document.activeElement) ?? order.find(({ dataset }) => dataset.name === state.sel)
    ?? order.find(({ tabIndex }) => tabIndex === 0) ?? order[0];
  for (const button of order) button.tabIndex = button === stop ? 0 : -1;
  if (slot.isWired) return;
  slot.isWired = true;
  layer.addEventListener("keydown", (event) => moveInPicture(event, layer));
  layer.addEventListener("focusin", ({ target }) => {
    for (const button of layer.children) button.tabIndex = button === target ? 0 : -1;
  });
};

// Arrows go to the nearest part in their direction.
const moveInPicture = (event, layer) => {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [];
  if (dx === undefined) return;
  event.preventDefault();
  const middle = ({ box }) => [box.x + box.width / 2, (box.y + box.height / 2) * 2];
  const [x, y] = middle(event.target);
  let best;
  let least = Infinity;
  for (const button of layer.children) {
    const [toX, toY] = middle(button);
    const along = (toX - x) * dx + (toY - y) * dy;
    const across = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    if (button === event.target || along < 0.2) continue;
    if (along + 2 * across < least) [best, least] = [button, along + 2 * across];
  }
  best?.focus();
};
