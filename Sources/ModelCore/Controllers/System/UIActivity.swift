public import Foundation

/// A service of the share sheet (SYS-4): one of the app's own overrides what it needs.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of a service.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  /// Whether a service does something with the items, or opens them in another app.
  public enum Category: Int, Sendable { case action, share }

  open class var activityCategory: Category { .action }

  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }

  /// The controller that the service shows in place of ``perform()``.
  open var activityViewController: UIViewController? { nil }

  /// The sheet that offers the service.
  weak var sheet: UIActivityViewController?

  /// Whether the sheet offers the service for these items. No, unless it is overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called before the service does its work.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Does the work, and then calls ``activityDidFinish(_:)``.
  open func perform() { activityDidFinish(false) }

  /// Ends the service and dismisses the sheet.
  open func activityDidFinish(_ completed: Bool) {
    sheet?.finish(UIActivityViewController.Outcome(type: activityType, isCompleted: completed))
  }
}
