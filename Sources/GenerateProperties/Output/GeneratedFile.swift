import Foundation

/// A file that is generated from the list of properties or from the pages of rules.
struct GeneratedFile {
  /// The path in the package.
  let path: String
  let text: String

  private static let typeFolder = "Sources/Pelmet/Generated"
  private static let catalogueFolder = "Sources/PelmetCompiler/Catalogue/Generated"
  private static let propertiesFolder = "Sources/PelmetResolution/Typed/Generated"
  private static let sampleFolder = "Tests/PelmetTests/Generated"

  /// The folders of generated files.
  static let folders = [typeFolder, catalogueFolder, propertiesFolder, sampleFolder] + foldersOfRules

  /// The files generated from the list of properties.
  static let ofProperties = Family.all.flatMap { family in
    [
      GeneratedFile(path: "\(typeFolder)/\(family.name).swift", text: family.typeSource),
      GeneratedFile(path: "\(catalogueFolder)/\(family.name)+Catalogue.swift", text: family.catalogueSource),
      GeneratedFile(path: "\(propertiesFolder)/\(family.name)+Properties.swift", text: family.propertiesSource),
      GeneratedFile(path: "\(sampleFolder)/\(family.name)+Sample.swift", text: family.sampleSource),
    ]
  }

  /// All generated files.
  static func all(in package: URL) throws -> [GeneratedFile] { try ofProperties + ofRules(in: package) }

  /// The paths of the Swift files in these folders of a package.
  static func found(in package: URL) throws -> Set<String> {
    var paths: Set<String> = []
    for folder in folders {
      let names = try FileManager.default.contentsOfDirectory(atPath: package.appending(path: folder).path)
      for name in names where name.hasSuffix(".swift") { paths.insert("\(folder)/\(name)") }
    }
    return paths
  }

  /// Writes the file if its text has changed.
  func update(in package: URL) throws {
    let url = package.appending(path: path)
    guard (try? String(contentsOf: url, encoding: .utf8)) != text else { return }
    try text.write(to: url, atomically: true, encoding: .utf8)
    print("Wrote \(path).")
  }
}

extension SwiftText {
  /// The header of every generated file.
  static func generated(from origin: String = "Sources/GenerateProperties/Properties") -> SwiftText {
    var text = SwiftText()
    text.line("// Generated from \(origin) by `make generate`. Edit there.")
    text.line()
    return text
  }
}
