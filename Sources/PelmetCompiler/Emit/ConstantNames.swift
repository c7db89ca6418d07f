internal import Pelmet

/// The names of a theme's constants: a named colour has its own name, everything else that of the place where it is written first, such as
/// `standardNavigationBar`, `photoTintColor` or `darkNavigationBar`.
struct ConstantNames {
  /// The names by the number of what they are; `nil` for what is no constant.
  private(set) var names: [String?]
  private(set) var pool: NamePool
  private let content: InternedTheme
  private var isVisited: [Bool]

  /// An object on the way to a constant.
  private struct Around {
    let phrase: String
    let schema: Schema
    let depth: Int
  }

  init(_ content: InternedTheme, reserved: Set<String>) {
    self.content = content
    pool = NamePool(reserved)
    names = content.entries.map { _ in nil }
    isVisited = content.entries.map { _ in false }
    for (name, number) in content.colors {
      let identifier = Identifier.ofToken(name)
      self.name(number, [identifier, identifier + "Color"])
    }
    for table in content.tables {
      let place = Self.words(table.source.place)
      if let base = table.base { visit(style: base, place) }
      // The most special row comes first.
      for row in table.rows.reversed() { visit(style: row.style, place + Self.words(row.condition)) }
    }
    // The colours from which others are derived, without a name of their own.
    for number in names.indices { name(number, ["color"]) }
  }

  private mutating func name(_ number: Int, _ candidates: [String]) {
    if content.isConstant[number], names[number] == nil { names[number] = pool.take(candidates) }
  }

  private mutating func visit(style number: Int, _ words: [String]) {
    name(number, [Self.joined(words + ["style"])])
    visit(number, Around(phrase: "", schema: Catalogue.style, depth: 0), words)
  }

  /// Names what is in an object. The depth is that of the catalogue.
  private mutating func visit(_ number: Int, _ around: Around, _ words: [String]) {
    guard !isVisited[number], case .object(_, let members) = content.entries[number].key else { return }
    isVisited[number] = true
    for member in members {
      guard case .interned(let inner) = member.content else { continue }
      let field = around.schema.fields[member.field]
      guard case .object(let schema) = field.shape else {
        name(inner, candidates(field.name, around, words))
        continue
      }
      let object = Around(phrase: Self.phrase(field.name, schema, in: around), schema: schema, depth: around.depth + 1)
      name(inner, candidates(object.phrase, around, words))
      visit(inner, object, words)
    }
  }

  /// The name of a member alone, or with that of the object around it; of a section, with that of its type.
  private func candidates(_ phrase: String, _ around: Around, _ words: [String]) -> [String] {
    [[phrase], around.depth == 0 ? [phrase, "style"] : [around.phrase, phrase]].map { Self.joined(words + $0) }
  }

  /// A section by its own name, its slots as in `standardNavigationBar`, states as in `disabledButtonAppearance`.
  private static func phrase(_ field: String, _ schema: Schema, in around: Around) -> String {
    if around.schema.role == .axis { return joined([field, around.phrase]) }
    guard schema.role == .appearance else { return field }
    let ending = "Appearance"
    switch around.depth {
    case 1: return joined([field.hasSuffix(ending) ? String(field.dropLast(ending.count)) : field, around.phrase])
    case 2: return field
    default: return joined([field, around.phrase])
    }
  }

  // MARK: Words

  /// The names of a context and a screen.
  static func words(_ place: Theme.Place) -> [String] {
    [place.context?.name, place.screen?.name].compactMap { $0 }.map(Identifier.lowerCamelCase)
  }

  static func words(_ condition: Theme.Condition) -> [String] {
    func system(_ version: Theme.OSVersion) -> String { "OS\(version.major)\(version.minor > 0 ? "_\(version.minor)" : "")" }
    let words = [
      condition.scheme?.rawValue, condition.contrast.map { "\($0.rawValue)Contrast" }, condition.level?.rawValue,
      condition.idiom?.rawValue, condition.horizontalSizeClass.map { "\($0.rawValue)Width" },
      condition.verticalSizeClass.map { "\($0.rawValue)Height" }, condition.verticalBarEdge.map { "\($0.rawValue)Bars" },
      condition.minimumOS.map { "i" + system($0) } ?? condition.belowOS.map { "beforeI" + system($0) },
    ]
    return words.compactMap { $0 }
  }

  static func joined(_ words: [String]) -> String {
    words.reduce(into: "") { $0 += $0.isEmpty ? $1 : $1.prefix(1).uppercased() + $1.dropFirst() }
  }
}

/// Names, each given once.
struct NamePool {
  private var taken: Set<String>
  /// The next number of a name that was taken.
  private var numbers: [String: Int] = [:]

  /// Words that Swift takes for more than a name where a value is expected.
  private static let operators: Set<String> = [
    "any", "consume", "copy", "discard", "each", "repeat", "some", "then", "unsafe", "yield",
  ]

  init(_ reserved: Set<String>) { taken = reserved.union(Self.operators) }

  /// The first of some names that is free and no word of Swift, or else the last one with a number.
  mutating func take(_ candidates: [String]) -> String {
    if let name = candidates.first(where: { !taken.contains($0) && Identifier.quoted($0) == $0 }) {
      taken.insert(name)
      return name
    }
    let last = candidates.last ?? ""
    let base = last.last?.isNumber == true ? last + "_" : last
    var number = numbers[base] ?? 2
    while taken.contains("\(base)\(number)") { number += 1 }
    numbers[base] = number + 1
    taken.insert("\(base)\(number)")
    return "\(base)\(number)"
  }
}
