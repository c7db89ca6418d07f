#if Rewrite
  import Foundation
  import PelmetImporting
  import PelmetTestSupport
  import Testing

  /// A folder of `Tests/Fixtures/import-shapes`: sources in one shape, and what must come out.
  struct Shape: CustomTestStringConvertible, Sendable {
    let name: String

    var testDescription: String { name }

    var folder: URL {
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/import-shapes/\(name)")
    }

    /// The sources, by their paths below the folder of sources.
    var sources: [ImportedFile] {
      let root = folder.appendingPathComponent("Sources")
      let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      return paths.sorted().compactMap { path in
        (try? Data(contentsOf: root.appendingPathComponent(path))).map { ImportedFile(path: path, bytes: [UInt8]($0)) }
      }
    }

    func imported(_ files: [ImportedFile]) -> ThemeImport? { withLargeStack { ThemeImport(of: files) } }

    func decode<Content: Decodable>(_ type: Content.Type, from file: String) throws -> Content {
      try JSONDecoder().decode(type, from: Data(contentsOf: folder.appendingPathComponent(file)))
    }

    /// The themes that a person has written for the shape, as an import writes them.
    var goldens: [ThemeImport.WrittenTheme] {
      let golden = folder.appendingPathComponent("golden")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: golden.path)) ?? []
      return names.sorted().compactMap { name in
        guard name.hasSuffix(".theme.json"),
          let text = try? String(contentsOf: golden.appendingPathComponent(name), encoding: .utf8)
        else { return nil }
        return ThemeImport.WrittenTheme(name: String(name.dropLast(".theme.json".count)), text: text)
      }
    }
  }

  /// An entry of `unfollowed.json`.
  struct UnfollowedEntry: Decodable, Hashable {
    var file: String
    var line: Int
    var reason: String
    var text: String?
    var paths: [String]
    var choices: [String]?

    init(_ entry: NotFollowed) {
      (file, line, reason) = (entry.place.file, entry.place.line, entry.reason.rawValue)
      (text, paths, choices) = (entry.text, entry.paths, entry.choices.isEmpty ? nil : entry.choices)
    }
  }
#endif
