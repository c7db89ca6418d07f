public import Foundation

/// A view that the user operates.
open class UIControl: UIView {
  /// The states of a control, for each of which an item's legacy properties can have a value (LEG-3).
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  open var isEnabled = true
}

/// An action that the user can perform with an item.
@MainActor
open class UIAction: NSObject {
  open var title = ""
  open var image: UIImage?
  package let handler: (UIAction) -> Void

  package init(_ handler: @escaping (UIAction) -> Void) {
    self.handler = handler
    super.init()
  }

  public convenience init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.init(handler)
    self.title = title
    self.image = image
  }
}

/// The menu of an item. Its contents are not modelled.
@MainActor
open class UIMenu: NSObject {}
