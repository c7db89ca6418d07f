internal import Pelmet

/// The values of a theme that one function could not hold, as members of a type: Swift compiles each by itself, in time and memory that grow
/// with their number. One function or statement with all of them takes the square of that.
///
/// Without parameters the members are static constants. With them they are properties of an object that has the arguments, and are worked
/// out once, when they are asked for.
struct LargeTheme {
  private let content: InternedTheme
  private let parameters: [SwiftParameter]
  private let values: ValuePrinter
  private let tables: TablePrinter
  private let theme: String
  private let type: String
  /// The variable that has the object.
  private let object: String
  private var pool: NamePool
  private var members: [Member] = []

  private enum Member {
    case constant(name: String, type: String, CodePrinter.Expression)
    /// A list that is made when it is asked for.
    case list(name: String, type: String, CodePrinter.Expression)
  }

  /// The lengths up to which a list or the rows of a table are one statement.
  private static let elementsInList = 32
  private static let callsInTable = 150

  init(_ theme: CompiledTheme, _ content: InternedTheme, _ parameters: [SwiftParameter], _ values: ValuePrinter) {
    (self.content, self.parameters, self.values) = (content, parameters, values)
    tables = TablePrinter(values)
    self.theme = theme.identifier
    type = theme.identifier.prefix(1).uppercased() + theme.identifier.dropFirst() + "Values"
    pool = values.pool
    object = pool.take(["values"])
  }

  // MARK: The parts of the theme

  /// The statement that makes the object.
  var statement: String? {
    if parameters.isEmpty { return nil }
    return "let \(object) = \(type)(\(parameters.map { Identifier.quoted($0.identifier) }.joined(separator: ", ")))"
  }

  mutating func colors() -> CodePrinter.Expression? {
    if content.colors.isEmpty { return nil }
    let name = pool.take(["namedColors"])
    add(list: name, "NamedColor", content.colors.map(tables.color))
    return .inline(parameters.isEmpty ? "{ \(reference(name)) }" : "{ [colors = \(reference(name))] in colors }")
  }

  mutating func table() -> CodePrinter.Expression {
    guard let table = content.tables.first, let base = table.base, !table.rows.isEmpty || content.calls(base) != 1 else {
      return .inline("Table(Style())")
    }
    let name = pool.take(["table", "themeTable"])
    add(name, "Table", table, []) { $0.table(table, rows: $1) }
    return .inline(reference(name))
  }

  mutating func places() -> CodePrinter.Expression? {
    let places = content.tables.dropFirst()
    if places.isEmpty { return nil }
    let list = pool.take(["places", "placeTables"])
    let names = places.map { place in
      let words = ConstantNames.words(place.source.place)
      return pool.take([ConstantNames.joined(words), ConstantNames.joined(words + ["place"])])
    }
    add(list: list, "PlaceTable", Self.lines(of: names))
    for (name, place) in zip(names, places) {
      add(name, "PlaceTable", place, ConstantNames.words(place.source.place)) { $0.place(place, rows: $1) }
    }
    return .inline(reference(list))
  }

  private func reference(_ name: String) -> String { "\(parameters.isEmpty ? type : object).\(name)" }

  // MARK: Members

  /// Adds a table, and its rows as a list of their own where they are too many to be written in it.
  private mutating func add(
    _ name: String, _ type: String, _ table: InternedTheme.Table, _ words: [String],
    _ value: (TablePrinter, _ rows: CodePrinter.Expression?) -> CodePrinter.Expression
  ) {
    let calls = table.rows.reduce(table.base.map(content.calls) ?? 0) { $0 + 4 + content.calls($1.style) }
    guard calls > Self.callsInTable else {
      members.append(.constant(name: name, type: type, value(tables, nil)))
      return
    }
    let list = pool.take([ConstantNames.joined(words + ["rows"])])
    let names = table.rows.map { row in pool.take([ConstantNames.joined(words + ConstantNames.words(row.condition) + ["row"])]) }
    members.append(.constant(name: name, type: type, value(tables, .inline(list))))
    add(list: list, "Row", Self.lines(of: names))
    for (name, row) in zip(names, table.rows) { members.append(.constant(name: name, type: "Row", tables.row(row))) }
  }

  /// Adds a list, of pieces if it is long.
  private mutating func add(list name: String, _ type: String, _ elements: [CodePrinter.Expression]) {
    guard elements.count > Self.elementsInList else {
      members.append(.list(name: name, type: type, .array(elements)))
      return
    }
    var size = Self.elementsInList
    while elements.count > size * Self.elementsInList { size *= Self.elementsInList }
    let pieces = stride(from: 0, to: elements.count, by: size).map { start in
      (name: pool.take(["\(name)\(start / size + 1)"]), elements: Array(elements[start..<min(start + size, elements.count)]))
    }
    members.append(.list(name: name, type: type, .inline("[\(pieces.map(\.name).joined(separator: ", "))].flatMap { $0 }")))
    for piece in pieces { add(list: piece.name, type, piece.elements) }
  }

  /// Some names in each line.
  private static func lines(of names: [String]) -> [CodePrinter.Expression] {
    stride(from: 0, to: names.count, by: 8).map { start in
      .inline(names[start..<min(start + 8, names.count)].joined(separator: ", "))
    }
  }

  // MARK: Printing

  func print(to printer: inout CodePrinter) {
    printer.line("/// The values of `\(theme)`, each of which Swift compiles by itself.")
    printer.line("private nonisolated \(parameters.isEmpty ? "enum" : "final class") \(type) {")
    printer.indented { printer in
      if !parameters.isEmpty { printInitializer(to: &printer) }
      for member in members {
        switch member {
        case .constant(let name, let type, let value): Constants.print(keyword, name, type, value, to: &printer)
        case .list(let name, let type, let value):
          printer.expression("\(parameters.isEmpty ? "static " : "")var \(name): [\(type)] ", .closure(value))
        }
      }
      values.literals.constants.print(keyword, to: &printer)
    }
    printer.line("}")
  }

  private var keyword: String { parameters.isEmpty ? "static let" : "lazy var" }

  private func printInitializer(to printer: inout CodePrinter) {
    let properties = parameters.map { (name: Identifier.quoted($0.identifier), type: $0.type) }
    for property in properties { printer.line("let \(property.name): \(property.type)") }
    printer.line()
    printer.line("init(\(properties.map { "_ \($0.name): \($0.type)" }.joined(separator: ", "))) {")
    printer.indented { printer in
      for property in properties { printer.line("self.\(property.name) = \(property.name)") }
    }
    printer.line("}")
    printer.line()
  }
}
