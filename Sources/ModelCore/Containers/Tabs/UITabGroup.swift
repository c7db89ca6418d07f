/// A tab with tabs in it (TAB-13, OS 18).
open class UITabGroup: UITab {
  /// - Parameter viewControllerProvider: For what a tab bar shows in place of a child; called once, when it is first needed.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
      tabBarController?.arrangementDidChange()
    }
  }

  private weak var chosenChild: UITab?

  /// One of ``children``. Setting it while the group is selected selects the child.
  open var selectedChild: UITab? {
    get { chosenChild?.parent === self ? chosenChild : nil }
    set {
      chosenChild = newValue
      guard let newValue, let tabBarController, tabBarController.selectedTab?.isInside(self) == true else { return }
      tabBarController.select(newValue.destination)
    }
  }

  /// What is selected first; nil is the first child.
  open var defaultChildIdentifier: String?

  /// The tab with this identifier below the group.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { $0.find(identifier) }.first
  }

  override var all: [UITab] { [self] + children.flatMap(\.all) }

  override var destination: UITab {
    guard !hasController else { return self }
    let child = selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    return child?.destination ?? self
  }

  /// Notes what was selected inside, so that the group shows it again.
  func remember(_ child: UITab) {
    chosenChild = child
  }
}

extension UITab {
  /// Whether the tab is in the group, or is it.
  func isInside(_ group: UITabGroup) -> Bool {
    self === group || parent?.isInside(group) ?? false
  }

  /// Makes this tab what the groups above it show.
  func rememberInGroups() {
    parent?.remember(self)
    parent?.rememberInGroups()
  }
}
