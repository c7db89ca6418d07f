#if Rewrite
  import PelmetTestSupport
  import Testing

  @testable import PelmetImporting

  /// The scan for code that sets what a theme could say.
  @Suite("Code that competes with themes")
  struct DriftScanTests {
    /// The findings of a text as `line rule type.function: properties`.
    private func findings(_ text: String) -> [String] {
      DriftFinding.fold(DriftScan(SwiftReader.read(Array(text.utf8), file: "A.swift")).statements).map { finding in
        let owner = [finding.type, finding.function].compactMap { $0 }.joined(separator: ".")
        return "\(finding.place.line) \(finding.rule.rawValue) \(owner): \(finding.properties.joined(separator: " "))"
      }
    }

    @Test("looks of bars, proxies, slots and appearance objects are found, and fold to a line a function")
    func looks() {
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
        findings(text),
        [
          "4 LookOutsideTheme Page.viewDidLoad: background titleTextAttributes navigationBar.standardAppearance scrollEdgeAppearance",
          "12 LookOutsideTheme dress: tabBar.tintColor barButtonItem.titleTextAttributes searchBar.barTintColor toolbar.barTintColor",
          "18 LookOutsideTheme UINavigationBar.dress: navigationBar.barTintColor",
        ])
    }

    @Test("single items, layout, SwiftUI and what is put back have rules of their own")
    func others() {
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
        findings(text),
        [
          "3 ItemOutsideTheme Page.load: barButtonItem.tintColor",
          "4 LayoutOutsideTheme Page.load: largeTitleDisplayMode navigationBar.prefersLargeTitles",
          "8 RestoredByHand Page.viewWillDisappear: navigationBar.tintColor",
          "12 SwiftUIBarOutsideTheme Home.body: toolbarBackground",
        ])
    }

    @Test("a status bar that a controller decides on is found, and one that it leaves to others is not")
    func statusBar() {
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
        """
      expectEqual(findings(text), ["2 StatusBarOutsideTheme A.preferredStatusBarStyle: statusBar.style"])
    }

    @Test("what no theme can say, views that only have a bar's name, and previews are not found")
    func notDrift() {
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
        """
      expectEqual(findings(text), [])
    }

    @Test("a comment with a reason allows a statement; one without, for nothing, or with another word is a mistake")
    func waivers() {
      let text = """
        func dress(_ bar: UITabBar) {
          bar.tintColor = .red  // pelmet: allow look, the vendor's bar
          // pelmet: allow look, the line below
          bar.barTintColor = .red
          bar.isTranslucent = false  // pelmet: allow look
          bar.barStyle = .black  // pelmet: allow everything, please
          let none = 1  // pelmet: allow look, nothing is here
        }
        """
      let scan = DriftScan(SwiftReader.read(Array(text.utf8), file: "A.swift"))
      let waivers = DriftWaivers(scan.statements, in: Array(text.utf8), file: "A.swift")
      expectEqual(waivers.statements.map(\.place.line), [5, 6])
      expectEqual(waivers.mistakes.map { "\($0.place.line) \($0.kind)" }, ["5 withoutReason", "6 unknownWord", "7 unused"])
    }

    @Test("a baseline knows statements by their function and property, wherever they are, and counts them")
    func baseline() throws {
      func findings(_ text: String) -> [DriftFinding] {
        DriftFinding.fold(DriftScan(SwiftReader.read(Array(text.utf8), file: "A.swift")).statements)
      }
      let before = findings("func dress(_ bar: UITabBar) { bar.tintColor = .red }")
      let baseline = try #require(DriftBaseline(Array(DriftBaseline(before).text.utf8)))
      expectEqual(baseline, DriftBaseline(before))
      #expect(baseline.new(in: findings("\n\nfunc dress(_ bar: UITabBar) { bar.tintColor = .blue }")).isEmpty)
      let more = findings("func dress(_ bar: UITabBar) { bar.tintColor = .red; bar.tintColor = .blue; bar.barTintColor = .red }")
      expectEqual(baseline.new(in: more).flatMap(\.properties), ["tabBar.tintColor", "tabBar.barTintColor"])
      #expect(DriftBaseline(Array("[]".utf8)) == nil && DriftBaseline(Array("{".utf8)) == nil)
    }

    @Test("an audit reads the Swift of people, in the order of the paths")
    func files() throws {
      let code = Array("func dress(_ bar: UITabBar) { bar.tintColor = .red }".utf8)
      let generated = Array("// Made by a tool. DO NOT EDIT\n".utf8) + code
      let paths = ["B.swift", "A.swift", "C.generated.swift", "D.m"]
      let files = paths.map { ImportedFile(path: $0, bytes: code) } + [ImportedFile(path: "E.swift", bytes: generated)]
      let audit = try #require(withLargeStack { SourceAudit(of: files) })
      expectEqual(audit.findings.map(\.place.file), ["A.swift", "B.swift"])
      #expect(audit.mistakes.isEmpty && audit.refusals.isEmpty)
    }

    @Test("an app's code has nothing to find where it only applies themes")
    func themed() {
      let text = """
        func scene(_ window: UIWindow) {
          Theme.day.apply(to: window, contexts: [.checkout: [CheckoutStack.self]])
          window.theme = .night
          navigationBar.isHidden = true
        }
        """
      expectEqual(findings(text), [])
    }

    @Test("long chains and deep closures are read within the parser's limits")
    func hostile() {
      let chain = "bar" + String(repeating: ".a", count: 5_000) + ".tintColor = .red\n"
      let closures = String(repeating: "run { ", count: 150) + "bar.tintColor = .red" + String(repeating: " }", count: 150)
      let text = "func dress(bar: UITabBar) {\n\(chain)\(closures)\n}"
      withLargeStack { expectEqual(findings(text).count <= 1, true) }
    }
  }
#endif
