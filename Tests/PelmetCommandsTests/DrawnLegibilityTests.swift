import Foundation
import Pelmet
import PelmetCompiler
import PelmetDiagnostics
import PelmetFiles
import PelmetTestSupport
import Testing

@testable import PelmetCommands
@testable import PelmetPreview

/// Pictures of themes against the compiler's findings about them: over flat pages, at rest.
@MainActor
@Suite struct DrawnLegibilityTests {
  @Test func `a part in a colour of the theme is at least 1_5 to 1 on its ground, or the compiler warns of it`() throws {
    let all = try Self.drawn.get()
    let unreported = all.filter { $0.part.ratio < 1.5 && !$0.part.isReported(by: $0.theme) }
    #expect(all.count > (Share.isWhole ? 1000 : 300), "\(all.count) parts are in a colour of a theme")
    expectEqual(Set(unreported.map { "\($0.module)/\($0.part)" }).sorted(), [])
  }

  /// On glass the best state is read, and the likeliest drawn. The material of bars is read as one colour, whatever is under it.
  @Test func `a contrast that is read of a part has the colours that are drawn`() throws {
    let read = try Self.drawn.get().compactMap { drawn in drawn.part.contrast.map { (drawn, contrast: $0) } }
    let wrong = read.filter { drawn, contrast in
      let relation = contrast.ratio / drawn.part.ratio
      if contrast.ground.hasSuffix("estimated") { return relation < 0.98 }
      let isMaterial = ["#1D1D1D", "#F9F9F9"].contains(contrast.background.shortDescription)
      return abs(relation - 1) > (isMaterial ? 0.15 : 0.02)
    }
    #expect(read.count > (Share.isWhole ? 500 : 50), "\(read.count) contrasts are compared")
    let texts = wrong.map { drawn, contrast in
      "\(drawn.module)/\(drawn.part): \(drawn.part.foreground) on \(drawn.part.ground) is drawn, "
        + "\(contrast.foreground) on \(contrast.background) read"
    }
    expectEqual(Set(texts).sorted(), [])
  }

  /// The parts in a colour of a theme, in a third of the modules, or each week in all.
  private static let drawn = Result {
    try Share.of(modules, oneIn: 3).flatMap { module in
      try themes(of: module).flatMap { theme in
        try DrawnPart.all(of: theme).map { (module: module.path.replacing("Tests/Fixtures/", with: ""), theme: theme, part: $0) }
      }
    }
  }

  private struct Module {
    let name: String
    /// Below the repository's root.
    let path: String
    let siblings: [String]

    /// The folder that has them all.
    var parent: String { String(path.dropLast(name.count + 1)) }
  }

  private static let root = Fixtures.tests.deletingLastPathComponent().path

  /// The folders with themes among fixtures and examples.
  private static var modules: [Module] {
    var folders: [String: Set<String>] = [:]
    for top in ["Tests/Fixtures/apps", "Tests/Fixtures/emit", "Tests/Fixtures/conditions", "Examples", "themes"] {
      for case let file as String in FileManager.default.enumerator(atPath: "\(root)/\(top)") ?? .init() {
        guard file.hasSuffix(".theme.json"), !file.contains(".build") else { continue }
        let folder = "\(top)/\(file)".split(separator: "/").dropLast()
        folders[folder.dropLast().joined(separator: "/"), default: []].insert(String(folder.last ?? ""))
      }
    }
    return folders.sorted { $0.key < $1.key }.flatMap { parent, names in
      names.sorted().map {
        Module(name: $0, path: parent.isEmpty ? $0 : "\(parent)/\($0)", siblings: names.subtracting([$0]).sorted())
      }
    }
  }

  /// The themes of a module with what its page says of them; none if it has mistakes.
  private static func themes(of module: Module) -> [PreviewedTheme] {
    let named = module.siblings.filter { $0.first?.isUppercase == true }
    var loader = InputLoader(
      module: module.name, ThemeSelection.grouping(["\(root)/\(module.path)"]), sources: SourceMap(), texts: [:])
    for sibling in named { loader.addDependency(sibling, folder: ThemeFolder("\(root)/\(module.parent)/\(sibling)")) }
    let loaded = LoadedModule(
      name: module.name, input: loader.input, visited: [], unfollowed: UnfollowedLinks(), imageSets: [:])
    return PreviewedModule(loaded).preview?.themes ?? []
  }
}

/// A text or an icon of a picture in a colour that the theme writes.
struct DrawnPart: CustomStringConvertible {
  let theme: String
  let part: String
  let foreground: Theme.Color.RGB
  let ground: Theme.Color.RGB
  /// The values that may have given it its colour.
  let values: [PreviewNotes.Value]
  /// The contrast that is read of it, if that is about one part on one slot.
  let contrast: PreviewNotes.Contrast?

  var ratio: Double { foreground.contrast(on: ground) }

  var description: String {
    // Positions do not matter: items of a bar have the same colours.
    let kind = part.replacing(/\.\d+/, with: "")
    return "\(theme): \(kind) in \(values.first?.path ?? "")"
  }

