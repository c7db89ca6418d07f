#if Rewrite
  import PelmetTestSupport
  import Testing

  @testable import PelmetImporting

  /// The scan for code that sets what a theme could say.
  @Suite("Code that competes with themes")
  struct DriftScanTests {
    /// The statements of a text, those of one rule in one function together, as `line rule type.function: properties`.
    private func findings(_ text: String, file: String = "A.swift") throws -> [String] {
      let audit = try #require(withLargeStack { SourceAudit(of: [ImportedFile(path: file, bytes: Array(text.utf8))]) })
      var lines: [(key: String, line: Int, properties: [String])] = []
      for statement in audit.statements {
        let key = "\(statement.rule) \([statement.type, statement.function].compactMap { $0 }.joined(separator: "."))"
        let index = lines.firstIndex { $0.key == key } ?? lines.count
        if index == lines.count { lines.append((key, statement.place.line, [])) }
        if !lines[index].properties.contains(statement.property) { lines[index].properties.append(statement.property) }
      }
      return lines.map { "\($0.line) \($0.key): \($0.properties.joined(separator: " "))" }
    }

    @Test("looks of bars, proxies, slots and appearance objects are found")
    func looks() throws {
      let text = """
        final class Page: UIViewController {
          override func viewDidLoad() {
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.titleTextAttributes = [:]
            navigationController?.navigationBar.standardAppearance = look
            navigationItem.scrollEdgeAppearance = look
            navigationController?.navigationBar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [:]
          }
        }
        func dress(_ bar: UITabBar) {
          bar.tintColor = .red
          UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).setTitleTextAttributes([:], for: .normal)
          if let search = bar.subviews.first as? UISearchBar { search.barTintColor = .red }
          UIToolbar.appearance().do { $0.barTintColor = .red }
        }
        extension UINavigationBar {
          func dress() { self.barTintColor = .red; shadowImage = nil }
        }
        """
      expectEqual(
        try findings(text),
        [
          "4 LookOutsideTheme Page.viewDidLoad: background titleTextAttributes navigationBar.standardAppearance scrollEdgeAppearance",
          "12 LookOutsideTheme dress: tabBar.tintColor barButtonItem.titleTextAttributes searchBar.barTintColor toolbar.barTintColor",
          "18 LookOutsideTheme UINavigationBar.dress: navigationBar.barTintColor",
        ])
    }

    @Test("single items, layout, SwiftUI and what is put back have rules of their own")
    func others() throws {
      let text = """
        final class Page: UIViewController {
          func load() {
            navigationItem.rightBarButtonItem?.tintColor = .red
            navigationItem.largeTitleDisplayMode = .never
            navigationController?.navigationBar.prefersLargeTitles = true
          }
          override func viewWillDisappear(_ animated: Bool) {
            navigationController?.navigationBar.tintColor = nil
          }
        }
        struct Home: View {
          var body: some View { Text("A").toolbarBackground(.red, for: .navigationBar) }
        }
        """
      expectEqual(
        try findings(text),
        [
          "3 ItemOutsideTheme Page.load: barButtonItem.tintColor",
          "4 LayoutOutsideTheme Page.load: largeTitleDisplayMode navigationBar.prefersLargeTitles",
          "8 RestoredByHand Page.viewWillDisappear: navigationBar.tintColor",
          "12 SwiftUIBarOutsideTheme Home.body: toolbarBackground",
        ])
    }

    @Test("a status bar that a controller decides on is found, and one that it leaves to others is not")
    func statusBar() throws {
      let text = """
        class A: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { isDark ? .lightContent : .default }
        }
        class B: UINavigationController {
          override var preferredStatusBarStyle: UIStatusBarStyle { topViewController?.preferredStatusBarStyle ?? .default }
        }
        class C: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
        }
        class D: UINavigationController {
          override var preferredStatusBarStyle: UIStatusBarStyle {
            guard let top = topViewController else { return .default }
            let style = top.preferredStatusBarStyle
            return isBusy ? super.preferredStatusBarStyle : style
          }
        }
        class E: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { themedStyle ?? super.preferredStatusBarStyle }
        }
        class F: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle {
            if let style = own { return style() } else { return super.preferredStatusBarStyle }
          }
        }
        class G: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { if isDark { .lightContent } else { super.preferredStatusBarStyle } }
        }
        """
      expectEqual(
        try findings(text),
        [(2, "A"), (18, "E"), (21, "F"), (26, "G")].map { line, type in
          "\(line) StatusBarOutsideTheme \(type).preferredStatusBarStyle: statusBar.style"
        })
    }

    @Test("what no theme can say, views that only have a bar's name, and previews are not found")
    func notDrift() throws {
      let text = """
        class A: UIViewController {
          let navigationBar = PlayerBar()
          let toolbar: PlayerBar
          func load() {
            navigationController?.navigationBar.isHidden = true
            navigationItem.title = "A"
            navigationItem.hidesBackButton = true
            navigationItem.rightBarButtonItem?.title = "B"
            self.toolbar.tintColor = .red
            label.titleTextAttributes = [:]
            #if DEBUG
              navigationController?.navigationBar.tintColor = .red
            #endif
          }
        }
        struct APreviews: PreviewProvider {
          static func make() { UINavigationBar.appearance().tintColor = .red }
        }
        #Preview {
          UINavigationBar.appearance().tintColor = .red
          Text("A").toolbarBackground(.red, for: .navigationBar)
        }
        """
      expectEqual(try findings(text), [])
    }

    @Test("a toolbar above a keyboard is no bar of a container")
    func accessories() throws {
      let text = """
        class Form: UIViewController {
          lazy var keys: UIToolbar = { let bar = UIToolbar(); bar.barStyle = .black; return bar }()
          override var inputAccessoryView: UIView? { let bar = UIToolbar(); bar.barStyle = .black; return bar }
          func load() {
            let toolbar = UIToolbar()
            toolbar.barTintColor = .red
            name.inputAccessoryView = toolbar
            email.inputAccessoryView = keys
            phone.inputAccessoryView = makeBar()
            keys.tintColor = .red
            let other = UIToolbar()
            other.barTintColor = .red
          }
          func makeBar() -> UIToolbar { let bar = UIToolbar(); bar.tintColor = .red; return bar }
        }
        """
      expectEqual(try findings(text), ["12 LookOutsideTheme Form.load: toolbar.barTintColor"])
    }

    @Test("a modifier has the place of its name, and not that of the view at the beginning of the chain")
    func modifiers() throws {
      let text = """
        struct Home: View {
          var body: some View {
            List {
              Text("A")
            }
            .toolbarBackground(.red, for: .navigationBar)
            .toolbarColorScheme(.dark)
          }
        }
        """
      expectEqual(try findings(text), ["6 SwiftUIBarOutsideTheme Home.body: toolbarBackground toolbarColorScheme"])
    }

    @Test("Objective-C is read, too")
    func objectiveC() throws {
      let text = """
        @implementation Page
        - (void)viewDidLoad {
          self.navigationController.navigationBar.barTintColor = [UIColor redColor];
          [[UITabBar appearance] setTintColor:[UIColor redColor]];
        }
        - (UIStatusBarStyle)preferredStatusBarStyle { return UIStatusBarStyleLightContent; }
        @end
        """
      expectEqual(
        try findings(text, file: "Page.m"),
        [
          "3 LookOutsideTheme Page.viewDidLoad: navigationBar.barTintColor tabBar.tintColor",
          "6 StatusBarOutsideTheme Page.preferredStatusBarStyle: statusBar.style",
        ])
    }

    @Test("comments that allow statements are found with the line that they are for, their word and their reason")
    func comments() {
      let text = """
        func dress(_ bar: UITabBar) {
          bar.tintColor = .red  // pelmet: allow look, the vendor's bar
          // pelmet: allow look,  the line below, and no other
          bar.barTintColor = .red
          bar.isTranslucent = false  // pelmet: allow look
          // pelmet: allow
        }
        """
      expectEqual(
        WaiverComment.all(in: Array(text.utf8), file: "A.swift").map { "\($0.place.line) \($0.line) \($0.word): \($0.reason)" },
        ["2 2 look: the vendor's bar", "3 4 look: the line below, and no other", "5 5 look: ", "6 7 : "])
    }

    @Test("an audit reads what people write, in the order of the paths")
    func files() throws {
      let code = Array("func dress(_ bar: UITabBar) { bar.tintColor = .red }".utf8)
      let generated = Array("// Made by a tool. DO NOT EDIT\n".utf8) + code
      let paths = ["B.swift", "A.swift", "C.generated.swift"]
      let files = paths.map { ImportedFile(path: $0, bytes: code) } + [ImportedFile(path: "E.swift", bytes: generated)]
      let audit = try #require(withLargeStack { SourceAudit(of: files) })
      expectEqual(audit.statements.map(\.place.file), ["A.swift", "B.swift"])
      #expect(audit.comments.isEmpty && audit.refusals.isEmpty)
    }

    @Test("an app's code has nothing to find where it only applies themes")
    func themed() throws {
      let text = """
        func scene(_ window: UIWindow) {
          Theme.day.apply(to: window, contexts: [.checkout: [CheckoutStack.self]])
          window.theme = .night
          navigationBar.isHidden = true
        }
        """
      expectEqual(try findings(text), [])
    }

    @Test("long chains and deep closures are read within the parser's limits")
    func hostile() throws {
      let chain = "bar" + String(repeating: ".a", count: 5_000) + ".tintColor = .red\n"
      let closures = String(repeating: "run { ", count: 150) + "bar.tintColor = .red" + String(repeating: " }", count: 150)
      let text = "func dress(bar: UITabBar) {\n\(chain)\(closures)\n}"
      expectEqual(try findings(text).count <= 1, true)
    }
  }
#endif
