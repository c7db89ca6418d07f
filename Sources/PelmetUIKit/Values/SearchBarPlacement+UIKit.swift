public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

@available(iOS 16, *)
extension Theme.NavigationItemStyle.SearchBarPlacement: UIKitConvertible {
  /// UIKit's placement. Before iOS 26, the integrated placements become `inline` (LG-5). visionOS has only one of them, `integrated`.
  public var uiKitValue: UINavigationItem.SearchBarPlacement {
    switch self {
    case .automatic: return .automatic
    case .stacked: return .stacked
    case .inline: return .inline
    case .integrated, .integratedCentered, .integratedButton:
      guard #available(iOS 26, visionOS 26, *), Theme.OSVersion.current >= 26 else { return .inline }
      #if !os(visionOS)
        if self == .integratedCentered { return .integratedCentered }
        if self == .integratedButton { return .integratedButton }
      #endif
      return .integrated
    }
  }
}
