public import Foundation

/// Text in a view. It is kept, and neither measured nor drawn.
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private var content: NSAttributedString?

  /// The text, without the attributes of ``attributedText`` (CTL-5).
  open var text: String? {
    get { content?.string }
    set { content = newValue.map { NSAttributedString(string: $0) } }
  }

  open var attributedText: NSAttributedString? {
    get { content }
    set { content = newValue }
  }

  private var ownFont: UIFont?

  open var font: UIFont! {
    get { ownFont ?? .systemFont(ofSize: 17) }
    set { self.set(\.ownFont, to: newValue) { $0.font = $1 } }
  }

  private var ownTextColor: UIColor?

  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set { self.set(\.ownTextColor, to: newValue) { $0.textColor = $1 } }
  }

  @ModelUnrecorded open var textAlignment = NSTextAlignment.natural

  @ModelUnrecorded open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The number of lines at most; 0 for as many as the text needs.
  @ModelUnrecorded open var numberOfLines = 1

  @ModelUnrecorded open var isEnabled = true

  @ModelUnrecorded open var isHighlighted = false

  @ModelUnrecorded open var highlightedTextColor: UIColor?

  @ModelUnrecorded open var adjustsFontSizeToFitWidth = false

  @ModelUnrecorded open var minimumScaleFactor: CGFloat = 0

  @ModelUnrecorded open var adjustsFontForContentSizeCategory = false
}
