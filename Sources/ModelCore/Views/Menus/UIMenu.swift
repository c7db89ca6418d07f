import Foundation

/// A menu: of an item, a button or a title, or inside another menu. A test chooses from it with
/// ``Simulation/chooseFromMenu(_:of:)-(String...,UIBarButtonItem)``.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// The place of a menu's children, and the marks beside them (MNU-2, MNU-8).
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The children stand in the menu above.
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one action of the menu and those below is on (iOS 15).
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The children stand beside each other (iOS 17).
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of a menu's children (iOS 16).
  public enum ElementSize: Int, Sendable {
    /// The system chooses (iOS 17).
    case automatic = -1
    case small
    case medium
    case large
  }

  public let identifier: Identifier
  public let options: Options

  /// Kept, and not drawn.
  open var preferredElementSize: ElementSize

  public let children: [UIMenuElement]

  /// - Parameter identifier: `nil` for one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic." + UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a menu with the same title, image, identifier and options, and other children (MNU-4).
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements of this menu and those below that are on, in their order (MNU-4, iOS 15).
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
    }
  }

  override func copied() -> UIMenu { replacingChildren(children.map { $0.copied() }) }
}
