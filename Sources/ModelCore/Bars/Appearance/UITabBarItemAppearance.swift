public import Foundation

/// The look of a tab bar item in all its states, in one layout (APP-13).
@MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()
  open private(set) var focused = UITabBarItemStateAppearance()

  /// The layout whose defaults fill in what is not set.
  package private(set) var style: Style

  /// For stacked items.
  public override convenience init() {
    self.init(style: .stacked)
  }

  /// Required, which UIKit's is not, so that copies keep their class.
  public required init(style: Style) {
    self.style = style
    super.init()
  }

  /// Forgets everything that was set.
  open func configureWithDefault(for style: Style) {
    self.style = style
    normal = UITabBarItemStateAppearance()
    selected = UITabBarItemStateAppearance()
    disabled = UITabBarItemStateAppearance()
    focused = UITabBarItemStateAppearance()
  }

  func modelCopy() -> Self {
    let copy = Self(style: style)
    copy.normal.adopt(normal)
    copy.selected.adopt(selected)
    copy.disabled.adopt(disabled)
    copy.focused.adopt(focused)
    return copy
  }

  /// On the main thread only, like everything of this class.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { modelCopy() }
  }
}
