extension BarBackground {
  /// The layers as drawn in a bar of that tint (APP-7).
  func shown(withTint tint: UIColor) -> ModelBackground {
    ModelBackground(isBlurred: effect != nil, color: color?.shown(withTint: tint), image: image)
  }

  /// APP-9. The default line in its default colour is the system's.
  func shadow(withTint tint: UIColor) -> ModelShadow {
    switch Decoration(image: shadowImage, color: shadowColor?.shown(withTint: tint)) {
    case .none: .none
    case .color(let color): color == SystemLook.current.barShadow ? .system : .color(color)
    case .image(let image, let tint): .image(image, tint: tint)
    }
  }
}
