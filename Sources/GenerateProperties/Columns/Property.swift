/// A property that a theme sets: one row of the list. The rows of a type keep their order in schema and documentation.
struct Property {
  let name: String
  /// The type in Swift as source inside `Theme` writes it, without the `?`.
  let type: String
  /// How PelmetUIKit writes it; `nil` for how it writes values of the type.
  let setting: Setting?
  /// The name in UIKit.
  let uiKit: String
  /// Whether the value is kept on the heap: `true` for values larger than a few words, so that a style stays small.
  let isBoxed: Bool
  /// The value that `"none"` sets, in Swift; `nil` where a theme cannot write `"none"`.
  let none: String?
  /// Whether appearance proxies record it (PRX-2).
  let isRecorded: Bool
  /// Whether ModelCore has it.
  let isModelled: Bool
  /// The first version of iOS that has the property; `nil` for those before iOS 13.
  let since: Version?
  /// The version of iOS that deprecates the property.
  let deprecated: Version?
  /// The platforms that lack the property, or values of it.
  let lacking: Set<Platform>
  /// The documentation's sentence.
  let note: String

  init(
    _ name: String, _ type: String, set setting: Setting? = nil, as uiKit: String? = nil, boxed isBoxed: Bool = false,
    none: String? = nil, recorded isRecorded: Bool = false, modelled isModelled: Bool = true, since: Version? = nil,
    deprecated: Version? = nil, lacking: Set<Platform> = [], _ note: String
  ) {
    self.name = name
    self.type = type
    self.setting = setting
    self.uiKit = uiKit ?? name
    self.isBoxed = isBoxed
    self.none = none
    self.isRecorded = isRecorded
    self.isModelled = isModelled
    self.since = since
    self.deprecated = deprecated
    self.lacking = lacking
    self.note = note
  }
}

/// How PelmetUIKit writes a property to an object of UIKit.
enum Setting: Equatable {
  /// By a generated line, `set(\.barStyle, \.barStyle)`.
  case plain
  /// By a generated line, as the tint of a view, which returns to the one that the view inherits.
  case tint
  /// By a generated line, as an appearance in a slot that may be empty. In the proxy of a container it takes the place of none, in Swift.
  case slot(neutral: String)
  /// By a generated line for each property of the value, so that what a theme leaves out stays the app's (MIN-8).
  case parts
  /// By a line that somebody has written: several objects, an animation, a font, or a default that depends on others.
  case byHand
}
