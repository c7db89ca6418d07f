internal import Pelmet

extension Node {
  /// This tree with every colour replaced, also those inside images and shadows.
  func mapColors(_ transform: (Theme.Color) -> Theme.Color) -> Node {
    switch self {
    case .value(let value): .value(value.mapColors(transform))
    case .object(let members):
      .object(members.map { Member(field: $0.field, node: $0.node.mapColors(transform)) })
    }
  }

  /// The colours of the tree in a fixed order.
  var colors: [Theme.Color] {
    var colors: [Theme.Color] = []
    _ = mapColors {
      colors.append($0)
      return $0
    }
    return colors
  }
}

extension Value {
  func mapColors(_ transform: (Theme.Color) -> Theme.Color) -> Value {
    switch self {
    case .color(let color): .color(transform(color))
    case .image(let image): .image(image.mapColors(transform))
    case .shadow(var shadow):
      {
        shadow.color = shadow.color.map(transform)
        return .shadow(shadow)
      }()
    case .boolean, .number, .unknownContent, .font, .offset, .insets, .name, .names, .parameter: self
    }
  }
}

extension Theme.Image {
  func mapColors(_ transform: (Theme.Color) -> Theme.Color) -> Theme.Image {
    let content: Content =
      switch content {
      case .empty, .asset, .symbol: content
      case .fill(let color, let size, let radius): .fill(transform(color), size: size, cornerRadius: radius)
      case .gradient(let stops, let direction):
        .gradient(stops.map { Stop(transform($0.color), at: $0.at) }, direction: direction)
      }
    return Theme.Image(
      content, renderingMode: renderingMode, tint: tint.map(transform), capInsets: capInsets, resizingMode: resizingMode)
  }
}
