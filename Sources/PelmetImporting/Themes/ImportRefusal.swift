/// The reasons why no themes can be made.
package enum ImportRefusal: Error, Equatable, Sendable {
  case noStyling
  /// The types that have more instances, in all combinations, than there may be themes.
  case tooManyThemes(of: [String], limit: Int)
  case sameName(String)
}

extension Question {
  /// The type of themes that it is about.
  var themeType: String? { if case .theme(let type) = self { type } else { nil } }
}
