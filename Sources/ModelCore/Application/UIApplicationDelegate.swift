public import Foundation

/// What the system asks and tells the app.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}
