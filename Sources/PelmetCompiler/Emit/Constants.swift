internal import Pelmet

/// The constants of a generated theme: what is written more than once, and what is too large for a part of a larger statement.
///
/// Swift's compiler takes time and memory that grow with the square of a statement or a function. So a theme with many constants has them
/// in arrays, which functions of limited length fill.
struct Constants {
  /// Where a constant is.
  struct Place {
    fileprivate let variable: String
    let index: Int
    fileprivate let part: Int
  }

  private struct Definition {
    let type: String
    let place: Place
    let value: CodePrinter.Expression
  }

  /// Whether the constants are in arrays.
  private let isDivided: Bool
  /// Names that are taken.
  private let reserved: Set<String>
  private var parts: [[Definition]] = [[]]
  /// About how many calls are in the last part.
  private var calls = 0
  private var counts: [String: Int] = [:]
  /// The arrays, in the order in which they are declared, and their names.
  private var arrays: [(variable: String, type: String)] = []
  private var arrayNames: [String: String] = [:]
  /// The colours that are constants.
  private var colors: [Theme.Color: Place] = [:]

  /// A function of this many calls takes some ten milliseconds.
  private static let callsInPart = 200
  private static let constantsInPart = 40

  init(areDivided isDivided: Bool, reserved: Set<String>) {
    self.isDivided = isDivided
    self.reserved = reserved
  }

  /// A new constant: `color1`, `textAttributes2`; `color[0]`, `textAttributes[1]` outside of the part that has it.
  mutating func add(_ variable: String, type: String, _ value: CodePrinter.Expression, calls: Int) -> Place {
    let variable = isDivided ? array(variable, of: type) : variable
    var index = counts[variable] ?? (isDivided ? 0 : 1)
    while !isDivided, reserved.contains("\(variable)\(index)") { index += 1 }
    counts[variable] = index + 1
    let place = Place(variable: variable, index: index, part: parts.count - 1)
    parts[place.part].append(Definition(type: type, place: place, value: value))
    self.calls += calls
    if isDivided, self.calls >= Self.callsInPart || parts[place.part].count == Self.constantsInPart {
      parts.append([])
      self.calls = 0
    }
    return place
  }

  /// The constant as the last part, or what follows all parts, names it.
  func text(_ place: Place) -> String {
    !isDivided || place.part == parts.count - 1 ? "\(place.variable)\(place.index)" : "\(place.variable)[\(place.index)]"
  }

  /// Ends the last part: what is written next is outside of all parts.
  mutating func close() {
    if isDivided, parts.last?.isEmpty == false { parts.append([]) }
  }

  /// The number of constants of a kind.
  func count(_ variable: String) -> Int { counts[array(variable)] ?? 0 }

  /// The array of a kind of constants.
  func array(_ variable: String) -> String { arrayNames[variable] ?? variable }

  private mutating func array(_ variable: String, of type: String) -> String {
    if let name = arrayNames[variable] { return name }
    let name = free(variable)
    arrayNames[variable] = name
    arrays.append((name, type))
    return name
  }

  /// A variable that no parameter of the theme hides, whatever number follows it.
  private func free(_ variable: String) -> String {
    var name = variable
    while reserved.contains(where: { $0.hasPrefix(name) && $0.dropFirst(name.count).allSatisfy(\.isNumber) }) { name += "_" }
    return name
  }

  // MARK: Colours

  /// Makes a colour known as a constant.
  mutating func name(_ color: Theme.Color, _ place: Place) { colors[color] = place }

  /// The constant that a colour is, if any.
  func text(of color: Theme.Color) -> String? { colors[color].map(text) }

  // MARK: Printing

  func print(to printer: inout CodePrinter) {
    guard isDivided else {
      for definition in parts.joined() { Self.print(definition, to: &printer) }
      return
    }
    for array in arrays { printer.line("var \(array.variable): [\(array.type)] = []") }
    let function = free("part")
    for (number, part) in parts.enumerated() where !part.isEmpty {
      printer.line("func \(function)\(number)() {")
      printer.indented { printer in
        for definition in part { Self.print(definition, to: &printer) }
        for array in arrays {
          let own = part.filter { $0.place.variable == array.variable }.map { "\(array.variable)\($0.place.index)" }
          if !own.isEmpty { printer.line("\(array.variable) += [\(own.joined(separator: ", "))]") }
        }
      }
      printer.line("}")
      printer.line("\(function)\(number)()")
    }
  }

  private static func print(_ definition: Definition, to printer: inout CodePrinter) {
    // A call says its type.
    let type = if case .call(definition.type, _) = definition.value { "" } else { ": \(definition.type)" }
    printer.expression("let \(definition.place.variable)\(definition.place.index)\(type) = ", definition.value)
  }
}
