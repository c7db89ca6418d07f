import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

/// Writes the values of a style to the properties of a UIKit object: `set(\.barTintColor, \.barTintColor)`.
///
/// Values that the style applied before set and this one leaves out return to those of a new object. Values that neither sets are not
/// touched.
@MainActor
struct Setter<Target: AnyObject, Style> {
  let target: Target
  let change: Change<Style>
  /// Decides what a value that is left out returns to.
  let role: TargetRole
  private let pristine: Pristine<Target>
  /// The running system, to be checked before properties that came later.
  ///
  /// On a device it agrees with `#available`, which the compiler needs. With ModelCore, where `#available` always holds, it is the
  /// simulated system's version.
  let system = Theme.OSVersion.current

  /// - Parameter pristine: A new object of the target's class, with UIKit's defaults.
  init(
    _ target: Target, _ style: Style, replacing old: Style?, as role: TargetRole = .instance,
    pristine: @autoclosure @escaping () -> Target
  ) {
    self.target = target
    change = Change(new: style, old: old)
    self.role = role
    self.pristine = Pristine(pristine)
  }

  /// Writes the new value, or, if only the style applied before had one, that of a new object.
  private func write<Written, Value>(
    _ change: Change<Written>, to property: ReferenceWritableKeyPath<Target, Value>, neutral: Value? = nil,
    _ convert: (Written) -> Value
  ) {
    if let value = change.new {
      target[keyPath: property] = convert(value)
    } else if change.old != nil {
      let neutral = role == .containedProxy ? neutral : nil
      target[keyPath: property] = neutral ?? pristine.object[keyPath: property]
    }
  }

  /// Writes a property whose default depends on others. If only the style applied before set it, it takes the value of `reference`, an
  /// object to which nothing but the new style was applied.
  func callAsFunction<Value>(
    _ property: ReferenceWritableKeyPath<Target, Value>, _ part: KeyPath<Style, Value?>, orAsIn reference: Pristine<Target>
  ) {
    let change = change[part]
    if let value = change.new ?? (change.isAny ? reference.object[keyPath: property] : nil) { target[keyPath: property] = value }
  }

  /// Writes a value of a type that theme and UIKit share.
  func callAsFunction<Value>(_ property: ReferenceWritableKeyPath<Target, Value>, _ part: KeyPath<Style, Value?>) {
    write(change[part], to: property) { $0 }
  }

  func callAsFunction<Value>(_ property: ReferenceWritableKeyPath<Target, Value?>, _ part: KeyPath<Style, Value?>) {
    write(change[part], to: property) { $0 }
  }

  /// Writes a number of points.
  func callAsFunction(_ property: ReferenceWritableKeyPath<Target, CGFloat>, _ part: KeyPath<Style, Double?>) {
    write(change[part], to: property) { CGFloat($0) }
  }

  /// Writes a value that UIKit represents by a type of its own.
  func callAsFunction<Value: UIKitConvertible>(
    _ property: ReferenceWritableKeyPath<Target, Value.UIKitValue>, _ part: KeyPath<Style, Value?>
  ) {
    write(change[part], to: property, \.uiKitValue)
  }

  func callAsFunction<Value: UIKitConvertible>(
    _ property: ReferenceWritableKeyPath<Target, Value.UIKitValue?>, _ part: KeyPath<Style, Value?>
  ) {
    write(change[part], to: property, \.uiKitValue)
  }

  /// Writes text attributes; a font takes what it leaves out from the system's font for the text.
  func callAsFunction(
    _ property: ReferenceWritableKeyPath<Target, [NSAttributedString.Key: Any]>, _ part: KeyPath<Style, Theme.TextAttributes?>,
    font: BaseFont
  ) {
    write(change[part], to: property) { $0.uiKitAttributes(base: font.font) }
  }

  func callAsFunction(
    _ property: ReferenceWritableKeyPath<Target, [NSAttributedString.Key: Any]?>, _ part: KeyPath<Style, Theme.TextAttributes?>,
    font: BaseFont
  ) {
    write(change[part], to: property, neutral: [:]) { $0.uiKitAttributes(base: font.font) }
  }

