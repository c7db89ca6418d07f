public import Foundation

/// What leads a transition of an app (NDL-6). What it does cannot be seen here.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}
