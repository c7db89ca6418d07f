internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetPreview

/// The findings of a run, handed out to the themes that they are about.
struct FindingNotes {
  private let diagnostics: [Diagnostic]
  private let themes: ThemeReadings
  /// The files of all themes of the run.
  private let files: Set<FileID>

  /// A look and a system of the page in which something is illegible.
  struct Point: Hashable {
    /// The position in ``PreviewNotes/looks``.
    let look: Int
    let system: Theme.OSVersion
  }

  /// - Parameter diagnostics: In the order of the report.
  init(_ diagnostics: [Diagnostic], _ themes: ThemeReadings) {
    (self.diagnostics, self.themes) = (diagnostics, themes)
    files = themes.themes.reduce(into: []) { $0.formUnion($1.files) }
  }

  /// The findings in the files of the theme at a position and of its bases, and those that are in no theme's file.
  /// - Parameters:
  ///   - systems: Those of the theme's notes, ascending.
  ///   - illegible: Where what is written at each place is illegible.
  ///   - sites: The places of the files of `diagnostics`.
  func findings(
    ofThemeAt index: Int, systems: [Theme.OSVersion], illegible: [SourceSpan: Set<Point>], sites: inout NoteSites
  ) -> [PreviewNotes.Finding] {
    var findings: [PreviewNotes.Finding] = []
    for diagnostic in diagnostics {
      var subject = Subject()
      var condition: Theme.Condition?
      if case .span(let span) = diagnostic.location {
        guard themes.themes[index].files.contains(span.file) || !files.contains(span.file) else { continue }
        if files.contains(span.file), let pointer = diagnostic.pointer {
          subject = Subject(pointer)
          condition =
            themes.condition(at: pointer, in: span.file, ofThemeAt: index)
            ?? illegible[span].map { Self.condition(of: $0, systems) }
        }
      }
      findings.append(
        PreviewNotes.Finding(
          severity: diagnostic.severity.rawValue, rule: diagnostic.rule.name, message: diagnostic.summary,
          fix: diagnostic.nextStep, site: sites[diagnostic.location], place: subject.place, path: subject.path,
          condition: condition ?? Theme.Condition()))
    }
    return findings
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

  init() {}

  init(_ pointer: String) {
    var names = pointer.split(separator: "/").map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }[...]
    var place = Theme.Place()
    if names.first == "screens" || names.first == "contexts", names.count > 1 {
      let name = names[names.startIndex + 1]
      if names.first == "screens" { place.screen = Theme.Screen(name) } else { place.context = Theme.Context(name) }
      names = names.dropFirst(2)
    }
    let isInPlace = place != Theme.Place()
    if names.first == "when" { names = names.dropFirst(2) }
    let path = names.map { $0 == "itemAppearance" ? "stackedLayoutAppearance" : $0 }
    let isProperty = path.first.map { Catalogue.style.index(of: $0) != nil } ?? false
    if isInPlace || isProperty { self.place = place }
    if isProperty { self.path = path.joined(separator: ".") }
  }
}
