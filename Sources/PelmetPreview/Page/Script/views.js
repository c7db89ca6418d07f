// The view beside the stage that `v` names.

const showView = (state) => {
  const view = views[state.v];
  if (!view) return document.getElementById("view").replaceChildren();
  const theme = themes[state.t];
  refill(document.getElementById("view"),
    element("h2", { tabindex: "-1" }, `${view.title}: `, themeTitle(theme)),
    element("p", { class: "hint" }, element("bdi", {}, theme.places[state.p].label), `, ${stateText(state, ["os", "m", "ic", "d", "o", "y"])}`),
    ...view.content(state));
};

onState(showView);
