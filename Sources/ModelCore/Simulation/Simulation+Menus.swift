/// The user who opens menus and chooses from them.
extension Simulation {
  /// Opens the menu of an item, by a tap or, if a tap does something else, by a long press, and chooses an element (MNU-6, MNU-7).
  ///
  ///     simulation.chooseFromMenu("Sort by", "Name", of: item)
  ///
  /// An element that the user would not find, or that is disabled, is a fault that lists what is there. So is an item out of reach.
  /// - Parameter path: The titles of menus, from the outermost on, and that of the element.
  public func chooseFromMenu(_ path: String..., of item: UIBarButtonItem) {
    perform { choose(path, of: item, isReached: canReachMenu(of: item)) }
  }

  /// Opens the menu of a button and chooses an element, as from an item's.
  public func chooseFromMenu(_ path: String..., of button: UIButton) {
    perform { choose(path, of: button, isReached: button.isTouchable) }
  }

  /// Taps the title in a navigation bar and chooses an element from its menu (MNU-9, iOS 16).
  public func chooseFromTitleMenu(_ path: String..., in navigationController: UINavigationController) {
    perform {
      let name = "the title of \(navigationController.modelName)"
      guard navigationController.isTouchable, !navigationController.isNavigationBarHidden else {
        return refuse("\(name) is not on the screen")
      }
      guard device.systemVersion >= 16, let menu = navigationController.topViewController?.navigationItem.titleMenuProvider?([])
      else { return refuse("\(name) has no menu; set titleMenuProvider of the top page's navigationItem, for iOS 16 and later") }
      choose(path, from: OpenMenu(menu.copied(), named: "the menu of \(name)"), for: nil)
    }
  }

  /// Opens the menu of an item and returns the titles that the user sees there (MNU-2, MNU-5).
  public func menuTitles(of item: UIBarButtonItem) -> [String] {
    perform { reachedMenu(of: item, isReached: canReachMenu(of: item))?.titles ?? [] }
  }

  /// Opens the menu of a button and returns the titles that the user sees there.
  public func menuTitles(of button: UIButton) -> [String] {
    perform { reachedMenu(of: button, isReached: button.isTouchable)?.titles ?? [] }
  }

  /// Whether a finger reaches the item in a bar, or in the overflow menu of one.
  private func canReachMenu(of item: UIBarButtonItem) -> Bool {
    ShownItems.canReach(item) || window.map(ShownItems.inOverflowMenus)?.contains { $0 === item } ?? false
  }

  private func choose(_ path: [String], of opener: any MenuOpener, isReached: Bool) {
    guard let menu = reachedMenu(of: opener, isReached: isReached) else { return }
    choose(path, from: menu, for: opener)
  }

  private func reachedMenu(of opener: any MenuOpener, isReached: Bool) -> OpenMenu? {
    if !isReached {
      refuse("\(opener.menuName) cannot be reached; it is hidden, covered, or not on the screen")
    } else if !opener.isEnabled {
      refuse("\(opener.menuName) is disabled")
    } else if let menu = opener.openMenu() {
      return menu
    } else {
      refuse("\(opener.menuName) has no menu; set its menu")
    }
    return nil
  }

  /// Chooses an element, or records why the user cannot.
  func choose(_ path: [String], from menu: OpenMenu, for sender: Any?) {
    do { try menu.choose(path[...], for: sender) } catch { refuse(error.message) }
  }
}
