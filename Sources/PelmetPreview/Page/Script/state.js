// The data of the page, and the pictures of every state. A picture is a skeleton of lines with holes, and a value for each hole.

let data, themes, axes, optionIndex;

/** Takes data, in JSON. */
const loadData = (text) => {
  data = JSON.parse(text);
  ({ themes, axes } = data);
  optionIndex = new Map(axes.map(({ key, options }) => [key, new Map(options.map(({ id }, index) => [id, index]))]));
};
loadData(document.getElementById("data").textContent);

const option = (state, key) => optionIndex.get(key).get(state[key]) ?? 0;

/** Filled pictures on the page have names of their own. */
let pictureCount = 0;

/** The skeleton of a state, and its values as numbers. */
const pictureParts = (theme, place, state) => {
  const { templates, lists } = data;
  const system = themes[theme].systems[option(state, "os")];
  const [familyNumber, , ...lists_] = themes[theme].places[place].pictures[system];
  const family = templates.families[familyNumber];
  const moment = option(state, "y");
  const layout = ((option(state, "d") * 2 + option(state, "o")) * 3 + option(state, "aa")) * 2 + option(state, "dir");
  const plain = option(state, "m") * 2 + option(state, "ic");
  const look = (plain * 2 + option(state, "rt")) * 3 + option(state, "c");
  const model = family.modelOfLayout[layout];
  const skeletonAt = (index, at) => templates.skeletons[templates.rows[family.skeletons[index * 2 + moment]][at]];
  const skeleton = skeletonAt(layout, look);
  const keys = templates.holes[skeleton[3]];
  const plainKeys = templates.holes[skeletonAt(family.models[model], plain * 6)[3]];
  const slot = model * 2 + moment;
  const plainValues = lists[lists_[slot * 4 + plain]];
  const changes = templates.changes[family.changes[slot * 24 + look]];
  if (keys === plainKeys && changes.length === 0) return { skeleton, values: plainValues };
  const byKey = new Map(plainKeys.map((key, index) => [key, plainValues[index]]));
  for (let index = 0; index < changes.length; index += 2) byKey.set(changes[index], changes[index + 1]);
  return { skeleton, values: keys.map((key) => byKey.get(key)) };
};

/** What answered for the bars of a picture: their slots, in the order in which they were asked, and the layout of tabs. */
const pictureFacts = (theme, place, state) => {
  const system = themes[theme].systems[option(state, "os")];
  const list = data.lists[themes[theme].places[place].pictures[system][1]];
  const model = state.d === "pad" ? 2 : state.o === "landscape" ? 1 : 0;
  return data.facts[list[model * 2 + option(state, "y")]];
};

/** The picture of a state: the text of an SVG element, whose shared definitions the page has. Equal keys mean equal pictures. */
const picture = (theme, place, state) => {
  const { templates } = data;
  const { skeleton, values } = pictureParts(theme, place, state);
  const [numbers, scenes, notes] = skeleton;
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
    key: `${templates.skeletons.indexOf(skeleton)}:${scene}:${values.join()}`,
  };
};

/** The text of a title element. */
const plainText = (element) => element.replace(/<[^>]*>/g, "").replace(/&(lt|gt|quot|#39|amp);/g, (_, name) => (
  { lt: "<", gt: ">", quot: "\"", "#39": "'", amp: "&" }[name]
));

/** What distinguishes the picture of a state from those of others. */
const pictureKey = (theme, place, state) => {
  const { skeleton, values } = pictureParts(theme, place, state);
  return `${data.templates.skeletons.indexOf(skeleton)}:${skeleton[1][option(state, "c")]}:${values.join()}`;
};

/** The options of an axis at a place; `sameAs` names one before it that gives the same picture. */
const optionsAt = (theme, place, key, state) => {
  const first = new Map();
  const axis = axes.find((other) => other.key === key);
  return axis.options.map(({ id, name }) => {
    const picture = pictureKey(theme, place, { ...state, [key]: id });
    const sameAs = first.get(picture);
    if (sameAs === undefined) first.set(picture, id);
    return { id, name, isOffered: true, sameAs };
  });
};
