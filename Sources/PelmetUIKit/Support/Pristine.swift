import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// An object of a class on which nothing was ever set. It knows what a property is when no theme says anything.
@MainActor
final class Pristine<Target: AnyObject> {
  private let make: () -> Target
  private(set) lazy var object = make()

  init(_ make: @escaping () -> Target) {
    self.make = make
  }
}
