// The state of the page: the theme, place and view shown, the selected part, and an option on each axis. It is in the address, too.

const element = (tag, attributes = {}, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== null && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return made;
};

const icon = (path) => {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  for (const [name, value] of Object.entries({ viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" })) svg.setAttribute(name, value);
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
};

const byId = (id) => document.getElementById(id);

// Says something to those who do not see the change.
const announce = (text) => { byId("said").textContent = text; };

// Keys of the address beside those of axes; with `push`, Back returns to the value before. Values are texts, but t and p are indices.
const stateKeys = new Map();
const addStateKey = (key, initial, { push = false } = {}) => stateKeys.set(key, { initial, push });
addStateKey("t", 0, { push: true });
addStateKey("p", 0, { push: true });
addStateKey("v", "stage", { push: true });
addStateKey("sel", "");

// The choices; the state has the nearest option that the place offers.
let wanted = {};
const state = {};
const listeners = [];
const onState = (listener) => listeners.push(listener);

const themeSlug = (index) => {
  const { name, module } = themes[index];
  return themes.filter((theme) => theme.name === name).length > 1 ? `${module}:${name}` : name;
};
const placeSlug = (theme, index) => {
  const { kind, name } = themes[theme].places[index];
  if (kind === "plain") return "";
  return themes[theme].places.filter((place) => place.name === name).length > 1 ? `${kind}:${name}` : name;
};
const indexOf = (count, slug, text) => {
  for (let index = 0; index < count; index += 1) if (slug(index) === text) return index;
  return 0;
};

const initialState = () => {
  const all = {};
  for (const [key, { initial }] of stateKeys) all[key] = initial;
  for (const { key, initial } of axes) all[key] = initial;
  return all;
};

const addressOf = (values) => {
  const initial = initialState();
  const pairs = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value === initial[key]) continue;
    pairs.set(key, key === "t" ? themeSlug(value) : key === "p" ? placeSlug(values.t, value) : value);
  }
  return `#${pairs}`;
};

const readAddress = () => {
  const all = initialState();
  const pairs = new URLSearchParams(location.hash.slice(1));
  for (const key of Object.keys(all)) if (pairs.has(key)) all[key] = pairs.get(key);
  all.t = typeof all.t === "string" ? indexOf(themes.length, themeSlug, all.t) : all.t;
  const places = themes.length ? themes[all.t].places.length : 0;
  all.p = typeof all.p === "string" ? indexOf(places, (index) => placeSlug(all.t, index), all.p) : all.p;
  return all;
};

const nearestState = (values) => {
  const near = { ...values };
  near.t = Math.max(0, Math.min(near.t, themes.length - 1));
  near.p = Math.max(0, Math.min(near.p, themes[near.t].places.length - 1));
  if (!Object.hasOwn(viewContents, near.v)) near.v = "stage";
  for (const { key, initial } of axes) {
    const options = optionsAt(near.t, near.p, key, near);
    const asked = options.find(({ id }) => id === near[key]);
    if (!options.length || asked?.isOffered) continue;
    const offered = options.filter(({ isOffered }) => isOffered);
    const twin = offered.find(({ id }) => id === asked?.sameAs) ?? offered.find(({ id }) => id === initial) ?? offered[0];
    if (twin) near[key] = twin.id;
  }
  return near;
};

// Browsers refuse addresses that change too often.
let addressTimer = 0;
let addressPushes = false;
const writeAddress = (pushes) => {
  addressPushes ||= pushes;
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => {
    const address = addressOf(wanted);
    if (address !== (location.hash || "#")) history[addressPushes ? "pushState" : "replaceState"](null, "", address);
    addressPushes = false;
  }, 150);
};

// Tells everyone that what is shown has changed, though the state has not.
const refresh = (changed = ["parameters"]) => {
  for (const listener of listeners) listener(state, changed);
};

const enterState = () => {
  const next = nearestState(wanted);
  const changed = Object.keys(next).filter((key) => next[key] !== state[key]);
  Object.assign(state, next);
  if (changed.length) refresh(changed);
};

const setState = (changes, { push } = {}) => {
  if (!themes.length) return;
  const before = addressOf(wanted);
  const place = placeSlug(wanted.t, wanted.p);
  wanted = { ...wanted, ...changes };
  if (changes.t !== undefined && changes.p === undefined) {
    wanted.p = indexOf(themes[wanted.t].places.length, (index) => placeSlug(wanted.t, index), place);
  }
  if (addressOf(wanted) !== before) writeAddress(push ?? Object.keys(changes).some((key) => stateKeys.get(key)?.push));
  enterState();
};

const selectPart = (name) => setState({ sel: name ?? "" });

const followAddress = () => {
  clearTimeout(addressTimer);
  if (!themes.length) return;
  wanted = readAddress();
  enterState();
};

// The scripts that come after this one have their listeners by then.
queueMicrotask(() => {
  wanted = initialState();
  followAddress();
  addEventListener("hashchange", followAddress);
  addEventListener("popstate", followAddress);
});

// Their names follow from what they define, so that those of equal names stay: new ones would be laid out again.
const replaceDefinitions = (fresh) => {
  const [old, wanted] = [byId("definitions"), fresh].map((svg) => svg.querySelector(":scope > defs"));
  const stays = new Map([...old.children].map((child) => [child.id, child]));
  const added = [...wanted.children].filter(({ id }) => !stays.delete(id));
  for (const child of stays.values()) child.remove();
  old.append(...added.map((child) => document.adoptNode(child)));
};

// `pelmet preview --serve` has a newer page: what it shows changes, its reader's choices do not.
const replaceData = (fresh) => {
  const last = themes.length ? follow.mark() : undefined;
  document.title = fresh.title;
  byId("title").textContent = fresh.title;
  replaceDefinitions(fresh.getElementById("definitions"));
  // Parameters have their colours there.
  const [style, newStyle] = [document, fresh].map((page) => page.querySelector("head > style"));
  if (style.textContent !== newStyle.textContent) style.textContent = newStyle.textContent;
  const text = fresh.getElementById("data").textContent;
  byId("data").textContent = text;
  loadData(text);
  if (!themes.length) return;
  const { t, p, words } = last ? follow.settle(last) : { t: 0, p: 0, words: "" };
  wanted = { ...initialState(), ...wanted, t, p };
  if (words) writeAddress(false);
  Object.assign(state, nearestState(wanted));
  refresh(["data", ...Object.keys(state)]);
  follow.notice(words);
  if (last && !words) announce(follow.changes(last) || "Nothing here has changed");
};
addEventListener("pelmet-page", (event) => {
  event.preventDefault();
  replaceData(event.detail);
});
