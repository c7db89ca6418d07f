/// One value that an app has, with where and when: an element of its `expected.json`; see the README of the apps.
package struct AppCheck: Decodable, CustomStringConvertible, Sendable {
  package var theme: String
  package var screen: String?
  package var context: String?
  package var traits: [String: String]
  package var arguments: [String: String]?
  package var path: String
  package var value: JSONScalar?
  package var set: Bool?
  package var constraint: Constraint?
  /// The file and line that says it, where the check was made from the sources.
  package var source: String?

  package struct Constraint: Decodable, Sendable {
    package var contrastWith: String
    package var minimum: Double
  }

  /// A check that asks for all values at a place.
  package init(theme: String, screen: String?, context: String?, traits: [String: String], arguments: [String: String]?) {
    (self.theme, self.screen, self.context, self.traits, self.arguments) = (theme, screen, context, traits, arguments)
    path = ""
  }

  package var description: String { "\(theme) \(screen ?? "") \(context ?? "") \(traits) \(path)" }
}
