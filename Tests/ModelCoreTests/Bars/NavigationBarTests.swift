import ModelCore
import PelmetTestSupport
import Testing

/// ITM-1…3, NAV-12, 15, LG-2: what a free-standing navigation bar shows.
@MainActor
struct NavigationBarTests {
  private func bar(_ items: UINavigationItem...) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = items
    return bar
  }

  // MARK: ITM-1

  @Test("ITM-1: before iOS 26 a title view beats the title, and there are no subtitles")
  func titlesBefore26() {
    run(on: 18)
    let item = UINavigationItem(title: "A")
    item.subtitle = "S"
    item.attributedTitle = AttributedString("B")
    expectEqual(bar(item).modelBar.title, "A")
    #expect(bar(item).modelBar.subtitle == nil)
    let view = UIView()
    item.titleView = view
    #expect(bar(item).modelBar.title == nil)
    #expect(bar(item).modelBar.titleView === view)
  }

  @Test("ITM-1: since iOS 26 attributed titles and subtitles come first")
  func titlesSince26() {
    run(on: 26)
    let item = UINavigationItem(title: "A")
    item.subtitle = "S"
    expectEqual(bar(item).modelBar.subtitle, "S")
    item.attributedTitle = AttributedString("B")
    item.attributedSubtitle = AttributedString("T")
    expectEqual(item.subtitle, "T")
    expectEqual(bar(item).modelBar.title, "B")
    expectEqual(bar(item).modelBar.subtitle, "T")
    item.titleView = UIView()
    #expect(bar(item).modelBar.title == nil)
    expectEqual(bar(item).modelBar.subtitle, "S")
    let view = UIView()
    item.subtitleView = view
    #expect(bar(item).modelBar.subtitle == nil)
    #expect(bar(item).modelBar.subtitleView === view)
  }

  @Test("ITM-1: large titles have words of their own since iOS 26")
  func largeTitles() {
    run(on: 26)
    let item = UINavigationItem(title: "A")
    item.subtitle = "S"
    let bar = bar(item)
    #expect(bar.modelBar.largeTitle == nil)
    bar.prefersLargeTitles = true
    expectEqual(bar.modelBar.largeTitle, "A")
    expectEqual(bar.modelBar.largeSubtitle, "S")
    item.largeTitle = "L"
    item.largeSubtitle = "M"
    expectEqual(bar.modelBar.largeTitle, "L")
    expectEqual(bar.modelBar.largeSubtitle, "M")
    item.largeAttributedSubtitle = AttributedString("N")
    expectEqual(bar.modelBar.largeSubtitle, "N")
    item.largeSubtitleView = UIView()
    #expect(bar.modelBar.largeSubtitle == nil)
    run(on: 18)
    expectEqual(bar.modelBar.largeTitle, "A")
  }

  // MARK: NAV-12

  @Test(
    "NAV-12: automatic follows the previous item",
    arguments: [
      ([.automatic], true), ([.never], false), ([.never, .automatic], false), ([.never, .always, .automatic], true),
      ([.always, .never], false), ([.automatic, .automatic], true), ([.never, .inline], true),
    ] as [([UINavigationItem.LargeTitleDisplayMode], Bool)])
  func largeTitleDecision(modes: [UINavigationItem.LargeTitleDisplayMode], isLarge: Bool) {
    run(on: 17)
    let bar = UINavigationBar()
    bar.items = modes.map {
      let item = UINavigationItem(title: "A")
      item.largeTitleDisplayMode = $0
      return item
    }
    #expect(!bar.modelBar.isLarge)
    bar.prefersLargeTitles = true
    expectEqual(bar.modelBar.isLarge, isLarge)
  }

  // MARK: ITM-2, 3

  @Test("ITM-2: left items replace the back button unless they supplement it")
  func leftItemsReplaceTheBackButton() {
    run(on: 18)
    let (root, top) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    #expect(bar(root).modelBar.backButton == nil)
    expectEqual(bar(root, top).modelBar.backButton?.title, "A")
    let left = UIBarButtonItem()
    top.leftBarButtonItem = left
    #expect(bar(root, top).modelBar.backButton == nil)
    expectEqual(bar(root, top).modelBar.leadingItems.map(\.item), [left])
    let alone = bar(root, top).modelBar.leadingItems.first?.frame.minX ?? 0
    top.leftItemsSupplementBackButton = true
    #expect(bar(root, top).modelBar.backButton != nil)
    #expect((bar(root, top).modelBar.leadingItems.first?.frame.minX ?? 0) > alone)
    top.hidesBackButton = true
    #expect(bar(root, top).modelBar.backButton == nil)
  }

  @Test("ITM-3: the back button's title")
  func backButtonTitle() {
    run(on: 18)
    let (root, top) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    let bar = bar(root, top)
    root.backButtonTitle = "C"
    expectEqual(bar.modelBar.backButton?.title, "C")
    root.backButtonDisplayMode = .generic
    expectEqual(bar.modelBar.backButton?.title, "Back")
    root.backBarButtonItem = UIBarButtonItem(title: "D", style: .plain, target: nil, action: nil)
    expectEqual(bar.modelBar.backButton?.title, "D")
    root.backButtonDisplayMode = .minimal
    #expect(bar.modelBar.backButton != nil)
    #expect(bar.modelBar.backButton?.title == nil)
  }

  @Test("ITM-3: since iOS 26 the default back button is the chevron only")
  func defaultBackButtonSince26() {
    run(on: 26)
    let (root, top) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    #expect(bar(root, top).modelBar.backButton?.title == nil)
    root.backBarButtonItem = UIBarButtonItem(title: "D", style: .plain, target: nil, action: nil)
    expectEqual(bar(root, top).modelBar.backButton?.title, "D")
  }

  // MARK: Items

  @Test("ITM-5: right items run from the right edge inwards")
  func rightItemsRunInwards() throws {
    run(on: 18)
    let item = UINavigationItem(title: "A")
    let (outer, inner) = (UIBarButtonItem(), UIBarButtonItem())
    item.rightBarButtonItems = [outer, inner]
    let shown = bar(item).modelBar.trailingItems
    expectEqual(shown.map(\.item), [outer, inner])
    let (first, second) = (try #require(shown.first), try #require(shown.last))
    #expect(first.frame.maxX <= 390)
    #expect(second.frame.maxX < first.frame.minX)
  }

  @Test(
    "ITM-9: a negative space moves items outwards before iOS 11 only",
    arguments: [(10, -8), (11, 0)] as [(Device.Release, CGFloat)])
  func negativeSpace(version: Device.Release, shift: CGFloat) throws {
    run(on: version)
    let top = UINavigationItem(title: "A")
    let item = UIBarButtonItem()
    let bar = bar(top)
    func x() throws -> CGFloat { try #require(bar.modelBar.leadingItems.first).frame.minX }
    top.leftBarButtonItems = [item]
    let alone = try x()
    top.leftBarButtonItems = [.fixedSpace(-8), item]
    try expectEqual(x(), alone + shift)
  }

  @Test("NAV-15: a prompt and a low bar select their metrics")
  func metrics() {
    run(on: 12)
    let item = UINavigationItem(title: "A")
    let bar = bar(item)
    for metrics in [UIBarMetrics.default, .compact, .defaultPrompt, .compactPrompt] {
      bar.setBackgroundImage(UIImage(modelName: "\(metrics)", size: .zero), for: metrics)
    }
    func shown() -> UIImage? { bar.modelBar.look.background.image }
    expectEqual(shown(), UIImage(modelName: "default", size: .zero))
    bar.frame.size.height = 32
    expectEqual(shown(), UIImage(modelName: "compact", size: .zero))
    item.prompt = "P"
    bar.frame.size.height = 62
    expectEqual(shown(), UIImage(modelName: "compactPrompt", size: .zero))
    bar.frame.size.height = 74
    expectEqual(shown(), UIImage(modelName: "defaultPrompt", size: .zero))
  }

  @Test("ITM-12: an item's tint beats the bar's, a title colour beats both, original images keep theirs")
  func itemColors() throws {
    run(on: 18)
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.image = UIImage(modelName: "a", size: .zero)
    let top = UINavigationItem(title: "T")
    top.rightBarButtonItem = item
    let bar = bar(top)
    func shown() throws -> ModelItem { try #require(bar.modelBar.trailingItems.first) }
    try expectEqual(shown().titleColor, .systemBlue)
    bar.tintColor = .red
    try expectEqual(shown().titleColor, .red)
    item.tintColor = .green
    try expectEqual(shown().titleColor, .green)
    try expectEqual(shown().imageColor, .green)
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    bar.standardAppearance = bar.standardAppearance
    try expectEqual(shown().titleColor, .blue)
    item.setTitleTextAttributes([.foregroundColor: UIColor.cyan], for: .normal)
    try expectEqual(shown().titleColor, .cyan)
    try expectEqual(shown().imageColor, .green)
    item.image = item.image?.withRenderingMode(.alwaysOriginal)
    #expect(try shown().imageColor == nil)
  }

  // MARK: LG-2

  @Test("LG-2: adjacent image items share glass; text, prominent and isolated ones do not")
  func glassGroups() {
    run(on: 26)
    func picture() -> UIBarButtonItem { UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil) }
    let (a, b, c, d) = (picture(), picture(), picture(), picture())
    let text = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let bar = UIToolbar()
    bar.items = [a, b, text, c, d]
    expectEqual(bar.modelBar.groups, [[a, b], [text], [c, d]])
    bar.items = [a, .fixedSpace(0), b, .fixedSpace(8), c, .flexibleSpace(), d]
    expectEqual(bar.modelBar.groups, [[a], [b, c], [d]])
    b.sharesBackground = false
    c.style = .done
    bar.items = [a, b, c, d]
    expectEqual(bar.modelBar.groups, [[a], [b], [c], [d]])
    run(on: 18)
    bar.items = [a, d]
    expectEqual(bar.modelBar.groups, [[a], [d]])
  }
}
