// The view beside the stage that `v` names.

const showView = (state) => {
  const view = viewContents[state.v];
  const theme = themes[state.t];
  refill(byId("view"),
    element("h2", { tabindex: "-1" }, `${view.title}: `, themeTitle(theme)),
    view.axes.length > 0 && element("p", { class: "hint" },
      theme.places[state.p].label && [element("bdi", {}, theme.places[state.p].label), ", "], stateText(state, view.axes)),
    ...view.content(state));
};

// Keys of the state on which no view depends.
const shellKeys = ["sel", "twin", "size", "outlines", "keys"];

onState((state, changed) => {
  const view = viewContents[state.v];
  const others = [...shellKeys, ...axes.map(({ key }) => key).filter((key) => !view?.axes.includes(key))];
  if (!view) byId("view").replaceChildren();
  else if (!changed.every((key) => others.includes(key))) showView(state);
});
