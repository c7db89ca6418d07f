// What came with the SDKs of iOS 26, 27 and 27.1. `.ci/check-signatures` compiles against each: SDK_26 and SDK_27_0 hide later names.

@MainActor open class UIScrollEdgeEffect: NSObject {
  public final class Style: NSObject, Sendable {
    public class var automatic: UIScrollEdgeEffect.Style { declared() }
    public class var soft: UIScrollEdgeEffect.Style { declared() }
    public class var hard: UIScrollEdgeEffect.Style { declared() }
  }
  open var style: UIScrollEdgeEffect.Style = .automatic
  open var isHidden = false
}

#if !SDK_26
  public struct UIBarButtonItemVisibilityPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let low = Self(rawValue: -1)
    public static let standard = Self(rawValue: 0)
    public static let high = Self(rawValue: 1)
  }
  public enum UIBarMinimizationBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }
  public enum UIBarMinimizationSafeAreaAdjustment: Int, Sendable { case automatic, enabled, disabled }
  public enum UIBarMinimizationRestorationBehavior: Int, Sendable { case automatic, atScrollEdge }
  public struct UIBarMinimization: Sendable {
    public init() {}
    public var minimizationBehavior = UIBarMinimizationBehavior.automatic
    public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic
    public var restorationBehavior = UIBarMinimizationRestorationBehavior.automatic
  }
#endif

#if !SDK_26 && !SDK_27_0
  public enum UIVerticalBarEdge: Int, Sendable { case unspecified, leading, trailing }
  public enum UIVerticalBarBehavior: Int, Sendable { case automatic, disabled }
  public enum UIVerticalBarCompressionBehavior: Int, Sendable { case automatic, prefersBarItems, prefersTabBar }
#endif
