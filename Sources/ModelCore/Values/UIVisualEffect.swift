public import Foundation

/// An effect on the content behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public override init() {
    super.init()
  }
}

/// A blur. Two of the same style are equal.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable, CaseIterable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case extraDark = 3
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  /// The style of the effect, which UIKit does not expose.
  package nonisolated let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  open nonisolated override var hash: Int { style.hashValue }
}

/// Glass (iOS 26). Its colours depend on what is below, so that the model has none (GLS-1).
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }

  /// The style, which UIKit does not expose.
  package let style: Style

  /// Whether the glass reacts to touches.
  open var isInteractive = false

  open var tintColor: UIColor?

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public override convenience init() {
    self.init(style: .regular)
  }
}

/// Lets pieces of glass in a view's content merge where they are near each other (iOS 26).
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance in points from which pieces merge.
  open var spacing: CGFloat = 0
}
