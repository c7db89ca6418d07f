import Foundation

/// Writes the files generated from the list of properties, from their judge and from the pages of rules into a package, by default the
/// current folder, and removes stale ones. A mistake in a page is printed with its file and line, and nothing is written.
///
///     make generate
@main
enum GenerateProperties {
  static func main() throws {
    let package = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".", directoryHint: .isDirectory)
    do {
      try write(into: package)
    } catch let mistakes as PageMistakes {
      FileHandle.standardError.write(Data("\(mistakes)\n".utf8))
      exit(1)
    }
  }

  private static func write(into package: URL) throws {
    let files = try GeneratedFile.all(in: package)
    for folder in GeneratedFile.folders {
      try FileManager.default.createDirectory(at: package.appending(path: folder), withIntermediateDirectories: true)
    }
    for path in try GeneratedFile.found(in: package).subtracting(files.map(\.path)) {
      try FileManager.default.removeItem(at: package.appending(path: path))
    }
    for file in files { try file.update(in: package) }
  }
}
