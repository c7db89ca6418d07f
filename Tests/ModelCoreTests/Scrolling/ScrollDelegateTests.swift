import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ScrollDelegateTests {
  @Test("SCR-1: the delegate hears of every change of the offset, and of no other")
  func everyChange() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 10
    stage.scrollView.contentOffset.y = 10
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    stage.simulation.settle()
    #expect(stage.calls == ["scrollViewDidScroll()", "scrollViewDidScroll()"] && stage.listener.offsets == [10, 20])
  }

  @Test("SCR-2: content that a finger leaves at rest stays there")
  func drag() {
    let stage = ScrollStage()
    stage.simulation.scroll(stage.scrollView, to: CGPoint(x: 0, y: 300))
    #expect(
      stage.calls == [
        "scrollViewWillBeginDragging()", "scrollViewDidScroll()", "scrollViewWillEndDragging(velocity: 0.0, target: 300.0)",
        "scrollViewDidEndDragging(willDecelerate: false)",
      ])
    #expect(stage.listener.draggedOffsets == [300] && !stage.scrollView.isDragging)
  }

  @Test("SCR-2: content in motion decelerates, to the place that the delegate chooses")
  func flick() {
    let stage = ScrollStage()
    stage.listener.target = 500
    stage.simulation.flick(stage.scrollView, to: CGPoint(x: 0, y: 400))
    #expect(
      stage.calls == [
        "scrollViewWillBeginDragging()", "scrollViewDidScroll()", "scrollViewWillEndDragging(velocity: 1.0, target: 400.0)",
        "scrollViewDidEndDragging(willDecelerate: true)", "scrollViewWillBeginDecelerating()", "scrollViewDidScroll()",
        "scrollViewDidEndDecelerating()",
      ])
    #expect(stage.listener.offsets == [200, 500] && stage.scrollView.contentOffset.y == 500)
  }

  @Test("SCR-2: a view without scrolling does not move under a finger")
  func disabled() {
    let stage = ScrollStage()
    stage.scrollView.isScrollEnabled = false
    stage.simulation.scroll(stage.scrollView, to: CGPoint(x: 0, y: 300))
    stage.simulation.flick(stage.scrollView, to: CGPoint(x: 0, y: 300))
    #expect(stage.calls.isEmpty && stage.scrollView.contentOffset.y == 0)
  }

  @Test("SCR-3: the end of an animation comes when it is over, and only if there was one")
  func animation() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    expectEqual(stage.calls, ["scrollViewDidScroll()"])
    stage.simulation.settle()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.simulation.settle()
    expectEqual(stage.calls, ["scrollViewDidScroll()", "scrollViewDidEndScrollingAnimation()"])
  }

  @Test("SCR-3: a rectangle becomes just visible")
  func rectangle() {
    let stage = ScrollStage()
    stage.scrollView.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 100, height: 50), animated: false)
    expectEqual(stage.scrollView.contentOffset.y, 850)
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 900, width: 100, height: 50), animated: false)
    expectEqual(stage.scrollView.contentOffset.y, 850)
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 100, height: 50), animated: false)
    expectEqual(stage.scrollView.contentOffset.y, 100)
  }

  @Test("SCR-4: a tap on the status bar scrolls to the top, where the delegate allows it")
  func statusBar() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 300
    stage.simulation.log.clear()
    stage.listener.allowsTop = false
    stage.simulation.tapStatusBar()
    expectEqual(stage.scrollView.contentOffset.y, 300)
    stage.listener.allowsTop = true
    stage.simulation.tapStatusBar()
    stage.simulation.settle()
    stage.simulation.tapStatusBar()
    expectEqual(stage.scrollView.contentOffset.y, 0)
    #expect(
      stage.calls == [
        "scrollViewShouldScrollToTop()", "scrollViewShouldScrollToTop()", "scrollViewDidScroll()", "scrollViewDidScrollToTop()",
      ])
  }

  @Test("SCR-4: of several scroll views a phone scrolls none, and a pad the topmost", arguments: [Device.iPhone, .iPad])
  func several(device: Device) {
    let stage = ScrollStage(on: device)
    let other = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    stage.page.view.addSubview(other)
    (stage.scrollView.contentOffset.y, other.contentOffset.y) = (300, 300)
    stage.simulation.tapStatusBar()
    #expect(stage.scrollView.contentOffset.y == (device.idiom == .pad ? 0 : 300) && other.contentOffset.y == 300)
    stage.scrollView.scrollsToTop = false
    stage.simulation.tapStatusBar()
    expectEqual(other.contentOffset.y, 0)
  }
}

/// A page with a scroll view, whose delegate notes what it hears.
@MainActor
private struct ScrollStage {
  let simulation: Simulation
  let page: UIViewController
  let scrollView: UIScrollView
  let listener: ScrollListener
  let window: UIWindow

  init(on device: Device = .iPhone) {
    simulation = run(on: 18, device: device)
    (page, scrollView, listener) = (UIViewController(), UIScrollView(frame: .zero), ScrollListener())
    window = UIWindow(frame: .zero)
    scrollView.contentSize = CGSize(width: 100, height: 5000)
    scrollView.contentInsetAdjustmentBehavior = .never
    page.view.addSubview(scrollView)
    window.rootViewController = page
    window.isHidden = false
    scrollView.delegate = listener
    simulation.settle()
    simulation.log.clear()
  }

  var calls: [String] { simulation.log.events.filter { $0.subject == "Listener" }.map { "\($0.name)(\($0.arguments))" } }
}

/// A delegate that notes the offsets.
private final class ScrollListener: UIResponder, UIScrollViewDelegate {
  var target: CGFloat?
  var allowsTop = true
  private(set) var offsets: [CGFloat] = []
  private(set) var draggedOffsets: [CGFloat] = []

  override init() {
    super.init()
    modelName = "Listener"
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
    if scrollView.isDragging { draggedOffsets.append(scrollView.contentOffset.y) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let target { targetContentOffset.pointee.y = target }
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }
}
