// Types that came with iOS 26, 27 and 27.1. Each names Apple's page, with which kind, declaration and availability agree.

// uiscrolledgeeffect, uiscrolledgeeffect/style-swift.class
@available(iOS 26, visionOS 26, *)
@MainActor open class UIScrollEdgeEffect: NSObject {
  @MainActor open class Style: NSObject {
    open class var automatic: UIScrollEdgeEffect.Style { declared() }
    open class var soft: UIScrollEdgeEffect.Style { declared() }
    open class var hard: UIScrollEdgeEffect.Style { declared() }
  }
}

// uibarbuttonitemvisibilitypriority; …/low and …/high have no visionOS, …/standard has.
@available(iOS 27, visionOS 27, *)
public struct UIBarButtonItemVisibilityPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  @available(visionOS, unavailable)
  public static let low = Self(rawValue: -1)
  public static let standard = Self(rawValue: 0)
  @available(visionOS, unavailable)
  public static let high = Self(rawValue: 1)
}

// uibarminimizationbehavior; of its cases visionOS has automatic.
@available(iOS 27, visionOS 27, *)
public enum UIBarMinimizationBehavior: Int, Sendable {
  case automatic
  @available(visionOS, unavailable)
  case never
  @available(visionOS, unavailable)
  case onScrollDown
  @available(visionOS, unavailable)
  case onScrollUp
}
// uibarminimizationsafeareaadjustment; of its cases visionOS has automatic.
@available(iOS 27, visionOS 27, *)
public enum UIBarMinimizationSafeAreaAdjustment: Int, Sendable {
  case automatic
  @available(visionOS, unavailable)
  case enabled
  @available(visionOS, unavailable)
  case disabled
}
// uibarminimizationrestorationbehavior; of its cases visionOS has automatic.
@available(iOS 27, visionOS 27, *)
public enum UIBarMinimizationRestorationBehavior: Int, Sendable {
  case automatic
  @available(visionOS, unavailable)
  case atScrollEdge
}
// uibarminimization-swift.struct
@available(iOS 27, visionOS 27, *)
public struct UIBarMinimization: Sendable {
  public init() {}
}

// uiverticalbaredge
@available(iOS 27.1, *)
@available(macCatalyst, unavailable)
@available(visionOS, unavailable)
public enum UIVerticalBarEdge: Int, Sendable { case unspecified, leading, trailing }
// uiverticalbarbehavior
@available(iOS 27.1, *)
@available(macCatalyst, unavailable)
@available(visionOS, unavailable)
public enum UIVerticalBarBehavior: Int, Sendable { case automatic, disabled }
// uiverticalbarcompressionbehavior
@available(iOS 27.1, *)
@available(macCatalyst, unavailable)
@available(visionOS, unavailable)
public enum UIVerticalBarCompressionBehavior: Int, Sendable { case automatic, prefersBarItems, prefersTabBar }
