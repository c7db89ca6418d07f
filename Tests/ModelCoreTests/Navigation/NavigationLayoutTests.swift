import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct NavigationLayoutTests {
  @Test(
    "NAV-14: heights of navigation bar and toolbar",
    arguments: [
      (Machine.phone, 54, 52), (.phoneLandscape, 32, 32), (.pad, 50, 50), (.padBuiltWithSDK11, 44, 44),
    ] as [(Machine, CGFloat, CGFloat)])
  func heights(_ machine: Machine, _ height: CGFloat, toolbarHeight: CGFloat) {
    let device = machine.device
    let rig = NavigationRig(1, device: device).shown()
    rig.navigation.isToolbarHidden = false
    rig.simulation.settle()
    let size = device.screenSize
    // In compact height there is no status bar (STB-3).
    let top = machine == .phoneLandscape ? 0 : device.statusBarHeight
    expectEqual(rig.navigation.navigationBar.frame, CGRect(x: 0, y: top, width: size.width, height: height))
    expectEqual(rig.navigation.toolbar.frame.height, toolbarHeight)
    #expect(rig.navigation.navigationBar.superview === rig.navigation.view)
    #expect(rig.navigation.toolbar.superview === rig.navigation.view)
  }

  @Test("NAV-14, NAV-15: a prompt makes the bar higher")
  func prompt() {
    let rig = NavigationRig(1).shown()
    let item = rig.navigation.topViewController?.navigationItem
    item?.prompt = "Please"
    rig.simulation.settle()
    expectEqual(rig.navigation.navigationBar.frame.height, 84)
    item?.prompt = nil
    rig.simulation.settle()
    expectEqual(rig.navigation.navigationBar.frame.height, 54)
  }

  @Test("NAV-15: the bar's height and prompt choose the metrics", arguments: [Machine.phone, .phoneLandscape], [true, false])
  func metrics(_ machine: Machine, hasPrompt: Bool) {
    var device = machine.device
    device.systemVersion = 12
    let rig = NavigationRig(1, device: device).shown()
    let bar = rig.navigation.navigationBar
    let all: [UIBarMetrics] = [.default, .compact, .defaultPrompt, .compactPrompt]
    let images = all.map { UIImage(modelName: "\($0)", size: CGSize(width: 1, height: 1)) }
    for (metrics, image) in zip(all, images) { bar.setBackgroundImage(image, for: metrics) }
    rig.navigation.viewControllers[0].navigationItem.prompt = hasPrompt ? "Please" : nil
    rig.simulation.settle()
    let index = (machine == .phoneLandscape ? 1 : 0) + (hasPrompt ? 2 : 0)
    #expect(bar.modelBar.look.background.image === images[index])
  }

  @Test("NAV-12, NAV-14: a large title makes the bar higher")
  func largeTitle() {
    let rig = NavigationRig(2).shown()
    let navigation = rig.navigation
    navigation.navigationBar.prefersLargeTitles = true
    rig.simulation.settle()
    expectEqual(navigation.navigationBar.frame.height, 106)
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    rig.simulation.settle()
    expectEqual(navigation.navigationBar.frame.height, 54)
    navigation.popViewController(animated: true)
    rig.simulation.settle()
    expectEqual(navigation.navigationBar.frame.height, 106)
  }

  @Test("BAR-2: the view of the top controller is under the bars or between them")
  func contentFrame() {
    let rig = NavigationRig(1).shown()
    let (navigation, top) = (rig.navigation, rig.navigation.viewControllers[0])
    navigation.isToolbarHidden = false
    func frame(_ change: () -> Void) -> ClosedRange<CGFloat> {
      change()
      rig.simulation.settle()
      return top.view.frame.minY...top.view.frame.maxY
    }
    expectEqual(frame {}, 0...844)
    expectEqual(frame { top.edgesForExtendedLayout = [] }, 101...792)
    expectEqual(frame { top.edgesForExtendedLayout = .bottom }, 101...844)
    expectEqual(frame { navigation.isNavigationBarHidden = true }, 0...844)
    #expect(
      frame {
        navigation.isNavigationBarHidden = false
        navigation.navigationBar.isTranslucent = false
        top.edgesForExtendedLayout = .all
      } == 101...844)
    expectEqual(frame { top.extendedLayoutIncludesOpaqueBars = true }, 0...844)
  }

  @Test("BAR-2: what is pushed gets its frame in the same layout pass")
  func pushedFrame() {
    let rig = NavigationRig(1).shown()
    let b = page("B")
    b.edgesForExtendedLayout = []
    rig.navigation.pushViewController(b, animated: true)
    rig.simulation.layoutPass()
    expectEqual(b.view.frame, CGRect(x: 0, y: 101, width: 390, height: 743))
    #expect(b.view.window === rig.window)
  }

  @Test("NAV-10: title and tab bar item are the bottom controller's unless the navigation controller has its own")
  func bottomTitle() {
    let rig = NavigationRig(2)
    let (navigation, bottom) = (rig.navigation, rig.navigation.viewControllers[0])
    expectEqual(navigation.title, "A")
    #expect(navigation.tabBarItem === bottom.tabBarItem)
    let item = UITabBarItem(title: "Own", image: nil, tag: 0)
    navigation.tabBarItem = item
    navigation.title = "N"
    #expect(navigation.tabBarItem === item)
    expectEqual(navigation.title, "N")
    expectEqual(bottom.title, "A")
    run(on: 26)
    #expect(UINavigationController().tabBarItem != nil)
  }

  @Test("NAV-11: any controller in the stack hides the bottom bar")
  func hidesBottomBar() {
    let rig = NavigationRig(1).shown()
    let hiding = page("B")
    hiding.hidesBottomBarWhenPushed = true
    #expect(!rig.navigation.hidesBottomBar)
    rig.navigation.pushViewController(hiding, animated: true)
    #expect(rig.navigation.hidesBottomBar)
    rig.navigation.pushViewController(page("C"), animated: true)
    #expect(rig.navigation.hidesBottomBar)
    rig.navigation.popViewController(animated: true)
    #expect(rig.navigation.hidesBottomBar)
    rig.navigation.popViewController(animated: true)
    #expect(!rig.navigation.hidesBottomBar)
  }

  @Test("NAV-11, P-5: the bottom bar after popToRoot", arguments: Policies.BottomBarAfterPopToRoot.allCases, [2, 3])
  func bottomBarAfterPopToRoot(_ policy: Policies.BottomBarAfterPopToRoot, count: Int) {
    var policies = Policies()
    policies.bottomBarAfterPopToRoot = policy
    let rig = NavigationRig(count, policies: policies).shown()
    rig.navigation.topViewController?.hidesBottomBarWhenPushed = true
    rig.navigation.popToRootViewController(animated: true)
    expectEqual(rig.navigation.hidesBottomBar, policy == .staysHidden && count == 3)
    rig.simulation.settle()
    rig.navigation.pushViewController(page("X"), animated: true)
    #expect(!rig.navigation.hidesBottomBar)
  }

  @Test("NAV-13: the scroll view that is named, else the view itself or its first subview")
  func contentScrollView() {
    let rig = NavigationRig(1).shown()
    let (navigation, top) = (rig.navigation, rig.navigation.viewControllers[0])
    #expect(navigation.modelContentScrollView == nil)
    let (first, named) = (UIScrollView(), UIScrollView())
    top.view.addSubview(first)
    top.view.addSubview(named)
    #expect(navigation.modelContentScrollView === first)
    top.setContentScrollView(named, for: .top)
    #expect(navigation.modelContentScrollView === named)
    #expect(top.contentScrollView(for: .top) === named)
    #expect(top.contentScrollView(for: .bottom) == nil)
    top.setContentScrollView(nil, for: [.top, .bottom])
    #expect(navigation.modelContentScrollView === first)
    top.view = UIScrollView()
    #expect(navigation.modelContentScrollView === top.view)
  }

  @Test("NAV-13, SPL-7: a scroll view deeper than the first subview is not found")
  func deepScrollView() {
    let rig = NavigationRig(1).shown()
    let top = rig.navigation.viewControllers[0]
    top.view.addSubview(UIView())
    top.view.addSubview(UIScrollView())
    #expect(rig.navigation.modelContentScrollView == nil)
  }
}

enum Machine {
  case phone, phoneLandscape, pad, padBuiltWithSDK11

  var device: Device {
    var device: Device
    switch self {
    case .phone: device = .iPhone
    case .phoneLandscape:
      device = .iPhone
      device.screenSize = CGSize(width: 844, height: 390)
    case .pad: device = .iPad
    case .padBuiltWithSDK11:
      device = .iPad
      device.linkedSDK = 11
    }
    return device
  }
}
