#if Rewrite
  import PelmetTestSupport
  import Testing

  @testable import PelmetImporting

  /// Objects that closures set up, and what a controller sets on more than its own bar.
  @Suite("Set up by closures and by controllers")
  struct ConfigurationTests {
    private func theme(_ text: String) throws -> String {
      let files = [ImportedFile(path: "Bars.swift", bytes: Array("import UIKit\n\(text)".utf8))]
      let result = try #require(withLargeStack { ThemeImport(of: files) })
      return try #require(result.themes.first).text
    }

    @Test("a proxy and a new appearance in the closures of a package that is not there")
    func closures() throws {
      let text = try theme(
        """
        func setUp() {
          UINavigationBar.appearance().do {
            $0.tintColor = .red
            $0.standardAppearance = UINavigationBarAppearance().then { $0.configureWithOpaqueBackground() }
          }
        }
        """)
      #expect(text.contains("\"tintColor\": \"#FF0000\""))
      #expect(text.contains("\"standardAppearance\": {\"background\": \"opaque\"}"))
    }

    @Test("what the app itself declares under the names of that package goes before")
    func ownNames() throws {
      let text = try theme(
        "extension UINavigationBar { func `do`(_ body: (UINavigationBar) -> Void) {} }\n"
          + "func setUp() { UINavigationBar.appearance().do { $0.tintColor = .red }; UITabBar.appearance().tintColor = .blue }")
      #expect(!text.contains("#FF0000"))
    }

    @Test("a modifier of views that styles the controller around has a screen of its own name")
    func modifiers() throws {
      let text = try theme(
        """
        extension View {
          func quietBar() -> some View {
            introspectViewController(customize: { controller in
              let look = UINavigationBarAppearance()
              look.configureWithTransparentBackground()
              controller.navigationItem.scrollEdgeAppearance = look
            })
          }
        }
        """)
      #expect(text.contains("\"quietBar\""))
      #expect(text.contains("\"scrollEdgeAppearance\": {\"background\": \"transparent\"}"))
    }

    @Test("a superclass that is a name for a class with protocols")
    func compositions() throws {
      let text = try theme(
        "protocol Tracked {}\ntypealias TrackedController = UIViewController & Tracked\n"
          + "class ListController: TrackedController { override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }"
      )
      #expect(text.contains("\"list\": {"))
      #expect(text.contains("\"style\": \"lightContent\""))
    }

    @Test("a value that an initialiser gives itself, and members that a colour's closure names alone")
    func values() throws {
      let text = try theme(
        """
        extension UIStatusBarStyle { init(_ bar: UIBarStyle) { switch bar { case .default: self = .default; default: self = .lightContent } } }
        extension UIColor {
          static var pale: UIColor { .white }
          static var ink: UIColor { .black }
          static var tint: UIColor { .init { if $0.userInterfaceStyle == .dark { return .pale }; return .ink } }
        }
        class ListController: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { UIStatusBarStyle(.black) }
          override func viewDidLoad() { navigationController?.navigationBar.tintColor = .tint }
        }
        """)
      #expect(text.contains("\"style\": \"lightContent\""))
      #expect(text.contains("\"light\": \"{ink}\", \"dark\": \"{pale}\""))
    }

    @Test("a colour for one style alone, but not one of the system, which follows the style all the same")
    func resolvedColors() throws {
      let text = try theme(
        """
        extension UITraitCollection { static let night = UITraitCollection(userInterfaceStyle: .dark) }
        extension UIColor { static let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black } }
        func setUp() {
          UINavigationBar.appearance().tintColor = UIColor.ink.resolvedColor(with: .night)
          UITabBar.appearance().tintColor = UIColor.label.resolvedColor(with: .night)
        }
        """)
      #expect(text.contains("\"tintColor\": \"#FFFFFF\""))
      #expect(!text.contains("tabBar"))
    }

    @Test("a proxy that a controller sets is sure on its own screen alone")
    func proxies() throws {
      let text = try theme(
        "func setUp() { UINavigationBar.appearance().barTintColor = .white }\n"
          + "class VideoController: UIViewController { override func viewWillAppear(_ animated: Bool) { UINavigationBar.appearance().barTintColor = .black } }"
      )
      #expect(text.contains("\"navigationBar\": {\"$description\": \"Bars.swift:2\", \"barTintColor\": \"#FFFFFF\"}"))
      #expect(text.contains("\"video\": {"))
      #expect(text.contains("\"barTintColor\": \"#000000\""))
    }

    @Test("the style of one controller, the mode of a container that a helper has, and the window of a variable of that name")
    func controllers() throws {
      let text = try theme(
        """
        class PlayerController: UIViewController { override func viewDidLoad() { overrideUserInterfaceStyle = .dark } }
        class Tabs: UITabBarController {}
        class OtherTabs: UITabBarController {}
        final class Coordinator {
          let tabs: Tabs
          init(tabs: Tabs) { self.tabs = tabs }
          func setUp() { tabs.mode = .tabSidebar }
        }
        class Scene: NSObject, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let window = UIWindow(windowScene: scene).then { $0.tintColor = .red }
          }
        }
        """)
      #expect(text.contains("\"userInterfaceStyle\": \"dark\""))
      #expect(text.contains("\"tabBarController\": {\"mode\": \"tabSidebar\"}"))
      #expect(text.contains("\"window\": {\"$description\": \"Bars.swift:12\", \"tintColor\": \"#FF0000\"}"))
    }
  }
#endif
