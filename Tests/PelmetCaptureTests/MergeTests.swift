import Foundation
import ModelCore
import PelmetTestSupport
import PelmetUIKit
import Testing

@testable import PelmetCapture

/// Several captures of one app.
@MainActor
struct MergeTests {
  @Test("values by system and device become conditions, which give each capture's values back")
  func systems() throws {
    let fixture = ShapeFixture(name: "08-availability")
    let theme = try fixture.goldens.theme("app")
    let systems: [(Device.Release, Device)] = [(14, .iPhone), (17, .iPhone), (26, .iPhone), (17, .iPad)]
    let captured = systems.flatMap { release, device in
      let stage = Stage(on: release, device)
      theme?.apply(to: stage.window)
      return stage.captureTabs(
        [ThemedNavigationController(rootViewController: HomeViewController())], in: ThemedTabBarController())
    }
    let merged = try #require(CapturedTheme.merge(captured).first)
    let texts = ThemeTexts([("app", merged.text)])
    expectEqual(texts.errors, [])
    for check in try fixture.checks {
      // A new bar has no large titles.
      let expected = check.value?.json == "false" ? nil : check.value?.json
      #expect(texts.value(check) == expected, "\(check): \(merged.text)")
    }
  }

  @Test("a bar that one capture alone shows needs no condition")
  func unseen() {
    let captured = [Device.iPhone, .iPad].map { device in
      let stage = Stage(device)
      let navigation = UINavigationController(rootViewController: HomeViewController())
      navigation.isToolbarHidden = device.idiom == .pad
      navigation.toolbar.barTintColor = .black
      stage.show(navigation)
      return stage.capture()
    }
    let merged = CapturedTheme.merge(captured)[0]
    #expect(merged.text.contains(##""toolbar": {"barTintColor": "#000000"}"##), "\(merged.text)")
    #expect(!merged.text.contains("when"))
  }

  @Test("fixed colours of a light and of a dark capture become variants, and names of themes stay apart")
  func schemes() {
    let captured = [UIUserInterfaceStyle.light, .dark].map { style in
      let stage = Stage(style: style)
      let navigation = UINavigationController(rootViewController: HomeViewController())
      navigation.navigationBar.barTintColor = style == .dark ? .black : .white
      stage.show(navigation)
      return stage.capture()
    }
    let other = Stage().capture("other")
    let merged = CapturedTheme.merge(captured + [other])
    expectEqual(merged.map(\.name), ["app", "other"])
    #expect(merged[0].text.contains(##""barTintColor": {"light": "#FFFFFF", "dark": "#000000"}"##), "\(merged[0].text)")
    #expect(!merged[0].text.contains("when"))
  }

  @Test("what a capture cannot say is in a list, and not in the theme")
  func leftOut() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: HomeViewController())
    navigation.navigationBar.shadowImage = UIImage(modelName: "drawn", size: CGSize(width: 1, height: 1))
    navigation.navigationBar.tintColor = UIColor { $0.userInterfaceLevel == .elevated ? .red : .blue }
    stage.show(navigation)
    let page = navigation.topViewController
    page?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Red", style: .plain, target: nil, action: nil)
    page?.navigationItem.leftBarButtonItem?.tintColor = .red
    stage.simulation.settle()
    let captured = stage.capture()
    expectEqual(
      captured.leftOut.map { "\($0.path): \($0.reason)" },
      [
        "barButtonItem: the look of single items",
        "navigationBar.tintColor: a colour differs in elevated surfaces that themes do not tell apart",
        "navigationBar.shadowImage: an image does not say where it comes from",
      ])
    #expect(!captured.text.contains("shadowImage"))
    expectEqual(ThemeTexts([("app", captured.text)]).errors, [])
  }

  @Test("a screen's bar drops what the other bars have")
  func dropped() {
    let stage = Stage()
    let pages = [HomeViewController(), HomeViewController(), PhotoViewController()]
    let controllers = pages.map { UINavigationController(rootViewController: $0) }
    for controller in controllers.dropLast() { controller.navigationBar.barTintColor = .black }
    controllers[2].navigationBar.barStyle = .black
    let merged = CapturedTheme.merge(stage.captureTabs(controllers))[0]
    #expect(merged.text.contains(##""navigationBar": {"barTintColor": "#000000"}"##), "\(merged.text)")
    #expect(merged.text.contains(#""navigationBar": {"barStyle": "black", "barTintColor": null}"#), "\(merged.text)")
  }

  @Test("of two classes with one name in themes, one is in the list")
  func sameName() {
    let stage = Stage()
    let pages: [UIViewController] = [HomeViewController(), PhotoViewController(), PhotoController()]
    let controllers = pages.map { UINavigationController(rootViewController: $0) }
    for controller in controllers.dropFirst() { controller.navigationBar.barStyle = .black }
    let merged = CapturedTheme.merge(stage.captureTabs(controllers) + [stage.captureTabs(controllers)[0]])[0]
    expectEqual(merged.leftOut.map { "\($0.owner ?? ""): \($0.reason)" }, ["PhotoViewController: another class has this name"])
    expectEqual(ThemeTexts([("app", merged.text)]).errors, [])
  }

  @Test("files have the names of an import's, and say where each value was seen")
  func files() throws {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: HomeViewController())
    navigation.navigationBar.barTintColor = .black
    stage.show(navigation)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let captured = stage.capture("brand")
    try captured.write(to: folder)
    expectEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), ["brand.import.json", "brand.theme.json"])
    #expect(captured.origins.contains(#""path": "navigationBar.barTintColor""#))
    #expect(captured.origins.contains("iOS 17, phone, light"))
  }
}

/// Screens with bars of their own, and one name.
private final class PhotoViewController: HomeViewController {}
private final class PhotoController: HomeViewController {}
