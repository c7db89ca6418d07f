public import Foundation

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
