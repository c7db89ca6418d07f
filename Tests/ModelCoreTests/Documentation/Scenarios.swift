/// The scenarios of the documentation, by system.
@MainActor
enum Scenarios {
  /// Those that have a table in an article.
  static let told = launch + scenes + shared + split + sizes

  /// With those that no article has.
  static let all = told + untold + silent
}
