internal import Pelmet

/// The line of documentation that a theme's declaration has.
enum ThemeSummary {
  /// `Midnight. Navigation bar #FFFFFF / #10131A, tint #0A84FF.`
  static func line(_ theme: CompiledTheme) -> String {
    let bar = theme.tables.first?.rows.last.map { Catalogue.style($0.node) }?.navigationBar
    let background = (bar?.standardAppearance?.backgroundColor ?? bar?.barTintColor).flatMap(text)
    let parts = [background.map { "navigation bar \($0)" }, bar?.tintColor.flatMap(text).map { "tint \($0)" }].compactMap { $0 }
    let title = theme.title ?? theme.name
    guard let first = parts.first else { return "\(title)." }
    return
      "\(title). \(first.prefix(1).uppercased())\(([String(first.dropFirst())] + parts.dropFirst()).joined(separator: ", "))."
  }

  /// The colour in light and, if that is another one, in dark; `nil` when it is not fixed.
  private static func text(_ color: Theme.Color) -> String? {
    let texts = [Theme.Color.Variant.light, .dark].compactMap { color.variant($0).rgb }.map { rgb in
      rgb.alpha == 255 ? String(rgb.description.dropLast(2)) : rgb.description
    }
    guard texts.count == 2 else { return nil }
    return texts[0] == texts[1] ? texts[0] : texts.joined(separator: " / ")
  }
}
