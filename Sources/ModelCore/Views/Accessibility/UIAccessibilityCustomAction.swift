public import Foundation

/// An action of an object that assistive technologies offer by its name (DEV-4). A test performs it with
/// ``Simulation/performCustomAction(named:of:)``.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String

  open var image: UIImage?

  /// The object whose method is called, which is not kept.
  open weak var target: AnyObject?

  /// A method without parameters, or with the action, that returns whether it succeeded.
  open var selector: Selector?

  open var actionHandler: Handler?

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Since iOS 13.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Performs the action.
  /// - Returns: Whether it says that it succeeded.
  func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return selector.send(to: target, self) as? Bool ?? false
  }
}
