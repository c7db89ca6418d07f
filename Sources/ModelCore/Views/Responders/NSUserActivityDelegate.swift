#if !canImport(Darwin)
  public import Foundation

  /// Brings an activity up to date.
  public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Before the activity is saved (SCN-9).
    func userActivityWillSave(_ userActivity: NSUserActivity)
  }

  extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  }
#endif
