internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetReports
internal import PelmetResolution
internal import PelmetSyntax
internal import PelmetTokens

extension Workspace {
  /// A few lines about a byte of a file: what a name means, what a property does, and the final values in each look; `nil` where nothing
  /// is known.
  package func hover(in path: String, at offset: Int) -> Hover? {
    guard let place = place(in: path, at: offset) else { return nil }
    let name = FilePath(path).components.last ?? ""
    let isTheme = FileKind.of(name)?.kind == .theme
    let theme = isTheme ? module(of: path)?.theme(at: path) : nil
    var lines: [Hover.Line] = []
    if let found = subject(in: path, at: offset) {
      switch found.subject {
      case .token(let token): if let tokens = tokens(in: path)?.tokens { lines += TokenLines.lines(token, tokens) }
      case .name(let name): if let theme { lines += NameLines.lines(name, theme) }
      default: break
      }
    }
    let root: KeyedObject? = isTheme ? .theme : name == ModuleSettings.fileName ? .settings : nil
    if let root, let key = place.names.last.flatMap({ KeyShape.object(root).shape(at: place.names.dropLast())?.key($0) }),
      !key.documentation.isEmpty
    {
      lines.append(Hover.Line(.code(key.name), .words(": \(key.documentation)")))
    }
    if let theme {
      lines += PropertyLines(theme, module(of: path)?.read?.input.module.settings ?? ModuleSettings()).lines(place)
    }
    return lines.isEmpty ? nil : Hover(range: place.range, lines: lines)
  }
}

/// The looks for which values are told, those that say the same together.
enum LookLines {
  static let looks: [(name: String, variant: Theme.Color.Variant)] = [
    ("light", .light), ("dark", .dark), ("light, high contrast", .lightHighContrast), ("dark, high contrast", .darkHighContrast),
  ]

  /// `light #FFFFFFFF · dark #000000FF`, or one value where all are the same.
  static func line(_ title: String?, _ value: (Theme.Color.Variant) -> String?) -> Hover.Line? {
    let values = looks.compactMap { look in value(look.variant).map { (look.name, look.variant, $0) } }
    guard let first = values.first else { return nil }
    var pieces: [Hover.Line.Piece] = title.map { [.code($0), .words(": ")] } ?? []
    if values.allSatisfy({ $0.2 == first.2 }) { return Hover.Line(pieces + [.code(first.2)]) }
    // High contrast is told where it differs.
    let shown = values.filter { name, variant, text in
      variant == .light || variant == .dark || values.first { $0.1 == variant.fallback }?.2 != text
    }
    for (index, look) in shown.enumerated() { pieces += [.words((index > 0 ? " · " : "") + look.0 + " "), .code(look.2)] }
    return Hover.Line(pieces)
  }
}

/// Lines about a token.
private enum TokenLines {
  static func lines(_ path: String, _ tokens: ThemeTokens) -> [Hover.Line] {
    let set = tokens.set(TokenContext())
    guard case .found(let token) = set.lookup(path) else { return [] }
    var lines = [Hover.Line(.code("{\(path)}"), .words(", a token: \(token.type.rawValue)"))]
    let values = LookLines.line(nil) { variant in
      if case .found(let token) = tokens.set(TokenContext(variant)).lookup(path) { LookTexts.text(token.value) } else { nil }
    }
    if let values { lines.append(values) }
    let chain = set.chain(from: path, atMost: TokenSet.shownSteps).dropFirst()
    if !chain.isEmpty {
      lines.append(Hover.Line([.words("by way of ")] + chain.flatMap { [.code("{\($0.path)}"), .words(" ")] }))
    }
    if let description = set.declared(path)?.description { lines.append(Hover.Line(.words(VisibleText.shortened(description)))) }
    if token.deprecation != nil { lines.append(Hover.Line(.words("deprecated"))) }
    return lines
  }
}

/// Lines about a colour or a parameter of a theme.
private enum NameLines {
  static func lines(_ name: String, _ theme: WorkspaceModule.ReadTheme) -> [Hover.Line] {
    guard let declaration = theme.scope[name] else { return [] }
    let sources = theme.read.sources
    switch declaration {
    case .parameter(let parameter, _):
      let value = parameter.defaultValue.map { LookTexts.written($0.source, sources) }
      return [
        Hover.Line(
          [.code("{\(name)}"), .words(", a parameter: \(parameter.kind.rawValue)")]
            + (value.map { [.words(", "), .code($0), .words(" unless given")] } ?? []))
      ]
    case .color(let entry):
      let linked = LinkedTheme(
        theme.chain, tokens: theme.tokens, sources: sources, keepsTables: false, isOpen: theme.chain.theme.isAbstract)
      let color = linked.compiled.colors.first { $0.name == name }?.color
      let written = Hover.Line(.code("{\(name)}"), .words(", a colour: "), .code(LookTexts.written(entry.source, sources)))
      let values = color.flatMap { color in
        LookLines.line(nil) { ColorTexts(arguments: [:], variant: $0).text(color) }
      }
      return [written] + [values].compactMap { $0 }
    }
  }
}

