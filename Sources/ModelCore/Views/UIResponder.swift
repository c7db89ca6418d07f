public import Foundation

/// The root of everything that takes part in an app's interface.
@MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }
}
