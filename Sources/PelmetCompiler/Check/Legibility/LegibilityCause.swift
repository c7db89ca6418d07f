internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Failures at one value that have the same foreground and background in the file: one and the same mistake, in however many places,
/// devices and systems it shows.
struct LegibilityCause {
  let failures: [LegibilityFailure]
  let worst: LegibilityFailure
  /// Whether a screen has to be named, because the failure shows on no other place than on screens.
  private let isOnScreens: Bool
  private let isInContexts: Bool
  /// Of all systems that the theme is judged for, those on which it fails.
  private let systems: Systems

  /// The causes of the failures at one value, in the order of the failures.
  static func causes(of failures: [LegibilityFailure], _ theme: CheckedTheme) -> [LegibilityCause] {
    var order: [LegibilityFailure.Cause] = []
    var causes: [LegibilityFailure.Cause: [LegibilityFailure]] = [:]
    for failure in failures {
      if causes[failure.cause] == nil { order.append(failure.cause) }
      causes[failure.cause, default: []].append(failure)
    }
    return order.compactMap { causes[$0] }.map { LegibilityCause($0, theme.versions) }
  }

  /// The cause with the least legible look.
  static func worst(of causes: [LegibilityCause]) -> LegibilityCause? {
    causes.dropFirst().reduce(causes.first) { worst, cause in
      worst.map { cause.worst.worst.ratio < $0.worst.worst.ratio ? cause : $0 }
    }
  }

  private init(_ failures: [LegibilityFailure], _ versions: [Theme.OSVersion]) {
    self.failures = failures
    worst = failures.dropFirst().reduce(failures[0]) { $1.worst.ratio < $0.worst.ratio ? $1 : $0 }
    isOnScreens = failures.allSatisfy { $0.cell.place.screen != nil }
    isInContexts = failures.allSatisfy { $0.cell.place.context != nil }
    systems = Systems(Set(failures.flatMap(\.cell.versions)), of: versions)
    idioms = Set(failures.map(\.cell.condition.idiom))
  }

  private let idioms: Set<Theme.Traits.Idiom?>

  // MARK: Texts

  /// The finding in one sentence.
  var summary: String { text(of: worst) }

  private func text(of failure: LegibilityFailure) -> String {
    let (sample, ground) = (failure.worst, failure.pair.ground?.what ?? "the \(failure.bar.noun)")
    let verdict = sample.ratio < Self.illegible ? "cannot be read" : "is hard to read"
    return
      "\(failure.pair.what) \(sample.foreground.shortDescription) \(verdict) on \(ground) \(sample.background.shortDescription)"
      + "\(look(of: failure))\(place(of: failure)): contrast \(sample.ratio.cut(digits: 2)):1, needed \(digits(failure.pair.minimum)):1"
  }

  /// The ratio below which nobody can read a text.
  private static let illegible = 1.5

  private func look(of failure: LegibilityFailure) -> String {
    let look = failure.worst.look
    let variant =
      switch look.variant {
      case .light, .dark: ""
      case .lightHighContrast, .darkHighContrast: " with increased contrast"
      case .darkElevated: " on an elevated level"
      }
    let version =
      switch look.era {
      case _ where !failure.differsByVersion: systems.text(of: failure.cell)
      case .glass: " on iOS 26"
      case .schemeStatusBar where failure.pair.kind == .statusBar: " before iOS 17"
      case .schemeStatusBar, .dynamicStatusBar: " before iOS 26"
      }
    return " in \(look.scheme)" + variant + version
  }

  /// The device, screen and context, as far as it does not fail everywhere.
  private func place(of failure: LegibilityFailure) -> String {
    let idiom = idioms.count == 1 ? failure.cell.condition.idiom.map { " (\($0))" } : nil
    return [idiom, screen(of: failure).map { " on screen '\($0)'" }, context(of: failure).map { " in context '\($0)'" }]
      .compactMap { $0 }.joined()
  }

  fileprivate func screen(of failure: LegibilityFailure) -> String? { isOnScreens ? failure.cell.place.screen?.name : nil }

