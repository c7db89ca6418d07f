/// The background of a bar without appearance objects, from its legacy properties (BAR-6, BAR-7).
@MainActor
struct LegacyBackground {
  let barStyle: UIBarStyle
  /// The value that the app set, or `nil` if the system infers it.
  let isTranslucent: Bool?
  let barTintColor: UIColor?
  let image: UIImage?
  let shadowImage: UIImage?
  let clipsToBounds: Bool
  let version: Device.Release

  /// - Parameter isAtEdge: Whether the content is scrolled to the bar's edge, where the bar is transparent since iOS 15 (APP-14).
  func look(isAtEdge: Bool) -> ModelBarLook {
    if isUntouched, Glass.isOn {
      return ModelBarLook(slot: nil, chain: [], isModified: false, background: ModelBackground(), shadow: .none)
    }
    let isTransparent = isAtEdge && version >= 15
    return ModelBarLook(
      slot: nil, chain: [], isModified: isTransparent, background: isTransparent ? ModelBackground() : background,
      shadow: isTransparent ? .none : shadow)
  }

  /// The value of the bar's `isTranslucent`, which is always true for `blackTranslucent`.
  var effectiveTranslucency: Bool {
    if barStyle == .blackTranslucent { return true }
    if let isTranslucent { return isTranslucent }
    guard version >= 7 else { return false }
    return image?.modelHasAlpha ?? true
  }

  /// A bar that the app left alone has neither background nor line on glass (LG-1).
  private var isUntouched: Bool {
    image == nil && barTintColor == nil && shadowImage == nil && effectiveTranslucency
  }

  private var background: ModelBackground {
    guard let image else {
      return effectiveTranslucency
        ? ModelBackground(isBlurred: true, color: barTintColor)
        : ModelBackground(color: barTintColor ?? SystemDefaults.legacyBarColor(barStyle))
    }
    let hasAlpha = image.modelHasAlpha
    if effectiveTranslucency {
      return ModelBackground(image: image, imageOpacity: hasAlpha ? 1 : SystemDefaults.translucentImageOpacity)
    }
    let backdrop = hasAlpha ? barTintColor ?? (barStyle == .default ? .white : .black) : nil
    return ModelBackground(color: backdrop, image: image)
  }

  /// The shadow: a custom one needs a custom background image; an empty one removes the line (BAR-7).
  private var shadow: ModelShadow {
    if clipsToBounds { return .none }
    guard let shadowImage, image != nil else { return .system }
    return shadowImage.modelIsEmpty ? .none : .image(shadowImage, tint: nil)
  }
}