  /// Whether the compiler warns at one of the values, or at the edge slot, without which nothing is under them.
  func isReported(by theme: PreviewedTheme) -> Bool {
    let sites = Set(values.flatMap(\.hops).map(\.site))
    return theme.notes?.findings.contains { finding in
      finding.severity != "remark"
        && (sites.contains(finding.site) || values.contains { $0.path == finding.path }
          || finding.path == "\(part.prefix { $0 != "." }).scrollEdgeAppearance")
    } ?? false
  }

  // MARK: Reading pictures

  @MainActor
  static func all(of theme: PreviewedTheme) throws -> [DrawnPart] {
    let notes = try #require(theme.notes)
    let tables = [(Theme.Place(), theme.theme.table)] + theme.theme.places.map { ($0.place, $0.table) }
    let layout = PageLayout(device: .phone, orientation: .portrait)
    var parts: [DrawnPart] = []
    var seen: Set<PictureCollection.App> = []
    for version in [PictureState.versions.before, PictureState.versions.glass] where version >= (notes.systems.first ?? 0) {
      for (place, table) in tables {
        let app = PictureCollection.App(
          table: table, version: version, designRequiresCompatibility: theme.designRequiresCompatibility)
        guard seen.insert(app).inserted else { continue }
        PictureStage.run(app, layout) { stage in
          for scheme in SchemeOption.allCases {
            let look = PageLook(scheme: scheme, contrast: .normal)
            stage.show(look)
            guard let screen = stage.screen(.rest, look) else { continue }
            let drawing = ScreenDrawing(screen, sharing: Definitions())
            let values = notes.values(at: place, scheme, version)
            let hasPage = values.contains { $0.path == "content.backgroundColor" && $0.text != "unknown" && $0.open == nil }
            let picture = DrawnColors(drawing.svg, version, knowsPage: hasPage)
            for (part, foreground) in picture.foregrounds {
              guard let kind = PartKind.all.first(where: { $0.isKind(of: part) }), let ground = picture.ground(of: part) else {
                continue
              }
              let written = values.filter { kind.isColored(by: $0, foreground, drawing.facts) }
              // The app says what a parameter is.
              guard !written.isEmpty, written.allSatisfy({ $0.open == nil }) else { continue }
              let read = notes.contrasts(at: place, scheme, version).filter { $0.isOf(part, kind, drawing.facts) }
              // Under a page that can be seen through is the window.
              let isSure = values.allSatisfy { $0.path != "content.backgroundColor" || $0.text.hasSuffix("FF") }
              parts.append(
                DrawnPart(
                  theme: theme.theme.name, part: part, foreground: foreground, ground: ground, values: written,
                  contrast: isSure && read.count == 1 ? read[0] : nil))
            }
          }
        }
      }
    }
    return parts
  }
}

extension PreviewNotes {
  /// The final values in a state of a phone.
  fileprivate func values(at place: Theme.Place, _ scheme: SchemeOption, _ version: Theme.OSVersion) -> [Value] {
    reading(at: place, scheme, version)?.values.map { values[$0] } ?? []
  }

  fileprivate func contrasts(at place: Theme.Place, _ scheme: SchemeOption, _ version: Theme.OSVersion) -> [Contrast] {
    reading(at: place, scheme, version)?.contrasts.map { contrasts[$0] } ?? []
  }

  private func reading(at place: Theme.Place, _ scheme: SchemeOption, _ version: Theme.OSVersion) -> Reading? {
    let system = systems.lastIndex { $0 <= version } ?? 0
    let look = scheme == .dark ? 1 : 0
    let index = (look * systems.count + system) * devices.count + (devices.firstIndex(of: .phone) ?? 0)
    return places[place].map { readings[$0[index]] }
  }
}

extension PreviewNotes.Contrast {
  /// Whether it is that of a part of a kind in a picture: as the page's inspector finds it.
  fileprivate func isOf(_ part: String, _ kind: PartKind, _ facts: ScreenFacts) -> Bool {
    guard let answer = facts.answer(for: kind.bar) else { return false }
    let isSelected = part.hasPrefix("tabBar.item.\(facts.selectedTab ?? -1).")
    let ids = kind.contrasts.map {
      $0.replacing("{state}", with: isSelected ? "selected" : "normal").replacing("{button}", with: "button")
    }
    return slot == (answer.isModified ? "\(kind.bar).scrollEdgeAppearance" : answer.slot) && ids.contains(id)
      && !facts.prominentItems.contains(part)
  }
}

