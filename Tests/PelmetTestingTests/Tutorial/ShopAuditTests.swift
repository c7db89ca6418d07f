import ModelCore
import Pelmet
import PelmetTesting
import PelmetUIKit
import Testing

// begin: app
/// The app: three tabs, one of which shows photos on black.
@MainActor
final class ShopWindow: UIWindow {
  func show() {
    let home = UIViewController()
    home.themeScreen = .home
    let gallery = UIViewController()
    gallery.themeScreen = .gallery
    let photo = UIViewController()
    photo.themeScreen = .photo
    let account = UIViewController()
    account.themeScreen = .account

    let galleryStack = UINavigationController(rootViewController: gallery)
    galleryStack.pushViewController(photo, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      ThemedNavigationController(rootViewController: home), galleryStack, ThemedNavigationController(rootViewController: account),
    ]
    rootViewController = tabs
    makeKeyAndVisible()
  }
}
// end: app

@MainActor
@Suite struct ShopAuditTests {
  // begin: test
  @Test(.simulation(device: .iPhone, on: 26)) func auditsTheWholeApp() {
    let window = ShopWindow()
    window.show()
    Simulation.current.settle()

    let findings = Simulation.current.audit(theme: .shop)
    #expect(
      findings.map { "\($0.rule) at \($0.place ?? "the app")" } == [
        "SiblingInconsistency at screens.account.tabBar.tintColor",
        "StatusBarNotForwarded at screens.photo.statusBar.style",
        "TransitionDiscontinuity at screens.photo.navigationBar.standardAppearance.backgroundColor",
        "UnscopedOverride at screens.account.barButtonItem",
      ])
  }
  // end: test

  // begin: policies
  @Test(.simulation(policies: .all)) func opensAPhoto() async {
    let list = UIViewController()
    let navigation = UINavigationController(rootViewController: list)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    await Simulation.current.settle()

    let photo = UIViewController()
    navigation.pushViewController(photo, animated: true)
    await Simulation.current.settle()
    #expect(navigation.topViewController === photo)
    #expect(photo.viewIfLoaded?.window === window)
  }
  // end: policies

  // begin: known
  @Test(.simulation()) func findsNothingNew() {
    let window = ShopWindow()
    window.show()
    Simulation.current.settle()

    // The near miss is wanted; MoreTab is a matter of taste.
    let accepted: Set<AuditFinding.Rule> = [.transitionDiscontinuity, .moreTab]
    let findings = Simulation.current.audit(theme: .shop).filter { !accepted.contains($0.rule) }
    withKnownIssue("until the gallery has Pelmet's navigation controller") {
      #expect(findings.isEmpty)
    }
  }
  // end: known
}

extension Theme.Screen {
  fileprivate static let home = Theme.Screen("home")
  fileprivate static let gallery = Theme.Screen("gallery")
  fileprivate static let photo = Theme.Screen("photo")
  fileprivate static let account = Theme.Screen("account")
}

extension Theme {
  /// As the compiler makes it from a file; each screen's style is complete.
  static let shop: Theme = {
    var base = Theme.Style.bars(0x1C1C1E, statusBar: .lightContent)
    base.userInterfaceStyle = .dark
    base.tabBar = Theme.TabBarStyle(tintColor: .rgb(0x66AAFF))
    base.statusBar = nil
    var photo = base
    photo.statusBar = Theme.StatusBarStyle(style: .lightContent)
    photo.navigationBar?.standardAppearance?.backgroundColor = .rgb(.black)
    photo.navigationBar?.scrollEdgeAppearance?.backgroundColor = .rgb(.black)
    var account = base
    account.tabBar?.tintColor = .rgb(0xFF6699)
    account.barButtonItem = Theme.BarButtonItemStyle(tintColor: .rgb(0xFF6699))
    return Theme(base, ["photo": photo, "account": account])
  }()
}
