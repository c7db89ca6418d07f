import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// Writes those properties of a UIKit object that a theme sets: what is `nil` in the theme is not touched.
@MainActor
struct Setter<Target: AnyObject> {
  let target: Target
  /// Properties that the running system does not have yet are left out by it.
  ///
  /// `#available` tells the compiler, and on a device this agrees with it; for ModelCore, where `#available` always holds, it is the
  /// modelled system that counts.
  let system = OSVersion.current

  init(_ target: Target) {
    self.target = target
  }

  /// A value that theme and UIKit have in common.
  func callAsFunction<Value>(_ property: ReferenceWritableKeyPath<Target, Value>, _ value: Value?) {
    if let value { target[keyPath: property] = value }
  }

  /// A number of points.
  func callAsFunction(_ property: ReferenceWritableKeyPath<Target, CGFloat>, _ value: Double?) {
    if let value { target[keyPath: property] = value }
  }

  /// A value for which UIKit has a type of its own.
  func callAsFunction<Value: UIKitConvertible>(
    _ property: ReferenceWritableKeyPath<Target, Value.UIKitValue>, _ value: Value?
  ) {
    if let value { target[keyPath: property] = value.uiKitValue }
  }

  func callAsFunction<Value: UIKitConvertible>(
    _ property: ReferenceWritableKeyPath<Target, Value.UIKitValue?>, _ value: Value?
  ) {
    if let value { target[keyPath: property] = value.uiKitValue }
  }

  /// Text attributes, whose font is a variation of the system's for the place.
  func callAsFunction(
    _ property: ReferenceWritableKeyPath<Target, [NSAttributedString.Key: Any]>, _ value: TextAttributes?, font: BaseFont
  ) {
    if let value { target[keyPath: property] = value.uiKitAttributes(base: font.font) }
  }

  func callAsFunction(
    _ property: ReferenceWritableKeyPath<Target, [NSAttributedString.Key: Any]?>, _ value: TextAttributes?, font: BaseFont
  ) {
    if let value { target[keyPath: property] = value.uiKitAttributes(base: font.font) }
  }

  /// An appearance object. A copy is changed and written back: UIKit does not say whose the object is that a getter returns (APP-6).
  func callAsFunction<Style: AppearanceStyle>(
    _ property: ReferenceWritableKeyPath<Target, Style.Object>, _ style: Style?
  ) {
    if let style { target[keyPath: property] = changed(target[keyPath: property], by: style) }
  }

  /// An appearance object of a slot that may be empty; an empty one starts from the system's look.
  func callAsFunction<Style: AppearanceStyle>(
    _ property: ReferenceWritableKeyPath<Target, Style.Object?>, _ style: Style?
  ) {
    if let style { target[keyPath: property] = changed(target[keyPath: property] ?? Style.systemObject(), by: style) }
  }

  private func changed<Style: AppearanceStyle>(_ object: Style.Object, by style: Style) -> Style.Object {
    let copy = object.copy() as? Style.Object ?? object
    style.apply(to: copy)
    return copy
  }
}
