import Foundation

/// A file that is generated from the list of properties, from its judge or from the pages of rules.
struct GeneratedFile {
  /// The path in the package.
  let path: String
  let text: String

  private static let typeFolder = "Sources/Pelmet/Generated"
  private static let catalogueFolder = "Sources/PelmetCompiler/Catalogue/Generated"
  private static let propertiesFolder = "Sources/PelmetResolution/Typed/Generated"
  private static let setterFolder = "Sources/PelmetUIKit/Generated"
  private static let getterFolder = "Sources/PelmetCapture/Generated"
  private static let colorFolder = "Sources/PelmetTesting/Audit/Generated"
  private static let sampleFolder = "Tests/PelmetTests/Generated"

  private static let signatureFolder = "Tests/Packages/UIKitSignatures/Sources/UIKit/Generated"
  private static let modelFolder = "Tests/JudgedProperties/Generated"
  private static let themeFolder = "Tests/PelmetUIKitTests/Generated"

  /// The folders of generated files.
  static let folders =
    [
      typeFolder, catalogueFolder, propertiesFolder, setterFolder, getterFolder, colorFolder, sampleFolder, signatureFolder,
      modelFolder, themeFolder,
    ] + foldersOfRules

  /// All generated files.
  static func all(in package: URL) throws -> [GeneratedFile] {
    try ofFamilies + ofEnumerations + [GeneratedFile(path: "\(colorFolder)/Theme+ColorsByName.swift", text: ColorSource.text)]
      + ofJudge(Judge.load(from: package)) + ofRules(in: package)
  }

  private static func ofJudge(_ judge: Judge) -> [GeneratedFile] {
    [
      GeneratedFile(path: "\(signatureFolder)/PlainProperties.swift", text: judge.signatureSource),
      GeneratedFile(path: "\(modelFolder)/ModelProperties.swift", text: judge.modelSource),
      GeneratedFile(path: "\(themeFolder)/ThemeProperties.swift", text: judge.themeSource),
    ]
  }

  private static let ofEnumerations = [
    GeneratedFile(path: "\(typeFolder)/Enumerations.swift", text: EnumerationSource.types),
    GeneratedFile(path: "\(setterFolder)/Enumerations+UIKit.swift", text: EnumerationSource.conversions),
    GeneratedFile(
      path: "\(propertiesFolder)/Enumerations+NamedValue.swift",
      text: EnumerationSource.conformances(to: "NamedValue", importing: "internal ")),
    GeneratedFile(
      path: "\(sampleFolder)/Enumerations+Sample.swift", text: EnumerationSource.conformances(to: "Sampled", importing: "")),
  ]

  private static let ofFamilies = Family.all.flatMap { family in
    [
      GeneratedFile(path: "\(typeFolder)/\(family.name).swift", text: family.typeSource),
      GeneratedFile(path: "\(catalogueFolder)/\(family.name)+Catalogue.swift", text: family.catalogueSource),
      GeneratedFile(path: "\(propertiesFolder)/\(family.name)+Properties.swift", text: family.propertiesSource),
      family.setterSource.map { GeneratedFile(path: "\(setterFolder)/\(family.name)+Setters.swift", text: $0) },
      family.getterSource.map { GeneratedFile(path: "\(getterFolder)/\(family.name)+Getters.swift", text: $0) },
      GeneratedFile(path: "\(sampleFolder)/\(family.name)+Sample.swift", text: family.sampleSource),
    ].compactMap { $0 }
  }

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
  /// The imports of PelmetUIKit.
  mutating func importUIKit(_ access: String = "") {
    line("\(access)import Pelmet")
    line()
    line("#if MODELCORE")
    line("  \(access)import ModelCore")
    line("#else")
    line("  \(access)import UIKit")
    line("#endif")
  }

  /// The header of every file that is generated from the list.
  static func generated() -> SwiftText { generated(from: "Sources/GenerateProperties/Properties") }

  static func generatedFromJudge() -> SwiftText { generated(from: "Tests/Fixtures/uikit-properties.json") }

  static func generated(from origin: String) -> SwiftText {
    var text = SwiftText()
    text.line("// Generated from \(origin) by `make generate`. Edit there.")
    text.line()
    return text
  }
}
