/// Has a say in what a navigation bar shows. A navigation controller is the delegate of its own bar: a subclass of it that conforms is
/// asked (NAV-8).
@MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Asked before a push on a free-standing bar; true by default. Optional.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// After a push on a free-standing bar. Optional.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Asked before the back button or a swipe pops; true by default (NAV-8, POP-6). Optional.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// At the end of a pop (NAV-8). Optional.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    OptionalMethods.runDefault(for: self) { $0 is any UINavigationBarDelegate.Type }
    return true
  }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    OptionalMethods.runDefault(for: self) { $0 is any UINavigationBarDelegate.Type }
  }

  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    OptionalMethods.runDefault(for: self) { $0 is any UINavigationBarDelegate.Type }
    return true
  }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    OptionalMethods.runDefault(for: self) { $0 is any UINavigationBarDelegate.Type }
  }
}
