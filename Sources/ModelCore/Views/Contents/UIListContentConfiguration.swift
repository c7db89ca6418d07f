public import Foundation

/// The content of a row as lists have it: an image, a text and a second text. Since iOS 14.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    /// The number of lines at most; 0 is any number.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false

    init(_ style: UIFont.TextStyle, color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }
  }

  /// The look of an image.
  public struct ImageProperties {
    public var tintColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// In points; zero is no limit.
    public var maximumSize = CGSize.zero
    /// In points; zero is the size of the image.
    public var reservedLayoutSize = CGSize.zero

    init() {}
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var prefersSideBySideTextAndSecondaryText: Bool

  private init(
    _ style: UIFont.TextStyle = .body, secondary: TextProperties = TextProperties(.caption1), sideBySide: Bool = false
  ) {
    textProperties = TextProperties(style)
    secondaryTextProperties = secondary
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  /// The content of a cell of a list.
  public static func cell() -> Self { Self() }

  /// As ``cell()``, with the second text below the first.
  public static func subtitleCell() -> Self { Self() }

  /// As ``cell()``, with the second text beside the first.
  public static func valueCell() -> Self {
    Self(secondary: TextProperties(.body, color: .secondaryLabel), sideBySide: true)
  }

  /// The content of a heading of a plain list.
  public static func plainHeader() -> Self { Self() }

  /// The content of a heading of a grouped list.
  public static func groupedHeader() -> Self { Self(.footnote) }

  /// The content of a footer of a grouped list.
  public static func groupedFooter() -> Self { Self(.footnote) }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The content itself: the colours of states are not modelled.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The view of a ``UIListContentConfiguration``. It keeps the content; text and image are not drawn. Since iOS 14.
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }
}
