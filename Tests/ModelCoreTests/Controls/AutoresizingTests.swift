import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct AutoresizingTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let view = UIView(frame: CGRect(x: 20, y: 10, width: 50, height: 150))

  init() { box.addSubview(view) }

  /// The frame after the box has become 150 points wide and 100 high.
  private func resized(_ mask: UIView.AutoresizingMask) -> CGRect {
    view.autoresizingMask = mask
    box.frame.size = CGSize(width: 150, height: 100)
    return view.frame
  }

  nonisolated private static let frames: [(mask: UIView.AutoresizingMask, frame: CGRect)] = [
    ([], CGRect(x: 20, y: 10, width: 50, height: 150)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 20, y: 10, width: 100, height: 50)),
    ([.flexibleLeftMargin, .flexibleBottomMargin], CGRect(x: 70, y: 10, width: 50, height: 150)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 40, y: 10, width: 50, height: 150)),
    ([.flexibleWidth, .flexibleRightMargin], CGRect(x: 20, y: 10, width: 81.25, height: 150)),
    ([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], CGRect(x: 20, y: 5, width: 50, height: 75)),
  ]

  @Test("CTL-10: flexible parts share the difference in proportion, the others keep their lengths", arguments: frames)
  func shares(mask: UIView.AutoresizingMask, frame: CGRect) {
    expectEqual(resized(mask), frame)
  }

  @Test("CTL-10: flexible parts of no length share alike")
  func sharesFromNothing() {
    box.frame = .zero
    view.frame = .zero
    expectEqual(resized([.flexibleWidth, .flexibleHeight]), CGRect(x: 0, y: 0, width: 150, height: 100))
    box.frame = .zero
    view.frame = .zero
    expectEqual(resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]), CGRect(x: 50, y: 0, width: 50, height: 0))
  }

  @Test("CTL-10: neither a view that leaves its subviews alone nor one with constraints is resized")
  func leavesAlone() {
    view.translatesAutoresizingMaskIntoConstraints = false
    expectEqual(resized(.flexibleWidth).width, 50)
    view.translatesAutoresizingMaskIntoConstraints = true
    box.autoresizesSubviews = false
    box.frame.size.width = 300
    #expect(view.frame.width == 50 && box.subviews == [view])
  }

  @Test("CTL-10: subviews of subviews follow in the same moment, and a rotated app's do")
  func reachesDown() {
    let simulation = Simulation()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    let inner = UIView(frame: controller.view.bounds)
    let innermost = UIView(frame: controller.view.bounds)
    (inner.autoresizingMask, innermost.autoresizingMask) = ([.flexibleWidth, .flexibleHeight], [.flexibleWidth])
    controller.view.addSubview(inner)
    inner.addSubview(innermost)
    window.makeKeyAndVisible()
    simulation.settle()
    let old = innermost.frame.size
    simulation.rotate(to: .landscapeLeft)
    simulation.settle()
    #expect(controller.view.bounds.width > old.width && inner.frame == controller.view.bounds)
    expectEqual(innermost.frame.size, CGSize(width: inner.frame.width, height: old.height))
  }
}
