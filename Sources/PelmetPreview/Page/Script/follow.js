// A newer page of the same themes: its reader stays at the theme and the place, also under another name, and hears of changes.

const follow = (() => {
  // The theme and the place that are gone, and those shown instead, until they are back or the reader goes elsewhere.
  let gone;

  const textsOf = (theme, place, looks = state) => reading(theme, place, looks).values.map(({ path, text }) => `${path}: ${text}`);
  const slugs = (count, slug) => Array.from({ length: count }, (_, index) => slug(index));
  const themeSlugs = () => slugs(themes.length, themeSlug);
  const placeSlugs = (theme) => slugs(themes[theme].places.length, (index) => placeSlug(theme, index));

  /** Where the reader is, with all that tells it from other places. */
  const mark = () => {
    const { t, p } = wanted;
    const looks = { ...state };
    return {
      theme: themeSlug(t), place: placeSlug(t, p), title: themes[t].title, label: themes[t].places[p].label, looks,
      themes: themeSlugs(), places: placeSlugs(t), content: JSON.stringify(textsOf(t, 0)), texts: textsOf(t, p),
    };
  };

  // The index of a name, or else of a new one with the same content; -1 if there is neither.
  const find = (name, known, now, isSame) => {
    const index = now.indexOf(name);
    return index >= 0 ? index : now.findIndex((other, number) => !known.includes(other) && isSame(number));
  };

  /** The theme and the place to show, and the words on them. */
  const settle = (last) => {
    const wish = gone && gone.shown === `${last.theme} ${last.place}` ? gone : last;
    const isBack = wish === gone;
    const looksFor = (theme, place) => JSON.stringify(textsOf(theme, place, last.looks));
    const t = find(wish.theme, wish.themes, themeSlugs(), (index) => looksFor(index, 0) === wish.content);
    if (t < 0) return leave(wish, last, isBack ? wish.missing : wish.title);
    const p = find(wish.place, wish.theme === themeSlug(t) ? wish.places : [], placeSlugs(t),
      (index) => index > 0 && looksFor(t, index) === JSON.stringify(wish.texts));
    if (p < 0) return leave(wish, { theme: themeSlug(t), place: last.place }, isBack ? wish.missing : wish.label);
    gone = undefined;
    const [title, label] = [themes[t].title, themes[t].places[p].label];
    const renamed = (was, is, old, now) => was !== is && (old === now ? `${was} is ${is} now` : `${old} is ${now} now`);
    const words = isBack ? `${wish.missing} is back`
      : renamed(last.theme, themeSlug(t), last.title, title) || renamed(last.place, placeSlug(t, p), last.label, label) || "";
    return { t, p, words };
  };

  // The nearest to what is shown now, until what is missing is there.
  const leave = (wish, shown, missing) => {
    const t = indexOf(themes.length, themeSlug, shown.theme);
    const p = indexOf(themes[t].places.length, (index) => placeSlug(t, index), shown.place);
    gone = { ...wish, missing, shown: `${themeSlug(t)} ${placeSlug(t, p)}` };
    return { t, p, words: `${missing} is gone` };
  };

  /** The changed values of the place that the reader sees, in words. */
  const changes = (last) => {
    const known = new Set(last.texts);
    const now = textsOf(state.t, state.p);
    const fresh = now.filter((text) => !known.has(text));
    const paths = new Set(now.map((text) => text.split(": ")[0]));
    const lost = last.texts.map((text) => text.split(": ")[0]).filter((path) => !paths.has(path)).map((path) => `${path}: not set`);
    const all = [...fresh, ...lost];
    return all.length > 3 ? `${all.slice(0, 3).join(", ")} and ${all.length - 3} more` : all.join(", ");
  };

  /** Says for all to see that the page shows something else than before; nothing if there is nothing to say. */
  const notice = (words) => {
    if (byId("notice").textContent !== words) byId("notice").textContent = words;
  };
  onState((_, changed) => { if (!changed.includes("data")) notice(""); });

  return { mark, settle, changes, notice };
})();
