package import Pelmet
internal import PelmetCompiler
package import PelmetDiagnostics
internal import PelmetNotation
package import PelmetReports
internal import PelmetSyntax
internal import PelmetTokens

/// One final value of a theme and where it is written.
package struct ResolvedValue: Sendable {
  /// `navigationBar.standardAppearance.backgroundColor`.
  package let path: String
  package let value: JSONTree
  package let source: SourceSpan
  /// The change of the system that draws nothing of it, or something else than before; `nil` if there is none.
  package var change: SystemChange?
  /// The value as it follows parameters, where it is a colour that does.
  package var open: Theme.Color.Open?
}

extension ResolvedValue {
  /// The changes of the system that some values of a place and look are about, with the positions of the values. What is empty has none.
  package static func changes(of values: [ResolvedValue]) -> [(position: Int, change: SystemChange)] {
    var names: [String: String] = [:]
    for value in values {
      if case .string(let name) = value.value { names[value.path] = name }
    }
    return values.enumerated().compactMap { position, value in
      guard value.value != .null, value.value != .string("none") else { return nil }
      return SystemChange.affecting(value.path) { names[$0] }.map { (position, $0) }
    }
  }

  /// The values with a mark on those that a version of the system does not draw, or draws otherwise than those before 26.
  static func marked(_ values: [ResolvedValue], on version: Theme.OSVersion) -> [ResolvedValue] {
    var marked = values
    for (position, change) in changes(of: values) where change.effect(on: version) != .drawn { marked[position].change = change }
    return marked
  }
}

/// Lists the leaves of a merged tree with their paths, values and places.
struct ValueLister {
  var binder: Binder
  let arguments: [String: Value]
  private let colors: ColorTexts
  private(set) var values: [ResolvedValue] = []

  init(binder: Binder, arguments: [String: Value], colors: ColorTexts) {
    self.binder = binder
    self.arguments = arguments
    self.colors = colors
  }

  mutating func list(_ object: LayerObject, _ schema: Schema, path: String) {
    for entry in object.entries {
      let field = schema.fields[entry.field]
      // A value for an axis' first case has no key of its own where it was written without one.
      let path = entry.isImplied ? path : path.isEmpty ? field.name : "\(path).\(field.name)"
      switch (entry.content, field.shape) {
      case (.null(let source), _): values.append(ResolvedValue(path: path, value: .null, source: source.span))
      case (.value(let written), .value): list(written, field, path: path)
      case (.object(let inner), .object(let innerSchema)): list(inner, innerSchema, path: path)
      default: break
      }
    }
    if let kern = binder.kern(of: object, schema), case .value(.number(let points)) = kern.node,
      let font = schema.index(of: .font).flatMap({ object.entry($0) })
    {
      values.append(ResolvedValue(path: "\(path).kern", value: .number(points), source: font.source.span))
    }
  }

  /// Lists what references can name, each under its name in braces: colours, and tokens that are one value.
  mutating func listNames() {
    for entry in binder.scope.colors {
      guard let color = binder.color(Reference(path: entry.name, source: entry.source)) else { continue }
      values.append(ResolvedValue(path: "{\(entry.name)}", value: self.color(color), source: entry.source.span))
    }
    guard let tokens = binder.tokenSet() else { return }
    for path in tokens.sortedPaths {
      guard case .found(let token) = tokens.lookup(path) else { continue }
      let value: JSONTree? =
        switch token.value {
        case .color(let color): self.color(color)
        case .dimension(let points): .number(points)
        case .number(let number), .fontWeight(let number): .number(number)
        default: nil
        }
      if let value { values.append(ResolvedValue(path: "{\(path)}", value: value, source: token.valueSpan)) }
    }
  }

  private mutating func list(_ written: Written, _ field: Field, path: String) {
    if case .none = written.expression {
      values.append(ResolvedValue(path: path, value: .string("none"), source: written.source.span))
      return
    }
    guard let value = binder.value(written, of: field) else { return }
    let open: Theme.Color.Open? = if case .color(let color) = value { colors.open(color) } else { nil }
    for leaf in leaves(value) {
      values.append(
        ResolvedValue(
          path: leaf.key.isEmpty ? path : "\(path).\(leaf.key)", value: leaf.value, source: written.source.span, open: open))
    }
  }

