internal import PelmetDiagnostics

/// A theme that knows of iOS 26 gives bar buttons a background beside the glass.
enum ButtonImageOverGlass: ThemeRule {
  static let rule = Rule.buttonImageOverGlass

  static func check(_ theme: CheckedTheme) {
    for (bar, _) in theme.glassBars {
      for slot in bar.slots {
        for button in buttons {
          guard let image = slot.object[button, .normal, .backgroundImage], image.isSet, !image.isNone, !theme.isDamaged(image)
          else { continue }
          theme.report(
            rule, atKeyOf: image.source,
            "on iOS 26 buttons are on glass, which has its own shape around this image",
            fix: "write \"backgroundImage\": null in a \"when\" entry for \">=26\"")
        }
      }
    }
  }

  private static let buttons: [StyleKey] = [
    .buttonAppearance, .doneButtonAppearance, .prominentButtonAppearance, .backButtonAppearance,
  ]
}
