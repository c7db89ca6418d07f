import Foundation

/// Writes the files generated from the list of properties into a package, by default the current folder, and removes stale ones.
///
///     make generate
@main
enum GenerateProperties {
  static func main() throws {
    let package = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".", directoryHint: .isDirectory)
    for folder in GeneratedFile.folders {
      try FileManager.default.createDirectory(at: package.appending(path: folder), withIntermediateDirectories: true)
    }
    for path in try GeneratedFile.found(in: package).subtracting(GeneratedFile.all.map(\.path)) {
      try FileManager.default.removeItem(at: package.appending(path: path))
    }
    for file in GeneratedFile.all { try file.update(in: package) }
  }
}
