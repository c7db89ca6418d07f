internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Failures at one value that have the same foreground and background in the file: one and the same mistake, in however many places,
/// devices and systems it shows.
struct LegibilityCause {
  let failures: [LegibilityFailure]
  /// The failure that the finding leads with: in the plainest look, and of those the least legible.
  let lead: LegibilityFailure
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
    return order.compactMap { causes[$0] }.map { LegibilityCause($0, theme) }
  }

  /// The cause that the finding leads with.
  static func leading(_ causes: [LegibilityCause]) -> LegibilityCause? {
    causes.dropFirst().reduce(causes.first) { lead, cause in
      lead.map { cause.lead.comes(before: $0.lead) ? cause : $0 }
    }
  }

  private init(_ failures: [LegibilityFailure], _ theme: CheckedTheme) {
    self.failures = failures
    lead = failures.dropFirst().reduce(failures[0]) { $1.comes(before: $0) ? $1 : $0 }
    isOnScreens = failures.allSatisfy { $0.cell.place.screen != nil }
    isInContexts = failures.allSatisfy { $0.cell.place.context != nil }
    systems = Systems(Set(failures.flatMap(\.cell.versions)), of: theme.versions, hasGlass: theme.hasGlass)
    idioms = Set(failures.map(\.cell.condition.idiom))
  }

  private let idioms: Set<Theme.Traits.Idiom?>

  // MARK: Texts

  /// The finding in one sentence.
  var summary: String { text(of: lead) }

  private func text(of failure: LegibilityFailure) -> String {
    let (sample, pair) = (failure.lead, failure.pair)
    let verdict = sample.ratio < Self.illegible ? "cannot be read" : "is hard to read"
    let ground = pair.ground.kind.words(
      on: failure.bar.noun, sample.background, isEstimate: pair.ground.isGlass, isOverBar: failure.ground.colorEntry != nil)
    let need = sample.ratio < pair.minimum ? "needed \(digits(pair.minimum)):1" : "recommended \(digits(pair.limit)):1"
    return
      "\(pair.what) \(sample.foreground.shortDescription) \(verdict) on \(ground)"
      + "\(look(of: failure, sample))\(place(of: failure)): contrast \(ratio(sample, pair)), \(need)"
      + (pair.ground.isGlass ? BarPart.Ground.estimate : "")
  }

  private func ratio(_ sample: LegibilityFailure.Sample, _ pair: LegibilityPair) -> String {
    (pair.ground.isGlass ? "at best " : "") + "\(sample.ratio.cut(digits: 2)):1"
  }

  /// The ratio below which nobody can read a text.
  private static let illegible = 1.5

  /// Where it is less legible than the finding says: in another look of the same part.
  var worse: String? {
    let worst = lead.worst
    guard worst.ratio < lead.lead.ratio else { return nil }
    return "at worst\(look(of: lead, worst)): contrast \(ratio(worst, lead.pair))"
  }

  private func look(of failure: LegibilityFailure, _ sample: LegibilityFailure.Sample) -> String {
    let variant =
      switch sample.look.variant {
      case .light, .dark: ""
      case .lightHighContrast, .darkHighContrast: " with increased contrast"
      case .darkElevated: " on an elevated level"
      }
    let eras = Set(failure.samples.filter { $0.look.variant == sample.look.variant }.map(\.look.era))
    let version = failure.differsByVersion ? systems.text(of: eras, failure.pair) : systems.text(of: failure.cell)
    return " in \(sample.look.scheme)" + variant + version
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
    private let eras: Set<BarEra>

    init(_ some: Set<Theme.OSVersion>, of all: [Theme.OSVersion], hasGlass: Bool) {
      (self.some, self.all) = (some, all)
      eras = Set(all.map { BarEra($0, hasGlass: hasGlass) })
    }

    /// Such as ` before iOS 26`; empty for all.
    func text(of cell: CheckedCell) -> String {
      let count = some.count
      if count == all.count { return "" }
      if some.isSubset(of: all.prefix(count)) { return " before iOS \(all[count])" }
      if some.isSubset(of: all.suffix(count)), let first = all.suffix(count).first { return " from iOS \(first) on" }
      return cell.rows.first.map { " on iOS \($0.os)" } ?? ""
    }

    /// The systems of some eras in which a pair fails.
    func text(of failing: Set<BarEra>, _ pair: LegibilityPair) -> String {
      guard let first = failing.min(), let last = failing.max(), failing != eras else { return "" }
      switch (first, last) {
      case (.glass26, .glass26): return " on iOS 26"
      case (.glass26..., _): return " from iOS \(first.version) on"
      case (_, .glass26...): return ""
      case (_, .schemeStatusBar) where pair.isStatusBar: return " before iOS 17"
      default: return " before iOS 26"
      }
    }
  }
}

