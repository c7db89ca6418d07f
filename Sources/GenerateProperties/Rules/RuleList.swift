import Foundation

/// The rules of a package: their pages, and those of them that have a file of code in a folder for rules.
struct RuleList {
  /// By name.
  let pages: [RulePage]
  /// The names of the rules that look at a theme, which have a file each in ``themeFolder``.
  let ofThemes: [String]
  /// The names of the rules that look at an app's screens, which have a file each in ``auditFolder``.
  let ofScreens: [String]

  static let themeFolder = "Sources/PelmetCompiler/Check/Rules"
  static let auditFolder = "Sources/PelmetTesting/Rules"

  /// Reads the pages and the names in the folders.
  /// - Throws: ``PageMistakes``, those of all files.
  init(in package: URL) throws {
    ofThemes = try Self.names(in: Self.themeFolder, ".swift", package)
    ofScreens = try Self.names(in: Self.auditFolder, ".swift", package)
    var read: [RulePage] = []
    var mistakes: [PageMistake] = []
    for name in try Self.names(in: RulePage.folder, ".md", package) {
      let path = Self.page(of: name)
      let text = try String(contentsOf: package.appending(path: path), encoding: .utf8)
      do throws(PageMistake) {
        read.append(try RulePage(path: path, text: text))
      } catch {
        mistakes.append(error)
      }
    }
    pages = read
    if mistakes.isEmpty { mistakes = codeWithoutPage + wrongAudits }
    guard mistakes.isEmpty else { throw PageMistakes(all: mistakes) }
  }

  private var codeWithoutPage: [PageMistake] {
    let known = Set(pages.map(\.name))
    return [(Self.themeFolder, ofThemes), (Self.auditFolder, ofScreens)].flatMap { folder, names in
      names.filter { !known.contains($0) }.map { name in
        PageMistake(path: "\(folder)/\(name).swift", line: 1, message: "the rule has no page \(Self.page(of: name))")
      }
    }
  }

  private var wrongAudits: [PageMistake] {
    pages.filter { ($0.audit == nil) == ofScreens.contains($0.name) }.map { page in
      PageMistake(
        path: Self.page(of: page.name), line: 1, message: "'audit' belongs to the rules that have a file in \(Self.auditFolder)")
    }
  }

  private static func page(of name: String) -> String { "\(RulePage.folder)/\(name).md" }

  /// The pages of a stage, by name.
  func pages(of stage: RulePage.Stage) -> [RulePage] { pages.filter { $0.stage == stage } }

  /// Sorted names of the files in a folder, without their ending.
  private static func names(in folder: String, _ ending: String, _ package: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: package.appending(path: folder).path)
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }
}

/// The mistakes in the pages of a package.
struct PageMistakes: Error, CustomStringConvertible {
  let all: [PageMistake]

  var description: String { all.map(\.description).joined(separator: "\n") }
}
