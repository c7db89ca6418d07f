internal import Foundation
internal import PelmetDiagnostics
internal import PelmetImportOptions
internal import PelmetSyntax

/// A place in an app's code.
struct ScannedPlace: Hashable, Comparable {
  /// As the user's paths lead to it.
  let file: String
  let line: Int
  let column: Int

  static func < (a: ScannedPlace, b: ScannedPlace) -> Bool { (a.file, a.line, a.column) < (b.file, b.line, b.column) }
}

/// A statement that sets what a theme could say.
struct ScannedStatement: Hashable {
  /// One of those about an app's code.
  let rule: Rule
  let place: ScannedPlace
  /// The app's type around it; empty in a free function.
  let type: String
  /// The function or property around it.
  let function: String
  /// The property, as in a theme; of SwiftUI, the modifier.
  let property: String
}

/// A comment that allows statements.
struct ScannedComment: Hashable {
  let place: ScannedPlace
  /// The line of the statements that it is for.
  let line: Int
  let word: String
  /// Empty if there is none.
  let why: String
}

/// The tool's findings in an app's code.
struct SourceScan {
  /// Those of a file stand together, in its order.
  let statements: [ScannedStatement]
  let comments: [ScannedComment]
  let unread: [(place: ScannedPlace, reason: String)]

  /// - Parameters:
  ///   - name: The name of the command that scans.
  ///   - command: The path of the program that runs.
  init(_ paths: [String], _ exclusion: ExclusionOptions, for name: String, besides command: String?) throws(UsageFailure) {
    let output = try ImportTool(for: name, besides: command).run(ScanOptions.words(paths, exclusion))
    guard output.status == 0 else {
      let text = output.errors.hasPrefix("error: ") ? String(output.errors.dropFirst("error: ".count)) : output.errors
      throw UsageFailure(message: text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    guard let scan = SourceScan([UInt8](output.bytes)) else {
      throw UsageFailure(message: "'pelmetimport' is not that of this command; fix: install both from one release")
    }
    self = scan
  }

  /// Reads what the tool prints; `nil` for anything else.
  init?(_ bytes: [UInt8]) {
    var (sources, mistakes) = (SourceMap(), DiagnosticBag())
    guard let root = JSONReader.read(sources.add(path: "", bytes: bytes), in: sources, into: &mistakes)?.root,
      root["version"]?.number == 1
    else { return nil }
    var isWhole = true
    func all<Element>(_ key: String, _ element: (Row) -> Element?) -> [Element] {
      let elements = root[key].map { Array($0.elements) } ?? []
      let read = elements.compactMap { element(Row($0)) }
      isWhole = isWhole && read.count == elements.count
      return read
    }
    statements = all("statements") { row in
      guard let place = row.place, let rule = Rule(rawValue: row.text("rule")) else { return nil }
      return ScannedStatement(
        rule: rule, place: place, type: row.text("type"), function: row.text("function"), property: row.text("property"))
    }
    comments = all("comments") { row in
      guard let place = row.place, let line = row.number("for") else { return nil }
      return ScannedComment(place: place, line: line, word: row.text("word"), why: row.text("why"))
    }
    unread = all("unread") { row in row.place.map { ($0, row.text("reason")) } }
    guard isWhole else { return nil }
  }

  /// The members of an object by their names.
  private struct Row {
    private let values: [String: JSONValue]

    init(_ object: JSONValue) {
      values = Dictionary(object.members.map { ($0.name, $0.value) }) { first, _ in first }
    }

    func text(_ key: String) -> String { values[key]?.string ?? "" }

    func number(_ key: String) -> Int? { values[key]?.number.flatMap { Int(exactly: $0) } }

    var place: ScannedPlace? {
      guard let line = number("line"), let column = number("column"), line > 0, column > 0 else { return nil }
      return ScannedPlace(file: text("file"), line: line, column: column)
    }
  }
}
