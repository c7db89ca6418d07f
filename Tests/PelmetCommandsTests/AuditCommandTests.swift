import Foundation
import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// `pelmet audit`, as far as it does not need the parser of Swift; PelmetImportingTests have the scan.
@Suite struct AuditCommandTests {
  private static let code = """
    final class Page: UIViewController {
      override func viewDidLoad() {
        navigationController?.navigationBar.tintColor = .red  // as the brand wants it
        navigationController?.navigationBar.barTintColor = .blue
        navigationItem.rightBarButtonItem?.tintColor = .red
      }
    }

    """

  /// A page with two looks and an item.
  private func page() throws -> ScannedApp {
    var app = try ScannedApp(["App/Page.swift": Self.code])
    try app.add("LookOutsideTheme", "App/Page.swift", 3, "Page.viewDidLoad", "navigationBar.tintColor")
    try app.add("LookOutsideTheme", "App/Page.swift", 4, "Page.viewDidLoad", "navigationBar.barTintColor")
    try app.add("ItemOutsideTheme", "App/Page.swift", 5, "Page.viewDidLoad", "barButtonItem.tintColor")
    return app
  }

  // MARK: - The report

  @Test func `the statements of a rule in a function are one line`() throws {
    let app = try page()
    let run = try app.run("--sources", app.folder["App"])
    expectEqual(
      run.errors,
      """
      \(app.folder["App/Page.swift"]):3:5: warning: 'Page.viewDidLoad' sets navigationBar.tintColor and navigationBar.barTintColor outside of themes [LookOutsideTheme]
      \(app.folder["App/Page.swift"]):5:5: remark: 'Page.viewDidLoad' styles a single item: barButtonItem.tintColor [ItemOutsideTheme]
      'pelmet explain LookOutsideTheme' says what to do; --verbose shows each statement
      1 warning, 1 remark

      """)
    expectEqual(run.output, "")
    expectEqual(run.status, 0)
  }

