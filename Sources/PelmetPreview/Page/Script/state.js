// The pictures of the page: data, and the states in which themes can be shown.

let data = JSON.parse(document.getElementById("data").textContent);
let { themes, axes } = data;

/** Takes other data, in JSON. */
const loadData = (text) => {
  data = JSON.parse(text);
  ({ themes, axes } = data);
};

// The axes that the data have pictures for, the slowest first.
const drawnAxes = ["os", "d", "o", "y", "m", "ic"];

const pictureNumber = (place, state) => {
  let index = 0;
  for (const key of drawnAxes) {
    const { options } = axes.find((axis) => axis.key === key);
    index = index * options.length + Math.max(0, options.findIndex(({ id }) => id === state[key]));
  }
  return place.states[index];
};

/** The options of an axis at a place; `sameAs` names one that gives the same picture. */
const optionsAt = (theme, place, key, state) => {
  const axis = axes.find((other) => other.key === key);
  const first = new Map();
  return axis.options.map(({ id, name }) => {
    if (!drawnAxes.includes(key)) return { id, name, isOffered: id === axis.initial, sameAs: undefined };
    const number = pictureNumber(themes[theme].places[place], { ...state, [key]: id });
    const sameAs = first.get(number);
    if (sameAs === undefined) first.set(number, id);
    return { id, name, isOffered: number >= 0, sameAs };
  });
};

/** The picture of a state: the text of an SVG element, whose definitions the page has. Equal keys mean equal pictures. */
const picture = (theme, place, state) => {
  const number = pictureNumber(themes[theme].places[place], state);
  return { ...data.pictures[number], key: String(number) };
};
