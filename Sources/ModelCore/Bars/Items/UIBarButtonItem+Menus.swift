/// Items that open a menu, or run an action, or both (ITM-8, MNU-6).
extension UIBarButtonItem {
  /// Creates a system item, which takes neither title nor image from the action. Since iOS 14.
  /// - Parameters:
  ///   - primaryAction: The action of a tap.
  ///   - menu: The menu of a tap; with an action, of a long press.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a target's action for a tap, and a menu for a long press. Since iOS 16.
  public convenience init(title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Toggles the item, if it is a toggle, and performs its primary action, or else that of its target (ACT-6).
  func tapped() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    if let action { ActionDispatch.send(action, to: target, from: self, for: UIEvent(.touches)) }
  }
}

extension UIBarButtonItem: ActionSender {
  var chainStart: AnyObject? { bar }
}

extension UIBarButtonItem: MenuOpener {
  var opensMenuByTap: Bool { menu != nil && primaryAction == nil && action == nil }

  var menuName: String { (title ?? identifier).map { "\"\($0)\"" } ?? "the item" }
}
