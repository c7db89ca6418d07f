#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The result of the last run, so that the next one reads only files that have changed. Beside the texts, as JSON.
struct RewriteRecord: Codable, Equatable {
  /// The content of a file as far as it matters whether it is another, and what was found in it.
  struct Entry: Codable, Equatable {
    let size: Int
    let hash: UInt64
    /// Whether the text differs from the file.
    let isRewritten: Bool
    /// Findings as a build shows them.
    let lines: [String]

    /// Whether the entry is about a file of this content.
    func isAbout(_ source: [UInt8]) -> Bool { size == source.count && hash == Self.hash(source) }

    /// FNV-1a.
    static func hash(_ source: [UInt8]) -> UInt64 {
      source.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }

  /// The tool that has run: another one may write other texts.
  let tool: String
  /// By the files' paths below the module's folder.
  var entries: [String: Entry] = [:]

  /// The record of a file; empty where that is missing or another tool's.
  init(tool: String, file: String) {
    let data = try? Data(contentsOf: URL(fileURLWithPath: file))
    let old = data.flatMap { try? JSONDecoder().decode(RewriteRecord.self, from: $0) }
    self.tool = tool
    entries = old?.tool == tool ? old?.entries ?? [:] : [:]
  }

  var text: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map(Array.init) ?? []
  }

  /// A name of the program that runs, other for every build of it.
  static var runningTool: String {
    let program = CommandLine.arguments.first ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: program)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes?[.size] as? Int ?? 0)-\(date)"
  }
}
