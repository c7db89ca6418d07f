public import UIKit

/// Closures that wait for a controller's first appearance and for its end, which the library adds in Objective-C.
extension UIViewController {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var _UIKitNavigation_hasViewAppeared: Bool {
    get { waiting.hasAppeared }
    set { waiting.hasAppeared = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var _UIKitNavigation_onViewAppear: [() -> Void] {
    get { waiting.forAppearance }
    set { waiting.forAppearance = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var _UIKitNavigation_onDismiss: (() -> Void)? {
    get { waiting.forEnd }
    set { waiting.forEnd = newValue }
  }

  private var waiting: Waiting {
    if let waiting = objc_getAssociatedObject(self, Waiting.key) as? Waiting { return waiting }
    let new = Waiting()
    objc_setAssociatedObject(self, Waiting.key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  @_dynamicReplacement(for:viewDidAppear(_:))
  private func shimDidAppear(_ animated: Bool) {
    viewDidAppear(animated)
    guard !waiting.hasAppeared else { return }
    waiting.hasAppeared = true
    for closure in waiting.forAppearance { closure() }
    waiting.forAppearance = []
  }

  @_dynamicReplacement(for:viewDidDisappear(_:))
  private func shimDidDisappear(_ animated: Bool) {
    viewDidDisappear(animated)
    guard isBeingDismissed, waiting.forEnd != nil else { return }
    if self is UIAlertController {
      // The action of an alert runs before.
      DispatchQueue.main.async { self.end(clearing: true) }
    } else {
      end()
    }
  }

  @_dynamicReplacement(for:didMove(toParent:))
  private func shimDidMove(toParent parent: UIViewController?) {
    didMove(toParent: parent)
    if parent == nil, waiting.forEnd != nil { end() }
  }

  private func end(clearing: Bool = false) {
    waiting.forEnd?()
    if clearing { waiting.forEnd = nil } else { DispatchQueue.main.async { self.waiting.forEnd = nil } }
  }
}

@MainActor
private final class Waiting {
  static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  var hasAppeared = false
  var forAppearance: [() -> Void] = []
  var forEnd: (() -> Void)?
}
