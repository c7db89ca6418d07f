extension BarBackground {
  /// The layers as drawn (APP-7).
  var shown: ModelBackground {
    ModelBackground(isBlurred: effect != nil, color: color, image: image)
  }

  /// APP-9. The default line in its default colour is the system's.
  var shadow: ModelShadow {
    switch Decoration(image: shadowImage, color: shadowColor) {
    case .none: .none
    case .color(SystemLook.barShadow): .system
    case .color(let color): .color(color)
    case .image(let image, let tint): .image(image, tint: tint)
    }
  }
}
