import Foundation
import PelmetCompiler
import PelmetDiagnostics
import PelmetFiles
import PelmetSyntax
import PelmetTestSupport
import Testing

@testable import PelmetFormatting

/// Formatting changes nothing but how files look: for all themes of the repository, with the tokens and settings that they use.
@Suite struct FormattingAgreementTests {
  private static let root = Fixtures.folder.deletingLastPathComponent().deletingLastPathComponent()

  private static let folders = Fixtures.themeFolders(
    below: ["Examples", "themes", "Tests/Fixtures", "Tests/Packages"].map { root.appendingPathComponent($0) })

  @Test(arguments: Share.of(folders, oneIn: 4))
  func compilesToTheSame(folder: String) {
    let before = Run(folder)
    var texts: [String: [UInt8]] = [:]
    for file in before.compilation.sources.files where file.path.hasSuffix(".json") {
      // Tokens may have any name.
      let formatting = Formatting(file.bytes, as: FormattedFile.Kind(file.path) ?? .tokens)
      guard let bytes = formatting.bytes else { continue }
      texts[file.path] = bytes
      expectEqual(Formatting(bytes, as: FormattedFile.Kind(file.path) ?? .tokens).bytes, bytes, "\(file.path)")
    }
    let after = Run(folder, texts)
    expectEqual(after.findings.subtracting(before.findings), [])
    expectEqual(before.findings.subtracting(after.findings), [])
    expectEqual(after.swift, before.swift)
  }

  /// One compilation of a folder.
  private struct Run {
    let compilation: Compilation

    init(_ folder: String, _ texts: [String: [UInt8]] = [:]) {
      let loader = InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder))], texts: texts)
      compilation = Compilation.compile(loader.input)
    }

    /// Rules with one finding for all values of a bar or a file, at the first of them, which the order of keys decides.
    private static let atTheFirst: Set<Rule> = [.ignoredOverGlass, .legacyBesideModern, .legacyTokenSyntax, .padOnlyProperty]

    /// The findings by what does not depend on white space.
    var findings: Set<String> {
      Set(
        compilation.diagnostics.map { finding in
          if Self.atTheFirst.contains(finding.rule) { return finding.rule.name }
          let place = "\(compilation.sources.path(of: finding.location)) \(finding.pointer ?? "")"
          return "\(finding.severity) \(finding.rule.name) \(place) \(finding.summary) \(finding.fix ?? "")"
        })
    }

    var swift: [String: String] {
      let files = Emitter.files(compilation.module, module: "App")
      return Dictionary(files.map { ($0.name, $0.text) }) { first, _ in first }
    }
  }

  // MARK: - Any JSON

  @Test(arguments: Share.of(0..<400)) func keepsEveryValueOfAnyDocument(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let kind = [FormattedFile.Kind.theme, .settings, .tokens, .resolver][seed / 10 % 4]
    let text = RandomDocument.text(&random)
    let bytes = try #require(Formatting(text, as: kind).bytes)
    expectEqual(Formatting(bytes, as: kind).bytes, bytes)
    expectEqual(Self.leaves(of: bytes), Self.leaves(of: Array(text.utf8)))
  }

  /// The spelling of every value that has none inside, by its place.
  private static func leaves(of bytes: [UInt8]) -> [String: String] {
    var (sources, diagnostics) = (SourceMap(), DiagnosticBag())
    let file = sources.add(path: "a.json", bytes: bytes)
    guard let document = JSONReader.read(file, in: sources, into: &diagnostics) else { return [:] }
    var leaves: [String: String] = [:]
    var pending = [document.root]
    while let value = pending.popLast() {
      let inside = value.members.map(\.value) + Array(value.elements)
      let isEmpty = inside.isEmpty && (value.kind == .object || value.kind == .array)
      if inside.isEmpty {
        leaves[value.pointer] = isEmpty ? "\(value.kind)" : String(decoding: bytes[value.span.range], as: UTF8.self)
      }
      pending += inside
    }
    return leaves
  }
}

/// Documents of keys that mean something, in any place and with any white space.
private enum RandomDocument {
  private static let keys = [
    "pelmet", "title", "colors", "light", "dark", "navigationBar", "standardAppearance", "like", "color", "alpha", "$value",
    "$type", "$description", "$extensions", "sets", "resolutionOrder", "when", "is", "screens", "top", "style", "é", "", "$root",
    "rules", "font",
  ]
  private static let leaves = [
    "1", "-0.0", "1E+2", "\"\\u00e9\"", "\"#FFF\"", "true", "null", "{}", "[]", "\"\\\\\\\"\"", "{ }", "[\n]",
  ]
  private static let spaces = ["", "", " ", "\n", "\r\n", "\t", "\n\n", " \n \n ", "\r"]

  static func text(_ random: inout SplitMix64) -> String {
    var text = ""
    var open: [(close: String, count: Int, keys: Set<String>)] = []
    func space(_ random: inout SplitMix64) -> String { spaces.randomElement(using: &random) ?? "" }
    for _ in 0..<Int.random(in: 1...80, using: &random) {
      if let last = open.last {
        if last.count > 0, Int.random(in: 0..<4, using: &random) == 0, open.count > 1 {
          text += space(&random) + last.close
          open.removeLast()
          continue
        }
        if last.count > 0 { text += space(&random) + "," }
        open[open.count - 1].count += 1
        text += space(&random)
        if last.close == "}" {
          guard let key = keys.shuffled(using: &random).first(where: { !last.keys.contains($0) }) else { continue }
          open[open.count - 1].keys.insert(key)
          text += "\"\(key)\"" + space(&random) + ":" + space(&random)
        }
      }
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: (text, open) = (text + "{", open + [("}", 0, [])])
      case 2: (text, open) = (text + "[", open + [("]", 0, [])])
      default:
        if open.isEmpty {
          (text, open) = (text + "{", [("}", 0, [])])
        } else {
          text += leaves.randomElement(using: &random) ?? "1"
        }
      }
    }
    for last in open.reversed() { text += space(&random) + last.close }
    return text + space(&random)
  }
}
