/// A button or a bar button item: what opens a menu of its own (MNU-6).
@MainActor
protocol MenuOpener: AnyObject {
  var menu: UIMenu? { get }
  var isEnabled: Bool { get }
  var changesSelectionAsPrimaryAction: Bool { get }

  /// Whether a tap does nothing but open the menu.
  var opensMenuByTap: Bool { get }

  /// The words for the button or item in messages.
  var menuName: String { get }
}

extension MenuOpener {
  /// Whether what was chosen from the menu is shown (MNU-8).
  var tracksSelection: Bool { changesSelectionAsPrimaryAction && opensMenuByTap }

  /// Opens the menu.
  @discardableResult
  func openMenu() -> OpenMenu? {
    menu.map { OpenMenu($0, named: "the menu of \(menuName)", tracksSelection: tracksSelection) }
  }
}
