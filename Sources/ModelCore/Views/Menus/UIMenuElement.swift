public import Foundation

/// An element of a menu: an action, a command, a menu, or elements that are made when the menu opens (MNU-1).
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The mark beside an element.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The style of an element, and what a tap on it does (MNU-2).
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Shown, but not to be chosen.
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    /// Left out of the menu.
    public static let hidden = Attributes(rawValue: 4)
    /// Leaves the menu open after a tap (iOS 16).
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  open internal(set) var title: String

  /// The text below the title (iOS 15).
  open var subtitle: String?

  open internal(set) var image: UIImage?

  init(title: String = "", subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  /// The element that UIKit keeps when it gets a menu with this one: a copy, so that later changes do not reach it (MNU-3).
  func copied() -> UIMenuElement { self }
}

/// An element that does something when it is chosen: an action or a command. Since iOS 16.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var discoverabilityTitle: String? { get set }
  var image: UIImage? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }

  /// The object on behalf of which the element does its work, while it does.
  var sender: Any? { get }

  /// Does what a tap on the element in a menu does.
  /// - Parameter target: The receiver of a command.
  func performWithSender(_ sender: Any?, target: Any?)
}

/// The common part of actions and commands, whose classes in UIKit declare it each for itself.
@preconcurrency @MainActor
open class ModelMenuLeaf: UIMenuElement {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// A longer title, for the overview of keyboard shortcuts.
  open var discoverabilityTitle: String?

  open var attributes: Attributes

  open var state: State

  /// The control or item that performs the action, while it does. Since iOS 14.
  open internal(set) var sender: Any?

  init(
    _ title: String, _ subtitle: String?, _ image: UIImage?, _ discoverabilityTitle: String?, _ attributes: Attributes,
    _ state: State
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }
}
