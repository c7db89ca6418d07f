public import Foundation

/// The field of a search bar.
open class UISearchTextField: UIControl {
  open var text: String?

  open var placeholder: String?

  open var attributedPlaceholder: NSAttributedString?

  open var textColor: UIColor?

  open var font: UIFont?

  /// The magnifying glass, whose tint an app may set.
  open var leftView: UIView? = UIView()
}
