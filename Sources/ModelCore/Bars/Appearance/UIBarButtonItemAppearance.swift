public import Foundation

/// The look of a bar button item in all its states.
@MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  open private(set) var focused = UIBarButtonItemStateAppearance()

  /// The style whose defaults fill in what is not set.
  package private(set) var style: UIBarButtonItem.Style

  /// For plain items.
  public override convenience init() {
    self.init(style: .plain)
  }

  /// Required, which UIKit's is not, so that copies keep their class.
  public required init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  /// Forgets everything that was set.
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
}

extension UIBarButtonItemAppearance {
  /// APP-12: highlighted and disabled come from normal, focused from highlighted.
  public func modelState(_ state: UIControl.State) -> ModelItemState {
    ModelItemState(synthesis(state).map { ($0, attributes: appearance(for: $0).titleTextAttributes) })
  }

  /// What is drawn behind an item in a state, its own or that of the state that stands in (APP-12).
  func modelBackgroundImage(_ state: UIControl.State) -> UIImage? {
    synthesis(state).lazy.compactMap { self.appearance(for: $0).backgroundImage }.first
  }

  /// The states in which an item in `state` looks for its values, nearest first.
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
@MainActor
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

/// What a button of a bar is, which fixes the appearance that applies to it (APP-11).
package enum BarButtonRole { case plain, prominent, back }

extension UINavigationBarAppearance {
  /// What a button of this role looks like (APP-11).
  func buttonAppearance(for role: BarButtonRole) -> UIBarButtonItemAppearance {
    switch role {
    case .plain: buttonAppearance
    case .prominent: prominentButtonAppearance
    case .back: backButtonAppearance
    }
  }

  /// The title colour of a button. What a back button's appearance leaves out is drawn from `buttonAppearance` (APP-11).
  package func buttonState(_ role: BarButtonRole, _ state: UIControl.State) -> ModelItemState {
    let own = buttonAppearance(for: role).modelState(state)
    return role == .back && own.titleColor == nil ? buttonAppearance.modelState(state) : own
  }
}

extension UIToolbarAppearance {
  /// What a button of this role looks like (APP-11).
  func buttonAppearance(for role: BarButtonRole) -> UIBarButtonItemAppearance {
    role == .prominent ? prominentButtonAppearance : buttonAppearance
  }

  /// The title colour of a button (APP-11).
  package func buttonState(_ role: BarButtonRole, _ state: UIControl.State) -> ModelItemState {
    buttonAppearance(for: role).modelState(state)
  }
}

extension UIBarButtonItem {
  /// APP-11.
  package var role: BarButtonRole { style == .done ? .prominent : .plain }
}

/// How an item's title is coloured in one state, and where the colour comes from (APP-12).
public struct ModelItemState: Sendable {
  /// The explicit colour that this state's colour comes from; nil: none was set on the way.
  public let titleColor: UIColor?

  /// The state on which that colour was set; normal, the end of the way, when none was.
  public let origin: UIControl.State

  /// Goes through the states in order until one has a title colour.
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
