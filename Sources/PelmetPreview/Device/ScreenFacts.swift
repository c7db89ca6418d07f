internal import ModelCore

/// The objects of an app that answered for the bars of a screen.
struct ScreenFacts: Hashable {
  private(set) var navigationBar: Bar?
  private(set) var toolbar: Bar?
  private(set) var tabBar: Bar?
  /// The layout of the tabs, and the position of the selected one.
  private(set) var itemLayout: ModelTabItemLayout?
  private(set) var selectedTab: Int?
  /// The names of the parts that are prominent items.
  private(set) var prominentItems: [String] = []

  /// A bar with the slots that were asked for its look.
  struct Bar: Hashable {
    /// The one that answered is the last; empty if legacy properties apply.
    let chain: [ModelAppearanceSlot]
    /// Whether background and shadow of the one that answered are left out.
    let isModified: Bool

    fileprivate init(_ look: ModelBarLook) { (chain, isModified) = (look.chain, look.isModified) }
  }

  @MainActor
  init(_ screen: ModelScreen) {
    if let bar = screen.navigationBar {
      navigationBar = Bar(bar.look)
      prominentItems += Self.prominent(bar.leadingItems.map(\.item), "navigationBar.leadingItem")
      prominentItems += Self.prominent(bar.trailingItems.map(\.item), "navigationBar.trailingItem")
    }
    if let bar = screen.toolbar {
      toolbar = Bar(bar.look)
      prominentItems += Self.prominent(bar.groups.flatMap(\.self), "toolbar.item")
    }
    guard let bar = screen.tabBar else { return }
    (tabBar, itemLayout) = (Bar(bar.look), bar.itemLayout)
    selectedTab = bar.items.firstIndex { $0 === bar.selectedItem }
  }

  @MainActor
  private static func prominent(_ items: [UIBarButtonItem], _ name: String) -> [String] {
    items.enumerated().compactMap { $1.role == .prominent ? "\(name).\($0)" : nil }
  }
}
