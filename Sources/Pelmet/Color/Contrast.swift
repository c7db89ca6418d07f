extension Theme.Color.RGB {
  /// The relative luminance of WCAG 2, 0…1; alpha is ignored.
  package var luminance: Double {
    let linear = linear
    return 0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue
  }

  /// This colour painted over an opaque background.
  package func composited(over background: Theme.Color.RGB) -> Theme.Color.RGB {
    func blend(_ front: UInt8, _ back: UInt8) -> UInt8 {
      let share = Int(alpha)
      return UInt8((Int(front) * share + Int(back) * (255 - share) + 127) / 255)
    }
    return Theme.Color.RGB(
      red: blend(red, background.red), green: blend(green, background.green), blue: blend(blue, background.blue))
  }

  /// The contrast ratio of WCAG 2, 1…21, of this colour painted over `background`, whose alpha is ignored.
  package func contrast(on background: Theme.Color.RGB) -> Double {
    let front = composited(over: background).luminance
    let back = background.luminance
    return (max(front, back) + 0.05) / (min(front, back) + 0.05)
  }

  func mixed(with other: Theme.Color.RGB, amount: Double) -> Theme.Color.RGB {
    let (from, to) = (OKLab(self), OKLab(other))
    let amount = unit(amount)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
    return OKLab(lightness: between(from.lightness, to.lightness), a: between(from.a, to.a), b: between(from.b, to.b))
      .rgb(alpha: channel(between(Double(alpha), Double(other.alpha)) / 255))
  }

  func mostReadable(of candidates: ArraySlice<Theme.Color.RGB>, minimum: Double) -> Theme.Color.RGB {
    if let first = candidates.first(where: { $0.contrast(on: self) >= minimum }) { return first }
    var best = candidates.first ?? .black
    for candidate in candidates where candidate.contrast(on: self) > best.contrast(on: self) { best = candidate }
    return best
  }

  /// This colour with the smallest change of lightness that reaches a ratio against another one, else the end that comes nearest.
  package func contrasting(with other: Theme.Color.RGB, minimum: Double) -> Theme.Color.RGB {
    if contrast(on: other) >= minimum { return self }
    let lab = OKLab(self)
    func at(_ lightness: Double) -> Theme.Color.RGB { lab.withLightness(lightness).rgb(alpha: alpha) }
    let away = luminance >= other.luminance ? 1.0 : 0.0
    for end in [away, 1 - away] where at(end).contrast(on: other) >= minimum {
      var (failing, passing) = (lab.lightness, end)
      // Eight bits a channel cannot tell lightnesses apart that are nearer than 2^-12.
      for _ in 0..<12 {
        let middle = (failing + passing) / 2
        if at(middle).contrast(on: other) >= minimum { passing = middle } else { failing = middle }
      }
      return at(passing)
    }
    let (near, far) = (at(away), at(1 - away))
    return near.contrast(on: other) >= far.contrast(on: other) ? near : far
  }
}