  fileprivate func context(of failure: LegibilityFailure) -> String? { isInContexts ? failure.cell.place.context?.name : nil }

  /// The versions of iOS among those for which a theme is judged.
  private struct Systems {
    private let some: Set<Theme.OSVersion>
    private let all: [Theme.OSVersion]

    init(_ some: Set<Theme.OSVersion>, of all: [Theme.OSVersion]) { (self.some, self.all) = (some, all) }

    /// Such as ` before iOS 26`; empty for all.
    func text(of cell: CheckedCell) -> String {
      let count = some.count
      if count == all.count { return "" }
      if some.isSubset(of: all.prefix(count)) { return " before iOS \(all[count])" }
      if some.isSubset(of: all.suffix(count)), let first = all.suffix(count).first { return " from iOS \(first) on" }
      return cell.rows.first.map { " on iOS \($0.os)" } ?? ""
    }
  }
}

extension LegibilityCause {
  /// One failure with its text, where it shows beside the worst.
  private struct Showing {
    let failure: LegibilityFailure
    let screen: String?
    let context: String?
    let text: String
  }

  /// Where else it fails than in the worst case: other texts, backgrounds, screens and contexts of their own.
  static func elsewhere(
    _ causes: [LegibilityCause], than worst: LegibilityCause, at source: JSONValue, _ theme: CheckedTheme
  ) -> Diagnostic.Elsewhere? {
    var said: Set<String> = [worst.summary]
    let showings = causes.flatMap(\.showings).filter { said.insert($0.text).inserted }
    guard !showings.isEmpty else { return nil }
    let notes = showings.map { showing in
      let sides = [showing.failure.backgroundSource(theme)?.span, showing.failure.pair.entry?.valueSource.span]
      return Diagnostic.Note(showing.text, at: sides.compactMap { $0 }.first { $0 != source.span })
    }
    return Diagnostic.Elsewhere(Self.summary(of: showings, than: worst), notes: notes)
  }

  /// The least legible failure of each screen and context that counts.
  private var showings: [Showing] {
    var order: [[String?]] = []
    var worst: [[String?]: LegibilityFailure] = [:]
    for failure in failures {
      let place = [screen(of: failure), context(of: failure)]
      if worst[place] == nil { order.append(place) }
      if worst[place].map({ failure.worst.ratio < $0.worst.ratio }) ?? true { worst[place] = failure }
    }
    return order.compactMap { place in
      worst[place].map { Showing(failure: $0, screen: place[0], context: place[1], text: text(of: $0)) }
    }
  }

  private static func summary(of showings: [Showing], than worst: LegibilityCause) -> String {
    func others<Name: Hashable & Comparable>(_ own: Name?, _ names: [Name?]) -> [Name] {
      Set(names.compactMap { $0 }).filter { $0 != own }.sorted()
    }
    let texts = others(worst.worst.pair.what, showings.map(\.failure.pair.what))
    let screens = others(worst.screen(of: worst.worst), showings.map(\.screen))
    let contexts = others(worst.context(of: worst.worst), showings.map(\.context))
    var parts: [String] = []
    if !texts.isEmpty { parts.append("for " + (texts.count > 3 ? "\(texts.count) more texts" : list(texts, "and"))) }
    if let first = screens.first {
      parts.append(screens.count == 1 ? "on screen '\(first)'" : "on \(screens.count) screens (\(few(screens)))")
    }
    if let first = contexts.first {
      parts.append(contexts.count == 1 ? "in context '\(first)'" : "in \(contexts.count) contexts")
    }
    if parts.isEmpty {
      let background = worst.worst.worst.background.shortDescription
      let colors = others(background, showings.map(\.failure.worst.background.shortDescription))
      parts.append(colors.isEmpty ? "with other colours" : "on \(few(colors))")
    }
    return "also " + list(parts, "and")
  }

  /// Three names and how many more there are.
  private static func few(_ names: [String]) -> String {
    (names.prefix(3) + (names.count > 3 ? ["+\(names.count - 3)"] : [])).joined(separator: ", ")
  }
}
