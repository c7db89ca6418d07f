public import Foundation

/// The fade of a scroll view's content under bars and other pinned views at one edge (EDG-1, iOS 26). A scroll view has one at most for
/// each edge.
public struct ModelEdgeEffect: Sendable {
  /// The look of an effect, after the system has chosen for `automatic` (EDG-3).
  public enum Style: Hashable, Sendable {
    case soft, hard
    /// The system's own since iOS 27, neither soft nor hard.
    case system27
  }

  /// The scroll view that configures the effect (EDG-2).
  public let scrollView: UIScrollView

  /// One edge of the scroll view.
  public let edge: UIRectEdge

  public let style: Style

  /// The part of the scroll view from the edge to the end of the views that cause the effect, in the window's coordinates, in points.
  public let frame: CGRect

  /// The bars, and the containers with a `UIScrollEdgeElementContainerInteraction`, that cause the effect.
  public let causes: [UIView]

  /// Whether a bar's slot draws a blur as well, so that both overlap (EDG-7).
  public let isDrawnWithBlur: Bool
}

extension UIWindow {
  /// The edge effects of all scroll views in the window, back to front.
  var edgeEffects: [ModelEdgeEffect] {
    guard Glass.isOn else { return [] }
    var causes = EdgeEffectCauses()
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      guard !view.isHidden else { continue }
      causes.add(view)
      waiting += view.storedSubviews.reversed()
    }
    return causes.found.map(\.effect)
  }
}

/// The views that cause edge effects, by scroll view and edge.
@MainActor
private struct EdgeEffectCauses {
  /// An effect with everything that causes it.
  @MainActor
  struct Found {
    let scrollView: UIScrollView
    let edge: UIRectEdge
    var views: [UIView] = []
  }

  private struct Key: Hashable {
    let scrollView: ObjectIdentifier
    let edge: UInt
  }

  private(set) var found: [Found] = []
  private var places: [Key: Int] = [:]

  /// Notes the effects that a view causes: a bar at its edge of its controller's content (EDG-2), a container where its interactions say
  /// (EDG-6). A free-standing bar knows no content, and a bar that stands upright causes none (VBR-14).
  mutating func add(_ view: UIView) {
    switch view {
    case let bar as UINavigationBar: addBar(bar, of: bar.manager, at: .top)
    case let bar as UIToolbar where bar.isEmptied: break
    case let bar as UITabBar where bar.stands: break
    case let bar as UIToolbar: addBar(bar, of: bar.nearestController as? any NavigationBarManager, at: .bottom)
    case let bar as UITabBar: addBar(bar, of: bar.manager?.selectedViewController, at: bar.isAtTop ? .top : .bottom)
    default: break
    }
    for case let interaction as UIScrollEdgeElementContainerInteraction in view.interactions {
      if let scrollView = interaction.scrollView { add(view, over: scrollView, at: interaction.edge) }
    }
  }

  private mutating func addBar(_ bar: UIView, of controller: UIViewController?, at edge: UIRectEdge) {
    guard let controller,
      let outermost = ContentScrollView.find(in: controller, for: edge == .top ? .top : .bottom)
    else { return }
    add(bar, over: outermost.configuring(edge, under: bar), at: edge)
  }

  private mutating func add(_ view: UIView, over scrollView: UIScrollView, at edge: UIRectEdge) {
    guard let effect = scrollView.edgeEffect(at: edge), !effect.isHidden, scrollView.isUnder(view),
      !(view is UIToolbar && effect.isNoneUnderToolbar(at: edge))
    else { return }
    let key = Key(scrollView: ObjectIdentifier(scrollView), edge: edge.rawValue)
    let place = places[key, default: found.count]
    if place == found.count { found.append(Found(scrollView: scrollView, edge: edge)) }
    places[key] = place
    found[place].views.append(view)
  }
}

@MainActor
extension EdgeEffectCauses.Found {
  fileprivate var effect: ModelEdgeEffect {
    ModelEdgeEffect(
      scrollView: scrollView, edge: edge, style: style, frame: frame, causes: views,
      isDrawnWithBlur: views.contains(where: Self.isBlurred))
  }

