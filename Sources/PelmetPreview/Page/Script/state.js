// The data of the page, and the pictures of every state. A picture is a skeleton of lines with holes, and a value for each hole.

let data, themes, axes, optionIndex;

/** Puts what many pictures share, and the data have once, where it belongs. */
const unfold = ({ templates }) => {
  if (!templates.runs) return;
  for (const skeleton of templates.skeletons) skeleton[0] = skeleton[0].flatMap((number) => templates.runs[number]);
  templates.lines = templates.lines.map((line) => line.replace("\u0003", templates.displayFamilies));
  delete templates.runs;
};

/** Takes data: from now on, everything is about them. */
const useData = (fresh) => {
  unfold(fresh);
  data = fresh;
  ({ themes, axes } = data);
  optionIndex = new Map(axes.map(({ key, options }) => [key, new Map(options.map(({ id }, index) => [id, index]))]));
};

/** Takes data, in JSON. */
const loadData = (text) => useData(JSON.parse(text));
loadData(document.getElementById("data").textContent);

const option = (state, key) => optionIndex.get(key).get(state[key]) ?? 0;

/** Filled pictures on the page have names of their own. */
let pictureCount = 0;

/** The number of a state's layout and moment. */
const layoutNumber = (state) => {
  const device = option(state, "d") * 2 + option(state, "o");
  return ((device * 3 + option(state, "aa")) * 2 + option(state, "dir")) * 2 + option(state, "y");
};

/** The number of a state's skeleton, and those of its values. */
const pictureParts = (theme, place, state) => {
  const { templates, lists } = data;
  const system = themes[theme].systems[option(state, "os")];
  const [familyNumber, , ...values] = themes[theme].places[place].pictures[system];
  const family = templates.families[familyNumber];
  const plain = option(state, "m") * 2 + option(state, "ic");
  const look = (plain * 2 + option(state, "rt")) * 3 + option(state, "c");
  const index = layoutNumber(state);
  const model = family.modelNumbers[index];
  const skeletonAt = (at, lookAt) => templates.rows[family.skeletons[at]][lookAt];
  const skeleton = skeletonAt(index, look);
  const keys = templates.holes[templates.skeletons[skeleton][3]];
  const keysAt = (look) => templates.holes[templates.skeletons[skeletonAt(family.models[model], look * 6)][3]];
  const valuesAt = (look) => lists[values[model * 4 + look]];
  const [plainKeys, plainValues] = [keysAt(plain), valuesAt(plain)];
  const changes = templates.changes[family.changes[model * 24 + look]];
  if (keys === plainKeys && changes.length === 0) return { skeleton, values: plainValues };
  const byKey = new Map(plainKeys.map((key, index) => [key, plainValues[index]]));
  for (let index = 0; index < changes.length; index += 2) {
    const [key, origin] = [changes[index], changes[index + 1]];
    // Below zero stands another scheme or contrast, whose value it is.
    byKey.set(key, origin < 0 ? valuesAt(-1 - origin)[keysAt(-1 - origin).indexOf(key)] : origin);
  }
  return { skeleton, values: keys.map((key) => byKey.get(key)) };
};

/** The objects that answered for the bars of a picture: their slots, in the order in which they were asked, and the layout of tabs. */
const pictureFacts = (theme, place, state) => {
  const [familyNumber, facts] = themes[theme].places[place].pictures[themes[theme].systems[option(state, "os")]];
  return data.facts[data.lists[facts][data.templates.families[familyNumber].modelNumbers[layoutNumber(state)]]];
};

/** The picture of a state: the text of an SVG element, whose shared definitions the page has. */
const picture = (theme, place, state) => {
  const { templates } = data;
  const { skeleton, values } = pictureParts(theme, place, state);
  const [numbers, scenes, notes] = templates.skeletons[skeleton];
  const scene = scenes[option(state, "c")];
  let next = 0;
  const own = `p${(pictureCount += 1)}-`;
  const text = numbers.map((number) => {
    const pieces = templates.lines[number < 0 ? scene : number].split("\u0001");
    let line = pieces[0];
    for (let index = 1; index < pieces.length; index += 1) line += templates.values[values[next + index - 1]] + pieces[index];
    next += number < 0 ? 1 : pieces.length - 1;
    return line;
  });
  return {
    svg: text.join("\n").replaceAll("\u0002", own),
    title: plainText(text[1]),
    approximations: notes.map((number) => templates.notes[number]),
    facts: pictureFacts(theme, place, state),
  };
};

/** The text of a title element. */
const plainText = (element) => element.replace(/<[^>]*>/g, "").replace(/&(lt|gt|quot|#39|amp);/g, (_, name) => (
  { lt: "<", gt: ">", quot: "\"", "#39": "'", amp: "&" }[name]
));

/** The key that distinguishes the picture of a state from those of others. */
const pictureKey = (theme, place, state) => {
  const { skeleton, values } = pictureParts(theme, place, state);
  return `${skeleton}:${data.templates.skeletons[skeleton][1][option(state, "c")]}:${values.join()}`;
};

/** The options of an axis at a place; `sameAs` names the chosen one, or one before it, that gives the same picture. */
const optionsAt = (theme, place, key, state) => {
  const first = new Map([[pictureKey(theme, place, state), state[key]]]);
  const axis = axes.find((other) => other.key === key);
  return axis.options.map(({ id, name }) => {
    const picture = pictureKey(theme, place, { ...state, [key]: id });
    const sameAs = first.get(picture);
    if (sameAs === undefined) first.set(picture, id);
    return { id, name, isOffered: true, sameAs: sameAs === id ? undefined : sameAs };
  });
};