  /// Writes an appearance object: a changed copy, because UIKit does not say who else has the object that a getter returns (APP-6).
  func callAsFunction<Appearance: AppearanceStyle>(
    _ property: ReferenceWritableKeyPath<Target, Appearance.Object>, _ part: KeyPath<Style, Appearance?>
  ) {
    self(property, change[part])
  }

  func callAsFunction<Appearance: AppearanceStyle>(
    _ property: ReferenceWritableKeyPath<Target, Appearance.Object>, _ change: Change<Appearance>
  ) {
    write(change, to: property) {
      changed(role == .instance ? target[keyPath: property] : Appearance.systemObject(), by: $0, replacing: change.old)
    }
  }

  /// Writes an appearance object to a slot that may be empty; an empty one starts from the system's look.
  func callAsFunction<Appearance: AppearanceStyle>(
    _ property: ReferenceWritableKeyPath<Target, Appearance.Object?>, _ part: KeyPath<Style, Appearance?>,
    neutral: @autoclosure () -> Appearance.Object? = nil
  ) {
    let change = change[part]
    write(change, to: property, neutral: role == .containedProxy ? neutral() : nil) {
      let object = role == .instance ? target[keyPath: property] : nil
      return changed(object ?? Appearance.systemObject(), by: $0, replacing: change.old)
    }
  }

  private func changed<Appearance: AppearanceStyle>(
    _ object: Appearance.Object, by style: Appearance, replacing old: Appearance?
  ) -> Appearance.Object {
    let copy = object.copy() as? Appearance.Object ?? object
    style.apply(to: copy, replacing: old)
    return copy
  }

  /// Writes a property that has a value for each case of an axis; `nil` undoes that of the style applied before.
  func each<Values: ValuesByCase>(_ part: KeyPath<Style, Values?>, _ write: (Values.Case, Values.Value?) -> Void) {
    change[part].forEachCase { write($0, $1.new) }
  }

  /// Writes a property that has a value for each pair of cases of two axes.
  func each<Outer: ValuesByCase>(
    _ part: KeyPath<Style, Outer?>, _ write: (Outer.Case, Outer.Value.Case, Outer.Value.Value?) -> Void
  ) where Outer.Value: ValuesByCase {
    change[part].forEachCase { outer, values in values.forEachCase { write(outer, $0, $1.new) } }
  }
}

extension Setter where Target: UIView {
  /// Writes a view's tint. A tint that is left out becomes `nil`, so that the view inherits one again: a new view's getter returns the
  /// inherited colour (BAR-8).
  func tint(_ part: KeyPath<Style, Theme.Color?>) {
    let change = change[part]
    if change.isAny { target.tintColor = change.new?.uiKitValue }
  }
}

/// The kind of object that a style is written to, which decides what a value that is left out returns to.
enum TargetRole {
  /// A bar or an item: the value returns to that of a new one.
  case instance
  /// The appearance proxy of a class: `nil` makes it forget the value (PRX-1). Its getters are never called, which UIKit forbids.
  case proxy
  /// The appearance proxy within containers. If it forgets a value, that of the whole class applies; so it is given a value that looks
  /// like the system's where there is one.
  case containedProxy
}

/// A new object of a class, made when it is first read for UIKit's defaults.
@MainActor
final class Pristine<Target: AnyObject> {
  private let make: () -> Target
  private(set) lazy var object = make()

  init(_ make: @escaping () -> Target) {
    self.make = make
  }
}

/// A part of a theme that UIKit represents by an appearance object.
@MainActor
protocol AppearanceStyle {
  associatedtype Object: NSObject, NSCopying

  /// A new appearance object, with the system's look.
  static func systemObject() -> Object

  /// Applies the style to an appearance object. Values that `old` set and this style leaves out return to the system's.
  func apply(to object: Object, replacing old: Self?)
}
