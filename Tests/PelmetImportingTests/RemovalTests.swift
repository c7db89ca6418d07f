#if Rewrite
  import Foundation
  import PelmetTestSupport
  import Testing

  @testable import PelmetImporting

  /// The sources of shapes and of single cases without the statements that their themes have.
  @Suite("Removal")
  struct RemovalTests {
    /// The functions that a shape leaves to the reader to call.
    private static var choices: UserChoices {
      var choices = UserChoices()
      choices.entries = ["setUpBars", "Bars.setUp", "Wardrobe.dress"]
      return choices
    }

    private func imported(_ files: [ImportedFile], _ choices: UserChoices = Self.choices) throws -> ThemeImport {
      var form = ThemeForm()
      form.isRemoval = true
      let (used, wanted) = (choices, form)
      return try #require(withLargeStack { ThemeImport(of: files, used, as: wanted) })
    }

    /// The sources with what the removal changes.
    private func left(_ files: [ImportedFile], _ removal: StyleRemoval) -> [ImportedFile] {
      let changed = Dictionary(removal.files.map { ($0.path, $0.new) }) { first, _ in first }
      return files.map { ImportedFile(path: $0.path, bytes: changed[$0.path] ?? $0.bytes) }
    }

    // MARK: - Shapes

    @Test("the code that is left is as recorded", arguments: ShapeTests.shapes)
    func goldens(shape: Shape) throws {
      let removal = try #require(try imported(shape.sources).removal)
      let gone = removal.gone.map { "\($0.file):\($0.line): gone\n" }
      let kept = removal.kept.map { "\($0.place.file):\($0.place.line): kept: \($0.obstacle.text)\n" }
      let steps = removal.steps.map { "\($0.place.map { "\($0.file):\($0.line): " } ?? "")by hand: \($0.text)\n" }
      try shape.expect(Array((gone + kept + steps).joined().utf8), in: "removal.txt")
      for file in left(shape.sources, removal) where file.path.hasSuffix(".swift") {
        try shape.expect(file.bytes, in: "Left/\(file.path)")
      }
    }

    @Test("the code that is left is Swift, and nothing more goes from it", arguments: ShapeTests.shapes)
    func again(shape: Shape) throws {
      let once = left(shape.sources, try #require(try imported(shape.sources).removal))
      for file in once where file.path.hasSuffix(".swift") {
        #expect(withLargeStack { CodeReader(file.bytes, file: file.path).isUnderstood } == true, "\(file.path)")
      }
      let removal = try #require(try imported(once).removal)
      expectEqual(removal.gone, [])
      expectEqual(removal.files.map(\.path), [])
    }

    @Test("no statement goes that was not followed", arguments: ShapeTests.shapes)
    func listed(shape: Shape) throws {
      let result = try imported(shape.sources)
      #expect(Set(result.notFollowed.map(\.place)).isDisjoint(with: result.removal?.gone ?? []))
    }

    // MARK: - Single cases

    private static let start =
      "import UIKit\n\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {\n  var window: UIWindow?\n"
      + "  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {\n"

    /// The text that is left of a start with a body, and of what follows it.
    private func left(ofStart body: String, _ rest: String = "") throws -> (text: String, removal: StyleRemoval) {
      let text =
        Self.start
        + body.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
        + "    return true\n  }\n}\n" + rest
      let files = [ImportedFile(path: "App.swift", bytes: Array(text.utf8))]
      let removal = try #require(try imported(files).removal)
      return (String(decoding: left(files, removal)[0].bytes, as: UTF8.self), removal)
    }

    private static let bar = "UINavigationBar.appearance()"

    @Test func `the call comes before the window is shown, with the modules that it needs`() throws {
      let (text, removal) = try left(ofStart: "\(Self.bar).barTintColor = .red\nwindow = UIWindow()\nwindow?.makeKeyAndVisible()")
      #expect(text.hasPrefix("import Pelmet\nimport PelmetUIKit\nimport UIKit\n"))
      #expect(
        text.contains(
          "    window = UIWindow()\n    if let window { Theme.app.apply(to: window) }\n    window?.makeKeyAndVisible()\n"))
      #expect(!text.contains("barTintColor"))
      #expect(removal.steps.isEmpty)
    }

    @Test func `a window that is surely there gets the theme as it is`() throws {
      let text = try left(ofStart: "\(Self.bar).barTintColor = .red\nlet window = UIWindow()\nwindow.makeKeyAndVisible()").text
      #expect(text.contains("    Theme.app.apply(to: window)\n    window.makeKeyAndVisible()\n"))
    }

    @Test func `two windows leave the call to a person`() throws {
      let (text, removal) = try left(
        ofStart: "\(Self.bar).barTintColor = .red\nwindow?.makeKeyAndVisible()\nself.window?.makeKeyAndVisible()")
      #expect(!text.contains("apply(to:"))
      #expect(removal.steps.map(\.text).contains { $0.contains("call Theme.app.apply(to: window)") })
    }

    @Test(
      "what stays, and why",
      arguments: [
        ("let color = load()\n\(bar).tintColor = color", Obstacle.notFollowed),
        ("\(bar).barTintColor = { print(1); return UIColor.red }()", .effects),
        ("if isOn { \(bar).barTintColor = .red }", .notFollowed),
        ("\(bar).barTintColor = .red\nif isOn { \(bar).barTintColor = .blue }", .notFollowed),
        ("UINavigationBar().barTintColor = .red", .item),
        ("let done: Void = (\(bar).barTintColor = .red)\nprint(done)", .form),
        ("DispatchQueue.main.asyncAfter(deadline: .now() + 1) { \(bar).barTintColor = .red }", .event),
      ])
    func kept(body: String, obstacle: Obstacle) throws {
      let (text, removal) = try left(ofStart: body)
      #expect(removal.gone.isEmpty, "\(text)")
      #expect(removal.kept.contains { $0.obstacle == obstacle }, "\(removal.kept)")
      #expect(removal.files.isEmpty)
    }

    @Test func `a value of a helper that another one calls stays in both`() throws {
      let helper = "func paint(_ color: UIColor) { \(Self.bar).barTintColor = color }\n"
      #expect(try left(ofStart: "paint(.red)", helper).removal.gone.count == 1)
      let (_, removal) = try left(ofStart: "paint(.red)", helper + "final class Cell: NSObject { func tap() { paint(.blue) } }\n")
      #expect(removal.gone.isEmpty)
    }

    @Test func `a statement of an event that calls a helper keeps what is in it`() throws {
      let (_, removal) = try left(
        ofStart: "paint(.red)\nonTap { paint(.red) }", "func paint(_ color: UIColor) { \(Self.bar).barTintColor = color }\n")
      expectEqual(removal.kept.map(\.obstacle), [.callers])
    }

    @Test func `variables and conditions go with what they served, and nothing else`() throws {
      let text = try left(
        ofStart: """
          let isPad = UIDevice.current.userInterfaceIdiom == .pad
          let used = 1
          // The bars of the app.
          if isPad {
            let ink = UIColor.black
            \(Self.bar).tintColor = ink
          } else {
            \(Self.bar).tintColor = .white // on phones
          }

          print(used)
          """
      ).text
      #expect(text.contains("-> Bool {\n    let used = 1\n\n    print(used)\n    return true\n"), "\(text)")
    }

    @Test func `an appearance that other code has, too, keeps its statements`() throws {
      let (text, removal) = try left(
        ofStart:
          "let look = UINavigationBarAppearance()\nlook.backgroundColor = .red\n\(Self.bar).standardAppearance = look\nshare(look)"
      )
      #expect(
        text.contains("let look = UINavigationBarAppearance()\n    look.backgroundColor = .red\n    share(look)"), "\(text)")
      expectEqual(removal.gone.count, 1)
    }

    @Test func `a case keeps its place, and an empty closure its parameter`() throws {
      let text = try left(
        ofStart: """
          switch UIDevice.current.userInterfaceIdiom {
          case .pad:
            \(Self.bar).tintColor = .red
          default: print(1)
          }
          UIView.animate(withDuration: 1) { \(Self.bar).barTintColor = .red }
          """
      ).text
      #expect(text.contains("case .pad:\n      break\n    default: print(1)"), "\(text)")
      #expect(text.contains("UIView.animate(withDuration: 1) {}"), "\(text)")
    }

    @Test func `a closure names what it is given, where nothing is left that uses it`() throws {
      let helpers = """
        func each(_ body: (UINavigationBar) -> Void) { body(\(Self.bar)) }
        func both(_ body: (UINavigationBar, Int) -> Void) { body(\(Self.bar), 1) }

        """
      let text = try left(
        ofStart: "each { $0.barTintColor = .red; print(1) }\nboth { $0.isTranslucent = $1 == 1; print($0) }", helpers
      ).text
      #expect(text.contains("each { _ in print(1) }"), "\(text)")
      #expect(text.contains("both { $0.isTranslucent = $1 == 1; print($0) }"), "\(text)")
    }

    @Test func `a controller is bound to its screen where its view loads`() throws {
      let controllers = """
        final class FirstViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) { navigationController?.navigationBar.tintColor = .red }
        }
        final class SecondViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.largeTitleDisplayMode = .never
            title = "2"
          }
        }

        """
      let text = try left(ofStart: "", controllers).text
      #expect(
        text.contains(
          """
            override func viewWillAppear(_ animated: Bool) {}

            override func viewDidLoad() {
              super.viewDidLoad()
              themeScreen = .first
            }
          }
          """), "\(text)")
      #expect(text.contains("    super.viewDidLoad()\n    themeScreen = .second\n    title = \"2\"\n"), "\(text)")
    }

    @Test func `an initialiser sets what a screen would set too late`() throws {
      let (_, removal) = try left(
        ofStart: "",
        "final class Sheet: UIViewController { init() { super.init(nibName: nil, bundle: nil); modalPresentationStyle = .popover } }\n"
      )
      expectEqual(removal.kept.map(\.obstacle), [.timing])
    }

    @Test func `a value of which the theme has a part is a step`() throws {
      let (text, removal) = try left(
        ofStart: """
          UITabBar.appearance().barTintColor = .red
          let look = UINavigationBarAppearance()
          look.backgroundColor = .red
          if isOn { look.shadowColor = .black }
          \(Self.bar).standardAppearance = look
          """)
      #expect(text.contains("look.backgroundColor = .red"))
      expectEqual(removal.gone.count, 1)
      expectEqual(
        removal.steps.filter { $0.place?.line == 10 }.map(\.text),
        ["decide who sets 'navigationBar.standardAppearance': the theme has a part of it, and this code the rest"])
    }

    @Test func `what a screen sets for all bars is not set at the start`() throws {
      let (_, removal) = try left(
        ofStart: "", "final class Page: UIViewController { override func viewDidLoad() { \(Self.bar).barTintColor = .red } }\n")
      expectEqual(removal.kept.map(\.obstacle), [.timing])
    }

    @Test func `a value that a screen puts back stays`() throws {
      let (_, removal) = try left(
        ofStart: "",
        """
        final class Page: UIViewController {
          override func viewWillAppear(_ animated: Bool) { navigationController?.navigationBar.tintColor = .red }
          override func viewWillDisappear(_ animated: Bool) { navigationController?.navigationBar.tintColor = .blue }
        }

        """)
      expectEqual(removal.kept.map(\.obstacle), [.restored])
    }
  }

  extension Shape {
    /// Compares with a file. `RECORD=1` writes it instead where it differs, and fails.
    func expect(_ text: [UInt8], in name: String) throws {
      let file = folder.appendingPathComponent(name)
      let golden = Array((try? Data(contentsOf: file)) ?? Data())
      guard golden != text, ProcessInfo.processInfo.environment["RECORD"] != nil else {
        expectEqual(text, golden, "\(name): \(String(decoding: text, as: UTF8.self))")
        return
      }
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text).write(to: file)
      Issue.record("recorded \(name) of \(self.name)")
    }
  }
#endif