/// Lines about a property: its final values, and contrasts.
private struct PropertyLines {
  private let theme: WorkspaceModule.ReadTheme
  private let settings: ModuleSettings
  /// Most values of an object that are told.
  private static let mostValues = 6

  init(_ theme: WorkspaceModule.ReadTheme, _ settings: ModuleSettings) { (self.theme, self.settings) = (theme, settings) }

  func lines(_ place: FilePlace) -> [Hover.Line] {
    let layer = LayerPlace(place.names)
    guard let path = layer.path, !path.isEmpty else { return [] }
    var lines: [Hover.Line] = []
    let linked = LinkedTheme(
      theme.chain, tokens: theme.tokens, sources: theme.read.sources, keepsTables: false, isOpen: theme.chain.theme.isAbstract)
    let reading = ThemeReading(linked, settings, tokens: theme.tokens?.library.traits)
    let states = Dictionary(
      LookLines.looks.compactMap { look in
        reading.state(layer.place, Theme.Traits(look.variant)).map { (look.variant, $0) }
      }
    ) { first, _ in first }
    let paths = states[.light]?.values.map(\.path).filter { $0 == path || $0.hasPrefix(path + ".") } ?? []
    for found in paths.prefix(Self.mostValues) {
      let title = found == path ? nil : String(found.dropFirst(path.count + 1))
      let line = LookLines.line(title) { variant in states[variant]?.values.first { $0.path == found }?.value.plainText }
      if let line { lines.append(line) }
    }
    if paths.count > Self.mostValues { lines.append(Hover.Line(.words("and \(paths.count - Self.mostValues) more"))) }
    return lines + (place.valueRange.map { contrasts($0, states) } ?? [])
  }

  /// The texts and icons to whose contrast a value contributes, each in its worst look.
  private func contrasts(_ range: Range<Int>, _ states: [Theme.Color.Variant: ThemeReading.State]) -> [Hover.Line] {
    var worst: [String: (reading: ContrastReading, look: String)] = [:]
    var order: [String] = []
    for (name, variant) in LookLines.looks {
      for reading in states[variant]?.contrasts ?? []
      where reading.sources.contains(where: { $0.range == range && isOwn($0) }) {
        let key = reading.slot + " " + reading.id
        if worst[key] == nil { order.append(key) }
        if worst[key].map({ $0.reading.ratio > reading.ratio }) ?? true { worst[key] = (reading, name) }
      }
    }
    var told: Set<String> = []
    return order.compactMap { key in
      guard let (reading, look) = worst[key] else { return nil }
      let (ratio, minimum) = (LookTexts.number((reading.ratio * 100).rounded(.down) / 100), LookTexts.number(reading.minimum))
      let words = "contrast of \(reading.part) on \(reading.ground): \(ratio), needs \(minimum) (\(look))"
      // Bars that look the same say the same.
      return told.insert(words).inserted && told.count <= Self.mostValues ? Hover.Line(.words(words)) : nil
    }
  }

  private func isOwn(_ span: SourceSpan) -> Bool { span.file == theme.chain.theme.file }
}

/// The place of a theme, and the property there, to which keys lead.
private struct LayerPlace {
  private(set) var place = Theme.Place(context: nil, screen: nil)
  /// `nil` outside of the sections.
  private(set) var path: String?

  init(_ names: [String]) {
    var rest = names[...]
    for section in ["contexts", "screens"] where rest.first == section && rest.count > 1 {
      let name = rest[rest.startIndex + 1]
      if section == "contexts" { place.context = Theme.Context(name) } else { place.screen = Theme.Screen(name) }
      rest = rest.dropFirst(2)
    }
    if rest.first == "when" { rest = rest.dropFirst(2) }
    guard let first = rest.first, KeyShape.object(.theme).key(first)?.field != nil else { return }
    // Variants of an adaptive value belong to it.
    let names = rest.prefix { Theme.Color.Variant(rawValue: $0) == nil }
    path = names.joined(separator: ".")
  }
}

extension JSONTree {
  /// A text without quotes; JSON of anything else.
  fileprivate var plainText: String { if case .string(let text) = self { text } else { line } }
}

extension KeyShape {
  /// A key of the object, or of its first case, which can be left out.
  func key(_ name: String) -> KeyedObject.Key? {
    var shape = self
    while let object = shape.object {
      if let key = object[name] { return key }
      guard object.isAxis, let first = object.keys.first else { return nil }
      shape = first.shape
    }
    return nil
  }
}

extension Theme.Traits {
  fileprivate init(_ variant: Theme.Color.Variant) {
    self.init()
    switch variant {
    case .light: break
    case .dark: scheme = .dark
    case .lightHighContrast: contrast = .high
    case .darkHighContrast: (scheme, contrast) = (.dark, .high)
    case .darkElevated: (scheme, level) = (.dark, .elevated)
    }
  }
}
