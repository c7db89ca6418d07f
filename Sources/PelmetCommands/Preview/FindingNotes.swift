internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetPreview
internal import PelmetResolution
internal import PelmetSyntax

/// The findings of a run, handed out to the themes that they are about.
struct FindingNotes {
  private let themes: [ThemeReadings.Entry]
  /// The conditions in the files of all themes, by the places of their entries.
  private let conditions: [FileID: [String: Theme.Condition]]
  /// The findings in each file of a theme, and those that are in none.
  private var inFiles: [FileID: [Numbered]] = [:]
  private var elsewhere: [Numbered] = []

  /// A finding with its position in the report.
  private struct Numbered {
    let number: Int
    let diagnostic: Diagnostic
    /// `nil` for one that is in no theme's file.
    let span: SourceSpan?
  }

  /// A look and a system of the page in which something is illegible.
  struct Point: Hashable {
    /// The position in ``PreviewNotes/looks``.
    let look: Int
    let system: Theme.OSVersion
  }

  /// - Parameter diagnostics: In the order of the report.
  init(_ diagnostics: [Diagnostic], _ themes: ThemeReadings) {
    self.themes = themes.themes
    conditions = themes.conditions
    for (number, diagnostic) in diagnostics.enumerated() {
      if case .span(let span) = diagnostic.location, conditions[span.file] != nil {
        inFiles[span.file, default: []].append(Numbered(number: number, diagnostic: diagnostic, span: span))
      } else {
        elsewhere.append(Numbered(number: number, diagnostic: diagnostic, span: nil))
      }
    }
  }

  /// The findings in the files of the theme at a position and of its bases, and those that are in no theme's file.
  /// - Parameters:
  ///   - systems: Those of the theme's notes, ascending.
  ///   - illegible: Where what is written at each place is illegible.
  ///   - sites: The places of the files of `diagnostics`.
  func findings(
    ofThemeAt index: Int, systems: [Theme.OSVersion], illegible: [SourceSpan: Set<Point>], sites: inout NoteSites
  ) -> [PreviewNotes.Finding] {
    let found = (themes[index].files.flatMap { inFiles[$0] ?? [] } + elsewhere).filter { finding in
      let causes = finding.diagnostic.themes
      return causes.isEmpty || causes.contains(themes[index].name)
    }
    return found.sorted { $0.number < $1.number }.map { finding in
      let diagnostic = finding.diagnostic
      var subject = Subject()
      var condition: Theme.Condition?
      if let span = finding.span, let pointer = diagnostic.pointer {
        subject = Subject(pointer)
        let written = subject.entry.flatMap { conditions[span.file]?[$0] }
        condition = written ?? illegible[span].map { Self.condition(of: $0, systems) }
      }
      return PreviewNotes.Finding(
        severity: diagnostic.severity.rawValue, rule: diagnostic.rule.name, message: diagnostic.summary,
        fix: diagnostic.nextStep, site: sites[diagnostic.location], place: subject.place, path: subject.path,
        condition: condition ?? Theme.Condition())
    }
  }

  /// The condition that holds in some looks on some systems, as far as one can say it.
  private static func condition(of points: Set<Point>, _ systems: [Theme.OSVersion]) -> Theme.Condition {
    let looks = Set(points.map(\.look)).map { PreviewNotes.looks[$0] }
    let (schemes, contrasts) = (Set(looks.map(\.scheme)), Set(looks.map(\.contrast)))
    var condition = Theme.Condition()
    if looks.count == schemes.count * contrasts.count {
      condition.scheme = schemes.count == 1 ? schemes.first : nil
      condition.contrast = contrasts.count == 1 ? contrasts.first : nil
    }
    let found = Set(points.map(\.system))
    if let first = systems.firstIndex(where: found.contains), let last = systems.lastIndex(where: found.contains),
      found.count == last - first + 1
    {
      condition.minimumOS = first == 0 ? nil : systems[first]
      condition.belowOS = last + 1 < systems.count ? systems[last + 1] : nil
    }
    return condition
  }
}

/// The subject of a place in a theme file.
private struct Subject {
  /// `nil` for what no layer has: colours, parameters, settings.
  private(set) var place: Theme.Place?
  /// The path of the property; empty for none.
  private(set) var path = ""
  /// The place of the entry with a condition in which it is written, if it is: `/screens/photo/when/0`.
  private(set) var entry: String?

  init() {}

  init(_ pointer: String) {
    let tokens = pointer.split(separator: "/")
    var names = JSONPointer.names(pointer)[...]
    var place = Theme.Place()
    if names.first == "screens" || names.first == "contexts", names.count > 1 {
      let name = names[names.startIndex + 1]
      if names.first == "screens" { place.screen = Theme.Screen(name) } else { place.context = Theme.Context(name) }
      names = names.dropFirst(2)
    }
    let isInPlace = place != Theme.Place()
    if names.first == "when" {
      names = names.dropFirst(2)
      if !names.isEmpty { entry = tokens[..<names.startIndex].map { "/\($0)" }.joined() }
    }
    let path = names.map { $0 == "itemAppearance" ? "stackedLayoutAppearance" : $0 }
    let isProperty = path.first.map { Catalogue.style.index(of: $0) != nil } ?? false
    if isInPlace || isProperty { self.place = place }
    if isProperty { self.path = path.joined(separator: ".") }
  }
}
