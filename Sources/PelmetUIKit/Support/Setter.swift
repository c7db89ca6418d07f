import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// Writes what a style says on a UIKit object, and takes back what the style said that was applied before and this one does not say.
/// What neither says is not touched.
@MainActor
struct Setter<Target: AnyObject, Style> {
  let target: Target
  let change: Change<Style>
  /// What the target is, and so what becomes of what is taken back.
  let role: TargetRole
  private let pristine: Pristine<Target>
  /// Properties that the running system does not have yet are left out by it.
  ///
  /// `#available` tells the compiler, and on a device this agrees with it; for ModelCore, where `#available` always holds, it is the
  /// modelled system that counts.
  let system = Theme.OSVersion.current

  /// - Parameter pristine: Makes an object of the target's class.
  init(
    _ target: Target, _ style: Style, replacing old: Style?, as role: TargetRole = .instance,
    pristine: @autoclosure @escaping () -> Target
  ) {
    self.target = target
    change = Change(new: style, old: old)
    self.role = role
    self.pristine = Pristine(pristine)
  }

  /// Writes the new value; in the place of an old one without a successor, the value of a new object.
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

  /// A property whose default depends on others: the old value's place takes what `reference` has, an object with nothing but the new
  /// style.
  func callAsFunction<Value>(
    _ property: ReferenceWritableKeyPath<Target, Value>, _ part: KeyPath<Style, Value?>, orAsIn reference: Pristine<Target>
  ) {
    let change = change[part]
    if let value = change.new ?? (change.isAny ? reference.object[keyPath: property] : nil) { target[keyPath: property] = value }
  }

  /// A value that theme and UIKit have in common.
  func callAsFunction<Value>(_ property: ReferenceWritableKeyPath<Target, Value>, _ part: KeyPath<Style, Value?>) {
    write(change[part], to: property) { $0 }
  }

  /// A number of points.
  func callAsFunction(_ property: ReferenceWritableKeyPath<Target, CGFloat>, _ part: KeyPath<Style, Double?>) {
    write(change[part], to: property) { CGFloat($0) }
  }

  /// A value for which UIKit has a type of its own.
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

  /// Text attributes, whose font is a variation of the system's for the place.
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

  /// An appearance object. A copy is changed and written back: UIKit does not say whose the object is that a getter returns (APP-6).
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

  /// An appearance object of a slot that may be empty; an empty one starts from the system's look.
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

  /// A property with an axis. UIKit takes nil for a case that nothing is said of any more.
  func each<Values: ValuesByCase>(_ part: KeyPath<Style, Values?>, _ write: (Values.Case, Values.Value?) -> Void) {
    change[part].forEachCase { write($0, $1.new) }
  }

  /// A property with two axes.
  func each<Outer: ValuesByCase>(
    _ part: KeyPath<Style, Outer?>, _ write: (Outer.Case, Outer.Value.Case, Outer.Value.Value?) -> Void
  ) where Outer.Value: ValuesByCase {
    change[part].forEachCase { outer, values in values.forEachCase { write(outer, $0, $1.new) } }
  }
}

extension Setter where Target: UIView {
  /// A view's tint. Without one of its own it reads as what it inherits: only nil takes it back (BAR-8).
  func tint(_ part: KeyPath<Style, Theme.Color?>) {
    let change = change[part]
    if change.isAny { target.tintColor = change.new?.uiKitValue }
  }
}
