/// The user who opens menus and chooses from them.
extension Simulation {
  /// Opens the menu of an item, by a tap or, if a tap does something else, by a long press, and chooses an element (MNU-6, MNU-7).
  ///
  ///     simulation.chooseFromMenu("Sort by", "Name", of: item)
  ///
  /// An element that the user would not find, or that is disabled, is a fault that lists what is there. So is an item out of reach.
  /// - Parameter path: The titles of menus, from the outermost on, and that of the element.
  public func chooseFromMenu(_ path: String..., of item: UIBarButtonItem) {
    perform {
      guard let menu = reachedMenu(of: item) else { return }
      choose(path[...], from: menu, for: item)
    }
  }

  /// Opens the menu of a button and chooses an element, as from an item's.
  public func chooseFromMenu(_ path: String..., of button: UIButton) {
    perform {
      guard let menu = reachedMenu(of: button) else { return }
      choose(path[...], from: menu, for: button)
    }
  }

  /// Taps the title in a navigation bar and chooses an element from its menu (MNU-9, iOS 16).
  public func chooseFromTitleMenu(_ path: String..., in navigationController: UINavigationController) {
    perform {
      let name = "the title of \(navigationController.modelName)"
      guard device.systemVersion >= 16, let item = navigationController.topViewController?.navigationItem,
        let menu = item.titleMenuProvider?([])
      else { return refuse("\(name) has no menu; set titleMenuProvider of the top page's navigationItem, for iOS 16 and later") }
      guard navigationController.isTouchable, !navigationController.isNavigationBarHidden else {
        return refuse("\(name) is not on the screen")
      }
      choose(path[...], from: OpenMenu(menu.snapshot(), named: "the menu of \(name)"), for: nil)
    }
  }

  /// Opens the menu of an item and returns the titles that the user sees there (MNU-2, MNU-5).
  public func menuTitles(of item: UIBarButtonItem) -> [String] {
    perform { reachedMenu(of: item)?.titles ?? [] }
  }

  /// Opens the menu of a button and returns the titles that the user sees there.
  public func menuTitles(of button: UIButton) -> [String] {
    perform { reachedMenu(of: button)?.titles ?? [] }
  }

  private func reachedMenu(of item: UIBarButtonItem) -> OpenMenu? {
    let isInOverflowMenu = window.map(ShownItems.inOverflowMenus)?.contains { $0 === item } ?? false
    return reached(item.openMenu, of: item.menuName, isReached: ShownItems.canReach(item) || isInOverflowMenu, item.isEnabled)
  }

  private func reachedMenu(of button: UIButton) -> OpenMenu? {
    reached(button.openMenu, of: button.menuName, isReached: button.isTouchable, button.isEnabled)
  }

  private func reached(
    _ menu: @autoclosure () -> OpenMenu?, of name: String, isReached: Bool, _ isEnabled: Bool
  ) -> OpenMenu? {
    if !isReached {
      refuse("\(name) cannot be reached; it is hidden, covered, or not on the screen")
    } else if !isEnabled {
      refuse("\(name) is disabled")
    } else if let menu = menu() {
      return menu
    } else {
      refuse("\(name) has no menu; set its menu")
    }
    return nil
  }

  /// Chooses an element, or records why the user cannot.
  func choose(_ path: ArraySlice<String>, from menu: OpenMenu, for sender: Any?) {
    do { try menu.choose(path, for: sender) } catch { refuse(error.message) }
  }
}

extension UIBarButtonItem {
  /// The menu, opened.
  var openMenu: OpenMenu? { menu.map { OpenMenu($0, named: "the menu of \(menuName)", tracksSelection: tracksSelection) } }

  fileprivate var menuName: String { (title ?? identifier).map { "\"\($0)\"" } ?? "the item" }
}

extension UIButton {
  /// The menu, opened.
  var openMenu: OpenMenu? { menu.map { OpenMenu($0, named: "the menu of \(menuName)", tracksSelection: tracksSelection) } }

  fileprivate var menuName: String { currentTitle.map { "\"\($0)\"" } ?? modelName }
}
