#if Rewrite
  import Foundation
  import PelmetReports
  import Testing

  @testable import PelmetImporting

  /// The lines that values name are those that they come from.
  @Suite("Lines and values")
  struct MutationTests {
    /// A value by its place in the themes, with the line that set it.
    private struct Origin: Hashable {
      let key: String
      let value: String
      let source: String
    }

    private func origins(_ result: ThemeImport?) throws -> [Origin] {
      let tree = try JSONSerialization.jsonObject(with: Data(try #require(result).origins.text.utf8)) as? [String: Any]
      return (tree?["values"] as? [[String: Any]] ?? []).map { value in
        let source = (value["sources"] as? [[String: Any]])?.first ?? [:]
        let key = ["theme", "screen", "context", "path"].map { "\(value[$0] ?? "")" }.joined(separator: " ")
        let json = try? JSONSerialization.data(withJSONObject: [value["value"] ?? ""], options: .sortedKeys)
        return Origin(
          key: key, value: String(decoding: json ?? Data(), as: UTF8.self),
          source: "\(source["file"] ?? ""):\(source["line"] ?? "")")
      }
    }

    /// Without conditions: there, a value has several lines, and moves when one of them goes; and without a screen that takes back what all
    /// bars have, which has lines of both.
    @Test(
      "without the line of a value, that value changes and no other one does",
      arguments: ShapeTests.shapes.filter { !["05", "06", "08", "13"].contains($0.name.prefix(2)) })
    func lines(shape: Shape) throws {
      let files = shape.sources
      let all = try origins(shape.imported(files))
      for source in Set(all.map(\.source)) where source.contains(".swift:") {
        let parts = source.split(separator: ":")
        let line = try #require(Int(parts[1]))
        let changed = files.map { file -> ImportedFile in
          guard file.path == parts[0] else { return file }
          var lines = String(decoding: file.bytes, as: UTF8.self).components(separatedBy: "\n")
          lines[line - 1] = ""
          return ImportedFile(path: file.path, bytes: Array(lines.joined(separator: "\n").utf8))
        }
        let left = try origins(shape.imported(changed))
        for origin in all {
          let isSame = left.contains { $0.key == origin.key && $0.value == origin.value }
          #expect(isSame == (origin.source != source), "\(origin.key) without \(source)")
        }
      }
    }
  }
#endif
