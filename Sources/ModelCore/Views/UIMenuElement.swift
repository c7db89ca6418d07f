public import Foundation

/// An element of a menu: an action, a menu, or elements that are made when the menu opens.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  open fileprivate(set) var title = ""
  open fileprivate(set) var image: UIImage?
}

/// An action that the user can perform with an item.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  package let handler: (UIAction) -> Void

  /// The control that performs the action, while it does. Since iOS 14.
  open private(set) var sender: Any?

  func perform(by sender: UIControl) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  package init(_ handler: @escaping (UIAction) -> Void) {
    self.handler = handler
    super.init()
  }

  public convenience init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.init(handler)
    self.title = title
    self.image = image
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
}

/// The menu of an item. Its contents are not modelled.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {}

/// Elements that UIKit asks for when a menu opens. Menus are not opened here, so nobody asks.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init()
  }
}
