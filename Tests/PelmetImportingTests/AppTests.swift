#if Rewrite
  import Foundation
  import PelmetReports
  import PelmetTestSupport
  import Testing

  @testable import PelmetImporting

  /// The apps whose checkouts are in the folder that `PELMET_IMPORT_APPS` names; `.ci/weekly/import` fetches them.
  @Suite("Apps", .enabled(if: ImportedApp.checkouts != nil), .serialized)
  struct AppTests {
    @Test("values are those that the sources say", arguments: ImportedApp.all)
    func values(app: ImportedApp) throws {
      let names = try app.names()
      let start = Date()
      let result = try #require(app.imported(names))
      let seconds = Date().timeIntervalSince(start)
      let resolved = ResolvedImport(result, names)
      try write(result, of: app)
      let departures = try app.departures()
      let checks = try app.checks()
      for departure in departures {
        #expect(checks.contains(where: departure.covers), "\(app.name): no check is about \(departure.path), \(departure.source)")
      }
      let fair = checks.filter { check in !departures.contains { $0.covers(check) } }
      if fair.count < checks.count {
        print("\(app.name) departures.json: \(checks.count - fair.count) checks that the sources contradict")
        for departure in departures { print("  \(departure.path), \(departure.source): \(departure.says)") }
      }
      let share = report(app, "expected.json", fair, resolved, seconds)
      #expect(share >= names.least, "\(app.name): fewer values than before")
      let own = try app.sourceChecks()
      if !own.isEmpty { _ = report(app, "import-expected.json", own, resolved, seconds) }
      for check in own {
        if case .different(let found) = check.outcome(in: resolved) {
          Issue.record("\(app.name): \(check.line), not \(found), by \(check.source ?? "")")
        }
      }
    }

    @Test("the code that is left is Swift, and nothing more goes from it", arguments: ImportedApp.all)
    func removal(app: ImportedApp) throws {
      let names = try app.names()
      let files = app.files(names)
      let result = try #require(app.imported(names, files, isRemoval: true))
      let removal = try #require(result.removal)
      #expect(Set(result.notFollowed.map(\.place)).isDisjoint(with: removal.gone))
      for file in removal.files {
        #expect(withLargeStack { CodeReader(file.new, file: file.path).isUnderstood } == true, "\(app.name): \(file.path)")
      }
      let changed = Dictionary(removal.files.map { ($0.path, $0.new) }) { first, _ in first }
      let left = files.map { file in changed[file.path].map { ImportedFile(path: file.path, bytes: $0) } ?? file }
      let again = app.imported(names, left, isRemoval: true)?.removal?.gone ?? []
      expectEqual(again, [], "\(app.name)")
      let count = removal.gone.count
      print(
        "\(app.name) removal: \(count + removal.kept.count) statements, \(count) gone in \(removal.files.count) files, "
          + "\(removal.steps.count) steps")
    }

    /// Prints how the checks come out.
    /// - Returns: The share of those that are equal, in per cent.
    private func report(
      _ app: ImportedApp, _ file: String, _ checks: [AppCheck], _ resolved: ResolvedImport, _ seconds: Double
    ) -> Int {
      var counts = (equal: 0, different: 0, absent: 0)
      var lines: [String] = []
      for check in checks {
        switch check.outcome(in: resolved) {
        case .equal: counts.equal += 1
        case .absent:
          counts.absent += 1
          lines.append("  absent: \(check.line)")
        case .different(let found):
          counts.different += 1
          lines.append("  different: \(check.line), not \(found)\(resolved.origins(check).map { "\n    \($0)" }.joined())")
        }
      }
      let share = checks.isEmpty ? 0 : 100 * counts.equal / checks.count
      print(
        "\(app.name) \(file): \(checks.count) checks, \(counts.equal) equal (\(share) %), \(counts.different) different, "
          + "\(counts.absent) absent; \(String(format: "%.1f", seconds)) s")
      if ImportedApp.output != nil || counts.different > 0 { print(lines.joined(separator: "\n")) }
      return share
    }

    private func write(_ result: ThemeImport, of app: ImportedApp) throws {
      guard let output = ImportedApp.output else { return }
      let folder = URL(fileURLWithPath: output).appendingPathComponent(app.name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for theme in result.themes {
        try Data(theme.text.utf8).write(to: folder.appendingPathComponent("\(theme.name).theme.json"))
      }
      try Data(result.origins.text.utf8).write(to: folder.appendingPathComponent("import.json"))
      let list = result.notFollowed.map {
        "\($0.place.file):\($0.place.line):\($0.place.column): \($0.reason.rawValue): \($0.text ?? "") \($0.paths) \($0.choices)"
      }
      try Data(list.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("list.txt"))
    }
  }
#endif
