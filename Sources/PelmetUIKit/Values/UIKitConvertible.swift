public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

/// A value of a theme that UIKit represents by a type of its own.
@MainActor
public protocol UIKitConvertible {
  associatedtype UIKitValue

  /// The value as UIKit's type.
  var uiKitValue: UIKitValue { get }
}

extension Theme.Offset: UIKitConvertible {
  public var uiKitValue: UIOffset { UIOffset(horizontal: horizontal, vertical: vertical) }
}

extension Theme.EdgeInsets: UIKitConvertible {
  public var uiKitValue: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
}

extension Theme.RectEdge: UIKitConvertible {
  public var uiKitValue: UIRectEdge { UIRectEdge(rawValue: UInt(rawValue)) }
}