extension LegibilityFailure {
  /// Whether a finding leads with this rather than with another one: with a mistake before a remark, with what is
  /// known before an estimate, in the plainer look, less legible.
  fileprivate func comes(before other: LegibilityFailure) -> Bool {
    let (mine, others) = (rank, other.rank)
    return mine == others ? lead.ratio < other.lead.ratio : mine < others
  }

  private var rank: (Int, Int, Int) { (isRemark ? 1 : 0, pair.ground.isGlass ? 1 : 0, lead.look.variant.plainness) }
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
    _ causes: [LegibilityCause], than lead: LegibilityCause, at source: JSONValue, _ theme: CheckedTheme
  ) -> Diagnostic.Elsewhere? {
    var said: Set<String> = [lead.summary]
    let showings = causes.flatMap(\.showings).filter { said.insert($0.text).inserted }
    guard !showings.isEmpty else { return nil }
    let notes = showings.map { showing in
      let sides = [showing.failure.backgroundSource(theme)?.span, showing.failure.pair.entry?.valueSource.span]
      return Diagnostic.Note(showing.text, at: sides.compactMap { $0 }.first { $0 != source.span })
    }
    return Diagnostic.Elsewhere(Self.summary(of: showings, than: lead), notes: notes)
  }

  /// The leading failure of each screen and context that counts.
  private var showings: [Showing] {
    var order: [[String?]] = []
    var leads: [[String?]: LegibilityFailure] = [:]
    for failure in failures {
      let place = [screen(of: failure), context(of: failure)]
      if leads[place] == nil { order.append(place) }
      if leads[place].map({ failure.comes(before: $0) }) ?? true { leads[place] = failure }
    }
    return order.compactMap { place in
      leads[place].map { Showing(failure: $0, screen: place[0], context: place[1], text: text(of: $0)) }
    }
  }

  private static func summary(of showings: [Showing], than lead: LegibilityCause) -> String {
    func others<Name: Hashable & Comparable>(_ own: Name?, _ names: [Name?]) -> [Name] {
      Set(names.compactMap { $0 }).filter { $0 != own }.sorted()
    }
    let texts = others(lead.lead.pair.what, showings.map(\.failure.pair.what))
    let screens = others(lead.screen(of: lead.lead), showings.map(\.screen))
    let contexts = others(lead.context(of: lead.lead), showings.map(\.context))
    var parts: [String] = []
    if !texts.isEmpty { parts.append("for " + (texts.count > 3 ? "\(texts.count) more texts" : list(texts, "and"))) }
    if let first = screens.first {
      parts.append(screens.count == 1 ? "on screen '\(first)'" : "on \(screens.count) screens (\(few(screens)))")
    }
    if let first = contexts.first {
      parts.append(contexts.count == 1 ? "in context '\(first)'" : "in \(contexts.count) contexts")
    }
    let grounds = others(lead.lead.groundWords, showings.map(\.failure.groundWords))
    if parts.isEmpty, !grounds.isEmpty { parts.append("on " + list(grounds, "and")) }
    if parts.isEmpty {
      let background = lead.lead.lead.background.shortDescription
      let colors = others(background, showings.map(\.failure.lead.background.shortDescription))
      parts.append(colors.isEmpty ? "with other colours" : "on \(few(colors))")
    }
    return "also " + list(parts, "and")
  }

  /// Three names and how many more there are.
  private static func few(_ names: [String]) -> String {
    (names.prefix(3) + (names.count > 3 ? ["+\(names.count - 3)"] : [])).joined(separator: ", ")
  }
}
