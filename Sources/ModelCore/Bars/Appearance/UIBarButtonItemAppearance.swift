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