  private static func isBlurred(_ view: UIView) -> Bool {
    switch view {
    case let bar as UINavigationBar: bar.look.background.isBlurred
    case let bar as UIToolbar: bar.look.background.isBlurred
    case let bar as UITabBar: bar.look.background.isBlurred
    default: false
    }
  }

  private var configured: UIScrollEdgeEffect.Style { scrollView.edgeEffect(at: edge)?.style ?? .automatic }

  /// On iOS 26 `automatic` looks soft (EDG-3).
  private var style: ModelEdgeEffect.Style {
    switch configured {
    case .hard: .hard
    case .soft: .soft
    default: CurrentSimulation.device.systemVersion >= 27 ? .system27 : .soft
    }
  }

  private var frame: CGRect {
    let content = scrollView.convert(scrollView.bounds, to: nil)
    let covered = views.map { $0.convert($0.bounds, to: nil).intersection(content) }.reduce(CGRect.null) { $0.union($1) }
    switch edge {
    case .top:
      let end = isStatusBarOnly ? min(covered.maxY, scrollView.window?.statusBarHeight ?? 0) : covered.maxY
      return CGRect(x: content.minX, y: content.minY, width: content.width, height: max(0, end - content.minY))
    case .bottom:
      return CGRect(x: content.minX, y: covered.minY, width: content.width, height: content.maxY - covered.minY)
    case .left:
      return CGRect(x: content.minX, y: content.minY, width: covered.maxX - content.minX, height: content.height)
    default:
      return CGRect(x: covered.minX, y: content.minY, width: content.maxX - covered.minX, height: content.height)
    }
  }

  /// Whether the effect ends at the status bar: an explicit soft one on iOS 27 with SDK 26, if the policy says so (EDG-4).
  private var isStatusBarOnly: Bool {
    let device = CurrentSimulation.device
    return configured == .soft && device.systemVersion >= 27 && device.linkedSDK < 27
      && CurrentSimulation.policies.softEdgeEffect == .statusBarOnly
  }
}

extension UITabBar {
  /// Whether the bar is at the top of its controller's view, as on a wide pad (TAB-13).
  fileprivate var isAtTop: Bool {
    guard let superview else { return false }
    return frame.midY < superview.bounds.midY
  }
}

extension UIScrollEdgeEffect {
  /// Whether iOS 27 draws no effect of the automatic style under a toolbar at this edge (EDG-10).
  @MainActor fileprivate func isNoneUnderToolbar(at edge: UIRectEdge) -> Bool {
    edge == .bottom && style == .automatic && CurrentSimulation.device.systemVersion >= 27
  }
}

extension UIScrollView {
  /// The effect at one edge; nil for none or several.
  fileprivate func edgeEffect(at edge: UIRectEdge) -> UIScrollEdgeEffect? {
    switch edge {
    case .top: topEdgeEffect
    case .left: leftEdgeEffect
    case .bottom: bottomEdgeEffect
    case .right: rightEdgeEffect
    default: nil
    }
  }

  /// Whether the scroll view is visible in the window of a view that covers a part of it (EDG-1, EDG-8).
  fileprivate func isUnder(_ view: UIView) -> Bool {
    guard let window, window === view.window else { return false }
    let covered = view.convert(view.bounds, to: nil).intersection(convert(bounds, to: nil))
    return !covered.isNull && covered.width > 0 && covered.height > 0
  }

  /// The scroll view that configures the effect under a bar: this one, or the innermost along the first subviews that does (EDG-2).
  fileprivate func configuring(_ edge: UIRectEdge, under bar: UIView) -> UIScrollView {
    var configuring = self
    var view: UIView = self
    while let next = view.storedSubviews.first {
      if let scrollView = next as? UIScrollView, let effect = scrollView.edgeEffect(at: edge),
        effect.isHidden || effect.style != .automatic, scrollView.isUnder(bar)
      {
        configuring = scrollView
      }
      view = next
    }
    return configuring
  }
}
