internal import Pelmet
internal import PelmetCompiler
internal import PelmetSyntax

/// The order of the keys of an object, by its place in a file.
enum KeyOrder {
  /// A value of a theme or of settings, of which the keys are known.
  case shape(KeyShape)
  /// A group of tokens, or a token.
  case tokens
  /// The value of a token, or a part of it.
  case tokenValue
  /// The keys stay in the order in which they are written.
  case written

  init(_ kind: FormattedFile.Kind) {
    switch kind {
    case .theme: self = .shape(.object(.theme))
    case .settings: self = .shape(.object(.settings))
    case .tokens: self = .tokens
    case .resolver: self = .shape(.object(.resolver))
    }
  }

  /// The members of an object in their order, each with the order inside of its value.
  ///
  /// Where one key is unknown, all stay where they are: it may be a slip, and then what it was meant for decides what the others mean.
  func arranged(_ object: JSONValue) -> [(member: JSONMember, order: KeyOrder)] {
    let members = Array(object.members)
    let names = members.map(\.name)
    guard let ranks = ranks(of: names) else { return zip(members, names).map { ($0, inside($1)) } }
    // Keys with one rank keep their order.
    let order = members.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    return order.map { (members[$0], inside(names[$0])) }
  }

  /// The order inside of the elements of an array.
  var inElements: KeyOrder {
    switch self {
    case .shape(let shape): shape.step("0").map { .shape($0) } ?? .written
    case .tokenValue: .tokenValue
    case .tokens, .written: .written
    }
  }

  /// The order inside of the value of a key.
  private func inside(_ name: String) -> KeyOrder {
    switch self {
    case .shape(let shape): Self.isReserved(name) ? .written : shape.step(name).map { .shape($0) } ?? .written
    case .tokens where name == "$value": .tokenValue
    case .tokens: name == "$root" || !name.hasPrefix("$") ? .tokens : .written
    case .tokenValue: .tokenValue
    case .written: .written
    }
  }

  /// The rank of each key; `nil` if they stay where they are.
  private func ranks(of names: [String]) -> [Int]? {
    switch self {
    case .written: return nil
    case .tokens: return names.map { Self.tokenKeys.firstIndex(of: $0) ?? Self.tokenKeys.count }
    case .tokenValue: return Self.ranks(of: names, in: Self.valueKeys)
    case .shape(let shape):
      let own = names.filter { !Self.isReserved($0) }
      guard let list = shape.keyLists.first(where: { $0.isOf(own) }) else { return nil }
      return Self.ranks(of: names, in: Self.reservedFirst + list.keys + Self.reservedLast)
    }
  }

  private static func ranks(of names: [String], in keys: [String]) -> [Int]? {
    let ranks = names.compactMap { keys.firstIndex(of: $0) }
    return ranks.count == names.count ? ranks : nil
  }

  // MARK: - Lists

  /// Keys that every object of a theme may have.
  private static let reservedFirst = ["$schema", "$description"]
  private static let reservedLast = ["$extensions"]

  private static func isReserved(_ name: String) -> Bool { reservedFirst.contains(name) || reservedLast.contains(name) }

  /// The keys of tokens and groups, before the names of what is in a group.
  private static let tokenKeys = [
    "$schema", "$type", "$value", "$ref", "$extends", "$description", "$deprecated", "$extensions", "$root",
  ]

  /// The keys in the values of tokens, in the order in which DTCG has those of each type.
  private static let valueKeys = [
    "colorSpace", "components", "alpha", "hex", "value", "unit", "fontFamily", "fontSize", "fontWeight", "letterSpacing",
    "lineHeight", "color", "offsetX", "offsetY", "blur", "spread", "inset", "position", "width", "style", "duration", "delay",
    "timingFunction", "dashArray", "lineCap",
  ]
}

/// The keys that an object may have.
private struct KeyList {
  let keys: [String]
  /// Whether only an object that has the first one is meant.
  var needsFirst = false

  func isOf(_ names: [String]) -> Bool {
    names.allSatisfy(keys.contains) && (!needsFirst || names.contains(keys[0]))
  }

  /// One value for each appearance.
  static let variants = KeyList(keys: Theme.Color.Variant.allCases.map(\.rawValue))

  static let colorForms =
    [variants]
    + [
      ["system"], ["asset", "approximately"], ["color", "alpha"], ["color", "mix", "amount"],
      ["color", "contrastWith", "minimum"], ["readableOn", "candidates", "minimum"],
      ["colorSpace", "components", "alpha", "hex"],
    ].map { KeyList(keys: $0, needsFirst: true) }
}

extension KeyShape {
  /// The lists of which an object of this shape has one.
  fileprivate var keyLists: [KeyList] {
    var lists: [KeyList] = []
    var shape = self
    while let object = shape.object {
      if object === KeyedObject.color { return lists + KeyList.colorForms }
      lists.append(KeyList(keys: object.keys.map(\.name)))
      guard object.isAxis else { break }
      // The first case of an axis can be left out.
      shape = object.keys[0].shape
    }
    switch self {
    case .map, .list, .plain: return lists
    case .value, .object, .name: return lists + [.variants]
    }
  }
}
