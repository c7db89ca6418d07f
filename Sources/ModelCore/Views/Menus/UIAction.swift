import Foundation

/// A closure that runs when an action is chosen or a control performs it.
public typealias UIActionHandler = (UIAction) -> Void

/// An action that the user can perform with an item, a control or a menu (MNU-1).
@preconcurrency @MainActor
open class UIAction: ModelMenuLeaf, UIMenuLeaf {
  /// The name by which a control or a menu knows an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    public static let paste = Identifier("com.apple.action.paste")
  }

  package let handler: UIActionHandler

  public let identifier: Identifier

  /// The image while the state is on (iOS 17).
  open var selectedImage: UIImage?

  /// - Parameters:
  ///   - identifier: `nil` for one of its own.
  ///   - handler: Called whenever the action is performed.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
    self.selectedImage = selectedImage
    super.init(title, subtitle, image, discoverabilityTitle, attributes, state)
  }

  /// Calls the handler on behalf of a sender (MNU-7).
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  override func copied() -> UIAction {
    UIAction(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
  }
}

/// An element of a menu with the selector of an action, for whichever responder performs it (MNU-7). The method gets the command.
@preconcurrency @MainActor
open class UICommand: ModelMenuLeaf, UIMenuLeaf {
  public let action: Selector
  public let propertyList: Any?

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    super.init(title, subtitle, image, discoverabilityTitle, attributes, state)
  }

  private weak var opener: AnyObject?

  open func performWithSender(_ sender: Any?, target: Any?) {
    opener = sender.map { $0 as AnyObject }
    ActionDispatch.send(action, to: target, from: self, for: nil)
  }

  override func copied() -> UICommand {
    UICommand(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
}

extension UICommand: ActionSender {
  /// The button whose menu has the command, or the bar of an item.
  var chainStart: AnyObject? { (opener as? any ActionSender)?.chainStart ?? opener }
}
