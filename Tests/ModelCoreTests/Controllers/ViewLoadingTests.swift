import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ViewLoadingTests {
  private final class Loader: UIViewController {
    var whatLoadViewDoes: (Loader) -> Void = { $0.superLoadView() }
    func superLoadView() { super.loadView() }
    override func loadView() { whatLoadViewDoes(self) }
  }

  @Test("VCL-1: the view is loaded when first asked for, once")
  func loadsLazily() {
    let simulation = run(on: 26)
    let controller = UIViewController()
    controller.modelName = "A"
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(simulation.log.events.isEmpty)
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    #expect(controller.viewIfLoaded === controller.view)
    controller.loadViewIfNeeded()
    expectEqual(simulation.log.names(), ["A.loadView", "A.viewDidLoad"])
  }

  @Test("VCL-2: a view set to nil is loaded anew")
  func loadsAnew() {
    let simulation = run(on: 26)
    let controller = UIViewController()
    controller.modelName = "A"
    let first = controller.view
    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(controller.view !== first)
    expectEqual(simulation.log.names(), ["A.loadView", "A.viewDidLoad", "A.loadView", "A.viewDidLoad"])
  }

  @Test("VCL-3: the default loadView makes a plain view of the screen's size")
  func makesAPlainView() {
    run(on: 26)
    let controller = Loader()
    var before: UIView?
    var after: UIView?
    controller.whatLoadViewDoes = {
      before = $0.viewIfLoaded
      $0.superLoadView()
      after = $0.viewIfLoaded
    }
    controller.loadViewIfNeeded()
    #expect(before == nil)
    #expect(after != nil)
    expectEqual(controller.view.frame.size, Device.iPhone.screenSize)
  }

  @Test("VCL-3, CTL-10: the view of the default loadView follows the size of its superview")
  func followsItsSuperview() {
    run(on: 26)
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.view.frame.size = CGSize(width: 300, height: 500)
    expectEqual(child.view.frame, CGRect(x: 0, y: 0, width: 300, height: 500))
    child.view.autoresizingMask = []
    parent.view.frame.size.width = 200
    expectEqual(child.view.frame.width, 300)
  }

  @Test("VCL-3: a loadView that sets no view, or asks for it, is a mistake")
  func noView() {
    let simulation = run(on: 26)
    let forgetful = Loader()
    forgetful.whatLoadViewDoes = { _ in }
    forgetful.loadViewIfNeeded()
    #expect(forgetful.isViewLoaded)
    let circular = Loader()
    circular.whatLoadViewDoes = { $0.view.backgroundColor = .red }
    circular.loadViewIfNeeded()
    #expect(circular.isViewLoaded)
    expectEqual(simulation.faults.map(\.rule), [.vcl3, .vcl3])
  }

  @Test("VCL-4: a new controller")
  func defaults() {
    run(on: 26)
    let controller = UIViewController()
    #expect(controller.children.isEmpty)
    #expect(!controller.isEditing)
    #expect(!controller.isViewLoaded)
    #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
    #expect(controller.navigationController == nil)
    #expect(controller.parent == nil)
    #expect(controller.splitViewController == nil)
    #expect(controller.tabBarController == nil)
    #expect(!controller.hidesBottomBarWhenPushed)
    #expect(controller.tabBarItem != nil)
    #expect(controller.title == nil)
    #expect(controller.toolbarItems == nil)
    #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
    #expect(!controller.isViewLoaded)
  }

  @Test("VCL-11: no view belongs to two controllers")
  func viewOfTwo() {
    let simulation = run(on: 26)
    let (first, second) = (UIViewController(), UIViewController())
    second.view = first.view
    expectEqual(simulation.faults.map(\.rule), [.vcl11])
    #expect(second.viewIfLoaded == nil)
  }
}
