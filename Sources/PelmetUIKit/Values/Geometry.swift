public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.Offset: UIKitConvertible {
  public var uiKitValue: UIOffset { UIOffset(horizontal: horizontal, vertical: vertical) }
}

extension Theme.EdgeInsets: UIKitConvertible {
  public var uiKitValue: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}
