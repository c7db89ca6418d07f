import ModelCore
import Testing

@MainActor @Suite struct ItemAcceptanceTests {
  func bar(_ version: SystemVersion, _ items: [UINavigationItem]) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.items = items
    return bar
  }
  func button(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, style: .plain, target: nil, action: nil) }

  @Test("ITM-1: the middle") func middle() {
    _ = Simulation(device: .phone(16))
    let item = UINavigationItem(title: "T")
    let nav = bar(16, [item])
    #expect(nav.modelBar.title == "T")
    let view = UIView(frame: .zero)
    item.titleView = view
    #expect(nav.modelBar.title == nil)
    #expect(nav.modelBar.titleView === view)
    let page = DiaryPage("A")
    page.title = "Page"
    #expect(page.navigationItem.title == "Page")
    #expect(page.tabBarItem.title == "Page")
    item.subtitle = "sub"
    #expect(nav.modelBar.subtitle == nil)
  }

  @Test("ITM-1, APP-15: subtitles and attributed titles from 26") func subtitles() {
    _ = Simulation(device: .phone(26))
    let item = UINavigationItem(title: "T")
    let nav = bar(26, [item])
    item.subtitle = "sub"
    #expect(nav.modelBar.subtitle == "sub")
    item.attributedSubtitle = AttributedString("rich")
    #expect(nav.modelBar.subtitle == "rich")
    #expect(item.subtitle == "rich")
    item.attributedTitle = AttributedString("Rich T")
    #expect(nav.modelBar.title == "Rich T")
    let view = UIView(frame: .zero)
    item.subtitleView = view
    #expect(nav.modelBar.subtitle == nil)
    #expect(nav.modelBar.subtitleView === view)
    item.subtitleView = nil
    item.titleView = view
    #expect(nav.modelBar.title == nil)
    #expect(nav.modelBar.subtitle == nil || nav.modelBar.subtitle == "sub")
  }

  @Test("ITM-1: large titles from 26") func largeTitle() {
    var page: DiaryPage!
    var nav: UINavigationController!
    let app = LaunchedApp(.phone(26)) {
      page = DiaryPage("A")
      page.title = "T"
      nav = UINavigationController(rootViewController: page)
      nav.navigationBar.prefersLargeTitles = true
      return nav
    }
    #expect(app.screen?.navigationBar?.largeTitle == "T")
    page.navigationItem.largeTitle = "Large"
    page.navigationItem.subtitle = "sub"
    app.simulation.settle()
    #expect(app.screen?.navigationBar?.largeTitle == "Large")
    #expect(app.screen?.navigationBar?.largeSubtitle == "sub")
    page.navigationItem.largeSubtitle = "large sub"
    #expect(app.screen?.navigationBar?.largeSubtitle == "large sub")
    nav.navigationBar.prefersLargeTitles = false
    app.simulation.settle()
    #expect(app.screen?.navigationBar?.isLarge == false)
    #expect(app.screen?.navigationBar?.largeTitle == nil)
  }

  @Test("ITM-2, ITM-3: left side and back button", arguments: [10, 11, 13, 14, 18, 26] as [Int]) func left(_ major: Int) {
    _ = Simulation(device: .phone(SystemVersion(major)))
    let first = UINavigationItem(title: "First"), second = UINavigationItem(title: "Second")
    let nav = bar(16, [first, second])
    func backTitle() -> String?? { nav.modelBar.backButton.map { $0.title } }
    let image = major >= 26
    #expect(nav.modelBar.backButton != nil)
    #expect(nav.modelBar.backButton?.title == (image ? nil : "First"))
    if major >= 11 {
      first.backButtonTitle = "Short"
      #expect(nav.modelBar.backButton?.title == (image ? nil : "Short"))
    }
    if major >= 14 {
      first.backButtonDisplayMode = .generic
      #expect(nav.modelBar.backButton?.title == (image ? nil : "Back"))
      first.backButtonDisplayMode = .minimal
      #expect(nav.modelBar.backButton != nil)
      #expect(nav.modelBar.backButton?.title == nil)
      first.backButtonDisplayMode = .generic
    }
    first.backBarButtonItem = button("Custom")
    if !image { #expect(nav.modelBar.backButton?.title == "Custom") }
    let x = button("x"), y = button("y")
    second.leftBarButtonItems = [x, y]
    #expect(nav.modelBar.backButton == nil)
    #expect(nav.modelBar.leadingItems.map { $0.item } == [x, y])
    second.leftItemsSupplementBackButton = true
    #expect(nav.modelBar.backButton != nil)
    #expect(nav.modelBar.leadingItems.map { $0.item } == [x, y])
    second.hidesBackButton = true
    #expect(nav.modelBar.backButton == nil)
    second.leftBarButtonItems = []
    second.hidesBackButton = false
    #expect(nav.modelBar.backButton != nil)
    nav.items = [first]
    #expect(nav.modelBar.backButton == nil)
  }

  @Test("ITM-5: order, singular and plural") func order() {
    _ = Simulation(device: .phone(16))
    let item = UINavigationItem(title: "T")
    let nav = bar(16, [item])
    let a = button("a"), b = button("b"), c = button("c")
    item.rightBarButtonItems = [a, b, c]
    #expect(item.rightBarButtonItem === a)
    let xs = nav.modelBar.trailingItems
    #expect(xs.map { $0.item } == [a, b, c])
    #expect(xs[0].frame.minX > xs[1].frame.minX && xs[1].frame.minX > xs[2].frame.minX)
    item.rightBarButtonItem = b
    #expect(item.rightBarButtonItems == [b])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems?.isEmpty ?? true)
    item.leftBarButtonItems = [a, c]
    let left = nav.modelBar.leadingItems
    #expect(left.count == 2)
    if left.count == 2 { #expect(left[0].frame.maxX <= left[1].frame.minX) }
  }

  @Test("ITM-9: a negative fixed space", arguments: [9, 10, 11, 16] as [Int]) func negativeSpace(_ major: Int) {
    _ = Simulation(device: .phone(SystemVersion(major)))
    func x(_ width: CGFloat?) -> CGFloat {
      let item = UINavigationItem(title: "T")
      let a = button("a")
      if let width {
        let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        space.width = width
        item.leftBarButtonItems = [space, a]
      } else {
        item.leftBarButtonItem = a
      }
      return bar(16, [item]).modelBar.leadingItems.first { $0.item === a }?.frame.minX ?? -1
    }
    #expect((x(-10) < x(nil)) == (major <= 10))
    if major <= 10 { #expect(x(nil) - x(-10) == 10) } else { #expect(x(-10) == x(nil)) }
  }

  @Test("ITM-8: custom views, actions and taps") func taps() {
    var tapped = 0
    var page: DiaryPage!
    var nav: UINavigationController!
    var item: UIBarButtonItem!
    let app = LaunchedApp(.phone(16)) {
      page = DiaryPage("A")
      item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in tapped += 1 })
      page.navigationItem.rightBarButtonItem = item
      nav = UINavigationController(rootViewController: page)
      return nav
    }
    #expect(item.title == "Go")
    app.simulation.tap(item)
    #expect(tapped == 1)
    item.isEnabled = false
    app.simulation.tap(item)
    #expect(tapped == 1)
    item.isEnabled = true
    nav.setNavigationBarHidden(true, animated: false)
    app.simulation.settle()
    app.simulation.tap(item)
    #expect(tapped == 1)
    // The action of a backBarButtonItem is not used: a tap pops.
    page.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Zurück", image: nil, primaryAction: UIAction { _ in tapped += 100 }, menu: nil)
    nav.setNavigationBarHidden(false, animated: false)
    nav.pushViewController(DiaryPage("B"), animated: true)
    app.simulation.settle()
    app.simulation.tapBackButton(in: nav)
    app.simulation.settle()
    #expect(nav.viewControllers == [page])
    #expect(tapped == 1)
  }

  @Test("ITM-4: the back title is not refreshed from 11", arguments: [10, 11, 16] as [Int]) func staleBackTitle(_ major: Int) {
    var nav: UINavigationController!
    var a: DiaryPage!
    let app = LaunchedApp(.phone(SystemVersion(major))) {
      a = DiaryPage("A")
      a.title = "Old"
      nav = UINavigationController(rootViewController: a)
      return nav
    }
    nav.pushViewController(DiaryPage("B"), animated: true)
    app.simulation.settle()
    a.title = "New"
    app.simulation.settle()
    #expect(app.screen?.navigationBar?.backButton?.title == (major >= 11 ? "Old" : "New"))
  }

  @Test("LG-2: groups of glass") func groups() {
    _ = Simulation(device: .phone(26))
    let item = UINavigationItem(title: "T")
    let nav = bar(26, [item])
    func symbol() -> UIBarButtonItem { UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil) }
    let a = symbol(), b = symbol(), c = symbol(), t = button("text"), d = symbol(), e = symbol()
    e.hidesSharedBackground = true
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    item.rightBarButtonItems = [a, b, t, c, .fixedSpace(0), d, e, done]
    #expect(nav.modelBar.trailingGroups == [[a, b], [t], [c], [d], [e], [done]])
    #expect(UIBarButtonItem.flexibleSpace().hidesSharedBackground)
    item.rightBarButtonItems = [a, .flexibleSpace(), b]
    #expect(nav.modelBar.trailingGroups == [[a], [b]])
    let flexible = UIBarButtonItem.flexibleSpace()
    flexible.hidesSharedBackground = false
    item.rightBarButtonItems = [a, flexible, b]
    #expect(nav.modelBar.trailingGroups == [[a, b]])
    item.rightBarButtonItems = [a, .fixedSpace(12), b]
    #expect(nav.modelBar.trailingGroups == [[a, b]])
    let prominent = symbol()
    prominent.style = .done
    item.rightBarButtonItems = [a, prominent, b]
    #expect(nav.modelBar.trailingGroups == [[a], [prominent], [b]])
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    toolbar.items = [a, b, .flexibleSpace(), c]
    #expect(toolbar.modelBar.groups == [[a, b], [c]])
  }

  @Test("ITM-2: an item set while a push is under way") func itemDuringTransition() {
    var nav: UINavigationController!
    let app = LaunchedApp(.phone(16)) {
      nav = UINavigationController(rootViewController: DiaryPage("A"))
      return nav
    }
    let b = DiaryPage("B")
    nav.pushViewController(b, animated: true)
    app.simulation.advance(by: 0.1)
    let item = button("late")
    b.navigationItem.rightBarButtonItem = item
    b.title = "Late"
    app.simulation.settle()
    #expect(app.screen?.navigationBar?.trailingItems.map { $0.item } == [item])
    #expect(app.screen?.navigationBar?.title == "Late")
  }
}
