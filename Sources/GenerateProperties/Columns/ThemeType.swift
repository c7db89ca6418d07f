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
  /// The class of the objects that PelmetUIKit writes it to; `nil` for a type that has none of its own.
  let target: String?
  let role: Role
  /// The protocol to which the type conforms; its properties come first.
  let shared: SharedProperties?
  /// The documentation's sentences on the type.
  let summary: String
  /// The sentence on a property that is `nil`.
  let unset: String
  let properties: [Property]

  init(
    _ name: String, uiKit: String, on target: String? = nil, role: Role = .plain, sharing shared: SharedProperties? = nil,
    _ summary: String, unset: String = "A property that is `nil` leaves UIKit untouched.", _ properties: [Property]
  ) {
    self.name = name
    self.uiKit = uiKit
    self.target = target ?? (uiKit.contains(" ") ? nil : uiKit)
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
  /// The class of UIKit that has the properties.
  let uiKit: String
  let summary: String
  let properties: [Property]

  init(_ name: String, uiKit: String, _ summary: String, _ properties: [Property]) {
    self.name = name
    self.uiKit = uiKit
    self.summary = summary
    self.properties = properties
  }
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
