public import Foundation

/// An animation of an app. What it does cannot be seen here; it takes the time of the system's (NDL-6).
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {}
