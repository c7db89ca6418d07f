#if Rewrite
  import Foundation
  import PelmetImporting
  import PelmetTestSupport
  import Testing

  /// An app whose sources are at hand: a folder of `Tests/Fixtures/import-apps` says what belongs to it, `Tests/Fixtures/apps` which values its
  /// themes have.
  struct ImportedApp: CustomTestStringConvertible, Sendable {
    let name: String

    /// How a fixture's names and the sources' differ.
    struct Names: Decodable {
      /// A theme of a check as a theme of the import, in one of its parts where the sources have a part for it.
      struct Part: Decodable {
        var theme: String
        var screen: String?
        var context: String?
        /// The theme in place of it where the style is dark.
        var dark: String?
      }

      /// Classes of controllers and containers by the screens and contexts that checks name.
      var classes: [String: String]?
      var themes: [String: Part]?
      /// Folders that belong to another app or to none.
      var excluded: [String]?
      /// Types by the data files that fill them.
      var data: [String: String]?
      var minimumOS: String?
      /// The share of the checks that are equal, in per cent, which no change lowers.
      var least: Int
    }

    var testDescription: String { name }

    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures")

    /// The folder of checkouts, one for each app by its name.
    static let checkouts = ProcessInfo.processInfo.environment["PELMET_IMPORT_APPS"]

    /// The folder that receives the themes, for people who look into a difference.
    static let output = ProcessInfo.processInfo.environment["PELMET_IMPORT_OUTPUT"]

    /// The apps of the proof whose sources are there.
    static let all: [ImportedApp] = {
      guard let checkouts else { return [] }
      let wanted = ProcessInfo.processInfo.environment["PELMET_IMPORT_APP"]
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: fixtures.appendingPathComponent("import-apps").path)) ?? []
      return names.sorted().filter { name in
        wanted.map { $0.split(separator: ",").contains(name[...]) } ?? true
          && FileManager.default.fileExists(atPath: "\(checkouts)/\(name)")
          && FileManager.default.fileExists(atPath: fixtures.appendingPathComponent("import-apps/\(name)/names.json").path)
      }.map(ImportedApp.init)
    }()

    func names() throws -> Names {
      try JSONDecoder().decode(
        Names.self, from: Data(contentsOf: Self.fixtures.appendingPathComponent("import-apps/\(name)/names.json")))
    }

    /// The checks of the corpus.
    func checks() throws -> [AppCheck] {
      try JSONDecoder().decode(
        [AppCheck].self, from: Data(contentsOf: Self.fixtures.appendingPathComponent("apps/\(name)/expected.json")))
    }

    /// A check of the corpus that the sources at the fixed commit contradict: it says nothing about the import.
    struct Departure: Decodable {
      var path: String
      /// Everywhere where it is left out; `""` for the whole app.
      var screen: String?
      var context: String?
      var theme: String?
      var os: String?
      var idiom: String?
      /// The file and line that the check contradicts.
      var source: String
      /// The sources' own words.
      var says: String

      func covers(_ check: AppCheck) -> Bool {
        func fits(_ wanted: String?, _ found: String?) -> Bool { wanted.map { $0 == found ?? "" } ?? true }
        return check.path == path && fits(screen, check.screen) && fits(context, check.context) && fits(theme, check.theme)
          && fits(os, check.traits["os"]) && fits(idiom, check.traits["idiom"])
      }
    }

    func departures() throws -> [Departure] {
      let file = Self.fixtures.appendingPathComponent("import-apps/\(name)/departures.json")
      guard let bytes = try? Data(contentsOf: file) else { return [] }
      return try JSONDecoder().decode([Departure].self, from: bytes)
    }

    /// The checks that were made by hand from the sources; none where nobody has made them yet.
    func sourceChecks() throws -> [AppCheck] {
      let file = Self.fixtures.appendingPathComponent("import-apps/\(name)/import-expected.json")
      guard let bytes = try? Data(contentsOf: file) else { return [] }
      return try JSONDecoder().decode([AppCheck].self, from: bytes)
    }

    /// - Parameter files: The files that are read; `nil` for those of the checkout.
    func imported(_ names: Names, _ files: [ImportedFile]? = nil, isRemoval: Bool = false) -> ThemeImport? {
      let files = files ?? self.files(names)
      var choices = UserChoices()
      for (type, path) in names.data ?? [:] {
        let url = URL(fileURLWithPath: "\(Self.checkouts ?? "")/\(name)/\(path)")
        if let bytes = try? Data(contentsOf: url) { _ = choices.add(ImportedFile(path: path, bytes: [UInt8](bytes)), of: type) }
      }
      let (decided, minimum) = (choices, names.minimumOS)
      return withLargeStack {
        var form = ThemeForm()
        form.minimumOS = minimum ?? form.minimumOS
        form.hasAllColors = !isRemoval
        form.isRemoval = isRemoval
        return ThemeImport(of: files, decided, as: form)
      }
    }

    /// The files that the import reads.
    func files(_ names: Names) -> [ImportedFile] {
      let excluded = names.excluded ?? []
      let root = "\(Self.checkouts ?? "")/\(name)"
      let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return paths.filter { path in
        let parts = path.split(separator: "/")
        let isSkipped = parts.dropLast().contains { part in
          Self.skipped.contains(String(part)) || part.hasSuffix("Tests") || part.hasPrefix(".")
        }
        return !isSkipped && Self.read.contains { path.hasSuffix($0) } && !excluded.contains { path.hasPrefix($0) }
      }.sorted().compactMap { path in
        (try? Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)"))).map { ImportedFile(path: path, bytes: [UInt8]($0)) }
      }
    }

    private static let skipped: Set = ["Pods", "Carthage", "Tests", "Test", "Examples", "Example", "Demo"]
    private static let read = [".swift", ".m", ".mm", ".h", "Info.plist", "/Contents.json", ".storyboard", ".xib"]
  }
#endif
