/// The kinds of values that themes write; each has its JSON forms, its type in Swift, its schema.
package enum ValueKind: Hashable, Sendable {
  case boolean
  /// Points, or another plain number.
  case number
  case color
  /// A colour, or `"unknown"`.
  case contentBackground
  case font
  case image
  case shadow
  case offset
  case insets
  case enumeration(Names)
  case options(Names)

  /// The cases of an enumeration or option set.
  package struct Names: Hashable, Sendable {
    /// The type in module Pelmet.
    package let type: TypeName
    /// As theme files write them.
    package let names: [String]
    /// The same in Swift, in the same order: `none` is `noEffect` there.
    let swiftNames: [String]
  }

  /// What a message calls a value of this kind.
  package var noun: String {
    switch self {
    case .boolean: "true or false"
    case .number: "a number"
    case .color: "a colour"
    case .contentBackground: "a colour or \"unknown\""
    case .font: "a font"
    case .image: "an image"
    case .shadow: "a shadow"
    case .offset: "an offset [horizontal, vertical]"
    case .insets: "insets [top, leading, bottom, trailing]"
    case .enumeration: "the name of a case"
    case .options: "an array of names"
    }
  }

  /// Whether an adaptive form is part of the value itself, because UIKit resolves it live.
  var isAdaptive: Bool { self == .color || self == .contentBackground }
}
