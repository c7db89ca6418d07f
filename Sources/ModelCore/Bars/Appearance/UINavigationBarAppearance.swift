public import Foundation

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    buttonAppearance = other.buttonAppearance
    prominentButtonAppearance = other.prominentButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicator = other.backIndicator
  }

  // MARK: Titles; what the attributes leave out is the system's (BAR-11)

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  open var titlePositionAdjustment = UIOffset.zero

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of the subtitle. Since iOS 26 (APP-15).
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of the subtitle below a large title. Since iOS 26 (APP-15).
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  // MARK: Buttons (APP-11); copied when set (APP-6)

  private var button = UIBarButtonItemAppearance(style: .plain)
  private var prominentButton = UIBarButtonItemAppearance(style: .done)
  private var backButton = UIBarButtonItemAppearance(style: .plain)

  open var buttonAppearance: UIBarButtonItemAppearance {
    get { button }
    set { button = newValue.modelCopy() }
  }

  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButton }
    set { prominentButton = newValue.modelCopy() }
  }

  /// The name of `prominentButtonAppearance` before iOS 26 (APP-11).
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtonAppearance }
    set { prominentButtonAppearance = newValue }
  }

  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { backButton }
    set { backButton = newValue.modelCopy() }
  }

  // MARK: Back indicator (APP-10)

  private(set) var backIndicator = ModelBackIndicator.system

  open var backIndicatorImage: UIImage {
    if case .custom(let image, _) = backIndicator { image } else { SystemDefaults.backIndicatorImage }
  }

  open var backIndicatorTransitionMaskImage: UIImage {
    if case .custom(_, let mask) = backIndicator { mask } else { SystemDefaults.backIndicatorImage }
  }

  /// Sets image and mask of the back indicator; `nil` for either restores the system's. Before iOS 13.3 the two were swapped (APP-10).
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    guard let backIndicatorImage, let transitionMaskImage else { return backIndicator = .system }
    backIndicator =
      CurrentSimulation.device.systemVersion < Device.Release(13, 3)
      ? .custom(transitionMaskImage, mask: backIndicatorImage) : .custom(backIndicatorImage, mask: transitionMaskImage)
  }
}
