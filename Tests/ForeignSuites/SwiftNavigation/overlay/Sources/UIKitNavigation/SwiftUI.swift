// What UIKitNavigation takes from SwiftUI.
public import Foundation
public import SwiftNavigation
public import UIKit

/// There are no animations of SwiftUI.
public enum Animation: Hashable, Sendable {
  func delay(_ delay: TimeInterval) -> Animation { switch self {} }
  func repeatCount(_ count: Int, autoreverses: Bool) -> Animation { switch self {} }
  func repeatForever(autoreverses: Bool) -> Animation { switch self {} }
  func speed(_ speed: Double) -> Animation { switch self {} }
}

extension UIView {
  static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)?) { switch animation {} }
}

extension RangeReplaceableCollection {
  mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension TextState {
  var accessibilityLabel: TextState? { nil }
}
