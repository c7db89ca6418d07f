import ModelCore

// Names what tests and apps rely on, with types and openness: the file compiles, or the public surface has changed.

/// Implements every method of `UIAppearanceContainer`, with the types that it must have.
private final class UIAppearanceContainerConformer: NSObject, UIAppearanceContainer {

}

private let userInterfaceSizeClassCases: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]

extension UITraitCollection {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use3(_ value: UITraitCollection) {
    func make0(horizontalSizeClass: UIUserInterfaceSizeClass) -> UITraitCollection {
      UITraitCollection(horizontalSizeClass: horizontalSizeClass)
    }
  }
}

extension UIEdgeInsets {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use4(_ value: inout UIEdgeInsets) {
    func make0(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> UIEdgeInsets {
      UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
    let _ = UIEdgeInsets.zero
  }
}

extension UIOffset {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use5(_ value: inout UIOffset) {
    func make0(horizontal: CGFloat, vertical: CGFloat) -> UIOffset { UIOffset(horizontal: horizontal, vertical: vertical) }
    let _ = UIOffset.zero
  }
}

extension UIRectEdge {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use6(_ value: inout UIRectEdge) {
    let _: UInt = value.rawValue
    func make1(rawValue: UInt) -> UIRectEdge { UIRectEdge(rawValue: rawValue) }
    let _ = UIRectEdge.top
    let _ = UIRectEdge.left
    let _ = UIRectEdge.bottom
    let _ = UIRectEdge.right
    let _ = UIRectEdge.all
  }
}

extension UIColor {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use7(_ value: UIColor) {
    let _: UIColor = UIColor.red
    let _: UIColor = UIColor.green
    let _: UIColor = UIColor.blue
    let _: UIColor = UIColor.black
    let _: UIColor = UIColor.white
    let _: UIColor = UIColor.clear
  }
}

private let imageRenderingModeCases: [UIImage.RenderingMode] = [.automatic, .alwaysOriginal, .alwaysTemplate]

/// Overrides everything that is open in `UIImage`.
private class UIImageSubclass: UIImage, @unchecked Sendable {
  override func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { super.withRenderingMode(renderingMode) }
}

extension UIImage {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use10(_ value: UIImage) {
    func make0() -> UIImage { UIImage() }
  }
}

extension NSAttributedString.Key {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use11(_ value: NSAttributedString.Key) {
    let _ = NSAttributedString.Key.foregroundColor
  }
}

extension UIView.AnimationOptions {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use12(_ value: inout UIView.AnimationOptions) {
    let _: UInt = value.rawValue
    func make1(rawValue: UInt) -> UIView.AnimationOptions { UIView.AnimationOptions(rawValue: rawValue) }
  }
}

/// Overrides everything that is open in `UIView`.
private class UIViewSubclass: UIView {
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }

  override var superview: UIView? { super.superview }

  override var subviews: [UIView] { super.subviews }

  override var window: UIWindow? { super.window }

  override func addSubview(_ view: UIView) { super.addSubview(view) }

  override func removeFromSuperview() { super.removeFromSuperview() }

  override var clipsToBounds: Bool {
    get { super.clipsToBounds }
    set { super.clipsToBounds = newValue }
  }

  override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
}

extension UIView {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use14(_ value: UIView) {
    func make0(frame: CGRect) -> UIView { UIView(frame: frame) }
    func make1() -> UIView { UIView() }
    func make2(coder: NSCoder) -> UIView? { UIView(coder: coder) }
    func appearance3() -> UIView { UIView.appearance() }
    func appearance4(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIView {
      UIView.appearance(whenContainedInInstancesOf: containerTypes)
    }
    func appearance5(for trait: UITraitCollection) -> UIView { UIView.appearance(for: trait) }
  }
}

/// Overrides everything that is open in `UIScrollView`.
private class UIScrollViewSubclass: UIScrollView {
  override var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = newValue }
  }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = newValue }
  }
}

/// Overrides everything that is open in `UIWindow`.
private class UIWindowSubclass: UIWindow {
  override var windowScene: UIWindowScene? {
    get { super.windowScene }
    set { super.windowScene = newValue }
  }

  override var rootViewController: UIViewController? {
    get { super.rootViewController }
    set { super.rootViewController = newValue }
  }

  override var isKeyWindow: Bool { super.isKeyWindow }

  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
}

extension UIWindow {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use17(_ value: UIWindow) {
    func make0(frame: CGRect) -> UIWindow { UIWindow(frame: frame) }
    func make1(windowScene: UIWindowScene) -> UIWindow { UIWindow(windowScene: windowScene) }
    func make2(coder: NSCoder) -> UIWindow? { UIWindow(coder: coder) }
  }
}

/// Overrides everything that is open in `UIGestureRecognizer`.
private class UIGestureRecognizerSubclass: UIGestureRecognizer {
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
}

/// Implements every method of `UIGestureRecognizerDelegate`, with the types that it must have.
private final class UIGestureRecognizerDelegateConformer: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIControl.State {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use20(_ value: inout UIControl.State) {
    let _: UInt = value.rawValue
    func make1(rawValue: UInt) -> UIControl.State { UIControl.State(rawValue: rawValue) }
    let _: UIControl.State = UIControl.State.normal
    let _ = UIControl.State.highlighted
    let _ = UIControl.State.disabled
    let _ = UIControl.State.selected
    let _ = UIControl.State.focused
  }
}

extension UIAction {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use21(_ value: UIAction) {
    func make0(title: String, image: UIImage?, handler: @escaping (UIAction) -> Void) -> UIAction {
      UIAction(title: title, image: image, handler: handler)
    }
  }
}
