// The view beside the stage that `v` names.

const showView = (state) => {
  const view = viewContents[state.v];
  const theme = themes[state.t];
  refill(byId("view"),
    element("h2", { tabindex: "-1" }, `${view.title}: `, themeTitle(theme)),
    element("p", { class: "hint" }, theme.places[state.p].label && [element("bdi", {}, theme.places[state.p].label), ", "],
      stateText(state, view.axes)),
    ...view.content(state));
};

onState((state, changed) => {
  const view = viewContents[state.v];
  if (!view) byId("view").replaceChildren();
  else if (changed.some((key) => ["t", "p", "v", "w", "cm", "data", ...view.axes].includes(key))) showView(state);
});
