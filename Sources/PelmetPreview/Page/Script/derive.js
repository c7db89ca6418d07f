// Colours are [red, green, blue, alpha] with 8 bits each. The arithmetic is that of Theme.Color in Swift, step by step, so that both round to
// the same colours; Math.pow and Math.cbrt may differ in the last place between browsers.
const derive = (() => {
  const unit = (value) => (value > 0 ? Math.min(value, 1) : 0);
  const channel = (value) => Math.floor(unit(value) * 255 + 0.5);

  const power = (x, n) => {
    let result = 1;
    for (let i = 0; i < Math.abs(n); i += 1) result *= x;
    return n < 0 ? 1 / result : result;
  };

  const exponent = (x) => {
    let n = Math.floor(Math.log2(x));
    while (power(2, n) > x) n -= 1;
    while (power(2, n + 1) <= x) n += 1;
    return n;
  };

  const root = (x, n) => {
    if (!(x > 0)) return 0;
    let y = power(2, Math.trunc(exponent(x) / n) + 1);
    for (;;) {
      const next = ((n - 1) * y + x / power(y, n - 1)) / n;
      if (next >= y) return y;
      y = next;
    }
  };

  const cubeRoot = (x) => (x < 0 ? -root(-x, 3) : root(x, 3));

  const decoded = Array.from({ length: 256 }, (_, value) => {
    const x = value / 255;
    if (x <= 0.04045) return x / 12.92;
    const base = (x + 0.055) / 1.055;
    const square = base * base;
    return square * power(root(base, 5), 2);
  });
  const encoded = (x) => (x <= 0.0031308 ? Math.max(x, 0) * 12.92 : 1.055 * power(root(x, 12), 5) - 0.055);

  const toLab = ([red, green, blue]) => {
    const [r, g, b] = [decoded[red], decoded[green], decoded[blue]];
    const l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ];
  };

  const toLinear = ([lightness, a, b]) => {
    const l = power(lightness + 0.3963377774 * a + 0.2158037573 * b, 3);
    const m = power(lightness - 0.1055613458 * a - 0.0638541728 * b, 3);
    const s = power(lightness - 0.0894841775 * a - 1.2914855480 * b, 3);
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ];
  };

  const fromLab = (lab, alpha) => [...toLinear(lab).map((value) => channel(encoded(value))), alpha];
  const isInGamut = (lab) => toLinear(lab).every((value) => value >= -1e-6 && value <= 1 + 1e-6);

  const withLightness = ([, a, b], lightness) => {
    const candidate = (share) => [lightness, a * share, b * share];
    if (isInGamut(candidate(1))) return candidate(1);
    let [inside, outside] = [0, 1];
    for (let i = 0; i < 20; i += 1) {
      const middle = (inside + outside) / 2;
      if (isInGamut(candidate(middle))) inside = middle; else outside = middle;
    }
    return candidate(inside);
  };

  const luminance = ([red, green, blue]) => 0.2126 * decoded[red] + 0.7152 * decoded[green] + 0.0722 * decoded[blue];

  const over = (front, back) => {
    const blend = (i) => Math.floor((front[i] * front[3] + back[i] * (255 - front[3]) + 127) / 255);
    return [blend(0), blend(1), blend(2), 255];
  };

  const contrast = (front, back) => {
    const [a, b] = [luminance(over(front, back)), luminance(back)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };

  const withAlpha = (color, alpha) => [...color.slice(0, 3), alpha];

  const mixed = (color, other, amount) => {
    const between = (a, b) => a + (b - a) * unit(amount);
    const [from, to] = [toLab(color), toLab(other)];
    return fromLab(from.map((value, i) => between(value, to[i])), channel(between(color[3], other[3]) / 255));
  };

  const contrasting = (color, other, minimum) => {
    if (contrast(color, other) >= minimum) return color;
    const lab = toLab(color);
    const at = (lightness) => fromLab(withLightness(lab, lightness), color[3]);
    const reaches = (lightness) => contrast(at(lightness), other) >= minimum;
    const away = luminance(color) >= luminance(other) ? 1 : 0;
    for (const end of [away, 1 - away]) {
      if (!reaches(end)) continue;
      let [failing, passing] = [lab[0], end];
      for (let i = 0; i < 12; i += 1) {
        const middle = (failing + passing) / 2;
        if (reaches(middle)) passing = middle; else failing = middle;
      }
      return at(passing);
    }
    const [near, far] = [at(away), at(1 - away)];
    return contrast(near, other) >= contrast(far, other) ? near : far;
  };

  const mostReadable = (ground, candidates, minimum) => {
    const first = candidates.find((candidate) => contrast(candidate, ground) >= minimum);
    if (first) return first;
    let best = candidates[0] ?? [0, 0, 0, 255];
    for (const candidate of candidates) if (contrast(candidate, ground) > contrast(best, ground)) best = candidate;
    return best;
  };

  // From and to #RRGGBBAA.
  const read = (text) => [1, 3, 5, 7].map((start) => parseInt(text.slice(start, start + 2), 16));
  const write = (color) => `#${color.map((value) => value.toString(16).padStart(2, "0")).join("")}`.toUpperCase();

  // The colours of expressions, each of which stands after those that it names.
  const all = (expressions, argument) => {
    const colors = [];
    for (const { kind, of = [], number, color, theme, name, isDark } of expressions) {
      const operands = of.map((index) => colors[index]);
      const [first, second] = operands;
      const byKind = {
        fixed: () => read(color),
        parameter: () => argument(theme, name, isDark) ?? read(color),
        alpha: () => withAlpha(first, number),
        mix: () => mixed(first, second, number),
        contrast: () => contrasting(first, second, number),
        readable: () => mostReadable(first, operands.slice(1), number),
      };
      colors.push(byKind[kind]());
    }
    return colors;
  };

  return { all, contrast, over, read, write };
})();
