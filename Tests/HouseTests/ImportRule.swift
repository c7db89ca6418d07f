/// The modules that a folder may import, besides the standard library.
enum ImportRule {
  /// Nothing but these.
  case only(Set<String>)
  /// Anything but these.
  case never(Set<String>)

  /// Imports that single files need besides: json-c's texts are C's, and compared as such; a thread's stack is the system's.
  static let exceptions: [String: Set<String>] = [
    "Sources/PelmetRewriting/Text/LargeStack.swift": ["Darwin", "Glibc", "Musl"],
    "Sources/PelmetSyntax/Values/JSONCValues.swift": ["Glibc", "Musl"],
    "Sources/PelmetSyntax/Values/SurrogatePairs.swift": ["Glibc", "Musl"],
  ]

  func allows(_ module: String, in path: String) -> Bool {
    if Self.exceptions[path]?.contains(module) == true { return true }
    return switch self {
    case .only(let modules): modules.contains(module)
    case .never(let modules): !modules.contains(module)
    }
  }

  /// The modules that read and compile theme files.
  static let compiler: Set = [
    "CJSONC", "PelmetSyntax", "PelmetDiagnostics", "PelmetNotation", "PelmetTokens", "PelmetCompiler", "PelmetExplanations",
    "PelmetFiles", "PelmetFormatting", "PelmetLanguageServer", "PelmetReports", "PelmetResolution", "PelmetRPC",
    "PelmetWorkspace", "PelmetCommands",
  ]

  /// The modules that the tool of builds does without: packages compile it before their first theme, and each run loads what it links.
  static let notInBuilds: Set = [
    "PelmetExplanations", "PelmetFormatting", "PelmetLanguageServer", "PelmetReports", "PelmetResolution", "PelmetRPC",
    "PelmetWorkspace", "ModelCore", "PelmetUIKit", "ArgumentParser", "Foundation", "FoundationEssentials",
  ]

  /// By folder. PelmetDiagnostics, PelmetReports, PelmetSyntax, PelmetNotation, PelmetTokens, PelmetCompiler, PelmetFormatting and
  /// PelmetResolution touch no disk, clock, environment or output: they import nothing that could. Tokens know no theme, and so not the compiler. CJSONC is the business of PelmetSyntax alone, and those who use themes know nothing of theme files.
  static let byFolder: [(folder: String, rule: ImportRule)] = [
    ("Sources/GenerateProperties", .only(["Foundation"])),
    ("Sources/Pelmet", .only([])),
    ("Sources/PelmetDiagnostics", .only([])),
    ("Sources/PelmetSyntax", .only(["CJSONC", "PelmetDiagnostics"])),
    ("Sources/PelmetNotation", .only(["Pelmet", "PelmetDiagnostics", "PelmetSyntax"])),
    ("Sources/PelmetTokens", .only(["Pelmet", "PelmetDiagnostics", "PelmetNotation", "PelmetSyntax"])),
    ("Sources/PelmetCompiler", .only(["Pelmet", "PelmetDiagnostics", "PelmetNotation", "PelmetSyntax", "PelmetTokens"])),
    (
      "Sources/PelmetResolution",
      .only([
        "Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetNotation", "PelmetReports", "PelmetSyntax", "PelmetTokens",
      ])
    ),
    ("Sources/PelmetRewriting", .only(["PelmetDiagnostics", "SwiftParser", "SwiftSyntax"])),
    (
      "Sources/PelmetImporting",
      .only([
        "Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetReports", "PelmetRewriting", "PelmetSyntax", "SwiftParser",
        "SwiftSyntax",
      ])
    ),
    ("Sources/PelmetImportOptions", .only(["ArgumentParser"])),
    (
      "Sources/pelmetimport",
      .only([
        "ArgumentParser", "PelmetCompiler", "PelmetDiagnostics", "PelmetFiles", "PelmetImportOptions", "PelmetImporting",
        "PelmetReports", "PelmetRewriting", "PelmetSyntax",
      ])
    ),
    (
      "Sources/pelmetrewrite",
      .only(["Darwin", "Foundation", "FoundationEssentials", "Glibc", "Musl", "PelmetDiagnostics", "PelmetRewriting"])
    ),
    (
      "Sources/PelmetFormatting",
      .only(["Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetSyntax", "PelmetTokens"])
    ),
    ("Sources/PelmetExplanations", .only(["PelmetDiagnostics"])),
    ("Sources/PelmetReports", .only(["PelmetDiagnostics"])),
    ("Sources/PelmetRPC", .only(["PelmetDiagnostics", "PelmetReports", "PelmetSyntax"])),
    (
      "Sources/PelmetWorkspace",
      .only([
        "Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetFiles", "PelmetFormatting", "PelmetNotation", "PelmetReports",
        "PelmetResolution", "PelmetSyntax", "PelmetTokens",
      ])
    ),
    (
      "Sources/PelmetLanguageServer",
      .only(["PelmetDiagnostics", "PelmetFiles", "PelmetReports", "PelmetRPC", "PelmetSyntax", "PelmetWorkspace"])
    ),
    (
      "Sources/PelmetFiles",
      .never(notInBuilds.union(["CJSONC"]))
    ),
    (
      "Sources/pelmetc",
      .never(notInBuilds.union(["CJSONC", "PelmetSyntax"]))
    ),
    (
      "Sources/PelmetServer",
      .only(["Darwin", "Foundation", "Glibc", "Musl", "NIOCore", "NIOHTTP1", "NIOPosix", "PelmetDiagnostics"])
    ),
    ("Sources/PelmetCommands", .never(["CJSONC", "NIOCore", "NIOHTTP1", "NIOPosix"])),
    ("Sources/ModelCore", .never(compiler.union(["PelmetUIKit", "PelmetPreview"]))),
    // PelmetReports writes JSON.
    (
      "Sources/PelmetCapture",
      .only(["Foundation", "ModelCore", "Pelmet", "PelmetReports", "PelmetUIKit", "UIKit"])
    ),
    ("Sources/PelmetUIKit", .never(compiler.union(["PelmetPreview", "SystemThemes"]))),
    // PelmetDiagnostics writes JSON, and has the list of rules, some of which are about live screens.
    ("Sources/PelmetPreview", .never(compiler.subtracting(["PelmetDiagnostics"]))),
    (
      "Sources/PelmetTesting",
      .never(compiler.subtracting(["PelmetDiagnostics"]).union(["SystemThemes"]))
    ),
    ("Sources/PelmetXCTest", .only(["Foundation", "ModelCore", "XCTest"])),
    ("themes", .only(["Pelmet"])),
  ]
}
