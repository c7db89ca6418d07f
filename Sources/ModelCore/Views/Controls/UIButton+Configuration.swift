public import Foundation

extension UIButton {
  /// The look and the contents of a button in one value (CTL-12). Title and image are what a button without a title of its own shows; the rest
  /// is kept, and not drawn. Since iOS 15.
  @preconcurrency @MainActor
  public struct Configuration {
    public enum Size: Int, Sendable { case medium, small, mini, large }

    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }

    /// The kinds of button that the system has.
    package enum Kind: Hashable, Sendable {
      case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    package let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
    }

    public static func plain() -> Self { Self(.plain) }
    public static func tinted() -> Self { Self(.tinted) }
    public static func gray() -> Self { Self(.gray) }
    public static func filled() -> Self { Self(.filled) }
    public static func borderless() -> Self { Self(.borderless) }
    public static func bordered() -> Self { Self(.bordered) }
    public static func borderedTinted() -> Self { Self(.borderedTinted) }
    public static func borderedProminent() -> Self { Self(.borderedProminent) }

    // MARK: Contents

    private var ownTitle: AttributedString?
    private var ownSubtitle: AttributedString?

    /// The text of ``attributedTitle``.
    public var title: String? {
      get { ownTitle.map { String($0.characters) } }
      set { ownTitle = newValue.map { AttributedString($0) } }
    }

    public var attributedTitle: AttributedString? {
      get { ownTitle }
      set { ownTitle = newValue }
    }

    /// The text of ``attributedSubtitle``.
    public var subtitle: String? {
      get { ownSubtitle.map { String($0.characters) } }
      set { ownSubtitle = newValue.map { AttributedString($0) } }
    }

    public var attributedSubtitle: AttributedString? {
      get { ownSubtitle }
      set { ownSubtitle = newValue }
    }

    public var image: UIImage?

    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Whether an indicator takes the place of the image.
    public var showsActivityIndicator = false

    // MARK: Looks

    public var background = UIBackgroundConfiguration.clear()

    /// `nil` for the colour of the kind.
    public var baseForegroundColor: UIColor?

    /// `nil` for the colour of the kind.
    public var baseBackgroundColor: UIColor?

    public var cornerStyle = CornerStyle.dynamic

    public var buttonSize = Size.medium

    public var macIdiomStyle = MacIdiomStyle.automatic

    public var titleAlignment = TitleAlignment.automatic

    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The side of the title on which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// Between title and image, in points.
    public var imagePadding: CGFloat = 0

    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1

    /// In points. Those of a kind before the app sets any are not established: zero here.
    public var contentInsets = NSDirectionalEdgeInsets.zero

    public var automaticallyUpdateForSelection = true

    /// The configuration for the state of a button: this one, because colours are not drawn.
    public func updated(for button: UIButton) -> Self { self }
  }
}

extension UIButton {
  /// Creates a button with a configuration, which takes title and image of the action (CTL-12). Since iOS 15.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    var configuration = configuration
    if let primaryAction {
      if !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
      if let image = primaryAction.image { configuration.image = image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
  }
}