  @Test func `each statement has its text on request, without the comment behind it`() throws {
    let app = try page()
    let run = try app.run("--sources", app.folder["App"], "--verbose")
    #expect(
      run.errors.hasPrefix(
        """
        \(app.folder["App/Page.swift"]):3:5: warning: 'Page.viewDidLoad' sets navigationBar.tintColor outside of themes [LookOutsideTheme]
         3 |     navigationController?.navigationBar.tintColor = .red  // as the brand wants it
           |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
           = fix: move it to a theme, or allow it with // pelmet: allow look, REASON

        """))
    #expect(run.errors.hasSuffix("2 warnings, 1 remark\n"))
  }

  @Test func `warnings fail with strict alone, and remarks never`() throws {
    let app = try page()
    expectEqual(try app.run("--sources", app.folder["App"], "--strict").status, 1)
    var items = try ScannedApp(["App/Page.swift": Self.code])
    try items.add("ItemOutsideTheme", "App/Page.swift", 5, "Page.viewDidLoad", "barButtonItem.tintColor")
    expectEqual(try items.run("--sources", items.folder["App"], "--strict").status, 0)
  }

  @Test(arguments: [
    ("json", "\"rule\": \"LookOutsideTheme\""), ("sarif", "\"ruleId\": \"LookOutsideTheme\""), ("github", "::warning file="),
    ("gitlab", "\"check_name\": \"LookOutsideTheme\""),
  ])
  func `tools get the report in their form, with every place`(format: String, text: String) throws {
    let app = try page()
    let run = try app.run("--sources", app.folder["App"], "--format", format)
    #expect(run.output.contains(text))
    expectEqual(run.errors, "")
    if format == "sarif" { #expect(run.output.contains("\"shortDescription\"") && run.output.contains("relatedLocations")) }
    if format == "github" { #expect(run.output.contains("also at line 4")) }
  }

  @Test func `code without a statement has no finding`() throws {
    let app = try ScannedApp(["App/Page.swift": Self.code])
    expectEqual(try app.run("--sources", app.folder["App"], "--strict").status, 0)
  }

  // MARK: - Waivers

  @Test func `a comment with a reason allows a statement, and others are findings themselves`() throws {
    var app = try page()
    try app.allow("look", "the brand", "App/Page.swift", 3)
    try app.allow("LookOutsideTheme", "the name of the rule serves, too", "App/Page.swift", 4)
    try app.allow("item", "", "App/Page.swift", 5)
    try app.allow("layout", "nothing is here", "App/Page.swift", 2)
    try app.allow("everything", "please", "App/Page.swift", 6)
    let run = try app.run("--sources", app.folder["App"], "--format", "github")
    let lines = run.output.split(separator: "\n").map { line in
      line.replacing(/::(\w+) .*?line=(\d+).*?title=(\w+)::(.*)/) { "\($0.2) \($0.1) \($0.3): \($0.4)" }
    }
    expectEqual(
      lines,
      [
        "2 warning UnusedWaiver: 'LayoutOutsideTheme' finds nothing beside this comment%0Afix: remove the comment",
        "5 warning UnusedWaiver: this comment has no reason, and allows nothing%0Afix: write // pelmet: allow item, REASON",
        "5 notice ItemOutsideTheme: 'Page.viewDidLoad' styles a single item: barButtonItem.tintColor"
          + "%0Afix: set it for all items of the bar in a theme, or allow it with a comment",
        "6 warning UnusedWaiver: 'everything' is no word for a rule; expected item, layout, look, restored, statusBar or swiftUI"
          + "%0Afix: write // pelmet: allow look, REASON",
      ])
  }

  @Test func `settings allow files, folders and types, and say what they allow in vain`() throws {
    var app = try page()
    try app.folder.write(Self.code, to: "App/Vendor/Form.swift")
    try app.add("LookOutsideTheme", "App/Vendor/Form.swift", 3, "Form.load", "navigationBar.tintColor")
    try app.folder.write(
      """
      { "drift": [
        { "rule": "LookOutsideTheme", "file": "Page.swift", "type": "Page", "why": "goes with the next version" },
        { "rule": "LookOutsideTheme", "file": "Vendor", "why": "not ours" },
        { "rule": "LookOutsideTheme", "file": "Page.swift", "type": "Other", "why": "nothing" }
      ] }
      """, to: "App/pelmet.json")
    expectEqual(
      try app.run("--sources", app.folder["App"]).errors,
      """
      \(app.folder["App/Page.swift"]):5:5: remark: 'Page.viewDidLoad' styles a single item: barButtonItem.tintColor [ItemOutsideTheme]
      \(app.folder["App/pelmet.json"]):4:3: warning: 'LookOutsideTheme' finds nothing at 'Page.swift' in 'Other' [UnusedWaiver]
      'pelmet explain ItemOutsideTheme' says what to do; --verbose shows each statement
      1 warning, 1 remark

      """)
  }

  @Test func `what settings allow elsewhere is not looked at, and not said to be in vain`() throws {
    let app = try page()
    try app.folder.write(
      "{ \"drift\": [{ \"rule\": \"LookOutsideTheme\", \"file\": \"Kit\", \"why\": \"not ours\" }] }", to: "pelmet.json")
    let run = try app.run("--sources", app.folder["App"])
    #expect(run.errors.contains("[LookOutsideTheme]") && !run.errors.contains("[UnusedWaiver]"))
    let all = try app.run("--sources", app.folder.path)
    #expect(all.errors.contains("[UnusedWaiver]"))
  }

  @Test func `a file that cannot be read is a warning`() throws {
    let app = try page()
    try app.print(
      "{\"version\": 1, \"statements\": [], \"comments\": [], \"unread\": [{\"file\": \"\(app.folder["App/Page.swift"])\", \"line\": 2,"
        + " \"column\": 3, \"reason\": \"the code is nested too deep to be read\"}]}")
    let run = try ScannedApp.run(["--sources", app.folder["App"]], AuditCommand.self, in: app.folder)
    #expect(
      run.errors.hasPrefix(
        "\(app.folder["App/Page.swift"]):2:3: warning: the code is nested too deep to be read [UnreadableFile]"))
  }

  @Test func `an entry of settings without a reason is a mistake`() throws {
    let app = try page()
    try app.folder.write(
      "{ \"drift\": [{ \"rule\": \"LookOutsideTheme\", \"file\": \"Page.swift\" }] }", to: "App/pelmet.json")
    let run = try app.run("--sources", app.folder["App"])
    #expect(run.errors.contains("[MissingKey]"))
    expectEqual(run.status, 1)
  }

  @Test(arguments: ["App/pelmet.json", "App/Themes/pelmet.json", "pelmet.json"])
  func `settings of the code, of its themes, or around it change severities`(place: String) throws {
    let app = try page()
    try app.folder.write("{ \"rules\": { \"LookOutsideTheme\": \"error\", \"ItemOutsideTheme\": \"off\" } }", to: place)
    let run = try app.run("--sources", app.folder["App"])
    expectEqual(run.errors.components(separatedBy: "\n").suffix(2), ["1 error", ""])
    expectEqual(run.status, 1)
  }

  // MARK: - The baseline

  @Test func `a baseline is written once, and then only new statements are reported, wherever the old ones are`() throws {
    let app = try page()
    let file = app.folder["drift.json"]
    let written = try app.run("--sources", app.folder["App"], "--baseline", file, "--write-baseline", "--strict")
    expectEqual(written.errors, "wrote \(file): 3 statements\n")
    expectEqual(written.status, 0)
    expectEqual(
      try app.folder.text(of: "drift.json"),
      """
      {"version": 1, "statements": [
        {"rule": "ItemOutsideTheme", "type": "Page", "function": "viewDidLoad", "property": "barButtonItem.tintColor"},
        {"rule": "LookOutsideTheme", "type": "Page", "function": "viewDidLoad", "property": "navigationBar.barTintColor"},
        {"rule": "LookOutsideTheme", "type": "Page", "function": "viewDidLoad", "property": "navigationBar.tintColor"}
      ]}

      """)
    expectEqual(try app.run("--sources", app.folder["App"], "--baseline", file, "--strict").status, 0)
    var later = try ScannedApp(["App/Page.swift": "\n\n" + Self.code], in: app.folder)
    try later.add("LookOutsideTheme", "App/Page.swift", 5, "Page.viewDidLoad", "navigationBar.tintColor")
    try later.add("LookOutsideTheme", "App/Page.swift", 6, "Page.viewDidLoad", "navigationBar.tintColor")
    let run = try later.run("--sources", later.folder["App"], "--baseline", file, "--strict")
    expectEqual(
      run.errors,
      """
      \(later.folder["App/Page.swift"]):6:5: warning: 'Page.viewDidLoad' sets navigationBar.tintColor outside of themes [LookOutsideTheme]
      'pelmet explain LookOutsideTheme' says what to do; --verbose shows each statement
      2 statements of the baseline are gone; --write-baseline leaves them out
      1 warning

      """)
    expectEqual(run.status, 1)
  }

  @Test func `a file that is no baseline is refused`() throws {
    let app = try page()
    try app.folder.write("[]", to: "drift.json")
    let run = try app.run("--sources", app.folder["App"], "--baseline", app.folder["drift.json"])
    expectEqual(
      run.refusal, "'\(app.folder["drift.json"])' is no baseline of 'pelmet audit'; fix: write another file with --write-baseline"
    )
    #expect(try app.run("--sources", app.folder["App"], "--baseline", app.folder["no.json"]).refusal != nil)
  }

  @Test(arguments: [["--write-baseline"], ["--baseline", "a", "--write-baseline", "--changed", "main"]])
  func `options that do not go together are refused`(options: [String]) throws {
    let run = TestConsole(["audit", "--sources", "App"] + options)
    expectEqual(run.status, 64)
    #expect(run.errors.contains("--write-baseline"))
  }

  // MARK: - The tool

  @Test func `without the tool, the command says what to install`() throws {
    let folder = try TemporaryFolder(["bin/pelmet": ""])
    let run = try ScannedApp.run(["--sources", "App"], AuditCommand.self, in: folder)
    #expect(
      run.refusal?.hasPrefix("'pelmet audit' needs the program 'pelmetimport', which is not beside this one; fix: install")
        == true)
  }

  @Test func `the tool's reason is that of the command`() throws {
    let app = try page()
    try app.print("", errors: "error: 'App': there is no such file or folder", status: 64)
    let run = try ScannedApp.run(["--sources", "App"], AuditCommand.self, in: app.folder)
    expectEqual(run.refusal, "'App': there is no such file or folder")
  }

  @Test(arguments: ["", "{\"version\": 2}", "{\"version\": 1, \"statements\": [{\"rule\": \"Unheard\"}]}"])
  func `a tool of another release is refused`(text: String) throws {
    let app = try page()
    try app.print(text)
    let run = try ScannedApp.run(["--sources", app.folder["App"]], AuditCommand.self, in: app.folder)
    expectEqual(run.refusal, "'pelmetimport' is not that of this command; fix: install both from one release")
  }
}