extension PartKind {
  /// Whether a value may have given a part of this kind its colour. Colours of the system are not the theme's.
  fileprivate func isColored(by value: PreviewNotes.Value, _ color: Theme.Color.RGB, _ facts: ScreenFacts) -> Bool {
    // #RRGGBBAA
    guard value.text.hasPrefix("#"), value.text.prefix(7) == color.description.prefix(7) else { return false }
    let names = value.path.split(separator: ".")
    guard let name = names.last, name.hasSuffix("intColor") || Self.foregrounds.contains(String(name)) else { return false }
    if names[0] == bar, names.count > 2, names[1].hasSuffix("Appearance") {
      // A slot may be the name of the standard one.
      let slots = [facts.answer(for: bar)?.slot, "\(bar).standardAppearance"]
      return slots.contains(names.prefix(2).joined(separator: "."))
        && keys.contains { key in
          value.path.contains(String(key.split(separator: "}").last ?? ""))
        }
    }
    return paths.contains { path in
      path == "{tint}" ? ["tabBar", "window"].contains(names[0]) && name.hasSuffix("intColor") : value.path.hasPrefix(path)
    }
  }

  private static let foregrounds: Set<String> = ["foregroundColor", "iconColor", "textColor", "placeholderColor"]
}

/// The colours of a picture, from its elements.
private struct DrawnColors {
  private let lines: [Substring: [Substring]]
  private let version: Theme.OSVersion
  private let page: Theme.Color.RGB?

  /// Whether the theme says what the page is. The compiler judges no text on a page that nobody knows.
  private let knowsPage: Bool

  init(_ svg: String, _ version: Theme.OSVersion, knowsPage: Bool) {
    (self.version, self.knowsPage) = (version, knowsPage)
    lines = ChangedParts.lines(by: svg)
    page = svg.split(separator: "\n").firstIndex { $0 == "<g id=\"content\">" }
      .flatMap { Self.paint(svg.split(separator: "\n")[$0 + 1]) }?.composited(over: .black)
  }

  /// The marks of texts and icons in names of parts.
  private static let texts = ["itle", "tem.", "ackButton", "searchBar.icon", "searchBar.placeholder"]

  /// The colours of texts and icons.
  var foregrounds: [(part: String, color: Theme.Color.RGB)] {
    lines.sorted { $0.key < $1.key }.compactMap { part, lines in
      guard Self.texts.contains(where: { part.contains($0) }),
        let paint = lines.compactMap(Self.foreground).first
      else { return nil }
      return (String(part), paint)
    }
  }

  /// The colour under a part; `nil` if that is not known.
  func ground(of part: String) -> Theme.Color.RGB? {
    let parts = part.split(separator: ".")
    let bar = String(parts.first ?? "")
    if parts.last == "badge" {
      return lines[Substring(part)]?.lazy.filter { $0.hasPrefix("<rect") }.compactMap(Self.paint).first
    }
    if bar == "searchBar" { return field }
    guard let ground = over(page, "\(bar).background") else { return nil }
    let isOnGlass = version >= 26 && (bar != "navigationBar" || part.contains("tem.") || part.contains("ackButton"))
    guard isOnGlass else { return knowsPage || lines["\(bar).background"] != nil ? ground : nil }
    guard let glass = glass(in: bar) else { return nil }
    let face = glass.face(over: ground)
    return part.hasPrefix("tabBar.item.0") ? glass.lens(over: face, on: version) : face
  }

  private var field: Theme.Color.RGB? {
    guard let bar = over(page, "searchBar.background") else { return nil }
    return glass(in: "searchBar").map { $0.face(over: bar) } ?? over(bar, "searchBar.field")
  }

  /// The glass of a bar's pieces, as they say it themselves.
  private func glass(in bar: String) -> Glass? {
    for (part, lines) in lines where part == bar || part.hasPrefix("\(bar).") {
      if let line = lines.first(where: { $0.hasPrefix("<g data-glass=") }) {
        return Glass(scheme: line.hasPrefix("<g data-glass=\"dark\"") ? .dark : .light)
      }
    }
    return nil
  }

  /// A colour under the layers that a part draws; `nil` once one is not known.
  private func over(_ ground: Theme.Color.RGB?, _ part: String) -> Theme.Color.RGB? {
    (lines[Substring(part)] ?? []).filter { !$0.isEmpty && $0 != "</g>" }.reduce(ground) { ground, line in
      guard let ground, let paint = Self.paint(line) else { return nil }
      return paint.composited(over: ground)
    }
  }

  /// The colour in which a line draws, without opacity.
  private static func foreground(_ line: Substring) -> Theme.Color.RGB? {
    line.hasPrefix("<rect") && line.contains("rx=") && !line.contains("currentColor") || line.contains("data-glass")
      ? nil : paint(line)
  }

  private static func paint(_ line: Substring) -> Theme.Color.RGB? {
    guard let match = line.firstMatch(of: /rgb\((\d+) (\d+) (\d+)\)"(?: [a-z-]*opacity="([0-9.]+)")?/),
      let red = UInt8(match.1), let green = UInt8(match.2), let blue = UInt8(match.3)
    else { return nil }
    let alpha = match.4.flatMap { Double($0) } ?? 1
    return Theme.Color.RGB(red: red, green: green, blue: blue, alpha: UInt8((alpha * 255).rounded()))
  }
}
