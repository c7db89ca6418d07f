import PelmetDiagnostics
import PelmetSyntax
import Testing

@testable import PelmetCompiler

/// Random mistakes in the themes of real apps: each is found, where it was made.
@Suite struct MutationTests {
  @Test func findsMistakesWhereTheyAreMade() throws {
    var random = SplitMix64(seed: 2026)
    let themes = AppsTests.apps.flatMap { app in
      Fixtures.files(below: "apps/\(app)", ending: ".theme.json").map { (app: app, path: $0) }
    }
    var found = 0
    var missed: [String] = []
    let count = 200
    var number = 0
    while number < count {
      let theme = try #require(themes.randomElement(using: &random))
      let parts = theme.path.split(separator: "/").map { String($0) }
      let module = parts.count > 1 && parts[0].first?.isUppercase == true ? parts[0] : nil
      let name = String(parts[parts.count - 1].dropLast(".theme.json".count))
      var input = try ThemeFiles.folder("apps/\(theme.app)", root: "", main: module, compiled: name).input
      let file = try #require(input.sources.files.firstIndex { $0.path == "apps/\(theme.app)/\(theme.path)" })
      let text = String(decoding: input.sources.files[file].bytes, as: UTF8.self)
      let kind = Mutation.Kind.allCases[number % Mutation.Kind.allCases.count]
      guard let mutation = Mutation(kind, in: text, using: &random) else { continue }
      number += 1
      input.sources = input.sources.replacing(file, by: Array(mutation.text.utf8))
      let diagnostics = Compilation.compile(input).diagnostics
      let isFound = diagnostics.contains { diagnostic in
        guard case .span(let span) = diagnostic.place, Int(span.file.index) == file else { return false }
        return Int(span.start) <= mutation.place.upperBound && Int(span.end) >= mutation.place.lowerBound
      }
      if isFound { found += 1 } else { missed.append("\(kind) in \(theme.app)/\(theme.path): \(mutation.description)") }
    }
    print("found \(found) of \(count) mistakes; missed: \(missed)")
    #expect(found * 100 >= count * 95, "\(missed)")
  }
}

/// A mistake made in a text.
struct Mutation: CustomStringConvertible {
  enum Kind: CaseIterable {
    case misspeltKey, changedKind, brokenReference
  }

  let text: String
  /// UTF-8 offsets in ``text``.
  let place: Range<Int>
  let description: String

  /// `nil` where the text has nothing of the kind.
  init?(_ kind: Kind, in original: String, using random: inout SplitMix64) {
    var sources = SourceMap()
    var diagnostics = DiagnosticBag()
    let file = sources.add(path: "theme.theme.json", bytes: Array(original.utf8))
    guard let document = JSONReader.read(file, in: sources, into: &diagnostics) else { return nil }
    var candidates: [(span: SourceSpan, text: String)] = []
    Self.visit(document.root, path: []) { member, path in
      guard Self.isChecked(path) else { return }
      switch kind {
      case .misspeltKey where !Self.isName(path): candidates.append((member.keySpan, "\"\(member.name)Qx\""))
      case .changedKind where member.value.kind == .boolean: candidates.append((member.value.span, "\"yes\""))
      case .changedKind where member.value.kind == .string: candidates.append((member.value.span, "[1]"))
      case .changedKind where member.value.kind == .number: candidates.append((member.value.span, "{}"))
      case .brokenReference where member.value.string?.hasPrefix("{") == true:
        candidates.append((member.value.span, "\"{no.such.nameQx}\""))
      default: break
      }
    }
    guard let candidate = candidates.randomElement(using: &random) else { return nil }
    let bytes = Array(original.utf8)
    let (start, end) = (Int(candidate.span.start), Int(candidate.span.end))
    description = "\(String(decoding: bytes[start..<end], as: UTF8.self)) → \(candidate.text) at \(start)"
    text = String(decoding: bytes[..<start] + Array(candidate.text.utf8) + bytes[end...], as: UTF8.self)
    place = start..<(start + candidate.text.utf8.count)
  }

  private static func visit(_ value: JSONValue, path: [String], _ body: (JSONMember, [String]) -> Void) {
    for member in value.members {
      body(member, path + [member.name])
      visit(member.value, path: path + [member.name], body)
    }
    for element in value.elements { visit(element, path: path, body) }
  }

  /// Whether the format says what may stand there.
  private static func isChecked(_ path: [String]) -> Bool {
    !["$schema", "$description", "$extensions"].contains { path.contains($0) }
  }

  /// Whether the author chooses the key.
  private static func isName(_ path: [String]) -> Bool {
    path.count > 1
      && ["colors", "screens", "contexts", "parameters", "inputs", "arguments", "tokens"].contains(path[path.count - 2])
      || path.contains("tokens")
  }
}

extension SourceMap {
  /// The same files, one with another text.
  fileprivate func replacing(_ index: Int, by bytes: [UInt8]) -> SourceMap {
    var result = SourceMap()
    for (position, file) in files.enumerated() {
      _ = result.add(path: file.path, bytes: position == index ? bytes : file.bytes)
    }
    return result
  }
}
