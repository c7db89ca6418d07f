public import Foundation

/// What an appearance proxy may be limited to.
@MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
