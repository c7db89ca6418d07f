import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct LayoutMarginTests {
  @Test("VCL-36: a view and its controller hear of other margins, and not of the same")
  func margins() {
    final class Content: UIView {
      var told: [CGFloat] = []
      override func layoutMarginsDidChange() { told.append(layoutMargins.left) }
    }
    final class Page: UIViewController {
      var told: [CGFloat] = []
      override func loadView() { view = Content() }
      override func viewLayoutMarginsDidChange() { told.append(view.layoutMargins.left) }
    }
    run(on: 26)
    let page = Page()
    page.view.layoutMargins.left = 20
    page.view.layoutMargins.left = 20
    expectEqual(page.told, [20])
    expectEqual((page.view as? Content)?.told, [20])
  }

  @Test("BAR-3: the layout guides of a controller are as long as its safe area is deep")
  func guides() {
    let simulation = run(on: 26)
    let (window, root) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), UIViewController())
    expectEqual(root.topLayoutGuide.length, 0)
    window.rootViewController = root
    window.isHidden = false
    simulation.settle()
    expectEqual(root.topLayoutGuide.length, 47)
    expectEqual(root.bottomLayoutGuide.length, root.view.safeAreaInsets.bottom)
    expectEqual((root.topLayoutGuide as? UILayoutGuide)?.layoutFrame, CGRect(x: 0, y: 0, width: 390, height: 47))
  }

  @Test("CTL-8: the size that fits is that of the view, because constraints are not solved")
  func fittingSize() {
    final class Label: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: min(size.width, 80), height: 20) }
    }
    run(on: 26)
    expectEqual(Label().systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), CGSize(width: 80, height: 20))
    let (wide, low) = (CGSize(width: 40, height: 9), UILayoutPriority.required)
    expectEqual(
      Label().systemLayoutSizeFitting(wide, withHorizontalFittingPriority: low, verticalFittingPriority: .fittingSizeLevel),
      CGSize(width: 40, height: 20))
  }
}
