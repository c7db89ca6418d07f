internal import Pelmet

/// The line of documentation that a theme's declaration has.
enum ThemeSummary {
  /// `Midnight. Navigation bar #FFFFFF / #10131A, tint #0A84FF.`
  static func line(_ theme: CompiledTheme) -> String {
    let row = theme.tables.first?.rows.last?.node
    let background =
      color([.navigationBar, .standardAppearance, .backgroundColor], in: row) ?? color([.navigationBar, .barTintColor], in: row)
    let tint = color([.navigationBar, .tintColor], in: row)
    let parts = [
      background.flatMap(text).map { "navigation bar \($0)" }, tint.flatMap(text).map { "tint \($0)" },
    ].compactMap { $0 }
    let title = theme.title ?? theme.name
    guard let first = parts.first else { return "\(title)." }
    return
      "\(title). \(first.prefix(1).uppercased())\(([String(first.dropFirst())] + parts.dropFirst()).joined(separator: ", "))."
  }

  /// The colour under a path of keys, which spares making the whole style.
  private static func color(_ path: [StyleKey], in style: Node?) -> Theme.Color? {
    var (node, schema) = (style, Catalogue.style)
    for key in path {
      guard case .object(let members)? = node, let field = schema.index(of: key) else { return nil }
      node = members.first { $0.field == field }?.node
      if case .object(let inner) = schema.fields[field].shape { schema = inner }
    }
    return if case .value(.color(let color))? = node { color } else { nil }
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
