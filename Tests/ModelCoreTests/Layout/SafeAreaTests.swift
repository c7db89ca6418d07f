import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SafeAreaTests {
  private func window() -> UIWindow {
    UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("BAR-3: the status bar covers the top of a window and of what reaches under it")
  func statusBar() {
    let simulation = run(on: 26)
    let (window, root) = (window(), UIViewController())
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
    root.view.addSubview(view)
    window.rootViewController = root
    window.isHidden = false
    simulation.settle()
    expectEqual(window.safeAreaInsets.top, 47)
    expectEqual(root.view.safeAreaInsets.top, 47)
    expectEqual(view.safeAreaInsets.top, 27)
    expectEqual(view.safeAreaInsets.bottom, 0)
  }

  @Test("BAR-3: a controller sets more of its view aside")
  func additional() {
    let simulation = run(on: 26)
    let (window, root) = (window(), UIViewController())
    window.rootViewController = root
    window.isHidden = false
    simulation.settle()
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
    expectEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 57, left: 1, bottom: 2, right: 3))
  }

  @Test("BAR-3: there is no safe area before iOS 11")
  func before11() {
    run(on: 10)
    expectEqual(window().safeAreaInsets, .zero)
  }

  @Test(
    "BAR-3: a scroll view adds the safe area as its behaviour allows",
    arguments: [(.automatic, 7, 54), (.scrollableAxes, 7, 54), (.never, 7, 7), (.always, 7, 54)]
      as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat)])
  func adjustedInsets(behavior: UIScrollView.ContentInsetAdjustmentBehavior, short: CGFloat, long: CGFloat) {
    run(on: 26)
    let (window, scrollView) = (window(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    window.addSubview(scrollView)
    scrollView.contentInset.top = 7
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.contentSize = CGSize(width: 390, height: 100)
    expectEqual(scrollView.adjustedContentInset.top, behavior == .always ? 54 : short)
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    expectEqual(scrollView.adjustedContentInset.top, long)
  }

  @Test func convertsBetweenViews() {
    run(on: 26)
    let (window, outer, inner) = (window(), UIScrollView(), UIView())
    outer.frame = CGRect(x: 10, y: 100, width: 300, height: 300)
    inner.frame = CGRect(x: 5, y: 50, width: 20, height: 20)
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.contentOffset = CGPoint(x: 0, y: 30)
    expectEqual(inner.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 16, y: 121))
    expectEqual(inner.convert(CGPoint(x: 16, y: 121), from: window), CGPoint(x: 1, y: 1))
    expectEqual(inner.convert(inner.bounds, to: outer), inner.frame)
    expectEqual(outer.convert(CGRect(x: 5, y: 50, width: 20, height: 20), from: outer), inner.frame)
  }

  @Test("VCL-36: a controller is told of its safe area before its first layout, and when that changes", arguments: [10, 11, 26])
  func toldOfSafeArea(version: Device.Release) {
    final class Told: UIViewController {
      var told: [String] = []

      override func viewWillAppear(_ animated: Bool) { told.append("willAppear") }
      override func viewSafeAreaInsetsDidChange() { told.append("top \(Int(view.safeAreaInsets.top))") }
      override func viewWillLayoutSubviews() { told.append("layout") }
    }
    var device = Device.iPhone
    device.systemVersion = version
    let simulation = Simulation(device: device)
    let told = Told()
    let window = UIWindow()
    window.rootViewController = told
    window.isHidden = false
    simulation.settle()
    let top = Int(told.view.safeAreaInsets.top)
    guard version >= 11 else { return #expect(!told.told.contains("top 0")) }
    expectEqual(told.told.prefix(3), ["willAppear", "top \(top)", "layout"])
    told.told = []
    told.additionalSafeAreaInsets.top = 10
    expectEqual(told.told, ["top \(top + 10)"])
    told.view.setNeedsLayout()
    simulation.settle()
    expectEqual(told.told, ["top \(top + 10)", "layout"])
  }
}
