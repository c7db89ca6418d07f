/// A type nested in `Theme` whose properties a theme sets: a style, an appearance or an axis.
struct ThemeType {
  /// How a theme file may write a value of the type.
  enum Role {
    /// As an object.
    case plain
    /// Also as the name of a sibling, or `like` one with changes.
    case appearance
    /// As one value, which belongs to the first case, or keyed by the cases. The type is generic over `Value`.
    case axis
  }

  /// The name in Swift, without `Theme.`.
  let name: String
  /// The type of UIKit that it stands for.
  let uiKit: String
  let role: Role
  /// The protocol to which the type conforms; its properties come first.
  let shared: SharedProperties?
  /// The documentation's sentences on the type.
  let summary: String
  /// The sentence on a property that is `nil`.
  let unset: String
  let properties: [Property]

  init(
    _ name: String, uiKit: String, role: Role = .plain, sharing shared: SharedProperties? = nil, _ summary: String,
    unset: String = "A property that is `nil` leaves UIKit untouched.", _ properties: [Property]
  ) {
    self.name = name
    self.uiKit = uiKit
    self.role = role
    self.shared = shared
    self.summary = summary
    self.unset = unset
    self.properties = properties
  }
}

/// A protocol nested in `Theme`, and the properties that every type conforming to it has.
struct SharedProperties {
  /// The name of the protocol, without `Theme.`.
  let name: String
  let summary: String
  let properties: [Property]

  init(_ name: String, _ summary: String, _ properties: [Property]) {
    self.name = name
    self.summary = summary
    self.properties = properties
  }
}

/// A property that a theme sets: one row of the list. The rows of a type keep their order in schema and documentation.
struct Property {
  let name: String
  /// The type in Swift as source inside `Theme` writes it, without the `?`.
  let type: String
  /// Whether the value is kept on the heap: `true` for values larger than a few words, so that a style stays small.
  let isBoxed: Bool
  /// The value that `"none"` sets, in Swift; `nil` where a theme cannot write `"none"`.
  let none: String?
  /// The first version of iOS that has the property; `nil` for those before iOS 13.
  let since: Version?
  /// The version of iOS that deprecates the property.
  let deprecated: Version?
  /// The documentation's sentence.
  let note: String

  init(
    _ name: String, _ type: String, boxed isBoxed: Bool = false, none: String? = nil, since: Version? = nil,
    deprecated: Version? = nil, _ note: String
  ) {
    self.name = name
    self.type = type
    self.isBoxed = isBoxed
    self.none = none
    self.since = since
    self.deprecated = deprecated
    self.note = note
  }
}

/// A version of iOS: `27`, or `Version(27, 1)`.
struct Version: ExpressibleByIntegerLiteral, CustomStringConvertible {
  let major: Int
  let minor: Int

  init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  init(integerLiteral value: Int) {
    self.init(value, 0)
  }

  /// For people.
  var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  /// As the generated catalogue writes it.
  var literal: String { minor == 0 ? "\(major)" : "Theme.OSVersion(\(major), \(minor))" }
}

/// Types that are generated into one file of each module.
struct Family {
  /// The name of the file.
  let name: String
  let shared: [SharedProperties]
  let types: [ThemeType]

  init(_ name: String, sharing shared: [SharedProperties] = [], _ types: [ThemeType]) {
    self.name = name
    self.shared = shared
    self.types = types
  }
}
