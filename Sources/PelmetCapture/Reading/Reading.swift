import Foundation
import Pelmet
import PelmetReports
import PelmetUIKit

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

/// Reads the properties of a UIKit object as a theme writes them: `read("barStyle", \.barStyle, as: Theme.BarStyle.self)`. The counterpart of
/// PelmetUIKit's `Setter`.
@MainActor
struct Reading<Target> {
  let target: Target
  private(set) var members: [CapturedTree.Member] = []
  /// The running system, as for a setter.
  let system = Theme.OSVersion.current

  init(_ target: Target) {
    self.target = target
  }

  mutating func add(_ members: [CapturedTree.Member]) {
    for member in members { add(member.name, member.value) }
  }

  /// - Parameter name: The property, or the path to one of an object's: `navigationBarMinimization.minimizationBehavior`.
  mutating func add(_ name: String, _ value: CapturedTree?) {
    guard let value else { return }
    let names = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard names.count == 2 else { return members.append(CapturedTree.Member(name, value)) }
    let inner = CapturedTree.Member(names[1], value)
    guard let index = members.firstIndex(where: { $0.name == names[0] }) else {
      return members.append(CapturedTree.Member(names[0], .object([inner])))
    }
    members[index] = CapturedTree.Member(names[0], .object(members[index].value.members + [inner]))
  }

  mutating func callAsFunction(_ name: String, _ property: KeyPath<Target, Bool>) {
    add(name, .boolean(target[keyPath: property]))
  }

  /// Reads a property that follows from others unless it was set.
  /// - Parameter usual: A new object with the same others.
  mutating func callAsFunction(_ name: String, _ property: KeyPath<Target, Bool>, unlike usual: Target) {
    if target[keyPath: property] != usual[keyPath: property] { self(name, property) }
  }

  mutating func callAsFunction(_ name: String, _ property: KeyPath<Target, CGFloat>) {
    add(name, .number(Double(target[keyPath: property])))
  }

  mutating func callAsFunction(_ name: String, _ property: KeyPath<Target, UIOffset>) {
    add(name, .offset(target[keyPath: property]))
  }

  mutating func callAsFunction(_ name: String, _ property: KeyPath<Target, UIEdgeInsets>) {
    add(name, .value(CapturedTree.insets(target[keyPath: property])))
  }

  mutating func callAsFunction(_ name: String, _ property: KeyPath<Target, UIImage?>) {
    add(name, target[keyPath: property].map { .image($0) } ?? .empty(new: nil))
  }

  mutating func callAsFunction(_ name: String, _ property: KeyPath<Target, UIFont?>) {
    add(name, target[keyPath: property].map { .font($0) } ?? .empty(new: nil))
  }

  mutating func callAsFunction(_ name: String, _ property: KeyPath<Target, [NSAttributedString.Key: Any]>) {
    add(name, .attributes(target[keyPath: property]))
  }

  mutating func callAsFunction(_ name: String, _ property: KeyPath<Target, [NSAttributedString.Key: Any]?>) {
    add(name, .attributes(target[keyPath: property]))
  }

  /// - Parameter clearIsNone: Whether a theme writes `"none"` for the clear colour.
  mutating func callAsFunction(_ name: String, _ property: KeyPath<Target, UIColor?>, clearIsNone: Bool) {
    add(name, .color(target[keyPath: property], clearIsNone: clearIsNone))
  }

  /// Reads a value that a theme names. A value of UIKit that has no name in themes is unknown.
  mutating func callAsFunction<Value: UIKitConvertible & CaseIterable & RawRepresentable<String>>(
    _ name: String, _ property: KeyPath<Target, Value.UIKitValue>, as type: Value.Type
  ) where Value.UIKitValue: Hashable {
    let value = target[keyPath: property]
    let known = type.allCases.first { $0.uiKitValue == value }
    add(name, known.map { .text($0.rawValue) } ?? .unknown(reason: "themes have no name for it", hash: value.hashValue))
  }

  mutating func callAsFunction<Style: CapturedStyle>(
    _ name: String, _ property: KeyPath<Target, Style.Object>, as type: Style.Type
  ) {
    add(name, type.tree(of: target[keyPath: property]))
  }

  /// Reads an object in a place that may be empty.
  mutating func callAsFunction<Style: CapturedStyle>(
    _ name: String, _ property: KeyPath<Target, Style.Object?>, as type: Style.Type
  ) {
    add(name, target[keyPath: property].map { type.tree(of: $0) } ?? .empty(new: type.tree(of: type.fresh())))
  }
}

extension Reading where Target: UIView {
  /// Reads a view's tint, unless it is the one that the view inherits: UIKit does not say whose a tint is (BAR-8).
  mutating func tint(_ name: String) {
    #if !MODELCORE
      guard target.tintAdjustmentMode != .dimmed else {
        return add(name, .unknown(reason: "a view that is dimmed does not tell its tint", hash: 0))
      }
    #endif
    guard let tint = target.tintColor, tint != (target.superview ?? UIView()).tintColor else { return }
    add(name, .color(tint, clearIsNone: false))
  }
}

@MainActor
extension CapturedTree {
  static func color(_ color: UIColor?, clearIsNone: Bool) -> CapturedTree {
    guard let color else { return .empty(new: nil) }
    let tree = CapturedTree.color(color)
    return clearIsNone && tree.isClear ? .text("none") : tree
  }

  static func offset(_ offset: UIOffset) -> CapturedTree {
    .value(.array([.number(Double(offset.horizontal)), .number(Double(offset.vertical))]))
  }
}
