internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetReports
internal import PelmetResolution

extension DiffReport {
  /// The whole difference in a sentence: `2 of 3 themes change, with 4 illegible parts`.
  var summary: String {
    let changed = "\(grouped(themes.count)) of \(Self.count(themeCount, "theme")) \(themes.count == 1 ? "changes" : "change")"
    return illegibleCount == 0 ? changed : changed + ", with \(Self.count(illegibleCount, "illegible part"))"
  }

  static func count(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")" }
}

extension ThemeDifference {
  /// `2 changes, 1 illegible part`
  var summary: String {
    let changes = DiffReport.count(changes.count, "change")
    switch kind {
    case .added: return illegibleCount == 0 ? "a new theme" : "a new theme, \(DiffReport.count(illegibleCount, "illegible part"))"
    case .removed: return "the theme is gone"
    case .changed: return illegibleCount == 0 ? changes : changes + ", \(DiffReport.count(illegibleCount, "illegible part"))"
    }
  }
}

extension LookChange {
  /// A value as people write it: a colour without an alpha that hides nothing.
  static func text(_ value: JSONTree?) -> String {
    guard let value else { return "not set" }
    guard case .string(let text) = value else { return value.line }
    return Theme.Color.RGB(hex: text)?.shortDescription ?? text
  }

  /// The worst contrast of each text or icon, with where it has it if that is not where the change is.
  func contrastWords(_ quote: (String) -> String = { "'\($0)'" }) -> [String] {
    var said: Set<String> = []
    return contrasts.filter { said.insert("\($0.change.part) on \($0.change.ground)").inserted }.map { contrast in
      guard contrast.places != places, let place = contrast.places.first else { return contrast.change.words }
      let more = contrast.places.count > 1 ? " and elsewhere" : ""
      return contrast.change.words + " (\(place.words(atMost: 2, quote))\(more))"
    }
  }
}

extension ContrastChange {
  /// `the badge's text on the badge: contrast 4.62:1 → 1.05:1, needed 3:1`
  var words: String {
    let needed = minimum.rounded() == minimum ? "\(Int(minimum))" : "\(minimum)"
    let mark = isIllegible ? "illegible: " : ""
    return mark + "\(part) on \(ground): contrast \(Self.text(before)) → \(Self.text(after)), needed \(needed):1"
  }

  private static func text(_ sample: Sample?) -> String { sample.map { "\($0.ratio.cut(digits: 2)):1" } ?? "none" }
}
