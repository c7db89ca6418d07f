public import Foundation

/// The look of a bar button item in all its states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  open private(set) var focused = UIBarButtonItemStateAppearance()

  /// The style that provides the defaults.
  package private(set) var style: UIBarButtonItem.Style

  /// Creates an appearance for plain items.
  public override convenience init() {
    self.init(style: .plain)
  }

  /// Creates an appearance for a style. Required, unlike UIKit's, so that copies keep their class.
  public required init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  /// Resets all properties.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    normal = UIBarButtonItemStateAppearance()
    highlighted = UIBarButtonItemStateAppearance()
    disabled = UIBarButtonItemStateAppearance()
    focused = UIBarButtonItemStateAppearance()
  }

  func modelCopy() -> Self {
    let copy = Self(style: style)
    copy.normal.adopt(normal)
    copy.highlighted.adopt(highlighted)
    copy.disabled.adopt(disabled)
    copy.focused.adopt(focused)
    return copy
  }

  /// On the main thread only, like everything of this class.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { modelCopy() }
  }

  /// A copy of the same class, which changes by itself (APP-6).
  public nonisolated func copy() -> Self {
    MainActor.assumeIsolated { modelCopy() }
  }

  @_disfavoredOverload
  open nonisolated override func copy() -> Any { copy(with: nil) }
}

extension UIBarButtonItemAppearance {
  /// The title's colour in a state. Highlighted and disabled states inherit from normal, focused from highlighted (APP-12).
  public func modelState(_ state: UIControl.State) -> ModelItemState {
    ModelItemState(synthesis(state).map { ($0, attributes: appearance(for: $0).titleTextAttributes) })
  }

  /// The background image in a state: its own, or that of the state that it inherits from (APP-12).
  func modelBackgroundImage(_ state: UIControl.State) -> UIImage? {
    synthesis(state).lazy.compactMap { self.appearance(for: $0).backgroundImage }.first
  }

  /// The states that `state` inherits from, nearest first.
  private func synthesis(_ state: UIControl.State) -> [UIControl.State] {
    switch state {
    case .highlighted: [.highlighted, .normal]
    case .disabled: [.disabled, .normal]
    case .focused: [.focused, .highlighted, .normal]
    default: [.normal]
    }
  }

  private func appearance(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
    switch state {
    case .highlighted: highlighted
    case .disabled: disabled
    case .focused: focused
    default: normal
    }
  }
}

/// The look of a bar button item in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  open var titlePositionAdjustment = UIOffset.zero

  open var backgroundImage: UIImage?

  open var backgroundImagePositionAdjustment = UIOffset.zero

  func adopt(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The role of a button in a bar, which decides on its appearance (APP-11).
package enum BarButtonRole { case plain, prominent, back }

extension UINavigationBarAppearance {
  /// The appearance of buttons with this role (APP-11).
  func buttonAppearance(for role: BarButtonRole) -> UIBarButtonItemAppearance {
    switch role {
    case .plain: buttonAppearance
    case .prominent: prominentButtonAppearance
    case .back: backButtonAppearance
    }
  }

  /// The title colour of a button. A back button takes values that its appearance leaves out from `buttonAppearance` (APP-11).
  package func buttonState(_ role: BarButtonRole, _ state: UIControl.State) -> ModelItemState {
    let own = buttonAppearance(for: role).modelState(state)
    return role == .back && own.titleColor == nil ? buttonAppearance.modelState(state) : own
  }
}

extension UIToolbarAppearance {
  /// The appearance of buttons with this role (APP-11).
  func buttonAppearance(for role: BarButtonRole) -> UIBarButtonItemAppearance {
    role == .prominent ? prominentButtonAppearance : buttonAppearance
  }

  /// The title colour of a button (APP-11).
  package func buttonState(_ role: BarButtonRole, _ state: UIControl.State) -> ModelItemState {
    buttonAppearance(for: role).modelState(state)
  }
}

extension UIBarButtonItem {
  /// The role of an item in a bar (APP-11).
  package var role: BarButtonRole { style == .done ? .prominent : .plain }
}

/// The colour of an item's title in a state, and the state that it comes from (APP-12).
public struct ModelItemState: Sendable {
  /// The explicit colour that applies, or `nil` if none of the states sets one.
  public let titleColor: UIColor?

  /// The state that sets the colour; normal, the last one, if none does.
  public let origin: UIControl.State

  /// Takes the title colour of the first state that has one.
  init(_ states: [(UIControl.State, attributes: [NSAttributedString.Key: Any])]) {
    for (state, attributes) in states {
      guard let color = attributes[.foregroundColor] as? UIColor else { continue }
      titleColor = color
      origin = state
      return
    }
    titleColor = nil
    origin = .normal
  }
}
