public import Foundation

/// A menu of an item. What is in it is not modelled.
@MainActor
open class UIMenu: NSObject {}
