import ModelCore
import PelmetTestSupport
import Testing

/// Where a tab bar is, when it is hidden, and what that leaves to the content.
@MainActor
struct TabLayoutTests {
  private static let phone = CGSize(width: 390, height: 844)

  private nonisolated static var landscapePhone: Device {
    var device = Device.iPhone
    device.screenSize = CGSize(width: 844, height: 390)
    return device
  }

  @Test(
    "NAV-14: the height of a tab bar",
    arguments: [
      (.iPhone, 26, 83), (.iPhone, 25, 49), (.iPhone, 10, 49), (landscapePhone, 26, 32), (landscapePhone, 11, 32),
      (landscapePhone, 10, 49),
      (.iPad, 17, 49),
    ] as [(Device, Device.Release, CGFloat)])
  func height(device: Device, version: Device.Release, height: CGFloat) {
    let stage = TabStage("AB", on: version, device: device)
    let size = device.screenSize
    expectEqual(stage.tabs.tabBar.frame, CGRect(x: 0, y: size.height - height, width: size.width, height: height))
    expectEqual(stage.child(0).view.frame, CGRect(origin: .zero, size: size))
  }

  @Test("TAB-13: the bar of a pad is at the top since iOS 18")
  func topOfPad() {
    let stage = TabStage("AB", on: 18, device: .iPad)
    expectEqual(stage.tabs.tabBar.frame, CGRect(x: 0, y: 24, width: 1180, height: 49))
    expectEqual(stage.child(0).view.frame, CGRect(x: 0, y: 0, width: 1180, height: 820))
  }

  @Test("TAB-13: a hidden bar is beyond its edge, and the controller's own switch hides it whatever is selected")
  func hiddenByController() {
    let stage = TabStage("AB")
    stage.tabs.isTabBarHidden = true
    stage.simulation.settle()
    expectEqual(stage.tabs.tabBar.frame.minY, 844)
    stage.tabs.selectedIndex = 1
    stage.simulation.settle()
    expectEqual(stage.tabs.tabBar.frame.minY, 844)
    stage.tabs.setTabBarHidden(false, animated: true)
    stage.simulation.settle()
    expectEqual(stage.tabs.tabBar.frame.maxY, 844)
  }

  @Test(
    "BAR-2: content ends above an opaque bar, unless it asks for more",
    arguments: [(true, false, 844), (false, false, 761), (false, true, 844)] as [(Bool, Bool, CGFloat)])
  func opaqueBar(isTranslucent: Bool, includesOpaque: Bool, height: CGFloat) {
    let stage = TabStage("AB")
    stage.tabs.tabBar.isTranslucent = isTranslucent
    stage.child(1).extendedLayoutIncludesOpaqueBars = includesOpaque
    stage.tabs.selectedIndex = 1
    expectEqual(stage.child(1).view.frame, CGRect(x: 0, y: 0, width: 390, height: height))
  }

  @Test("BAR-2: content that does not extend to the bottom ends above any visible bar")
  func edges() {
    let stage = TabStage("A")
    stage.child(0).edgesForExtendedLayout = .top
    stage.simulation.settle()
    expectEqual(stage.child(0).view.frame.height, 761)
    stage.tabs.tabBar.isHidden = true
    stage.simulation.settle()
    expectEqual(stage.child(0).view.frame.height, 844)
  }

  @Test("NAV-11: any controller in the selected stack hides the bar, and it comes back with the last that leaves")
  func hiddenByStack() {
    let stage = TabStage("")
    let navigation = UINavigationController(rootViewController: stage.controller("A"))
    let hiding = stage.controller("B")
    hiding.hidesBottomBarWhenPushed = true
    stage.tabs.viewControllers = [navigation, stage.controller("X")]
    stage.simulation.settle()
    navigation.pushViewController(hiding, animated: false)
    stage.simulation.settle()
    expectEqual(stage.tabs.tabBar.frame.minY, 844)
    navigation.pushViewController(stage.controller("C"), animated: false)
    stage.simulation.settle()
    expectEqual(stage.tabs.tabBar.frame.minY, 844)
    stage.simulation.tapTab(1, in: stage.tabs)
    expectEqual(stage.tabs.selectedIndex, 0)
    navigation.popToRootViewController(animated: false)
    stage.simulation.settle()
    expectEqual(stage.tabs.tabBar.frame.maxY, 844)
  }

  @Test("NAV-11: a stack that is not selected hides nothing, nor does a tab's own controller")
  func otherStack() {
    let stage = TabStage("A")
    let hiding = stage.controller("B")
    hiding.hidesBottomBarWhenPushed = true
    stage.tabs.viewControllers = [stage.child(0), UINavigationController(rootViewController: hiding)]
    stage.child(0).hidesBottomBarWhenPushed = true
    stage.simulation.settle()
    expectEqual(stage.tabs.tabBar.frame.maxY, 844)
    stage.tabs.selectedIndex = 1
    stage.simulation.settle()
    expectEqual(stage.tabs.tabBar.frame.minY, 844)
  }
}
