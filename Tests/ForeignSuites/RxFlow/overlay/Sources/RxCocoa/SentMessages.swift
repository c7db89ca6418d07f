import RxSwift
import UIKit

/// The messages that RxFlow listens to, which RxCocoa hears through the Objective-C runtime.
extension Reactive where Base: AnyObject {
  /// The arguments of each call of a method, before it runs.
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    guard let base = base as? UIResponder else { return .never() }
    return Messages.of(base).subject(for: selector.name).asObservable()
  }

  public var deallocated: Observable<Void> { Messages.of(base).end.asObservable() }

  public var deallocating: Observable<Void> { deallocated }
}

extension UIViewController {
  @_dynamicReplacement(for:viewDidAppear(_:))
  private func heardDidAppear(_ animated: Bool) {
    Messages.of(self).send("viewDidAppear:", animated)
    viewDidAppear(animated)
  }

  @_dynamicReplacement(for:viewDidDisappear(_:))
  private func heardDidDisappear(_ animated: Bool) {
    Messages.of(self).send("viewDidDisappear:", animated)
    viewDidDisappear(animated)
  }

  @_dynamicReplacement(for:didMove(toParent:))
  private func heardDidMove(toParent parent: UIViewController?) {
    Messages.of(self).send("didMove:", parent as Any)
    didMove(toParent: parent)
  }
}

extension UIWindow {
  @_dynamicReplacement(for:makeKeyAndVisible())
  private func heardMakeKeyAndVisible() {
    Messages.of(self).send("makeKeyAndVisible")
    makeKeyAndVisible()
  }
}

/// The subjects of an object, which end with it.
private final class Messages {
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  let end = PublishSubject<Void>()
  private var subjects: [String: PublishSubject<[Any]>] = [:]

  deinit {
    end.on(.next(()))
    end.on(.completed)
    for subject in subjects.values { subject.on(.completed) }
  }

  static func of(_ object: AnyObject) -> Messages {
    if let messages = objc_getAssociatedObject(object, key) as? Messages { return messages }
    let new = Messages()
    objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }

  func subject(for name: String) -> PublishSubject<[Any]> {
    let subject = subjects[name] ?? PublishSubject()
    subjects[name] = subject
    return subject
  }

  func send(_ name: String, _ arguments: Any...) { subjects[name]?.on(.next(arguments)) }
}
