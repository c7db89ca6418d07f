package import PelmetCompiler

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A directory of generated files.
package struct OutputFolder {
  private let path: String
  private let files = FileManager.default

  package init(_ path: String) {
    self.path = path
  }

  /// What differs between the directory and what would be generated.
  package enum Difference: Hashable, Sendable {
    case missing(String)
    case outdated(String)
    /// Generated from a theme that is no longer there.
    case stale(String)
  }

  /// What ``write(_:)`` would change, by name.
  package func differences(from generated: [Emitter.File]) -> [Difference] {
    let missing: [Difference] = generated.compactMap { file in
      switch bytes(of: file.name) {
      case nil: .missing(file.name)
      case Array(file.text.utf8): nil
      default: .outdated(file.name)
      }
    }
    return missing + stale(generated).map { .stale($0) }
  }

  /// Writes the files that changed, each at once or not at all, and removes what was generated from themes that are gone.
  package func write(_ generated: [Emitter.File]) throws {
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    for file in generated where bytes(of: file.name) != Array(file.text.utf8) {
      try Data(file.text.utf8).write(to: URL(filePath: "\(path)/\(file.name)"), options: .atomic)
    }
    for name in stale(generated) { try files.removeItem(atPath: "\(path)/\(name)") }
  }

  /// Files that carry our name and our first line and are generated no more.
  private func stale(_ generated: [Emitter.File]) -> [String] {
    let names = (try? files.contentsOfDirectory(atPath: path)) ?? []
    let current = Set(generated.map(\.name))
    return names.sorted().filter { name in
      Emitter.isGeneratedName(name) && !current.contains(name) && bytes(of: name)?.starts(with: Emitter.header.utf8) == true
    }
  }

  private func bytes(of name: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: "\(path)/\(name)"))).map { Array($0) }
  }
}
