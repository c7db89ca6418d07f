package import Pelmet
package import PelmetCompiler

extension CompiledTheme {
  /// The table that the theme's function makes when it is called without arguments. Its colours name their parameters, with a look for each;
  /// other parameters without a default are left out as in ``theme``.
  package var themeWithDefaults: Theme {
    guard !parameters.isEmpty else { return theme }
    var defaults = ParameterDefaults(parameters)
    return theme { defaults.node($0) }
  }
}

/// Puts the defaults of a theme's parameters into its values. Colours go on naming the parameters, with their looks. What colours have in
/// common is worked out once.
private struct ParameterDefaults {
  private let values: [String: Value]
  private let looks: [String: Theme.Color]
  private var worked = Theme.Color.Worked<Theme.Color>()

  init(_ parameters: [BoundParameter]) {
    let named = parameters.compactMap { parameter in parameter.defaultValue.map { (parameter.name, $0) } }
    values = Dictionary(named) { first, _ in first }
    let colors = parameters.filter { $0.kind == .color }.map { ($0.name, $0.look) }
    looks = Dictionary(colors) { first, _ in first }
  }

  /// The depth of nodes is that of the catalogue's schemas, not of an input.
  mutating func node(_ node: Node) -> Node {
    switch node {
    case .value(let value): return .value(self.value(value))
    case .object(let members): return .object(members.map { Node.Member(field: $0.field, node: self.node($0.node)) })
    }
  }

  private mutating func value(_ value: Value) -> Value {
    switch value {
    case .parameter(let name): return values[name] ?? value
    case .color(let color): return .color(self.color(color))
    case .shadow(var shadow):
      shadow.color = shadow.color.map { color($0) }
      return .shadow(shadow)
    case .image(let image): return .image(self.image(image))
    case .boolean, .number, .text, .unknownContent, .font, .offset, .insets, .name, .names: return value
    }
  }

  private mutating func image(_ image: Theme.Image) -> Theme.Image {
    let content: Theme.Image.Content
    switch image.content {
    case .fill(let color, let size, let radius): content = .fill(self.color(color), size: size, cornerRadius: radius)
    case .gradient(let stops, let direction):
      content = .gradient(stops.map { Theme.Image.Stop(color($0.color), at: $0.at) }, direction: direction)
    case .empty, .asset, .symbol: content = image.content
    }
    return Theme.Image(
      content, renderingMode: image.renderingMode, tint: image.tint.map { color($0) }, capInsets: image.capInsets,
      resizingMode: image.resizingMode)
  }

  private mutating func color(_ color: Theme.Color) -> Theme.Color {
    color.binding(&worked) { name in
      looks[name].map { Theme.Color(.parameter(name, look: $0)) }
    }
  }
}
