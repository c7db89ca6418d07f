internal import ModelCore

/// The bars of a screen as objects, which tell more than the screen: the styles of blurs and fonts.
@MainActor
struct BarObjects {
  private(set) var navigationBar: UINavigationBar?
  private(set) var toolbar: UIToolbar?
  private(set) var tabBar: UITabBar?
  /// Back to front.
  private(set) var searchBars: [UISearchBar] = []

  /// Finds the bars in a window that stand where the screen has them; a toolbar also where its items stand in a column.
  init(of screen: ModelScreen, in window: UIWindow) {
    // A toolbar that has given its items to a column is anywhere.
    let column = screen.verticalBar == nil ? nil : CGRect.null
    var views: [UIView] = [window]
    while let view = views.popLast() {
      switch view {
      case let bar as UINavigationBar where Self.isAt(screen.navigationBar?.frame, bar): navigationBar = bar
      case let bar as UIToolbar where Self.isAt(screen.toolbar?.frame ?? column, bar): toolbar = bar
      case let bar as UITabBar where Self.isAt(screen.tabBar?.frame ?? screen.verticalBar?.tabBar?.frame, bar): tabBar = bar
      case let bar as UISearchBar: searchBars.append(bar)
      default: views += view.subviews.filter { !$0.isHidden }
      }
    }
  }

  private static func isAt(_ frame: CGRect?, _ bar: UIView) -> Bool {
    frame?.isNull == true || bar.convert(bar.bounds, to: nil) == frame
  }
}

extension ModelAppearanceSlot {
  /// The object in this slot of a bar.
  @MainActor
  func appearance(in bar: UINavigationBar) -> UINavigationBarAppearance? {
    let item = bar.topItem
    return switch self {
    case .bar(.standard): bar.standardAppearance
    case .bar(.compact): bar.compactAppearance
    case .bar(.scrollEdge): bar.scrollEdgeAppearance
    case .bar(.compactScrollEdge): bar.compactScrollEdgeAppearance
    case .item(.standard): item?.standardAppearance
    case .item(.compact): item?.compactAppearance
    case .item(.scrollEdge): item?.scrollEdgeAppearance
    case .item(.compactScrollEdge): item?.compactScrollEdgeAppearance
    }
  }

  /// The object in this slot of a bar.
  @MainActor
  func appearance(in bar: UIToolbar) -> UIToolbarAppearance? {
    switch self {
    case .bar(.standard): bar.standardAppearance
    case .bar(.compact): bar.compactAppearance
    case .bar(.scrollEdge): bar.scrollEdgeAppearance
    case .bar(.compactScrollEdge): bar.compactScrollEdgeAppearance
    case .item: nil
    }
  }

  /// The object in this slot of a bar.
  @MainActor
  func appearance(in bar: UITabBar) -> UITabBarAppearance? {
    switch self {
    case .bar(.standard): bar.standardAppearance
    case .bar(.scrollEdge): bar.scrollEdgeAppearance
    case .item(.standard): bar.selectedItem?.standardAppearance
    case .item(.scrollEdge): bar.selectedItem?.scrollEdgeAppearance
    case .bar, .item: nil
    }
  }
}

extension UIBarStyle {
  /// The blur of a legacy bar.
  var effect: UIBlurEffect.Style { self == .default ? .systemChromeMaterial : .systemChromeMaterialDark }
}
