public import Foundation

/// A delegate that may have a window of its own: `UIApplicationDelegate` and `UIWindowSceneDelegate`.
///
/// UIKit declares `window` as an optional property of both, so that it reads as an optional in an optional:
/// `delegate?.window??.rootViewController`, or `if let window = delegate?.window, let window`. Each of the two declares that reading, which
/// the compiler prefers. It takes this property, in which a class keeps its window, for `delegate?.window?.rootViewController` and for an
/// assignment.
@preconcurrency @MainActor
public protocol ModelWindowOwner: NSObjectProtocol {
  /// The delegate's window. UIKit sets it if a storyboard makes the window (LCH-11).
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension ModelWindowOwner {
  /// No window, of a class that declares none.
  @_disfavoredOverload
  public var window: UIWindow? {
    get {
      noteDefault()
      return nil
    }
    set { noteDefault() }
  }

  /// The delegate's window, or nil in place of an optional if the class does not declare `window`.
  var windowIfDeclared: UIWindow?? {
    let (own, isDeclared) = OptionalMethods.answer { window }
    return isDeclared || own != nil ? .some(own) : nil
  }

  private func noteDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any ModelWindowOwner.Type }
  }
}
