#if Rewrite
  import PelmetDiagnostics
  import PelmetReports
  import PelmetTestSupport
  import Testing

  @testable import PelmetCompiler
  @testable import PelmetImporting

  /// The fixtures in `Tests/Fixtures/import-shapes`, each a shape of code.
  @Suite("Shapes of code")
  struct ShapeTests {
    static let shapes = [
      "01-proxies", "02-colours-across-files", "03-hex-initialisers", "04-dynamic-colours", "05-theme-protocol",
      "06-theme-enumeration",
      "07-helpers-and-loops", "08-availability", "09-owners", "10-unknown", "11-copies", "12-objective-c-and-files",
      "13-whole-app",
    ].map(Shape.init)

    @Test("every value comes out", arguments: shapes)
    func values(shape: Shape) throws {
      let themes = try #require(shape.imported(shape.sources)).themes
      let checks = try shape.decode([AppCheck].self, from: "expected.json")
      #expect(!checks.isEmpty)
      for check in checks {
        let values = check.values(in: themes)
        #expect(values != nil, "\(check): \(themes.map(\.text).joined())")
        #expect(values?[check.path] == check.value?.json, "\(check): \(themes.map(\.text).joined())")
      }
    }

    @Test("themes resolve as those that a person has written", arguments: shapes)
    func goldens(shape: Shape) throws {
      let themes = try #require(shape.imported(shape.sources)).themes
      for check in try shape.decode([AppCheck].self, from: "expected.json") {
        let (own, golden) = (check.values(in: themes), check.values(in: shape.goldens))
        #expect(own == golden, "\(check)")
      }
    }

    @Test("themes pass validation", arguments: shapes)
    func valid(shape: Shape) throws {
      let themes = try #require(shape.imported(shape.sources)).themes
      let result = Compilation.validate(AppCheck.input(themes))
      #expect(result.diagnostics.filter { $0.severity == .error }.map(\.summary) == [])
    }

    @Test("the list has what was not followed, and nothing else", arguments: shapes)
    func list(shape: Shape) throws {
      let list = try #require(shape.imported(shape.sources)).notFollowed.map(UnfollowedEntry.init)
      #expect(try shape.decode([UnfollowedEntry].self, from: "unfollowed.json") == list)
    }
  }
#endif
