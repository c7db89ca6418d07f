#if Rewrite
  import Foundation
  import PelmetCompiler
  import PelmetDiagnostics
  import PelmetImporting
  import PelmetTestSupport
  import Testing

  @testable import pelmetimport

  /// The tool of `pelmet import`: which files it reads, and what it writes and says.
  @Suite struct ImportToolTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let bars = "import UIKit\nfunc setUpBars() { UINavigationBar.appearance().barTintColor = .red }\n"

    private func run(_ words: String...) throws -> PelmetImport.Result {
      try #require(withLargeStack { PelmetImport.run(words) })
    }

    // MARK: - Writing

    @Test func `a theme is written with its origins`() throws {
      try folder.write(Self.bars, to: "App/Bars.swift")
      let result = try run(folder["App"], "-o", folder["Themes"])
      expectEqual(
        result.output,
        """
        wrote \(folder["Themes/app.theme.json"])
        wrote \(folder["Themes/app.import.json"])
        1 theme from 1 statement: 1 followed, 0 listed

        """)
      expectEqual(result.status, 0)
      #expect(try folder.text(of: "Themes/app.theme.json").contains("\"$description\": \"Bars.swift:2\""))
      #expect(try folder.text(of: "Themes/app.import.json").contains("\"path\": \"navigationBar.barTintColor\""))
    }

    @Test func `nothing is written where a file is in the way`() throws {
      try folder.write(Self.bars, to: "App/Bars.swift")
      try folder.write("mine", to: "Themes/app.import.json")
      let result = try run(folder["App"], "-o", folder["Themes"])
      expectEqual(result.status, 1)
      expectEqual(result.errors, "error: \(folder["Themes/app.import.json"]) already exists\nnothing was written\n")
      expectEqual(folder.names(in: "Themes"), ["app.import.json"])
      expectEqual(try folder.text(of: "Themes/app.import.json"), "mine")
    }

    @Test func `without a folder for it, or for a trial, nothing is written`() throws {
      try folder.write(Self.bars, to: "App/Bars.swift")
      expectEqual(try run(folder["App"]).output, "1 theme from 1 statement: 1 followed, 0 listed\n")
      let trial = try run(folder["App"], "-o", folder["Themes"], "--dry-run").output
      #expect(trial.hasPrefix("\(folder["Themes/app.theme.json"]):\n{"))
      #expect(trial.contains("\"barTintColor\": \"#FF0000"))
      expectEqual(folder.names(), ["App"])
    }

    @Test(arguments: [("theme", true, true), ("file", false, true), ("none", false, false)])
    func `remarks are where they are wanted`(remarks: String, areInTheme: Bool, areBeside: Bool) throws {
      try folder.write(Self.bars, to: "App/Bars.swift")
      _ = try run(folder["App"], "-o", folder["Themes"], "--remarks", remarks)
      expectEqual(try folder.text(of: "Themes/app.theme.json").contains("$description"), areInTheme)
      expectEqual(folder.names(in: "Themes").contains("app.import.json"), areBeside)
    }

    // MARK: - Reading

    @Test func `tests, other people's code, hidden folders and excluded ones are not read`() throws {
      try folder.write(Self.bars, to: "App/Bars.swift")
      for place in ["Pods/A", "Carthage", ".build", "AppTests", "Tests/Unit", "Vendor/Bars", "Old"] {
        try folder.write(
          "import UIKit\nfunc f() { UITabBar.appearance().barTintColor = .blue }\n", to: "App/\(place)/Other.swift")
      }
      let result = try run(folder["App"], "-o", folder["Themes"], "--exclude", "Bars", "--exclude", folder["App/Old"])
      expectEqual(result.errors, "")
      #expect(try !folder.text(of: "Themes/app.theme.json").contains("tabBar"))
    }

    @Test func `several paths have their places from the folder around them`() throws {
      try folder.write(Self.bars, to: "App/Code/Bars.swift")
      try folder.write("import UIKit\nfunc f() { UITabBar.appearance().barTintColor = .blue }\n", to: "Kit/Tabs.swift")
      _ = try run(folder["App"], folder["Kit/Tabs.swift"], "-o", folder["Themes"])
      let text = try folder.text(of: "Themes/app.theme.json")
      #expect(text.contains("\"$description\": \"App/Code/Bars.swift:2\""))
      #expect(text.contains("\"$description\": \"Kit/Tabs.swift:2\""))
    }

    @Test func `a link is not followed`() throws {
      try folder.write(Self.bars, to: "App/Bars.swift")
      try folder.write("import UIKit\nfunc f() { UITabBar.appearance().barTintColor = .blue }\n", to: "Outside/Other.swift")
      try folder.link("App/Linked", to: folder["Outside"])
      try folder.link("App/Other.swift", to: folder["Outside/Other.swift"])
      _ = try run(folder["App"], "-o", folder["Themes"])
      #expect(try !folder.text(of: "Themes/app.theme.json").contains("tabBar"))
    }

    @Test func `a file that cannot be read is in the list`() throws {
      try folder.write(Self.bars, to: "App/Bars.swift")
      try folder.write("", to: "App/Large.swift")
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder["App/Large.swift"]))
      try file.truncate(atOffset: 9 << 20)
      try file.close()
      let result = try run(folder["App"], "--strict")
      expectEqual(
        result.output,
        """
        \(folder["App/Large.swift"]):1:1: note: unread file: the file is larger than 8 MiB [NotFollowed]
        1 theme from 2 statements: 1 followed, 1 listed (unread file 1)

        """)
      expectEqual(result.status, 1)
    }

    @Test func `what the parser does not understand is in the list, and the others are read`() throws {
      try folder.write(Self.bars, to: "App/Bars.swift")
      try folder.write("import UIKit\n\nfunc f() {\n  let a = = 1\n}\n", to: "App/Other.swift")
      let result = try run(folder["App"])
      expectEqual(
        result.output,
        """
        \(folder["App/Other.swift"]):4:11: note: unsupported statement: the parser does not understand this [NotFollowed]
        1 theme from 2 statements: 1 followed, 1 listed (unsupported statement 1)

        """)
    }

    // MARK: - Options

    @Test func `screens have the names of a file`() throws {
      try folder.write(
        "import UIKit\nfinal class SiriFavoriteViewController: UIViewController {\n  override func viewDidLoad() "
          + "{ navigationController?.navigationBar.tintColor = .red }\n}\n", to: "App/Siri.swift")
      try folder.write("{ \"SiriFavoriteViewController\": \"paleTitle\" }", to: "names.json")
      _ = try run(folder["App"], "-o", folder["Themes"], "--names", folder["names.json"])
      #expect(try folder.text(of: "Themes/app.theme.json").contains("\"paleTitle\": {"))
    }

    @Test func `a name that no screen can have is refused`() throws {
      try folder.write(Self.bars, to: "App/Bars.swift")
      try folder.write("{ \"A\": \"2\" }", to: "names.json")
      let result = try run(folder["App"], "--names", folder["names.json"])
      expectEqual(result.status, 64)
      #expect(result.errors.contains("the name of 'A' cannot be that of a screen"))
    }

    private static let look = """
      import UIKit
      struct Look { let title: String; let isBlue: Bool; var quiet: UIColor { .gray } }
      final class Bars {
        func apply(_ look: Look) { UINavigationBar.appearance().tintColor = look.isBlue ? .blue : .red }
      }

      """

    @Test func `themes come from a file of data, with all colours on request`() throws {
      try folder.write(Self.look, to: "App/Bars.swift")
      try folder.write(
        "[\n  { \"title\": \"Sea\", \"isBlue\": true },\n  { \"title\": \"Fire\", \"isBlue\": false }\n]\n", to: "App/Looks.json")
      let result = try run(folder["App"], "-o", folder["Themes"], "--data", folder["App/Looks.json"] + "=Look", "--all-colors")
      expectEqual(result.errors, "")
      let sea = try folder.text(of: "Themes/sea.theme.json")
      #expect(sea.contains("\"$description\": \"Looks.json:2\""))
      #expect(sea.contains("\"tintColor\": \"#0000FF\""))
      #expect(sea.contains("\"quiet\""))
      #expect(try folder.text(of: "Themes/fire.theme.json").contains("\"tintColor\": \"#FF0000\""))
    }

    @Test(arguments: ["{ ", "7", "[]"]) func `a file of data without themes is refused`(text: String) throws {
      try folder.write(Self.look, to: "App/Bars.swift")
      try folder.write(text, to: "Looks.json")
      let result = try run(folder["App"], "-o", folder["Themes"], "--data", folder["Looks.json"] + "=Look")
      expectEqual(result.status, 64)
      #expect(result.errors.contains("expected a list of objects, or an object of them, each with the values of a 'Look'"))
      #expect(!folder.names().contains("Themes"))
    }

    @Test func `the oldest system is that of the output folder's settings`() throws {
      let code = "import UIKit\nfunc f() { if #available(iOS 15, *) { UITabBar.appearance().barTintColor = .red } }\n"
      try folder.write(code, to: "App/Bars.swift")
      try folder.write("{ \"minimumOS\": \"16.0\" }", to: "New/pelmet.json")
      for (output, hasCondition) in [("Old", true), ("New", false)] {
        _ = try run(folder["App"], "-o", folder[output])
        expectEqual(try folder.text(of: "\(output)/app.theme.json").contains("\"when\""), hasCondition)
      }
    }

    @Test func `a function that something unknown calls at the start is an entry`() throws {
      // Twice is a conflict, unless one of them is known to run at the start.
      try folder.write(
        Self.bars + "func theme() { UINavigationBar.appearance().barTintColor = .blue }\n", to: "App/Bars.swift")
      expectEqual(try run(folder["App"], "--strict").status, 1)
      _ = try run(folder["App"], "-o", folder["Themes"], "--entry", "setUpBars", "--entry", "theme")
      #expect(try folder.text(of: "Themes/app.theme.json").contains("\"barTintColor\": \"#0000FF"))
    }

    @Test func `the instances of a type that is named are the themes`() throws {
      try folder.write(
        """
        import UIKit
        enum Look { case bright, dim; var tint: UIColor { self == .bright ? .red : .blue } }
        enum Size { case small, large; var tint: UIColor { self == .small ? .green : .gray } }
        final class Settings { static var look = Look.bright; static var size = Size.small }
        func f() {
          UINavigationBar.appearance().barTintColor = Settings.look.tint
          UITabBar.appearance().barTintColor = Settings.size.tint
        }
        """, to: "App/Looks.swift")
      #expect(try run(folder["App"]).output.contains("4 themes"))
      #expect(try run(folder["App"], "--themes", "Look").output.contains("2 themes"))
    }

    @Test func `colours of catalogues stay assets where that is wanted`() throws {
      try folder.write(
        "import UIKit\nfunc f() { UITabBar.appearance().barTintColor = UIColor(named: \"Brand\") }\n", to: "App/A.swift")
      try folder.write(
        "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"color-space\":\"srgb\",\"components\":"
          + "{\"red\":\"0xFF\",\"green\":\"0x00\",\"blue\":\"0x80\",\"alpha\":\"1\"}}}]}",
        to: "App/Main.xcassets/Brand.colorset/Contents.json")
      _ = try run(folder["App"], "-o", folder["Values"])
      #expect(try folder.text(of: "Values/app.theme.json").contains("\"#FF0080\""))
      _ = try run(folder["App"], "-o", folder["Assets"], "--keep-assets")
      #expect(try folder.text(of: "Assets/app.theme.json").contains("{\"asset\": \"Brand\"}"))
      expectEqual(try folder.text(of: "Assets/pelmet.json"), "{\"assets\": [\"../App/Main.xcassets\"]}\n")
      try folder.write("{}", to: "Kept/pelmet.json")
      let run = try run(folder["App"], "-o", folder["Kept"], "--keep-assets")
      #expect(run.output.contains("kept \(folder["Kept/pelmet.json"]); add \"assets\": [\"../App/Main.xcassets\"]\n"))
    }

    @Test func `an app that opts out of the look of iOS 26 has settings that say so`() throws {
      try folder.write(Self.bars, to: "App/Bars.swift")
      try folder.write(
        "<plist><dict><key>UIDesignRequiresCompatibility</key><true/></dict></plist>", to: "App/Info.plist")
      _ = try run(folder["App"], "-o", folder["Themes"])
      expectEqual(try folder.text(of: "Themes/pelmet.json"), "{\"designRequiresCompatibility\": true}\n")
    }

    @Test func `warnings about a look as it was shipped can be waived`() throws {
      try folder.write(
        "import UIKit\nfunc f() {\n  UINavigationBar.appearance().barTintColor = .red\n"
          + "  UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()\n}\n", to: "App/Bars.swift")
      for (output, options) in [("Plain", []), ("Waived", ["--waive"])] {
        _ = withLargeStack { [folder] in PelmetImport.run([folder["App"], "-o", folder[output]] + options) }
        let text = try folder.text(of: "\(output)/app.theme.json")
        let theme = ThemeImport.WrittenTheme(name: "app", text: text)
        let rules = Compilation.validate(AppCheck.input([theme])).diagnostics.filter { $0.severity == .warning }.map(\.rule)
        expectEqual(rules.contains(.legacyBesideModern), options.isEmpty)
        expectEqual(text.contains("\"why\": \"as shipped\""), !options.isEmpty)
      }
    }

    // MARK: - Refusals

    @Test func `a folder without styling is refused with the names that were looked for`() throws {
      try folder.write("import Foundation\nlet a = 1\n", to: "App/A.swift")
      let result = try run(folder["App"], "-o", folder["Themes"])
      expectEqual(result.status, 1)
      #expect(
        result.errors.hasPrefix("error: nothing below '\(folder["App"])' styles a bar; looked for UINavigationBar, UITabBar,"))
      expectEqual(folder.names(), ["App"])
    }

    @Test func `a path that is not there is refused`() throws {
      let result = try run(folder["App"])
      expectEqual(result.status, 64)
      expectEqual(result.errors, "error: '\(folder["App"])': there is no such file or folder\n")
    }

    // MARK: - The report

    @Test func `places of one reason are folded, unless all are wanted`() throws {
      let statements = (0..<8).map { "UINavigationBar.appearance().\(["tintColor", "barTintColor"][$0 % 2]) = unknown\($0)()\n" }
      try folder.write(
        "import UIKit\n" + (0..<8).map { "func f\($0)() { \(statements[$0]) }\n" }.joined(), to: "App/A.swift")
      let folded = try run(folder["App"]).output
      #expect(folded.contains("more: unknown value; --verbose lists them"))
      let all = try run(folder["App"], "--verbose").output
      #expect(!all.contains("--verbose"))
      #expect(all.split(separator: "\n").count > folded.split(separator: "\n").count)
    }

    @Test func `a tool gets an object`() throws {
      try folder.write(Self.bars, to: "App/Bars.swift")
      let output = try run(folder["App"], "-o", folder["Themes"], "--format", "json").output
      let object = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
      expectEqual(object["files"] as? [String], ["app.theme.json", "app.import.json"].map { folder["Themes/\($0)"] })
      expectEqual(object["statements"] as? [String: Int], ["found": 1, "followed": 1, "listed": 0])
    }

    @Test func `the same files give the same bytes`() throws {
      let shape = ShapeTests.shapes[8]
      for round in ["first", "second"] { _ = try run(shape.folder.appendingPathComponent("Sources").path, "-o", folder[round]) }
      for name in folder.names(in: "first") {
        expectEqual(try folder.text(of: "first/\(name)"), try folder.text(of: "second/\(name)"))
      }
    }
  }
#endif
