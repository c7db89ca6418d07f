public import Foundation

/// A heading or a footer of a table's section. The initialisers of subclasses are as those of ``UITableViewCell``.
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Creates a view of a registered class with `init(reuseIdentifier:)`, as UIKit does. Never call it.
  public required convenience init(modelReuseIdentifier: String) {
    self.init(reuseIdentifier: modelReuseIdentifier)
  }

  public let reuseIdentifier: String?

  open func prepareForReuse() {}

  /// The view for the content. It fills the heading.
  public let contentView = UIView()

  /// The built-in label, made when it is first read. It is kept, and not laid out.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }()

  /// The content, kept and not drawn. Since iOS 14.
  open var contentConfiguration: (any UIContentConfiguration)?

  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  open var backgroundConfiguration: UIBackgroundConfiguration?

  open var backgroundView: UIView?

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
