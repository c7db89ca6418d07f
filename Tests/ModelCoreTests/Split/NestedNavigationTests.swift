import ModelCore
import PelmetTestSupport
import Testing

/// The large title that will not shrink, the two delegate methods that fix it, and the case that they do not cover.
@MainActor
struct NestedNavigationTests {
  /// A detail with a scroll view, in a navigation controller with large titles, beside a master.
  private func scene(fixed: Bool) -> SplitScene {
    let scene = SplitScene {
      let split = UISplitViewController()
      let detail = named("Detail")
      detail.view = UIScrollView(frame: .zero)
      let (master, details) = (navigation("MasterNav", named("Master")), navigation("DetailNav", detail))
      for one in [master, details] { one.navigationBar.prefersLargeTitles = true }
      split.viewControllers = [master, details]
      return split
    }
    if fixed { fix(scene.delegate) }
    return scene
  }

  /// SPL-8, 9.
  private func fix(_ delegate: SplitDelegate) {
    delegate.showsDetail = { split, shown in
      guard split.isCollapsed, let navigation = shown as? UINavigationController, let detail = navigation.topViewController
      else { return false }
      split.showDetailViewController(detail, sender: nil)
      return true
    }
    delegate.separatesSecondary = { primary in
      guard let master = primary as? UINavigationController, master.viewControllers.count > 1,
        let detail = master.topViewController,
        !(detail is UINavigationController)
      else { return nil }
      master.popViewController(animated: false)
      return navigation("Wrapped", detail)
    }
  }

  @Test("SPL-7: the scroll view of a nested navigation controller is not found")
  func largeTitleIsStuck() {
    let scene = scene(fixed: false)
    #expect((scene.split.viewControllers.last as? UINavigationController)?.modelContentScrollView != nil)
    scene.resize(width: 320)
    expectEqual(scene.stack, ["Master", "DetailNav"])
    #expect(scene.master?.modelContentScrollView == nil)
  }

  @Test("SPL-3: the outer bar shows the item of the nested top, the nested bar is away, and back pops the nested stack first")
  func bars() {
    let scene = scene(fixed: false)
    let nested = scene.split.viewControllers.last as? UINavigationController
    scene.resize(width: 320)
    expectEqual(scene.master?.navigationBar.items?.map(\.title), ["Master", "Detail"])
    #expect(nested?.navigationBar.isHidden == true)
    #expect(scene.master?.navigationBar.isHidden == false)
    nested?.pushViewController(named("Deeper"), animated: false)
    scene.simulation.settle()
    expectEqual(scene.master?.navigationBar.topItem?.title, "Deeper")
    for expected in [["Master", "DetailNav"], ["Master"]] {
      scene.master.map(scene.simulation.tapBackButton)
      scene.simulation.settle()
      expectEqual(scene.stack, expected)
      expectEqual(nested?.viewControllers.count, 1)
    }
    scene.resize(width: 1180)
    #expect(scene.split.viewControllers.last === nested)
    #expect(nested?.navigationBar.isHidden == false)
    expectEqual(nested?.navigationBar.items?.map(\.title), ["Detail"])
  }

  @Test("SPL-2, SPL-4: a controller that changes places disappears in the one and appears in the other")
  func callbacks() {
    let scene = scene(fixed: false)
    for width in [320, 1180] as [CGFloat] {
      scene.simulation.log.clear()
      scene.resize(width: width)
      expectEqual(scene.simulation.log.names(for: [.containment]).filter { $0.hasPrefix("DetailNav") }.count, 4)
      #expect(
        scene.appearances(of: "Detail")
          == ["viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    }
    expectEqual(scene.appearances(of: "Master"), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    #expect(scene.simulation.faults.isEmpty)
  }

  @Test("SPL-8: a delegate that shows the controller inside keeps the stack flat")
  func showDetailUnwrapped() {
    let scene = scene(fixed: true)
    scene.resize(width: 320)
    scene.master?.popToRootViewController(animated: false)
    scene.simulation.settle()
    let detail = named("New")
    detail.view = UIScrollView(frame: .zero)
    scene.split.showDetailViewController(navigation("NewNav", detail), sender: nil)
    scene.simulation.settle()
    expectEqual(scene.stack, ["Master", "New"])
    #expect(scene.master?.modelContentScrollView === detail.view)
    #expect(scene.simulation.faults.isEmpty)
  }

  @Test("SPL-9: a delegate that wraps the detail again gives it a column of its own")
  func separateWrapped() {
    let scene = scene(fixed: true)
    scene.resize(width: 320)
    scene.master?.popToRootViewController(animated: false)
    scene.simulation.settle()
    scene.split.showDetailViewController(navigation("NewNav", named("New")), sender: nil)
    scene.simulation.settle()
    scene.resize(width: 1180)
    expectEqual(scene.split.viewControllers.map(\.modelName), ["MasterNav", "Wrapped"])
    expectEqual(scene.stack, ["Master"])
    expectEqual((scene.split.viewControllers.last as? UINavigationController)?.topViewController?.modelName, "New")
  }

  @Test("SPL-10: collapsing while the detail is shown nests it all the same")
  func gap() {
    let scene = scene(fixed: true)
    scene.resize(width: 320)
    expectEqual(scene.stack, ["Master", "DetailNav"])
    #expect(scene.master?.modelContentScrollView == nil)
    scene.master?.popViewController(animated: false)
    scene.simulation.settle()
    expectEqual(scene.stack, ["Master"])
  }
}
