package import PelmetDiagnostics

/// A statement that sets what a theme could say: after a move to themes, code that competes with them.
package struct DriftStatement: Hashable, Sendable {
  /// One of those about an app's code.
  package let rule: Rule
  package let place: SourcePlace
  /// The app's type around the statement; `nil` in a free function.
  package let type: String?
  /// The function or property around it.
  package let function: String
  /// The property, as in a theme; of SwiftUI, the modifier.
  package let property: String
}