  /// A value as one plain value without a name, or as its members.
  private func leaves(_ value: Value) -> [JSONTree.Member] {
    func plain(_ value: JSONTree) -> [JSONTree.Member] { [.init("", value)] }
    switch value {
    case .boolean(let boolean): return plain(.boolean(boolean))
    case .number(let number): return plain(.number(number))
    case .text(let text): return plain(.string(text))
    case .color(let color): return plain(self.color(color))
    case .unknownContent: return plain(.string("unknown"))
    case .name(let name): return plain(.string(name))
    case .names(let names): return plain(.array(names.map { .string($0) }))
    case .offset(let offset): return plain(self.offset(offset))
    case .insets(let insets): return plain(self.insets(insets))
    case .font(let font): return self.font(font)
    case .shadow(let shadow): return self.shadow(shadow)
    case .image(let image): return self.image(image)
    case .parameter(let name): return arguments[name].map(leaves) ?? plain(.string("parameter:\(name)"))
    }
  }

  private func color(_ color: Theme.Color) -> JSONTree { .string(colors.text(color)) }

  private func offset(_ offset: Theme.Offset) -> JSONTree {
    .array([.number(offset.horizontal), .number(offset.vertical)])
  }

  private func insets(_ insets: Theme.EdgeInsets) -> JSONTree {
    .array([.number(insets.top), .number(insets.left), .number(insets.bottom), .number(insets.right)])
  }

  private func members(_ members: [(String, JSONTree?)]) -> [JSONTree.Member] {
    members.compactMap { member in member.1.map { .init(member.0, $0) } }
  }

  private func font(_ font: Theme.Font) -> [JSONTree.Member] {
    let weight = font.weight.map { weight in
      Theme.FontWeight.named.first { $0.weight == weight }.map { JSONTree.string($0.name) } ?? .number(weight.value)
    }
    return members([
      ("textStyle", font.textStyle.map { .string($0.rawValue) }), ("size", font.size.map { .number($0) }),
      ("family", font.family.map { .string($0) }), ("weight", weight), ("design", font.design.map { .string($0.rawValue) }),
      ("italic", font.italic.map { .boolean($0) }), ("relativeTo", font.relativeTo.map { .string($0.rawValue) }),
      ("maximumSize", font.maximumSize.map { .number($0) }),
    ])
  }

  private func shadow(_ shadow: Theme.Shadow) -> [JSONTree.Member] {
    members([
      ("color", shadow.color.map(color)), ("offset", shadow.offset.map(offset)),
      ("blurRadius", shadow.blurRadius.map { .number($0) }),
    ])
  }

  private func image(_ image: Theme.Image) -> [JSONTree.Member] {
    let content: [(String, JSONTree?)] =
      switch image.content {
      case .empty: [("", .string("none"))]
      case .asset(let name, _): [("asset", .string(name))]
      case .symbol(let name, let weight, let scale):
        [
          ("symbol", .string(name)), ("weight", weight.map { .string($0.rawValue) }),
          ("scale", scale.map { .string($0.rawValue) }),
        ]
      case .fill(let color, let size, let radius):
        [
          ("fill", self.color(color)), ("size", size.map { .array([.number($0.width), .number($0.height)]) }),
          ("cornerRadius", radius.map { .number($0) }),
        ]
      case .gradient(let stops, let direction):
        [
          (
            "gradient",
            .array(
              stops.map { .object([.init("color", color($0.color)), .init("at", .number($0.at))]) })
          ), ("direction", direction.map { .string($0.rawValue) }),
        ]
      }
    return members(
      content + [
        ("renderingMode", image.renderingMode.map { .string($0.rawValue) }), ("tint", image.tint.map(color)),
        ("capInsets", image.capInsets.map(insets)), ("resizingMode", image.resizingMode.map { .string($0.rawValue) }),
      ])
  }
}
