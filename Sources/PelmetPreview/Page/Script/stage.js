// The pictures of the stage: the state's, and beside it that of the other scheme.

// A picture as an element. Its text is data of the page, in which what themes say is escaped.
const pictureElement = (svg, title) => {
  const made = document.adoptNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement);
  if (title) made.setAttribute("aria-label", title);
  // It would be shown as a tip.
  made.querySelector(":scope > title")?.remove();
  return made;
};

const stage = (() => {
  const stand = byId("pictures");
  const watchers = [];
  const makeFigure = (m) => {
    const art = element("div", { class: "art" });
    const layer = element("div", { class: "parts", role: "group" });
    const device = element("div", { class: "device" }, art, layer);
    const caption = element("figcaption");
    const figure = element("figure", { "data-scheme": m, hidden: true }, device, caption);
    return { m, figure, device, art, layer, caption, key: "", ratio: 1, boxes: [], look: {} };
  };
  const shown = new Map();

  const draw = (slot, isAlike = false) => {
    slot.look = { ...state, m: slot.m };
    const key = pictureKey(state.t, state.p, slot.look);
    const named = (axis) => axes.find(({ key }) => key === axis)?.options.find(({ id }) => id === slot.look[axis])?.name;
    slot.caption.textContent = [isAlike ? "Light and dark" : named("m"), named("os")].filter(Boolean).join(" · ");
    if (slot.key === key) return;
    slot.key = key;
    const { svg, title } = picture(state.t, state.p, slot.look);
    const drawn = pictureElement(svg, title);
    slot.art.replaceChildren(drawn);
    const [, , width, height] = drawn.getAttribute("viewBox").split(" ").map(Number);
    slot.ratio = width / height;
    slot.device.style.setProperty("--width", width);
    slot.device.style.setProperty("--height", height);
    slot.boxes = undefined;
  };

  // Whether both schemes have room, and whether they stand beside or above each other.
  let room = { width: 0, height: 0 };
  const arrange = () => {
    const current = shown.get(state.m);
    const looks = [...shown.keys()].map((m) => pictureKey(state.t, state.p, { ...state, m }));
    const isAlike = looks.every((key) => key === looks[0]);
    draw(current, isAlike);
    const hasRoom = room.width >= 620 || (current.ratio > 1 && room.height >= 560);
    const isTwin = state.twin === "on" && hasRoom && !isAlike;
    document.body.classList.toggle("twins", isTwin);
    document.body.classList.toggle("roomy", hasRoom);
    for (const [m, slot] of shown) {
      slot.figure.hidden = m !== state.m && !isTwin;
      slot.figure.classList.toggle("current", m === state.m);
      if (isTwin && m !== state.m) draw(slot);
    }
    const beside = Math.min(room.width / 2, room.height * current.ratio);
    const above = Math.min(room.width, (room.height / 2) * current.ratio);
    stand.dataset.layout = isTwin ? (beside >= above ? "beside" : "above") : "single";
    stand.classList.toggle("actual", state.size === "actual");
    stand.classList.toggle("outlined", state.outlines === "on");
    stand.classList.toggle("unpinned", state.pins === "off");
    later();
  };

  // Parts are found after the picture is on the screen.
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => setTimeout(layParts));
  };
  const layParts = () => {
    for (const slot of shown.values()) {
      if (slot.figure.hidden || !slot.art.firstChild) continue;
      slot.boxes ??= partBoxes(slot.art.firstChild);
      showParts(slot);
      for (const watcher of watchers) watcher(slot);
    }
  };

  new ResizeObserver(([{ contentRect }]) => {
    if (contentRect.width === room.width && contentRect.height === room.height) return;
    room = { width: contentRect.width, height: contentRect.height };
    if (shown.size && state.v === "stage") {
      arrange();
      toolbar.update();
    }
  }).observe(stand);

  stand.addEventListener("click", (event) => { if (!event.target.closest("button")) selectPart(""); });

  onState((_, changed) => {
    const isStage = state.v === "stage";
    stand.hidden = !isStage;
    byId("view").hidden = isStage;
    if (changed.includes("v")) document.body.dataset.view = state.v;
    if (changed.includes("data") || !shown.size) {
      for (const m of axes.find(({ key }) => key === "m")?.options.map(({ id }) => id) ?? ["light"]) {
        if (!shown.has(m)) shown.set(m, makeFigure(m));
        shown.get(m).key = "";
      }
      for (const { figure } of shown.values()) if (!figure.isConnected) stand.append(figure);
    }
    if (!isStage) return document.body.classList.remove("twins", "roomy");
    if (!room.width) room = { width: stand.clientWidth, height: stand.clientHeight };
    if (changed.length === 1 && changed[0] === "sel") return later();
    arrange();
    if (!changed.includes("data")) announce(choiceText(changed) || shown.get(state.m).art.firstChild.getAttribute("aria-label"));
  });

  // Calls back with each picture when its parts have their places: { figure, device, layer, boxes, look }; boxes are in per cent.
  return { onPicture: (watcher) => watchers.push(watcher) };
})();
