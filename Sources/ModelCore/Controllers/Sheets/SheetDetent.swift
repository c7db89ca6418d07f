public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests when the user lets it go (SHT-1). Since iOS 15.
  ///
  /// Make one with ``medium()``, ``large()`` or ``custom(identifier:resolver:)``.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent, by which a sheet's other properties refer to it.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The name: that of the system's detent, or of the app. A custom detent without one gets a name that no other has (SHT-2).
    public let identifier: Identifier

    /// The effect behind the sheet at this detent; `nil` for the system's. Kept, not drawn. Since iOS 26.1.
    open var backgroundEffect: UIVisualEffect?

    /// Whether the app made it, which it can since iOS 16 (SHT-2).
    let isCustom: Bool

    private let resolver: Resolver

    private init(_ identifier: Identifier, isCustom: Bool, _ resolver: @escaping Resolver) {
      self.identifier = identifier
      self.isCustom = isCustom
      self.resolver = resolver
      super.init()
    }

    /// Creates the detent at about half the height of the screen, which is inactive in compact height (SHT-1). The model takes the half of
    /// the greatest height.
    open class func medium() -> Detent {
      Detent(.medium, isCustom: false) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : ($0.maximumDetentValue / 2).rounded()
      }
    }

    /// Creates the detent at the full height of a sheet (SHT-1).
    open class func large() -> Detent { Detent(.large, isCustom: false) { $0.maximumDetentValue } }

    /// Creates a detent at a height of the app's choice (SHT-2). Since iOS 16; on iOS 15 the model leaves it out.
    /// - Parameters:
    ///   - identifier: A name that no other detent of the sheet has; `nil` if nothing refers to it.
    ///   - resolver: Returns the height in points, without the safe area below, or `nil` where the detent is inactive. It must not change
    ///     the sheet. Call ``UISheetPresentationController/invalidateDetents()`` when something that it reads has changed.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      let name = identifier ?? Identifier(CurrentSimulation.simulation?.subjectNames.next(for: Detent.self) ?? "Detent")
      return Detent(name, isCustom: true, resolver)
    }

    /// Returns the height in points of the detent in a context, or `nil` where it is inactive. For resolvers that build on other detents.
    /// Since iOS 16.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The surroundings of a sheet, from which a detent computes its height (SHT-2). Since iOS 16.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits around the sheet: those of the window.
  var containerTraitCollection: UITraitCollection { get }

  /// The greatest height that a detent can have, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The surroundings that a sheet has now.
final class SheetSurroundings: NSObject, UISheetPresentationControllerDetentResolutionContext {
  /// Those when they are first asked for, which most detents do not.
  private(set) lazy var containerTraitCollection = (container.window ?? container).traitCollection
  let maximumDetentValue: CGFloat
  private let container: UIView

  /// - Parameter container: The view that the sheet rises in.
  init(in container: UIView) {
    self.container = container
    let safeArea = SafeArea.insets(of: container)
    maximumDetentValue = max(0, container.bounds.height - safeArea.top - safeArea.bottom - Self.gap)
    super.init()
  }

  /// The room between the safe area and a large sheet, in points, as one library measured it (SHT-2).
  private static let gap: CGFloat = 10
}
