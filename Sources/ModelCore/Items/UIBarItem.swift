public import Foundation

/// What the items of all bars have in common.
@MainActor
open class UIBarItem: NSObject {
  public override init() {
    super.init()
  }

  open var title: String?

  open var image: UIImage?

  open var isEnabled = true

  open var tag = 0

  /// Shown instead of `image` in a bar with compact metrics (ITM-8).
  open var landscapeImagePhone: UIImage?

  /// Shown where text is very large and a person presses long.
  open var largeContentSizeImage: UIImage?

  open var imageInsets = UIEdgeInsets.zero

  open var landscapeImagePhoneInsets = UIEdgeInsets.zero

  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  private var attributes = LegacyTable<UIControl.State, [NSAttributedString.Key: Any]>()

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
  }

  /// The attributes that an item in this state uses: its own, else the normal ones (ITM-11).
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}
