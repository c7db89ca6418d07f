internal import Pelmet
internal import PelmetSyntax

/// A text or an icon, and what it has to be legible on.
struct LegibilityPair {
  enum Kind { case text, largeTitle, unselected, statusBar }

  let kind: Kind
  /// What is judged, for messages: `the title`.
  let what: String
  let color: Theme.Color
  /// Where the colour is written; `nil` when it is the system's.
  let entry: StyleEntry?
  /// The least ratio of WCAG 2.
  let minimum: Double
  /// What lies between it and the slot: a badge, the glass of a prominent item, a text field.
  var ground: (color: Theme.Color, entry: StyleEntry?, what: String)?
  /// The eras in which it is seen so.
  var eras: ClosedRange<Look.Era> = Look.Era.all

  /// Whether the colour is one of the system's.
  var isSystem: Bool {
    if case .system = color.content { true } else { entry == nil }
  }

  /// Whether the colour is one in which the system itself writes on its own backgrounds: how legible that is, is the system's to say.
  var isSystemText: Bool {
    switch color.content {
    case .system(.label), .system(.secondaryLabel), .system(.placeholderText): true
    default: false
    }
  }
}
