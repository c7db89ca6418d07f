public import Foundation

/// An effect on what lies behind a view.
@MainActor
open class UIVisualEffect: NSObject {
  public override init() {
    super.init()
  }
}
