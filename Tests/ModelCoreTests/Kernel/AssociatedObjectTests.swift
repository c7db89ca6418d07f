import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// Properties that an app adds to UIKit's classes, as real code writes them.
@MainActor
struct AssociatedObjectTests {
  @Test func aControllerKeepsAnAddedProperty() {
    let controller = UIViewController()
    #expect(controller.subtitle == nil)
    controller.subtitle = "one"
    expectEqual(controller.subtitle, "one")
    controller.subtitle = "two"
    expectEqual(controller.subtitle, "two")
    #expect(UIViewController().subtitle == nil)
    controller.subtitle = nil
    #expect(controller.subtitle == nil)
  }

  @Test func keysAreApart() {
    let view = UIView(frame: .zero)
    objc_setAssociatedObject(view, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN)
    expectEqual(objc_getAssociatedObject(view, &firstKey) as? Int, 1)
    expectEqual(objc_getAssociatedObject(view, &secondKey) as? Int, 2)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &firstKey) == nil)
    #expect(objc_getAssociatedObject(view, &secondKey) == nil)
  }

  @Test(
    arguments: [.OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC] as [objc_AssociationPolicy], Owner.allCases)
  func aRetainedObjectEndsWithItsOwner(policy: objc_AssociationPolicy, kind: Owner) {
    var owner: AnyObject? = kind.make()
    weak var value: Value?
    do {
      let strong = Value()
      value = strong
      if let owner { objc_setAssociatedObject(owner, &firstKey, strong, policy) }
    }
    #expect(value != nil)
    owner = nil
    #expect(value == nil)
  }

  @Test func aReplacedAndARemovedObjectEnd() {
    let item = UINavigationItem()
    weak var first: Value?
    weak var second: Value?
    do {
      let values = (Value(), Value())
      (first, second) = values
      objc_setAssociatedObject(item, &firstKey, values.0, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(item, &firstKey, values.1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(first == nil)
    #expect(second != nil)
    objc_setAssociatedObject(item, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(second == nil)
  }

  @Test func anAssignedObjectIsNotKept() {
    let item = UIBarButtonItem(title: "Add", image: nil, primaryAction: nil, menu: nil)
    weak var value: Value?
    do {
      let strong = Value()
      value = strong
      objc_setAssociatedObject(item, &firstKey, strong, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(item, &firstKey) as? Value === strong)
    }
    #expect(value == nil)
    #if !canImport(ObjectiveC)  // Where there is a runtime, the address of the object is left.
      #expect(objc_getAssociatedObject(item, &firstKey) == nil)
    #endif
  }

  @Test func anAssignedNumberStays() {
    let view = UIView(frame: .zero)
    objc_setAssociatedObject(view, &firstKey, true, .OBJC_ASSOCIATION_ASSIGN)
    objc_setAssociatedObject(view, &secondKey, NSNumber(value: 7), .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &firstKey) as? Bool == true)
    expectEqual(objc_getAssociatedObject(view, &secondKey) as? Int, 7)
  }

  @Test(arguments: [.OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC] as [objc_AssociationPolicy])
  func aCopyIsKept(policy: objc_AssociationPolicy) {
    let view = UIView(frame: .zero)
    let text = NSMutableString(string: "before")
    objc_setAssociatedObject(view, &firstKey, text, policy)
    text.append(" and after")
    expectEqual(objc_getAssociatedObject(view, &firstKey) as? String, "before")
    objc_setAssociatedObject(view, &secondKey, { 7 } as () -> Int, policy)
    expectEqual((objc_getAssociatedObject(view, &secondKey) as? () -> Int)?(), 7)
  }

  @Test func aValueMayAskForOthersWhenItEnds() {
    let view = UIView(frame: .zero)
    objc_setAssociatedObject(view, &firstKey, Asker(view), .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(view)
    expectEqual(objc_getAssociatedObject(view, &secondKey) as? String, "the end")
  }

  @Test func anyObjectHasThem() {
    let coordinator = Coordinator()
    let other = Coordinator()
    objc_setAssociatedObject(coordinator, &firstKey, "home", .OBJC_ASSOCIATION_RETAIN)
    expectEqual(objc_getAssociatedObject(coordinator, &firstKey) as? String, "home")
    #expect(objc_getAssociatedObject(other, &firstKey) == nil)
    objc_removeAssociatedObjects(coordinator)
    #expect(objc_getAssociatedObject(coordinator, &firstKey) == nil)
  }

  @Test func valuesOfObjectsThatEndedDoNotPileUp() {
    var values: [WeakValue] = []
    for _ in 0..<500 {
      let value = Value()
      values.append(WeakValue(object: value))
      objc_setAssociatedObject(Coordinator(), &firstKey, value, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(values.filter { $0.object != nil }.count < 100)
  }

  /// A class with a place for associated values.
  enum Owner: CaseIterable {
    case controller, view, item, navigationItem, recognizer

    @MainActor func make() -> AnyObject {
      switch self {
      case .controller: UIViewController()
      case .view: UIView(frame: .zero)
      case .item: UITabBarItem(title: nil, image: nil, tag: 0)
      case .navigationItem: UINavigationItem()
      case .recognizer: UITapGestureRecognizer()
      }
    }
  }
}

// Nobody reads or writes them: they are there for their addresses.
nonisolated(unsafe) private var firstKey: UInt8 = 0
nonisolated(unsafe) private var secondKey: UInt8 = 0

private final class Value {}

private struct WeakValue {
  weak var object: Value?
}

/// A class of the app, with no relation to the model's.
private final class Coordinator {}

/// Associates a value with its owner when it ends.
private final class Asker {
  private weak var owner: AnyObject?

  init(_ owner: AnyObject) {
    self.owner = owner
  }

  deinit {
    guard let owner else { return }
    objc_setAssociatedObject(owner, &secondKey, "the end", .OBJC_ASSOCIATION_RETAIN)
  }
}

extension UIViewController {
  /// A property as apps add it.
  fileprivate var subtitle: String? {
    get { objc_getAssociatedObject(self, &firstKey) as? String }
    set { objc_setAssociatedObject(self, &firstKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}
